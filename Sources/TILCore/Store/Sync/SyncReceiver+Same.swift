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
        while let next = try parent(of: current), next.data.lexicographicallyPrecedes(current.data) {
            way.append(current)
            current = next
        }
        for passed in way.dropLast() { try setParent(current, of: passed) }
        return current
    }

    private func parent(of id: UUID) throws -> UUID? {
        try Data.fetchOne(
            db.cachedStatement(sql: "SELECT thing FROM sync_same WHERE other = ?"), arguments: [id.data]
        ).map(UUID.init(data:))
    }

    private func setParent(_ parent: UUID, of id: UUID) throws {
        try db.cachedStatement(sql: "INSERT OR REPLACE INTO sync_same VALUES (?, ?)")
            .execute(arguments: [id.data, parent.data])
    }

    /// Returns an ID and all that lead to it.
    func aliases(of id: UUID) throws -> [UUID] {
        var found = [id]
        var index = 0
        while index < found.count {
            found += try Data.fetchAll(
                db.cachedStatement(sql: "SELECT other FROM sync_same WHERE thing = ?"), arguments: [found[index].data]
            ).map(UUID.init(data:))
            index += 1
        }
        return found
    }

    /// Makes one thing of those that say the same, until the time is up.
    /// - Parameters:
    ///   - hasTime: whether there is time for another.
    ///   - report: called with the ID that went and the one that stays.
    /// - Returns: whether there are no more.
    func uniteRepeats(_ hasTime: () -> Bool, report: (_ other: UUID, _ kept: UUID) throws -> Void) throws -> Bool {
        while true {
            let repeats = try Row.fetchAll(
                db,
                sql: """
                    SELECT key, long, short FROM thing WHERE removed IS NULL GROUP BY key, long, short HAVING count(*) > 1
                    """)
            if repeats.isEmpty { return true }
            for texts in repeats {
                let ids = try Data.fetchAll(
                    db.cachedStatement(
                        sql: """
                            SELECT uuid FROM thing
                            WHERE key = ? AND long = ? AND short = ? AND removed IS NULL ORDER BY uuid
                            """), arguments: [texts[0] as DatabaseValue, texts[1] as DatabaseValue, texts[2] as DatabaseValue]
                ).map(UUID.init(data:))
                for id in ids.dropFirst() {
                    guard hasTime() else { return false }
                    let (kept, other) = (try root(ids[0]), try root(id))
                    if try unite(kept, other) { try report(other, kept) }
                }
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
        let (kept, other) = first.data.lexicographicallyPrecedes(second.data) ? (first, second) : (second, first)
        let (right, left) = (try present(kept), try present(other))
        if (left == nil) != (right == nil) { arrived += try aliases(of: left == nil ? other : kept) }
        try setParent(kept, of: other)
        hasSame = true
        // The row with more reviews stays, so that a review moves as seldom as possible.
        var row = left?.row ?? right?.row
        if let left, let right {
            row = try hasMoreReviews(left.row, than: right.row) ? merge(right, into: left) : merge(left, into: right)
        }
        try moveRegisters(of: other, to: kept)
        guard let row else { return true }
        // The row gets the ID that stays, and undo finds it.
        try db.cachedStatement(sql: "UPDATE thing SET uuid = ? WHERE id = ? AND uuid <> ?")
            .execute(arguments: [kept.data, row, kept.data])
        try ChangeRow.rename(other, to: kept, db)
        replayed.insert(row)
        changed.insert(kept)
        return true
    }

    /// Moves what belongs to a thing to another, of which each field has what was written last.
    /// - Returns: the row that is left.
    private func merge(_ rival: Present, into base: Present) throws -> Int64 {
        try note(base)
        try note(rival)
        let (tags, rivals) = (try tags(of: base), try tags(of: rival))
        let names = try String.fetchAll(
            db.cachedStatement(
                sql: "SELECT DISTINCT substr(name, 2) FROM sync_register WHERE key IN (?, ?) AND name GLOB '#*'"),
            arguments: [base.id.data, rival.id.data])
        let tagged = names.map {
            (SyncField("#" + $0, tags.contains($0) ? 1 : nil), SyncField("#" + $0, rivals.contains($0) ? 1 : nil))
        }
        for (old, new) in zip(base.fields, rival.fields) + tagged where old != new {
            let stamp = try registers[base.id, old.name] ?? .never
            let late = try registers[rival.id, new.name] ?? .never
            if (stamp, old.rank) < (late, new.rank) { try write(new, of: base) }
        }
        for (sql, values) in [
            ("UPDATE thing SET added = ? WHERE id = ?", [min(base.added, rival.added), base.row]),
            ("UPDATE review SET thing = ? WHERE thing = ?", [base.row, rival.row]),
            ("UPDATE OR IGNORE wanted SET thing = ? WHERE thing = ?", [base.row, rival.row]),
            ("DELETE FROM thing WHERE id = ?", [rival.row]),
        ] { try db.cachedStatement(sql: sql).execute(arguments: StatementArguments(values)) }
        return base.row
    }

    /// Whether a row has more reviews than another; counts no more than twice the smaller number.
    private func hasMoreReviews(_ row: Int64, than other: Int64) throws -> Bool {
        var limit = 16
        while true {
            let counts = try [row, other].map {
                try Int.fetchOne(
                    db.cachedStatement(sql: "SELECT count(*) FROM (SELECT 1 FROM review WHERE thing = ? LIMIT ?)"),
                    arguments: [$0, limit]) ?? 0
            }
            if counts.min() ?? 0 < limit { return counts[0] > counts[1] }
            limit *= 2
        }
    }

    /// Lets the later stamp of each field count.
    private func moveRegisters(of other: UUID, to kept: UUID) throws {
        let rows = try Row.fetchAll(
            db.cachedStatement(sql: "SELECT name, stamp, device FROM sync_register WHERE key = ?"),
            arguments: [other.data])
        for row in rows {
            let stamp = SyncStamp(time: row[1], device: row[2])
            if try registers[kept, row[0]] ?? .never < stamp { try registers.set(kept, row[0], stamp) }
        }
        try db.cachedStatement(sql: "DELETE FROM sync_register WHERE key = ?").execute(arguments: [other.data])
    }
}
