public import Foundation
import GRDB

/// The words of texts where meanings were met. They stay in this store: neither an export nor a sync has them.
extension ThingStore {
    /// The number of texts that are remembered of a meaning. The oldest is forgotten first.
    public static let mostContexts = 5

    /// Remembers the words of texts where things were met, unless the setting `contexts` is off.
    ///
    /// If the last change added the thing, the text is a part of that change: undo also forgets it.
    /// - Parameters:
    ///   - contexts: the words of a text for each thing. A text without words, or one that is remembered already, is
    ///     skipped.
    ///   - instant: the instant at which they were met.
    public func remember(_ contexts: [UUID: ContextWords], at instant: Date) throws {
        let contexts = contexts.filter { !$0.value.isEmpty }
        guard !contexts.isEmpty, try settings().remembersContexts else { return }
        try writing { db in
            let newest = try ChangeRow.newest(1, db).first
            for (thing, words) in contexts.sorted(by: { first, second in first.key.uuidString < second.key.uuidString })
            {
                guard let row = try Self.find(thing, db)?.row else { continue }
                let stored = words.stored
                let isKnown: Bool? = try db.value(
                    "SELECT 1 FROM context WHERE thing = ? AND words = ? LIMIT 1", [thing, stored])
                if isKnown == true { continue }
                let isAdded = newest?.thing == thing || newest?.things?.contains(row) == true
                try db.insert(
                    into: "context",
                    [
                        "thing": thing.bound, "change": isAdded ? newest?.id : nil, "at": instant.milliseconds,
                        "words": stored,
                    ])
                try db.run(
                    """
                    DELETE FROM context WHERE thing = ? AND id NOT IN (
                        SELECT id FROM context WHERE thing = ? ORDER BY id DESC LIMIT \(Self.mostContexts))
                    """, [thing, thing])
            }
        }
    }

    /// Returns the words of the texts where things were met, oldest first. A thing without any is missing.
    public func contexts(of things: [UUID]) throws -> [UUID: [ContextWords]] {
        try reading(answers: false) { db in
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
