import TILProse
import TestSupport
import Testing

@Suite struct LongLineTests {
    /// The work grows with the square of the size if the work for a finding reads the whole line, the whole paragraph
    /// or all other findings.
    @Test(
        .timeLimit(.minutes(10)),
        arguments: [
            ("The cross-quarter board (XQB). ", 150),
            ("Then the cross-quarter board (XQB) met:: the cross-quarter board. ", 150),
            ("<!-- a ", 2_500), ("late definitions", 150),
        ])
    func timeOfACheckGrowsLinearly(_ text: String, times: Int) throws {
        func time(_ times: Int) throws -> Double {
            let document =
                text == "late definitions" ? Self.lateDefinitions(times) : String(repeating: text, count: times)
            return try processorSeconds { _ = try DocumentLinter(options: .everyRule).lint(document) }
        }
        // The first one makes the tables.
        _ = try time(1)
        // Ten times the size takes about ten times as long, and a hundred times if the work grows with the square. A
        // busy machine slows any single run down, but not three in a row.
        #expect(try (0..<3).contains { _ in try time(10 * times) < 30 * time(times) })
    }

    /// Returns a line of acronyms of three letters that are used before their definitions.
    private static func lateDefinitions(_ count: Int) -> String {
        let letters = Array("bcdfghjklmnpqrtvwz")
        return (0..<count).map { number in
            let initials = [number / 324 % 18, number / 18 % 18, number % 18].map { letters[$0] }
            let short = String(initials).uppercased()
            let long = initials.map { "\($0)ation" }.joined(separator: " ")
            return "Now the \(short) met with it. Then the \(long) (\(short)) sat with it. "
        }
        .joined()
    }
}
