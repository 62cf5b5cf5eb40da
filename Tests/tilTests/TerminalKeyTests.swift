import Foundation
import Glibc
import Testing

@testable import til

/// What keys do at a real terminal, besides typing letters.
@Suite struct TerminalKeyTests {
    private static let viMode = "set editing-mode vi\n"

    private func probe(_ arguments: String..., inputrc: String = "", history: String = "") throws -> (
        PseudoTerminal, TemporaryFolder
    ) {
        let folder = try TemporaryFolder()
        var words = ["editor-probe"] + arguments
        if !history.isEmpty { words += ["--history", try folder.file("history", history)] }
        let terminal = try PseudoTerminal(words, environment: ["INPUTRC": try folder.file("inputrc", inputrc)])
        try terminal.wait(for: "probe>")
        return (terminal, folder)
    }

    // MARK: - The functions of the quiz

    @Test(arguments: ["", viMode], ["\u{18}t", "\u{1B}OQ", "\u{1B}[12~"])
    func aKeyCallsAFunctionAndTheLineStays(inputrc: String, key: String) throws {
        let (terminal, _) = try probe("--kind", "answer", "--seconds", "9", inputrc: inputrc)
        terminal.send("half an ans")
        try terminal.wait(for: "half an ans")
        terminal.send(key)
        try terminal.wait(forLine: "0:19 probe> half an ans")
        #expect(terminal.screen.column == 23)
    }

