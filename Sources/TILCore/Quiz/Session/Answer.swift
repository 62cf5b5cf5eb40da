import Foundation

/// An answered question.
public struct Answer: Identifiable, Hashable, Sendable, Codable {
    /// The number of the question's asking, which names the answer too.
    public let number: Int
    /// The asked thing.
    public internal(set) var thing: Thing
    /// The direction in which the thing was asked.
    public let direction: Direction
    /// The thing that the answer counts for: the one whose meaning or acronym was given, else the asked one.
    public internal(set) var credited: Thing
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
    /// The instant at which the answer was given.
    public let at: Date
    /// Whether the person said that the answer was right, though it was not judged so.
    public internal(set) var isContested = false

    /// The number names the answer.
    public var id: Int { number }

    /// Whether ``QuizEvent/wasRight(question:)`` can make it right.
    public var isContestable: Bool {
        switch verdict {
        case .wrong, .close, .timedOut: true
        case .correct, .givenUp: false
        }
    }

    /// The review to store for the answer.
    /// - Parameters:
    ///   - utcOffset: the local time's offset from UTC at ``at``, in seconds.
    ///   - studyDay: the study day of that instant.
    public func review(utcOffset: Int, studyDay: StudyDay) -> Review {
        Review(
            thing: credited.id, direction: direction, asked: asked, typed: typed, seconds: seconds, limit: limit,
            verdict: verdict, grade: grade, isScheduled: isScheduled, at: at, utcOffset: utcOffset, studyDay: studyDay)
    }
}
