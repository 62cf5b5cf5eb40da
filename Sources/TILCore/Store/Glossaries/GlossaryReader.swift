package import Foundation
import GRDB

/// An open glossary. Nobody writes to its file, so reading requires no lock. An update replaces the file, and a reader
/// that has the old file open continues to read it.
///
/// Use it from one thread at a time. All methods throw ``GlossaryError/unusable(name:path:reason:)`` if the file is
/// damaged.
///
/// ```swift
/// let reader = try GlossaryReader(glossary)
/// let meanings = try reader.meanings(of: "tla")  // TLA (Three Letter Acronym)
/// ```
public final class GlossaryReader {
    /// The open glossary.
    public let glossary: Glossary
    private let database: StoreConnection

    /// The maximum number of meanings that a look-up returns for one acronym.
    private static let mostMeanings = 1_000

    /// Opens a glossary. Any other kind of file is rejected.
    public init(_ glossary: Glossary) throws(GlossaryError) {
        self.glossary = glossary
        database = try Self.translating(glossary) {
            let database = try StoreConnection(glossary.path, kind: .glossary)
            try database.read { try GlossarySchema.check($0, path: glossary.path) }
            return database
        }
    }

    /// Returns the origin of the glossary, the instant of its last update, and the number of its entries.
    package func about() throws(GlossaryError) -> (origin: GlossaryOrigin, updated: Date, entries: Int) {
        try read { db in
            let about = try db.row("SELECT origin, updated, entries FROM about") { row in
                let origin = StoredJSON.value(GlossaryOrigin.self, from: row.text("origin"))
                return origin.map { origin in
                    (origin: origin, updated: row.date("updated"), entries: row.integer("entries") as Int)
                }
            }
            guard let about = about ?? nil else {
                throw StoreError.damaged(path: glossary.path, reason: "its source is unknown")
            }
            return about
        }
    }

    /// Returns the number and the stamp of each file of the glossary, by its name.
    func files() throws(GlossaryError) -> [String: (number: Int64, stamp: String)] {
        try read { db in
            let rows = try db.rows("SELECT name, id, stamp FROM file") { row in
                (row.text("name"), (number: row.integer("id") as Int64, stamp: row.text("stamp")))
            }
            return Dictionary(rows) { first, _ in first }
        }
    }

    /// Returns every meaning of an acronym, in the order of the files and without duplicates. Ignores case.
    public func meanings(of short: String) throws(GlossaryError) -> [GlossaryEntry] {
        var found: [GlossaryEntry] = []
        let entries = try entries(
            "WHERE \(GlossarySchema.key) = ? ORDER BY id LIMIT ?", [Capitals.key(short), Self.mostMeanings])
        for entry in entries where !found.contains(where: entry.isRepeat) { found.append(entry) }
        return found
    }

    /// Returns the entry of a row, or nil if the row does not exist.
    func entry(row: Int64) throws(GlossaryError) -> GlossaryEntry? { try entries("WHERE id = ?", [row]).first }

    /// Returns the acronyms that start with a prefix, ignoring case, in alphabetical order and without duplicates.
    ///
    /// ```swift
    /// let typed = "t"
    /// let completions = try reader.shorts(startingWith: typed, limit: 20)  // ["TLA"]
    /// ```
    public func shorts(startingWith prefix: String, limit: Int) throws(GlossaryError) -> [String] {
        try read { try shorts($0).shorts(startingWith: prefix, limit: limit) }
    }

    /// Returns the acronyms most similar to an unknown one.
    ///
    /// ```swift
    /// let meanings = try reader.meanings(of: "tal")
    /// let nearest = meanings.isEmpty ? try reader.nearestShorts(to: "tal", limit: 3) : []  // ["TLA"]
    /// ```
    public func nearestShorts(to short: String, limit: Int) throws(GlossaryError) -> [String] {
        try read { try shorts($0).nearest(to: short, limit: limit) }
    }

    private func shorts(_ db: Database) -> ShortIndex {
        ShortIndex(db: db, rows: "entry WHERE true", key: GlossarySchema.key)
    }

    /// Calls a closure with each entry, sorted by acronym and without duplicates, until it returns false.
    ///
    /// ```swift
    /// try reader.forEachEntry { entry in
    ///     print("\(entry.thing.short): \(entry.thing.long)")
    ///     return true  // go on
    /// }
    /// ```
    /// - Parameters:
    ///   - tags: the tags that an entry must have, all of them.
    ///   - body: receives an entry, and returns whether to continue.
    public func forEachEntry(tags: [String] = [], _ body: (GlossaryEntry) throws -> Bool) throws {
        let wanted = WantedTags(tags)
        try forEachEntry("ORDER BY \(GlossarySchema.key), long, short", []) { entry in
            try wanted.areAll(among: entry.thing.tags) ? body(entry) : true
        }
    }

