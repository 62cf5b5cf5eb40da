import Foundation

/// A question that is being asked.
public struct AskedQuestion: Hashable, Sendable {
    /// The number of this asking, from 1; never used twice in a session, even if the same question is asked again.
    public let number: Int
    /// The question.
    public internal(set) var question: Question
    /// What is not asked, though it has the same question: what the person knows, and what was named just now.
    public internal(set) var excluded: [Thing]
    /// Whether the last question read the same and another thing answered it, which is not among ``excluded``.
    public let followsSibling: Bool
    /// Whether another meaning was named and the question goes on: the next one that is named ends it.
    public let isFollowUp: Bool
    /// The time to answer, which begins once ``think`` is over; nil if there is no limit.
    public private(set) var countdown: Countdown?
    /// The time that the answer has taken since ``think`` was over, which counts if there is no limit.
    public private(set) var stopwatch = Stopwatch()
    /// The time for which no answer is taken; nil if it is taken at once.
    public private(set) var think: Countdown?
    /// Whether the question is hidden and its time stands still.
    public private(set) var isPaused = false
    /// Whether the answer is shown and waits to be graded; the time stands still.
    public private(set) var isRevealed = false

    /// Starts asking a question; one that goes on after another meaning was named needs no time to think.
    init(
        number: Int, question: Question, excluded: [Thing] = [], followsSibling: Bool = false, isFollowUp: Bool = false,
        settings: QuizSettings, at instant: Date
    ) {
        self.number = number
        self.question = question
        self.excluded = excluded
        self.followsSibling = followsSibling
        self.isFollowUp = isFollowUp
        if settings.seconds > 0 { countdown = Countdown(duration: settings.seconds) }
        if settings.thinkSeconds > 0, !isFollowUp { think = Countdown(duration: settings.thinkSeconds) }
        think?.start(at: instant)
        let begin = think?.deadline ?? instant
        countdown?.start(at: begin)
        stopwatch.start(at: begin)
    }

    /// When the time runs out; nil while it stands still or has no limit.
    public var deadline: Date? { countdown?.deadline }

    /// When an answer is taken; nil if it is now, or if the time stands still.
    public func unlocks(at instant: Date) -> Date? {
        isLocked(at: instant) ? think?.deadline : nil
    }

    /// Whether no answer is taken yet.
    public func isLocked(at instant: Date) -> Bool {
        think.map { !$0.isOver(at: instant) } ?? false
    }

    /// Whether the time to answer has run out.
    public func isOver(at instant: Date) -> Bool {
        !isPaused && !isRevealed && countdown?.isOver(at: instant) == true
    }

    /// The time for which the question has been asked, in seconds, pauses not counted.
    public func seconds(at instant: Date) -> TimeInterval {
        (think?.elapsed(at: instant) ?? 0) + (countdown?.elapsed(at: instant) ?? stopwatch.elapsed(at: instant))
    }

    /// The whole time, in seconds, with all time added to it; 0 where there is no limit.
    public var limit: TimeInterval {
        guard let length = countdown?.length, length > 0 else { return 0 }
        return length + (think?.length ?? 0)
    }

    mutating func pause(at instant: Date) {
        stop(at: instant)
        isPaused = true
    }

    mutating func resume(at instant: Date) {
        think?.resume(at: instant)
        let begin = max(instant, think?.deadline ?? instant)
        countdown?.resume(at: begin)
        stopwatch.resume(at: begin)
        isPaused = false
    }

    /// Gives more time, or less if it is below 0.
    mutating func addTime(_ seconds: TimeInterval, at instant: Date) {
        countdown?.addTime(seconds, at: instant)
    }

    /// Begins anew: the whole time is there again, and what has passed stays counted; a stopwatch goes back to zero.
    mutating func restart(at instant: Date) {
        let begin = max(instant, think?.deadline ?? instant)
        if let countdown { addTime(countdown.duration - countdown.remaining(at: begin), at: begin) }
        stopwatch.reset()
        stopwatch.start(at: begin)
    }

    mutating func reveal(at instant: Date) {
        stop(at: instant)
        isRevealed = true
    }

    private mutating func stop(at instant: Date) {
        think?.pause(at: instant)
        countdown?.pause(at: instant)
        stopwatch.pause(at: instant)
    }
}
