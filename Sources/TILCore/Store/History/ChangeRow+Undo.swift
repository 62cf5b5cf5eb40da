import Foundation
import GRDB

/// How a change is taken back, and made again.
extension ChangeRow {
    /// Takes the change back: what it added is kept aside for redo, and what it wrote is written backwards.
    /// - Returns: the change; nil if what was changed is no longer there.
    func takeBack(_ db: Database) throws -> Change? {
        var change = try change(db)
        let written = try apply(FieldWrite.all(of: id, db).map(\.reversed), db)
        let reviews = try takeReviews(db)
        let things = try takeThings(db)
        switch kind {
        case .import, .additions: change.count = things
        case .edits, .removals: change.count = written
        case .add, .edit, .remove, .suspend, .resume, .answer, .weights, .settings: break
        }
        guard written + reviews + things > 0 || kind == .import || kind == .additions else { return nil }
        if kind == .edit || kind == .suspend || kind == .resume || kind == .remove {
            change.thing = try self.change(db).thing
        }
        try db.execute(sql: "UPDATE change SET undone = 1 WHERE id = ?", arguments: [id])
        return change
    }

    /// Makes the change again.
    /// - Returns: the change; nil if what it was about is no longer there, or is as it was to be.
    mutating func makeAgain(_ db: Database) throws -> Change? {
        let writes = try FieldWrite.all(of: id, db)
        if kind == .edit, try wouldRepeat(writes, db) { return nil }
        let written = try apply(writes, db)
        let things = try bringThings(db)
        let reviews = try bringReviews(db)
        guard written + reviews + things > 0 else { return nil }
        try db.execute(
            sql: """
                UPDATE change SET undone = 0, first_thing = ?, last_thing = ?, first_review = ?, last_review = ?
                WHERE id = ?
                """,
            arguments: [
                self.things?.lowerBound, self.things?.upperBound, self.reviews?.lowerBound, self.reviews?.upperBound,
                id,
            ])
        var change = try change(db)
        switch kind {
        case .import, .additions: change.count = things
        case .edits, .removals: change.count = written
        case .add, .edit, .remove, .suspend, .resume, .answer, .weights, .settings: break
        }
        return change
    }

    /// Applies writes, and computes all memories again if the schedule depends on one.
    /// - Returns: how many things and settings were there to be written to.
    private func apply(_ writes: [FieldWrite], _ db: Database) throws -> Int {
        var there: Set<Data> = []
        for write in writes where try write.apply(db) { there.insert(write.key) }
        if writes.contains(where: \.changesSchedule) { try ThingStore.rebuildAllMemories(db) { _, _ in } }
        return there.count
    }

    /// Whether an edit would make a thing say what another one says.
    private func wouldRepeat(_ writes: [FieldWrite], _ db: Database) throws -> Bool {
        guard let thing, let old = try ThingStore.find(thing, db) else { return false }
        func text(_ name: String) -> String? {
            writes.first { $0.name == name }.flatMap { String.fromDatabaseValue($0.new) }
        }
        let known = try ThingStore.find(
            short: text("short") ?? old.thing.short, long: text("long") ?? old.thing.long, db)
        return known != nil && known?.row != old.row
    }

    // MARK: Things

    private static let thingColumns = "uuid, key, short, long, note, source, added, suspended"

    private func takeThings(_ db: Database) throws -> Int {
        guard let rows = try things ?? addedRow(db) else { return 0 }
        try db.execute(
            sql: """
                INSERT INTO undone_thing (change, id, \(Self.thingColumns), tags)
                SELECT ?, id, \(Self.thingColumns), (SELECT json_group_array(name) FROM tag WHERE tag.thing = thing.id)
                FROM thing WHERE id BETWEEN ? AND ? AND removed IS NULL
                """, arguments: [id, rows.lowerBound, rows.upperBound])
        return try ThingStore.takeBack(rows, at: at, db)
    }

    /// The row of a thing that was added by itself.
    private func addedRow(_ db: Database) throws -> ClosedRange<Int64>? {
        guard kind == .add, let thing, let row = try ThingStore.find(thing, db)?.row else { return nil }
        return row...row
    }

