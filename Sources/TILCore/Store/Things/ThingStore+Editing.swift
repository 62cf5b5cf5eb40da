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
        var identifiers = ThingIdentifiers(using: &generator)
        let thing = Thing(
            id: identifiers.next(), short: draft.short, long: draft.long,
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

    /// Adds several things as one change; those that are there exactly are passed over.
    /// - Returns: the things that were added.
    @discardableResult
    public func add(_ drafts: [ThingDraft], at instant: Date) throws -> [Thing] {
        guard !drafts.isEmpty else { return [] }
        var generator = SystemRandomNumberGenerator()
        var identifiers = ThingIdentifiers(using: &generator)
        return try writing { db in
            var added: [Thing] = []
            var rows: [Int64] = []
            for draft in drafts where try Self.find(short: draft.short, long: draft.long, db) == nil {
                let thing = Thing(
                    id: identifiers.next(), short: draft.short, long: draft.long, note: draft.note,
                    tags: draft.tags, source: draft.source, added: instant.inMilliseconds)
                rows.append(try Self.insert(thing, db))
                added.append(thing)
            }
            guard let first = rows.first, let last = rows.last else { return [] }
            try ChangeRow.write(.additions, thing: first, of: nil, last: last, at: instant, db)
            return added
        }
    }

    /// Replaces what a thing says; its reviews and memory stay.
    /// - Parameters:
    ///   - id: the thing's identifier.
    ///   - draft: what it is to say.
    ///   - shown: the thing as the person saw it; nil to replace whatever it says by now.
    ///   - instant: when that is done.
    /// - Returns: the thing as it is now.
    /// - Throws: `StoreError.noSuchThing`, `.changedMeanwhile` where it is not as it was shown, `.alreadyKnown` where
    ///   another thing is exactly that already.
    @discardableResult
    public func edit(_ id: UUID, to draft: ThingDraft, from shown: Thing? = nil, at instant: Date) throws -> Thing {
        try writing { db in
            let old = try Self.find(id, as: shown, db)
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
    /// - Parameters:
    ///   - id: the thing's identifier.
    ///   - shown: the thing as the person saw it; nil to remove whatever it says by now.
    ///   - instant: when that is done.
    /// - Throws: `StoreError.noSuchThing`, `.changedMeanwhile` where it is not as it was shown.
    public func remove(_ id: UUID, as shown: Thing? = nil, at instant: Date) throws {
        try writing { db in
            let row = try Self.remove(id, as: shown, at: instant, db)
            try ChangeRow.write(.remove, thing: row, of: id, at: instant, db)
        }
    }

    /// Removes several things, as the person saw them, as one change.
    /// - Throws: `StoreError.noSuchThing`, `.changedMeanwhile`; then none is removed.
    public func remove(_ shown: [Thing], at instant: Date) throws {
        if shown.count == 1 { return try remove(shown[0].id, as: shown[0], at: instant) }
        guard !shown.isEmpty else { return }
        try writing { db in
            for thing in shown { try Self.remove(thing.id, as: thing, at: instant, db) }
            try ChangeRow.write(removalsOf: shown.map(\.id), at: instant, db)
        }
    }

    /// Removes a thing, within a transaction, without a note for undo.
    /// - Returns: its row.
    @discardableResult
    static func remove(_ id: UUID, as shown: Thing? = nil, at instant: Date, _ db: Database) throws -> Int64 {
        let old = try find(id, as: shown, db)
        try db.execute(
            sql: "UPDATE thing SET removed = ? WHERE id = ?", arguments: [instant.milliseconds, old.row])
        try db.execute(sql: "DELETE FROM memory WHERE thing = ?", arguments: [old.row])
        return old.row
    }

    /// The thing with an identifier, which must be as it was shown.
    private static func find(_ id: UUID, as shown: Thing?, _ db: Database) throws -> ThingRow {
        guard let found = try find(id, db) else { throw StoreError.noSuchThing(IdentifierText.text(of: id)) }
        if let shown, found.thing != shown { throw StoreError.changedMeanwhile(found.thing) }
        return found
    }

    /// The thing with exactly this short and long.
    static func find(short: String, long: String, _ db: Database) throws -> ThingRow? {
        try ThingRow.all(where: "key = ? AND long = ? AND short = ? AND removed IS NULL LIMIT 1", db) {
            $0.bind(Capitals.key(short), to: 1)
            $0.bind(long, to: 2)
            $0.bind(short, to: 3)
        }.first
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
        try SyncTriggers.forgetAddition(of: thing.id, db)
        return row
    }

    /// Writes what a thing says now.
    static func update(_ row: Int64, to thing: Thing, _ db: Database) throws {
        try db.execute(
            sql: "UPDATE thing SET key = ?, short = ?, long = ?, note = ?, source = ? WHERE id = ?",
            arguments: [Capitals.key(thing.short), thing.short, thing.long, thing.note, thing.source, row])
        // Tags that stay are not written anew: to other devices of a sync that would be a later change of each.
        let tags = try String.fetchAll(
            db.cachedStatement(sql: "SELECT name FROM tag WHERE thing = ?"), arguments: [row])
        for tag in tags where !thing.tags.contains(tag) {
            try db.execute(sql: "DELETE FROM tag WHERE thing = ? AND name = ?", arguments: [row, tag])
        }
        try setTags(thing.tags.filter { !tags.contains($0) }, of: row, db)
    }

    private static func setTags(_ tags: [String], of row: Int64, _ db: Database) throws {
        guard !tags.isEmpty else { return }
        let statement = try db.cachedStatement(sql: "INSERT OR IGNORE INTO tag (thing, name) VALUES (?, ?)")
        for tag in tags { try statement.execute(arguments: [row, tag]) }
    }
}
