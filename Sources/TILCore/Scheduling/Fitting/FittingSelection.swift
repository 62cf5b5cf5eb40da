import Foundation

/// The answers to which weights are fitted. Sequences with a rare or unusual first interval are excluded.
struct FittingSelection {
    /// An answer with the weight of its loss.
    struct Answer {
        var days: Double
        var grade: Grade
        /// The weight, or 0 for an answer that is not scored.
        var weight: Double
    }

    /// The answers up to the last scored one of each sequence. The sequences are in random order.
    private(set) var sequences: [[Answer]] = []
    /// The number of scored answers.
    let scoredCount: Int
    /// The share of recalled answers among the scored ones.
    let averageRecall: Double
    /// The shares of recalled first scored answers for each first grade, by the days before them.
    let shares: [[InitialStabilities.Share]]

    /// Creates a selection of the earliest scored answers.
    /// - Parameters:
    ///   - limit: the number of scored answers to consider, the earliest first.
    ///   - longest: the maximum number of answers of a sequence. Later ones are skipped.
    ///   - generator: shuffles the sequences, so that each batch of a fit is a fair sample.
    init(_ all: AnswerSequences, limit: Int, longest: Int, using generator: inout SeededGenerator) {
        let early = all.sequences.filter { answers in
            guard let firstScored = Self.firstScored(answers) else { return false }
            return Self.isScored(firstScored, before: limit)
        }
        let firstIntervals = FirstIntervals(early)
        shares = firstIntervals.shares
        var kept: [ArraySlice<AnswerSequences.Answer>] = []
        for answers in early where !firstIntervals.isExcluded(answers) {
            let lastScored = answers.prefix(longest).lastIndex { answer in Self.isScored(answer, before: limit) }
            if let lastScored { kept.append(answers[...lastScored]) }
        }
        let scored = kept.joined().filter { answer in answer.rank != nil }
        let recalledCount = scored.count { answer in answer.grade != .again }
        scoredCount = scored.count
        averageRecall = scored.isEmpty ? 0 : Double(recalledCount) / Double(scored.count)
        let weights = Self.weights(ranks: scored.compactMap(\.rank).sorted(), limit: limit)
        generator.shuffle(&kept)
        for answers in kept {
            sequences.append(answers.map { answer in Self.weighted(answer, weights: weights) })
        }
    }

    /// Returns whether an answer is scored and its rank is below a limit.
    private static func isScored(_ answer: AnswerSequences.Answer, before limit: Int) -> Bool {
        guard let rank = answer.rank else { return false }
        return rank < limit
    }

    private static func weighted(_ answer: AnswerSequences.Answer, weights: [Double]) -> Answer {
        var weight = 0.0
        if let rank = answer.rank { weight = weights[rank] }
        return Answer(days: answer.days, grade: answer.grade, weight: weight)
    }

    /// Returns the weight of the answer at each rank. Later answers count more: 0.25 + 0.75 (i / n)³.
    private static func weights(ranks: [Int], limit: Int) -> [Double] {
        var weights = [Double](repeating: 0, count: limit)
        let last = max(1, Double(ranks.count - 1))
        for (index, rank) in ranks.enumerated() {
            weights[rank] = 0.25 + 0.75 * pow(Double(index) / last, 3)
        }
        return weights
    }

    fileprivate static func firstScored(_ answers: [AnswerSequences.Answer]) -> AnswerSequences.Answer? {
        answers.first { answer in answer.rank != nil }
    }

    /// Sequences that are processed together.
    struct Batch {
        fileprivate(set) var sequences: ArraySlice<[Answer]>
        fileprivate(set) var scoredCount: Int
    }

    /// Returns the sequences in batches with a maximum number of scored answers. A longer sequence is a batch of its
    /// own.
    func batches(of size: Int) -> [Batch] {
        var batches: [Batch] = []
        for (index, answers) in sequences.enumerated() {
            let count = answers.count { answer in answer.weight > 0 }
            if var last = batches.last, last.scoredCount + count <= size {
                last.sequences = sequences[last.sequences.startIndex...index]
                last.scoredCount += count
                batches[batches.count - 1] = last
            } else {
                batches.append(Batch(sequences: sequences[index...index], scoredCount: count))
            }
        }
        return batches
    }
}

/// The first scored answers by first grade and days, without pairs that are too rare or too long for a fit.
///
/// For each first grade, the rarest pairs are excluded as long as they are fewer than 5 % of its answers or fewer than
/// 20. Of the rest, pairs with fewer than six answers or with more than 100 days (365 after an easy answer) are
/// excluded. Source: the filter of outliers of fsrs-rs 6.6.
private struct FirstIntervals {
    private(set) var shares: [[InitialStabilities.Share]] = []

    private static let fewestRemoved = 20
    private static let fewestAnswers = 6

    init(_ sequences: [[AnswerSequences.Answer]]) {
        for grade in Grade.allCases {
            let graded = sequences.filter { sequence in sequence.first?.grade == grade }
            shares.append(Self.commonShares(graded.compactMap(FittingSelection.firstScored), after: grade))
        }
    }

    /// Returns the shares of the first scored answers after a first grade, the shortest interval first, without those
    /// that are too rare or too long.
    private static func commonShares(
        _ scored: [AnswerSequences.Answer], after grade: Grade
    ) -> [InitialStabilities.Share] {
        let longestInterval: Double = grade == .easy ? 365 : 100
        let removable = max(fewestRemoved, scored.count / 20)
        var removed = 0
        var kept: [InitialStabilities.Share] = []
        for share in rarestFirst(shares(of: scored)) {
            if removed + share.count < removable {
                removed += share.count
            } else if share.count >= fewestAnswers, share.days <= longestInterval {
                kept.append(share)
            }
        }
        return kept.sorted { one, other in one.days < other.days }
    }

    private static func shares(of scored: [AnswerSequences.Answer]) -> [InitialStabilities.Share] {
        Dictionary(grouping: scored, by: \.days).map { days, answers in
            let recalled = answers.count { answer in answer.grade != .again }
            return InitialStabilities.Share(days: days, recalled: recalled, count: answers.count)
        }
    }

    /// Returns shares with the rarest ones first, and among equally rare ones the longest first.
    private static func rarestFirst(_ shares: [InitialStabilities.Share]) -> [InitialStabilities.Share] {
        shares.sorted { one, other in
            if one.count != other.count { return one.count < other.count }
            return one.days > other.days
        }
    }

    func isExcluded(_ answers: [AnswerSequences.Answer]) -> Bool {
        guard let grade = answers.first?.grade, let scored = FittingSelection.firstScored(answers) else { return true }
        let isShared = shares[grade.rawValue - 1].contains { share in share.days == scored.days }
        return !isShared
    }
}
