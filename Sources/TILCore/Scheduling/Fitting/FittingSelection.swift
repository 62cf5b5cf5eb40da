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
        let early = all.sequences.filter { $0.first { $0.rank != nil }?.rank.map { $0 < limit } ?? false }
        let first = FirstIntervals(early)
        shares = first.shares
        func isTaken(_ answer: AnswerSequences.Answer) -> Bool { answer.rank.map { rank in rank < limit } ?? false }
        var kept = early.filter { !first.isExcluded($0) }.compactMap { answers in
            answers.prefix(longest).lastIndex(where: isTaken).map { index in answers[...index] }
        }
        let ranks = kept.joined().compactMap(\.rank).sorted()
        let recalled = kept.joined().count { $0.rank != nil && $0.grade != .again }
        scoredCount = ranks.count
        averageRecall = ranks.isEmpty ? 0 : Double(recalled) / Double(ranks.count)
        // Later answers count more: 0.25 + 0.75 (i / n)³.
        var weights = [Double](repeating: 0, count: limit)
        for (index, rank) in ranks.enumerated() {
            weights[rank] = 0.25 + 0.75 * pow(Double(index) / max(1, Double(ranks.count - 1)), 3)
        }
        generator.shuffle(&kept)
        sequences = kept.map { answers in
            answers.map { Answer(days: $0.days, grade: $0.grade, weight: $0.rank.map { rank in weights[rank] } ?? 0) }
        }
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

    init(_ sequences: [[AnswerSequences.Answer]]) {
        for grade in Grade.allCases {
            let scored = sequences.filter { sequence in sequence.first?.grade == grade }.compactMap {
                $0.first { $0.rank != nil }
            }
            let all = Dictionary(grouping: scored, by: \.days).map { days, answers in
                InitialStabilities.Share(
                    days: days, recalled: answers.count { answer in answer.grade != .again }, count: answers.count)
            }
            var removed = 0
            // The rarest pairs come first, and among equally rare ones the longest.
            let kept = all.sorted { ($0.count, -$0.days) < ($1.count, -$1.days) }.filter { share in
                if removed + share.count < max(20, scored.count / 20) {
                    removed += share.count
                    return false
                }
                return share.count >= 6 && share.days <= (grade == .easy ? 365 : 100)
            }
            shares.append(kept.sorted { $0.days < $1.days })
        }
    }

    func isExcluded(_ answers: [AnswerSequences.Answer]) -> Bool {
        guard let grade = answers.first?.grade, let days = answers.first(where: { answer in answer.rank != nil })?.days
        else {
            return true
        }
        return !shares[grade.rawValue - 1].contains { $0.days == days }
    }
}
