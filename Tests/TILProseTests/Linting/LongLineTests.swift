import TILProse
import Testing

@Suite struct LongLineTests {
    /// Each document would take minutes if the work for a finding read the whole line, the whole paragraph or all other
    /// findings.
    @Test(
        .timeLimit(.minutes(10)),
        arguments: [
            ("The cross-quarter board (XQB). ", 3_000),
            ("Then the cross-quarter board (XQB) met:: the cross-quarter board. ", 3_000),
            ("<!-- a ", 50_000),
        ])
    func checkTakesLinearTime(_ text: String, times: Int) throws {
        _ = try DocumentLinter().lint(String(repeating: text, count: times))
    }
}
