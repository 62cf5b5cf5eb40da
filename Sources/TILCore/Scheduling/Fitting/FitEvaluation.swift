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

    private struct BinKey: Hashable {
        var days, length, lapses: Int

        /// Creates the key of an answer's bin. The bins grow by the constant factors of the SRS benchmark.
        init(days: Double, scored: Int, lapses: Int) {
            func bin(_ value: Double, _ scale: Double, _ base: Double) -> Int {
                value < 1 ? 0 : Int((scale * pow(base, (log(value) / log(base)).rounded(.down)) * 100).rounded())
            }
            self.days = bin(days, 2.48, 3.62)
            length = bin(Double(scored) + 2, 1.99, 1.89)
            self.lapses = bin(Double(lapses), 1.65, 1.73)
        }
    }

    /// Creates the evaluation of parameters on the scored answers from a rank on. The earlier answers of each sequence
    /// are known.
    ///
    /// ```swift
    /// let answers = try store.answerSequences()
    /// let later = FitEvaluation(.standard, on: answers, from: answers.scoredCount / 2)
    /// print("\(later.count) answers were predicted")
    /// ```
    public init(_ parameters: FSRSParameters, on sequences: AnswerSequences, from rank: Int = 0) {
        var bins: [BinKey: (excess: Double, count: Double)] = [:]
        var loss = 0.0
        var count = 0
        for answers in sequences.sequences {
            var state: MemoryState<Double>?
            var scored = 0
            var lapses = 0
            for answer in answers {
                if let state, let answerRank = answer.rank {
                    let isRecalled = answer.grade != .again
                    if answerRank >= rank {
                        let chance = parameters.retrievability(after: answer.days, stability: state.stability)
                        loss += Self.logLoss(chance, isRecalled: isRecalled)
                        count += 1
                        let key = BinKey(days: answer.days, scored: scored, lapses: lapses)
                        let bin = bins[key] ?? (0, 0)
                        bins[key] = (bin.excess + chance - (isRecalled ? 1 : 0), bin.count + 1)
                    }
                    scored += 1
                    if !isRecalled { lapses += 1 }
                }
                state = parameters.formulas.state(after: answer.grade, elapsedDays: answer.days, from: state)
            }
        }
        self.count = count
        logLoss = count > 0 ? loss / Double(count) : 0
        // Sort, so that the same answers give the same rounded sum.
        let errors = bins.values.map { value in value.excess * value.excess / value.count }.sorted()
        binError = count > 0 ? (errors.reduce(0, +) / Double(count)).squareRoot() : 0
    }

    /// Returns whether these parameters predict better than others.
    public func isBetter(than other: FitEvaluation) -> Bool { logLoss < other.logLoss }

    /// Returns the log loss of one prediction, which is finite even for a probability that rounds to 0 or 1.
    static func logLoss<Number: FSRSNumber>(_ chance: Number, isRecalled: Bool) -> Number {
        let chance = chance.clamped(to: 1e-12...(1 - 1e-12))
        return -Number.logarithm(of: isRecalled ? chance : 1 - chance)
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
        var last: [Date?] = []
        for (sequence, grade, instant) in log {
            while sequences.count <= sequence {
                sequences.append([])
                last.append(nil)
            }
            // If a clock was set back, the answer counts as given on the same day, as in a replay.
            let days = last[sequence].map { Scheduler.elapsedDays(from: $0, to: instant) } ?? 0
            last[sequence] = instant
            sequences[sequence].append(Answer(days: days, grade: grade, rank: days < 1 ? nil : scoredCount))
            if days >= 1 { scoredCount += 1 }
        }
    }
}
