import Foundation
import GRDB

extension ThingStore {
    /// Adds a thing.
    /// - Parameters:
    ///   - draft: the thing's texts and tags.
    ///   - instant: the instant of the capture.
    ///   - allowingNearRepeats: whether the acronym may have the meaning already in other capitals, accents or punctuation.
    /// - Returns: the thing.
    /// - Throws: `StoreError.alreadyKnown` if the store has exactly this short and long; `.saysTheSame` if it has a near
    ///   repeat, and none is allowed.
    @discardableResult
    public func add(_ draft: ThingDraft, at instant: Date, allowingNearRepeats: Bool = false) throws -> Thing {
        try writing { db in
            if let known = try Self.find(short: draft.short, long: draft.long, db) {
                throw StoreError.alreadyKnown(known.thing)
            }
            if !allowingNearRepeats,
                let near = try meanings(of: draft.short).first(where: { RepeatKey($0.long) == RepeatKey(draft.long) })
            {
                throw StoreError.saysTheSame(near)
            }
            let thing = try Self.insert(draft, at: instant, db).thing
            try ChangeRow.insert(.add, at: instant, thing: thing.id, db)
            return thing
        }
    }

    /// Adds several things as one change, except those that the store has exactly.
    /// - Returns: the things that were added.
    @discardableResult
    public func add(_ drafts: [ThingDraft], at instant: Date) throws -> [Thing] {
        if drafts.isEmpty { return [] }
        return try writing { db in
            let added = try drafts.compactMap { draft in
                try Self.find(short: draft.short, long: draft.long, db) == nil
                    ? Self.insert(draft, at: instant, db) : nil
            }
            guard let first = added.first, let last = added.last else { return [] }
            try ChangeRow.insert(.additions, at: instant, things: first.row...last.row, db)
            return added.map(\.thing)
        }
    }

    /// Replaces the texts and tags of a thing; its reviews and memory stay.
    /// - Parameters:
    ///   - id: the thing's identifier.
    ///   - draft: the new texts and tags.
    ///   - shown: the thing as the person saw it, or nil to replace it whatever it says by now.
    ///   - instant: the instant of the change.
    /// - Returns: the thing as it is now.
    /// - Throws: `StoreError.noSuchThing`, `.changedMeanwhile` if it is not as it was shown, `.alreadyKnown` if another
    ///   thing has exactly this short and long.
    @discardableResult
    public func edit(_ id: UUID, to draft: ThingDraft, from shown: Thing? = nil, at instant: Date) throws -> Thing {
        try edit(id, to: draft, from: shown, at: instant) { $0.suspended }
    }

    private func edit(
        _ id: UUID, to draft: ThingDraft, from shown: Thing? = nil, at instant: Date, suspended: (Thing) -> Date?
    ) throws -> Thing {
        try writing { db in
            let old = try Self.find(id, as: shown, db)
            if let known = try Self.find(short: draft.short, long: draft.long, db), known.row != old.row {
                throw StoreError.alreadyKnown(known.thing)
            }
            let thing = draft.thing(id: id, added: old.thing.added, suspended: suspended(old.thing))
            try Self.write(
                FieldWrite.differences(from: old.thing, to: thing), as: .edit, thing: id, at: instant, db)
            return thing
        }
    }

    /// Replaces the thing with the same identifier, as `edit(_:to:at:)` does, and suspends or resumes it: an editor changes a
    /// copy of a thing and hands it back.
    /// - Returns: the thing as it is now.
    /// - Throws: what ``ThingDraft/init(_:)`` and `edit(_:to:at:)` throw.
    @discardableResult
    public func update(_ thing: Thing, at instant: Date) throws -> Thing {
        try edit(thing.id, to: ThingDraft(thing), at: instant) { _ in thing.suspended?.inMilliseconds }
    }

    /// Removes a thing; undo brings it back with all it had.
    /// - Parameters:
    ///   - id: the thing's identifier.
    ///   - shown: the thing as the person saw it, or nil to remove it whatever it says by now.
    ///   - instant: the instant of the change.
    /// - Throws: `StoreError.noSuchThing`, `.changedMeanwhile` if it is not as it was shown.
    public func remove(_ id: UUID, as shown: Thing? = nil, at instant: Date) throws {
        try writing { db in
            _ = try Self.find(id, as: shown, db)
            try Self.write([.removal(of: id, at: instant)], as: .remove, thing: id, at: instant, db)
        }
    }

