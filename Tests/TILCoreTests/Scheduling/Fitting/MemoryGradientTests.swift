import Foundation
import Testing

@testable import TILCore

/// The derivatives that were worked out by hand, held to the formulas of the schedule themselves.
@Suite struct MemoryGradientTests {
    /// The log loss of all scored answers, by the formulas that the schedule uses.
    private func loss(_ sequences: AnswerSequences, _ weights: [Double]) throws -> Double {
        let parameters = try FSRSParameters(weights: weights)
        let evaluation = FitEvaluation(parameters, on: sequences)
        return evaluation.logLoss * Double(evaluation.count)
    }

    private func gradient(_ sequences: AnswerSequences, _ weights: [Double]) -> MemoryGradient {
        var gradient = MemoryGradient(weights: weights)
        for range in sequences.sequences {
            let answers = sequences.answers[range].map {
                WeightedAnswer(days: $0.days, weight: $0.rank >= 0 ? 1 : 0, grade: $0.grade)
            }
            answers.withUnsafeBufferPointer { gradient.take($0) }
        }
        return gradient
    }

    /// Weights between the standard ones and the middle of what is allowed, so that none stands at a bound.
    private func weights(_ generator: inout SeededGenerator) -> [Double] {
        zip(FSRSParameters.standard.weights, FSRSParameters.allowed).map { standard, allowed in
            let part = 0.02 + 0.1 * Double(generator.next(below: 1_000)) / 1_000
            let middle = min((allowed.lowerBound + allowed.upperBound) / 2, standard * 2 + 0.1)
            return standard + (middle - standard) * part
        }
    }

    @Test(arguments: 1...5) func theLossIsThatOfTheSchedulesFormulas(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let sequences = StudyLog.random(sequences: 200, using: &generator)
        let weights = weights(&generator)
        let expected = try loss(sequences, weights)
        #expect(abs(gradient(sequences, weights).loss - expected) < 1e-9 * expected)
    }

    @Test(arguments: 1...5) func theDerivativesAreThoseOfFiniteDifferences(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let sequences = StudyLog.random(sequences: 200, using: &generator)
        let weights = weights(&generator)
        let slopes = gradient(sequences, weights).slopes
        for index in weights.indices {
            let step = 1e-6 * max(0.1, weights[index])
            var (less, more) = (weights, weights)
            less[index] -= step
            more[index] += step
            let difference = try (loss(sequences, more) - loss(sequences, less)) / (2 * step)
            #expect(
                abs(slopes[index] - difference) < 1e-5 * max(1, abs(difference)),
                "w\(index): \(slopes[index]), by differences \(difference)")
        }
    }
}
