package import Foundation
import GRDB

/// What a glossary keeps about itself.
package struct GlossaryAbout: Sendable {
    /// The source of the glossary.
    package let origin: GlossaryOrigin
    /// The instant of the last update.
    package let updated: Date
    /// The number of entries.
    package let entries: Int

    /// Reads the row of `about`.
    /// - Throws: `StoreError.damaged`.
    init(_ db: Database, path: String) throws {
        let about = try db.row("SELECT origin, updated, entries FROM about") { row in
            (origin: row.text("origin"), updated: row.date("updated"), entries: row.integer("entries") as Int)
        }
        guard let about, let origin = StoredJSON.value(GlossaryOrigin.self, from: about.origin) else {
            throw StoreError.damaged(path: path, reason: "its source is unknown")
        }
        self.origin = origin
        updated = about.updated
        entries = about.entries
    }
}

extension Glossary {
    /// Returns what the glossary keeps about itself, also of a glossary of til 0.3.0, which only an update reads.
    package func about() throws(GlossaryError) -> GlossaryAbout {
        try GlossaryError.translating(self) {
            let connection = try StoreConnection(path, kind: .glossary)
            return try connection.read { db in
                try GlossarySchema.checkAbout(db, path: path)
                return try GlossaryAbout(db, path: path)
            }
        }
    }
}
