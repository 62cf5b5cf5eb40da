import Foundation

/// The scheduled answers of a store, one sequence for each thing in each direction, as weights are fitted to them.
///
/// An answer given a whole day or more after the one before is scored: what the forgetting curve foretold is compared
/// with what happened. Answers on the same day move the memory and are not scored, nor is a sequence's first answer.
public struct AnswerSequences: Sendable {
    /// One answer of a sequence.
    struct Answer: Sendable {
        /// Whole days since the answer before, as ``Scheduler/elapsedDays(from:to:)`` counts them.
        var days: Float
        /// The place of a scored answer among all scored ones by time, from 0; -1 for an answer that is not scored.
        var rank: Int32
        /// The grade from 1 to 4.
        var grade: UInt8

        /// Whether it was remembered.
        @inline(__always) var isRecalled: Bool { grade > 1 }
    }

    /// All answers, one sequence after the other.
    let answers: [Answer]
    /// Where each sequence begins in ``answers``, and behind the last one where it ends.
    let starts: [Int32]
    /// How many answers are scored.
    public let scoredCount: Int

    /// Sorts answers into sequences.
    ///
    /// - Parameter log: the scheduled answers in the order in which they were given: the number of the sequence, which
    ///   may be any number from 0, the grade and the instant.
    public init(_ log: some Sequence<(sequence: Int, grade: Grade, at: Date)>) {
        var numbers: [Int32] = []
        var given: [(days: Float, grade: UInt8)] = []
        var last: [Date?] = []
        for (sequence, grade, instant) in log {
            while last.count <= sequence { last.append(nil) }
            let days = last[sequence].map { Scheduler.elapsedDays(from: $0, to: instant) } ?? 0
            // An instant before the last one, because a clock was set back, counts as the same day, as it does in a replay.
            last[sequence] = instant
            numbers.append(Int32(sequence))
            given.append((Float(days), UInt8(grade.rawValue)))
        }
        var starts = [Int32](repeating: 0, count: last.count + 1)
        for number in numbers { starts[Int(number) + 1] += 1 }
        for index in 1..<max(1, starts.count) { starts[index] += starts[index - 1] }
        var next = starts
        var answers = [Answer](repeating: Answer(days: 0, rank: -1, grade: 0), count: given.count)
        var scored: Int32 = 0
        for (place, number) in numbers.enumerated() {
            let slot = Int(next[Int(number)])
            next[Int(number)] += 1
            let isScored = given[place].days >= 1
            answers[slot] = Answer(
                days: given[place].days, rank: isScored ? scored : -1, grade: given[place].grade)
            if isScored { scored += 1 }
        }
        self.answers = answers
        self.starts = starts
        scoredCount = Int(scored)
    }

    /// The places of the answers of each sequence, in the order of the sequences; empty where a number was not used.
    var sequences: some Sequence<Range<Int>> {
        (0..<starts.count - 1).lazy.map { Int(starts[$0])..<Int(starts[$0 + 1]) }
    }
}
