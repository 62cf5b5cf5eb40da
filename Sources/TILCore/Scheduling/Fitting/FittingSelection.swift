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
        let early = all.sequences.filter { sequence in
            guard let firstRank = sequence.firstScored?.rank else { return false }
            return firstRank < limit
        }
        let firstIntervals = FirstIntervals(early)
        shares = firstIntervals.shares
        var kept: [ArraySlice<AnswerSequences.Answer>] = []
        for sequence in early where !firstIntervals.isExcluded(sequence) {
            let lastTaken = sequence.prefix(longest).lastIndex { answer in answer.isScored(before: limit) }
            if let lastTaken { kept.append(sequence[...lastTaken]) }
        }
        let scored = kept.joined().filter { answer in answer.rank != nil }
        let recalledCount = scored.count { answer in answer.grade != .again }
        scoredCount = scored.count
        averageRecall = scored.isEmpty ? 0 : Double(recalledCount) / Double(scored.count)
        let weights = Self.weights(ofRanks: scored.compactMap(\.rank).sorted(), limit: limit)
        generator.shuffle(&kept)
        sequences = kept.map { sequence in
            sequence.map { answer in
                let weight = answer.rank.map { rank in weights[rank] } ?? 0
                return Answer(days: answer.days, grade: answer.grade, weight: weight)
            }
        }
    }

    /// Returns the weight of each rank. Later answers count more: 0.25 + 0.75 (i / n)³.
    private static func weights(ofRanks ranks: [Int], limit: Int) -> [Double] {
        let lastIndex = max(1, Double(ranks.count - 1))
        var weights = [Double](repeating: 0, count: limit)
        for (index, rank) in ranks.enumerated() { weights[rank] = 0.25 + 0.75 * pow(Double(index) / lastIndex, 3) }
        return weights
    }

    /// Returns the sequences in batches with a maximum number of scored answers. A longer sequence is a batch of its
    /// own.
    func batches(of size: Int) -> [(sequences: ArraySlice<[Answer]>, scoredCount: Int)] {
        var batches: [(sequences: ArraySlice<[Answer]>, scoredCount: Int)] = []
        for (index, answers) in sequences.enumerated() {
            let count = answers.count { answer in answer.weight > 0 }
            if let last = batches.last, last.scoredCount + count <= size {
                batches[batches.count - 1] = (sequences[last.sequences.startIndex...index], last.scoredCount + count)
            } else {
                batches.append((sequences[index...index], count))
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

    /// The number of answers that may be excluded in any case.
    private static let mostExcluded = 20
    /// The least number of answers of a kept pair.
    private static let fewestAnswers = 6

    init(_ sequences: [[AnswerSequences.Answer]]) {
        for grade in Grade.allCases {
            let ofGrade = sequences.filter { sequence in sequence.first?.grade == grade }
            shares.append(Self.shares(ofScored: ofGrade.compactMap(\.firstScored), after: grade))
        }
    }

    private static func shares(
        ofScored scored: [AnswerSequences.Answer], after grade: Grade
    ) -> [InitialStabilities.Share] {
        let all = Dictionary(grouping: scored, by: \.days).map { days, answers in
            InitialStabilities.Share(
                days: days, recalled: answers.count { answer in answer.grade != .again }, count: answers.count)
        }
        // The rarest pairs come first, and among equally rare ones the longest.
        let rarestFirst = all.sorted { left, right in
            left.count == right.count ? left.days > right.days : left.count < right.count
        }
        let mostExcluded = max(mostExcluded, scored.count / 20)
        let longest: Double = grade == .easy ? 365 : 100
        var excluded = 0
        var kept: [InitialStabilities.Share] = []
        for share in rarestFirst {
            if excluded + share.count < mostExcluded {
                excluded += share.count
            } else if share.count >= fewestAnswers, share.days <= longest {
                kept.append(share)
            }
        }
        return kept.sorted { left, right in left.days < right.days }
    }

    func isExcluded(_ answers: [AnswerSequences.Answer]) -> Bool {
        guard let grade = answers.first?.grade, let days = answers.firstScored?.days else { return true }
        return !shares[grade.rawValue - 1].contains { share in share.days == days }
    }
}

extension [AnswerSequences.Answer] {
    /// The first answer that is scored.
    fileprivate var firstScored: AnswerSequences.Answer? { first { answer in answer.rank != nil } }
}

extension AnswerSequences.Answer {
    /// Returns whether the answer is scored, and among the earliest.
    fileprivate func isScored(before limit: Int) -> Bool {
        guard let rank else { return false }
        return rank < limit
    }
}
