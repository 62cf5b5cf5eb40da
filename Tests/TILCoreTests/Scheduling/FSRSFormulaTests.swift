import Foundation
import Testing

@testable import TILCore

/// Each formula alone, against the values in the tests of fsrs-rs 6.6 (src/model.rs).
@Suite struct FSRSFormulaTests {
    private let parameters = FSRSParameters.standard

    private func expectClose(
        _ values: [Double], _ expected: [Double], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(values.count == expected.count, sourceLocation: sourceLocation)
        for (value, wanted) in zip(values, expected) {
            #expect(abs(value / wanted - 1) < 1e-5, "\(value) is not \(wanted)", sourceLocation: sourceLocation)
        }
    }

    @Test func forgettingCurve() {
        let points = [(0.0, 1.0), (1, 2), (2, 3), (3, 4), (4, 4), (5, 2)]
        expectClose(
            points.map { parameters.retrievability(after: $0.0, stability: $0.1) },
            [1, 0.9403443, 0.9253786, 0.9185229, 0.9, 0.8261359])
    }

    @Test func intervalUndoesTheForgettingCurve() {
        for retention in [0.1, 0.5, 0.9, 0.99] {
            for stability in [0.001, 1, 121.01552, 36_500] {
                let days = parameters.interval(for: retention, stability: stability)
                expectClose([parameters.retrievability(after: days, stability: stability)], [retention])
            }
        }
        expectClose([parameters.interval(for: 0.9, stability: 121.01552)], [121.01552])
    }

    @Test func initialStabilityAndDifficulty() {
        #expect(Grade.allCases.map(parameters.initialStability) == [0.212, 1.2931, 2.3065, 8.2956])
        let hard = 6.4133 - exp(0.8334) + 1
        let good = 6.4133 - exp(2 * 0.8334) + 1
        expectClose(Grade.allCases.map(parameters.initialDifficulty), [6.4133, hard, good, 1])
    }

    @Test func difficulty() {
        expectClose(
            Grade.allCases.map { parameters.difficulty(after: $0, from: 5) },
            [8.341763, 6.6659956, 4.990228, 3.3144615])
        #expect(parameters.difficulty(after: .easy, from: 1) == 1)
        #expect(parameters.difficulty(after: .again, from: 10) <= 10)
    }

    @Test func linearDampingStopsAtTen() {
        #expect(parameters.linearDamping(of: 3, at: 10) == 0)
        #expect(parameters.linearDamping(of: 3, at: 1) == 3)
    }

    @Test func stabilityAfterRecall() {
        let cases: [(Grade, Double, Double)] = [(.hard, 2, 0.8), (.good, 3, 0.7), (.easy, 4, 0.6)]
        expectClose(
            cases.map { parameters.stabilityAfterRecall($0.0, from: 5, difficulty: $0.1, retrievability: $0.2) },
            [28.226582, 58.656002, 127.226685])
    }

    @Test func stabilityAfterLapse() {
        expectClose(
            zip([1.0, 2, 3, 4], [0.9, 0.8, 0.7, 0.6]).map {
                parameters.stabilityAfterLapse(from: 5, difficulty: $0, retrievability: $1)
            },
            [1.0525396, 1.1894329, 1.3680838, 1.584989])
    }

    @Test func stabilityAfterLapseHasACeiling() {
        let ceiling = 0.01 / exp(0.5425 * 0.0912)
        expectClose([parameters.stabilityAfterLapse(from: 0.01, difficulty: 1, retrievability: 0.1)], [ceiling])
    }

    @Test func stabilityOnTheSameDayNeverFallsAfterAPass() {
        expectClose(
            Grade.allCases.map { parameters.stabilityOnSameDay($0, from: 5) }, [1.596818, 5, 5, 8.12961])
    }

    @Test func aWholeDayIsNotTheSameDay() {
        let sameDay = parameters.stability(after: .good, elapsedDays: 0, from: 5, difficulty: 5)
        let nextDay = parameters.stability(after: .good, elapsedDays: 1, from: 5, difficulty: 5)
        #expect(sameDay == 5)
        #expect(nextDay > 5)
    }
}
