import Foundation
import GRDB

/// What an exchange of events takes and gives.
package struct SyncExchange {
    /// Whether the store has just begun to take part: others may know what is in it.
    package var isFirst: Bool
    /// The next event of others that was not taken in yet, device by device in the order of their numbers, with the line of
    /// one that this til does not know; nil at the end.
    package var incoming: () throws -> (device: String, reading: SyncEvent.Reading, line: String)?
    /// Takes an event of this store, in the order of their numbers; it has to be kept until the exchange is committed.
    package var outgoing: (SyncEvent) throws -> Void
    /// Changes the notes of the sync, at the end of the exchange: tells how far this device's events and those of
    /// others have come.
    package var notes: (inout SyncState) throws -> [String: SyncPosition]

    package init(
        isFirst: Bool, incoming: @escaping () throws -> (device: String, reading: SyncEvent.Reading, line: String)?,
        outgoing: @escaping (SyncEvent) throws -> Void,
        notes: @escaping (inout SyncState) throws -> [String: SyncPosition]
    ) {
        self.isFirst = isFirst
        self.incoming = incoming
        self.outgoing = outgoing
        self.notes = notes
    }
}

extension ThingStore {
    /// Makes events of what was changed here, and takes in those of others, in one transaction.
    /// - Parameters:
    ///   - exchange: where events come from and go to.
    ///   - progress: told now and then how many of how many steps are done; what it throws ends it, and nothing is changed.
    package func exchange(
        _ exchange: SyncExchange, at instant: Date,
        progress: @escaping (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
    ) throws -> SyncOutcome {
        try writing(isBulk: true) { db in
            var outcome = SyncOutcome(at: instant.inMilliseconds)
            guard var state = try SyncState.read(db), let new = try SyncRows(db) else { return outcome }
            var registers = try SyncRegisters(db)
            var done = 0
            var sender = try SyncSender(db) { event in
                done += 1
                if done.isMultiple(of: 1_000) { try progress(done, 0) }
                try exchange.outgoing(event)
            }
            var taker = try SyncTaker(db, collectsKnown: exchange.isFirst && !new.isEmpty)
            try sender.sendTouched(&registers)
            if !exchange.isFirst { try sender.sendNew(new, &registers) }
            // Whoever has not seen what this store sent before has to hear of that too.
            if new.things.after == 0 {
                try sender.sendSame()
                try sender.sendKept()
            }
            try take(exchange.incoming, &taker, &registers, &outcome, db, progress)
            let received = outcome.received
            try db.watching({ try progress(received, 0) }) { try taker.endRows(&registers) }
            sender.hasSeen(taker.latest)
            if exchange.isFirst {
                // Settings come first, so that memories are right at once where they are taken in.
                try sender.sendSettings(&registers)
                let known = taker.known ?? []
                try sender.sendNew(new, &registers) { known.contains($0) }
            }
            try uniteRepeats(&taker, &sender, &registers, &outcome, db)
            try taker.replay(progress: progress)
            try db.watching({ try progress(received, 0) }) { try taker.end() }
            try sender.end()
            try sender.forgetTouched()
            outcome.sent = sender.count
            outcome.united += taker.changed.intersection(sender.touched).count
            for (device, position) in try exchange.notes(&state) {
                try db.execute(
                    sql: "INSERT OR REPLACE INTO sync_device VALUES (?, ?, ?)",
                    arguments: [device, position.number, Int64(bitPattern: position.hash)])
            }
            try state.write(db)
            try db.execute(
                sql: """
                    UPDATE sync SET things = (SELECT coalesce(max(id), 0) FROM thing),
                        reviews = (SELECT coalesce(max(id), 0) FROM review)
                    """)
            return outcome
        }
    }

    /// Takes in what comes, and what had to wait for it.
    private func take(
        _ incoming: () throws -> (device: String, reading: SyncEvent.Reading, line: String)?,
        _ taker: inout SyncTaker, _ registers: inout SyncRegisters, _ outcome: inout SyncOutcome, _ db: Database,
        _ progress: (_ done: Int, _ total: Int) throws -> Void
    ) throws {
        var refused = 0
        func keep(_ device: String, _ number: Int64, _ line: String) throws {
            try db.execute(
                sql: "INSERT OR REPLACE INTO sync_later VALUES (?, ?, ?)", arguments: [device, number, line])
        }
        while let (device, reading, line) = try incoming() {
            outcome.received += 1
            if outcome.received.isMultiple(of: 1_000) { try progress(outcome.received, 0) }
            switch reading {
            case .event(let event):
                if try !taker.take(event, &registers) {
                    var bytes: [UInt8] = []
                    event.write(into: &bytes)
                    try keep(device, event.number, String(decoding: bytes, as: UTF8.self) + "}")
                }
            case .unknown(let number): try keep(device, number, line)
            case .refused: refused += 1
            }
        }
        if refused > 0 {
            outcome.remark = "Events of others that no til writes were passed over: \(refused)."
        }
        while try takeLater(&taker, &registers, db) {}
    }

    /// Takes in events that had to wait for others, some at a time.
    /// - Returns: whether one was taken in, for which others may have waited in turn.
    private func takeLater(
        _ taker: inout SyncTaker, _ registers: inout SyncRegisters, _ db: Database
    ) throws -> Bool {
        var isAny = false
        var last: (device: String, number: Int64) = ("", 0)
        while true {
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT device, number, event FROM sync_later WHERE (device, number) > (?, ?)
                    ORDER BY device, number LIMIT 1000
                    """, arguments: [last.device, last.number])
            if rows.isEmpty { return isAny }
            for row in rows {
                last = (row[0], row[1])
                var text: String = row[2]
                let reading = text.withUTF8 { SyncEvent.read($0, device: last.device, number: last.number) }
                guard case .event(let event) = reading, try taker.take(event, &registers) else { continue }
                isAny = true
                try db.execute(
                    sql: "DELETE FROM sync_later WHERE device = ? AND number = ?",
                    arguments: [last.device, last.number])
            }
        }
    }

    /// Makes one thing of those that say the same by now, and lets the others know.
    private func uniteRepeats(
        _ taker: inout SyncTaker, _ sender: inout SyncSender, _ registers: inout SyncRegisters,
        _ outcome: inout SyncOutcome, _ db: Database
    ) throws {
        while true {
            let groups = try Self.repeats(among: taker.takeRenamed(), db)
            if groups.isEmpty { return }
            for ids in groups {
                for id in ids.dropFirst() {
                    let (first, other) = (try taker.root(ids[0]), try taker.root(id))
                    guard try taker.unite(first, other, &registers) else { continue }
                    let stamp = sender.nextStamp()
                    try sender.send(.same(other, first), time: stamp.time)
                    outcome.united += 1
                }
            }
        }
    }

    /// The identifiers of things that say exactly the same, the smallest of each first.
    private static func repeats(among renamed: SyncTaker.Renamed, _ db: Database) throws -> [[UUID]] {
        var groups: [[UUID]] = []
        let same = try db.cachedStatement(
            sql: "SELECT uuid FROM thing WHERE key = ? AND long = ? AND short = ? AND removed IS NULL ORDER BY uuid")
        func look(_ texts: Row) throws {
            let (key, long, short): (String, String, String) = (texts[0], texts[1], texts[2])
            let ids = try Data.fetchAll(same, arguments: [key, long, short])
            if ids.count > 1 { groups.append(ids.map { UUID(data: $0) }) }
        }
        guard case .some(let rows) = renamed else {
            // One walk along the index rather than a search for each.
            let repeated = try Row.fetchAll(
                db,
                sql: """
                    SELECT key, long, short FROM thing INDEXED BY thing_meaning WHERE removed IS NULL
                    GROUP BY key, long, short HAVING count(*) > 1
                    """)
            try repeated.forEach(look)
            return groups
        }
        let texts = try db.cachedStatement(sql: "SELECT key, long, short FROM thing WHERE id = ? AND removed IS NULL")
        for row in rows.sorted() { try Row.fetchOne(texts, arguments: [row]).map(look) }
        return groups
    }
}

/// The rows of what others do not know yet: all after one, up to the last that this device wrote by itself.
struct SyncRows {
    let things: (after: Int64, last: Int64)
    let reviews: (after: Int64, last: Int64)

    /// The rows after those that others know; nil where the store takes part in no sync.
    init?(_ db: Database) throws {
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT things, (SELECT coalesce(max(id), 0) FROM thing),
                    reviews, (SELECT coalesce(max(id), 0) FROM review) FROM sync
                """)
        guard let row else { return nil }
        things = (row[0], row[1])
        reviews = (row[2], row[3])
    }

    /// Whether others know all rows.
    var isEmpty: Bool { things.last <= things.after && reviews.last <= reviews.after }
}
