import TILText
import Testing

@testable import til

/// The clock of a question, as a person meets it.
@Suite struct QuizCountdownTests {
    /// What stands in the line, how the cursor is moved afterwards, and how many cells before the end it then is.
    struct Typed: Sendable {
        let text: String
        var keys = ""
        var cellsBack = 0
    }

    static let texts = [
        Typed(text: "for the"), Typed(text: "世界は広い", keys: "\u{2}\u{2}", cellsBack: 4),
        Typed(text: "an answer that is longer than a row of a narrow screen", keys: "\u{1}", cellsBack: 54),
        Typed(text: "e\u{301}tude 🚀 漢字", keys: "\u{2}", cellsBack: 2),
    ]

    @Test func twoTicksLeaveTheTypedTextAndTheCursorInPlace() throws {
        try atOnce(Self.texts.flatMap { typed in [80, 40].map { (typed, $0) } }) { typed, columns in
            let runner = try CommandRunner(having: "ftw for the win --tag chat")
            let terminal = try runner.terminal(
                ["til", "quiz", "--count", "1", "--seconds", "60"],
                environment: ["COLUMNS": "\(columns)", "LINES": "12"])
            try terminal.wait(for: "0:5")
            terminal.send(typed.text + typed.keys)
            var seen: Set<String> = []
            try terminal.wait("two ticks over «\(typed.text)» in \(columns) columns") { screen in
                guard let row = screen.lines.first(where: { $0.hasPrefix(" 0:") }) else { return false }
                let line = "\(row.prefix(5)) > \(typed.text)"
                let cursor = Layout.cursor(line.cells - typed.cellsBack, in: line, columns: columns)
                let hint = "Answer within 60 seconds. Ctrl-X p pauses, Ctrl-X h lists keys, Ctrl-C ends."
                let above = hint.wrapped(to: columns) + ["", "1 new  FTW  #chat"]
                let expected =
                    above + Layout.rows(of: line, columns: columns)
                guard screen.text == expected.joined(separator: "\n"), screen.row == cursor.row + above.count,
                    screen.column == cursor.column, screen.unknown.isEmpty, screen.bells == 0
                else { return false }
                seen.insert(String(row.prefix(5)))
                return seen.count == 3
            }
        }
    }

    @Test func theLastSecondsAreMarkedWithAndWithoutColour() throws {
        try atOnce([("", "1;31"), ("1", "")]) { noColor, style in
            let runner = try CommandRunner(having: "ftw for the win")
            let terminal = try runner.terminal(
                ["til", "quiz", "--count", "1", "--seconds", "15"], environment: ["NO_COLOR": noColor])
            try terminal.wait("an early second") { $0.cursorLine.contains(/^ 0:1[0-5] >/) }
            // Ctrl-X - takes ten seconds away.
            terminal.send("\u{18}-")
            try terminal.wait("the mark") { screen in
                screen.cursorLine.contains(/^ 0:0[1-5]!>/) && screen.style(row: screen.row, column: 2) == style
            }
        }
    }
}
