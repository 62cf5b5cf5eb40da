import Foundation
import GRDB

extension ThingStore {
    /// Takes back the last change: an add, an edit, a removal, an import or an answer; any number of times, whoever
    /// made it.
    /// - Returns: the change that was taken back.
    /// - Throws: `StoreError.nothingToUndo`.
    @discardableResult
    public func undo() throws -> Change {
        try writing { db in
            guard
                let row = try Row.fetchOne(
                    db, sql: "SELECT * FROM change ORDER BY id DESC LIMIT 1"),
                let kind = Change.Kind(rawValue: row["kind"])
            else { throw StoreError.nothingToUndo }
            var change = Change(kind: kind, thing: nil, count: 1, at: Date(milliseconds: row["at"]))
            let target: Int64 = row["thing"]
            switch kind {
            case .add:
                change.thing = try Self.find(row: target, db)?.thing
                try db.execute(sql: "DELETE FROM thing WHERE id = ?", arguments: [target])
            case .edit:
                let json = Data((row["before"] as String).utf8)
                guard let before = try? JSONDecoder().decode(Thing.self, from: json) else {
                    throw StoreError.damaged(at: path, reason: "what was edited last is not noted in a form to undo")
                }
                try Self.update(target, to: before, db)
                change.thing = before
            case .remove:
                try db.execute(sql: "UPDATE thing SET removed = NULL WHERE id = ?", arguments: [target])
                try Self.rebuildMemories(of: target, db)
                change.thing = try Self.find(row: target, db)?.thing
            case .import:
                change.count = try takeBackImport(
                    things: target...max(target, row["last"]), reviews: (row["review"], row["last_review"]), db)
            case .answer:
                try db.execute(sql: "DELETE FROM review WHERE id = ?", arguments: [row["review"] as Int64])
                try Self.rebuildMemories(of: target, db)
                change.thing = try Self.find(row: target, db)?.thing
            }
            try db.execute(sql: "DELETE FROM change WHERE id = ?", arguments: [row["id"] as Int64])
            return change
        }
    }

    /// Notes a change for undo.
    static func journal(
        _ kind: Change.Kind, thing: Int64, last: Int64? = nil, review: Int64? = nil, lastReview: Int64? = nil,
        before: Thing? = nil, at instant: Date, _ db: Database
    ) throws {
        let json = try before.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
        try db.cachedStatement(
            sql: "INSERT INTO change (at, kind, thing, last, review, last_review, before) VALUES (?, ?, ?, ?, ?, ?, ?)"
        ).execute(arguments: [instant.milliseconds, kind.rawValue, thing, last, review, lastReview, json])
    }

    /// Deletes what an import brought: its things, which are numbered one after the other, and the reviews that it added
    /// to things that were there.
    /// - Returns: how many things there were.
    private func takeBackImport(
        things: ClosedRange<Int64>, reviews: (first: Int64?, last: Int64?), _ db: Database
    ) throws -> Int {
        if let first = reviews.first, let last = reviews.last {
            let touched = try Int64.fetchAll(
                db, sql: "SELECT DISTINCT thing FROM review WHERE id BETWEEN ? AND ? AND thing < ?",
                arguments: [first, last, things.lowerBound])
            try db.execute(sql: "DELETE FROM review WHERE id BETWEEN ? AND ?", arguments: [first, last])
            for thing in touched { try Self.rebuildMemories(of: thing, db) }
        }
        try db.execute(
            sql: "DELETE FROM thing WHERE id BETWEEN ? AND ?", arguments: [things.lowerBound, things.upperBound])
        return db.changesCount
    }

    /// The thing in a row, unless it was removed.
    static func find(row: Int64, _ db: Database) throws -> ThingRow? {
        let rows = try RawStatement("SELECT \(ThingRow.columns) FROM thing WHERE id = ? AND removed IS NULL", db)
        rows.bind(row, to: 1)
        return try rows.step() ? ThingRow(rows) : nil
    }
}
