import Foundation
import Glibc
import TILCore

/// What was typed into the form of `add` when nothing came of it, for the next try: in the same REPL, in another, or from
/// the shell. A private file beside the REPL's history, forgotten once something is added.
///
/// A file that cannot be read or written is no reason to stop anybody from working: nothing is kept then.
struct UnfinishedForm {
    /// Where the file is.
    private let path: String
    /// The store that is being added to: what was meant for another is not offered.
    private let store: String

    /// For how long it is kept, in seconds: who comes back after a day has something else in mind.
    private static let lifetime: TimeInterval = 86_400
    /// The largest file that is read, in bytes.
    private static let largest = 1 << 16

    /// Where the form of a session is kept; nil where there is no place for it.
    init?(_ session: Session) {
        guard let path = StoreLocation.unfinishedFormPath(variables: session.environment.variables),
            let store = try? session.storePath()
        else { return nil }
        (self.path, self.store) = (path, store)
    }

    /// The content of the file.
    private struct Content: Codable {
        let store: String
        let at: Date
        let fields: AddForm.Fields
    }

    /// What was typed; nil where nothing was, or it is too old.
    func fields(at instant: Date) -> AddForm.Fields? {
        guard let bytes = try? RegularFile.contents(path, atMost: Self.largest),
            let content = try? JSONDecoder().decode(Content.self, from: Data(bytes)), content.store == store,
            (0..<Self.lifetime).contains(instant.timeIntervalSince(content.at))
        else { return nil }
        // Another program may have written it: it goes into lines of a terminal.
        var fields = content.fields
        for field in AddForm.Fields.all { fields[keyPath: field] = fields[keyPath: field].visible }
        return fields
    }

    /// Keeps what was typed, where anything was.
    /// - Returns: whether it is kept.
    @discardableResult
    func keep(_ fields: AddForm.Fields, at instant: Date) -> Bool {
        guard !fields.isEmpty,
            let data = try? JSONEncoder().encode(Content(store: store, at: instant, fields: fields)),
            data.count <= Self.largest
        else { return false }
        do {
            try PrivateFile.makeFolder(PrivateFile.folder(of: path))
            try PrivateFile.replace(path, with: Array(data))
            return true
        } catch {
            return false
        }
    }

    /// Forgets what was typed.
    func forget() { unlink(path) }
}
