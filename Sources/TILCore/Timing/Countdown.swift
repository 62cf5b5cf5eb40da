public import Foundation

/// A countdown: ready, running, paused or over.
///
/// A running countdown stores the instant at which it ends, and does not count ticks. The result is therefore the same
/// for any number of calls. After the machine slept, a countdown is over as soon as its deadline has passed. Every
/// method receives the present instant, and a countdown reads no clock.
///
/// ```swift
/// var countdown = Countdown(duration: 15)
/// countdown.start(at: now)
/// countdown.pause(at: now + 5)
/// countdown.resume(at: now + 60)
/// print(countdown.remaining(at: now + 61))  // 9.0
/// ```
///
/// A call that does not fit the state has no effect: only a ready countdown starts, only a running one pauses before it
/// is over, and only a paused one resumes. To start again, call ``reset()`` first.
///
/// An instant before the last start or resumption (because a clock was set back) counts as that start or resumption, so
/// no time is given back. The remaining and the elapsed time always add up to ``length``. Pauses lose no time. The
/// arithmetic uses `Date`, whose instants are about 0.1 µs apart in this century.
///
/// ## Topics
///
/// ### Start and stop
/// - ``init(duration:)``
/// - ``start(at:)``
/// - ``pause(at:)``
/// - ``resume(at:)``
/// - ``reset()``
/// - ``addTime(_:at:)``
///
/// ### Read the time
/// - ``remaining(at:)``
/// - ``elapsed(at:)``
/// - ``isOver(at:)``
/// - ``deadline``
///
/// ### Show the time
/// - ``range(at:)``
/// - ``TimerFormatStyle``
public struct Countdown: Hashable, Sendable, Codable {
    /// The maximum duration in seconds, about 317 years.
    package static let longestDuration: TimeInterval = 1e10

    private enum CodingKeys: CodingKey {
        case duration, length, phase
    }

    private enum Phase: Hashable, Sendable, Codable {
        case ready
        case running(since: Date, deadline: Date)
        case paused(remaining: TimeInterval)
    }

    /// The original length in seconds, which ``reset()`` restores.
    public let duration: TimeInterval
    /// The whole length in seconds: ``duration`` and all added time.
    public private(set) var length: TimeInterval
    private var phase = Phase.ready

    /// Creates a countdown that is ready to start.
    /// - Parameter duration: the length in seconds, limited to 0...1e10, some 317 years. NaN counts as 0.
    public init(duration: TimeInterval) {
        self.duration = Self.clamped(duration)
        length = self.duration
    }

    /// Reads an encoded countdown, or throws if its times are invalid.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        duration = try container.decode(TimeInterval.self, forKey: .duration)
        length = try container.decode(TimeInterval.self, forKey: .length)
        phase = try container.decode(Phase.self, forKey: .phase)
        var times = [duration, length]
        if case .paused(let remaining) = phase { times.append(remaining) }
        guard times.allSatisfy({ time in Self.clamped(time) == time }) else {
            throw DecodingError.dataCorruptedError(
                forKey: .length, in: container,
                debugDescription: "A countdown's times are 0 to \(Self.longestDuration) seconds.")
        }
    }

    /// Starts the countdown if it is ready.
    public mutating func start(at instant: Date) {
        guard case .ready = phase else { return }
        phase = .running(since: instant, deadline: instant + length)
    }

    /// Pauses the countdown if it is running and not over.
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
    /// A countdown that is over runs again from the instant, for exactly the added time, no matter how long ago it
    /// ended. A negative number removes time, down to zero.
    ///
    /// ```swift
    /// var countdown = Countdown(duration: 15)
    /// countdown.start(at: now)
    /// countdown.addTime(10, at: now + 5)
    /// print(countdown.remaining(at: now + 5))  // 20.0
    /// ```
    /// - Parameters:
    ///   - seconds: the time to add. If it is not finite, nothing is added.
    ///   - instant: the present instant.
    public mutating func addTime(_ seconds: TimeInterval, at instant: Date) {
        guard seconds.isFinite else { return }
        let elapsed = elapsed(at: instant)
        let remaining = Self.clamped(remaining(at: instant) + seconds)
        switch phase {
        case .ready:
            break
        case .running(let since, let deadline):
            let isLimited = remaining <= 0 || remaining >= Self.longestDuration
            if isOver(at: instant) || isLimited {
                let present = max(instant, since)
                phase = .running(since: present, deadline: present + remaining)
            } else {
                phase = .running(since: since, deadline: deadline + seconds)
            }
        case .paused:
            phase = .paused(remaining: remaining)
        }
        length = elapsed + remaining
    }

    /// Resets the countdown to ready with its original ``duration``. Added time is removed.
    public mutating func reset() {
        self = Countdown(duration: duration)
    }

    /// Returns the remaining seconds at an instant, or 0 after the deadline.
    public func remaining(at instant: Date) -> TimeInterval {
        switch phase {
        case .ready: length
        case .running(let since, let deadline):
            // A clock that was set back gives no time back.
            min(max(0, deadline.timeIntervalSince(max(instant, since))), length)
        case .paused(let remaining): remaining
        }
    }

    /// Returns the seconds that the countdown has run at an instant, without pauses. After the deadline this is
    /// ``length``.
    public func elapsed(at instant: Date) -> TimeInterval {
        max(0, length - remaining(at: instant))
    }

    /// Returns whether the countdown was started and no time remains.
    public func isOver(at instant: Date) -> Bool {
        isStarted && remaining(at: instant) <= 0
    }

    /// Whether the countdown was started since it was created or reset.
    public var isStarted: Bool { phase != .ready }

    /// Whether the countdown is paused.
    public var isPaused: Bool {
        if case .paused = phase { true } else { false }
    }

    /// Whether the countdown was started and is not paused. It may be over: see ``isOver(at:)``.
    public var isRunning: Bool { deadline != nil }

    /// The instant at which a running countdown ends or has ended, or nil if it is ready or paused.
    public var deadline: Date? {
        if case .running(_, let deadline) = phase { deadline } else { nil }
    }

    /// The time of a running countdown, which ends at the deadline after ``length`` seconds. It is nil if the countdown
    /// is ready or paused.
    ///
    /// Use it with a format style: `now.formatted(.timer(countingDownIn: range))`. If the countdown may be paused, see
    /// ``range(at:)``.
    public var range: Range<Date>? {
        deadline.map { deadline in deadline - length..<deadline }
    }

    /// Returns the range that displays this countdown at an instant in any state, with the elapsed time before the
    /// instant and the remaining time after it.
    ///
    /// If the countdown is ready or paused, the range moves with the instant, so that the display does not change.
    public func range(at instant: Date) -> Range<Date> {
        range ?? instant - elapsed(at: instant)..<instant + remaining(at: instant)
    }

    private static func clamped(_ seconds: TimeInterval) -> TimeInterval {
        seconds.isNaN ? 0 : min(max(seconds, 0), longestDuration)
    }
}
