import Foundation

/// Time counted up: ready, running or paused.
///
/// A running stopwatch stores the instant at which it would have read zero, never a count of ticks. Every method
/// receives the present instant; a stopwatch reads no clock.
///
/// ```swift
/// var stopwatch = Stopwatch()
/// stopwatch.start(at: now)
/// stopwatch.pause(at: now + 5)
/// stopwatch.resume(at: now + 60)
/// stopwatch.elapsed(at: now + 61)  // 6
/// ```
///
/// A call that does not fit the state changes nothing: only a ready stopwatch starts, only a running one pauses, only a
/// paused one resumes. Start a second time after ``reset()``. An instant before the last start or resumption (a clock
/// that was set back) counts as that start or resumption, so that a reading never falls below an earlier pause's.
public struct Stopwatch: Hashable, Sendable, Codable {
    private enum Phase: Hashable, Sendable, Codable {
        case ready(elapsed: TimeInterval)
        case running(since: Date, origin: Date)
        case paused(elapsed: TimeInterval)
    }

    private var phase = Phase.ready(elapsed: 0)

    /// A stopwatch that reads zero and is ready to start.
    public init() {}

    /// Starts it, unless it was started before.
    public mutating func start(at instant: Date) {
        guard case .ready(let elapsed) = phase else { return }
        phase = .running(since: instant, origin: instant - elapsed)
    }

    /// Stops the time, unless it is not running.
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
    /// - Parameters:
    ///   - seconds: the time to add. A negative number removes time, down to zero. A number that is not finite adds
    ///     nothing.
    ///   - instant: the present instant.
    public mutating func addTime(_ seconds: TimeInterval, at instant: Date) {
        guard seconds.isFinite else { return }
        let elapsed = max(0, elapsed(at: instant) + seconds)
        switch phase {
        case .ready:
            phase = .ready(elapsed: elapsed)
        case .running(let since, let origin):
            phase = .running(since: since, origin: elapsed > 0 ? origin - seconds : max(instant, since))
        case .paused:
            phase = .paused(elapsed: elapsed)
        }
    }

    /// Resets the stopwatch to ready, at zero.
    public mutating func reset() {
        self = Stopwatch()
    }

    /// The seconds it reads at an instant, without its pauses.
    public func elapsed(at instant: Date) -> TimeInterval {
        switch phase {
        case .ready(let elapsed), .paused(let elapsed): elapsed
        case .running(let since, let origin): max(0, max(instant, since).timeIntervalSince(origin))
        }
    }

    /// Whether it was started since it was made or reset.
    public var isStarted: Bool {
        if case .ready = phase { false } else { true }
    }

    /// Whether it was paused and not resumed.
    public var isPaused: Bool {
        if case .paused = phase { true } else { false }
    }

    /// Whether it was started and is not paused.
    public var isRunning: Bool { origin != nil }

    /// The instant at which a running stopwatch would have read zero; nil while it is ready or paused.
    ///
    /// Made for a format style: `now.formatted(.stopwatch(startingAt: origin))`. For one that may be paused, see
    /// ``origin(at:)``.
    public var origin: Date? {
        if case .running(_, let origin) = phase { origin } else { nil }
    }

    /// The starting instant that shows this stopwatch at an instant in any state.
    ///
    /// While it is ready or paused the origin moves with the instant, so that the display stands still.
    public func origin(at instant: Date) -> Date {
        origin ?? instant - elapsed(at: instant)
    }
}