    /// Adds the things again that are not there. Of those that others know the row was kept, and they are the same again.
    private mutating func bringThings(_ db: Database) throws -> Int {
        let isUnknown = """
            NOT EXISTS (SELECT 1 FROM thing AS known WHERE (known.key, known.long, known.short) =
                (undone_thing.key, undone_thing.long, undone_thing.short) AND known.removed IS NULL)
            """
        try db.execute(
            sql: """
                UPDATE thing SET removed = NULL FROM undone_thing
                WHERE change = ? AND thing.uuid = undone_thing.uuid AND thing.removed NOTNULL AND \(isUnknown)
                """, arguments: [id])
        let kept = db.changesCount
        let before = try RowNumber.next(in: .thing, db)
        try db.execute(
            sql: """
                INSERT INTO thing (\(Self.thingColumns)) SELECT \(Self.thingColumns) FROM undone_thing
                WHERE change = ? AND uuid NOT IN (SELECT uuid FROM thing) AND \(isUnknown) ORDER BY id
                """, arguments: [id])
        let added = db.changesCount
        if added > 0 {
            if things != nil { things = before...db.lastInsertedRowID }
            try db.execute(
                sql: """
                    INSERT INTO tag (thing, name) SELECT thing.id, value
                    FROM undone_thing JOIN thing ON thing.uuid = undone_thing.uuid, json_each(tags)
                    WHERE change = ? AND thing.id >= ?
                    """, arguments: [id, before])
            // To other devices the tags are not later than the things.
            try db.execute(
                sql: """
                    DELETE FROM sync_touched WHERE key IN
                        (SELECT undone_thing.uuid FROM undone_thing JOIN thing USING (uuid) WHERE change = ? AND thing.id >= ?)
                    """, arguments: [id, before])
        }
        try db.execute(sql: "DELETE FROM undone_thing WHERE change = ?", arguments: [id])
        return kept + added
    }

    // MARK: Reviews

    private static let reviewColumns = ReviewRow.columns + ", placed, elapsed"

    private func takeReviews(_ db: Database) throws -> Int {
        guard let rows = reviews else { return 0 }
        let range: StatementArguments = [rows.lowerBound, rows.upperBound]
        // The things of an import go with their reviews.
        let touched = try Int64.fetchAll(
            db, sql: "SELECT DISTINCT thing FROM review WHERE id BETWEEN ? AND ? AND thing NOT BETWEEN ? AND ?",
            arguments: range + [things?.lowerBound ?? 0, things?.upperBound ?? 0])
        try db.execute(
            sql: """
                INSERT INTO undone_review (change, id, thing, \(Self.reviewColumns))
                SELECT ?, id, coalesce((SELECT uuid FROM thing WHERE thing.id = review.thing), x''), \(Self.reviewColumns)
                FROM review WHERE id BETWEEN ? AND ?
                """, arguments: [id] + range)
        try db.execute(sql: "DELETE FROM review WHERE id BETWEEN ? AND ?", arguments: range)
        let count = db.changesCount
        try rebuild(touched, db)
        return count
    }

    private mutating func bringReviews(_ db: Database) throws -> Int {
        let before = try RowNumber.next(in: .review, db)
        try db.execute(
            sql: """
                INSERT INTO review (thing, \(Self.reviewColumns))
                SELECT (SELECT id FROM thing WHERE uuid = undone_review.thing), \(Self.reviewColumns) FROM undone_review
                WHERE change = ? AND thing IN (SELECT uuid FROM thing) AND uuid NOT IN (SELECT uuid FROM review)
                ORDER BY id
                """, arguments: [id])
        let count = db.changesCount
        if count > 0 {
            let rows = before...db.lastInsertedRowID
            reviews = rows
            let touched = try Int64.fetchAll(
                db, sql: "SELECT DISTINCT thing FROM review WHERE id BETWEEN ? AND ?",
                arguments: [rows.lowerBound, rows.upperBound])
            try rebuild(touched, db)
            if kind == .answer { try ThingStore.unwant(touched, db) }
        }
        try db.execute(sql: "DELETE FROM undone_review WHERE change = ?", arguments: [id])
        return count
    }

    private func rebuild(_ things: [Int64], _ db: Database) throws {
        let scheduler = Scheduler(try ThingStore.settings(db).scheduling)
        for thing in things { try ThingStore.rebuildMemories(of: thing, scheduler, db) }
    }
}
