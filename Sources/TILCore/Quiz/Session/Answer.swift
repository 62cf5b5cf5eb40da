import Foundation

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
    /// What the judge made of a typed answer; nil where nothing was typed to judge, or where the right answer was edited
    /// since.
    public internal(set) var judgement: Judgement?
    /// The verdict on the answer.
    public internal(set) var verdict: Verdict
    /// The grade for the schedule.
    public internal(set) var grade: Grade
    /// The time that the answer took, in seconds, pauses not counted.
    public let seconds: TimeInterval
    /// The length of the countdown with all time added to it, in seconds; 0 where there was none.
    public let limit: TimeInterval
    /// Whether the answer counts for the schedule: false for a cram.
    public let isScheduled: Bool
    /// The other meaning that was named in place of the asked one, for the second time; nil where none was.
    public let named: Thing?
    /// The instant at which the answer was given.
    public let at: Date
    /// Whether the person said that the answer was right, though it was not judged so.
    public internal(set) var isContested = false

    /// Whether the person gave it another grade than it had.
    public internal(set) var isSelfGraded = false

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
