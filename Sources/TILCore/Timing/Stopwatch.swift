public import Foundation

/// A stopwatch: ready, running or paused.
///
/// A running stopwatch stores the instant of its zero, and does not count ticks. Every method receives the present
/// instant, and a stopwatch reads no clock.
///
/// ```swift
/// var stopwatch = Stopwatch()
/// stopwatch.start(at: now)
/// stopwatch.pause(at: now + 5)
/// stopwatch.resume(at: now + 60)
/// print(stopwatch.elapsed(at: now + 61))  // 6.0
/// ```
///
/// A call that does not fit the state has no effect: only a ready stopwatch starts, only a running one pauses, and only
/// a paused one resumes. To start again, call ``reset()`` first. An instant before the last start or resumption
/// (because a clock was set back) counts as that start or resumption, so a reading is never below the reading at an
/// earlier pause.
public struct Stopwatch: Hashable, Sendable, Codable {
    private enum Phase: Hashable, Sendable, Codable {
        case ready(elapsed: TimeInterval)
        case running(since: Date, origin: Date)
        case paused(elapsed: TimeInterval)
    }

    private var phase = Phase.ready(elapsed: 0)

    /// Creates a stopwatch that reads zero and is ready to start.
    public init() {}

    /// Starts the stopwatch if it is ready.
    public mutating func start(at instant: Date) {
        guard case .ready(let elapsed) = phase else { return }
        phase = .running(since: instant, origin: instant - elapsed)
    }

    /// Pauses the stopwatch if it is running.
    public mutating func pause(at instant: Date) {
        guard isRunning else { return }
        phase = .paused(elapsed: elapsed(at: instant))
    }

    /// Resumes a paused stopwatch at its reading.
    public mutating func resume(at instant: Date) {
        guard case .paused(let elapsed) = phase else { return }
        phase = .running(since: instant, origin: instant - elapsed)
    }

    /// Adds time to the reading, in any state.
    ///
    /// ```swift
    /// var stopwatch = Stopwatch()
    /// stopwatch.start(at: now)
    /// stopwatch.addTime(10, at: now + 5)
    /// print(stopwatch.elapsed(at: now + 5))  // 15.0
    /// ```
    /// - Parameters:
    ///   - seconds: the time to add. A negative number removes time, down to zero. If it is not finite, nothing is
    ///     added.
    ///   - instant: the present instant.
    public mutating func addTime(_ seconds: TimeInterval, at instant: Date) {
        guard seconds.isFinite else { return }
        let elapsed = max(0, elapsed(at: instant) + seconds)
        switch phase {
        case .ready:
            phase = .ready(elapsed: elapsed)
        case .running(let since, let origin):
            let newOrigin = elapsed > 0 ? origin - seconds : max(instant, since)
            phase = .running(since: since, origin: newOrigin)
        case .paused:
            phase = .paused(elapsed: elapsed)
        }
    }

    /// Resets the stopwatch to ready, at zero.
    public mutating func reset() {
        self = Stopwatch()
    }

    /// Returns the reading in seconds at an instant, without pauses.
    public func elapsed(at instant: Date) -> TimeInterval {
        switch phase {
        case .ready(let elapsed), .paused(let elapsed): elapsed
        case .running(let since, let origin): max(0, max(instant, since).timeIntervalSince(origin))
        }
    }

    /// Whether the stopwatch was started since it was created or reset.
    public var isStarted: Bool {
        if case .ready = phase { false } else { true }
    }

    /// Whether the stopwatch is paused.
    public var isPaused: Bool {
        if case .paused = phase { true } else { false }
    }

    /// Whether the stopwatch was started and is not paused.
    public var isRunning: Bool { origin != nil }

    /// The instant of a running stopwatch's zero, or nil if it is ready or paused.
    ///
    /// Use it with a format style: `now.formatted(.stopwatch(startingAt: origin))`. If the stopwatch may be paused, see
    /// ``origin(at:)``.
    public var origin: Date? {
        if case .running(_, let origin) = phase { origin } else { nil }
    }

    /// Returns the starting instant that displays this stopwatch at an instant in any state.
    ///
    /// If the stopwatch is ready or paused, the origin moves with the instant, so that the display does not change.
    public func origin(at instant: Date) -> Date {
        origin ?? instant - elapsed(at: instant)
    }
}