    @Test func anInputrcRebindsAFunction() throws {
        let (terminal, _) = try probe(
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
        let (terminal, _) = try probe("--kind", "answer", "--seconds", "9")
        terminal.send("abc\u{1}\u{18}h")
        try terminal.wait(for: "This is help.\n0:09 probe> abc")
        #expect(terminal.screen.column == 12)
    }

    @Test func pausingErasesTheLine() throws {
        let (terminal, _) = try probe("--kind", "answer", "--seconds", "9")
        terminal.send("abc\u{2}")
        try terminal.wait("the cursor before the c") { $0.column == 14 }
        terminal.send("\u{18}p")
        try terminal.wait(for: "1: ended(til.LineText(string: \"abc\", cursor: 2))")
        #expect(!terminal.screen.text.contains("probe> abc"))
    }

    @Test func aFunctionWithoutAListenerRings() throws {
        let (terminal, _) = try probe("--kind", "answer")
        terminal.send("abc\u{18}t")
        try terminal.wait("the bell") { $0.bells == 1 }
        terminal.send("d\r")
        try terminal.wait(for: "1: line(\"abcd\")")
    }

    // MARK: - Single keys

    @Test(arguments: ["", viMode])
    func aKeyIsTakenAtOnceAndOthersAreNot(inputrc: String) throws {
        let (terminal, _) = try probe("--kind", "keys", "--keys", "yn", "--seconds", "9", inputrc: inputrc)
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

    @Test(arguments: ["", viMode])
    func returnAndEscapeAreKeysToo(inputrc: String) throws {
        let (terminal, _) = try probe("--kind", "keys", "--keys", "\n\u{1B}", inputrc: inputrc)
        terminal.send("\r")
        try terminal.wait(for: "1: key(\"\\n\")")
        terminal.send("\u{1B}")
        try terminal.wait(for: "2: key(\"\\u{1B}\")")
    }

    @Test func singleKeysEndAsLinesDo() throws {
        let (terminal, _) = try probe("--kind", "keys")
        terminal.send("\u{3}")
        try terminal.wait(for: "1: interrupted\nprobe>")
        terminal.send("\u{4}")
        try terminal.wait(for: "2: endOfInput")
        #expect(try terminal.waitForExit() == 0)
    }

    // MARK: - Pasting

    @Test func aPasteOfSeveralCommandsIsSeveralLines() throws {
        let (terminal, folder) = try probe("--kind", "command", history: "first\n")
        terminal.paste("add A b\nadd C d\n")
        try terminal.wait(for: "probe> add A b\nadd C d")
        terminal.send("\r")
        try terminal.wait(for: "1: line(\"add A b\\nadd C d\\n\")")
        #expect(try String(contentsOfFile: folder.path + "/history", encoding: .utf8) == "first\nadd A b\nadd C d\n")
    }

    @Test func aPasteAnswersOneQuestionWithOrWithoutBrackets() throws {
        let (terminal, _) = try probe("--kind", "answer")
        terminal.paste("one\ntwo\n")
        terminal.send("\r")
        try terminal.wait(for: "1: line(\"one two\")")
        terminal.send("three\rfour\rfive")
        try terminal.wait(for: "2: line(\"three\")")
        terminal.send("six\r")
        try terminal.wait(for: "3: line(\"six\")")
    }

    @Test func aPasteThatNeverEndsDoesNotHoldTheClock() throws {
        let (terminal, _) = try probe("--kind", "answer", "--seconds", "3", "--tick", "0.3")
        terminal.send("so \u{1B}[200~pasted and")
        try terminal.wait(
            for: "0:00 probe> so pasted and\n1: ended(til.LineText(string: \"so pasted and\", cursor: 13))\n0:03 probe>"
        )
        terminal.send("\u{1B}[201~next\r")
        try terminal.wait(for: "2: line(\"next\")")
    }

    // MARK: - History and completion

    @Test func theHistoryIsSearchedWhileTheClockRuns() throws {
        let (terminal, _) = try probe(
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
        let terminal = try PseudoTerminal(["editor-probe", "--history", file])
        for (index, line) in ["first", "second", "second", " secret", "third"].enumerated() {
            try terminal.wait(forLine: "probe>")
            terminal.send(line + "\r")
            try terminal.wait(for: "\(index + 1): line(")
        }
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "first\nsecond\nthird\n")
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
        terminal.send("\u{1B}[A\u{1B}[A\u{1B}[A")
        try terminal.wait(forLine: "probe> first")
    }

    @Test func wordsAreCompletedInAnyCase() throws {
        let (terminal, _) = try probe("--word", "FTW", "--word", "FTP", "--word", "two words", "--word", "für")
        terminal.send("show ft\t")
        try terminal.wait(forLine: "probe> show FT")
        terminal.send("\t\t")
        try terminal.wait(for: "FTW  FTP\nprobe> show FT")
        terminal.send("p\t")
        try terminal.wait(forLine: "probe> show FTP")
        terminal.send("TWO\t")
        try terminal.wait(forLine: "probe> show FTP two\\ words")
        terminal.send("\"tw\t")
        try terminal.wait(forLine: "probe> show FTP two\\ words \"two words\"")
        terminal.send("FÜ\t!\r")
        try terminal.wait(for: "1: line(\"show FTP two\\\\ words \\\"two words\\\" für !\")")
    }

    @Test func aListingDoesNotDisturbTheClock() throws {
        let (terminal, _) = try probe("--word", "FTW", "--word", "FTP", "--seconds", "19", "--tick", "0.1")
        terminal.send("show ft\t\t\t")
        try terminal.wait(for: "FTW  FTP")
        for second in [14, 13, 12] {
            try terminal.wait(forLine: "0:\(second) probe> show FT")
            #expect(terminal.screen.column == 19)
        }
    }

    @Test func manyWordsAreAskedAboutFirst() throws {
        var arguments = ["editor-probe"]
        for number in 100..<230 { arguments += ["--word", "W\(number)"] }
        let terminal = try PseudoTerminal(arguments)
        try terminal.wait(for: "probe>")
        terminal.send("w\t\t\t")
        try terminal.wait(for: "Display all 130 possibilities? (y or n)")
        terminal.send("n")
        try terminal.wait(forLine: "probe> W")
        terminal.send("\t\ty")
        try terminal.wait(for: "W229")
        terminal.send("100\r")
        try terminal.wait(for: "1: line(\"W100\")")
    }

    @Test func namesOfFilesAreCompletedAndQuoted() throws {
        let (terminal, folder) = try probe()
        _ = try folder.file("some glossary.txt")
        terminal.send("import \(folder.path)/some\t")
        try terminal.wait(for: "some\\ glossary.txt")
        terminal.send("\u{15}export --output=\(folder.path)/so\t!\r")
        try terminal.wait("the line") {
            $0.text.replacing("\n", with: "").contains("--output=\(folder.path)/some\\\\ glossary.txt !")
        }
    }
}
