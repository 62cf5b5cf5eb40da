import Foundation

/// The time of one question: a countdown, or a stopwatch where there is no limit.
public enum QuestionClock: Hashable, Sendable, Codable {
    /// Time that runs out.
    case countdown(Countdown)
    /// Time without a limit.
    case stopwatch(Stopwatch)

    /// A clock that is ready to start.
    /// - Parameter seconds: the length of the countdown; a stopwatch where it is not above 0.
    public init(seconds: TimeInterval) {
        self = seconds > 0 ? .countdown(Countdown(duration: seconds)) : .stopwatch(Stopwatch())
    }

    /// The length of the countdown in seconds, with all time added to it; 0 where there is no limit.
    public var limit: TimeInterval {
        if case .countdown(let countdown) = self { countdown.length } else { 0 }
    }

    /// When a running countdown is over; nil for a stopwatch and while nothing runs.
    public var deadline: Date? {
        if case .countdown(let countdown) = self { countdown.deadline } else { nil }
    }

    /// The seconds that ran, without pauses.
    public func elapsed(at instant: Date) -> TimeInterval {
        switch self {
        case .countdown(let countdown): countdown.elapsed(at: instant)
        case .stopwatch(let stopwatch): stopwatch.elapsed(at: instant)
        }
    }

    /// Whether the time has run out; never so for a stopwatch.
    public func isOver(at instant: Date) -> Bool {
        if case .countdown(let countdown) = self { countdown.isOver(at: instant) } else { false }
    }

    mutating func start(at instant: Date) {
        change {
            $0.start(at: instant)
        } or: {
            $0.start(at: instant)
        }
    }

    mutating func pause(at instant: Date) {
        change {
            $0.pause(at: instant)
        } or: {
            $0.pause(at: instant)
        }
    }

    mutating func resume(at instant: Date) {
        change {
            $0.resume(at: instant)
        } or: {
            $0.resume(at: instant)
        }
    }

    /// Begins anew: the whole time is there again, and what has passed stays counted; a stopwatch goes back to zero.
    mutating func restart(at instant: Date) {
        change {
            $0.addTime($0.duration - $0.remaining(at: instant), at: instant)
        } or: {
            $0.reset()
            $0.start(at: instant)
        }
    }

    /// Gives more time, or less where it is below 0; a stopwatch needs none.
    mutating func addTime(_ seconds: TimeInterval, at instant: Date) {
        change {
            $0.addTime(seconds, at: instant)
        } or: { _ in
        }
    }

    private mutating func change(_ counts: (inout Countdown) -> Void, or measures: (inout Stopwatch) -> Void) {
        switch self {
        case .countdown(var countdown):
            counts(&countdown)
            self = .countdown(countdown)
        case .stopwatch(var stopwatch):
            measures(&stopwatch)
            self = .stopwatch(stopwatch)
        }
    }
}
