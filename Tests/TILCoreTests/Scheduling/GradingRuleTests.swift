import Testing

@testable import TILCore

@Suite struct GradingRuleTests {
    /// A rule (plain, one by which running out of time is hard, or one that rewards speed), a verdict, the seconds of
    /// fifteen, the letters, the usual seconds a letter, and the grade.
    private static let table = """
        plain   wrong     3     0   -   again
        plain   timedOut  3     0   -   again
        plain   givenUp   3     0   -   again
        plain   close     3     0   -   hard
        plain   correct   3     0   -   good
        plain   correct   11.24 0   -   good
        plain   correct   11.25 0   -   hard
        plain   correct   15    0   -   hard
        plain   wrong     15    0   -   again
        plain   correct   1     10  0.3 good
        lenient timedOut  15    0   -   hard
        lenient wrong     15    0   -   again
        lenient givenUp   1     0   -   again
        speed   correct   1     10  0.3 easy
        speed   correct   1.5   10  0.3 good
        speed   correct   12    100 0.3 hard
        speed   correct   1     0   0.3 good
        speed   correct   1     10  -   good
        speed   close     1     10  0.3 hard
        """

    @Test(arguments: table.split(separator: "\n")) func aVerdictIsGradedByItsTimeAndTheRule(row: Substring) throws {
        let words = row.split(separator: " ").map(String.init)
        let rule = GradingRule(onTimeout: words[0] == "lenient" ? .hard : .again, rewardsSpeed: words[0] == "speed")
        let grade = rule.grade(
            for: try #require(Verdict(rawValue: words[1])), seconds: try #require(Double(words[2])), limit: 15,
            letters: try #require(Int(words[3])), medianSecondsPerLetter: Double(words[4]))
        #expect(grade.name == words[5])
    }
}
