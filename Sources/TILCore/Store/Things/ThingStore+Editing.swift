public import Foundation
import GRDB
import TILText

extension ThingStore {
    /// Adds a thing.
    ///
    /// ```swift
    /// let draft = try ThingDraft(short: "ftw", long: "for the win", tags: ["chat"])
    /// let thing = try store.add(draft, at: now)
    /// print(thing.long)  // For the Win
    /// ```
    /// - Parameters:
    ///   - draft: the thing's texts and tags.
    ///   - instant: the instant of the capture.
    ///   - allowingNearRepeats: whether the acronym may already have the meaning with other capitals, accents or
    ///     punctuation.
    /// - Returns: the thing.
    /// - Throws: `StoreError.alreadyKnown` if the store has exactly this acronym and meaning, and `.saysTheSame` if it
    ///   has a near repeat that is not allowed.
    @discardableResult
    public func add(_ draft: ThingDraft, at instant: Date, allowingNearRepeats: Bool = false) throws -> Thing {
        try writing(.things) { db in
            if let existing = try Self.find(short: draft.short, long: draft.long, db) {
                throw StoreError.alreadyKnown(existing.thing)
            }
            if !allowingNearRepeats, let near = try nearRepeat(of: draft) { throw StoreError.saysTheSame(near) }
            let added = try Self.insert(draft, at: instant, db)
            try SyncTriggers.forgetEdits(ofNew: added.row...added.row, db)
            try ChangeRow.insert(.add, at: instant, thing: added.thing.id, db)
            return added.thing
        }
    }

    /// Returns a meaning of the acronym that differs from a draft only in capitals, accents or punctuation, or nil.
    private func nearRepeat(of draft: ThingDraft) throws -> Thing? {
        let key = RepeatKey(draft.long)
        return try meanings(of: draft.short).first { meaning in RepeatKey(meaning.long) == key }
    }

    /// Adds several things as one change, except exact repeats of things in the store.
    ///
    /// ```swift
    /// let drafts = try [("ftw", "for the win"), ("rna", "ribonucleic acid")].map { short, long in
    ///     try ThingDraft(short: short, long: long)
    /// }
    /// let added = try store.add(drafts, at: now)  // one undo removes both
    /// ```
    /// - Returns: the added things.
    @discardableResult
    public func add(_ drafts: [ThingDraft], at instant: Date) throws -> [Thing] {
        try writing(.things) { db in
            var added: [(thing: Thing, row: Int64)] = []
            for draft in drafts {
                let isKnown = try Self.find(short: draft.short, long: draft.long, db) != nil
                if !isKnown { added.append(try Self.insert(draft, at: instant, db)) }
            }
            guard let first = added.first, let last = added.last else { return [] }
            try SyncTriggers.forgetEdits(ofNew: first.row...last.row, db)
            try ChangeRow.insert(.additions, at: instant, things: first.row...last.row, db)
            return added.map(\.thing)
        }
    }

    /// Adds a thing to a change that has added others, so that one undo removes all of them.
    /// - Parameters:
    ///   - draft: the thing's texts and tags.
    ///   - change: the change to join, or nil for a new one. If something else was changed after it, or the rows of
    ///     other things follow, a new change begins.
    ///   - instant: the instant of the addition.
    /// - Returns: the thing, and the change that has it.
    /// - Throws: `StoreError.alreadyKnown` if the store has exactly this acronym and meaning.
    package func add(
        _ draft: ThingDraft, joining change: Change.ID?, at instant: Date
    ) throws -> (thing: Thing, change: Change.ID) {
        try writing { db in
            if let existing = try Self.find(short: draft.short, long: draft.long, db) {
                throw StoreError.alreadyKnown(existing.thing)
            }
            let added = try Self.insert(draft, at: instant, db)
            try SyncTriggers.forgetEdits(ofNew: added.row...added.row, db)
            let newest = try ChangeRow.newest(1, db).first
            if let newest, newest.id == change, newest.things?.upperBound == added.row - 1 {
                try db.run("UPDATE change SET last_thing = ? WHERE id = ?", [added.row, newest.id])
                return (added.thing, newest.id)
            }
            try ChangeRow.insert(.additions, at: instant, things: added.row...added.row, db)
            let made = try ChangeRow.newest(1, db).first?.id ?? 0
            return (added.thing, made)
        }
    }

    /// Replaces the texts and tags of a thing. Its reviews and memory are kept.
    ///
    /// ```swift
    /// let draft = try ThingDraft(short: thing.short, long: "free trade wharf")
    /// let edited = try store.edit(thing.id, to: draft, from: thing, at: now)
    /// ```
    /// - Parameters:
    ///   - id: the thing's identifier.
    ///   - draft: the new texts and tags.
    ///   - shown: the thing as the person saw it, or nil to replace the thing in any state.
    ///   - instant: the instant of the change.
    /// - Returns: the changed thing.
    /// - Throws: `StoreError.noSuchThing`, `.changedMeanwhile` if it differs from the shown thing, `.alreadyKnown` if
    ///   another thing has exactly this acronym and meaning.
    @discardableResult
    public func edit(_ id: UUID, to draft: ThingDraft, from shown: Thing? = nil, at instant: Date) throws -> Thing {
        try edit(id, to: draft, from: shown, at: instant) { old in old.dateSuspended }
    }

