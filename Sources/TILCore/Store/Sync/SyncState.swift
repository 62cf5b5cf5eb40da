import Foundation
import GRDB

/// What a store notes of the sync that it takes part in.
package struct SyncState: Hashable, Sendable {
    /// The store's name among the devices.
    package var device: String
    /// The last event of this device, and what the hashes of all its events amount to.
    package var number: Int64
    package var hash: UInt64
    /// How many bytes at the beginning of the outbox are events that were made, and are not sent.
    package var outbox: Int64
    /// Where the events go, as the carrier notes it.
    package var remote: String
    /// What of the others was taken in last, as the carrier notes it.
    package var seen: String

    package init(
        device: String, number: Int64 = 0, hash: UInt64 = 0, outbox: Int64 = 0, remote: String, seen: String = ""
    ) {
        self.device = device
        self.number = number
        self.hash = hash
        self.outbox = outbox
        self.remote = remote
        self.seen = seen
    }

    /// Takes another name; the files of the old one are looked at from the first on.
    fileprivate mutating func rename(to device: String, number: Int64, hash: UInt64, outbox: Int64) {
        let lines = seen.split(separator: "\n", omittingEmptySubsequences: false)
        seen = lines.filter { !$0.contains("log/\(self.device)/") }.joined(separator: "\n")
        (self.device, self.number, self.hash, self.outbox) = (device, number, hash, outbox)
    }

    static func read(_ db: Database) throws -> SyncState? {
        // A sync that was stopped has no device.
        try Row.fetchOne(
            db, sql: "SELECT device, number, hash, outbox, remote, seen FROM sync WHERE device <> ''"
        ).map { row in
            let (number, hash, outbox): (Int64, Int64, Int64) = (row[1], row[2], row[3])
            return SyncState(
                device: row[0], number: number, hash: UInt64(bitPattern: hash), outbox: outbox, remote: row[4],
                seen: row[5])
        }
    }

    func write(_ db: Database) throws {
        try db.execute(
            sql: "UPDATE sync SET device = ?, number = ?, hash = ?, outbox = ?, remote = ?, seen = ?",
            arguments: [device, number, Int64(bitPattern: hash), outbox, remote, seen])
    }
}

/// How far the events of a device were taken in.
package struct SyncPosition: Hashable, Sendable {
    /// The number of the last event that was taken in.
    package var number: Int64
    /// The hash of the chain of events up to that one.
    package var hash: UInt64

    package init(number: Int64, hash: UInt64) {
        self.number = number
        self.hash = hash
    }
}

extension ThingStore {
    /// What is noted of the sync that the store takes part in; nil where it takes part in none.
    package func syncState() throws -> SyncState? { try reading(SyncState.read) }

    /// Begins to take part: from now on what is changed is noted, in the transaction that changes it.
    package func beginSync(_ state: SyncState) throws {
        try writing { db in
            try Self.forgetOthers(db)
            // The notes from before an earlier sync was stopped, and since, tell which of two edits is later.
            try Self.noteAll(db)
            try db.execute(sql: "INSERT OR IGNORE INTO sync VALUES (1, '', 0, 0, 0, 0, 0, 0, '', '')")
            try state.write(db)
            try SyncTriggers.drop(db)
            try SyncTriggers.make(db)
        }
    }

    /// Takes part no longer. All things, reviews and settings stay, and so does the note of when each field was written: if the
    /// store takes part again, what was edited meanwhile is later than what others know.
    package func stopSync() throws {
        try writing { db in
            try Self.forgetOthers(db)
            try SyncState(device: "", remote: "").write(db)
            let isNoted = try Bool.fetchOne(
                db, sql: "SELECT things + reviews > 0 OR EXISTS (SELECT 1 FROM sync_register) FROM sync")
            if isNoted == true { return }
            // A sync that was begun and never came about leaves no notes.
            try SyncTriggers.drop(db)
            try db.execute(sql: "DELETE FROM sync; DELETE FROM sync_touched; DELETE FROM sync_same")
        }
    }

    /// Changes what is noted.
    /// - Parameter change: changes what it is given.
    package func updateSync(_ change: (inout SyncState) throws -> Void) throws {
        try writing { db in
            guard var state = try SyncState.read(db) else { return }
            try change(&state)
            try state.write(db)
        }
    }

