import Foundation

/// A fit of the 21 weights of FSRS-6 to a person's own answers.
///
/// The method is stochastic gradient descent, in several rounds over all scored answers, in batches of about 512:
/// - The loss is a weighted log loss, in which later answers count more.
/// - The gradient is computed with the formulas of the schedule itself, on numbers that carry their derivatives.
/// - Adam makes the steps, with a learning rate that decreases along a cosine.
/// - The weights are pulled towards their start, more strongly if a weight differs less between people.
/// - After each step, every weight is moved into its range.
///
/// Before that, a search finds the initial stabilities, and rare or unusual first intervals are excluded. The same
/// answers always give the same weights.
///
/// Source: the training of fsrs-rs 6.6, with two differences. A batch of fsrs-rs contains sequences of one length,
/// while a batch here contains sequences of all lengths. fsrs-rs makes five rounds, while few answers get up to twenty
/// rounds here. On 12,580 real reviews, the loss of the held-out answers then differs by 0.0006 between seeds, instead
/// of by 0.0022.
package struct WeightFitting: Sendable {
    /// The number of scored answers that a fit requires. With fewer, fitted weights predict worse than the standard
    /// ones.
    package static let neededAnswers = 400

    private let sequences: AnswerSequences
    private let relearningSteps: Int

    /// The approximate number of answers that a fit processes, in five to twenty rounds.
    private static let processedAnswers = 1_000_000
    private static let fewestRounds = 5
    private static let mostRounds = 20
    /// The number of scored answers of a batch.
    private static let batchSize = 512
    /// The learning rate of the first step.
    private static let rate = 0.04
    /// The steps from one report of progress to the next.
    private static let stepsPerReport = 16.0
    /// The maximum number of answers of a sequence. Later ones are skipped.
    private static let longestSequence = 256
    private static let seed: UInt64 = 2023
    /// The standard deviations of the weights between people. Source: fsrs-rs 6.6.
    private static let deviations = [
        6.43, 9.66, 17.58, 27.85, 0.57, 0.28, 0.6, 0.12, 0.39, 0.18, 0.33, 0.3, 0.09, 0.16, 0.57, 0.25, 1.03, 0.31,
        0.32, 0.14, 0.27,
    ]

    /// Creates a fit.
    /// - Parameters:
    ///   - sequences: the answers.
    ///   - relearningSteps: the number of relearning steps. If there is more than one, the weights are bounded so that
    ///     the stability after a lapse and its steps is below the stability before.
    package init(_ sequences: AnswerSequences, relearningSteps: Int = 1) {
        self.sequences = sequences
        self.relearningSteps = relearningSteps
    }

    /// Fits weights to the earliest scored answers.
    /// - Parameters:
    ///   - count: the number of scored answers to fit to, the earliest first, or nil for all.
    ///   - progress: called regularly with the completed share, from 0 to 1. If it throws, the fit ends.
    /// - Returns: the parameters, or the standard ones if there are no scored answers to fit to.
    package func fit(count: Int? = nil, progress: (_ done: Double) throws -> Void = { _ in }) throws -> FSRSParameters {
        let limit = min(count ?? sequences.scoredCount, sequences.scoredCount)
        var generator = SeededGenerator(seed: Self.seed)
        let training = FittingSelection(sequences, limit: limit, longest: Self.longestSequence, using: &generator)
        guard training.scoredCount > 0 else { return .standard }
        let initial = InitialStabilities(training.shares, averageRecall: training.averageRecall)
        var start = FSRSParameters.standard.weights
        start.replaceSubrange(0..<4, with: initial.values)
        bound(&start)
        var weights = start
        try descend(&weights, from: start, training, using: &generator, progress)
        weights.replaceSubrange(0..<4, with: initial.smoothed(Array(weights[0..<4])))
        bound(&weights)
        return try FSRSParameters(weights: weights)
    }

    private func descend(
        _ weights: inout [Double], from start: [Double], _ training: FittingSelection,
        using generator: inout SeededGenerator, _ progress: (Double) throws -> Void
    ) throws {
        var batches = training.batches(of: Self.batchSize)
        let rounds = min(Self.mostRounds, max(Self.fewestRounds, Self.processedAnswers / training.scoredCount))
        let steps = Double(rounds * batches.count)
        var optimizer = AdamOptimizer(count: weights.count)
        var step = 0.0
        for _ in 0..<rounds {
            generator.shuffle(&batches)
            for batch in batches {
                var slopes = Self.slopes(batch.sequences, at: weights)
                let share = Double(batch.scoredCount) / Double(training.scoredCount)
                for index in weights.indices {
                    let variance = pow(Self.deviations[index], 2)
                    slopes[index] += 2 * (weights[index] - start[index]) / variance * share
                }
                let rate = Self.rate * (1 + cos(.pi * step / steps)) / 2
                optimizer.step(&weights, slopes, rate: rate)
                bound(&weights)
                step += 1
                if step.remainder(dividingBy: Self.stepsPerReport) == 0 { try progress(step / steps) }
            }
        }
    }

    /// Returns the derivatives of the loss by each weight.
    static func slopes(_ sequences: ArraySlice<[FittingSelection.Answer]>, at weights: [Double]) -> [Double] {
        let numbers = weights.enumerated().map { index, weight in DualNumber(weight: index, weight) }
        let loss = loss(sequences, FSRSFormulas(numbers))
        return weights.indices.map { index in Double(loss.slopes[index]) }
    }

    /// Returns the weighted log loss of all scored answers.
    static func loss<Number: FSRSNumber>(
        _ sequences: ArraySlice<[FittingSelection.Answer]>, _ formulas: FSRSFormulas<Number>
    ) -> Number {
        var loss = Number(0)
        for answers in sequences {
            var state: MemoryState<Number>?
            for answer in answers {
                if let state, answer.weight > 0 {
                    let chance = formulas.retrievability(after: answer.days, stability: state.stability)
                    loss = loss + FitEvaluation.logLoss(chance, isRecalled: answer.grade != .again) * answer.weight
                }
                state = formulas.state(after: answer.grade, elapsedDays: answer.days, from: state)
            }
        }
        return loss
    }

    /// Moves each weight into its range.
    private func bound(_ weights: inout [Double]) {
        for (index, allowed) in FSRSParameters.allowed.enumerated() {
            weights[index] = allowed.clamping(weights[index])
        }
        weights[Self.sameDayDamping] = max(weights[Self.sameDayDamping], Self.leastSameDayDamping)
        if relearningSteps > 1 {
            let greatest = greatestSameDayWeight(weights)
            for index in Self.sameDayWeights { weights[index] = min(weights[index], greatest) }
        }
    }

    /// The weights of the gain of stability by an answer on the same day: w17 and w18.
    private static let sameDayWeights = [17, 18]
    /// The weight that makes this gain smaller for a greater stability: w19.
    private static let sameDayDamping = 19
    /// The start of the range of w19 in fsrs-rs.
    private static let leastSameDayDamping = 0.01

    /// Returns the upper bound of w17 and w18, the weights of an answer on the same day.
    ///
    /// At a difficulty of 1, a stability of 1 and a retrievability of 0.7, the stability after a lapse is
    /// w11 (2^w13 - 1) exp(0.3 w14), and each relearning step multiplies it by exp(w17 w18). The bound keeps the result
    /// at most 1, the stability before the lapse. Source: the clipping of parameters in fsrs-rs 6.6.
    private func greatestSameDayWeight(_ weights: [Double]) -> Double {
        let forgotten = 0.3
        let logarithmAfterLapse = log(weights[11]) + log(pow(2, weights[13]) - 1) + weights[14] * forgotten
        // The product of w17 and w18 that makes up for the lapse in all steps.
        let greatestProduct = -logarithmAfterLapse / Double(relearningSteps)
        return min(2, max(0.01, greatestProduct).squareRoot())
    }
}

/// Adam: steps of gradient descent, whose sizes depend on the recent gradient of each weight.
///
/// Source: D. Kingma, J. Ba, "Adam: A Method for Stochastic Optimization", ICLR 2015, algorithm 1, with its constants.
private struct AdamOptimizer {
    private var means: [Double]
    private var squares: [Double]
    private var steps = 0.0

    init(count: Int) {
        means = Array(repeating: 0, count: count)
        squares = means
    }

    /// Moves weights by one step.
    /// - Parameter rate: the approximate change of a weight.
    mutating func step(_ weights: inout [Double], _ slopes: [Double], rate: Double) {
        let meanDecay = 0.9
        let squareDecay = 0.999
        steps += 1
        for index in weights.indices {
            means[index] += (1 - meanDecay) * (slopes[index] - means[index])
            squares[index] += (1 - squareDecay) * (slopes[index] * slopes[index] - squares[index])
            let mean = means[index] / (1 - pow(meanDecay, steps))
            let square = squares[index] / (1 - pow(squareDecay, steps))
            weights[index] -= rate * mean / (square.squareRoot() + 1e-8)
        }
    }
}
