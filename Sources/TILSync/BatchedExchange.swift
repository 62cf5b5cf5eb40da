import TILCore

/// An exchange of events between a store and the logs of other devices, in batches.
///
/// Each batch is a transaction of the store. Pauses between the batches let other processes write.
struct BatchedExchange {
    private let store: ThingStore
    private let progress: SyncProgress
    private var exchange: SyncExchange
    /// The number of events that this exchange has applied.
    private var applied = 0
    /// The time that is left before the next pause.
    private var timeLeft = BatchedExchange.longestBatch

    /// The longest duration of a batch. Other processes wait no longer than this, and try at least ten times a second.
    private static let longestBatch = Duration.milliseconds(300)
    /// The pause between two batches, in which other processes can write.
    private static let pause = Duration.milliseconds(110)

    /// Creates an exchange.
    /// - Parameters:
    ///   - outbox: gets the events of the store.
    ///   - seen: the state to record when all events are applied.
    init(_ store: ThingStore, _ outbox: Outbox, seen: Seen, _ progress: SyncProgress) {
        self.store = store
        self.progress = progress
        exchange = SyncExchange(output: outbox.add) { state, isDone in
            try outbox.flush(&state)
            if isDone { state.seen = seen.text }
        }
    }

    /// The changes that other devices have sent, if the store has just started to sync.
    var known: Set<SyncEvent.Change>? {
        get { exchange.known }
        set { exchange.known = newValue }
    }

    /// Turns local changes into events and applies the events of other devices.
    /// - Parameter outcome: gets the numbers of each batch, also if a later one fails.
    /// - Returns: the walk at its end.
    mutating func run(_ walk: LogWalk, _ outcome: inout SyncOutcome) async throws -> LogWalk {
        var rest = walk
        var step = try await walk.next()
        while let present = step {
            // Read the next files while the events of these are applied.
            async let next = present.rest.next()
            try await apply(present.entries, &outcome)
            rest = present.rest
            step = try await next
        }
        exchange.isComplete = true
        // Without events, a batch sends the local changes, and applies the events that waited for others.
        try await apply([], &outcome)
        if outcome.remark.isEmpty { outcome.remark = rest.remark }
        return rest
    }

    /// Applies events in as many batches as they need.
    private mutating func apply(_ entries: [SyncEntry], _ outcome: inout SyncOutcome) async throws {
        exchange.entries = entries[...]
        repeat {
            let start = ContinuousClock.now
            try runBatch(until: start + timeLeft, &outcome)
            timeLeft -= .now - start
            if timeLeft <= .zero {
                try await Task.pause(for: Self.pause)
                timeLeft = Self.longestBatch
            }
        } while hasMore
    }

    /// Whether another batch is necessary: for the present events, or after the last ones for events that waited.
    private var hasMore: Bool {
        if !exchange.entries.isEmpty { return true }
        return exchange.isComplete && !exchange.isDone
    }

    private mutating func runBatch(until end: ContinuousClock.Instant, _ outcome: inout SyncOutcome) throws {
        let doneBefore = applied
        let batch = try store.run(&exchange, at: outcome.at, hasTime: { .now < end }) { [progress] work in
            try Task.checkCancellation()
            progress.record(doneBefore + work.done, of: work.total)
        }
        applied += batch.received
        outcome.received += batch.received
        outcome.united += batch.united
        // A remark about this device's own log is more important.
        if outcome.remark.isEmpty { outcome.remark = batch.remark }
    }
}
