import Foundation
import GRDB

/// When each field was written last, and where.
struct SyncRegisters {
    private let finding: RawStatement
    private let writing: RawStatement
    private let db: Database
    /// Whether there is any: a store that was never edited is not searched.
    private var isEmpty: Bool

    init(_ db: Database) throws {
        self.db = db
        finding = try RawStatement("SELECT stamp, device FROM sync_register WHERE key = ? AND name = ?", db)
        writing = try RawStatement(
            """
            INSERT INTO sync_register VALUES (?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET stamp = excluded.stamp, device = excluded.device
            """, db)
        isEmpty = try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM sync_register)") != true
    }

    /// The stamp that is noted; nil where none is.
    func stamp(_ key: UUID, _ name: String) throws -> SyncStamp? {
        if isEmpty { return nil }
        defer { finding.reset() }
        finding.bind(key, to: 1)
        finding.bind(name, to: 2)
        return try finding.step() ? SyncStamp(time: finding.integer(0), device: finding.text(1)) : nil
    }

    /// Notes a stamp.
    mutating func set(_ key: UUID, _ name: String, _ stamp: SyncStamp) throws {
        isEmpty = false
        writing.bind(key, to: 1)
        writing.bind(name, to: 2)
        writing.bind(stamp.time, to: 3)
        writing.bind(stamp.device, to: 4)
        try writing.run()
    }

    /// The stamp of a setting; nil where it was never set.
    func stamp(ofSetting name: String) throws -> SyncStamp? {
        try Row.fetchOne(
            db, sql: "SELECT stamp, device FROM sync_register WHERE key = CAST(? AS BLOB) AND name = 'setting'",
            arguments: [name]
        ).map { SyncStamp(time: $0[0], device: $0[1]) }
    }

    /// Notes the stamp of a setting.
    mutating func set(ofSetting name: String, _ stamp: SyncStamp) throws {
        isEmpty = false
        try db.execute(
            sql: """
                INSERT INTO sync_register VALUES (CAST(? AS BLOB), 'setting', ?, ?)
                ON CONFLICT DO UPDATE SET stamp = excluded.stamp, device = excluded.device
                """, arguments: [name, stamp.time, stamp.device])
    }
}
