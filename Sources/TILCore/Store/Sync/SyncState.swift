package import Foundation
import GRDB

/// The state of a store that takes part in a sync.
package struct SyncState: Hashable, Sendable {
    /// The name of this device.
    package var device: String
    /// The last event of this device.
    package var last: SyncPosition
    /// The length of the valid part of the outbox, in bytes. It contains events that were not sent yet.
    package var outbox: Int64 = 0
    /// The destination of the events, as the carrier writes it.
    package var remote: String
    /// The state of the files that were read last, as the carrier writes it.
    package var seen = ""

    package init(device: String, last: SyncPosition, remote: String) {
        self.device = device
        self.last = last
        self.remote = remote
    }

    /// Returns the state, or nil if the store does not take part in a sync. In this case the device has no name.
    static func read(_ db: Database) throws -> SyncState? {
        try db.row("SELECT device, number, hash, outbox, remote, seen FROM sync WHERE device <> ''") { row in
            var state = SyncState(device: row.text("device"), last: SyncPosition(row), remote: row.text("remote"))
            state.outbox = row.integer("outbox")
            state.seen = row.text("seen")
            return state
        }
    }

    func write(_ db: Database) throws {
        try db.run(
            "UPDATE sync SET device = ?, number = ?, hash = ?, outbox = ?, remote = ?, seen = ?",
            [device, last.number, Int64(bitPattern: last.hash), outbox, remote, seen])
    }
}

/// The position up to which the events of a device were made, read or applied.
package struct SyncPosition: Hashable, Sendable {
    /// The number of the last event.
    package var number: Int64
    /// The hash of the chain up to the last event.
    package var hash: UInt64

    package init(number: Int64, hash: UInt64) {
        self.number = number
        self.hash = hash
    }

    /// Reads a position from a row with the columns `number` and `hash`.
    fileprivate init(_ row: StoredRow) {
        self.init(number: row.integer("number"), hash: UInt64(bitPattern: row.integer("hash")))
    }

    /// Writes the position of a device.
    func write(_ device: String, _ db: Database) throws {
        try db.insert(
            "INSERT OR REPLACE", into: "sync_device",
            ["device": device, "number": number, "hash": Int64(bitPattern: hash)])
    }
}

extension ThingStore {
    /// Returns the state of the sync, or nil if the store does not take part in a sync.
    package func syncState() throws -> SyncState? { try reading(.settings, SyncState.read) }

    /// Starts to take part in a sync. From now on, each transaction records its edits.
    package func beginSync(_ state: SyncState) throws {
        try writing(.settings) { db in
            try Self.forgetOthers(db)
            // The recorded stamps, also those from an earlier sync, decide which of two edits is later.
            try Self.recordAll(db)
            try db.insert(
                "INSERT OR IGNORE", into: "sync",
                [
                    "id": 1, "device": "", "clock": 0, "things": 0, "reviews": 0, "number": 0, "hash": 0,
                    "outbox": 0, "remote": "", "seen": "",
                ])
            try state.write(db)
            try SyncTriggers.drop(db)
            try SyncTriggers.make(db)
        }
    }

    /// Stops taking part in a sync. The contents and the stamps are kept. If the store starts again, edits made in the
    /// meantime are later than the state on other devices.
    package func stopSync() throws {
        try writing(.settings) { db in
            try Self.forgetOthers(db)
            try SyncState(device: "", last: SyncPosition(number: 0, hash: 0), remote: "").write(db)
            // If the sync never completed, remove all of its data.
            guard
                try db.value("SELECT things + reviews = 0 AND NOT EXISTS (SELECT 1 FROM sync_register) FROM sync")
                    == true
            else { return }
            try SyncTriggers.drop(db)
            try db.execute(sql: "DELETE FROM sync; DELETE FROM sync_touched; DELETE FROM sync_same")
        }
    }

    /// Changes the state of the sync.
    package func updateSync(_ change: (inout SyncState) throws -> Void) throws {
        try writing(.settings) { db in
            guard var state = try SyncState.read(db) else { return }
            try change(&state)
            try state.write(db)
        }
    }

    /// Gives this device a new name. Events under the old name count as those of another device.
    /// - Parameters:
    ///   - state: the new name and its events.
    ///   - known: the position of the old name's events in this store, or nil if it is unknown.
    ///   - sendsAll: whether the next events contain everything in the store.
    package func renameDevice(_ state: SyncState, known: SyncPosition? = nil, sendsAll: Bool) throws {
        try writing(.settings) { db in
            guard let old = try SyncState.read(db) else { return }
            if sendsAll { try Self.recordAll(db) }
            try known?.write(old.device, db)
            try state.write(db)
        }
    }

