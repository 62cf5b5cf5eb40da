public import Foundation

/// An answer to a question.
///
/// Every ``Memory`` can be recomputed from the reviews. A review is never changed, and only an undo deletes it. It
/// stores its instant, the offset from UTC and the study day, so that travel, daylight saving and a changed rollover do
/// not change past reviews.
///
/// ```swift
/// for review in try store.reviews(of: thing.id) {
///     print("\(review.studyDay): \(review.typed), \(review.verdict.words)")
/// }
/// ```
public struct Review: Identifiable, Hashable, Sendable, Codable {
    /// The permanent identifier of the review, which is the same in every copy of the store.
    public let id: UUID
    /// The thing that was credited with the answer.
    public var thingID: UUID
    /// The direction in which the thing was asked.
    public var direction: Direction
    /// The text of the question.
    public var asked: String
    /// The answer exactly as typed, or an empty text for a flashcard, which you grade yourself.
    public var typed: String
    /// The time that the answer took, in seconds, without pauses.
    public var seconds: Double
    /// The length of the countdown in seconds, with all added time, or 0 without a countdown.
    public var limit: Double
    /// The verdict on the answer.
    public var verdict: Verdict
    /// The grade that the schedule uses.
    public var grade: Grade
    /// Whether the answer counts for the schedule: false for a cram.
    public var isScheduled: Bool
    /// The instant of the answer, in whole milliseconds.
    public var date: Date
    /// The local time's offset from UTC at that instant, in seconds.
    public var utcOffset: Int
    /// The study day of the answer.
    public var studyDay: StudyDay

    /// Creates a review. Without an identifier it gets a new one.
    package init(
        id: UUID? = nil, thingID: UUID, direction: Direction, asked: String, typed: String, seconds: Double,
        limit: Double, verdict: Verdict, grade: Grade, isScheduled: Bool = true, date: Date, utcOffset: Int,
        studyDay: StudyDay
    ) {
        self.id = id ?? IdentifierText.timeOrdered(at: date)
        self.thingID = thingID
        self.direction = direction
        self.asked = asked
        self.typed = typed
        self.seconds = seconds
        self.limit = limit
        self.verdict = verdict
        self.grade = grade
        self.isScheduled = isScheduled
        self.date = date.inMilliseconds
        self.utcOffset = utcOffset
        self.studyDay = studyDay
    }
}

/// The direction in which a thing is asked. Each direction has its own memory.
///
/// ```swift
/// let reverse = Question(thing: thing, direction: .acronym)
/// print("Which acronym is \(reverse.asked)?")  // Which acronym is For the Win?
/// ```
public enum Direction: String, CaseIterable, Hashable, Sendable, Codable {
    /// The acronym is shown, and the meaning is asked for.
    case meaning
    /// The meaning is shown, and the acronym is asked for.
    case acronym
}

/// The verdict on the answer to a question.
///
/// ```swift
/// let verdict = Judge().judge("for the wim", asked: .meaning, accepted: [thing]).verdict
/// print(verdict.words, verdict.isRemembered)  // typo true
/// ```
public enum Verdict: String, CaseIterable, Hashable, Sendable, Codable, CodingKeyRepresentable {
    /// The answer was right.
    case correct
    /// The answer was right except for a typo.
    case close
    /// The answer was wrong.
    case wrong
    /// The countdown ended before the right answer was typed.
    case timedOut
    /// The person said that they do not know the answer.
    case givenUp

    /// The verdict in words: `right`, `typo`, `wrong`, `timed out`, `given up`.
    public var words: String {
        switch self {
        case .correct: "right"
        case .close: "typo"
        case .wrong: "wrong"
        case .timedOut: "timed out"
        case .givenUp: "given up"
        }
    }

    /// Whether the thing counts as remembered.
    public var isRemembered: Bool { self == .correct || self == .close }
}

/// The grade of an answer: the four grades of FSRS, with the same numbers.
///
/// ```swift
/// let buttons = Grade.allCases.map(\.name)  // ["again", "hard", "good", "easy"]
/// let pressed = Grade(rawValue: 3)  // good
/// ```
public enum Grade: Int, CaseIterable, Hashable, Comparable, Sendable, Codable {
    /// Forgotten.
    case again = 1
    /// Remembered with effort.
    case hard = 2
    /// Remembered.
    case good = 3
    /// Remembered immediately.
    case easy = 4

    /// The name of the grade, as printed and as written to JSON.
    public var name: String { Self.names[rawValue - 1] }

    private static let names = ["again", "hard", "good", "easy"]

    /// Creates the grade with a name. The result is nil if no grade has that name.
    package init?(name: String) {
        guard let index = Self.names.firstIndex(of: name) else { return nil }
        self = Self.allCases[index]
    }

    /// Returns whether one grade is lower than another. Again is the lowest grade, and easy the highest.
    ///
    /// ```swift
    /// let weak = try store.reviews(of: thing.id).filter { $0.grade < .good }
    /// print("\(weak.count) answers were again or hard")
    /// ```
    public static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }
}
