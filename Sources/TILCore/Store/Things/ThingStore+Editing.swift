import Foundation
import GRDB

extension ThingStore {
    /// Adds a thing.
    /// - Parameters:
    ///   - draft: what it is.
    ///   - instant: when it was captured.
    ///   - generator: where its identifier comes from.
    /// - Returns: the thing.
    /// - Throws: `StoreError.alreadyKnown` where exactly this short and long are there.
    @discardableResult
    public func add(
        _ draft: ThingDraft, at instant: Date, using generator: inout some RandomNumberGenerator
    ) throws -> Thing {
        let thing = Thing(
            id: TimeOrderedIdentifier.make(at: instant, using: &generator), short: draft.short, long: draft.long,
            note: draft.note, tags: draft.tags, source: draft.source, added: instant.inMilliseconds)
        try writing { db in
            if let known = try Self.find(short: thing.short, long: thing.long, db) {
                throw StoreError.alreadyKnown(known.thing)
            }
            let row = try Self.insert(thing, db)
            try ChangeRow.write(.add, thing: row, of: thing.id, at: instant, db)
        }
        return thing
    }

    /// Adds a thing, with an identifier from the system's randomness; see ``add(_:at:using:)``.
    @discardableResult
    public func add(_ draft: ThingDraft, at instant: Date) throws -> Thing {
        var generator = SystemRandomNumberGenerator()
        return try add(draft, at: instant, using: &generator)
    }

    /// Replaces what a thing says; its reviews and memory stay.
    /// - Returns: the thing as it is now.
    /// - Throws: `StoreError.noSuchThing`, `.alreadyKnown` where another thing is exactly that already.
    @discardableResult
    public func edit(_ id: UUID, to draft: ThingDraft, at instant: Date) throws -> Thing {
        try writing { db in
            guard let old = try Self.find(id, db) else { throw StoreError.noSuchThing(id.uuidString) }
            if let known = try Self.find(short: draft.short, long: draft.long, db), known.row != old.row {
                throw StoreError.alreadyKnown(known.thing)
            }
            var thing = old.thing
            thing.short = draft.short
            thing.long = draft.long
            thing.note = draft.note
            thing.tags = draft.tags
            thing.source = draft.source
            if thing == old.thing { return thing }
            try Self.update(old.row, to: thing, db)
            try ChangeRow.write(.edit, thing: old.row, of: id, before: old.thing, at: instant, db)
            return thing
        }
    }

    /// Replaces what the thing with the same identifier says, as `edit(_:to:at:)` does: an editor changes a copy of a
    /// thing and hands it back. When the thing was added stays as it was.
    /// - Returns: the thing as it is now.
    /// - Throws: what ``ThingDraft/init(_:)`` and `edit(_:to:at:)` throw.
    @discardableResult
    public func update(_ thing: Thing, at instant: Date) throws -> Thing {
        try edit(thing.id, to: ThingDraft(thing), at: instant)
    }

    /// Removes a thing; undo brings it back with all it had.
    /// - Throws: `StoreError.noSuchThing`.
    public func remove(_ id: UUID, at instant: Date) throws {
        try writing { db in
            guard let old = try Self.find(id, db) else { throw StoreError.noSuchThing(id.uuidString) }
            try db.execute(
                sql: "UPDATE thing SET removed = ? WHERE id = ?", arguments: [instant.milliseconds, old.row])
            try db.execute(sql: "DELETE FROM memory WHERE thing = ?", arguments: [old.row])
            try ChangeRow.write(.remove, thing: old.row, of: id, at: instant, db)
        }
    }

    /// The thing with exactly this short and long.
    static func find(short: String, long: String, _ db: Database) throws -> ThingRow? {
        let rows = try RawStatement(
            "SELECT \(ThingRow.columns) FROM thing WHERE key = ? AND long = ? AND short = ? AND removed IS NULL", db)
        rows.bind(Capitals.key(short), to: 1)
        rows.bind(long, to: 2)
        rows.bind(short, to: 3)
        return try rows.step() ? ThingRow(rows) : nil
    }

    /// Writes the row of a thing that is not there.
    /// - Returns: its number.
    static func insert(_ thing: Thing, _ db: Database) throws -> Int64 {
        let row = try RowNumber.next(in: .thing, db)
        try db.cachedStatement(
            sql: """
                INSERT INTO thing (id, uuid, key, short, long, note, added, source) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            row, thing.id.data, Capitals.key(thing.short), thing.short, thing.long, thing.note,
            thing.added.milliseconds, thing.source,
        ])
        try setTags(thing.tags, of: row, db)
        return row
    }

    /// Writes what a thing says now.
    static func update(_ row: Int64, to thing: Thing, _ db: Database) throws {
        try db.execute(
            sql: "UPDATE thing SET key = ?, short = ?, long = ?, note = ?, source = ? WHERE id = ?",
            arguments: [Capitals.key(thing.short), thing.short, thing.long, thing.note, thing.source, row])
        try db.execute(sql: "DELETE FROM tag WHERE thing = ?", arguments: [row])
        try setTags(thing.tags, of: row, db)
    }

    private static func setTags(_ tags: [String], of row: Int64, _ db: Database) throws {
        guard !tags.isEmpty else { return }
        let statement = try db.cachedStatement(sql: "INSERT OR IGNORE INTO tag (thing, name) VALUES (?, ?)")
        for tag in tags { try statement.execute(arguments: [row, tag]) }
    }
}
