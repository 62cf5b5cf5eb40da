import Foundation
import TILCore

/// A glossary with what it says of itself, as `til glossary list` shows it.
struct ListedGlossary: Encodable {
    var name: String
    var path: String
    /// Whether one may update and remove it, rather than the machine's administrator.
    var own: Bool
    var entries: Int?
    var updated: Date?
    /// Where it comes from; empty for what was built by whoever brings it.
    var source: String?
    var commit: String?
    /// Why it cannot be used.
    var fault: String?

    init(_ glossary: Glossary) {
        (name, path, own) = (glossary.name, glossary.path, glossary.isOwn)
        do {
            let about = try GlossaryReader(glossary).about()
            (entries, updated) = (about.entries, about.updated)
            (source, commit) = (about.origin.place, about.origin.commit)
        } catch {
            fault = error.sentence
        }
    }
}
