import Foundation
import GRDB

/// The undoing and redoing of a change.
extension ChangeRow {
    /// What an undo or a redo has written.
    private struct Effect {
        /// The number of things and settings whose values were written.
        let written: Int
        /// The number of things that were removed or added again.
        let things: Int
        /// The number of reviews that were removed or added again.
        let reviews: Int

        var isNothing: Bool { written == 0 && things == 0 && reviews == 0 }
    }

    /// Undoes the change: keeps the added rows for redo, and writes the old values.
    /// - Returns: the change, or nil if its things no longer exist.
    func undo(_ db: Database) throws -> Change? {
        // The undo may delete the thing, so read it before.
        let thingBefore = try subject(db)
        let reversed = try FieldWrite.all(of: id, db).map(\.reversed)
        // Remove the reviews before their things, because each one is kept with the identifier of its thing.
        let written = try FieldWrite.apply(reversed, db)
        let removedReviews = try removeReviews(db)
        let removedThings = try removeThings(db)
        let effect = Effect(written: written, things: removedThings, reviews: removedReviews)
        // An import and an addition of several things are undone even if all of their things are gone.
        let hasSeveralThings = kind == .import || kind == .additions
        if effect.isNothing, !hasSeveralThings { return nil }
        try db.run("UPDATE change SET undone = 1 WHERE id = ?", [id])
        return try report(of: effect, thing: try subject(db) ?? thingBefore, db)
    }

    /// Redoes the change.
    /// - Returns: the change, or nil if its things no longer exist or already have the new values.
    func redo(_ db: Database) throws -> Change? {
        let writes = try FieldWrite.all(of: id, db)
        if kind == .edit, try wouldRepeat(writes, db) { return nil }
        let written = try FieldWrite.apply(writes, db)
        // The things come before their reviews, which refer to them.
        let restoredThings = try restoreThings(db)
        let restoredReviews = try restoreReviews(db)
        let effect = Effect(written: written, things: restoredThings.count, reviews: restoredReviews.count)
        if effect.isNothing { return nil }
        var redone = self
        // A row that was deleted is added again with another number.
        if things != nil, let rows = restoredThings.newRows { redone.things = rows }
        if let rows = restoredReviews.newRows { redone.reviews = rows }
        try redone.writeRedone(db)
        return try redone.report(of: effect, thing: redone.subject(db), db)
    }

    /// Records that the change counts again, with the rows that it has now.
    private func writeRedone(_ db: Database) throws {
        try db.run(
            """
            UPDATE change SET undone = 0, first_thing = ?, last_thing = ?, first_review = ?, last_review = ?
            WHERE id = ?
            """, [things?.lowerBound, things?.upperBound, reviews?.lowerBound, reviews?.upperBound, id])
    }

    /// Returns the change with the thing, and with the number of things that it affected this time.
    private func report(of effect: Effect, thing: Thing?, _ db: Database) throws -> Change {
        var report = try change(db)
        report.thing = thing
        switch kind {
        case .import, .additions:
            report.count = effect.things + effect.written
            report.editedCount = effect.written
        case .edits, .removals:
            report.count = effect.written
        case .add, .edit, .remove, .answer, .suspend, .resume, .weights, .settings:
            break
        }
        return report
    }

    /// Returns whether an edit would give a thing the same meaning as another one.
    private func wouldRepeat(_ writes: [FieldWrite], _ db: Database) throws -> Bool {
        guard let thing, let present = try ThingStore.find(thing, db) else { return false }
        var short = present.thing.short
        var long = present.thing.long
        for write in writes {
            guard let text = String.fromDatabaseValue(write.new) else { continue }
            if write.name == "short" { short = text }
            if write.name == "long" { long = text }
        }
        guard let same = try ThingStore.find(short: short, long: long, db) else { return false }
        return same.row != present.row
    }

    // MARK: Things

    private static let thingColumns = "uuid, key, short, long, note, source, added, suspended, origin"

    /// Moves the things that the change added to the table of undone things.
    /// - Returns: the number of things.
    private func removeThings(_ db: Database) throws -> Int {
        guard let rows = try addedRows(db) else { return 0 }
        try db.run(
            """
            INSERT INTO undone_thing (change, id, \(Self.thingColumns), tags)
            SELECT ?, id, \(Self.thingColumns), (SELECT json_group_array(name) FROM tag WHERE tag.thing = thing.id)
            FROM thing WHERE id BETWEEN ? AND ? AND removed IS NULL
            """, [id, rows.lowerBound, rows.upperBound])
        return try ThingStore.removeAdded(rows, at: at, db)
    }

    /// Returns the rows of the things that the change added, or nil if there are none.
    private func addedRows(_ db: Database) throws -> ClosedRange<Int64>? {
        if let things { return things }
        // Find a single added thing by its identifier, because a sync that merges things can move it to another row.
        guard kind == .add, let thing, let row = try ThingStore.find(thing, db)?.row else { return nil }
        return row...row
    }

    /// The things or reviews that a redo has added again.
    private struct Restored {
        /// The number of all of them.
        let count: Int
        /// The rows of those that were deleted, or nil if there are none.
        let newRows: ClosedRange<Int64>?
    }

