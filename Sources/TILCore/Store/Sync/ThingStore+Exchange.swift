package import Foundation
import GRDB

/// A line of a device's log.
package struct SyncEntry: Sendable {
    /// The device that wrote the log.
    package let device: String
    /// The content of the line.
    package let reading: SyncEvent.Reading
    /// The position in the log after the line.
    package let position: SyncPosition

    package init(device: String, reading: SyncEvent.Reading, position: SyncPosition) {
        self.device = device
        self.reading = reading
        self.position = position
    }
}

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
    /// The place of the last waiting event that was tried.
    private var tried = SyncReceiver.WaitingPosition()
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
        let steps = Steps(progress: progress)
        var made = 0
        let sending = try SyncSender(db) { [output] event in
            made += 1
            try steps.report(made)
            try output(event)
        }
        guard var state = try SyncState.read(db), var sender = sending else {
            isDone = true
            return outcome
        }
        let receiver = try SyncReceiver(db)

        // 1. Send this device's changes, with the stamps that they had before it saw those of the others.
        try send(with: &sender)

        // 2. Apply the events of the others. Later stamps of this device follow all that it has seen.
        if isFirst { try receiver.retry() }
        let positions = try applyEntries(with: receiver, steps, &outcome, hasTime)
        let isApplied = try applyWaiting(with: receiver, hasTime)
        sender.follow(receiver.latest)

        // 3. Merge things that are the same, which can only be found when all events are applied.
        if isApplied { isDone = try merge(with: receiver, &sender, &outcome, hasTime) }

        // 4. Compute the memories again, because no further answer follows in this batch.
        let received = outcome.received
        try db.watching({ try progress(WorkProgress(received)) }) { try receiver.replay(progress: progress) }

        // 5. Record what was sent and applied.
        try sender.finish()
        outcome.sent = sender.count
        outcome.united += receiver.changed.intersection(sender.touched).count
        for (device, position) in positions { try position.write(device, db) }
        try commit(&state, isDone)
        try state.write(db)
        isFirst = false
        return outcome
    }

    /// Reports every thousandth step.
    private struct Steps {
        let progress: ProgressHandler

        func report(_ count: Int) throws {
            if count.isMultiple(of: 1_000) { try progress(WorkProgress(count)) }
        }
    }

    /// Makes events from this device's changes since the last batch.
    private func send(with sender: inout SyncSender) throws {
        if isFirst { try sender.sendOther() }
        try sender.sendNew(besides: known ?? [])
        try sender.sendEdits()
        try sender.sendContexts()
    }

    /// Applies entries until the time is up.
    /// - Returns: the positions in the logs of devices up to which entries were applied.
    private mutating func applyEntries(
        with receiver: SyncReceiver, _ steps: Steps, _ outcome: inout SyncOutcome, _ hasTime: () -> Bool
    ) throws -> [String: SyncPosition] {
        var positions: [String: SyncPosition] = [:]
        var refused = 0
        while hasTime(), let entry = entries.popFirst() {
            let isValid = try receiver.apply(entry)
            if !isValid { refused += 1 }
            positions[entry.device] = entry.position
            outcome.received += 1
            try steps.report(outcome.received)
        }
        if refused > 0 { outcome.remark = "Invalid changes of other devices were skipped: \(refused)." }
        return positions
    }

    /// Applies the events that waited for others, if all entries were applied.
    /// - Returns: whether nothing is left to apply.
    private mutating func applyWaiting(with receiver: SyncReceiver, _ hasTime: () -> Bool) throws -> Bool {
        guard isComplete, entries.isEmpty else { return false }
        return try receiver.applyWaiting(after: &tried, hasTime)
    }

    /// Merges things that several devices added, and tells the others. A device that has just started to take part
    /// sends its settings first.
    /// - Returns: whether all were merged before the time was up.
    private func merge(
        with receiver: SyncReceiver, _ sender: inout SyncSender, _ outcome: inout SyncOutcome, _ hasTime: () -> Bool
    ) throws -> Bool {
        if known != nil { try sender.sendSettings() }
        return try receiver.mergeRepeats(hasTime) { other, kept in
            try sender.sendSame(other, kept)
            outcome.united += 1
        }
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
        try writing { db in try exchange.run(db, at: instant, hasTime: hasTime, progress: progress) }
    }
}