    /// Removes several things, as the person saw them, as one change.
    /// - Throws: `StoreError.noSuchThing`, `.changedMeanwhile`; then none is removed.
    public func remove(_ shown: [Thing], at instant: Date) throws {
        if shown.count == 1 { return try remove(shown[0].id, as: shown[0], at: instant) }
        try writing { db in
            for thing in shown { _ = try Self.find(thing.id, as: thing, db) }
            try Self.write(shown.map { .removal(of: $0.id, at: instant) }, as: .removals, at: instant, db)
        }
    }

    /// Adds tags to things and removes others from them, as one change that can be undone.
    /// - Parameters:
    ///   - ids: the things.
    ///   - added: the tags that they get.
    ///   - removed: the tags that they lose, in letters of any case.
    ///   - instant: the instant of the change.
    /// - Returns: the things that are different now, as they are.
    /// - Throws: `StoreError.noSuchThing`, and what ``ThingDraft`` throws.
    @discardableResult
    public func tag(_ ids: [UUID], adding added: [String], removing removed: [String], at instant: Date) throws
        -> [Thing]
    {
        let change = TagChange(adding: added, removing: removed)
        return try writing { db in
            var writes: [FieldWrite] = []
            var changed: [Thing] = []
            for id in ids where !changed.contains(where: { $0.id == id }) {
                let old = try Self.find(id, as: nil, db).thing
                var thing = old
                thing.tags = try ThingDraft(
                    short: old.short, long: old.long, tags: change.tags(from: old.tags), spelling: .asIs
                ).tags
                guard thing != old else { continue }
                writes += FieldWrite.differences(from: old, to: thing)
                changed.append(thing)
            }
            try Self.write(writes, as: .edits, at: instant, db)
            return changed
        }
    }

    /// Keeps a thing out of every quiz until it is resumed; its reviews and its memory stay.
    /// - Returns: the thing as it is now, or nil if it was already suspended.
    /// - Throws: `StoreError.noSuchThing`.
    @discardableResult
    public func suspend(_ id: UUID, at instant: Date) throws -> Thing? {
        try setSuspended(instant.inMilliseconds, id, at: instant)
    }

    /// Lets a suspended thing or a leech be asked again. The lapses of a leech no longer count.
    /// - Returns: the thing as it is now, or nil if it was neither.
    /// - Throws: `StoreError.noSuchThing`.
    @discardableResult
    public func resume(_ id: UUID, at instant: Date) throws -> Thing? {
        try setSuspended(nil, id, at: instant)
    }

    /// Whether a thing was forgotten so often that no quiz asks it.
    public func isLeech(_ id: UUID) throws -> Bool {
        try reading { db in
            let leech = try Self.settings(db).leechLapses
            return try memories(of: id).values.contains { $0.lapses >= leech }
        }
    }

    private func setSuspended(_ suspended: Date?, _ id: UUID, at instant: Date) throws -> Thing? {
        try writing { db in
            let old = try Self.find(id, as: nil, db).thing
            var thing = old
            thing.suspended = suspended
            var writes = thing.isSuspended == old.isSuspended ? [] : FieldWrite.differences(from: old, to: thing)
            if suspended == nil, try isLeech(id) {
                let pardoned: Int64? = try db.value("SELECT pardoned FROM thing WHERE uuid = ?", [id])
                writes.append(
                    FieldWrite(
                        key: id.data, name: "pardoned", old: pardoned.databaseValue,
                        new: instant.milliseconds.databaseValue))
            }
            if writes.isEmpty { return nil }
            try Self.write(writes, as: suspended == nil ? .resume : .suspend, thing: id, at: instant, db)
            return thing
        }
    }

    // MARK: Rows

    /// The thing with an identifier, which must be as it was shown.
    private static func find(_ id: UUID, as shown: Thing?, _ db: Database) throws -> ThingRow {
        guard let found = try find(id, db) else { throw StoreError.noSuchThing(IdentifierText.text(of: id)) }
        if let shown, found.thing != shown { throw StoreError.changedMeanwhile(found.thing) }
        return found
    }

    /// Adds a thing that a person gave.
    /// - Returns: the thing and its row.
    private static func insert(
        _ draft: ThingDraft, at instant: Date, _ db: Database
    ) throws -> (thing: Thing, row: Int64) {
        let thing = draft.thing(added: instant.inMilliseconds)
        let row = try ThingRow.insert(thing, key: Capitals.key(thing.short), db)
        try SyncTriggers.forgetAddition(of: thing.id, db)
        return (thing, row)
    }
}
