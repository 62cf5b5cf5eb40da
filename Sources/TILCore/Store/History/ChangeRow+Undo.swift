import Foundation
import GRDB

/// The undoing and redoing of a change.
extension ChangeRow {
    /// Undoes the change: keeps the added rows for redo, and writes the old values.
    /// - Returns: the change, or nil if its things no longer exist.
    func undo(_ db: Database) throws -> Change? {
        var change = try change(db)
        let written = try FieldWrite.apply(FieldWrite.all(of: id, db).map(\.reversed), db)
        let reviews = try removeReviews(db)
        let things = try removeThings(db)
        guard written + reviews + things > 0 || kind == .import || kind == .additions else { return nil }
        try db.run("UPDATE change SET undone = 1 WHERE id = ?", [id])
        change.thing = try self.change(db).thing ?? change.thing
        return counted(change, written: written, things: things)
    }

    /// Redoes the change.
    /// - Returns: the change, or nil if its things no longer exist or already have the new values.
    mutating func redo(_ db: Database) throws -> Change? {
        let writes = try FieldWrite.all(of: id, db)
        if kind == .edit, try wouldRepeat(writes, db) { return nil }
        let written = try FieldWrite.apply(writes, db)
        let things = try restoreThings(db)
        let reviews = try restoreReviews(db)
        guard written + reviews + things > 0 else { return nil }
        try db.run(
            """
            UPDATE change SET undone = 0, first_thing = ?, last_thing = ?, first_review = ?, last_review = ?
            WHERE id = ?
            """,
            [
                self.things?.lowerBound, self.things?.upperBound, self.reviews?.lowerBound, self.reviews?.upperBound,
                id,
            ])
        return counted(try change(db), written: written, things: things)
    }

    /// Returns the change with the number of things that it affected this time.
    private func counted(_ change: Change, written: Int, things: Int) -> Change {
        var change = change
        switch kind {
        case .import, .additions:
            change.count = things + written
            change.editedCount = written
        case .edits, .removals: change.count = written
        default: break
        }
        return change
    }

    /// Returns whether an edit would give a thing the same meaning as another one.
    private func wouldRepeat(_ writes: [FieldWrite], _ db: Database) throws -> Bool {
        guard let thing, let old = try ThingStore.find(thing, db) else { return false }
        func text(_ name: String) -> String? {
            writes.first { write in write.name == name }.flatMap { String.fromDatabaseValue($0.new) }
        }
        let same = try ThingStore.find(
            short: text("short") ?? old.thing.short, long: text("long") ?? old.thing.long, db)
        return same != nil && same?.row != old.row
    }

    // MARK: Things

    private static let thingColumns = "uuid, key, short, long, note, source, added, suspended, origin"

    private func removeThings(_ db: Database) throws -> Int {
        // Find a single added thing by its identifier, because a sync that merges things can move it to another row.
        let single = kind == .add ? try thing.flatMap { thing in try ThingStore.find(thing, db)?.row } : nil
        guard let rows = things ?? single.map({ $0...$0 }) else { return 0 }
        try db.run(
            """
            INSERT INTO undone_thing (change, id, \(Self.thingColumns), tags)
            SELECT ?, id, \(Self.thingColumns), (SELECT json_group_array(name) FROM tag WHERE tag.thing = thing.id)
            FROM thing WHERE id BETWEEN ? AND ? AND removed IS NULL
            """, [id, rows.lowerBound, rows.upperBound])
        return try ThingStore.removeAdded(rows, at: at, db)
    }

    /// Adds the removed things again. The rows of things that other devices have were kept, and are restored.
    private mutating func restoreThings(_ db: Database) throws -> Int {
        let isUnknown = """
            NOT EXISTS (SELECT 1 FROM thing AS known WHERE (known.key, known.long, known.short) =
                (undone_thing.key, undone_thing.long, undone_thing.short) AND known.removed IS NULL)
            """
        let kept: [Int64] = try db.values(
            """
            UPDATE thing SET removed = NULL WHERE removed NOTNULL
            AND uuid IN (SELECT uuid FROM undone_thing WHERE change = ? AND \(isUnknown)) RETURNING id
            """, [id])
        try rebuild(kept, db)
        let before = try db.nextRow(in: "thing")
        try db.run(
            """
            INSERT INTO thing (\(Self.thingColumns)) SELECT \(Self.thingColumns) FROM undone_thing
            WHERE change = ? AND uuid NOT IN (SELECT uuid FROM thing) AND \(isUnknown) ORDER BY id
            """, [id])
        let added = db.changesCount
        if added > 0 {
            let rows = before...db.lastInsertedRowID
            if things != nil { things = rows }
            try db.run(
                """
                INSERT INTO tag (thing, name) SELECT thing.id, value
                FROM undone_thing JOIN thing ON thing.uuid = undone_thing.uuid, json_each(tags)
                WHERE change = ? AND thing.id >= ?
                """, [id, before])
            try SyncTriggers.forgetEdits(ofNew: rows, db)
        }
        try db.run("DELETE FROM undone_thing WHERE change = ?", [id])
        return kept.count + added
    }

    // MARK: Reviews

    private static let reviewColumns = ReviewRow.columns + ", placed, elapsed"

    private func removeReviews(_ db: Database) throws -> Int {
        guard let rows = reviews else { return 0 }
        let range: StatementArguments = [rows.lowerBound, rows.upperBound]
        // The reviews of an import are removed together with its things.
        let touched: [Int64] = try db.values(
            "SELECT DISTINCT thing FROM review WHERE id BETWEEN ? AND ? AND thing NOT BETWEEN ? AND ?",
            range + [things?.lowerBound ?? 0, things?.upperBound ?? 0])
        try db.run(
            """
            INSERT INTO undone_review (change, id, thing, \(Self.reviewColumns))
            SELECT ?, id, coalesce((SELECT uuid FROM thing WHERE thing.id = review.thing), x''), \(Self.reviewColumns)
            FROM review WHERE id BETWEEN ? AND ?
            """, [id] + range)
        try db.run("DELETE FROM review WHERE id BETWEEN ? AND ?", range)
        let count = db.changesCount
        try rebuild(touched, db)
        return count
    }

    private mutating func restoreReviews(_ db: Database) throws -> Int {
        let before = try db.nextRow(in: "review")
        try db.run(
            """
            INSERT INTO review (thing, \(Self.reviewColumns))
            SELECT (SELECT id FROM thing WHERE uuid = undone_review.thing), \(Self.reviewColumns) FROM undone_review
            WHERE change = ? AND thing IN (SELECT uuid FROM thing) AND uuid NOT IN (SELECT uuid FROM review)
            ORDER BY id
            """, [id])
        let count = db.changesCount
        if count > 0 {
            let rows = before...db.lastInsertedRowID
            reviews = rows
            let touched: [Int64] = try db.values(
                "SELECT DISTINCT thing FROM review WHERE id BETWEEN ? AND ?",
                [rows.lowerBound, rows.upperBound])
            try rebuild(touched, db)
            if kind == .answer { try ThingStore.unwant(touched, db) }
        }
        try db.run("DELETE FROM undone_review WHERE change = ?", [id])
        return count
    }

    private func rebuild(_ things: [Int64], _ db: Database) throws {
        try ThingStore.rebuildMemories(of: things, ThingStore.scheduler(db), db)
    }
}
