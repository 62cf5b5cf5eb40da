import Foundation

/// One answered question, as it happened.
///
/// Reviews are the only truth about what was learned: every ``Memory`` can be computed from them again. A review is
/// never changed, and never deleted except by undo. It stores its instant, the offset from UTC and the study day, so
/// that travel, daylight saving and a changed rollover never rewrite history.
public struct Review: Identifiable, Hashable, Sendable, Codable {
    /// What the review is known by for ever, in every copy of the store; never given to another review.
    public let id: UUID
    /// The thing that was credited with the answer.
    public var thing: UUID
    /// The direction in which the thing was asked.
    public var direction: Direction
    /// The text of the question.
    public var asked: String
    /// The answer, exactly as typed; empty for a flashcard that one grades oneself.
    public var typed: String
    /// The time that the answer took, in seconds, pauses not counted.
    public var seconds: Double
    /// The length of the countdown in seconds, with all time added to it; 0 when there was none.
    public var limit: Double
    /// The verdict on the answer.
    public var verdict: Verdict
    /// The grade that the schedule was told.
    public var grade: Grade
    /// Whether the answer counts for the schedule: false for a cram.
    public var isScheduled: Bool
    /// The instant of the answer, in whole milliseconds.
    public var at: Date
    /// The local time's offset from UTC at that instant, in seconds.
    public var utcOffset: Int
    /// The study day that the answer belongs to.
    public var studyDay: StudyDay

    /// Makes a review from its parts; without an identifier it gets a new one.
    public init(
        id: UUID? = nil, thing: UUID, direction: Direction, asked: String, typed: String, seconds: Double,
        limit: Double, verdict: Verdict, grade: Grade, isScheduled: Bool = true, at: Date, utcOffset: Int,
        studyDay: StudyDay
    ) {
        if let id {
            self.id = id
        } else {
            var generator = SystemRandomNumberGenerator()
            self.id = TimeOrderedIdentifier.make(at: at, using: &generator)
        }
        self.thing = thing
        self.direction = direction
        self.asked = asked
        self.typed = typed
        self.seconds = seconds
        self.limit = limit
        self.verdict = verdict
        self.grade = grade
        self.isScheduled = isScheduled
        self.at = at.inMilliseconds
        self.utcOffset = utcOffset
        self.studyDay = studyDay
    }
}

/// Makes identifiers that sort by the time at which they were made: UUID version 7.
///
/// Identifiers in the order of time are appended to an index rather than scattered over it, which keeps a large import
/// fast. Source: RFC 9562, section 5.7.
package enum TimeOrderedIdentifier {
    /// An identifier for an instant.
    /// - Parameters:
    ///   - instant: its first 48 bits, as milliseconds since 1970; instants before 1970 count as 1970.
    ///   - generator: where the other 74 bits come from.
    package static func make(at instant: Date, using generator: inout some RandomNumberGenerator) -> UUID {
        let milliseconds = UInt64(max(0, min(instant.timeIntervalSince1970 * 1_000, 281_474_976_710_655)))
        let high = generator.next()
        let low = generator.next()
        return IdentifierText.identifier(version: 7, head: milliseconds << 16 | high & 0x0FFF, tail: low)
    }
}
