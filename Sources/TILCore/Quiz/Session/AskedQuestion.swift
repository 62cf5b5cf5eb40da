import Foundation

/// A question that is being asked.
public struct AskedQuestion: Hashable, Sendable {
    /// What tells this asking from every other of the session, the same question asked again included: from 1, never
    /// used twice.
    public let number: Int
    /// The question.
    public internal(set) var question: Question
    /// What is not asked, though it has the same question: what the person knows, and what was named just now.
    public internal(set) var excluded: [Thing]
    /// Whether the last question read the same and another thing answered it, which is not among ``excluded``.
    public let followsSibling: Bool
    /// Whether another meaning was named and the question goes on: the next one that is named ends it.
    public let isFollowUp: Bool
    /// The time to answer, which begins once ``think`` is over.
    public private(set) var clock: QuestionClock
    /// The time for which no answer is taken; nil where it is taken at once.
    public private(set) var think: Countdown?
    /// Whether the question is hidden and its time stands still.
    public private(set) var isPaused = false
    /// Whether the answer is shown and waits to be graded; the time stands still.
    public private(set) var isRevealed = false

    /// Starts asking a question; a ``QuizSession`` does so for those of a quiz.
    /// - Parameters:
    ///   - number: what tells this asking from every other.
    ///   - question: the question.
    ///   - excluded: what is told not to be asked.
    ///   - followsSibling: whether the last question read the same and was answered by another thing.
    ///   - isFollowUp: whether the question goes on after another meaning was named, which needs no time to think.
    ///   - settings: how long there is to answer, and to think before.
    ///   - instant: when the time begins.
    public init(
        number: Int, question: Question, excluded: [Thing] = [], followsSibling: Bool = false, isFollowUp: Bool = false,
        settings: QuizSettings, at instant: Date
    ) {
        self.number = number
        self.question = question
        self.excluded = excluded
        self.followsSibling = followsSibling
        self.isFollowUp = isFollowUp
        clock = QuestionClock(seconds: settings.seconds)
        guard settings.thinkSeconds > 0, !isFollowUp else {
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

    /// When an answer is taken; nil where it is now, or where the time stands still.
    public func unlocks(at instant: Date) -> Date? {
        isLocked(at: instant) ? think?.deadline : nil
    }

    /// Whether no answer is taken yet.
    public func isLocked(at instant: Date) -> Bool {
        think.map { !$0.isOver(at: instant) } ?? false
    }

    /// Whether the time to answer has run out.
    public func isOver(at instant: Date) -> Bool {
        !isPaused && !isRevealed && clock.isOver(at: instant)
    }

    /// The time for which the question has been asked, in seconds, pauses not counted.
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

    mutating func restart(at instant: Date) {
        clock.restart(at: max(instant, think?.deadline ?? instant))
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