    /// Calls a closure with each matching entry until it returns false. An entry matches if every word of a text occurs
    /// in its acronym, meaning, note or tags, ignoring case and accents. Entries whose acronym is the text come first,
    /// then those whose acronym starts with it.
    ///
    /// ```swift
    /// var found: [GlossaryEntry] = []
    /// try reader.forEachEntry(with: "integration") { entry in
    ///     found.append(entry)
    ///     return found.count < 50
    /// }
    /// ```
    public func forEachEntry(with text: String, _ body: (GlossaryEntry) throws -> Bool) throws {
        let tidied = Capitals.tidied(text)
        let words = SearchWord.words(in: tidied)
        guard !words.isEmpty else { return }
        let searched: [StaticString] = ["short", "long", "note", "tags"]
        let found = try read { db in
            var found: [Int64] = []
            try db.cursor("SELECT id, short, long, note, tags FROM entry NOT INDEXED").forEach { row in
                if words.allSatisfy({ row.contains($0, in: searched) }) { found.append(row.integer("id")) }
            }
            return found
        }
        let key = GlossarySchema.key
        try forEachEntry(
            """
            WHERE id IN (SELECT value FROM json_each(?2))
            ORDER BY \(key) <> ?1, \(key) NOT BETWEEN ?1 AND ?1 || char(1114111), \(key), long, short
            """, [Capitals.key(tidied), "\(found)"], body)
    }

    /// Returns random entries. All entries are equally likely.
    func draw(
        _ count: Int, tag: String?, using generator: inout some RandomNumberGenerator
    ) throws(GlossaryError) -> [GlossaryEntry] {
        let wanted = WantedTags(tag.map { tag in [tag] } ?? [])
        var ids = try read { db in
            try db.rows("SELECT id, tags FROM entry") { row in
                wanted.areAll(among: GlossaryEntry.tags(row.optionalText("tags"))) ? row.integer("id") as Int64 : nil
            }.compactMap(\.self)
        }
        ids.shuffle(using: &generator)
        var drawn: [GlossaryEntry] = []
        for id in ids.prefix(count) { if let entry = try entry(row: id) { drawn.append(entry) } }
        return drawn
    }

    // MARK: -

    private func entries(_ condition: String, _ arguments: StatementArguments) throws(GlossaryError) -> [GlossaryEntry]
    {
        try read { db in
            try db.rows("SELECT \(GlossaryEntry.columns) FROM entry \(condition)", arguments) { row in
                GlossaryEntry(row, of: glossary.name)
            }
        }
    }

    /// Calls a closure with each entry that differs from the previous one. An error of the closure is rethrown
    /// unchanged.
    private func forEachEntry(
        _ source: String, _ arguments: StatementArguments, _ body: (GlossaryEntry) throws -> Bool
    ) throws {
        var failure: (any Error)?
        try read { db in
            let rows = try db.cursor("SELECT \(GlossaryEntry.columns) FROM entry \(source)", arguments)
            var last: GlossaryEntry?
            while failure == nil, let row = try rows.next() {
                let entry = GlossaryEntry(row, of: glossary.name)
                if last.map(entry.isRepeat) == true { continue }
                last = entry
                do { guard try body(entry) else { return } } catch { failure = error }
            }
        }
        if let failure { throw failure }
    }

    private func read<Value>(_ body: (Database) throws -> Value) throws(GlossaryError) -> Value {
        try Self.translating(glossary) { try database.read(body) }
    }

    private static func translating<Value>(
        _ glossary: Glossary, _ body: () throws -> Value
    ) throws(GlossaryError) -> Value {
        let reason: String
        do {
            return try body()
        } catch let error as GlossaryError {
            throw error
        } catch StoreError.damaged(_, let why, _), StoreError.cannotAccess(_, let why) {
            reason = why
        } catch StoreError.newerSchema {
            reason = "it was made by a newer til"
        } catch StoreError.replaced {
            reason = "it no longer exists"
        } catch {
            reason = "reading it failed"
        }
        throw .unusable(name: glossary.name, path: glossary.path, reason: reason)
    }
}

extension GlossaryReader {
    /// Returns a store in memory with random entries and all other meanings of their acronyms. A quiz can ask them
    /// without an import.
    /// - Parameters:
    ///   - count: the number of random entries.
    ///   - tag: the tag that an entry must have, or nil for all entries.
    ///   - instant: the instant at which the things are added.
    ///   - generator: the source of randomness.
    package func practiceStore(
        drawing count: Int, tag: String?, at instant: Date, using generator: inout some RandomNumberGenerator
    ) throws -> ThingStore {
        let drawn = try draw(count, tag: tag, using: &generator)
        let store = try ThingStore()
        var keys: Set<String> = []
        for entry in drawn where keys.insert(Capitals.key(entry.thing.short)).inserted {
            try store.add(meanings(of: entry.thing.short).map { meaning in try ThingDraft(meaning.thing) }, at: instant)
        }
        return store
    }
}
