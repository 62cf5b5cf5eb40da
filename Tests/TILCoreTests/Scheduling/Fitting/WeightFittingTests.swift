import Foundation
import Testing

@testable import TILCore

@Suite struct WeightFittingTests {
    /// A person who forgets faster than most.
    private func forgetful() throws -> FSRSParameters {
        var weights = FSRSParameters.standard.weights
        weights.replaceSubrange(0..<4, with: [0.1, 0.4, 0.9, 3])
        weights[8] = 1.4
        weights[20] = 0.25
        return try FSRSParameters(weights: weights)
    }

    private func log(_ weights: FSRSParameters, _ count: Int, seed: UInt64 = 7) -> AnswerSequences {
        var generator = SeededGenerator(seed: seed)
        return StudyLog.random(sequences: count, weights: weights, using: &generator)
    }

    private func weighted(_ sequences: AnswerSequences) -> ArraySlice<[FittingSelection.Answer]> {
        sequences.sequences.map { answers in
            answers.map { FittingSelection.Answer(days: $0.days, grade: $0.grade, weight: $0.rank == nil ? 0 : 1) }
        }[...]
    }

    @Test func firstAnswersAndAnswersOfTheSameDayAreNotScored() {
        let start = Date(timeIntervalSince1970: 1_000_000)
        let sequences = AnswerSequences([
            (0, .good, start), (1, .again, start + 10), (1, .good, start + 600), (0, .good, start + 86_399),
            (1, .hard, start + 600 + 86_400), (0, .easy, start + 86_399 + 3 * 86_400),
        ])
        #expect(sequences.scoredCount == 2)
        #expect(sequences.sequences.map { $0.map(\.rank) } == [[nil, nil, 1], [nil, nil, 0]])
        #expect(sequences.sequences.map { $0.map(\.days) } == [[0, 0, 3], [0, 0, 1]])
    }

    @Test func theLossEqualsAnEvaluationAndTheSlopesAreItsDerivatives() throws {
        let (sequences, weights) = (log(.standard, 100), try forgetful().weights)
        let evaluation = FitEvaluation(try forgetful(), on: sequences)
        let loss = WeightFitting.loss(weighted(sequences), try forgetful().formulas)
        #expect(abs(loss - evaluation.logLoss * Double(evaluation.count)) < 1e-9)
        for (index, slope) in WeightFitting.slopes(weighted(sequences), at: weights).enumerated() {
            func loss(_ step: Double) -> Double {
                var moved = weights
                moved[index] += step
                return WeightFitting.loss(weighted(sequences), FSRSFormulas(moved))
            }
            #expect(abs(slope - (loss(1e-5) - loss(-1e-5)) / 2e-5) < 1e-3 * max(1, abs(slope)), "w\(index)")
        }
    }

    @Test func aFitPredictsAForgetfulPersonNearlyAsWellAsTheTrueWeights() throws {
        let sequences = log(try forgetful(), 3_000)
        let optimization = try WeightOptimization(sequences, current: .standard, relearningSteps: 1)
        #expect(optimization.isBetter)
        let cut = optimization.scoredCount * 3 / 4
        let truth = FitEvaluation(try forgetful(), on: sequences, from: cut)
        #expect(optimization.before.count == optimization.scoredCount - cut)
        #expect(optimization.after.logLoss < optimization.before.logLoss - 0.003)
        #expect(optimization.after.logLoss < truth.logLoss + 0.005)
        #expect(optimization.after.binError < optimization.before.binError)
    }

    @Test func aFitThatPredictsWorseIsNotAdopted() throws {
        // Few answers of somebody whose weights are in use already: there is only chance to be fitted to.
        let current = try forgetful()
        let worse = try (1...6).map { seed in
            try WeightOptimization(log(current, 120, seed: seed), current: current, relearningSteps: 1)
        }.filter { $0.after.logLoss >= $0.before.logLoss }
        #expect(worse.count > 1)
        #expect(worse.allSatisfy { $0.fitted != current && !$0.isBetter })
    }

    /// All wrong, or all right: nothing that a memory could be.
    @Test(arguments: [Grade.again, .easy]) func fittedWeightsStayInTheirRangesIfAllAnswersAreEqual(grade: Grade) throws
    {
        let answers = (0..<800).map { number in
            let seconds = number / 80 * 5 * 86_400 + number % 80
            return (number % 80, number < 80 ? .good : grade, Date(timeIntervalSince1970: TimeInterval(seconds)))
        }
        let fitted = try WeightFitting(AnswerSequences(answers), relearningSteps: 3).fit()
        #expect(zip(fitted.weights, FSRSParameters.allowed).allSatisfy { $1.contains($0) })
    }

    @Test func tooFewAnswersAreReportedAndAFitCanBeEnded() throws {
        let few = log(.standard, 60)
        #expect(throws: SchedulingError.tooFewAnswers(few.scoredCount, needed: 400)) {
            try WeightOptimization(few, current: .standard, relearningSteps: 1)
        }
        struct Stop: Error {}
        #expect(throws: Stop.self) {
            try WeightOptimization(log(.standard, 150), current: .standard, relearningSteps: 1) { _ in throw Stop() }
        }
    }

    /// The stabilities of first answers if only some grades were given, each with a share that was recalled.
    @Test(arguments: 1..<16) func stabilitiesOfGradesWithoutAnswersLieBetweenTheirNeighbours(given: Int) {
        let shares = [(1, 50), (1, 80), (3, 90), (10, 90)].enumerated().map { grade, share in
            given >> grade & 1 == 0
                ? [] : [InitialStabilities.Share(days: Double(share.0), recalled: share.1, count: 100)]
        }
        let stabilities = InitialStabilities(shares, averageRecall: 0.8)
        #expect(stabilities.values == stabilities.values.sorted())
        for grade in 0..<4 where !shares[grade].isEmpty {
            let alone = InitialStabilities((0..<4).map { $0 == grade ? shares[$0] : [] }, averageRecall: 0.8)
            #expect(abs(stabilities.values[grade] - alone.values[grade]) < 1e-9)
        }
        // The sources of both formulas: fsrs-rs 6.6.
        let logs = stabilities.values.map { Foundation.log($0) }
        if ![0b0111, 0b1011, 0b1101, 0b1110, 0b1111].contains(given), given.nonzeroBitCount > 1 {
            #expect(abs(logs[1] - 0.41 * logs[0] - 0.59 * logs[2]) < 1e-9)
            #expect(abs(logs[2] - 0.46 * logs[1] - 0.54 * logs[3]) < 1e-9)
        }
    }
}
