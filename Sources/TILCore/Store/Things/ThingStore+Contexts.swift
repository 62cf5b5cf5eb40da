package import Foundation
import GRDB

/// The words of texts where meanings were met. They stay in this store, unless the setting `contexts` shares them.
extension ThingStore {
    /// The number of texts that are remembered of a meaning. The oldest is forgotten first.
    package static let mostContexts = 5

    /// Remembers the words of texts where things were met, unless the setting `contexts` is off.
    ///
    /// If the last change added the thing, the text is a part of that change: undo also forgets it.
    /// - Parameters:
    ///   - contexts: the words of a text for each thing. A text without words, or one that is remembered already, is
    ///     skipped.
    ///   - instant: the instant at which they were met.
    package func remember(_ contexts: [UUID: ContextWords], at instant: Date) throws {
        let contexts = contexts.filter { context in !context.value.isEmpty }
        guard !contexts.isEmpty, try settings().contexts != .off else { return }
        try writing { db in
            let newest = try ChangeRow.newest(1, db).first
            // A defined order, so that the same text gives the same rows.
            for thing in contexts.keys.sorted(by: { first, second in first.uuidString < second.uuidString }) {
                guard let words = contexts[thing], let row = try Self.find(thing, db)?.row else { continue }
                if try Self.isRemembered(words.stored, of: thing, db) { continue }
                let isAdded = newest?.thing == thing || newest?.things?.contains(row) == true
                try Self.insertContext(
                    words.stored, of: thing, change: isAdded ? newest?.id : nil, at: instant.milliseconds, db)
            }
        }
    }

    /// Returns whether the words of a text are remembered of a thing already.
    static func isRemembered(_ words: String, of thing: UUID, _ db: Database) throws -> Bool {
        let found: Int? = try db.value(
            "SELECT 1 FROM context WHERE thing = ? AND words = ? LIMIT 1", [thing, words])
        return found != nil
    }

    /// Writes the words of a text, and forgets the oldest texts of the thing.
    static func insertContext(
        _ words: String, of thing: UUID, change: Int64? = nil, at milliseconds: Int64, isSent: Bool = false,
        _ db: Database
    ) throws {
        try db.insert(
            into: "context",
            [
                "thing": thing.bound, "change": change, "at": milliseconds, "words": words, "sent": isSent ? 1 : 0,
            ])
        try db.run(
            """
            DELETE FROM context WHERE thing = ? AND id NOT IN (
                SELECT id FROM context WHERE thing = ? ORDER BY id DESC LIMIT \(Self.mostContexts))
            """, [thing, thing])
    }

    /// Returns the SQL condition on the words of a text that a sync sends: none, unless the setting `contexts` shares
    /// them.
    static func isUnsentContext(_ db: Database) throws -> String {
        guard try settings(db).contexts == .shared else { return "false" }
        return """
            NOT sent AND thing IN (SELECT uuid FROM thing)
                AND NOT EXISTS (SELECT 1 FROM change WHERE change.id = context.change AND undone)
            """
    }

    /// Returns the words of all texts for an export, or none unless the setting `contexts` shares them.
    package func sharedContexts() throws -> [UUID: [String]] {
        try reading(.things) { db in
            guard try Self.settings(db).contexts == .shared else { return [:] }
            let rows = try db.rows(
                """
                SELECT thing, words FROM context
                WHERE NOT EXISTS (SELECT 1 FROM change WHERE change.id = context.change AND undone) ORDER BY id
                """
            ) { row in (thing: row.id("thing"), words: row.text("words")) }
            var words: [UUID: [String]] = [:]
            for row in rows { words[row.thing, default: []].append(row.words) }
            return words
        }
    }

    /// Remembers the words of texts that imported files have, for the things with the same acronym and meaning.
    package func rememberContexts(in files: [ImportFile], at instant: Date) throws {
        for file in files where file.format == JSONLines.format.name {
            try file.forEachItem { item in
                guard case .record(let record) = item, !record.contexts.isEmpty,
                    let thing = try meanings(of: record.short).first(where: { meaning in meaning.long == record.long })
                else { return }
                for words in record.contexts { try remember([thing.id: ContextWords(stored: words)], at: instant) }
            }
        }
    }

    /// Returns whether any text is remembered.
    package func hasContexts() throws(StoreError) -> Bool {
        try reading(.things) { db in try db.value("SELECT EXISTS (SELECT 1 FROM context)") == true }
    }

    /// Returns the words of the texts where things were met, oldest first. A thing without any is missing.
    package func contexts(of things: [UUID]) throws(StoreError) -> [UUID: [ContextWords]] {
        try reading(.things) { db in
            var found: [UUID: [ContextWords]] = [:]
            for thing in things {
                let texts = try db.rows(
                    """
                    SELECT words FROM context WHERE thing = ?
                    AND NOT EXISTS (SELECT 1 FROM change WHERE change.id = context.change AND undone)
                    ORDER BY id
                    """, [thing]
                ) { row in ContextWords(stored: row.text("words")) }
                if !texts.isEmpty { found[thing] = texts }
            }
            return found
        }
    }
}