    /// Adds the undone things again. A thing whose meaning was added in the meantime is not.
    ///
    /// Undo only marks a thing as removed if other devices have it, so that its row still exists. It deletes any other
    /// thing. The first of these steps leaves the things that are restored, the second one restores those with a row,
    /// and the third one those without a row.
    private func restoreThings(_ db: Database) throws -> Restored {
        try forgetRepeatedThings(db)
        let marked = try restoreMarkedThings(db)
        let deleted = try restoreDeletedThings(db)
        try db.run("DELETE FROM undone_thing WHERE change = ?", [id])
        return Restored(count: marked + deleted.count, newRows: deleted.newRows)
    }

    /// Deletes the undone things whose acronym and meaning another thing has by now.
    private func forgetRepeatedThings(_ db: Database) throws {
        try db.run(
            """
            DELETE FROM undone_thing WHERE change = ? AND EXISTS (
                SELECT 1 FROM thing AS known WHERE (known.key, known.long, known.short) =
                    (undone_thing.key, undone_thing.long, undone_thing.short) AND known.removed IS NULL)
            """, [id])
    }

    /// Restores the undone things that are only marked as removed.
    /// - Returns: the number of things.
    private func restoreMarkedThings(_ db: Database) throws -> Int {
        let rows: [Int64] = try db.values(
            """
            UPDATE thing SET removed = NULL
            WHERE removed NOTNULL AND uuid IN (SELECT uuid FROM undone_thing WHERE change = ?) RETURNING id
            """, [id])
        try rebuild(rows, db)
        return rows.count
    }

    /// Adds the undone things again that were deleted, with their tags.
    private func restoreDeletedThings(_ db: Database) throws -> Restored {
        let first = try db.nextRow(in: "thing")
        try db.run(
            """
            INSERT INTO thing (\(Self.thingColumns)) SELECT \(Self.thingColumns) FROM undone_thing
            WHERE change = ? AND uuid NOT IN (SELECT uuid FROM thing) ORDER BY id
            """, [id])
        let count = db.changesCount
        if count == 0 { return Restored(count: 0, newRows: nil) }
        let rows = first...db.lastInsertedRowID
        try db.run(
            """
            INSERT INTO tag (thing, name) SELECT thing.id, value
            FROM undone_thing JOIN thing ON thing.uuid = undone_thing.uuid, json_each(tags)
            WHERE change = ? AND thing.id >= ?
            """, [id, first])
        try SyncTriggers.forgetEdits(ofNew: rows, db)
        return Restored(count: count, newRows: rows)
    }

    // MARK: Reviews

    private static let reviewColumns = ReviewRow.columns + ", placed, elapsed"

    /// Moves the reviews that the change added to the table of undone reviews.
    /// - Returns: the number of reviews.
    private func removeReviews(_ db: Database) throws -> Int {
        guard let rows = reviews else { return 0 }
        let answered = try answeredThings(in: rows, db)
        // In a damaged store, the thing of a review may be missing. Empty bytes then take the place of its identifier.
        try db.run(
            """
            INSERT INTO undone_review (change, id, thing, \(Self.reviewColumns))
            SELECT ?, id, coalesce((SELECT uuid FROM thing WHERE thing.id = review.thing), x''), \(Self.reviewColumns)
            FROM review WHERE id BETWEEN ? AND ?
            """, [id, rows.lowerBound, rows.upperBound])
        try db.run("DELETE FROM review WHERE id BETWEEN ? AND ?", [rows.lowerBound, rows.upperBound])
        let count = db.changesCount
        // The things of an import are removed after their reviews and need no memory.
        try rebuild(answered.filter { thing in things?.contains(thing) != true }, db)
        return count
    }

    /// Adds the undone reviews again. A review whose thing no longer exists is not.
    private func restoreReviews(_ db: Database) throws -> Restored {
        let first = try db.nextRow(in: "review")
        try db.run(
            """
            INSERT INTO review (thing, \(Self.reviewColumns))
            SELECT (SELECT id FROM thing WHERE uuid = undone_review.thing), \(Self.reviewColumns) FROM undone_review
            WHERE change = ? AND thing IN (SELECT uuid FROM thing) AND uuid NOT IN (SELECT uuid FROM review)
            ORDER BY id
            """, [id])
        let count = db.changesCount
        let lastRow = db.lastInsertedRowID
        try db.run("DELETE FROM undone_review WHERE change = ?", [id])
        if count == 0 { return Restored(count: 0, newRows: nil) }
        let rows = first...lastRow
        let answered = try answeredThings(in: rows, db)
        try rebuild(answered, db)
        if kind == .answer { try ThingStore.unwant(answered, db) }
        return Restored(count: count, newRows: rows)
    }

    /// Returns the rows of the things with reviews in some rows, each one once.
    private func answeredThings(in rows: ClosedRange<Int64>, _ db: Database) throws -> [Int64] {
        try db.values(
            "SELECT DISTINCT thing FROM review WHERE id BETWEEN ? AND ?", [rows.lowerBound, rows.upperBound])
    }

    private func rebuild(_ things: [Int64], _ db: Database) throws {
        try ThingStore.rebuildMemories(of: things, ThingStore.scheduler(db), db)
    }
}
