import Foundation
import GRDB

/// The merging of things that are the same: added on two devices with the same acronym and meaning, or copies of one.
extension SyncReceiver {
    /// Returns the ID of the thing into which a thing was merged, or its own ID.
    ///
    /// Each ID leads to a smaller one. The search shortens the chain, so a long chain is followed only once.
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
        try db.insert("INSERT OR REPLACE", into: "sync_same", ["other": id.bound, "thing": parent.bound])
        hasSame = true
    }

    /// Merges things with the same acronym and meaning, until the time is up.
    /// - Parameters:
    ///   - hasTime: returns whether there is time for another one.
    ///   - report: called with the old ID and the ID that is kept.
    /// - Returns: whether all repeats were merged.
    func mergeRepeats(_ hasTime: () -> Bool, report: (_ other: UUID, _ kept: UUID) throws -> Void) throws -> Bool {
        while true {
            // Select each repeat with the smallest ID of the same acronym and meaning.
            let repeats = try db.rows(
                """
                SELECT thing.uuid AS uuid, least FROM (
                    SELECT key, long, short, min(uuid) AS least FROM thing WHERE removed IS NULL
                    GROUP BY key, long, short HAVING count(*) > 1
                ) AS same JOIN thing USING (key, long, short) WHERE removed IS NULL AND thing.uuid > least
                ORDER BY key, long, short, thing.uuid
                """
            ) { row in (uuid: row.id("uuid"), least: row.id("least")) }
            if repeats.isEmpty { return true }
            for same in repeats {
                guard hasTime() else { return false }
                let kept = try root(same.least)
                let other = try root(same.uuid)
                if try merge(kept, other) { try report(other, kept) }
            }
        }
    }

    /// Merges two things.
    /// - Parameters:
    ///   - first: the present ID of one thing.
    ///   - second: the present ID of the other thing.
    /// - Returns: whether they were different things.
    @discardableResult
    func merge(_ first: UUID, _ second: UUID) throws -> Bool {
        if first == second { return false }
        let kept = min(first, second)
        let other = max(first, second)
        try setParent(kept, of: other)
        let row = try mergeRows(SyncThing(kept, db), SyncThing(other, db))
        try mergeStamps(of: other, into: kept)
        guard let row else { return true }
        // Give the row the ID that is kept, so that undo finds it.
        try db.run("UPDATE thing SET uuid = ? WHERE id = ? AND uuid <> ?", [kept, row, kept])
        try ChangeRow.rename(other, to: kept, db)
        replayed.insert(row)
        changed.insert(kept)
        return true
    }

    /// Keeps the later stamp of each field of two things.
    private func mergeStamps(of other: UUID, into kept: UUID) throws {
        try db.run(
            """
            INSERT INTO sync_register (key, name, stamp, device) SELECT ?, name, stamp, device FROM sync_register WHERE key = ?
                ON CONFLICT DO UPDATE SET (stamp, device) = (excluded.stamp, excluded.device)
                WHERE (stamp, device) < (excluded.stamp, excluded.device)
            """, [kept, other])
        try db.run("DELETE FROM sync_register WHERE key = ?", [other])
    }

    /// Merges the rows of two things, of which one or both may not exist. The row with more reviews is kept, so that
    /// fewer reviews move.
    /// - Returns: the row that is kept, or nil if neither thing exists.
    private func mergeRows(_ kept: SyncThing?, _ other: SyncThing?) throws -> Int64? {
        guard let kept else { return other?.row }
        guard let other else { return kept.row }
        let otherHasMore = try reviewCount(of: other) > reviewCount(of: kept)
        return otherHasMore ? try merge(kept, into: other) : try merge(other, into: kept)
    }

    private func reviewCount(of thing: SyncThing) throws -> Int {
        try db.value("SELECT count(*) FROM review WHERE thing = ?", [thing.row]) ?? 0
    }

    /// Merges one thing into another. Each field keeps the value that was written last.
    /// - Returns: the row that is kept.
    private func merge(_ rival: SyncThing, into base: SyncThing) throws -> Int64 {
        try recordStamps(of: base)
        try recordStamps(of: rival)
        let stamps = try db.rows("SELECT name, stamp, device FROM sync_register WHERE key = ?", [rival.id]) { row in
            (name: row.text("name"), stamp: SyncStamp(row))
        }
        for (name, stamp) in stamps { try apply(rival[name], to: base, stamp) }
        try apply(rival[SyncField.origin], to: base, .never)
        try db.run("UPDATE thing SET added = ? WHERE id = ?", [min(base.added, rival.added), base.row])
        try db.run("UPDATE review SET thing = ? WHERE thing = ?", [base.row, rival.row])
        for table in ["wanted", "met"] {
            try db.run("UPDATE OR IGNORE \(table) SET thing = ? WHERE thing = ?", [base.row, rival.row])
        }
        try db.run("DELETE FROM thing WHERE id = ?", [rival.row])
        return base.row
    }
}
