import Foundation
import TILCore
import TILText

/// The text typed into a cancelled `add` form, for the next try in any REPL or shell. It is stored in a private file
/// next to the REPL's history and deleted once a thing is added.
///
/// If the file cannot be read or written, nothing is saved and no error is reported.
struct UnfinishedForm {
    /// The path of the file.
    private let path: String
    /// The store that the form adds to. A form for another store is not offered.
    private let store: String

    /// The lifetime of the file in seconds. After a day, the user probably has something else in mind.
    private static let lifetime: TimeInterval = 86_400
    /// The maximum size of the file in bytes.
    private static let largest = 1 << 16

    /// Creates the storage for a session, or returns nil if no folder is known for it.
    init?(_ session: Session) {
        guard let path = StoreLocation.path(of: .unfinishedForm, session.environment.variables),
            let store = try? session.storePath()
        else { return nil }
        self.path = path
        self.store = store
    }

    private struct Content: Codable {
        let store: String
        let at: Date
        var fields: ThingForm.Fields
    }

    /// Returns the saved fields, or nil if there are none or they are too old.
    func fields(at instant: Date) -> ThingForm.Fields? {
        guard let bytes = try? RegularFile.contents(path, atMost: Self.largest),
            var content = try? JSONDecoder().decode(Content.self, from: Data(bytes))
        else { return nil }
        let age = instant.timeIntervalSince(content.at)
        guard content.store == store, (0..<Self.lifetime).contains(age) else { return nil }
        // Another program may have written the file. Escape control characters before they reach the terminal.
        for field in ThingForm.Field.allCases { content.fields[field] = content.fields[field].visible }
        return content.fields
    }

    /// Saves the fields unless they are empty.
    /// - Returns: Whether they were saved.
    func save(_ fields: ThingForm.Fields, at instant: Date) -> Bool {
        if fields == ThingForm.Fields() { return false }
        let content = Content(store: store, at: instant, fields: fields)
        guard let data = try? JSONEncoder().encode(content), data.count <= Self.largest else { return false }
        do {
            try PrivateFile.makeFolder(PrivateFile.folder(of: path))
            try PrivateFile.replace(PrivateFile.replaceable(path), with: Array(data))
            return true
        } catch {
            return false
        }
    }

    /// Deletes the saved fields.
    func forget() { unlink(path.systemPath) }
}