    /// Takes another name, and notes all that is in the store for the next events: whatever this device sent was lost, and
    /// perhaps what others did. What is there under the old name counts as another device's.
    package func resendAll(as device: String) throws {
        try writing { db in
            try Self.noteAll(db)
            guard var state = try SyncState.read(db) else { return }
            state.rename(to: device, number: 0, hash: 0, outbox: 0)
            try state.write(db)
        }
    }

    /// Takes another name: what went out under the old one counts as another device's.
    /// - Parameter known: how far the events of the old name are those of this store; nil where that is not known.
    package func renameDevice(
        to device: String, number: Int64, hash: UInt64, outbox: Int64, known: SyncPosition?
    ) throws {
        try writing { db in
            guard var state = try SyncState.read(db) else { return }
            if let known {
                try db.execute(
                    sql: "INSERT OR REPLACE INTO sync_device VALUES (?, ?, ?)",
                    arguments: [state.device, known.number, Int64(bitPattern: known.hash)])
            }
            state.rename(to: device, number: number, hash: hash, outbox: outbox)
            try state.write(db)
        }
    }

    /// Forgets how far the events of a device were taken in, so that all of them are taken in again, which changes nothing
    /// where they are the same.
    package func forgetPosition(of device: String) throws {
        try writing { db in try db.execute(sql: "DELETE FROM sync_device WHERE device = ?", arguments: [device]) }
    }

    /// How far the events of each device were taken in.
    package func syncPositions() throws -> [String: SyncPosition] {
        try reading { db in
            var positions: [String: SyncPosition] = [:]
            for row in try Row.fetchAll(db, sql: "SELECT device, number, hash FROM sync_device") {
                let (number, hash): (Int64, Int64) = (row[1], row[2])
                positions[row[0]] = SyncPosition(number: number, hash: UInt64(bitPattern: hash))
            }
            return positions
        }
    }

    /// How many changes were made since the last events: fields, things and reviews.
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

    /// Whether there is anything to be made events of: asked before each sync, so it counts nothing.
    package func hasUnsentChanges() throws -> Bool {
        try reading { db in
            try Bool.fetchOne(
                db,
                sql: """
                    SELECT EXISTS (SELECT 1 FROM sync_touched)
                        OR EXISTS (SELECT 1 FROM thing WHERE id > (SELECT things FROM sync))
                        OR EXISTS (SELECT 1 FROM review WHERE id > (SELECT reviews FROM sync))
                    """) ?? false
        }
    }

    /// Notes all that is in the store for the next events.
    private static func noteAll(_ db: Database) throws {
        try db.execute(
            sql: """
                INSERT OR IGNORE INTO sync_touched
                    SELECT key, name, stamp FROM sync_register;
                UPDATE sync SET things = 0, reviews = 0;
                """)
    }

    /// Forgets what other devices have sent.
    private static func forgetOthers(_ db: Database) throws {
        try db.execute(sql: "DELETE FROM sync_device; DELETE FROM sync_later")
    }

    /// Deletes things that an undo takes back; those that others know of are removed, so that the others hear of it and
    /// whatever they wrote meanwhile can bring them back.
    /// - Returns: how many there were.
    static func takeBack(_ rows: ClosedRange<Int64>, at instant: Date, _ db: Database) throws -> Int {
        let known = try Int64.fetchOne(db, sql: "SELECT things FROM sync") ?? 0
        let arguments: StatementArguments = [rows.lowerBound, rows.upperBound, known]
        var count = 0
        if known >= rows.lowerBound {
            try db.execute(
                sql: "DELETE FROM memory WHERE thing BETWEEN ? AND ? AND thing <= ?", arguments: arguments)
            try db.execute(
                sql: "UPDATE thing SET removed = ? WHERE id BETWEEN ? AND ? AND id <= ? AND removed IS NULL",
                arguments: [instant.milliseconds] + arguments)
            count += db.changesCount
        }
        try db.execute(sql: "DELETE FROM thing WHERE id BETWEEN ? AND ? AND id > ?", arguments: arguments)
        return count + db.changesCount
    }
}
