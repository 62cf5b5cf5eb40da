package import Foundation
import GRDB

/// An open glossary: a store that is only read. Nobody writes to its file, so reading requires no lock. An update
/// replaces the file, and a reader that has the old file open continues to read it.
///
/// All methods throw ``GlossaryError/unusable(name:path:reason:)`` if the file is damaged.
///
/// ```swift
/// let reader = try GlossaryReader(glossary)
/// let meanings = try reader.meanings(of: "tla")  // TLA (Three Letter Acronym)
/// ```
public final class GlossaryReader {
    /// The open glossary.
    public let glossary: Glossary
    private let store: ThingStore

    /// Opens a glossary. Any other kind of file is rejected.
    /// - Throws: ``GlossaryError/outdated(_:)`` for a glossary of til 0.3.0.
    public init(_ glossary: Glossary) throws(GlossaryError) {
        self.glossary = glossary
        store = try GlossaryError.translating(glossary) { try ThingStore(glossaryAt: glossary.path) }
    }

    /// Returns the origin of the glossary, the instant of its last update, and the number of its entries.
    package func about() throws(GlossaryError) -> GlossaryAbout {
        try read { store in
            try store.reading(.things) { db in try GlossaryAbout(db, path: glossary.path) }
        }
    }

    /// Returns the files of the glossary in their order, and whether each was read.
    func files() throws(GlossaryError) -> [(file: GlossaryFile, isRead: Bool)] {
        try read { store in
            try store.reading(.things) { db in
                try db.rows("SELECT name, stamp, is_read FROM file ORDER BY rowid") { row in
                    (file: GlossaryFile(name: row.text("name"), stamp: row.text("stamp")), isRead: row.flag("is_read"))
                }
            }
        }
    }

    /// Returns every meaning of an acronym, in the order of the files. Ignores case.
    public func meanings(of short: String) throws(GlossaryError) -> [GlossaryEntry] {
        try entries { store in try store.meanings(of: short) }
    }

    /// Returns the entry with an identifier, or nil if the glossary does not have it.
    func entry(id: UUID) throws(GlossaryError) -> GlossaryEntry? {
        try entries { store in
            try store.things(where: "id = ? AND uuid = ?", [IdentifierText.row(in: id), id])
        }.first
    }

    /// Returns the acronyms that start with a prefix, ignoring case, in alphabetical order and without duplicates.
    ///
    /// ```swift
    /// let typed = "t"
    /// let completions = try reader.shorts(startingWith: typed, limit: 20)  // ["TLA"]
    /// ```
    public func shorts(startingWith prefix: String, limit: Int) throws(GlossaryError) -> [String] {
        try read { store in try store.shorts(startingWith: prefix, limit: limit) }
    }

    /// Returns the acronyms most similar to an unknown one.
    ///
    /// ```swift
    /// let meanings = try reader.meanings(of: "tal")
    /// let nearest = meanings.isEmpty ? try reader.nearestShorts(to: "tal", limit: 3) : []  // ["TLA"]
    /// ```
    public func nearestShorts(to short: String, limit: Int) throws(GlossaryError) -> [String] {
        try read { store in try store.nearestShorts(to: short, limit: limit) }
    }

    /// Returns the entries, sorted by acronym.
    ///
    /// ```swift
    /// for entry in try reader.entries(limit: 50) {
    ///     print("\(entry.thing.short): \(entry.thing.long)")
    /// }
    /// ```
    /// - Parameters:
    ///   - tags: the tags that an entry must have, all of them.
    ///   - limit: the maximum number of entries, or nil for all.
    public func entries(tags: [String] = [], limit: Int? = nil) throws(GlossaryError) -> [GlossaryEntry] {
        try entries { store in
            var things: [Thing] = []
            try store.forEachThing(tags: tags, limit: limit) { thing in
                things.append(thing)
                return true
            }
            return things
        }
    }

    /// Returns the entries that contain every word of a text in their acronym, meaning, note or tags, ignoring case and
    /// accents. Entries whose acronym is the text come first, then those whose acronym starts with it.
    ///
    /// ```swift
    /// let found = try reader.search("integration", limit: 50)
    /// let names = found.map { entry in entry.thing.short }  // ["CI"]
    /// ```
    public func search(_ text: String, limit: Int? = nil) throws(GlossaryError) -> [GlossaryEntry] {
        try entries { store in try store.search(text, limit: limit) }
    }

    private func entries(_ things: (ThingStore) throws -> [Thing]) throws(GlossaryError) -> [GlossaryEntry] {
        try read { store in
            try things(store).map { thing in GlossaryEntry(thing, of: glossary.name) }
        }
    }

    private func read<Value>(_ body: (ThingStore) throws -> Value) throws(GlossaryError) -> Value {
        try GlossaryError.translating(glossary) { try body(store) }
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
        let practice = try ThingStore()
        var keys: Set<String> = []
        for short in try draw(count, tag: tag, using: &generator) where keys.insert(Capitals.key(short)).inserted {
            try practice.add(meanings(of: short).map { meaning in try ThingDraft(meaning.thing) }, at: instant)
        }
        return practice
    }

    /// Returns the acronyms of random entries. All entries are equally likely.
    private func draw(
        _ count: Int, tag: String?, using generator: inout some RandomNumberGenerator
    ) throws(GlossaryError) -> [String] {
        var rows = try rows(tag: tag)
        rows.shuffle(using: &generator)
        let drawn = rows.prefix(count)
        return try read { store in
            try store.reading(.things) { db in
                try drawn.compactMap { row in try db.value("SELECT short FROM thing WHERE id = ?", [row]) }
            }
        }
    }

    /// Returns the rows of the entries with a tag, or of all entries.
    private func rows(tag: String?) throws(GlossaryError) -> [Int64] {
        try read { store in
            try store.reading(.things) { db in
                let tags = try TagFilter(tag.map { tag in [tag] } ?? [], db)
                return try db.values(
                    "SELECT id FROM thing WHERE removed IS NULL\(tags.condition("thing.id")) ORDER BY id")
            }
        }
    }
}
