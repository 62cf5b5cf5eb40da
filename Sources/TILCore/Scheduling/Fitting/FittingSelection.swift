import Foundation

/// The sequences that weights are fitted to, without those whose first interval is rare or odd.
struct FittingSelection {
    /// Sequences that make one step of a fit, with how many scored answers they have.
    struct Batch {
        var sequences: ArraySlice<Range<Int>>
        var scoredCount: Int
    }

    /// How many scored answers are left.
    let scoredCount: Int
    /// The share of them that were recalled.
    let averageRecall: Double
    /// For each first grade, what was recalled at the first scored answer, by the days before it.
    private(set) var shares: [[InitialStabilities.Share]]

    private let answers: [AnswerSequences.Answer]
    /// The places of each sequence's answers up to its last scored one.
    private let sequences: [Range<Int>]
    /// For the scored answer of each rank its weight, which grows from 0.25 to 1; 0 where it was left out.
    private let weights: [Float]

    /// Selects.
    /// - Parameters:
    ///   - limit: how many of the scored answers are taken, the earliest first.
    ///   - longest: how many answers a sequence may have; what comes after them is left out.
    ///   - generator: what mixes the sequences.
    init(_ all: AnswerSequences, limit: Int, longest: Int, using generator: inout SeededGenerator) {
        answers = all.answers
        let first = FirstIntervals(all, limit: limit)
        shares = first.shares
        var kept: [Range<Int>] = []
        var isTaken = [Bool](repeating: false, count: limit)
        var recalled = 0
        var count = 0
        for range in all.sequences {
            guard let place = FirstIntervals.firstScored(range, all.answers, limit) else { continue }
            if first.isLeftOut(all.answers[range.lowerBound].grade, days: all.answers[place].days) { continue }
            var end = range.lowerBound
            for place in range.prefix(longest) {
                let answer = all.answers[place]
                guard answer.rank >= 0, answer.rank < limit else { continue }
                end = place + 1
                isTaken[Int(answer.rank)] = true
                count += 1
                if answer.isRecalled { recalled += 1 }
            }
            if end > range.lowerBound { kept.append(range.lowerBound..<end) }
        }
        scoredCount = count
        averageRecall = count > 0 ? Double(recalled) / Double(count) : 0
        // In any order but that of their lengths: each batch is then a fair sample, and the fit goes straighter.
        generator.shuffle(&kept)
        sequences = kept
        // By time among those that were taken: 0.25 + 0.75 (i / n)³.
        var weights = [Float](repeating: 0, count: limit)
        var place = 0.0
        for rank in 0..<limit where isTaken[rank] {
            let part = place / max(1, Double(count - 1))
            weights[rank] = Float(0.25 + 0.75 * part * part * part)
            place += 1
        }
        self.weights = weights
    }

    /// The sequences in batches of at most so many scored answers, or of one sequence that has more.
    func batches(of size: Int) -> [Batch] {
        var batches: [Batch] = []
        var start = 0
        var count = 0
        for (index, range) in sequences.enumerated() {
            let scored = answers[range].reduce(0) { $0 + (isTaken($1) ? 1 : 0) }
            if count > 0, count + scored > size {
                batches.append(Batch(sequences: sequences[start..<index], scoredCount: count))
                start = index
                count = 0
            }
            count += scored
        }
        if count > 0 { batches.append(Batch(sequences: sequences[start...], scoredCount: count)) }
        return batches
    }

    /// Adds sequences to a gradient.
    func take(_ sequences: ArraySlice<Range<Int>>, into gradient: inout MemoryGradient) {
        answers.withUnsafeBufferPointer { answers in
            weights.withUnsafeBufferPointer { weights in
                for range in sequences {
                    gradient.take(UnsafeBufferPointer(rebasing: answers[range])) { rank in
                        rank < weights.count ? Double(weights[Int(rank)]) : 0
                    }
                }
            }
        }
    }

    private func isTaken(_ answer: AnswerSequences.Answer) -> Bool {
        answer.rank >= 0 && answer.rank < weights.count && weights[Int(answer.rank)] > 0
    }
}

/// The first scored answers by first grade and days, and which of those pairs are too rare or too long to fit to.
///
/// The rarest pairs of a first grade are left out until 5 % of its answers are, or 20; of the rest, those with fewer than
/// six answers or with more than 100 days (365 after an easy answer). Source: the filter of outliers of fsrs-rs 6.6.
private struct FirstIntervals {
    let shares: [[InitialStabilities.Share]]
    private let leftOut: [Set<Float>]

    init(_ all: AnswerSequences, limit: Int) {
        var groups = [[Float: InitialStabilities.Share]](repeating: [:], count: 4)
        for range in all.sequences {
            guard let place = Self.firstScored(range, all.answers, limit) else { continue }
            let answer = all.answers[place]
            let grade = Int(all.answers[range.lowerBound].grade) - 1
            var share = groups[grade][answer.days] ?? .init(days: Double(answer.days), recalled: 0, count: 0)
            share.count += 1
            if answer.isRecalled { share.recalled += 1 }
            groups[grade][answer.days] = share
        }
        var leftOut = [Set<Float>](repeating: [], count: 4)
        var shares = [[InitialStabilities.Share]](repeating: [], count: 4)
        for (grade, group) in groups.enumerated() {
            let total = group.values.reduce(0) { $0 + $1.count }
            let longest = grade == 3 ? 365.0 : 100.0
            var removed = 0
            // The rarest first, and of those alike the longest.
            for (days, share) in group.sorted(by: { ($0.value.count, -$0.key) < ($1.value.count, -$1.key) }) {
                if removed + share.count < max(20, total / 20) {
                    removed += share.count
                    leftOut[grade].insert(days)
                } else if share.count >= 6, share.days <= longest {
                    shares[grade].append(share)
                } else {
                    leftOut[grade].insert(days)
                }
            }
            shares[grade].sort { $0.days < $1.days }
        }
        self.leftOut = leftOut
        self.shares = shares
    }

    func isLeftOut(_ grade: UInt8, days: Float) -> Bool { leftOut[Int(grade) - 1].contains(days) }

    /// The place of a sequence's first scored answer that is taken.
    static func firstScored(_ range: Range<Int>, _ answers: [AnswerSequences.Answer], _ limit: Int) -> Int? {
        range.first { answers[$0].rank >= 0 }.flatMap { answers[$0].rank < limit ? $0 : nil }
    }
}
