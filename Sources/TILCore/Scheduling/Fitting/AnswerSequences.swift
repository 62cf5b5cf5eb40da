import Foundation

/// The scheduled answers of a store, one sequence for each thing in each direction, as weights are fitted to them.
///
/// An answer given a whole day or more after the one before is scored: the prediction of the forgetting curve is compared
/// with what happened. Answers on the same day move the memory and are not scored, nor is a sequence's first answer.
public struct AnswerSequences: Sendable {
    /// One answer of a sequence.
    struct Answer: Hashable, Sendable {
        /// Whole days since the answer before, as ``Scheduler/elapsedDays(from:to:)`` counts them.
        var days: Double
        var grade: Grade
        /// The index of a scored answer among all scored ones by time; nil if the answer is not scored.
        var rank: Int?
    }

    /// The answers by sequence; a number that the log skips has none.
    private(set) var sequences: [[Answer]] = []
    /// The number of scored answers.
    public private(set) var scoredCount = 0

    /// Sorts answers into sequences.
    ///
    /// - Parameter log: the scheduled answers in the order in which they were given: the number of the sequence, which
    ///   may be any number from 0, the grade and the instant.
    public init(_ log: some Sequence<(sequence: Int, grade: Grade, at: Date)>) {
        var last: [Date?] = []
        for (sequence, grade, instant) in log {
            while sequences.count <= sequence {
                sequences.append([])
                last.append(nil)
            }
            // If a clock was set back, the answer counts as given on the same day, as it does in a replay.
            let days = last[sequence].map { Scheduler.elapsedDays(from: $0, to: instant) } ?? 0
            last[sequence] = instant
            sequences[sequence].append(Answer(days: days, grade: grade, rank: days < 1 ? nil : scoredCount))
            if days >= 1 { scoredCount += 1 }
        }
    }
}
