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
    /// What is to be noted with it, called at the end: where this device's events stand by then, and those of others.
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
        _ exchange: SyncExchange, at instant: Date, progress: (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
    ) throws -> SyncOutcome {
        try writing(isBulk: true) { db in
            var outcome = SyncOutcome(at: instant.inMilliseconds)
            guard var state = try SyncState.read(db),
                let marks = try Row.fetchOne(db, sql: "SELECT things, reviews FROM sync")
            else { return outcome }
            let (things, reviews): (Int64, Int64) = (marks[0], marks[1])
            var registers = try SyncRegisters(db)
            var sender = try SyncSender(db, exchange.outgoing)
            var taker = try SyncTaker(db, collectsKnown: exchange.isFirst)
            try sender.sendTouched(&registers)
            if !exchange.isFirst { try sender.sendNew(things: things, reviews: reviews, &registers) }
            try take(exchange.incoming, &taker, &registers, &outcome, db, progress)
            sender.hasSeen(taker.latest)
            if exchange.isFirst {
                let known = taker.known ?? []
                try sender.sendNew(things: things, reviews: reviews, &registers) { known.contains($0) }
                try sender.sendSettings(&registers)
            }
            try uniteRepeats(&taker, &sender, &registers, &outcome, db)
            try taker.replay(progress: progress)
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
        // What waited may be waited for by others in turn.
        var isAny = true
        while isAny {
            isAny = false
            for row in try Row.fetchAll(db, sql: "SELECT device, number, event FROM sync_later") {
                let (device, number, line): (String, Int64, String) = (row[0], row[1], row[2])
                var text = line
                guard case .event(let event) = text.withUTF8({ SyncEvent.read($0, device: device, number: number) }),
                    try taker.take(event, &registers)
                else { continue }
                isAny = true
                try db.execute(
                    sql: "DELETE FROM sync_later WHERE device = ? AND number = ?", arguments: [device, number])
            }
        }
    }

    /// Makes one thing of those that say the same by now, and lets the others know.
    private func uniteRepeats(
        _ taker: inout SyncTaker, _ sender: inout SyncSender, _ registers: inout SyncRegisters,
        _ outcome: inout SyncOutcome, _ db: Database
    ) throws {
        var rows = taker.takeRenamed()
        while !rows.isEmpty {
            for ids in try Self.repeats(among: rows, db) {
                for id in ids.dropFirst() {
                    let (first, other) = (try taker.root(ids[0]), try taker.root(id))
                    guard try taker.unite(first, other, &registers) else { continue }
                    let stamp = sender.nextStamp()
                    try sender.send(.same(other, first), time: stamp.time)
                    outcome.united += 1
                }
            }
            rows = taker.takeRenamed()
            // Those that were united have been looked at unless their meaning changed.
            if rows.count > 0, try Self.repeats(among: rows, db).isEmpty { break }
        }
    }

    /// The identifiers of things that say exactly the same, the smallest of each first.
    private static func repeats(among rows: Set<Int64>, _ db: Database) throws -> [[UUID]] {
        var groups: [[UUID]] = []
        let same = try RawStatement(
            "SELECT uuid FROM thing WHERE key = ? AND long = ? AND short = ? AND removed IS NULL ORDER BY uuid", db)
        func look(_ key: String, _ long: String, _ short: String) throws {
            defer { same.reset() }
            same.bind(key, to: 1)
            same.bind(long, to: 2)
            same.bind(short, to: 3)
            let ids = try same.map { $0.identifier(0) }
            if ids.count > 1 { groups.append(ids) }
        }
        if rows.count > 10_000 {
            // One walk along the index rather than a search for each.
            let repeated = try Row.fetchAll(
                db,
                sql: """
                    SELECT key, long, short FROM thing INDEXED BY thing_meaning WHERE removed IS NULL
                    GROUP BY key, long, short HAVING count(*) > 1
                    """)
            for row in repeated { try look(row[0], row[1], row[2]) }
            return groups
        }
        let texts = try RawStatement("SELECT key, long, short FROM thing WHERE id = ? AND removed IS NULL", db)
        for row in rows.sorted() {
            texts.bind(row, to: 1)
            if try texts.step() { try look(texts.text(0), texts.text(1), texts.text(2)) }
            texts.reset()
        }
        return groups
    }
}
