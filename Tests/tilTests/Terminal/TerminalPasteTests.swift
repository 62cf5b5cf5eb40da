import Foundation
import Testing

@testable import til

/// What is pasted into a real terminal.
@Suite(.waiting) struct TerminalPasteTests {
    @Test func aPasteOfSeveralCommandsIsSeveralLines() throws {
        let (terminal, folder) = try PseudoTerminal.probe("--kind", "command", history: "first\n")
        terminal.paste("add A b\nadd C d\n")
        try terminal.wait(for: "probe> add A b\nadd C d")
        terminal.send("\r")
        try terminal.wait(for: "1: line(\"add A b\\nadd C d\\n\")")
        #expect(try String(contentsOfFile: folder.path + "/history", encoding: .utf8) == "first\nadd A b\nadd C d\n")
    }

    @Test func aPasteAnswersOneQuestionWithOrWithoutBrackets() throws {
        let (terminal, _) = try PseudoTerminal.probe("--kind", "answer")
        terminal.paste("one\ntwo\n")
        terminal.send("\r")
        try terminal.wait(for: "1: line(\"one two\")")
        terminal.send("three\rfour\rfive")
        try terminal.wait(for: "2: line(\"three\")")
        terminal.send("six\r")
        try terminal.wait(for: "3: line(\"six\")")
    }

    @Test func aPasteThatNeverEndsDoesNotHoldTheClock() throws {
        let (terminal, _) = try PseudoTerminal.probe("--kind", "answer", "--seconds", "3", "--tick", "0.3")
        terminal.send("so \u{1B}[200~pasted and")
        try terminal.wait(
            for:
                "0:00 probe> so pasted and\n1: ended(EditorProbe.LineText(string: \"so pasted and\", cursor: 13))\n0:03 probe>"
        )
        terminal.send("\u{1B}[201~next\r")
        try terminal.wait(for: "2: line(\"next\")")
    }
}
