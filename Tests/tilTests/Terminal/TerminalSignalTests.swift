import Foundation
import Glibc
import TILText
import Testing

@testable import til

/// Signals, sizes and poor terminals.
@Suite(.waiting) struct TerminalSignalTests {
    private func probe(_ arguments: String..., terminal: String = "xterm", columns: Int = 80) throws -> PseudoTerminal {
        let probe = try PseudoTerminal(
            arguments, program: PseudoTerminal.editorProbe, environment: ["SWIFT_BACKTRACE": "enable=no"],
            terminal: terminal, columns: columns, rows: 12)
        try probe.wait(for: "probe>")
        return probe
    }

    @Test(arguments: [false, true], ["short", "a line that is wrapped when the window is narrow enough for 漢字"])
    func aNewSizeRedrawsTheLineAndNothingElse(reflows: Bool, text: String) throws {
        let terminal = try PseudoTerminal(
            ["--kind", "answer", "--seconds", "59"], program: PseudoTerminal.editorProbe,
            environment: reflows ? ["VTE_VERSION": "7000"] : [:], rows: 20)
        try terminal.wait(for: "probe>")
        terminal.send(text)
        try terminal.wait(for: text)
        let above = terminal.screen.lines.prefix { !$0.hasPrefix("0:") }
        for columns in [40, 30, 77, 50, 80] {
            terminal.resize(columns: columns, rows: 20, reflows: reflows)
            let written = terminal.output.count
            try terminal.wait("the line in \(columns) columns") { screen in
                var shown = Array(screen.lines.drop { !$0.hasPrefix("0:") })
                while shown.last == "" { shown.removeLast() }
                let clock = String(shown.first?.prefix(4) ?? "")
                let line = "\(clock) probe> \(text)"
                let cursor = Layout.cursor(line.cells, in: line, columns: columns)
                return shown == Layout.rows(of: line, columns: columns) && screen.column == cursor.column
                    && String(decoding: terminal.output[written...], as: UTF8.self).contains("\u{1B}[J")
            }
            #expect(terminal.screen.lines.prefix(above.count).elementsEqual(above))
        }
    }

    @Test func betweenTicksNoProcessorTimeIsUsed() throws {
        let terminal = try probe("--seconds", "60", "--tick", "0.5")
        try terminal.wait(for: "0:59 probe>")
        let before = terminal.processorTime
        try terminal.wait(for: "0:56 probe>")
        #expect(terminal.processorTime - before < 0.02)
    }

    @Test func withNOCOLORTheClockIsNotColoured() throws {
        let terminal = try PseudoTerminal(
            ["--seconds", "4", "--tick", "0.2"], program: PseudoTerminal.editorProbe, environment: ["NO_COLOR": "1"])
        try terminal.wait("a later second") { $0.text.contains(/0:0[0-3] probe>/) }
        #expect(!String(decoding: terminal.output, as: UTF8.self).contains("m0:0"))
    }

    @Test func theLastSecondsAreShownInBoldRed() throws {
        let terminal = try probe("--seconds", "7", "--tick", "0.2")
        // A machine under load may leave out a second.
        try terminal.wait("an early second") { $0.cursorLine.contains(/0:0[67] probe>/) }
        #expect(terminal.screen.style(row: terminal.screen.row, column: 0) == "2")
        try terminal.wait("a late second") { $0.cursorLine.contains(/0:0[0-5] probe>/) }
        #expect(terminal.screen.style(row: terminal.screen.row, column: 0) == "1;31")
        #expect(terminal.screen.style(row: terminal.screen.row, column: 6) == "")
    }

    @Test(arguments: ["xterm", "dumb"], [1, 2]) func aLineIsReadInATerminalOfOneColumn(terminal: String, columns: Int)
        throws
    {
        let terminal = try PseudoTerminal(
            ["--kind", "field", "--seconds", "60"], program: PseudoTerminal.editorProbe,
            environment: ["SWIFT_BACKTRACE": "enable=no"], terminal: terminal, columns: columns, rows: 1)
        try terminal.waitForKeys()
        terminal.send("text")
        terminal.resize(columns: 2, rows: 2)
        terminal.resize(columns: 2, rows: 1)
        terminal.send("more\r")
        try terminal.wait("the line") { _ in
            String(decoding: terminal.output, as: UTF8.self).contains("1: line(\"textmore\")")
        }
    }

    @Test func aCrashLeavesTheEchoOn() throws {
        let terminal = try probe()
        try terminal.waitForKeys()
        terminal.signal(SIGFPE)
        #expect(try terminal.waitForExit() == 128 + SIGFPE)
        #expect(terminal.isCooked)
    }

    @Test func aClosedTerminalEndsTheReading() throws {
        let terminal = try probe("--seconds", "600")
        let process = terminal.process.id
        terminal.hangUp()
        #expect(try terminal.waitForExit() >= 0)
        #expect(kill(process, 0) != 0)
    }
}
