import TILProse
import TestSupport
import Testing

@Suite struct LongLineTests {
    /// The work grows with the square of the size if the work for a finding reads the whole line, the whole paragraph or
    /// all other findings.
    @Test(
        .timeLimit(.minutes(10)),
        arguments: [
            ("The cross-quarter board (XQB). ", 150),
            ("Then the cross-quarter board (XQB) met:: the cross-quarter board. ", 150),
            ("<!-- a ", 2_500),
        ])
    func checkTakesLinearTime(_ text: String, times: Int) throws {
        func time(_ times: Int) throws -> Double {
            try processorSeconds { _ = try DocumentLinter().lint(String(repeating: text, count: times)) }
        }
        // The first one makes the tables.
        _ = try time(1)
        // Ten times the size takes about ten times as long, and a hundred times if the work grows with the square. A busy
        // machine slows any single run down, but not three in a row.
        #expect(try (0..<3).contains { _ in try time(10 * times) < 30 * time(times) })
    }
}
