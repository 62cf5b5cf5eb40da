import Foundation
import Glibc
import Testing

@testable import til

/// Signals, sizes and poor terminals.
@Suite(.waiting) struct TerminalSignalTests {
    private func probe(_ arguments: String..., terminal: String = "xterm", columns: Int = 80) throws -> PseudoTerminal {
        let probe = try PseudoTerminal(
            arguments, program: PseudoTerminal.editorProbe, terminal: terminal, columns: columns, rows: 12)
        try probe.wait(for: "probe>")
        return probe
    }

    @Test(arguments: [80, 24])
    func controlCDropsTheLine(columns: Int) throws {
        let terminal = try probe("--seconds", "9", columns: columns)
        terminal.send("half a line that is wrapped where it is long")
        try terminal.wait(for: "long")
        terminal.send("\u{1}")
        try terminal.wait("the cursor at the start") { $0.column == 12 }
        terminal.send("\u{3}")
        try terminal.wait(for: "^Clf a line")
        try terminal.wait(for: "long\n1: interrupted")
        terminal.send("next\r")
        try terminal.wait(for: "2: line(\"next\")")
    }

    @Test func controlCEndsASearchAndACount() throws {
        let terminal = try probe()
        terminal.send("find me\r")
        try terminal.wait(for: "1: line(\"find me\")\nprobe>")
        terminal.send("\u{12}fin")
        try terminal.wait(for: "`fin'")
        terminal.send("\u{3}")
        try terminal.wait(for: "2: interrupted")
        terminal.send("\u{1B}4")
        try terminal.wait(for: "(arg: 4)")
        terminal.send("\u{3}")
        try terminal.wait(for: "3: interrupted")
        terminal.send("ab\r")
        try terminal.wait(for: "4: line(\"ab\")")
    }

    @Test func controlDLeavesOnAnEmptyLineOnly() throws {
        let terminal = try probe()
        terminal.send("ab\u{1}\u{4}\u{5}\u{4}\r")
        // Before the prompt stands, the terminal would take the key for the end of what is typed.
        try terminal.wait(for: "1: line(\"b\")\nprobe>")
        terminal.send("\u{4}")
        try terminal.wait(for: "probe>\n2: endOfInput")
        #expect(try terminal.waitForExit() == 0)
    }

    @Test(arguments: [SIGTERM, SIGHUP])
    func aSignalToEndLeavesTheTerminalAsItWas(signal: Int32) throws {
        let terminal = try probe("--seconds", "9")
        terminal.send("half a line")
        try terminal.wait(for: "half a line")
        #expect(!terminal.isCooked)
        terminal.signal(signal)
        try terminal.wait(for: "1: terminated(signal: \(signal))")
        #expect(terminal.isCooked)
        #expect(try terminal.waitForExit() == 0)
        #expect(!terminal.screen.modes.contains(2004))
    }

    @Test func anEndedLineLeavesTheTerminalAsItWas() throws {
        let terminal = try probe("--kind", "answer", "--seconds", "2", "--tick", "0.2")
        terminal.send("what stands there")
        try terminal.wait(
            for: "probe> what stands there\n1: ended(EditorProbe.LineText(string: \"what stands there\", cursor: 17))")
    }

    @Test func theJobIsStoppedAndContinued() throws {
        let terminal = try PseudoTerminal([], program: "/bin/sh", environment: ["PS1": "$ "], rows: 20)
        try terminal.wait(forLine: "$")
        terminal.send("\(PseudoTerminal.editorProbe) --seconds 9\r")
        try terminal.wait(for: "0:09 probe>")
        terminal.send("half a line\u{2}\u{2}")
        try terminal.wait("the cursor in the line") { $0.cursorLine.hasSuffix("probe> half a line") && $0.column == 21 }
        terminal.send("\u{1A}")
        try terminal.wait(forLine: "$")
        #expect(terminal.isCooked)
        terminal.send("fg\r")
        try terminal.wait(for: "Welcome back.")
        try terminal.wait("the line as it was") { $0.cursorLine.hasSuffix("probe> half a line") && $0.column == 21 }
        terminal.send("X\r")
        try terminal.wait(for: "1: line(\"half a liXne\")")
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
            let written = terminal.output.count
            terminal.resize(columns: columns, rows: 20, reflows: reflows)
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

    @Test func aTerminalWithoutCursorControlGetsNoRedrawnPrompt() throws {
        let terminal = try probe("--kind", "answer", "--seconds", "4", "--tick", "0.2", terminal: "dumb")
        terminal.send("what")
        try terminal.wait(for: "1: ended(EditorProbe.LineText(string: \"what\", cursor: 4))")
        #expect(terminal.screen.text.contains("0:04 probe> what\n1: ended"))
        #expect(!terminal.output.contains(0x1B))
    }

    @Test func noColorIsRespected() throws {
        let terminal = try PseudoTerminal(
            ["--seconds", "4", "--tick", "0.2"], program: PseudoTerminal.editorProbe, environment: ["NO_COLOR": "1"])
        try terminal.wait(for: "0:02 probe>")
        #expect(!String(decoding: terminal.output, as: UTF8.self).contains("m0:0"))
    }

    @Test func theLastSecondsAreMarked() throws {
        let terminal = try probe("--seconds", "7", "--tick", "0.2")
        try terminal.wait(for: "0:06 probe>")
        #expect(terminal.screen.style(row: terminal.screen.row, column: 0) == "2")
        try terminal.wait(for: "0:05 probe>")
        #expect(terminal.screen.style(row: terminal.screen.row, column: 0) == "1;31")
        #expect(terminal.screen.style(row: terminal.screen.row, column: 6) == "")
    }

    @Test func aTerminalThatIsGoneEndsTheReading() throws {
        let terminal = try probe("--seconds", "600")
        let process = terminal.process.id
        terminal.hangUp()
        #expect(try terminal.waitForExit() >= 0)
        #expect(kill(process, 0) != 0)
    }
}
