import Foundation
import TestSupport
import Testing

@testable import til

/// Fields of a form at a real terminal: letters turn into capitals as they are typed.
@Suite(.waiting) struct TerminalFieldTests {
    /// What is typed into a field, and what is then in it.
    static let long: [(keys: String, text: String)] = [
        ("for the win", "For the Win"),
        ("don't state-of-the-art", "Don't State-of-the-Art"),
        ("(for \"the [win", "(For \"The [Win"),
        ("hyperText mARKUP", "hyperText mARKUP"),
        ("3rd générale édition øre", "3rd Générale Édition Øre"),
        ("ßtraße ﬁne", "Sstraße Fine"),
        ("é é1 é é", "É É1 É É"),
        ("\u{16}for the", "for The"),
        ("for \u{16}the \u{16}éa", "For the éa"),
        ("xfor\u{1}\u{4}", "For"),
        ("the win\u{1}for ", "For the Win"),
        ("fox\u{7F}r t\u{7F}\u{7F} the", "For The"),
        ("for\u{17}a win", "A Win"),
        ("win\u{1}the \u{5} now", "The Win Now"),
        ("\u{1B}3o x", "Ooo X"),
        ("for the\u{17}\u{19} win", "For The Win"),
        ("abc\u{1F}", "abc"),
        ("for it\u{1F} now", "For it Now"),
        ("abc\u{1F}\u{1F}", ""),
    ]

    @Test(arguments: long)
    func theFirstLetterOfEachWordIsACapital(keys: String, text: String) throws {
        let terminal = try PseudoTerminal(["--kind", "long"], program: PseudoTerminal.editorProbe)
        try terminal.wait(for: "probe>")
        terminal.send(keys)
        try terminal.wait(forLine: "probe> \(text)".trimmingCharacters(in: .whitespaces))
        terminal.send("\r")
        try terminal.wait(for: "1: line(\(text.debugDescription))")
    }

    @Test(arguments: [
        ("ftw", "FTW"), ("é2e ñ", "É2E Ñ"), ("straße", "STRASSE"), ("a\u{16}bc", "AbC"), ("IoT", "IoT"),
        ("mRNA", "mRNA"), ("ftw\u{1F}", "ftw"), ("ııı", "III"), ("ﬁ", "FI"),
        ("日本", "日本"),
        ("tcp\u{2}\u{2}x", "TXCP"), ("tls\u{1B}OH\u{1B}[3~", "LS"),
    ])
    func everyLetterOfAShortIsACapital(keys: String, text: String) throws {
        let terminal = try PseudoTerminal(["--kind", "short"], program: PseudoTerminal.editorProbe)
        try terminal.wait(for: "probe>")
        terminal.send(keys + "\r")
        try terminal.wait(for: "1: line(\"\(text)\")")
    }

    @Test func theLettersChangeBeforeTheyAreSeen() throws {
        let terminal = try PseudoTerminal(["--kind", "short"], program: PseudoTerminal.editorProbe)
        try terminal.wait(for: "probe>")
        for (index, letter) in "ftw".enumerated() {
            terminal.send(String(letter))
            try terminal.wait(forLine: "probe> " + "FTW".prefix(index + 1))
        }
        #expect(!terminal.output.contains { "ftw".utf8.contains($0) } || !terminal.screen.text.contains("ft"))
    }

    @Test func anExampleStandsWhereNothingIsTyped() throws {
        let terminal = try PseudoTerminal(
            ["--kind", "short", "--example", "FTW"], program: PseudoTerminal.editorProbe)
        try terminal.wait("the example behind the cursor") { $0.text.hasSuffix("probe> FTW") && $0.column == 7 }
        terminal.send("d")
        try terminal.wait(forLine: "probe> D")
        terminal.send("\u{7F}")
        try terminal.wait("the example again") { $0.text.hasSuffix("probe> FTW") && $0.column == 7 }
        terminal.send("\r")
        try terminal.wait(for: "probe>\n1: line(\"\")")
    }

