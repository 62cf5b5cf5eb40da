import Foundation

/// The practice of one study day, in sums.
public struct PracticeDay: Identifiable, Hashable, Sendable {
    /// The study day.
    public var day: StudyDay
    /// The number of answers with each verdict.
    public var verdicts: [Verdict: Int]
    /// The time that the answers took, in seconds.
    public var seconds: Double
    /// The number of scheduled answers that came a study day or more after the one before: those tell how well one remembers.
    public var recalls: Int
    /// The number of those ``recalls`` that were remembered.
    public var recalled: Int

    /// Makes a day's practice from its sums.
    public init(day: StudyDay, verdicts: [Verdict: Int], seconds: Double, recalls: Int = 0, recalled: Int = 0) {
        self.day = day
        self.verdicts = verdicts
        self.seconds = seconds
        self.recalls = recalls
        self.recalled = recalled
    }

    /// The study day, of which there is one entry each.
    public var id: StudyDay { day }
    /// The number of all answers.
    public var answers: Int { verdicts.values.reduce(0, +) }
    /// The number of answers that were right, or right but for a slip.
    public var remembered: Int { verdicts.reduce(0) { $0 + ($1.key.isRemembered ? $1.value : 0) } }
}

/// A thing that was asked on a study day, with the verdicts on its answers.
public struct PractisedThing: Hashable, Sendable, Identifiable {
    /// The thing's identifier.
    public let id: UUID
    /// The acronym, as it is now.
    public let short: String
    /// The meaning, as it is now.
    public let long: String
    /// The verdicts of its answers, in the order in which they were given.
    public var verdicts: [Verdict]

    /// Makes a practised thing from its parts.
    public init(id: UUID, short: String, long: String, verdicts: [Verdict]) {
        self.id = id
        self.short = short
        self.long = long
        self.verdicts = verdicts
    }
}
