import Foundation
import GRDB

/// The row of a change, for undo and redo.
struct ChangeRow {
    let id: Int64
    let kind: Change.Kind
    let at: Date
    /// The thing that was added, edited, removed, suspended or resumed, or nil if there are several.
    let thing: UUID?
    /// The rows of the things that were added together, or nil if there are none.
    var things: ClosedRange<Int64>?
    /// The rows of the added reviews, or nil if there are none.
    var reviews: ClosedRange<Int64>?

    /// Returns the changes that can be undone, newest first, up to a change of a kind that only a newer til supports.
    static func newest(_ count: Int, _ db: Database) throws -> [ChangeRow] {
        try all("NOT undone ORDER BY id DESC LIMIT \(count)", db)
    }

    /// Returns the change that redo applies next, or nil if there is none.
    static func firstUndone(_ db: Database) throws -> ChangeRow? { try all("undone ORDER BY id LIMIT 1", db).first }

    private static func all(_ condition: String, _ db: Database) throws -> [ChangeRow] {
        let rows = try db.rows(
            """
            SELECT id, kind, at, thing, first_thing, last_thing, first_review, last_review FROM change
            WHERE \(condition)
            """, [], ChangeRow.init)
        // The changes before one that only a newer til supports cannot be undone either.
        return rows.prefix { row in row != nil }.compactMap(\.self)
    }

    private init?(_ row: StoredRow) {
        guard let kind = Change.Kind(rawValue: row.text("kind")) else { return nil }
        self.kind = kind
        id = row.integer("id")
        at = row.date("at")
        thing = row.optionalID("thing")
        things = Self.range(row.optionalInteger("first_thing"), row.optionalInteger("last_thing"))
        reviews = Self.range(row.optionalInteger("first_review"), row.optionalInteger("last_review"))
    }

    private static func range(_ first: Int64?, _ last: Int64?) -> ClosedRange<Int64>? {
        guard let first, let last, first <= last else { return nil }
        return first...last
    }

    /// Records a change. Changes that were undone before it can no longer be redone.
    /// - Parameters:
    ///   - thing: the thing that was added, edited, removed, suspended or resumed, or nil if there are several.
    ///   - things: the rows of the things that were added together.
    ///   - reviews: the rows of the added reviews.
    ///   - writes: the written values.
    static func insert(
        _ kind: Change.Kind, at instant: Date, thing: UUID? = nil, things: ClosedRange<Int64>? = nil,
        reviews: ClosedRange<Int64>? = nil, writes: [FieldWrite] = [], _ db: Database
    ) throws {
        try db.run("DELETE FROM context WHERE change IN (SELECT id FROM change WHERE undone)")
        try db.run("DELETE FROM change WHERE undone")
        try db.insert(
            into: "change",
            [
                "at": instant.milliseconds, "kind": kind.rawValue, "thing": thing?.bound,
                "first_thing": things?.lowerBound, "last_thing": things?.upperBound,
                "first_review": reviews?.lowerBound, "last_review": reviews?.upperBound,
            ])
        let change = db.lastInsertedRowID
        let insertion = Insertion(into: "change_write", db)
        for write in writes { try insertion.add(write.values(of: change)) }
    }

    static func delete(ofReview row: Int64, _ db: Database) throws {
        // Search the newest changes first, because the answer is probably recent.
        try db.run(
            """
            DELETE FROM change WHERE id = (
                SELECT id FROM change WHERE first_review = ? AND kind = 'answer' ORDER BY id DESC LIMIT 1)
            """, [row])
    }

    func delete(_ db: Database) throws {
        try db.run("DELETE FROM change WHERE id = ?", [id])
    }

    /// Replaces the identifier of a thing in its changes.
    static func rename(_ old: UUID, to new: UUID, _ db: Database) throws {
        for sql in [
            "UPDATE change SET thing = ? WHERE thing = ?", "UPDATE undone_review SET thing = ? WHERE thing = ?",
            "UPDATE OR REPLACE change_write SET key = ? WHERE key = ?", "UPDATE context SET thing = ? WHERE thing = ?",
        ] {
            try db.run(sql, [new, old])
        }
    }

    // MARK: The subject of the change

    /// Returns the change for a report, from the present content of the store.
    func change(_ db: Database) throws -> Change {
        var change = Change(id: id, kind: kind, thing: try subject(db), count: 1, date: at)
        switch kind {
        case .import, .additions:
            change.editedCount = try editedCount(db)
            change.count = try addedCount(db) + change.editedCount
        case .edits, .removals:
            change.count = try editedCount(db)
        case .settings:
            change.settings = try FieldWrite.all(of: id, db).compactMap(\.setting)
        case .add, .edit, .remove, .answer, .suspend, .resume, .weights:
            break
        }
        return change
    }

    /// Returns the thing that the change is about in its present state, or nil if it does not exist or there are
    /// several.
    func subject(_ db: Database) throws -> Thing? {
        switch kind {
        case .add, .edit, .remove, .suspend, .resume:
            guard let thing else { return nil }
            return try ThingStore.thing(thing, db)
        case .answer:
            let isAnswered = "id = (SELECT thing FROM review WHERE id = ?)"
            return try ThingRow.all(where: isAnswered, [reviews?.lowerBound], db).first?.thing
        case .import, .additions, .edits, .removals, .settings, .weights:
            return nil
        }
    }

    /// Returns the number of things that the change added and that still exist.
    private func addedCount(_ db: Database) throws -> Int {
        guard let things else { return 0 }
        return try db.value(
            "SELECT count(*) FROM thing WHERE id BETWEEN ? AND ? AND removed IS NULL",
            [things.lowerBound, things.upperBound]) ?? 0
    }

    /// Returns the number of things whose values the change wrote.
    private func editedCount(_ db: Database) throws -> Int {
        try db.value("SELECT count(DISTINCT key) FROM change_write WHERE change = ?", [id]) ?? 0
    }
}