    private func edit(
        _ id: UUID, to draft: ThingDraft, from shown: Thing? = nil, at instant: Date, suspended: (Thing) -> Date?
    ) throws -> Thing {
        try writing(.things) { db in
            let old = try Self.find(id, as: shown, db)
            if let existing = try Self.find(short: draft.short, long: draft.long, db), existing.row != old.row {
                throw StoreError.alreadyKnown(existing.thing)
            }
            var thing = draft.thing(id: id, added: old.thing.dateAdded, suspended: suspended(old.thing))
            thing.origin = old.thing.origin
            try Self.write(
                FieldWrite.differences(from: old.thing, to: thing), as: .edit, thing: id, at: instant, db)
            return thing
        }
    }

    /// Replaces the thing with the same identifier, like `edit(_:to:at:)`, and suspends or resumes it. Use it if an
    /// editor changes a copy of a thing.
    ///
    /// ```swift
    /// var copy = thing
    /// copy.note = "Said in victory."
    /// try store.update(copy, at: now)
    /// ```
    /// - Returns: the changed thing.
    /// - Throws: the errors of ``ThingDraft/init(_:)`` and `edit(_:to:at:)`.
    @discardableResult
    public func update(_ thing: Thing, at instant: Date) throws -> Thing {
        try edit(thing.id, to: ThingDraft(thing), at: instant) { _ in thing.dateSuspended?.inMilliseconds }
    }

    /// Removes a thing. An undo restores it with its reviews and tags.
    ///
    /// ```swift
    /// try store.remove(thing.id, as: thing, at: now)
    /// try store.undo()  // the thing is there again, with its reviews
    /// ```
    /// - Parameters:
    ///   - id: the thing's identifier.
    ///   - shown: the thing as the person saw it, or nil to remove the thing in any state.
    ///   - instant: the instant of the change.
    /// - Throws: `StoreError.noSuchThing`, `.changedMeanwhile` if it differs from the shown thing.
    public func remove(_ id: UUID, as shown: Thing? = nil, at instant: Date) throws {
        try writing([.things, .answers]) { db in
            _ = try Self.find(id, as: shown, db)
            try Self.write([.removal(of: id, at: instant)], as: .remove, thing: id, at: instant, db)
        }
    }

    /// Removes several things, which must be as the person saw them, as one change.
    ///
    /// ```swift
    /// let old = try store.things(by: .recent, tag: "chat")
    /// try store.remove(old, at: now)
    /// ```
    /// - Throws: `StoreError.noSuchThing`, `.changedMeanwhile`. In these cases nothing is removed.
    public func remove(_ shown: [Thing], at instant: Date) throws {
        if shown.count == 1 { return try remove(shown[0].id, as: shown[0], at: instant) }
        try writing([.things, .answers]) { db in
            for thing in shown { _ = try Self.find(thing.id, as: thing, db) }
            let removals = shown.map { thing in FieldWrite.removal(of: thing.id, at: instant) }
            try Self.write(removals, as: .removals, at: instant, db)
        }
    }

    /// Adds tags to things and removes others from them, as one change that can be undone.
    ///
    /// ```swift
    /// let changed = try store.tag([thing.id], adding: ["chat", "games"], removing: [], at: now)
    /// print(changed[0].tags)  // ["chat", "games"]
    /// ```
    /// - Parameters:
    ///   - ids: the things.
    ///   - added: the tags to add.
    ///   - removed: the tags to remove, ignoring case.
    ///   - instant: the instant of the change.
    /// - Returns: the things that were changed, in their new state.
    /// - Throws: `StoreError.noSuchThing`, and the errors of ``ThingDraft``.
    @discardableResult
    public func tag(_ ids: [UUID], adding added: [String], removing removed: [String], at instant: Date)
        throws -> [Thing]
    {
        try writing(.things) { db in
            var writes: [FieldWrite] = []
            var changed: [Thing] = []
            var seen: Set<UUID> = []
            for id in ids where seen.insert(id).inserted {
                let old = try Self.find(id, as: nil, db).thing
                var thing = old
                thing.tags = TagChange(adding: added, removing: removed).tags(from: old.tags)
                thing.tags = try ThingDraft(thing).tags
                if thing == old { continue }
                writes += FieldWrite.differences(from: old, to: thing)
                changed.append(thing)
            }
            let only = changed.count == 1 ? changed[0].id : nil
            try Self.write(writes, as: only == nil ? .edits : .edit, thing: only, at: instant, db)
            return changed
        }
    }

