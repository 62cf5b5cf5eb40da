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

    /// - Returns: the row of the one that is left; nil where neither is in the store.
    func run(_ taker: inout SyncTaker, _ registers: inout SyncRegisters) throws -> Int64? {
        guard let left = try taker.present(other) else {
            try moveRegisters(&registers)
            return try taker.present(kept)?.row
        }
        guard let right = try taker.present(kept) else {
            try db.execute(sql: "UPDATE thing SET uuid = ? WHERE id = ?", arguments: [kept.data, left.row])
            try moveRegisters(&registers)
            try moveNotes(to: left.row)
            return left.row
        }
        try taker.note(left, &registers)
        try taker.note(right, &registers)
        for (field, rival) in zip(right.fields, left.fields) {
            guard let stamp = try registers.stamp(kept, field.name), let late = try registers.stamp(other, field.name),
                (stamp, field.rank) < (late, rival.rank)
            else { continue }
            try taker.write(rival, of: right)
        }
        let (tags, rivals) = (Set(try taker.tags(of: right.row)), Set(try taker.tags(of: left.row)))
        let names = try String.fetchAll(
            db, sql: "SELECT substr(name, 2) FROM sync_register WHERE key IN (?, ?) AND name GLOB '#*'",
            arguments: [kept.data, other.data])
        for name in Set(names) {
            let stamp = try registers.stamp(kept, "#" + name) ?? .never
            guard let late = try registers.stamp(other, "#" + name), stamp < late,
                tags.contains(name) != rivals.contains(name)
            else { continue }
            try taker.write(.tag(name, isOn: rivals.contains(name)), of: right)
        }
        try db.execute(
            sql: "UPDATE thing SET added = ? WHERE id = ?", arguments: [min(left.added, right.added), right.row])
        try db.execute(sql: "UPDATE review SET thing = ? WHERE thing = ?", arguments: [right.row, left.row])
        try db.execute(sql: "UPDATE OR IGNORE wanted SET thing = ? WHERE thing = ?", arguments: [right.row, left.row])
        try moveRegisters(&registers)
        try moveNotes(to: right.row)
        try db.execute(sql: "DELETE FROM thing WHERE id = ?", arguments: [left.row])
        return right.row
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

    /// Lets undo find the thing that is left.
    private func moveNotes(to row: Int64) throws {
        try db.execute(
            sql: "UPDATE change SET thing = ?, uuid = ? WHERE uuid = ? AND kind <> 'answer' AND uuid NOTNULL",
            arguments: [row, kept.data, other.data])
    }
}
