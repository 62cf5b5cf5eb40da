import Foundation
import Testing

@testable import TILCore

@Suite struct LearningStepsTests {
    @Test func twoSteps() {
        let steps = LearningSteps.standard
        #expect(steps.outcome(of: .again, at: 1) == .step(0, seconds: 60))
        #expect(steps.outcome(of: .hard, at: 0) == .step(0, seconds: 330))
        #expect(steps.outcome(of: .hard, at: 1) == .step(1, seconds: 600))
        #expect(steps.outcome(of: .good, at: 0) == .step(1, seconds: 600))
        #expect(steps.outcome(of: .good, at: 1) == .graduation)
        #expect(steps.outcome(of: .easy, at: 0) == .graduation)
    }

    @Test func oneStep() {
        let steps = LearningSteps.standardRelearning
        #expect(steps.outcome(of: .again, at: 0) == .step(0, seconds: 600))
        #expect(steps.outcome(of: .hard, at: 0) == .step(0, seconds: 900))
        #expect(steps.outcome(of: .good, at: 0) == .graduation)
    }

    @Test(arguments: Grade.allCases)
    func noSteps(grade: Grade) {
        #expect(LearningSteps.none.outcome(of: grade, at: 0) == .graduation)
    }

    @Test(arguments: [2, 9, -1])
    func aStepThatIsGone(step: Int) {
        #expect(LearningSteps.standard.outcome(of: .hard, at: step) == .graduation)
        #expect(LearningSteps.standard.outcome(of: .good, at: step) == .graduation)
        #expect(LearningSteps.standard.outcome(of: .again, at: step) == .step(0, seconds: 60))
    }

    @Test(arguments: [
        ("1m,10m", [60.0, 600], "1m,10m"), ("30s, 1h", [30, 3_600], "30s,1h"), ("none", [], "none"), ("", [], "none"),
        ("1.5m", [90], "90s"), ("0.025m", [1.5], "1.5s"), ("24h", [86_400], "24h"), ("90m", [5_400], "90m"),
    ])
    func readsText(text: String, seconds: [Double], written: String) throws {
        let steps = try LearningSteps(text)
        #expect(steps.seconds == seconds)
        #expect(steps.description == written)
        #expect(try LearningSteps(written) == steps)
    }

    @Test(arguments: ["1", "m", "1d", "1m,", ",", "1m 10m", "ten m", "none,1m"])
    func refusesOtherText(text: String) throws {
        let error = #expect(throws: SchedulingError.self) { try LearningSteps(text) }
        #expect(error?.description.contains("is not a learning step; write a number with s, m or h") == true)
    }

    @Test(arguments: ["0s", "-1m", "25h", "nanm", "infm", "0.5s"])
    func refusesTooShortAndTooLong(text: String) throws {
        let error = #expect(throws: SchedulingError.self) { try LearningSteps(text) }
        #expect(error?.description.contains("must take from 1 to 86400 seconds") == true)
    }
}
