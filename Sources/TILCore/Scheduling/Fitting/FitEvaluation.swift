public import Foundation

/// The accuracy of parameters when they predict scored answers that they were not fitted to.
///
/// ```swift
/// let answers = try store.answerSequences()
/// let standard = FitEvaluation(.standard, on: answers)
/// let own = FitEvaluation(try store.settings().scheduling.parameters, on: answers)
/// print(own.isBetter(than: standard) ? "Your weights predict better." : "The standard weights do.")
/// ```
public struct FitEvaluation: Hashable, Sendable {
    /// The number of predicted answers.
    public let count: Int
    /// The mean log loss: 0 for perfect predictions, 0.69 for a coin toss.
    package let logLoss: Double
    /// The root of the mean squared difference between the predicted and the actual recall. The mean is over bins of
    /// answers with similar intervals, numbers of answers and numbers of lapses.
    ///
    /// Source: the RMSE(bins) of the SRS benchmark, as fsrs-rs 6.6 computes it.
    package let binError: Double

    /// Creates the evaluation of parameters on the scored answers from a rank on. The earlier answers of each sequence
    /// are known.
    ///
    /// ```swift
    /// let answers = try store.answerSequences()
    /// let later = FitEvaluation(.standard, on: answers, from: answers.scoredCount / 2)
    /// print("\(later.count) answers were predicted")
    /// ```
    public init(_ parameters: FSRSParameters, on sequences: AnswerSequences, from rank: Int = 0) {
        var errors = PredictionErrors()
        for answers in sequences.sequences { errors.add(answers, predictedBy: parameters, from: rank) }
        count = errors.count
        logLoss = errors.meanLogLoss
        binError = errors.meanBinError
    }

    /// Returns whether these parameters predict better than others.
    public func isBetter(than other: FitEvaluation) -> Bool { logLoss < other.logLoss }

    /// Returns the log loss of one prediction, which is finite even for a probability that rounds to 0 or 1.
    static func logLoss<Number: FSRSNumber>(_ chance: Number, isRecalled: Bool) -> Number {
        let chance = chance.clamped(to: 1e-12...(1 - 1e-12))
        return -Number.logarithm(of: isRecalled ? chance : 1 - chance)
    }
}

/// The errors of the predictions of scored answers.
private struct PredictionErrors {
    /// Answers with similar intervals, numbers of answers and numbers of lapses.
    private struct BinKey: Hashable {
        private let days: Int
        private let length: Int
        private let lapses: Int

        /// Creates the key of an answer's bin. The bins grow by the constant factors of the SRS benchmark.
        init(days: Double, scoredBefore: Int, lapses: Int) {
            self.days = Self.bin(of: days, scale: 2.48, base: 3.62)
            length = Self.bin(of: Double(scoredBefore) + 2, scale: 1.99, base: 1.89)
            self.lapses = Self.bin(of: Double(lapses), scale: 1.65, base: 1.73)
        }

        /// Returns a hundred times the start of the bin of a value. Each bin is `base` times as long as the one before.
        private static func bin(of value: Double, scale: Double, base: Double) -> Int {
            if value < 1 { return 0 }
            let exponent = (log(value) / log(base)).rounded(.down)
            return Int((scale * pow(base, exponent) * 100).rounded())
        }
    }

    private struct Bin {
        /// The predicted number of recalled answers, less the actual one.
        var excess = 0.0
        var count = 0.0
    }

    private(set) var count = 0
    private var loss = 0.0
    private var bins: [BinKey: Bin] = [:]

    /// Adds the scored answers of a sequence from a rank on.
    mutating func add(_ answers: [AnswerSequences.Answer], predictedBy parameters: FSRSParameters, from rank: Int) {
        var state: MemoryState<Double>?
        var scoredBefore = 0
        var lapses = 0
        for answer in answers {
            if let state, let answerRank = answer.rank {
                let isRecalled = answer.grade != .again
                if answerRank >= rank {
                    let chance = parameters.retrievability(after: answer.days, stability: state.stability)
                    let key = BinKey(days: answer.days, scoredBefore: scoredBefore, lapses: lapses)
                    add(chance, isRecalled: isRecalled, bin: key)
                }
                scoredBefore += 1
                if !isRecalled { lapses += 1 }
            }
            state = parameters.formulas.state(after: answer.grade, elapsedDays: answer.days, from: state)
        }
    }

    private mutating func add(_ chance: Double, isRecalled: Bool, bin key: BinKey) {
        count += 1
        loss += FitEvaluation.logLoss(chance, isRecalled: isRecalled)
        var bin = bins[key] ?? Bin()
        bin.excess += chance
        if isRecalled { bin.excess -= 1 }
        bin.count += 1
        bins[key] = bin
    }

    var meanLogLoss: Double { count > 0 ? loss / Double(count) : 0 }

    var meanBinError: Double {
        guard count > 0 else { return 0 }
        // Sort, so that the same answers give the same rounded sum.
        let squares = bins.values.map { bin in bin.excess * bin.excess / bin.count }.sorted()
        return (squares.reduce(0, +) / Double(count)).squareRoot()
    }
}

/// The scheduled answers of a store for fitting weights, with one sequence for each thing in each direction.
///
/// An answer at least a whole day after the previous one is scored: the prediction of the forgetting curve is compared
/// with the outcome. Answers on the same day change the memory and are not scored. The first answer of a sequence is
/// not scored either.
///
/// ```swift
/// let answers = try store.answerSequences()
/// print("\(answers.scoredCount) answers count for a fit")
/// ```
public struct AnswerSequences: Sendable {
    struct Answer: Hashable, Sendable {
        /// The whole days since the previous answer, as `Scheduler.elapsedDays(from:to:)` counts them.
        var days: Double
        var grade: Grade
        /// The rank of a scored answer among all scored ones by time, or nil if the answer is not scored.
        var rank: Int?
    }

    /// The answers by sequence. A sequence number that does not occur has no answers.
    private(set) var sequences: [[Answer]] = []
    /// The number of scored answers.
    public private(set) var scoredCount = 0

    /// Creates sequences of answers.
    ///
    /// - Parameter log: the scheduled answers in the order in which they were given. Each has the number of the
    ///   sequence, from 0, the grade and the instant.
    public init(_ log: some Sequence<(sequence: Int, grade: Grade, at: Date)>) {
        var lastInstants: [Date?] = []
        for (sequence, grade, instant) in log {
            while sequences.count <= sequence {
                sequences.append([])
                lastInstants.append(nil)
            }
            // If a clock was set back, the answer counts as given on the same day, as in a replay.
            let days = lastInstants[sequence].map { last in Scheduler.elapsedDays(from: last, to: instant) } ?? 0
            lastInstants[sequence] = instant
            let isScored = days >= 1
            sequences[sequence].append(Answer(days: days, grade: grade, rank: isScored ? scoredCount : nil))
            if isScored { scoredCount += 1 }
        }
    }
}
