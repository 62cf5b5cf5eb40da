import Foundation
import GRDB

/// When each field, answer and setting was written last, and on which device.
final class SyncRegisters {
    private let reading: Statement
    private let writing: Statement
    /// A store that was never edited is not searched.
    private var isEmpty: Bool

    init(_ db: Database) throws {
        reading = try db.makeStatement(sql: "SELECT stamp, device FROM sync_register WHERE key = ? AND name = ?")
        writing = try db.makeStatement(sql: "INSERT OR REPLACE INTO sync_register VALUES (?, ?, ?, ?)")
        isEmpty = try Bool.fetchOne(db, sql: "SELECT NOT EXISTS (SELECT 1 FROM sync_register)") == true
    }

    /// Returns the stamp of a field of a thing, or of the answer or the setting that a key is the ID or name of.
    subscript(_ key: SyncKey, _ name: String) -> SyncStamp? {
        get throws {
            if isEmpty { return nil }
            return try Row.fetchOne(reading, arguments: [key.data, name]).map { SyncStamp(time: $0[0], device: $0[1]) }
        }
    }

    /// Writes a stamp.
    func set(_ key: SyncKey, _ name: String, _ stamp: SyncStamp) throws {
        isEmpty = false
        try writing.execute(arguments: [key.data, name, stamp.time, stamp.device])
    }
}

/// What a register belongs to: a thing or an answer by its ID, a setting by its name.
protocol SyncKey {
    var data: Data { get }
}

extension UUID: SyncKey {}

extension String: SyncKey {
    var data: Data { Data(utf8) }
}
