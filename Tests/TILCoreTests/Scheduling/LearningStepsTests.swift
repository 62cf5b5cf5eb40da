import Foundation
import Testing

@testable import TILCore

@Suite struct LearningStepsTests {
    /// Steps, the one at which a thing is, a grade, and the step that follows with its seconds; nothing for the end of
    /// them. A step that is there no more counts as passed.
    private static let table = """
        1m,10m 0  hard  0 330
        1m,10m 0  good  1 600
        1m,10m 0  easy
        1m,10m 1  again 0 60
        1m,10m 1  hard  1 600
        1m,10m 1  good
        1m,10m 2  again 0 60
        1m,10m 2  hard
        1m,10m 9  good
        1m,10m -1 again 0 60
        1m,10m -1 hard
        1m,10m -1 good
        10m    0  again 0 600
        10m    0  hard  0 900
        10m    0  good
        none   0  again
        none   0  hard
        none   0  good
        none   0  easy
        """

    @Test(arguments: table.split(separator: "\n")) func aGradeLeadsToTheNextStepOrEndsTheSteps(row: Substring) throws {
        let words = row.split(separator: " ").map(String.init)
        let grade = try #require(Grade(name: words[2]))
        let outcome = try LearningSteps(words[0]).outcome(of: grade, at: try #require(Int(words[1])))
        if words.count > 3 {
            #expect(outcome == .step(try #require(Int(words[3])), seconds: try #require(Double(words[4]))))
        } else {
            #expect(outcome == .graduation)
        }
    }

    @Test(arguments: [
        ("1m,10m", [60.0, 600], "1m,10m"), ("30s, 1h", [30, 3_600], "30s,1h"), ("none", [], "none"), ("", [], "none"),
        ("1.5m", [90], "90s"), ("0.025m", [1.5], "1.5s"), ("24h", [86_400], "24h"), ("90m", [5_400], "90m"),
    ])
    func stepsAreReadFromTextAndWrittenInOneForm(text: String, seconds: [Double], written: String) throws {
        let steps = try LearningSteps(text)
        #expect(steps.seconds == seconds)
        #expect(steps.description == written)
        #expect(try LearningSteps(written) == steps)
    }

    @Test(arguments: ["1", "m", "1d", "1m,", ",", "1m 10m", "ten m", "none,1m"])
    func textThatIsNotAListOfStepsIsRefused(text: String) throws {
        let error = #expect(throws: SchedulingError.self) { try LearningSteps(text) }
        #expect(error?.description.contains("is not a learning step. Write numbers with s, m or h") == true)
    }

    @Test(arguments: ["0s", "-1m", "25h", "nanm", "infm", "0.5s"])
    func stepsUnderASecondOrOverADayAreRefused(text: String) throws {
        let error = #expect(throws: SchedulingError.self) { try LearningSteps(text) }
        #expect(error?.description.contains("must take from 1 to 86400 seconds") == true)
    }
}
