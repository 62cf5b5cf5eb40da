import Synchronization

/// A clock that is at the deadline as soon as it sleeps, so that no test waits.
public final class SteppingClock: Clock {
    private let state = Mutex((elapsed: Duration.zero, sleeps: 0))
    private let lateness: Duration

    /// Creates a clock that wakes up late by a duration.
    public init(lateness: Duration = .zero) {
        self.lateness = lateness
    }

    /// An instant of the clock.
    public struct Instant: InstantProtocol {
        /// The time since the clock was created.
        public var offset: Duration
        /// Returns the instant after a duration.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        /// Returns the duration to another instant.
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        /// Returns whether an instant is before another.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    /// The present instant.
    public var now: Instant { state.withLock { Instant(offset: $0.elapsed) } }
    /// The smallest difference of instants.
    public var minimumResolution: Duration { .nanoseconds(1) }
    /// The number of times that something slept.
    public var sleeps: Int { state.withLock { $0.sleeps } }

    /// Lets a duration pass.
    public func pass(_ duration: Duration) {
        state.withLock { $0.elapsed += duration }
    }

    /// Returns at once, at the deadline.
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        state.withLock {
            $0.elapsed = max($0.elapsed, deadline.offset + lateness)
            $0.sleeps += 1
        }
    }
}
