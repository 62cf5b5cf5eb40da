import Foundation

/// An answer as weights are fitted to it.
struct WeightedAnswer {
    /// Whole days since the answer before.
    var days: Float
    /// How much its loss counts; 0 for an answer that is not scored, or was left out.
    var weight: Float
    /// The grade from 1 to 4.
    var grade: UInt8

    /// Whether it was remembered.
    @inline(__always) var isRecalled: Bool { grade > 1 }
}

/// The sequences that weights are fitted to, without those whose first interval is rare or odd.
///
/// They are mixed, and laid one after the other with all that a fit asks for: it goes over them several times, and would
/// wait for memory more than compute where each answer's weight is somewhere else.
struct FittingSelection {
    /// Sequences that make one step of a fit, with how many scored answers they have.
    struct Batch {
        var sequences: Range<Int>
        var scoredCount: Int
    }

    /// How many scored answers are left.
    let scoredCount: Int
    /// The share of them that were recalled.
    let averageRecall: Double
    /// For each first grade, what was recalled at the first scored answer, by the days before it.
    private(set) var shares: [[InitialStabilities.Share]]

    /// The answers of each sequence up to its last scored one, sequence after sequence.
    private let answers: [WeightedAnswer]
    /// Where each sequence begins in ``answers``, and behind the last one where it ends.
    private let starts: [Int32]

    /// Selects.
    /// - Parameters:
    ///   - limit: how many of the scored answers are taken, the earliest first.
    ///   - longest: how many answers a sequence may have; what comes after them is left out.
    ///   - generator: what mixes the sequences.
    init(_ all: AnswerSequences, limit: Int, longest: Int, using generator: inout SeededGenerator) {
        let first = FirstIntervals(all, limit: limit)
        shares = first.shares
        var kept: [Range<Int32>] = []
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
            if end > range.lowerBound { kept.append(Int32(range.lowerBound)..<Int32(end)) }
        }
        scoredCount = count
        averageRecall = count > 0 ? Double(recalled) / Double(count) : 0
        // In any order but that of their lengths: each batch is then a fair sample, and the fit goes straighter.
        generator.shuffle(&kept)
        let weights = Self.weights(isTaken, count: count)
        var answers: [WeightedAnswer] = []
        answers.reserveCapacity(kept.reduce(0) { $0 + $1.count })
        var starts: [Int32] = [0]
        starts.reserveCapacity(kept.count + 1)
        for range in kept {
            for place in range {
                let answer = all.answers[Int(place)]
                let isTaken = answer.rank >= 0 && answer.rank < limit
                answers.append(
                    WeightedAnswer(
                        days: answer.days, weight: isTaken ? weights[Int(answer.rank)] : 0, grade: answer.grade))
            }
            starts.append(Int32(answers.count))
        }
        self.answers = answers
        self.starts = starts
    }

    /// What the answer of each rank counts, by its time among those that were taken: 0.25 + 0.75 (i / n)³.
    private static func weights(_ isTaken: [Bool], count: Int) -> [Float] {
        var weights = [Float](repeating: 0, count: isTaken.count)
        var place = 0.0
        for rank in isTaken.indices where isTaken[rank] {
            let part = place / max(1, Double(count - 1))
            weights[rank] = Float(0.25 + 0.75 * part * part * part)
            place += 1
        }
        return weights
    }

    /// The sequences in batches of at most so many scored answers, or of one sequence that has more.
    func batches(of size: Int) -> [Batch] {
        var batches: [Batch] = []
        var start = 0
        var count = 0
        for index in 0..<starts.count - 1 {
            let scored = answers[range(of: index)].reduce(0) { $0 + ($1.weight > 0 ? 1 : 0) }
            if count > 0, count + scored > size {
                batches.append(Batch(sequences: start..<index, scoredCount: count))
                start = index
                count = 0
            }
            count += scored
        }
        if count > 0 { batches.append(Batch(sequences: start..<starts.count - 1, scoredCount: count)) }
        return batches
    }

    /// Adds a batch to a gradient.
    func take(_ batch: Batch, into gradient: inout MemoryGradient) {
        answers.withUnsafeBufferPointer { answers in
            for index in batch.sequences {
                gradient.take(UnsafeBufferPointer(rebasing: answers[range(of: index)]))
            }
        }
    }

    /// The places of a sequence's answers.
    private func range(of sequence: Int) -> Range<Int> { Int(starts[sequence])..<Int(starts[sequence + 1]) }
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
