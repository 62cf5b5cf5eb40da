import Synchronization

/// A clock that is at the deadline as soon as it sleeps, so that no test waits.
final class SteppingClock: Clock {
    private let state = Mutex((elapsed: Duration.zero, sleeps: 0))
    private let lateness: Duration

    init(lateness: Duration = .zero) {
        self.lateness = lateness
    }

    struct Instant: InstantProtocol {
        var offset: Duration
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    var now: Instant { state.withLock { Instant(offset: $0.elapsed) } }
    var minimumResolution: Duration { .nanoseconds(1) }
    var sleeps: Int { state.withLock { $0.sleeps } }

    func pass(_ duration: Duration) {
        state.withLock { $0.elapsed += duration }
    }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        state.withLock {
            $0.elapsed = max($0.elapsed, deadline.offset + lateness)
            $0.sleeps += 1
        }
    }
}
