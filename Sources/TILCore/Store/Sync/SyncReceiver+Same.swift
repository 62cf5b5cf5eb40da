import Foundation
import GRDB

/// Things that are the same: added on two devices with the same short and long, or copies of one.
extension SyncReceiver {
    /// Returns the ID that a thing goes by.
    ///
    /// Each ID leads to a smaller one, and the way is shortened when it is walked, so a long chain is walked once.
    func root(_ id: UUID) throws -> UUID {
        guard hasSame else { return id }
        var way: [UUID] = []
        var current = id
        while let next: UUID = try db.value("SELECT thing FROM sync_same WHERE other = ?", [current]), next < current {
            way.append(current)
            current = next
        }
        for passed in way.dropLast() { try setParent(current, of: passed) }
        return current
    }

    private func setParent(_ parent: UUID, of id: UUID) throws {
        try db.run("INSERT OR REPLACE INTO sync_same VALUES (?, ?)", [id, parent])
        hasSame = true
    }

    /// Makes one thing of those that say the same, until the time is up.
    /// - Parameters:
    ///   - hasTime: whether there is time for another.
    ///   - report: called with the ID that went and the one that stays.
    /// - Returns: whether there are no more.
    func uniteRepeats(_ hasTime: () -> Bool, report: (_ other: UUID, _ kept: UUID) throws -> Void) throws -> Bool {
        while true {
            // Each with the smallest ID among those that say the same.
            let repeats = try db.rows(
                """
                SELECT thing.uuid, least FROM (
                    SELECT key, long, short, min(uuid) AS least FROM thing WHERE removed IS NULL
                    GROUP BY key, long, short HAVING count(*) > 1
                ) AS same JOIN thing USING (key, long, short) WHERE removed IS NULL AND thing.uuid > least
                ORDER BY key, long, short, thing.uuid
                """)
            if repeats.isEmpty { return true }
            for row in repeats {
                guard hasTime() else { return false }
                let (kept, other) = (try root(UUID(data: row[1])), try root(UUID(data: row[0])))
                if try unite(kept, other) { try report(other, kept) }
            }
        }
    }

    /// Makes one thing of two.
    /// - Parameters:
    ///   - first: the ID that the one goes by.
    ///   - second: the ID that the other goes by.
    /// - Returns: whether they were two.
    @discardableResult
    func unite(_ first: UUID, _ second: UUID) throws -> Bool {
        if first == second { return false }
        let (kept, other) = (min(first, second), max(first, second))
        try setParent(kept, of: other)
        let (right, left) = (try SyncThing(kept, db), try SyncThing(other, db))
        var row = left?.row ?? right?.row
        // The row with more reviews stays, so that a review moves as seldom as possible.
        if let left, let right {
            let hasMore: Bool? = try db.value(
                """
                SELECT (SELECT count(*) FROM review WHERE thing = ?) > (SELECT count(*) FROM review WHERE thing = ?)
                """, [left.row, right.row])
            row = try hasMore == true ? merge(right, into: left) : merge(left, into: right)
        }
        // The later stamp of each field counts.
        try db.run(
            """
            INSERT INTO sync_register SELECT ?, name, stamp, device FROM sync_register WHERE key = ?
                ON CONFLICT DO UPDATE SET (stamp, device) = (excluded.stamp, excluded.device)
                WHERE (stamp, device) < (excluded.stamp, excluded.device)
            """, [kept, other])
        try db.run("DELETE FROM sync_register WHERE key = ?", [other])
        guard let row else { return true }
        // The row gets the ID that stays, and undo finds it.
        try db.run("UPDATE thing SET uuid = ? WHERE id = ? AND uuid <> ?", [kept, row, kept])
        try ChangeRow.rename(other, to: kept, db)
        replayed.insert(row)
        changed.insert(kept)
        return true
    }

    /// Merges one thing into another. Each field keeps the value that was written last.
    /// - Returns: the row that is left.
    private func merge(_ rival: SyncThing, into base: SyncThing) throws -> Int64 {
        try note(base)
        try note(rival)
        for row in try db.rows("SELECT name, stamp, device FROM sync_register WHERE key = ?", [rival.id]) {
            try apply(rival[row[0]], to: base, SyncStamp(time: row[1], device: row[2]))
        }
        try db.run("UPDATE thing SET added = ? WHERE id = ?", [min(base.added, rival.added), base.row])
        try db.run("UPDATE review SET thing = ? WHERE thing = ?", [base.row, rival.row])
        for table in ["wanted", "met"] {
            try db.run("UPDATE OR IGNORE \(table) SET thing = ? WHERE thing = ?", [base.row, rival.row])
        }
        try db.run("DELETE FROM thing WHERE id = ?", [rival.row])
        return base.row
    }
}
