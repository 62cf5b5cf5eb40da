import Foundation
import GRDB

/// Makes one thing of two that were added on two devices: each field is what was written last, the reviews are those of both.
struct SyncUniting {
    private let db: Database
    private let kept: UUID
    private let other: UUID

    init(_ db: Database, kept: UUID, other: UUID) {
        self.db = db
        self.kept = kept
        self.other = other
    }

    /// - Returns: the row of the one that is left, or nil if neither is in the store.
    func run(_ taker: inout SyncTaker, _ registers: inout SyncRegisters) throws -> Int64? {
        guard let left = try taker.present(other) else {
            try moveRegisters(&registers)
            return try taker.present(kept)?.row
        }
        guard let right = try taker.present(kept) else {
            try moveRegisters(&registers)
            try rename(left.row)
            return left.row
        }
        try taker.note(left, &registers)
        try taker.note(right, &registers)
        // The row with more reviews stays, so that a review moves as seldom as possible.
        let isSwapped = try hasMoreReviews(left.row, than: right.row)
        let (base, rival) = isSwapped ? (left, right) : (right, left)
        for (field, new) in zip(base.fields, rival.fields) {
            guard let stamp = try registers.stamp(base.id, field.name),
                let late = try registers.stamp(rival.id, field.name), (stamp, field.rank) < (late, new.rank)
            else { continue }
            try taker.write(new, of: base)
        }
        try uniteTags(base, rival, &taker, registers)
        try db.execute(
            sql: "UPDATE thing SET added = ? WHERE id = ?", arguments: [min(left.added, right.added), base.row])
        try db.execute(sql: "UPDATE review SET thing = ? WHERE thing = ?", arguments: [base.row, rival.row])
        try db.execute(sql: "UPDATE OR IGNORE wanted SET thing = ? WHERE thing = ?", arguments: [base.row, rival.row])
        try moveRegisters(&registers)
        try db.execute(sql: "DELETE FROM thing WHERE id = ?", arguments: [rival.row])
        try rename(base.row)
        return base.row
    }

    /// Whether a row has more reviews than another; counts no more than twice the smaller number.
    private func hasMoreReviews(_ row: Int64, than other: Int64) throws -> Bool {
        let statement = try db.cachedStatement(
            sql: "SELECT count(*) FROM (SELECT 1 FROM review WHERE thing = ? LIMIT ?)")
        var limit = 16
        while true {
            let (mine, theirs) = (
                try Int.fetchOne(statement, arguments: [row, limit]) ?? 0,
                try Int.fetchOne(statement, arguments: [other, limit]) ?? 0
            )
            if min(mine, theirs) < limit { return mine > theirs }
            limit *= 2
        }
    }

    private func uniteTags(
        _ base: SyncTaker.Present, _ rival: SyncTaker.Present, _ taker: inout SyncTaker, _ registers: SyncRegisters
    ) throws {
        let (tags, rivals) = (Set(try taker.tags(of: base.row)), Set(try taker.tags(of: rival.row)))
        let names = try String.fetchSet(
            db, sql: "SELECT substr(name, 2) FROM sync_register WHERE key IN (?, ?) AND name GLOB '#*'",
            arguments: [kept.data, other.data])
        for name in names where tags.contains(name) != rivals.contains(name) {
            let stamp = try registers.stamp(base.id, "#" + name) ?? .never
            let late = try registers.stamp(rival.id, "#" + name) ?? .never
            let new = SyncEvent.Field.tag(name, isOn: rivals.contains(name))
            let old = SyncEvent.Field.tag(name, isOn: tags.contains(name))
            if (stamp, old.rank) < (late, new.rank) { try taker.write(new, of: base) }
        }
    }

    /// Lets the later stamp of each field count.
    private func moveRegisters(_ registers: inout SyncRegisters) throws {
        let rows = try Row.fetchAll(
            db, sql: "SELECT name, stamp, device FROM sync_register WHERE key = ?", arguments: [other.data])
        for row in rows {
            let stamp = SyncStamp(time: row[1], device: row[2])
            if try registers.stamp(kept, row[0]) ?? .never < stamp { try registers.set(kept, row[0], stamp) }
        }
        try db.execute(sql: "DELETE FROM sync_register WHERE key = ?", arguments: [other.data])
    }

    /// Gives the row that is left the identifier that is kept, and lets undo find it.
    private func rename(_ row: Int64) throws {
        try db.execute(
            sql: "UPDATE thing SET uuid = ? WHERE id = ? AND uuid <> ?", arguments: [kept.data, row, kept.data])
        try db.execute(
            sql: """
                UPDATE change SET thing = ?, uuid = ? WHERE uuid IN (?, ?) AND kind <> 'answer' AND uuid NOTNULL
                """, arguments: [row, kept.data, kept.data, other.data])
    }
}
