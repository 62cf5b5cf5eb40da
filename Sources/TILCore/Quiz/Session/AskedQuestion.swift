import Foundation

/// A question that is being asked.
public struct AskedQuestion: Hashable, Sendable {
    /// The number of this asking, from 1; never used twice in a session, even if the same question is asked again.
    public let number: Int
    /// The question.
    public internal(set) var question: Question
    /// The things with the same question that are not asked: those that the person knows, and those named just now.
    public internal(set) var excluded: [Thing]
    /// Whether the last question read the same and another thing answered it, which is not among ``excluded``.
    public let followsSibling: Bool
    /// Whether another meaning was named and the question continues. The next other meaning ends it.
    public let isFollowUp: Bool
    /// The time to answer, which begins after ``think``, or nil if the time is unlimited.
    public private(set) var countdown: Countdown?
    /// The time that the answer has taken after ``think``. It counts if the time to answer is unlimited.
    public private(set) var stopwatch = Stopwatch()
    /// The time for which no answer is accepted, or nil if answers are accepted at once.
    public private(set) var think: Countdown?
    /// Whether the question is hidden and its time stands still.
    public private(set) var isPaused = false
    /// Whether the answer is shown and waits to be graded; the time stands still.
    public private(set) var isRevealed = false

    /// Starts asking a question. If it continues after another meaning was named, it gets no time to think.
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

    /// The time at which the countdown ends, or nil if it is paused or unlimited.
    public var deadline: Date? { countdown?.deadline }

    /// The time from which answers are accepted, or nil if that is now or the time is paused.
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

    /// The whole time in seconds, with all time added to it, or 0 if the time is unlimited.
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

    /// Restarts the time. A countdown gets its whole time again, and the time that has passed still counts. A stopwatch
    /// returns to zero.
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

/// A thing that is shown before its first question. It is not a review and changes no memory.
public struct Meeting: Hashable, Sendable {
    /// The number of the meeting among the questions of the session.
    public let number: Int
    /// The question that is asked later.
    public let question: Question
    /// The instant at which it is shown.
    public let at: Date
}

/// An answered question.
public struct Answer: Identifiable, Hashable, Sendable, Codable {
    /// The number of the question's asking, which names the answer too.
    public let number: Int
    /// The thing whose meaning or acronym was given: the asked one, or another of the same acronym that was due as well.
    public internal(set) var thing: Thing
    /// The direction in which the thing was asked.
    public let direction: Direction
    /// The text of the question, as it was shown.
    public let asked: String
    /// The answer as typed, or the text chosen; empty for a flashcard that one grades oneself.
    public let typed: String
    /// The judgement of a typed answer. It is nil if nothing was typed, or if the right answer was edited since.
    public internal(set) var judgement: Judgement?
    /// The verdict on the answer.
    public internal(set) var verdict: Verdict
    /// The grade for the schedule.
    public internal(set) var grade: Grade
    /// The time that the answer took, in seconds, pauses not counted.
    public let seconds: TimeInterval
    /// The length of the countdown in seconds, with all time added to it, or 0 if the time was unlimited.
    public let limit: TimeInterval
    /// Whether the answer counts for the schedule: false for a cram.
    public let isScheduled: Bool
    /// The other meaning that was named instead of the asked one, for the second time, or nil.
    public let named: Thing?
    /// The instant at which the answer was given.
    public let at: Date
    /// Whether the person said that the answer was right, though it was not judged so.
    public internal(set) var isContested = false

    /// Whether the person gave it another grade than it had.
    public internal(set) var isSelfGraded = false

    /// The thing and the direction in which it was asked.
    public var key: QuestionKey { QuestionKey(thing: thing.id, direction: direction) }

    /// The number names the answer.
    public var id: Int { number }

    /// Whether ``QuizEvent/wasRight(question:)`` can make it right: something was answered.
    public var isContestable: Bool {
        switch verdict {
        case .wrong, .close, .timedOut: typed.contains { !$0.isWhitespace }
        case .correct, .givenUp: false
        }
    }

    /// The review to store for the answer.
    /// - Parameters:
    ///   - utcOffset: the local time's offset from UTC at ``at``, in seconds.
    ///   - studyDay: the study day of that instant.
    public func review(utcOffset: Int, studyDay: StudyDay) -> Review {
        Review(
            thing: thing.id, direction: direction, asked: asked, typed: typed, seconds: seconds, limit: limit,
            verdict: verdict, grade: grade, isScheduled: isScheduled, at: at, utcOffset: utcOffset, studyDay: studyDay)
    }
}
