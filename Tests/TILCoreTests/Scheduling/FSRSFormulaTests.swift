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

    @Test func theIntervalForARetentionEndsAtThatRetrievability() {
        for retention in [0.1, 0.5, 0.9, 0.99] {
            for stability in [0.001, 1, 121.01552, 36_500] {
                let days = parameters.interval(for: retention, stability: stability)
                expectClose([parameters.retrievability(after: days, stability: stability)], [retention])
            }
        }
        expectClose([parameters.interval(for: 0.9, stability: 121.01552)], [121.01552])
    }

    @Test func linearDampingIsZeroAtDifficultyTen() {
        #expect(parameters.formulas.linearDamping(of: 3, at: 10) == 0)
        #expect(parameters.formulas.linearDamping(of: 3, at: 1) == 3)
    }

    @Test func stabilityAfterLapseHasACeiling() {
        let ceiling = 0.01 / exp(0.5425 * 0.0912)
        expectClose(
            [parameters.formulas.stabilityAfterLapse(from: 0.01, difficulty: 1, retrievability: 0.1)], [ceiling])
    }

    @Test func stabilityOnTheSameDayNeverFallsAfterAPass() {
        expectClose(
            Grade.allCases.map { parameters.formulas.stabilityOnSameDay($0, from: 5) }, [1.596818, 5, 5, 8.12961])
    }
}
