package import Foundation
import GRDB

/// A line of a device's log, and the position in the log after it.
package typealias SyncEntry = (device: String, reading: SyncEvent.Reading, position: SyncPosition)

/// An exchange of events between a store and the logs. It runs in batches, between which other processes can write.
package struct SyncExchange {
    /// The entries that were not applied yet, by device and in the order of their numbers.
    package var entries: ArraySlice<SyncEntry> = []
    /// Whether no further entries follow.
    package var isComplete = false
    /// Whether all entries were applied.
    package private(set) var isDone = false
    /// The changes that other devices have sent, if the store has just started to take part. It only sends other
    /// changes.
    package var known: Set<SyncEvent.Change>?

    private var isFirst = true
    /// The device and the number of the last waiting event that was tried.
    private var tried = (device: "", number: 0 as Int64)
    private let output: (SyncEvent) throws -> Void
    private let commit: (inout SyncState, _ isDone: Bool) throws -> Void

    /// - Parameters:
    ///   - output: receives the events of this store, in the order of their numbers.
    ///   - commit: makes the events durable at the end of a batch, and changes the state of the sync.
    package init(
        output: @escaping (SyncEvent) throws -> Void, commit: @escaping (inout SyncState, _ isDone: Bool) throws -> Void
    ) {
        self.output = output
        self.commit = commit
    }

    /// Makes events from this device's changes, and applies other devices' events until the time is up.
    fileprivate mutating func run(
        _ db: Database, at instant: Date, hasTime: () -> Bool,
        progress: @escaping ProgressHandler
    ) throws -> SyncOutcome {
        var outcome = SyncOutcome(at: instant.inMilliseconds)
        func step(_ count: Int) throws { if count.isMultiple(of: 1_000) { try progress(WorkProgress(count)) } }
        var made = 0
        let sending = try SyncSender(db) { [output] event in
            made += 1
            try step(made)
            try output(event)
        }
        guard var state = try SyncState.read(db), var sender = sending else {
            isDone = true
            return outcome
        }
        let receiver = try SyncReceiver(db)
        if isFirst { try sender.sendOther() }
        try sender.sendNew(besides: known ?? [])
        try sender.sendEdits()
        try sender.sendContexts()
        if isFirst { try receiver.retry() }

        var positions: [String: SyncPosition] = [:]
        var refused = 0
        while hasTime(), let entry = entries.popFirst() {
            if try !receiver.apply(entry) { refused += 1 }
            positions[entry.device] = entry.position
            outcome.received += 1
            try step(outcome.received)
        }
        if refused > 0 { outcome.remark = "Invalid changes of other devices were skipped: \(refused)." }
        let isApplied = try isComplete && entries.isEmpty && receiver.applyWaiting(after: &tried, hasTime)
        sender.follow(receiver.latest)
        if isApplied {
            if known != nil { try sender.sendSettings() }
            isDone = try receiver.mergeRepeats(hasTime) { other, kept in
                try sender.sendSame(other, kept)
                outcome.united += 1
            }
        }
        let received = outcome.received
        try db.watching({ try progress(WorkProgress(received)) }) { try receiver.replay(progress: progress) }
        try sender.finish()
        outcome.sent = sender.count
        outcome.united += receiver.changed.intersection(sender.touched).count
        for (device, position) in positions { try position.write(device, db) }
        try commit(&state, isDone)
        try state.write(db)
        isFirst = false
        return outcome
    }
}

extension ThingStore {
    /// Runs a batch of an exchange in one transaction.
    /// - Parameters:
    ///   - hasTime: returns whether there is time for another event.
    ///   - progress: called regularly with the number of completed steps, and the total number or 0 if it is unknown.
    ///     If it throws, the exchange ends, and the batch changes nothing.
    package func run(
        _ exchange: inout SyncExchange, at instant: Date, hasTime: () -> Bool = { true },
        progress: @escaping ProgressHandler = { _ in }
    ) throws -> SyncOutcome {
        try writing { try exchange.run($0, at: instant, hasTime: hasTime, progress: progress) }
    }
}
