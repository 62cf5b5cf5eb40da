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

    @Test func answersOfTheSameDayAndFirstOnesAreNotScored() {
        let start = Date(timeIntervalSince1970: 1_000_000)
        let answers: [(sequence: Int, grade: Grade, at: Date)] = [
            (0, .good, start), (1, .again, start + 10), (1, .good, start + 600), (0, .good, start + 86_399),
            (1, .hard, start + 600 + 86_400), (0, .easy, start + 86_399 + 3 * 86_400),
        ]
        let sequences = AnswerSequences(answers)
        #expect(sequences.scoredCount == 2)
        #expect(sequences.answers.map(\.rank) == [-1, -1, 1, -1, -1, 0])
        #expect(sequences.answers.map(\.days) == [0, 0, 3, 0, 0, 1])
        #expect(Array(sequences.sequences) == [0..<3, 3..<6])
    }

    @Test func fittedWeightsForetellBetterThanStandardOnesWhatAnotherPersonDoes() throws {
        let optimization = try WeightOptimization(
            log(forgetful(), 3_000), current: .standard, relearningSteps: 1)
        #expect(optimization.isBetter)
        let truth = FitEvaluation(
            try forgetful(), on: log(try forgetful(), 3_000), from: optimization.scoredCount * 3 / 4)
        #expect(optimization.before.count == optimization.scoredCount - optimization.scoredCount * 3 / 4)
        #expect(optimization.after.logLoss < optimization.before.logLoss - 0.003)
        #expect(optimization.after.logLoss < truth.logLoss + 0.005)
        #expect(optimization.after.binError < optimization.before.binError)
    }

    @Test func aFitThatForetellsWorseIsNotAdopted() throws {
        // Few answers of somebody whose weights are in use already: there is only chance to be fitted to.
        let current = try forgetful()
        let worse = try (1...6).map { seed in
            try WeightOptimization(log(current, 150, seed: seed), current: current, relearningSteps: 1)
        }.filter { $0.after.logLoss >= $0.before.logLoss }
        #expect(worse.count > 1)
        #expect(worse.allSatisfy { $0.fitted != current && !$0.isBetter })
    }

    @Test func theSameAnswersGiveTheSameWeights() throws {
        let sequences = log(try forgetful(), 400)
        let first = try WeightFitting(sequences).fit()
        #expect(try WeightFitting(sequences).fit() == first)
        #expect(first != .standard)
    }

    @Test func everyWeightStaysInItsRange() throws {
        // All wrong, then all right: nothing that a memory could be.
        let start = Date(timeIntervalSince1970: 0)
        for grade in [Grade.again, .easy] {
            var answers: [(sequence: Int, grade: Grade, at: Date)] = []
            for number in 0..<4_000 {
                let seconds = number / 200 * 5 * 86_400 + number % 200
                answers.append((number % 200, number < 200 ? .good : grade, start + TimeInterval(seconds)))
            }
            let fitted = try WeightFitting(AnswerSequences(answers), relearningSteps: 3).fit()
            #expect(zip(fitted.weights, FSRSParameters.allowed).allSatisfy { $1.contains($0) })
        }
    }

    @Test func tooFewAnswersAreSaidToBe() throws {
        let few = log(.standard, 60)
        #expect(few.scoredCount < 400)
        let error = #expect(throws: SchedulingError.self) {
            try WeightOptimization(few, current: .standard, relearningSteps: 1)
        }
        #expect(error == .tooFewAnswers(few.scoredCount, needed: 400))
    }

    @Test func aFitEndsWhenItIsToldTo() throws {
        struct Stop: Error {}
        let sequences = log(.standard, 3_000)
        #expect(throws: Stop.self) { try WeightFitting(sequences).fit { _ in throw Stop() } }
        #expect(throws: Stop.self) {
            try WeightOptimization(sequences, current: .standard, relearningSteps: 1) { _ in throw Stop() }
        }
    }

    @Test func stabilitiesOfGradesWithoutAnswersLieWhereTheirNeighboursPutThem() {
        func share(_ days: Double, _ recalled: Int) -> [InitialStabilities.Share] {
            [.init(days: days, recalled: recalled, count: 100)]
        }
        let all = InitialStabilities([share(1, 50), share(1, 80), share(3, 90), share(10, 90)], averageRecall: 0.8)
        #expect(all.values == all.values.sorted())
        let middle = InitialStabilities([[], share(1, 80), share(3, 90), []], averageRecall: 0.8)
        #expect(middle.values == middle.values.sorted())
        let alone = InitialStabilities([[], share(1, 80), [], []], averageRecall: 0.8)
        #expect(abs(middle.values[1] - alone.values[1]) < 1e-9)
        #expect(
            InitialStabilities([[], [], [], []], averageRecall: 0).values
                == Array(FSRSParameters.standard.weights[0..<4]))
    }
}