    /// Excludes a thing from all quizzes until it is resumed. Its reviews and its memory are kept.
    ///
    /// ```swift
    /// try store.suspend(thing.id, at: now)
    /// let isSuspended = try store.thing(id: thing.id)?.isSuspended  // true
    /// ```
    /// - Returns: the changed thing, or nil if it was already suspended.
    /// - Throws: `StoreError.noSuchThing`.
    @discardableResult
    public func suspend(_ id: UUID, at instant: Date) throws -> Thing? {
        try setSuspended(instant.inMilliseconds, [id], at: instant).first
    }

    /// Resumes a suspended thing, or pardons a leech, so that its earlier lapses no longer count.
    ///
    /// ```swift
    /// let resumed = try store.resume(thing.id, at: now)
    /// print(resumed == nil ? "It was not suspended." : "A quiz asks it again.")
    /// ```
    /// - Returns: the changed thing, or nil if it was neither.
    /// - Throws: `StoreError.noSuchThing`.
    @discardableResult
    public func resume(_ id: UUID, at instant: Date) throws -> Thing? {
        try setSuspended(nil, [id], at: instant).first
    }

    /// Suspends several things as one change that can be undone.
    ///
    /// ```swift
    /// let suspended = try store.suspend(store.things(tag: "finance").map(\.id), at: now)
    /// print("\(suspended.count) things are not asked any more.")
    /// ```
    /// - Returns: the things that were not suspended before, in their new state.
    /// - Throws: `StoreError.noSuchThing`. In this case nothing is suspended.
    @discardableResult
    public func suspend(_ ids: [UUID], at instant: Date) throws -> [Thing] {
        try setSuspended(instant.inMilliseconds, ids, at: instant)
    }

    /// Resumes several suspended things and leeches as one change that can be undone.
    ///
    /// ```swift
    /// let resumed = try store.resume(store.things(tag: "finance").map(\.id), at: now)
    /// print("\(resumed.count) things are asked again.")
    /// ```
    /// - Returns: the changed things, in their new state.
    /// - Throws: `StoreError.noSuchThing`. In this case nothing is resumed.
    @discardableResult
    public func resume(_ ids: [UUID], at instant: Date) throws -> [Thing] {
        try setSuspended(nil, ids, at: instant)
    }

    /// Returns whether a thing was forgotten so often that no quiz asks it.
    public func isLeech(_ id: UUID) throws(StoreError) -> Bool {
        try reading { db in
            let leech = try Self.settings(db).leechLapses
            return try memories(of: id).values.contains { value in value.lapses >= leech }
        }
    }

    private func setSuspended(_ suspended: Date?, _ ids: [UUID], at instant: Date) throws -> [Thing] {
        try writing([.things, .answers]) { db in
            var writes: [FieldWrite] = []
            var changed: [Thing] = []
            var seen: Set<UUID> = []
            for id in ids where seen.insert(id).inserted {
                let old = try Self.find(id, as: nil, db).thing
                let ofThing = try suspensionWrites(of: old, suspended, at: instant, db)
                if ofThing.isEmpty { continue }
                var thing = old
                thing.dateSuspended = suspended
                writes += ofThing
                changed.append(thing)
            }
            if changed.isEmpty { return [] }
            let only = changed.count == 1 ? changed[0].id : nil
            let kindOfOne: Change.Kind = suspended == nil ? .resume : .suspend
            try Self.write(writes, as: only == nil ? .edits : kindOfOne, thing: only, at: instant, db)
            return changed
        }
    }

    /// Returns the writes that suspend or resume a thing. Resuming a leech pardons it.
    private func suspensionWrites(
        of old: Thing, _ suspended: Date?, at instant: Date, _ db: Database
    ) throws -> [FieldWrite] {
        var thing = old
        thing.dateSuspended = suspended
        var writes = thing.isSuspended == old.isSuspended ? [] : FieldWrite.differences(from: old, to: thing)
        if suspended == nil, try isLeech(old.id) {
            let pardoned: Int64? = try db.value("SELECT pardoned FROM thing WHERE uuid = ?", [old.id])
            writes.append(
                FieldWrite(
                    key: old.id.data, name: "pardoned", old: pardoned.databaseValue,
                    new: instant.milliseconds.databaseValue))
        }
        return writes
    }

    // MARK: Rows

    /// Returns the thing with an identifier. It must be equal to the shown thing.
    private static func find(_ id: UUID, as shown: Thing?, _ db: Database) throws -> ThingRow {
        guard let found = try find(id, db) else { throw StoreError.noSuchThing(IdentifierText.text(of: id)) }
        if let shown, found.thing != shown { throw StoreError.changedMeanwhile(found.thing) }
        return found
    }

    /// Adds a thing from a person.
    /// - Returns: the thing and its row.
    private static func insert(
        _ draft: ThingDraft, at instant: Date, _ db: Database
    ) throws -> (thing: Thing, row: Int64) {
        let thing = draft.thing(added: instant.inMilliseconds)
        return (thing, try ThingInsertion(db).add(thing, key: Capitals.key(thing.short)))
    }
}
