import Testing

@testable import TILCore

@Suite struct GradingRuleTests {
    @Test(arguments: [
        (Verdict.wrong, Grade.again), (.timedOut, .again), (.givenUp, .again), (.close, .hard), (.correct, .good),
    ])
    func verdicts(verdict: Verdict, grade: Grade) {
        #expect(GradingRule().grade(for: verdict, seconds: 3, limit: 15) == grade)
    }

    @Test func theLastQuarterIsHard() {
        let rule = GradingRule()
        #expect(rule.grade(for: .correct, seconds: 11.24, limit: 15) == .good)
        #expect(rule.grade(for: .correct, seconds: 11.25, limit: 15) == .hard)
        #expect(rule.grade(for: .correct, seconds: 15, limit: 15) == .hard)
        #expect(rule.grade(for: .wrong, seconds: 15, limit: 15) == .again)
    }

    @Test func withoutACountdownNothingIsLate() {
        #expect(GradingRule().grade(for: .correct, seconds: 500, limit: 0) == .good)
    }

    @Test func aTimeoutMayBeHard() {
        let rule = GradingRule(onTimeout: .hard)
        #expect(rule.grade(for: .timedOut, seconds: 15, limit: 15) == .hard)
        #expect(rule.grade(for: .wrong, seconds: 15, limit: 15) == .again)
        #expect(rule.grade(for: .givenUp, seconds: 1, limit: 15) == .again)
    }

    @Test func speedCountsOnlyWhenAskedFor() {
        func grade(_ rule: GradingRule, seconds: Double, letters: Int, median: Double?) -> Grade {
            rule.grade(
                for: .correct, seconds: seconds, limit: 15, letters: letters, medianSecondsPerLetter: median)
        }
        let fast = GradingRule(rewardsSpeed: true)
        #expect(grade(fast, seconds: 1, letters: 10, median: 0.3) == .easy)
        #expect(grade(fast, seconds: 1.5, letters: 10, median: 0.3) == .good)
        #expect(grade(fast, seconds: 12, letters: 100, median: 0.3) == .hard)
        #expect(grade(fast, seconds: 1, letters: 0, median: 0.3) == .good)
        #expect(grade(fast, seconds: 1, letters: 10, median: nil) == .good)
        #expect(grade(GradingRule(), seconds: 1, letters: 10, median: 0.3) == .good)
        #expect(fast.grade(for: .close, seconds: 1, limit: 15, letters: 10, medianSecondsPerLetter: 0.3) == .hard)
    }
}
