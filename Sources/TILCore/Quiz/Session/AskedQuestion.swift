public import Foundation

/// The question that a quiz is asking.
///
/// ```swift
/// if let asked = session.asking {
///     print("\(asked.number): What is \(asked.question.asked)?")  // 1: What is FTW?
///     if let deadline = asked.deadline { print("until \(deadline)") }
/// }
/// ```
public struct AskedQuestion: Hashable, Sendable, Codable {
    /// The number of the question in the session, from 1. If the same question is asked again, it gets a new number.
    public let number: Int
    /// The question.
    public internal(set) var question: Question
    /// The other things with the same question that are not asked: those that are not due, and those named just now.
    public internal(set) var excluded: [Thing]
    /// Whether the last question had the same text and was answered with a different thing that is not in ``excluded``.
    package let followsSibling: Bool
    /// Whether another meaning was named and the question continues. It ends if yet another meaning is named.
    package let isFollowUp: Bool
    /// The countdown of the answer, which starts after ``think``, or nil if the time is unlimited.
    public private(set) var countdown: Countdown?
    /// The stopwatch of the answer, which starts after ``think``. It is used if the time is unlimited.
    public private(set) var stopwatch = Stopwatch()
    /// The time before answers are accepted, or nil if answers are accepted immediately.
    public private(set) var think: Countdown?
    /// Whether the question is hidden and its time is paused.
    public private(set) var isPaused = false
    /// Whether the answer is shown, its time is paused, and it waits for a grade.
    public private(set) var isRevealed = false

    /// Creates a question that starts now. If it continues after another meaning was named, it has no time to think.
    init(
        number: Int, question: Question, excluded: [Thing] = [], followsSibling: Bool = false, isFollowUp: Bool = false,
        settings: QuizSettings, at instant: Date
    ) {
        self.number = number
        self.question = question
        self.excluded = excluded
        self.followsSibling = followsSibling
        self.isFollowUp = isFollowUp
        let seconds = settings.seconds(for: question)
        if seconds > 0 { countdown = Countdown(duration: seconds) }
        if settings.thinkSeconds > 0, !isFollowUp { think = Countdown(duration: settings.thinkSeconds) }
        think?.start(at: instant)
        let begin = think?.deadline ?? instant
        countdown?.start(at: begin)
        stopwatch.start(at: begin)
    }

    /// The instant at which the countdown ends, or nil if it is paused or unlimited.
    public var deadline: Date? { countdown?.deadline }

    /// Returns the instant from which answers are accepted, or nil if they are accepted now or the time is paused.
    public func unlocks(at instant: Date) -> Date? {
        isLocked(at: instant) ? think?.deadline : nil
    }

    /// Returns whether answers are not accepted yet.
    public func isLocked(at instant: Date) -> Bool {
        guard let think else { return false }
        return !think.isOver(at: instant)
    }

    /// Returns whether the time for the answer has run out.
    public func isOver(at instant: Date) -> Bool {
        !isPaused && !isRevealed && countdown?.isOver(at: instant) == true
    }

    /// Returns the time for which the question has been asked, in seconds, without pauses.
    public func seconds(at instant: Date) -> TimeInterval {
        let thinking = think?.elapsed(at: instant) ?? 0
        let answering = countdown?.elapsed(at: instant) ?? stopwatch.elapsed(at: instant)
        return thinking + answering
    }

    /// The whole time in seconds, with all added time, or 0 if the time is unlimited.
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

    /// Adds time, or removes time if it is negative.
    mutating func addTime(_ seconds: TimeInterval, at instant: Date) {
        countdown?.addTime(seconds, at: instant)
    }

    /// Restarts the time. A countdown gets its whole time again, and the elapsed time still counts. A stopwatch returns
    /// to zero.
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

/// The first display of a thing, before its first question. It is not a review and does not change a memory.
///
/// ```swift
/// for case .meet(let meeting) in session.apply(.begin, at: now) {
///     print("New: \(meeting.question.thing.short) is \(meeting.question.thing.long)")
///     _ = session.apply(.met(number: meeting.number), at: now + 2)
/// }
/// ```
public struct Meeting: Hashable, Sendable, Codable {
    /// The number of the meeting among the questions of the session.
    public let number: Int
    /// The question that is asked later.
    public let question: Question
    /// The instant at which the thing is shown.
    public let date: Date
}

/// An answered question.
///
/// ```swift
/// for answer in session.answers {
///     print("\(answer.asked): \(answer.typed), \(answer.verdict.words) after \(Int(answer.seconds)) seconds")
/// }
/// ```
public struct Answer: Identifiable, Hashable, Sendable, Codable {
    /// The number of the question, which also identifies the answer.
    public let number: Int
    /// The thing whose meaning or acronym was given: the asked one, or another due one with the same question.
    public internal(set) var thing: Thing
    /// The direction in which the thing was asked.
    public let direction: Direction
    /// The text of the question, as it was shown.
    public let asked: String
    /// The typed answer or the chosen text. It is empty for a flashcard, which you grade yourself.
    public let typed: String
    /// The judgement of a typed answer, or nil if nothing was typed or the right answer was edited since.
    public internal(set) var judgement: Judgement?
    /// The verdict on the answer.
    public internal(set) var verdict: Verdict
    /// The grade for the schedule.
    public internal(set) var grade: Grade
    /// The time that the answer took, in seconds, without pauses.
    public let seconds: TimeInterval
    /// The length of the countdown in seconds, with all added time, or 0 if the time was unlimited.
    public let limit: TimeInterval
    /// Whether the answer counts for the schedule, which is false for a cram.
    public let isScheduled: Bool
    /// The other meaning that was named in the continued question, or nil.
    public let named: Thing?
    /// The instant of the answer.
    public let date: Date
    /// Whether the person corrected the verdict to right.
    public internal(set) var isContested = false

    /// Whether time ran out while the person was typing the last word of the right answer.
    public internal(set) var isRightSoFar = false

    /// Whether the person changed the grade.
    package internal(set) var isSelfGraded = false

    /// The thing and the direction in which it was asked.
    public var key: QuestionKey { QuestionKey(thingID: thing.id, direction: direction) }

    /// The number, which identifies the answer.
    public var id: Int { number }

    /// Returns the review to store for the answer.
    /// - Parameters:
    ///   - utcOffset: the local time's offset from UTC at ``date``, in seconds.
    ///   - studyDay: the study day of that instant.
    package func review(utcOffset: Int, studyDay: StudyDay) -> Review {
        Review(
            thingID: thing.id, direction: direction, asked: asked, typed: typed, seconds: seconds, limit: limit,
            verdict: verdict, grade: grade, isScheduled: isScheduled, date: date, utcOffset: utcOffset,
            studyDay: studyDay)
    }
}