    /// Deletes the position of a device. Its events are read again, which has no effect if they are the same.
    package func forgetPosition(of device: String) throws {
        try writing(.settings) { db in try db.run("DELETE FROM sync_device WHERE device = ?", [device]) }
    }

    /// Returns the position of the applied events of each device.
    package func syncPositions() throws -> [String: SyncPosition] {
        try reading { db in
            let rows = try db.rows("SELECT device, number, hash FROM sync_device") { row in
                (row.text("device"), SyncPosition(row))
            }
            return Dictionary(rows) { first, _ in first }
        }
    }

    /// Returns the number of changes since the last events: fields, things and reviews.
    package func unsentChanges() throws -> Int {
        try reading { db in
            try db.value(
                """
                SELECT (SELECT count(*) FROM sync_touched)
                    + (SELECT count(*) FROM thing WHERE id > (SELECT things FROM sync))
                    + (SELECT count(*) FROM review WHERE id > (SELECT reviews FROM sync))
                    + (SELECT count(*) FROM context WHERE \(Self.isUnsentContext(db)))
                """) ?? 0
        }
    }

    /// Marks everything in the store for the next events.
    private static func recordAll(_ db: Database) throws {
        try db.execute(
            sql: """
                INSERT OR IGNORE INTO sync_touched (key, name, stamp) SELECT key, name, stamp FROM sync_register;
                UPDATE sync SET things = 0, reviews = 0;
                """)
    }

    /// Deletes the events and positions of other devices.
    private static func forgetOthers(_ db: Database) throws {
        try db.execute(sql: "DELETE FROM sync_device; DELETE FROM sync_later")
    }

    /// Removes the things of an undone change. Things that were sent to other devices are marked as removed, so that
    /// other devices remove them and can restore them. The others are deleted.
    /// - Returns: the number of things.
    static func removeAdded(_ rows: ClosedRange<Int64>, at instant: Date, _ db: Database) throws -> Int {
        let first = rows.lowerBound
        let last = rows.upperBound
        try db.run("DELETE FROM memory WHERE thing BETWEEN ? AND ?", [first, last])
        try db.run(
            """
            UPDATE thing SET removed = ?
            WHERE id BETWEEN ? AND ? AND id <= (SELECT things FROM sync) AND removed IS NULL
            """, [instant.milliseconds, first, last])
        let removed = db.changesCount
        try db.run(
            "DELETE FROM thing WHERE id BETWEEN ? AND ? AND id > coalesce((SELECT things FROM sync), 0)", [first, last])
        return removed + db.changesCount
    }
}

/// The outcome of a sync.
package struct SyncOutcome: Hashable, Sendable, Encodable {
    /// The instant of the sync.
    package var at: Date
    /// The number of events that this device sent.
    package var sent = 0
    /// The number of events of other devices.
    package var received = 0
    /// The number of things that were merged, or changed on both sides.
    package var united = 0
    /// A sentence about unusual circumstances, or an empty text.
    package var remark = ""

    package init(at: Date) { self.at = at }
}

extension ThingStore {
    /// Records the outcome of a sync. The last hundred are kept.
    package func record(_ outcome: SyncOutcome) throws {
        try writing(.settings) { db in
            try db.insert(
                into: "sync_done",
                [
                    "at": outcome.at.milliseconds, "sent": outcome.sent, "received": outcome.received,
                    "united": outcome.united, "remark": outcome.remark,
                ])
            try db.run("DELETE FROM sync_done WHERE id <= (SELECT max(id) FROM sync_done) - 100")
        }
    }

    /// Returns the outcomes of the last syncs, newest first.
    package func syncOutcomes(limit: Int = 100) throws -> [SyncOutcome] {
        try reading { db in
            try db.rows(
                "SELECT at, sent, received, united, remark FROM sync_done ORDER BY id DESC LIMIT ?", [limit]
            ) { row in
                var outcome = SyncOutcome(at: row.date("at"))
                outcome.sent = row.integer("sent")
                outcome.received = row.integer("received")
                outcome.united = row.integer("united")
                outcome.remark = row.text("remark")
                return outcome
            }
        }
    }
}
