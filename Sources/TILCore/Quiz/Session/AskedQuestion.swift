import Foundation

/// A question that is being asked.
public struct AskedQuestion: Hashable, Sendable {
    /// What tells this asking from every other of the session, the same question asked again included: from 1, never
    /// used twice.
    public let number: Int
    /// The question.
    public internal(set) var question: Question
    /// The time to answer, which begins once ``think`` is over.
    public private(set) var clock: QuestionClock
    /// The time for which the answer stays locked; nil where it is not.
    public private(set) var think: Countdown?
    /// Whether the question is hidden and its time stands still.
    public private(set) var isPaused = false
    /// Whether the answer is shown and waits to be graded; the time stands still.
    public private(set) var isRevealed = false

    /// Starts asking a question; a ``QuizSession`` does so for those of a quiz.
    /// - Parameters:
    ///   - number: what tells this asking from every other.
    ///   - question: the question.
    ///   - settings: how long there is to answer, and to think before.
    ///   - instant: when the time begins.
    public init(number: Int, question: Question, settings: QuizSettings, at instant: Date) {
        self.number = number
        self.question = question
        clock = QuestionClock(seconds: settings.seconds)
        guard settings.mode == .reveal, settings.thinkSeconds > 0 else {
            clock.start(at: instant)
            return
        }
        var think = Countdown(duration: settings.thinkSeconds)
        think.start(at: instant)
        clock.start(at: think.deadline ?? instant)
        self.think = think
    }

    /// When the time runs out; nil while it stands still or has no limit.
    public var deadline: Date? { clock.deadline }

    /// When the answer may be revealed; nil where it may be now, or where the time stands still.
    public func unlocks(at instant: Date) -> Date? {
        isLocked(at: instant) ? think?.deadline : nil
    }

    /// Whether the answer may not be revealed yet.
    public func isLocked(at instant: Date) -> Bool {
        think.map { !$0.isOver(at: instant) } ?? false
    }

    /// Whether the time to answer has run out.
    public func isOver(at instant: Date) -> Bool {
        !isPaused && !isRevealed && clock.isOver(at: instant)
    }

    /// How long it has been asked, in seconds, pauses not counted.
    public func seconds(at instant: Date) -> TimeInterval {
        (think?.elapsed(at: instant) ?? 0) + clock.elapsed(at: instant)
    }

    /// The whole time, in seconds, with all time added to it; 0 where there is no limit.
    public var limit: TimeInterval {
        clock.limit > 0 ? clock.limit + (think?.length ?? 0) : 0
    }

    mutating func pause(at instant: Date) {
        stop(at: instant)
        isPaused = true
    }

    mutating func resume(at instant: Date) {
        think?.resume(at: instant)
        clock.resume(at: max(instant, think?.deadline ?? instant))
        isPaused = false
    }

    mutating func addTime(_ seconds: TimeInterval, at instant: Date) {
        clock.addTime(seconds, at: instant)
    }

    mutating func reveal(at instant: Date) {
        stop(at: instant)
        isRevealed = true
    }

    private mutating func stop(at instant: Date) {
        think?.pause(at: instant)
        clock.pause(at: instant)
    }
}
