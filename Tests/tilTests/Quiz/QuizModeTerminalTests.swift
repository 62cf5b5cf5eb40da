import Foundation
import Testing

@testable import til

/// The other modes of a quiz at a terminal, and terminals where time is told in words.
@Suite struct QuizModeTerminalTests {
    private static let five = ["e five", "d four", "c three", "b two", "a one"]

    @Test(arguments: [80, 40])
    func aDigitAnswersAtOnce(columns: Int) throws {
        let til = try StoreTerminal(
            ["quiz", "--mode", "choice", "--count", "1", "--seconds", "60"], having: Self.five,
            environment: ["NO_COLOR": "1"], columns: columns, rows: 12)
        let terminal = til.terminal
        try terminal.wait("the question") { $0.cursorLine.hasPrefix(" 0:") && $0.cursorLine.hasSuffix(" 1-4>") }
        #expect(terminal.screen.lines[2] == "1 new  E")
        let right = try #require((3...6).first { terminal.screen.lines[$0].hasSuffix("Five") })
        #expect(terminal.screen.lines[right] == "  \(right - 2)  Five")
        terminal.send("9")
        try terminal.wait("the bell") { $0.bells == 1 }
        terminal.send("\(right - 2)")
        try terminal.wait(for: " 1-4> \(right - 2)\nRight.\n  right  Five\n")
    }

    @Test func aWrongChoiceIsShownBesideTheRightOne() throws {
        let til = try StoreTerminal(
            ["quiz", "--mode", "choice", "--count", "1", "--seconds", "0"], having: Self.five,
            environment: ["NO_COLOR": "1"])
        let terminal = til.terminal
        try terminal.wait("the question") { $0.cursorLine.hasPrefix(" 0:") && $0.cursorLine.hasSuffix(" 1-4>") }
        let wrong = try #require((3...6).first { !terminal.screen.lines[$0].hasSuffix("Five") })
        let text = terminal.screen.lines[wrong].dropFirst(5)
        terminal.send("\(wrong - 2)")
        try terminal.wait(for: "\n  chose  \(text)\n  right  Five\n")
    }

    @Test func aLockedAnswerStaysLockedUntilItsTimeIsOver() throws {
        let til = try StoreTerminal(
            ["quiz", "--mode", "reveal", "--think", "2", "--count", "1"], having: ["ftw for the win"],
            environment: ["NO_COLOR": "1"])
        let terminal = til.terminal
        try terminal.wait(for: " 0:02 locked>")
        terminal.send("\r")
        try terminal.wait(for: "Locked for ")
        #expect(!terminal.screen.text.contains("For the Win"))
        try terminal.wait("the answer to be free") { $0.cursorLine.hasSuffix(" Return>") }
        terminal.send(" ")
        try terminal.wait(for: "\n  For the Win\n1 again (1 min)  2 hard (6 min)  3 good (10 min)  4 easy (")
        try terminal.wait(forLine: "Grade, [Return] for good:")
        terminal.send("3")
        try terminal.wait(
            for:
                "Grade, [Return] for good: 3\nGraded good.\n  next   in 10 minutes\n[Return] next, [u] undo, [q] quit, [?]"
        )
        terminal.send("q")
        try terminal.wait(for: "  right        1 #\n")
    }

    @Test func aFlashcardIsGivenUp() throws {
        let til = try StoreTerminal(
            ["quiz", "--mode", "reveal", "--count", "1"], having: ["ftw for the win"], environment: ["NO_COLOR": "1"])
        try til.terminal.wait(for: "1 new  FTW\n")
        til.terminal.send("g")
        try til.terminal.wait(for: "Given up.\n  right  For the Win\n")
    }

    @Test func theTimeIsToldInWordsWhereNothingCanBeRedrawn() throws {
        let til = try StoreTerminal(
            ["quiz", "--count", "1", "--seconds", "6"], having: ["ftw for the win"], terminal: "dumb")
        let terminal = til.terminal
        try terminal.wait(forScreen: [StoreTerminal.hint, "", "1 new  FTW  (6 seconds)", ">"])
        terminal.send("half")
        try terminal.wait(for: "> half\n5 seconds left.\n> half")
        terminal.send("\u{18}t")
        try terminal.wait(for: "seconds left.\n> half\n1")
        try terminal.wait(for: " seconds left.\n> half")
        terminal.send("\u{18}p")
        try terminal.wait(for: "Paused. [Return] goes on, [Ctrl-C] ends.\n> half")
        #expect(!terminal.screen.text.contains("FTW"))
        #expect(!terminal.output.contains(0x1B))
    }

    @Test func theTimeIsToldInWordsWhereThatIsConfigured() throws {
        let til = try StoreTerminal(
            ["quiz", "--count", "1", "--seconds", "6"], having: ["ftw for the win"], environment: ["NO_COLOR": "1"]
        ) { _ = try $0.run("config ticks quiet") }
        let terminal = til.terminal
        try terminal.wait(forScreen: [StoreTerminal.hint, "", "1 new  FTW  (6 seconds)", ">"])
        terminal.send("half")
        try terminal.wait(forScreen: [StoreTerminal.hint, "", "1 new  FTW  (6 seconds)", "5 seconds left.", "> half"])
        #expect(terminal.screen.column == 6)
        terminal.send("\u{18}p")
        try terminal.wait(forScreen: [
            StoreTerminal.hint,
            "Paused; the question is hidden. [Return] or [Ctrl-X p] goes on, [Ctrl-C] ends.", "> half",
        ])
    }

    @Test func aScriptOfAPersonGetsJSONAndThePersonTheQuestions() throws {
        let til = try StoreTerminal(having: ["ftw for the win"], isInShell: true)
        let terminal = til.terminal
        try terminal.wait(forLine: "$")
        terminal.send("$TIL quiz --count 1 --json > out.json\r")
        try terminal.wait(for: "1 new  FTW")
        terminal.send("for the win\r")
        try terminal.wait(for: "Right.\n")
        try terminal.wait(forLine: "$")
        let json = try String(contentsOfFile: til.runner.folder + "/out.json", encoding: .utf8)
        #expect(json.hasPrefix("{\"answers\":[{\"asked\":\"FTW\","))
    }
}
