import Foundation

/// A length of time that runs out: ready, running, paused or over.
///
/// A running countdown stores the instant at which it ends, never a count of ticks, so that asking often, seldom or not
/// at all changes nothing: one that was asked nothing while the machine slept is over as soon as its deadline has
/// passed. Every method receives the present instant; a countdown reads no clock.
///
/// ```swift
/// var countdown = Countdown(duration: 15)
/// countdown.start(at: now)
/// countdown.pause(at: now + 5)
/// countdown.resume(at: now + 60)
/// countdown.remaining(at: now + 61)  // 9
/// ```
///
/// A call that does not fit the state changes nothing: only a ready countdown starts, only a running one that is not
/// over pauses, only a paused one resumes. Start a second time after ``reset()``.
///
/// An instant before the last start or resumption (a clock that was set back) counts as that start or resumption:
/// no time is ever given back. The remaining and the elapsed time always add up to ``length``. Pauses lose no time.
/// The arithmetic uses `Date`, whose instants are about 0.1 µs apart in this century.
public struct Countdown: Hashable, Sendable, Codable {
    /// The longest duration, in seconds: about 317 years.
    public static let longestDuration: TimeInterval = 1e10

    private enum CodingKeys: CodingKey {
        case duration, length, phase
    }

    private enum Phase: Hashable, Sendable, Codable {
        case ready
        case running(since: Date, deadline: Date)
        case paused(remaining: TimeInterval)
    }

    /// The seconds that it was made with, to which ``reset()`` returns.
    public let duration: TimeInterval
    /// The whole length in seconds: ``duration`` and the time added since.
    public private(set) var length: TimeInterval
    private var phase = Phase.ready

    /// A countdown that is ready to start.
    /// - Parameter duration: its length in seconds; brought into 0...``longestDuration``, NaN counts as 0.
    public init(duration: TimeInterval) {
        self.duration = Self.clamped(duration)
        length = self.duration
    }

    /// Reads an encoded countdown, or throws if its times are invalid for a countdown.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        duration = try container.decode(TimeInterval.self, forKey: .duration)
        length = try container.decode(TimeInterval.self, forKey: .length)
        phase = try container.decode(Phase.self, forKey: .phase)
        var remaining: TimeInterval = 0
        if case .paused(let seconds) = phase { remaining = seconds }
        guard [duration, length, remaining].allSatisfy({ Self.clamped($0) == $0 }) else {
            throw DecodingError.dataCorruptedError(
                forKey: .length, in: container,
                debugDescription: "A countdown's times are 0 to \(Self.longestDuration) seconds.")
        }
    }

    /// Starts it, unless it was started before.
    public mutating func start(at instant: Date) {
        guard case .ready = phase else { return }
        phase = .running(since: instant, deadline: instant + length)
    }

    /// Stops the time, unless it is not running or already over.
    public mutating func pause(at instant: Date) {
        guard isRunning, !isOver(at: instant) else { return }
        phase = .paused(remaining: remaining(at: instant))
    }

    /// Resumes a paused countdown with its remaining time.
    public mutating func resume(at instant: Date) {
        guard case .paused(let remaining) = phase else { return }
        phase = .running(since: instant, deadline: instant + remaining)
    }

    /// Adds to the remaining time, in any state.
    ///
    /// A countdown that is over runs again with exactly the time added, counted from the instant, however long ago it
    /// ended: whoever asks for ten more seconds gets ten. A negative number takes away, down to nothing.
    /// - Parameters:
    ///   - seconds: the time to add; nothing is added if it is not finite.
    ///   - instant: the present instant.
    public mutating func addTime(_ seconds: TimeInterval, at instant: Date) {
        guard seconds.isFinite else { return }
        let elapsed = elapsed(at: instant)
        let remaining = Self.clamped(remaining(at: instant) + seconds)
        switch phase {
        case .ready:
            break
        case .running(let since, let deadline):
            if !isOver(at: instant), remaining > 0, remaining < Self.longestDuration {
                phase = .running(since: since, deadline: deadline + seconds)
            } else {
                let present = max(instant, since)
                phase = .running(since: present, deadline: present + remaining)
            }
        case .paused:
            phase = .paused(remaining: remaining)
        }
        length = elapsed + remaining
    }

    /// Resets the countdown to ready with its first ``duration``; added time is dropped.
    public mutating func reset() {
        self = Countdown(duration: duration)
    }

    /// The seconds left at an instant: 0 from the deadline on.
    public func remaining(at instant: Date) -> TimeInterval {
        switch phase {
        case .ready: length
        case .running(let since, let deadline): min(max(0, deadline.timeIntervalSince(max(instant, since))), length)
        case .paused(let remaining): remaining
        }
    }

    /// The seconds it has run at an instant, without its pauses: ``length`` once it is over.
    public func elapsed(at instant: Date) -> TimeInterval {
        max(0, length - remaining(at: instant))
    }

    /// Whether it was started and nothing remains.
    public func isOver(at instant: Date) -> Bool {
        isStarted && remaining(at: instant) <= 0
    }

    /// Whether it was started since it was made or reset.
    public var isStarted: Bool { phase != .ready }

    /// Whether it was paused and not resumed.
    public var isPaused: Bool {
        if case .paused = phase { true } else { false }
    }

    /// Whether it was started and is not paused; it may be over by now: see ``isOver(at:)``.
    public var isRunning: Bool { deadline != nil }

    /// The instant at which a running countdown is or was over; nil while it is ready or paused.
    public var deadline: Date? {
        if case .running(_, let deadline) = phase { deadline } else { nil }
    }

    /// The range of time of a running countdown: ``length`` seconds that end at the deadline; nil while it is ready or paused.
    ///
    /// Made for a format style: `now.formatted(.timer(countingDownIn: range))`. For one that may be paused, see
    /// ``range(at:)``.
    public var range: Range<Date>? {
        deadline.map { $0 - length..<$0 }
    }

    /// Returns the range that shows this countdown at an instant in any state, with the elapsed time before the instant
    /// and the remaining time after it.
    ///
    /// While it is ready or paused the range moves with the instant, so that the display stands still.
    public func range(at instant: Date) -> Range<Date> {
        range ?? instant - elapsed(at: instant)..<instant + remaining(at: instant)
    }

    private static func clamped(_ seconds: TimeInterval) -> TimeInterval {
        seconds.isNaN ? 0 : min(max(seconds, 0), longestDuration)
    }
}
