import Foundation
import TILText
import TestSupport
import Testing

@testable import til

/// Terminals that close, or change their size, while a command runs.
@Suite(.waiting) struct ClosedTerminalTests {
    /// A command, the keys that lead to a question, and the text by which the question is recognised.
    struct Question: CustomTestStringConvertible {
        let words: [String]
        var keys = ""
        let text: String
        var testDescription: String { (words + [keys.debugDescription]).joined(separator: " ") }
    }

    private let runner: CommandRunner

    init() throws {
        runner = try CommandRunner(
            having: "ftw for the win", "ftw for the worse", "tcp transmission control protocol")
        _ = try runner.file("paper.md", "The Zeta Query Board (ZQB) is here.\n")
        _ = try runner.file("out.csv", "x\n")
        _ = try runner.run("backup")
    }

    private func terminal(_ words: [String], _ variables: [String: String] = [:]) throws -> PseudoTerminal {
        try runner.terminal(["til"] + words, environment: variables)
    }

    static let questions = [
        Question(words: ["add"], text: "acronym:"),
        Question(words: ["add", "xyz"], text: "meaning:"),
        Question(words: ["edit", "tcp"], text: "meaning:"),
        Question(words: ["edit", "ftw"], text: "Which one to edit (1-2)?"),
        Question(words: ["remove", "ftw"], text: "Which one to remove (1-2)?"),
        Question(words: ["remove", "tcp"], text: "[y/N]"),
        Question(words: ["xqz"], text: "Add it? [y/N]"),
        Question(words: ["lits"], text: "[y/N]"),
        Question(words: ["scan", "--add", "paper.md"], text: "add it?"),
        Question(words: ["export", "out.csv"], text: "[y/N]"),
        Question(words: ["restore", "newest"], text: "[y/N]"),
        Question(words: ["list", "--hidden"], text: "Number"),
        Question(words: ["quiz", "--cram", "--mode", "type"], text: " >"),
        Question(words: ["quiz", "--cram", "--mode", "choice"], text: "1-4>"),
        Question(words: ["quiz", "--cram", "--mode", "type"], keys: "quit\r", text: "[y/N]"),
        Question(words: ["quiz", "--cram", "--mode", "type"], keys: "x\r", text: "[q] quit"),
        Question(words: [], text: "til>"),
        Question(words: [], keys: "remove tcp\r", text: "[y/N]"),
        Question(words: [], keys: "edit ftw\r", text: "(1-2)?"),
        Question(words: [], keys: "xqz\r", text: "[y/N]"),
    ]

    @Test(arguments: questions)
    func aTerminalThatClosesAtAQuestionEndsTheCommandWith129(question: Question) throws {
        let terminal = try terminal(question.words)
        if !question.keys.isEmpty {
            try terminal.wait("a prompt") { $0.cursorLine.hasSuffix(">") }
            terminal.send(question.keys)
        }
        try terminal.wait(for: question.text)
        try terminal.waitForKeys()
        terminal.hangUp()
        #expect(try terminal.waitForExit() == 129)
        #expect(try runner.store().things.count == 3)
    }

    @Test(arguments: [(40, 100), (80, 40)])
    func aWindowThatWasResizedInThePagerHasACleanLine(before: Int, after: Int) throws {
        let list = (1...60).map { "AB\($0) = Alpha Beta \($0)\n" }.joined()
        _ = try runner.run("import '\(runner.file("list.txt", list))'")
        let terminal = try terminal([], ["PAGER": "less", "COLUMNS": "\(before)", "LINES": "12"])
        try terminal.wait(for: "til>")
        terminal.send("list\r")
        try terminal.wait(for: "[Space] more")
        terminal.resize(columns: after, rows: 12)
        let written = terminal.output.count
        // Less misses a signal between its prompt and its wait for a key, and takes it with the next one.
        try terminal.wait("less to draw again", prompting: { terminal.signalForeground(SIGWINCH) }) { _ in
            String(decoding: terminal.output[written...], as: UTF8.self).contains("[Space] more")
        }
        terminal.send("q")
        try terminal.wait("the prompt") { $0.cursorLine.hasPrefix("til list>") }
        let text = "search a line of words that is long enough to need two rows"
        terminal.send(text + "\u{1}X")
        try terminal.wait("a clean line") { screen in
            let shown = Array(screen.lines.drop { !$0.hasPrefix("til list>") }).filter { !$0.isEmpty }
            return shown == Layout.rows(of: "til list> X" + text, columns: after)
        }
    }

    @Test(arguments: [
        ("set editing-mode vi", "(ins)"), ("set emacs-mode-string \"[emacs] \"", "[emacs] "),
        ("set emacs-mode-string \"\\1\\e[1m\\2em \\1\\e[0m\\2\"", "em "),
    ])
    func aModeInThePromptLeavesNoOldRowAfterAResize(setting: String, mode: String) throws {
        let inputrc = try runner.file("inputrc", "set show-mode-in-prompt on\n\(setting)\n")
        let terminal = try terminal([], ["INPUTRC": inputrc, "VTE_VERSION": "7000", "COLUMNS": "60"])
        try terminal.wait(for: mode + "til>")
        let line = mode + "til> search abcdefghij klmno pqrst uvwx"
        terminal.send("search abcdefghij klmno pqrst uvwx")
        try terminal.wait(forLine: line)
        terminal.resize(columns: 40, rows: 24, reflows: true)
        let written = terminal.output.count
        try terminal.wait("the line in 40 columns") { screen in
            let shown = Array(screen.lines.drop { !$0.hasPrefix(mode) }).filter { !$0.isEmpty }
            return shown == Layout.rows(of: line, columns: 40)
                && String(decoding: terminal.output[written...], as: UTF8.self).contains("\u{1B}[J")
        }
    }
}
