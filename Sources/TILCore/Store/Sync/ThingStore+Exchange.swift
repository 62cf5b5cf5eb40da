import Foundation
import GRDB

/// A line of a device's log, and how far the log was read with it.
package struct SyncEntry: Sendable {
    package let device: String
    package let reading: SyncEvent.Reading
    package let position: SyncPosition

    package init(device: String, reading: SyncEvent.Reading, position: SyncPosition) {
        (self.device, self.reading, self.position) = (device, reading, position)
    }
}

/// An exchange of events between a store and the logs, in batches: other processes can write between two of them.
package struct SyncExchange {
    /// The entries that were not applied yet, device by device in the order of their numbers.
    package var entries: ArraySlice<SyncEntry> = []
    /// Whether no other entries follow.
    package var isComplete = false
    /// Whether all is applied.
    package private(set) var isDone = false
    /// What other devices have sent of the contents of a store that has just begun to take part; nil for another store.
    package var known: SyncKnown?

    private var isFirst = true
    private var arrived: [UUID] = []
    private let output: (SyncEvent) throws -> Void
    private let commit: (inout SyncState, _ isDone: Bool) throws -> Void

    /// - Parameters:
    ///   - output: takes the events of this store, in the order of their numbers.
    ///   - commit: makes these durable at the end of a batch, and changes the notes of the sync.
    package init(
        output: @escaping (SyncEvent) throws -> Void, commit: @escaping (inout SyncState, _ isDone: Bool) throws -> Void
    ) {
        (self.output, self.commit) = (output, commit)
    }

    /// Makes events of what was changed here, and applies those of others until the time is up.
    fileprivate mutating func run(
        _ db: Database, at instant: Date, hasTime: () -> Bool,
        progress: @escaping (_ done: Int, _ total: Int) throws -> Void
    ) throws -> SyncOutcome {
        var outcome = SyncOutcome(at: instant.inMilliseconds)
        guard var state = try SyncState.read(db), let new = try SyncRows(db) else {
            isDone = true
            return outcome
        }
        let registers = try SyncRegisters(db)
        var made = 0
        var sender = try SyncSender(db, registers) { [output] event in
            made += 1
            if made.isMultiple(of: 1_000) { try progress(made, 0) }
            try output(event)
        }
        // Those who have not seen what this store sent before have to hear of that too.
        if isFirst, state.number == 0, new.things.after == 0 { try sender.sendOther() }
        try sender.sendNew(new, besides: known ?? SyncKnown())
        try sender.sendEdits()

        let receiver = try SyncReceiver(db, registers, arrived: arrived)
        if isFirst { try receiver.retry() }
        var positions: [String: SyncPosition] = [:]
        var refused = 0
        while hasTime() {
            if try receiver.applyWaiting() { continue }
            guard let entry = entries.popFirst() else { break }
            if try !receiver.apply(entry) { refused += 1 }
            positions[entry.device] = entry.position
            outcome.received += 1
            if outcome.received.isMultiple(of: 1_000) { try progress(outcome.received, 0) }
        }
        if refused > 0 { outcome.remark = "Events of others that no til writes were passed over: \(refused)." }
        sender.follow(receiver.latest)
        arrived = receiver.arrived
        if isComplete, entries.isEmpty, arrived.isEmpty {
            if known != nil { try sender.sendSettings() }
            isDone = try receiver.uniteRepeats(hasTime) { other, kept in
                try sender.sendSame(other, kept)
                outcome.united += 1
            }
            isDone = isDone && receiver.arrived.isEmpty
            arrived = receiver.arrived
        }
        let received = outcome.received
        try db.watching({ try progress(received, 0) }) { try receiver.replay(progress: progress) }
        try sender.finish()
        outcome.sent = sender.count
        outcome.united += receiver.changed.intersection(sender.touched).count
        for (device, position) in positions { try position.write(device, db) }
        try commit(&state, isDone)
        try state.write(db)
        try db.execute(
            sql: """
                UPDATE sync SET things = (SELECT coalesce(max(id), 0) FROM thing),
                    reviews = (SELECT coalesce(max(id), 0) FROM review)
                """)
        isFirst = false
        return outcome
    }
}

extension ThingStore {
    /// Runs a batch of an exchange in one transaction.
    /// - Parameters:
    ///   - hasTime: whether there is time for another event.
    ///   - progress: called now and then with the number of steps that are done, and of all if it is known; an error that it
    ///     throws ends the exchange, and the batch changes nothing.
    package func run(
        _ exchange: inout SyncExchange, at instant: Date, hasTime: () -> Bool = { true },
        progress: @escaping (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
    ) throws -> SyncOutcome {
        try writing { try exchange.run($0, at: instant, hasTime: hasTime, progress: progress) }
    }
}
