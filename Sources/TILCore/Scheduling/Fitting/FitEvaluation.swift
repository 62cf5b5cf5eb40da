import Foundation

/// How well parameters foretell scored answers that they were not fitted to.
public struct FitEvaluation: Hashable, Sendable {
    /// How many answers were foretold.
    public let count: Int
    /// The mean log loss: 0 for a prophet, 0.69 for a coin.
    public let logLoss: Double
    /// The root of the mean squared difference between what was foretold and what happened, over bins of answers with
    /// about the same interval, number of answers and number of lapses.
    ///
    /// Source: the RMSE(bins) of the SRS benchmark, as fsrs-rs 6.6 computes it.
    public let binError: Double

    /// What was foretold and what happened in one bin.
    private struct Bin {
        var foretold = 0.0
        var recalled = 0.0
        var count = 0.0

        init(_ chance: Double, isRecalled: Bool) { add(chance, isRecalled: isRecalled) }

        mutating func add(_ chance: Double, isRecalled: Bool) {
            foretold += chance
            recalled += isRecalled ? 1 : 0
            count += 1
        }
    }

    private struct BinKey: Hashable {
        var days: Int
        var length: Int
        var lapses: Int
    }

    /// Evaluates parameters on the scored answers from a rank on, with each sequence's answers before them known.
    public init(_ parameters: FSRSParameters, on sequences: AnswerSequences, from rank: Int = 0) {
        // In the order in which they are met, so that their sum is the same each time.
        var places: [BinKey: Int] = [:]
        var bins: [Bin] = []
        var loss = 0.0
        var count = 0
        for range in sequences.sequences where !range.isEmpty {
            var memory = SequenceMemory(parameters, first: sequences.answers[range.lowerBound])
            for answer in sequences.answers[range].dropFirst() {
                if answer.rank >= rank {
                    let chance = memory.retrievability(after: Double(answer.days))
                    let foretold = min(max(chance, 1e-12), 1 - 1e-12)
                    loss -= answer.isRecalled ? log(foretold) : log(1 - foretold)
                    count += 1
                    let key = Self.key(answer.days, memory)
                    if let place = places[key] {
                        bins[place].add(chance, isRecalled: answer.isRecalled)
                    } else {
                        places[key] = bins.count
                        bins.append(Bin(chance, isRecalled: answer.isRecalled))
                    }
                }
                memory.take(answer)
            }
        }
        self.count = count
        logLoss = count > 0 ? loss / Double(count) : 0
        let error = bins.reduce(0) { sum, bin in
            let difference = (bin.foretold - bin.recalled) / bin.count
            return sum + difference * difference * bin.count
        }
        binError = count > 0 ? (error / Double(count)).squareRoot() : 0
    }

    /// Whether these parameters foretell better than others did.
    public func isBetter(than other: FitEvaluation) -> Bool { logLoss < other.logLoss }

    /// The bins grow by constant factors, those of the SRS benchmark.
    private static func key(_ days: Float, _ memory: SequenceMemory) -> BinKey {
        func bin(_ value: Double, _ scale: Double, _ base: Double) -> Int {
            value < 1 ? 0 : Int((scale * pow(base, (log(value) / log(base)).rounded(.down)) * 100).rounded())
        }
        return BinKey(
            days: bin(Double(days), 2.48, 3.62), length: bin(Double(memory.scored) + 2, 1.99, 1.89),
            lapses: bin(Double(memory.lapses), 1.65, 1.73))
    }
}

/// The memory of one sequence while it is run through, by the formulas of ``FSRSParameters``.
private struct SequenceMemory {
    private let parameters: FSRSParameters
    private var stability: Double
    private var difficulty: Double
    /// How many scored answers were taken, and how many of those were lapses.
    private(set) var scored = 0
    private(set) var lapses = 0

    init(_ parameters: FSRSParameters, first answer: AnswerSequences.Answer) {
        let grade = Grade(rawValue: Int(answer.grade)) ?? .again
        self.parameters = parameters
        stability = parameters.initialStability(grade)
        difficulty = parameters.initialDifficulty(grade)
    }

    func retrievability(after days: Double) -> Double {
        parameters.retrievability(after: days, stability: stability)
    }

    mutating func take(_ answer: AnswerSequences.Answer) {
        let grade = Grade(rawValue: Int(answer.grade)) ?? .again
        stability = parameters.stability(
            after: grade, elapsedDays: Double(answer.days), from: stability, difficulty: difficulty)
        difficulty = parameters.difficulty(after: grade, from: difficulty)
        guard answer.rank >= 0 else { return }
        scored += 1
        if grade == .again { lapses += 1 }
    }
}
