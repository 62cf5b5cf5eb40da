import Foundation
import GRDB

/// An open glossary. Nobody ever writes to its file, so it is read without a lock: an update puts another in its place, and
/// who has this one open goes on reading it.
///
/// It belongs to one thread at a time. All methods throw ``GlossaryError/unusable(name:path:reason:)`` where the file is
/// damaged.
public final class GlossaryReader {
    /// The glossary that is open.
    public let glossary: Glossary
    private let door: StoreDoor
    let connection: OpaquePointer

    /// The most meanings of one acronym that a look-up gives.
    static let mostMeanings = 1_000

    /// Opens a glossary, and refuses what is none.
    public init(_ glossary: Glossary) throws(GlossaryError) {
        self.glossary = glossary
        (door, connection) = try Self.translating(glossary) {
            let door = try StoreDoor(glossary.path, mayMake: false, kind: .glossary)
            let connection = try door.open()
            do {
                try GlossarySchema.check(connection, path: glossary.path)
            } catch {
                door.close(connection)
                throw error
            }
            return (door, connection)
        }
    }

    deinit {
        door.close(connection)
    }

    /// Where the glossary comes from, and when it was made; how many entries it has.
    public func about() throws(GlossaryError) -> (origin: GlossaryOrigin, updated: Date, entries: Int) {
        try translating {
            let rows = try statement("SELECT origin, updated, entries FROM about")
            guard try rows.step(), let origin = GlossaryOrigin(text: rows.text(0)) else {
                throw StoreError.damaged(path: glossary.path, reason: "it does not say where it comes from")
            }
            return (origin, Date(milliseconds: rows.integer(1)), Int(clamping: rows.integer(2)))
        }
    }

    /// Every meaning of an acronym, in the order of the files, none twice; empty where it is unknown. Ignores case.
    public func meanings(of short: String) throws(GlossaryError) -> [GlossaryEntry] {
        try translating {
            let rows = try statement(
                """
                SELECT \(GlossaryEntry.columns) FROM entry WHERE \(GlossarySchema.key) = ? ORDER BY id
                LIMIT \(Self.mostMeanings)
                """)
            rows.bind(Capitals.key(short), to: 1)
            var found: [GlossaryEntry] = []
            while try rows.step() {
                let entry = entry(rows)
                if !found.contains(where: entry.isRepeat) { found.append(entry) }
            }
            return found
        }
    }

    /// The shorts that start with a prefix, ignoring case, in alphabetical order and none twice.
    public func shorts(startingWith prefix: String, limit: Int) throws(GlossaryError) -> [String] {
        try translating {
            let rows = try statement(
                """
                SELECT DISTINCT short FROM entry WHERE \(GlossarySchema.key) >= ?1 AND \(GlossarySchema.key) < ?2
                ORDER BY \(GlossarySchema.key) LIMIT ?3
                """)
            let key = Capitals.key(prefix)
            rows.bind(key, to: 1)
            rows.bind(key + "\u{10FFFF}", to: 2)
            rows.bind(Int64(limit), to: 3)
            return try rows.map { $0.text(0) }
        }
    }

    /// The shorts nearest to one that is not known.
    public func nearestShorts(to short: String, limit: Int) throws(GlossaryError) -> [String] {
        try translating {
            let rows = try statement("SELECT short FROM entry WHERE \(GlossarySchema.key) = ? LIMIT 1")
            return try NearShorts.find(
                to: short, limit: limit, spelling: rows, starting: { try shorts(startingWith: $0, limit: $1) })
        }
    }

    /// Calls a closure with one entry after the other by the shorts, none twice, for as long as it returns true.
    /// - Parameters:
    ///   - tags: only entries with all of these.
    ///   - body: takes an entry, and returns whether it wants another.
    public func forEachEntry(tags: [String] = [], _ body: (GlossaryEntry) throws -> Bool) throws {
        let wanted = WantedTags(tags)
        try walk("ORDER BY \(GlossarySchema.key), long, short", { _ in }) { entry in
            try wanted.areAll(among: entry.thing.tags) ? body(entry) : true
        }
    }

    /// Calls a closure with each entry that has every word of a text in its short, long, note or tags, ignoring case and
    /// accents, for as long as it returns true. Where the acronym itself is or starts with the text, it comes first; then by the short.
    public func forEachEntry(with text: String, _ body: (GlossaryEntry) throws -> Bool) throws {
        let tidied = Capitals.tidied(text)
        let words = ThingStore.words(in: tidied)
        guard !words.isEmpty else { return }
        try NeedleFunction.add(words, to: connection)
        let conditions = words.indices.map { NeedleFunction.call($0, "short, long, note, tags") }.joined(
            separator: " AND ")
        let key = GlossarySchema.key
        try walk(
            """
            WHERE \(conditions)
            ORDER BY \(key) <> ?1, \(key) NOT BETWEEN ?1 AND ?1 || char(1114111), \(key), long, short
            """, { $0.bind(Capitals.key(tidied), to: 1) }, body)
    }

    /// Walks over entries; those that say what the one before says are passed over. What the closure throws comes through as
    /// it is.
    private func walk(
        _ source: String, _ bind: (RawStatement) -> Void, _ body: (GlossaryEntry) throws -> Bool
    ) throws {
        let rows = try translating { try statement("SELECT \(GlossaryEntry.columns) FROM entry \(source)") }
        bind(rows)
        defer { rows.reset() }
        var last: GlossaryEntry?
        while try translating({ try rows.step() }) {
            let entry = entry(rows)
            if let last, entry.isRepeat(of: last) { continue }
            last = entry
            guard try body(entry) else { return }
        }
    }

    // MARK: -

    func statement(_ sql: String) throws -> RawStatement { try RawStatement(sql, on: connection) }

    func entry(_ values: RawStatement) -> GlossaryEntry { GlossaryEntry(values, of: glossary.name) }

    func translating<Value>(_ body: () throws -> Value) throws(GlossaryError) -> Value {
        try Self.translating(glossary, body)
    }

    private static func translating<Value>(
        _ glossary: Glossary, _ body: () throws -> Value
    ) throws(GlossaryError) -> Value {
        func unusable(_ reason: String) -> GlossaryError {
            .unusable(name: glossary.name, path: glossary.path, reason: reason)
        }
        do {
            return try StoreError.translating(path: glossary.path, body)
        } catch let error as GlossaryError {
            throw error
        } catch StoreError.damaged(_, let reason, _), StoreError.cannotAccess(_, let reason) {
            throw unusable(reason)
        } catch StoreError.newerSchema {
            throw unusable("a newer til made it")
        } catch StoreError.replaced {
            throw unusable("it is not there any more")
        } catch {
            throw unusable("reading it failed")
        }
    }
}
