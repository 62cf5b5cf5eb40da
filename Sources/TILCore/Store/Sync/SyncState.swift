import Foundation
import GRDB

/// What a store notes of the sync in which it takes part.
package struct SyncState: Hashable, Sendable {
    /// The name of this device.
    package var device: String
    /// The number of this device's last event, and the hash of the chain up to it.
    package var number: Int64
    package var hash: UInt64
    /// The length of the valid beginning of the outbox, in bytes: events that were made and are not sent.
    package var outbox: Int64
    /// Where the events go, as the carrier notes it.
    package var remote: String
    /// What was read last, as the carrier notes it.
    package var seen: String

    package init(
        device: String, number: Int64 = 0, hash: UInt64 = 0, outbox: Int64 = 0, remote: String, seen: String = ""
    ) {
        (self.device, self.number, self.hash, self.outbox) = (device, number, hash, outbox)
        (self.remote, self.seen) = (remote, seen)
    }

    /// Returns the state, or nil if the store takes part in no sync: then the device has no name.
    static func read(_ db: Database) throws -> SyncState? {
        try Row.fetchOne(
            db, sql: "SELECT device, number, hash, outbox, remote, seen FROM sync WHERE device <> ''"
        ).map {
            SyncState(
                device: $0[0], number: $0[1], hash: UInt64(bitPattern: $0[2]), outbox: $0[3], remote: $0[4], seen: $0[5])
        }
    }

    func write(_ db: Database) throws {
        try db.execute(
            sql: "UPDATE sync SET device = ?, number = ?, hash = ?, outbox = ?, remote = ?, seen = ?",
            arguments: [device, number, Int64(bitPattern: hash), outbox, remote, seen])
    }
}

/// How far the events of a device were applied.
package struct SyncPosition: Hashable, Sendable {
    /// The number of the last event that was applied.
    package var number: Int64
    /// The hash of the chain up to that event.
    package var hash: UInt64

    package init(number: Int64, hash: UInt64) {
        (self.number, self.hash) = (number, hash)
    }

    /// Notes the position of a device.
    func write(_ device: String, _ db: Database) throws {
        try db.cachedStatement(sql: "INSERT OR REPLACE INTO sync_device VALUES (?, ?, ?)")
            .execute(arguments: [device, number, Int64(bitPattern: hash)])
    }
}

extension ThingStore {
    /// Returns what is noted of the sync, or nil if the store takes part in none.
    package func syncState() throws -> SyncState? { try reading(SyncState.read) }

    /// Begins to take part: from now on, edits are noted in the transactions that make them.
    package func beginSync(_ state: SyncState) throws {
        try writing { db in
            try Self.forgetOthers(db)
            // Notes from before an earlier sync was stopped, and since, tell which of two edits is later.
            try Self.noteAll(db)
            try db.execute(sql: "INSERT OR IGNORE INTO sync VALUES (1, '', 0, 0, 0, 0, 0, 0, '', '')")
            try state.write(db)
            try SyncTriggers.drop(db)
            try SyncTriggers.make(db)
        }
    }

    /// Stops taking part. The contents and the stamps stay: if the store begins again, edits made meanwhile are later than
    /// what other devices know.
    package func stopSync() throws {
        try writing { db in
            try Self.forgetOthers(db)
            try SyncState(device: "", remote: "").write(db)
            let isNoted = try Bool.fetchOne(
                db, sql: "SELECT things + reviews > 0 OR EXISTS (SELECT 1 FROM sync_register) FROM sync")
            if isNoted == true { return }
            // A sync that was begun and never came about leaves nothing.
            try SyncTriggers.drop(db)
            try db.execute(sql: "DELETE FROM sync; DELETE FROM sync_touched; DELETE FROM sync_same")
        }
    }

    /// Changes what is noted.
    package func updateSync(_ change: (inout SyncState) throws -> Void) throws {
        try writing { db in
            guard var state = try SyncState.read(db) else { return }
            try change(&state)
            try state.write(db)
        }
    }

    /// Gives this device another name. What was sent under the old one counts as another device's.
    /// - Parameters:
    ///   - state: the new name and its events.
    ///   - known: how far the events of the old name are in this store, or nil if that is not known.
    ///   - sendsAll: whether the next events are all that is in the store.
    package func renameDevice(_ state: SyncState, known: SyncPosition? = nil, sendsAll: Bool) throws {
        try writing { db in
            guard let old = try SyncState.read(db) else { return }
            if sendsAll { try Self.noteAll(db) }
            try known?.write(old.device, db)
            try state.write(db)
        }
    }

    /// Forgets how far the events of a device were applied: they are read again, which changes nothing if they are the same.
    package func forgetPosition(of device: String) throws {
        try writing { db in try db.execute(sql: "DELETE FROM sync_device WHERE device = ?", arguments: [device]) }
    }

    /// Returns how far the events of each device were applied.
    package func syncPositions() throws -> [String: SyncPosition] {
        try reading { db in
            let rows = try Row.fetchAll(db, sql: "SELECT device, number, hash FROM sync_device")
            return Dictionary(
                uniqueKeysWithValues: rows.map {
                    ($0[0], SyncPosition(number: $0[1], hash: UInt64(bitPattern: $0[2])))
                })
        }
    }

    /// Returns the number of changes since the last events: fields, things and reviews.
    package func unsentChanges() throws -> Int {
        try reading { db in
            try Int.fetchOne(
                db,
                sql: """
                    SELECT (SELECT count(*) FROM sync_touched)
                        + (SELECT count(*) FROM thing WHERE id > (SELECT things FROM sync))
                        + (SELECT count(*) FROM review WHERE id > (SELECT reviews FROM sync))
                    """) ?? 0
        }
    }

    /// Notes all that is in the store for the next events.
    private static func noteAll(_ db: Database) throws {
        try db.execute(
            sql: """
                INSERT OR IGNORE INTO sync_touched SELECT key, name, stamp FROM sync_register;
                UPDATE sync SET things = 0, reviews = 0;
                """)
    }

    /// Forgets what other devices have sent.
    private static func forgetOthers(_ db: Database) throws {
        try db.execute(sql: "DELETE FROM sync_device; DELETE FROM sync_later")
    }

    /// Deletes things that an undo takes back. Those that other devices know are marked as removed, so that the others hear of
    /// it and can bring them back.
    /// - Returns: the number of things.
    static func takeBack(_ rows: ClosedRange<Int64>, at instant: Date, _ db: Database) throws -> Int {
        let sent = try Int64.fetchOne(db, sql: "SELECT things FROM sync") ?? 0
        let range: StatementArguments = [rows.lowerBound, rows.upperBound, sent]
        try db.execute(sql: "DELETE FROM memory WHERE thing BETWEEN ? AND ? AND thing <= ?", arguments: range)
        try db.execute(
            sql: "UPDATE thing SET removed = ? WHERE id BETWEEN ? AND ? AND id <= ? AND removed IS NULL",
            arguments: [instant.milliseconds] + range)
        let removed = db.changesCount
        try db.execute(sql: "DELETE FROM thing WHERE id BETWEEN ? AND ? AND id > ?", arguments: range)
        return removed + db.changesCount
    }
}
