import Foundation
import Testing

@testable import TILCore

@Suite struct SchedulingOptionsTests {
    @Test func theStandardOptionsAreValid() throws {
        #expect(try FSRSParameters(weights: FSRSParameters.standard.weights) == .standard)
        #expect(try SchedulingOptions() == .standard)
        #expect(SchedulingOptions.standard.learningSteps.seconds == [60, 600])
        #expect(SchedulingOptions.standard.relearningSteps.seconds == [600])
    }

    @Test(arguments: [0, 17, 20, 22])
    func aNumberOfWeightsOtherThan21IsRefused(count: Int) {
        #expect(throws: SchedulingError.weightCount(count)) {
            try FSRSParameters(weights: [Double](repeating: 0.5, count: count))
        }
    }

    @Test(arguments: 0..<21)
    func aWeightOutsideItsRangeIsRefused(index: Int) {
        let allowed = FSRSParameters.allowed[index]
        let (least, most) = (allowed.lowerBound, allowed.upperBound)
        for value in [least, most, least - 0.0005, most + 0.0005, .nan, .infinity] {
            var weights = FSRSParameters.standard.weights
            weights[index] = value
            #expect(((try? FSRSParameters(weights: weights)) != nil) == allowed.contains(value), "\(value)")
        }
    }

    @Test(arguments: [0, 0.0999, 0.991, 1, 2, 90, -1, .nan, .infinity])
    func aRetentionOutsideItsRangeIsRefused(retention: Double) {
        #expect(throws: SchedulingError.self) { try SchedulingOptions(desiredRetention: retention) }
    }

    @Test(arguments: [0, -1, 36_501])
    func aMaximumIntervalOutsideItsRangeIsRefused(days: Int) {
        #expect(throws: SchedulingError.maximumInterval(days, allowed: 1...36_500)) {
            try SchedulingOptions(maximumInterval: days)
        }
    }

    @Test func errorsNameTheAllowedValues() {
        let texts: [(SchedulingError, String)] = [
            (
                .desiredRetention(2, allowed: SchedulingOptions.retentions),
                "The desired retention must be a number from 0.1 to 0.99, not 2; "
                    + "0.9 means: ask again when the chance of recall falls to 90 %."
            ),
            (
                .desiredRetention(90, allowed: SchedulingOptions.retentions),
                "The desired retention must be a number from 0.1 to 0.99, not 90; for 90 % write 0.9."
            ),
            (
                .weight(index: 20, value: 0.05, allowed: FSRSParameters.allowed[20]),
                "The FSRS weight w20 must be a number from 0.1 to 0.8, not 0.05."
            ),
            (
                .weightCount(19),
                "FSRS-6 has 21 weights, but 19 were given. Give all 21, from w0 to w20."
            ),
            (
                .maximumInterval(0, allowed: SchedulingOptions.maximumIntervals),
                "The maximum interval must be from 1 to 36500 days, not 0."
            ),
        ]
        for (error, text) in texts {
            #expect(error.description == text)
            #expect(error.localizedDescription == text)
        }
    }

    @Test func encodedOptionsAreDecodedUnchanged() throws {
        let options = try SchedulingOptions(
            desiredRetention: 0.85, learningSteps: LearningSteps(seconds: [30]), relearningSteps: .none,
            maximumInterval: 365, isFuzzed: false)
        let json = try JSONEncoder().encode(options)
        #expect(try JSONDecoder().decode(SchedulingOptions.self, from: json) == options)
        #expect(try JSONDecoder().decode(SchedulingOptions.self, from: Data("{}".utf8)) == .standard)
    }

    @Test(arguments: [
        #"{"desiredRetention": 2}"#, #"{"learningSteps": [0]}"#, #"{"parameters": [1]}"#, #"{"maximumInterval": 0}"#,
    ])
    func invalidOptionsAreRefusedWhenTheyAreDecoded(json: String) {
        #expect(throws: SchedulingError.self) {
            try JSONDecoder().decode(SchedulingOptions.self, from: Data(json.utf8))
        }
    }
}
