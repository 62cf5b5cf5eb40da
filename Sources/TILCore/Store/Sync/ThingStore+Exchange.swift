import Foundation
import GRDB

/// A batch of an exchange of events: as much as another process may wait for.
package struct SyncExchange {
    /// Returns the next event of others that was not applied yet, device by device in the order of their numbers, with the
    /// line of one that this til does not know; nil at the end of the batch.
    package var incoming: () throws -> (device: String, reading: SyncEvent.Reading, line: String)?
    /// Records an event of this store, in the order of their numbers; it has to be kept until the batch is committed.
    package var outgoing: (SyncEvent) throws -> Void
    /// Changes the notes of the sync at the end of the batch; returns how far the events of other devices have been applied.
    package var notes: (inout SyncState) throws -> [String: SyncPosition]
    /// What others have sent of that which is in a store that has just begun to take part.
    package var known = SyncKnown()
    /// Whether it is the first batch of a sync.
    package var isFirst = true
    /// Whether a store that has just begun to take part sends its settings, now that it has those of others.
    package var sendsSettings: () -> Bool = { false }

    package init(
        incoming: @escaping () throws -> (device: String, reading: SyncEvent.Reading, line: String)?,
        outgoing: @escaping (SyncEvent) throws -> Void,
        notes: @escaping (inout SyncState) throws -> [String: SyncPosition]
    ) {
        self.incoming = incoming
        self.outgoing = outgoing
        self.notes = notes
    }
}

extension ThingStore {
    /// Makes events of what was changed here, and applies those of others, in one transaction.
    /// - Parameters:
    ///   - exchange: where events come from and go to.
    ///   - progress: called now and then with the number of steps that are done, and of all if it is known; what it throws
    ///     ends the exchange, and nothing is changed.
    package func exchange(
        _ exchange: SyncExchange, at instant: Date,
        progress: @escaping (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
    ) throws -> SyncOutcome {
        try writing { db in
            var outcome = SyncOutcome(at: instant.inMilliseconds)
            guard var state = try SyncState.read(db), let new = try SyncRows(db) else { return outcome }
            var registers = try SyncRegisters(db)
            var done = 0
            var sender = try SyncSender(db) { event in
                done += 1
                if done.isMultiple(of: 1_000) { try progress(done, 0) }
                try exchange.outgoing(event)
            }
            // Whoever has not seen what this store sent before has to hear of that too.
            if exchange.isFirst, state.number == 0, new.things.after == 0 {
                try sender.sendSame()
                try sender.sendKept()
            }
            try sender.sendNew(new, &registers, besides: exchange.known)
            try sender.sendTouched(&registers)
            var taker = try SyncTaker(db)
            try apply(exchange, &taker, &registers, &outcome, db, progress)
            sender.hasSeen(taker.latest)
            if exchange.sendsSettings() { try sender.sendSettings(&registers) }
            try uniteRepeats(&taker, &sender, &registers, &outcome, db)
            let received = outcome.received
            try db.watching({ try progress(received, 0) }) { try taker.replay(progress: progress) }
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

    /// Applies what comes, and what had to wait for it.
    private func apply(
        _ exchange: SyncExchange, _ taker: inout SyncTaker, _ registers: inout SyncRegisters,
        _ outcome: inout SyncOutcome, _ db: Database, _ progress: (_ done: Int, _ total: Int) throws -> Void
    ) throws {
        var waiting = try SyncWaiting(db)
        if exchange.isFirst { try waiting.applyUnknown(&taker, &registers) }
        var refused = 0
        while let (device, reading, line) = try exchange.incoming() {
            outcome.received += 1
            if outcome.received.isMultiple(of: 1_000) { try progress(outcome.received, 0) }
            switch reading {
            case .event(let event):
                if case .waits(let id) = try taker.take(event, &registers) {
                    try waiting.append(event, of: device, awaiting: id)
                }
                try waiting.applyArrived(&taker, &registers)
            case .unknown(let number): try waiting.append(line, of: device, number: number, awaiting: nil)
            case .refused: refused += 1
            }
        }
        try taker.writer.writeWaiting()
        if refused > 0 {
            outcome.remark = "Events of others that no til writes were passed over: \(refused)."
        }
    }

    /// Makes one thing of those that say the same by now, and lets the others know.
    private func uniteRepeats(
        _ taker: inout SyncTaker, _ sender: inout SyncSender, _ registers: inout SyncRegisters,
        _ outcome: inout SyncOutcome, _ db: Database
    ) throws {
        let texts = try db.cachedStatement(sql: "SELECT key, long, short FROM thing WHERE id = ? AND removed IS NULL")
        let same = try db.cachedStatement(
            sql: "SELECT uuid FROM thing WHERE key = ? AND long = ? AND short = ? AND removed IS NULL ORDER BY uuid")
        while !taker.renamed.isEmpty {
            let rows = taker.renamed.sorted()
            taker.renamed = []
            for row in rows {
                guard let found = try Row.fetchOne(texts, arguments: [row]) else { continue }
                let (key, long, short): (String, String, String) = (found[0], found[1], found[2])
                let ids = try Data.fetchAll(same, arguments: [key, long, short]).map { UUID(data: $0) }
                for id in ids.dropFirst() {
                    let (first, other) = (try taker.root(ids[0]), try taker.root(id))
                    guard try taker.unite(first, other, &registers) else { continue }
                    try sender.send(.same(other, first), time: sender.nextStamp().time)
                    outcome.united += 1
                }
            }
        }
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
