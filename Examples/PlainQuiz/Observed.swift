import Observation
import Synchronization

/// An observer of a store: it shows what it read last, and reads again once the store says that something has changed.
final class Observed<Value: Equatable & Sendable>: Sendable {
    private let read: @Sendable () -> Value
    private let held = Mutex<Value?>(nil)
    private let staleness = Mutex(true)

    init(_ read: @escaping @Sendable () -> Value) {
        self.read = read
    }

    /// Whether the store has changed since it was read; true before the first time.
    private var isStale: Bool { staleness.withLock { $0 } }

    /// What the store has now.
    var value: Value {
        if !isStale, let value = held.withLock({ $0 }) { return value }
        // Set first: a change on another thread while this one reads must not be missed.
        staleness.withLock { $0 = false }
        let value = withObservationTracking(read) { [weak self] in self?.staleness.withLock { $0 = true } }
        held.withLock { $0 = value }
        return value
    }

    /// What the store has now, where that is not what it had when it was read last.
    var news: Value? {
        guard isStale else { return nil }
        let old = held.withLock { $0 }
        let new = value
        return new == old ? nil : new
    }
}
