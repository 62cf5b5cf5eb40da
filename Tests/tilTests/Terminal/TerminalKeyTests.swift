import Testing

@testable import til

/// What keys do at a real terminal, besides typing letters.
@Suite(.waiting) struct TerminalKeyTests {
    // MARK: - The functions of the quiz

    @Test(arguments: ["", PseudoTerminal.viMode], ["\u{18}t", "\u{1B}OQ", "\u{1B}[12~"])
    func aKeyCallsAFunctionAndTheLineStays(inputrc: String, key: String) throws {
        let (terminal, _) = try PseudoTerminal.probe("--kind", "answer", "--seconds", "9", inputrc: inputrc)
        terminal.send("half an ans")
        try terminal.wait(for: "half an ans")
        terminal.send(key)
        try terminal.wait(forLine: "0:19 probe> half an ans")
        #expect(terminal.screen.column == 23)
    }

    @Test func anInputrcRebindsAFunction() throws {
        let (terminal, _) = try PseudoTerminal.probe(
            "--kind", "answer", "--seconds", "9",
            inputrc: "$if til\n\"\\C-o\": til-more-time\n\"\\eh\": til-help\n$endif\n")
        #expect(terminal.screen.text.contains("til-more-time: Ctrl-O\n"))
        #expect(terminal.screen.text.contains("til-help: Alt-H\n"))
        #expect(terminal.screen.text.contains("til-pause: Ctrl-X p, F3\n"))
        terminal.send("abc\u{F}")
        try terminal.wait(forLine: "0:19 probe> abc")
        terminal.send("\u{18}t")
        try terminal.wait("the bell") { $0.bells > 0 }
        #expect(terminal.screen.cursorLine == "0:19 probe> abc")
    }

    @Test func helpIsPrintedAboveTheLine() throws {
        let (terminal, _) = try PseudoTerminal.probe("--kind", "answer", "--seconds", "9")
        terminal.send("abc\u{1}\u{18}h")
        try terminal.wait(for: "This is help.\n0:09 probe> abc")
        #expect(terminal.screen.column == 12)
    }

    @Test func pausingErasesTheLine() throws {
        let (terminal, _) = try PseudoTerminal.probe("--kind", "answer", "--seconds", "9")
        terminal.send("abc\u{2}")
        try terminal.wait("the cursor before the c") { $0.column == 14 }
        terminal.send("\u{18}p")
        try terminal.wait(for: "1: ended(EditorProbe.LineText(string: \"abc\", cursor: 2))")
        #expect(!terminal.screen.text.contains("probe> abc"))
    }

    @Test func aFunctionWithoutAListenerRings() throws {
        let (terminal, _) = try PseudoTerminal.probe("--kind", "answer")
        terminal.send("abc\u{18}t")
        try terminal.wait("the bell") { $0.bells == 1 }
        terminal.send("d\r")
        try terminal.wait(for: "1: line(\"abcd\")")
    }

    // MARK: - Single keys

    @Test(arguments: ["", PseudoTerminal.viMode])
    func aKeyIsTakenAtOnceAndOthersAreNot(inputrc: String) throws {
        let (terminal, _) = try PseudoTerminal.probe(
            "--kind", "keys", "--keys", "yn", "--seconds", "9", inputrc: inputrc)
        terminal.send("x\u{1B}[Aé\u{1B}[1;5C\u{1B}OBqn")
        try terminal.wait(for: "1: key(\"n\")")
        try terminal.wait(forLine: "0:09 probe>")
        terminal.send("\u{18}t")
        try terminal.wait(forLine: "0:19 probe>")
        terminal.send("\u{1B}OP")
        try terminal.wait(for: "This is help.\n0:19 probe>")
        terminal.send("y")
        try terminal.wait(for: "2: key(\"y\")")
    }

    @Test(arguments: ["", PseudoTerminal.viMode])
    func returnAndEscapeAreKeysToo(inputrc: String) throws {
        let (terminal, _) = try PseudoTerminal.probe("--kind", "keys", "--keys", "\n\u{1B}", inputrc: inputrc)
        terminal.send("\r")
        try terminal.wait(for: "1: key(\"\\n\")")
        terminal.send("\u{1B}")
        try terminal.wait(for: "2: key(\"\\u{1B}\")")
    }

    @Test func singleKeysEndAsLinesDo() throws {
        let (terminal, _) = try PseudoTerminal.probe("--kind", "keys")
        terminal.send("\u{3}")
        try terminal.wait(for: "1: interrupted\nprobe>")
        terminal.send("\u{4}")
        try terminal.wait(for: "2: endOfInput")
        #expect(try terminal.waitForExit() == 0)
    }
}
