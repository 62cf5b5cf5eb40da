import Foundation
import TestSupport
import Testing

@testable import til

/// The history of what was typed at a real terminal.
@Suite(.waiting) struct TerminalHistoryTests {
    @Test func theHistoryIsSearchedWhileTheClockRuns() throws {
        let (terminal, _) = try PseudoTerminal.probe(
            "--kind", "command", "--seconds", "19", "--tick", "0.1", history: "one two\nthree\n")
        terminal.send("\u{12}two")
        try terminal.wait(forLine: "(reverse-i-search)`two': one two")
        // The next two ticks come while the search stands there.
        try terminal.wait("the end of the search") { screen in
            if screen.cursorLine == "(reverse-i-search)`two': one two" { terminal.send("\u{1B}") }
            return screen.cursorLine.hasSuffix("probe> one two")
        }
        terminal.send("\u{5}!")
        try terminal.wait("the line with the clock before it") {
            $0.cursorLine.hasPrefix("0:") && $0.cursorLine.hasSuffix("probe> one two!")
        }
    }

    @Test func commandsAreKeptInAPrivateFile() throws {
        let folder = try TemporaryFolder()
        let file = folder.path + "/history"
        let terminal = try PseudoTerminal(["--history", file], program: PseudoTerminal.editorProbe)
        for (index, line) in ["first", "second", "second", " secret", "third"].enumerated() {
            try terminal.wait(forLine: "probe>")
            terminal.send(line + "\r")
            try terminal.wait(for: "\(index + 1): line(")
        }
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "first\nsecond\nthird\n")
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
        try terminal.wait(forLine: "probe>")
        terminal.send("\u{1B}[A\u{1B}[A\u{1B}[A")
        try terminal.wait(forLine: "probe> first")
    }
}
