import Foundation
import TILText
import TestSupport
import Testing

@testable import til

/// The line editor at a real terminal: the whole screen and the cursor after each step.
@Suite(.waiting) struct TerminalLineTests {
    /// What stands in the line, how the cursor is moved afterwards, and how many cells before the end it then is.
    struct Typed: CustomTestStringConvertible {
        let text: String
        var keys = ""
        var cellsBack = 0
        var testDescription: String { "\(text.debugDescription) \(keys.debugDescription)" }
    }

    static let texts = [
        Typed(text: "for the wni"),
        Typed(text: ""),
        Typed(text: "the quick brown fox jumps over the lazy dog and runs on over the edge of the row"),
        Typed(text: "the quick brown fox jumps over the lazy dog", keys: "\u{1}", cellsBack: 43),
        Typed(text: "世界は広いし、端末の幅は狭い。漢字かな交じり文", keys: "\u{1B}b", cellsBack: 16),
        Typed(text: "Ünïcode e\u{301}t 🚀 à la carte", keys: "\u{2}\u{2}\u{2}", cellsBack: 3),
    ]

    @Test(arguments: texts, [80, 40, 24])
    func theCountdownLeavesTheTypedTextAndTheCursorAlone(typed: Typed, columns: Int) throws {
        let terminal = try PseudoTerminal(
            ["--kind", "answer", "--seconds", "12", "--tick", "0.15", "--prompt", "> "],
            program: PseudoTerminal.editorProbe,
            columns: columns, rows: 12)
        try terminal.wait(for: ":12 >")
        terminal.send(typed.text + typed.keys)
        var seconds: Set<Substring> = []
        try terminal.wait("the line in four seconds") { screen in
            guard let top = screen.lines.firstIndex(where: { $0.hasPrefix("0:") }) else { return false }
            let second = screen.lines[top].prefix(4)
            let line = "\(second) > \(typed.text)"
            let rows = Layout.rows(of: line, columns: columns)
            let cursor = Layout.cursor(line.cells - typed.cellsBack, in: line, columns: columns)
            let isRight =
                Array(screen.lines[top...].prefix(rows.count)) == rows && screen.column == cursor.column
                && screen.row - top == cursor.row
            if isRight { seconds.insert(second) }
            return seconds.count == 4
        }
        #expect(terminal.screen.unknown.isEmpty)
    }

    @Test(arguments: [80, 24])
    func aPromptOfAnotherWidthMovesTheLineAsAWhole(columns: Int) throws {
        let terminal = try PseudoTerminal(
            ["--kind", "answer", "--seconds", "102", "--tick", "0.2"], program: PseudoTerminal.editorProbe,
            columns: columns, rows: 20)
        try terminal.wait(for: "0:102 probe>")
        let text = "a line that is long enough to be wrapped"
        terminal.send(text + "\u{2}\u{2}")
        for width in [5, 4] {
            try terminal.wait("the line after a clock of \(width) characters") { screen in
                let shown = Array(screen.lines.drop { !$0.hasPrefix("0:") })
                let clock = String(shown.first?.prefix { $0 != " " } ?? "")
                let line = "\(clock) probe> \(text)"
                let rows = Layout.rows(of: line, columns: columns)
                let cursor = Layout.cursor(line.cells - 2, in: line, columns: columns)
                return clock.count == width && Array(shown.prefix(rows.count)) == rows
                    && screen.column == cursor.column
            }
        }
    }
}
