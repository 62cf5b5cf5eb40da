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

    @Test func twoTicksMoveNothing() throws {
        try atOnce(Self.texts.flatMap { typed in [80, 40].map { (typed, $0) } }) { typed, columns in
            let til = try StoreTerminal(
                ["quiz", "--count", "1", "--seconds", "60"], having: ["ftw for the win --tag chat"], columns: columns,
                rows: 12)
            let terminal = til.terminal
            try terminal.wait(for: "0:5")
            terminal.send(typed.text + typed.keys)
            var seen: Set<String> = []
            try terminal.wait("two ticks over «\(typed.text)» in \(columns) columns") { screen in
                guard let row = screen.lines.first(where: { $0.hasPrefix(" 0:") }) else { return false }
                let line = "\(row.prefix(5)) > \(typed.text)"
                let cursor = Layout.cursor(line.cells - typed.cellsBack, in: line, columns: columns)
                let expected = [StoreTerminal.hint, "", "1 new  FTW  #chat"] + Layout.rows(of: line, columns: columns)
                guard screen.text == expected.joined(separator: "\n"), screen.row == cursor.row + 3,
                    screen.column == cursor.column, screen.unknown.isEmpty, screen.bells == 0
                else { return false }
                seen.insert(String(row.prefix(5)))
                return seen.count == 3
            }
        }
    }

    @Test func whatStandsThereAtZeroIsJudged() throws {
        let right = "Time is up: right.\n  right  For the Win\n  next   in 6 minutes\n[Return] next, [u] undo"
        try atOnce([("for the win", right), ("for the", "Time is up.\n  typed  for the\n")]) { text, verdict in
            let til = try StoreTerminal(
                ["quiz", "--count", "1", "--seconds", "4"], having: ["ftw for the win"], environment: ["NO_COLOR": "1"])
            try til.terminal.wait(for: "1 new  FTW\n")
            til.terminal.send(text)
            try til.terminal.wait(for: " 0:00!> \(text)\n\(verdict)")
        }
    }

    @Test func theLastSecondsAreMarkedWithAndWithoutColour() throws {
        try atOnce([("", "1;31"), ("1", "")]) { noColor, style in
            let til = try StoreTerminal(
                ["quiz", "--count", "1", "--seconds", "7"], having: ["ftw for the win"],
                environment: ["NO_COLOR": noColor])
            try til.terminal.wait(for: " 0:06 >")
            try til.terminal.wait("the mark") { screen in
                screen.cursorLine == " 0:05!>" && screen.style(row: screen.row, column: 2) == style
            }
        }
    }

    @Test func moreTimeIsGivenAsOftenAsWanted() throws {
        let til = try StoreTerminal(["quiz", "--count", "1", "--seconds", "30"], having: ["ftw for the win"])
        try til.terminal.wait(for: " 0:")
        til.terminal.send("half\u{18}t\u{1B}OQ\u{18}t")
        try til.terminal.wait("a minute") { $0.cursorLine.hasPrefix(" 0:5") && $0.cursorLine.hasSuffix("> half") }
    }
}
