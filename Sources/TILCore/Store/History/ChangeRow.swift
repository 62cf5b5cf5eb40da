import Foundation
import GRDB

/// A change as its row holds it: what undo takes back, and redo makes again.
struct ChangeRow {
    let id: Int64
    let kind: Change.Kind
    let at: Date
    /// The thing that was added, edited, removed, suspended or resumed; nil for several.
    let thing: UUID?
    /// The rows of the things that were added together; nil if there are none.
    var things: ClosedRange<Int64>?
    /// The rows of the reviews that were added; nil if there are none.
    var reviews: ClosedRange<Int64>?

    private static let columns = "id, kind, at, thing, first_thing, last_thing, first_review, last_review"

    /// The newest changes that undo can take back, newest first, up to one of a kind that this til does not know.
    static func newest(_ count: Int, _ db: Database) throws -> [ChangeRow] {
        let rows = try Row.fetchAll(
            db.cachedStatement(sql: "SELECT \(columns) FROM change WHERE NOT undone ORDER BY id DESC LIMIT ?"),
            arguments: [count])
        return Array(rows.lazy.map(ChangeRow.init).prefix { $0 != nil }.compactMap { $0 })
    }

    /// The change that redo makes again; nil if there is none.
    static func firstUndone(_ db: Database) throws -> ChangeRow? {
        try Row.fetchOne(db, sql: "SELECT \(columns) FROM change WHERE undone ORDER BY id LIMIT 1")
            .flatMap(ChangeRow.init)
    }

    private init?(_ row: Row) {
        guard let kind = Change.Kind(rawValue: row[1]) else { return nil }
        func range(_ first: Int64?, _ last: Int64?) -> ClosedRange<Int64>? {
            guard let first, let last, first <= last else { return nil }
            return first...last
        }
        self.kind = kind
        id = row[0]
        at = Date(milliseconds: row[2])
        thing = (row[3] as Data?).map(UUID.init(data:))
        things = range(row[4], row[5])
        reviews = range(row[6], row[7])
    }

    /// Records a change, after which nothing can be made again that was undone before it.
    /// - Parameters:
    ///   - thing: the thing that was added, edited, removed, suspended or resumed; nil for several.
    ///   - things: the rows of the things that were added together.
    ///   - reviews: the rows of the reviews that were added.
    ///   - writes: the values that were written.
    static func insert(
        _ kind: Change.Kind, at instant: Date, thing: UUID? = nil, things: ClosedRange<Int64>? = nil,
        reviews: ClosedRange<Int64>? = nil, writes: [FieldWrite] = [], _ db: Database
    ) throws {
        let newest = try db.cachedStatement(sql: "SELECT undone FROM change ORDER BY id DESC LIMIT 1")
        if try Bool.fetchOne(newest) == true { try db.execute(sql: "DELETE FROM change WHERE undone") }
        try db.cachedStatement(
            sql: """
                INSERT INTO change (at, kind, thing, first_thing, last_thing, first_review, last_review)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            instant.milliseconds, kind.rawValue, thing?.data, things?.lowerBound, things?.upperBound,
            reviews?.lowerBound, reviews?.upperBound,
        ])
        let change = db.lastInsertedRowID
        for write in writes { try write.insert(change: change, db) }
    }

    /// Deletes the change that an answer was.
    static func delete(ofReview row: Int64, _ db: Database) throws {
        // It is most likely among the newest.
        try db.cachedStatement(
            sql: """
                DELETE FROM change WHERE id = (
                    SELECT id FROM change WHERE first_review = ? AND kind = 'answer' ORDER BY id DESC LIMIT 1)
                """
        ).execute(arguments: [row])
    }

    func delete(_ db: Database) throws {
        try db.execute(sql: "DELETE FROM change WHERE id = ?", arguments: [id])
    }

    /// Has changes of a thing find it under the identifier that it goes by now.
    static func rename(_ old: UUID, to new: UUID, _ db: Database) throws {
        for sql in [
            "UPDATE change SET thing = ? WHERE thing = ?", "UPDATE undone_review SET thing = ? WHERE thing = ?",
            "UPDATE OR REPLACE change_write SET key = ? WHERE key = ?",
        ] {
            try db.cachedStatement(sql: sql).execute(arguments: [new.data, old.data])
        }
    }

    // MARK: What it was about

    /// The change as undo and redo return it, by what is in the store now.
    func change(_ db: Database) throws -> Change {
        var change = Change(kind: kind, thing: nil, count: 1, at: at)
        switch kind {
        case .import, .additions: change.count = try things.map { try Self.count($0, db) } ?? 0
        case .edits, .removals:
            change.count =
                try Int.fetchOne(
                    db, sql: "SELECT count(DISTINCT key) FROM change_write WHERE change = ?", arguments: [id]) ?? 0
        case .settings: change.settings = try FieldWrite.all(of: id, db).compactMap(\.setting)
        case .answer:
            change.thing = try reviews.flatMap { reviews in
                try ThingRow.all(
                    where: "id = (SELECT thing FROM review WHERE id = ?)", arguments: [reviews.lowerBound], db
                )
                .first?.thing
            }
        case .weights: break
        case .add, .edit, .remove, .suspend, .resume: change.thing = try thing.flatMap { try ThingStore.thing($0, db) }
        }
        return change
    }

    private static func count(_ rows: ClosedRange<Int64>, _ db: Database) throws -> Int {
        try Int.fetchOne(
            db, sql: "SELECT count(*) FROM thing WHERE id BETWEEN ? AND ? AND removed IS NULL",
            arguments: [rows.lowerBound, rows.upperBound]) ?? 0
    }
}
