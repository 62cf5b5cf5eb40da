import Foundation
import TILCore

/// Brings a glossary up to date from where it comes: what adding and updating one have in common.
struct GlossaryWork {
    let glossary: Glossary
    let context: CommandContext

    /// Reads what has changed, and puts the glossary in its place.
    /// - Parameters:
    ///   - origin: where it comes from.
    ///   - known: what it was made from last; nil for a new one.
    func run(_ origin: GlossaryOrigin, known: GlossaryOrigin?) throws -> GlossaryReport {
        let work = WatchedWork(
            context: context, label: glossary.name,
            whenStopped: "Interrupted; the glossary \(glossary.name) was not changed.")
        var origin = origin
        return try work.run { progress in
            let path: String
            if origin.kind == .git {
                let repository = try GlossaryRepository(
                    glossary, at: origin.place, context: context, interruption: work.interruption)
                origin.commit = try repository.update(known: known?.commit)
                path = repository.folder
                if origin == known, let about = try? GlossaryReader(glossary).about() {
                    return GlossaryReport(name: glossary.name, entries: about.entries)
                }
            } else {
                path = origin.place
            }
            let files = try GlossaryFiles(origin: origin, interruption: work.interruption).inputs(at: path)
            return try GlossaryUpdate(of: glossary, from: origin, files).run(at: context.now) { entries in
                try progress(entries, 0)
            }
        }
    }
}