    @Test(arguments: ["emacs", "vi"])
    func aPasteIsOneLineInCapitals(mode: String) throws {
        let folder = try TemporaryFolder()
        let terminal = try PseudoTerminal(
            ["--kind", "long"], program: PseudoTerminal.editorProbe,
            environment: ["INPUTRC": folder.file("inputrc", "set editing-mode \(mode)\n")])
        try terminal.wait(for: "probe>")
        terminal.send("so ")
        terminal.paste("for the\nwin\tnow\u{7}\n")
        try terminal.wait(forLine: "probe> So for the Win Now")
        terminal.send("\r")
        try terminal.wait(for: "1: line(\"So for the Win Now\")")
    }

    @Test func capitalsWorkInViModeAndItsCommandsStay() throws {
        let folder = try TemporaryFolder()
        let terminal = try PseudoTerminal(
            ["--kind", "long"], program: PseudoTerminal.editorProbe,
            environment: ["INPUTRC": folder.file("inputrc", "set editing-mode vi\n")])
        try terminal.wait(for: "probe>")
        terminal.send("for lines")
        try terminal.wait(forLine: "probe> For Lines")
        terminal.send("\u{1B}")
        try terminal.wait("the cursor on the last letter") { $0.column == 15 }
        terminal.send("bcwthe win")
        try terminal.wait(forLine: "probe> For the Win")
        terminal.send("\u{1B}")
        try terminal.wait("the cursor on the last letter") { $0.column == 17 }
        terminal.send("0x\r")
        try terminal.wait(for: "1: line(\"Or the Win\")")
    }

    @Test func capitalsOverwriteToo() throws {
        let folder = try TemporaryFolder()
        let terminal = try PseudoTerminal(
            ["--kind", "short", "--text", "abcd"], program: PseudoTerminal.editorProbe,
            environment: ["INPUTRC": folder.file("inputrc", "\"\\C-o\": overwrite-mode\n")])
        try terminal.wait(forLine: "probe> abcd")
        terminal.send("\u{1}\u{F}éx")
        try terminal.wait(forLine: "probe> éxcd")
    }

    @Test func theOldTextStandsInTheLineAndUndoGoesBackToIt() throws {
        let terminal = try PseudoTerminal(
            ["--kind", "field", "--text", "old text"], program: PseudoTerminal.editorProbe)
        try terminal.wait(forLine: "probe> old text")
        #expect(terminal.screen.column == 15)
        terminal.send("er\u{1F}\u{1F}\u{1F}\u{1F}")
        try terminal.wait(forLine: "probe> old text")
        terminal.send("!\r")
        try terminal.wait(for: "1: line(\"old text!\")")
    }

    @Test func nothingCompletesAndNoHistoryIsFound() throws {
        let folder = try TemporaryFolder()
        let history = try folder.file("history", "an older command\n")
        let terminal = try PseudoTerminal(
            ["--kind", "field", "--word", "older", "--history", history], program: PseudoTerminal.editorProbe)
        try terminal.wait(for: "probe>")
        terminal.send("old\t\u{1B}[A\u{10}\u{1B}?!")
        try terminal.wait(forLine: "probe> old!")
        terminal.send("\r")
        try terminal.wait(for: "1: line(\"old!\")")
        #expect(try String(contentsOfFile: history, encoding: .utf8) == "an older command\n")
    }

    @Test func inThePlainCLocaleALetterOfTwoBytesIsOneLetter() throws {
        let terminal = try PseudoTerminal(
            ["--kind", "long"], program: PseudoTerminal.editorProbe, environment: ["LANG": "C", "LC_ALL": "C"])
        try terminal.wait(for: "probe>")
        terminal.send("élan vítal\u{2}\u{2}\u{2}\u{7F}i\r")
        try terminal.wait(for: "1: line(\"Élan Vital\")")
    }
}
