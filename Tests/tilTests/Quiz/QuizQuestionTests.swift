import Testing

@testable import til

/// What the keys do while a question waits.
@Suite struct QuizQuestionTests {
    @Test func aPauseHidesTheQuestionAndAllThatWasSaidOfIt() throws {
        let til = try StoreTerminal(
            ["quiz", "--count", "1", "--seconds", "60"], having: ["ftw for the win --tag chat"])
        let terminal = til.terminal
        try terminal.wait(for: "1 new  FTW  #chat\n")
        terminal.send("half an an\u{18}h")
        try terminal.wait(for: "these keys (til-help)")
        terminal.send("\u{2}\u{18}p")
        try terminal.wait("the pause with what was typed") {
            $0.text == StoreTerminal.hint
                + "\nPaused; the question is hidden. [Return] or [Ctrl-X p] goes on, [Ctrl-C] ends.\n> half an an"
                && $0.column == 11
        }
        #expect(!terminal.screen.scrollback.joined().contains("FTW"))
        terminal.send("\r")
        try terminal.wait("the question with its answer") {
            $0.text.contains("\n1 new  FTW  #chat\n") && $0.cursorLine.hasSuffix("> half an an") && $0.column == 17
        }
        terminal.send("\u{18}p")
        try terminal.wait("the pause again") { $0.cursorLine == "> half an an" && !$0.text.contains("FTW") }
        terminal.send("\u{3}")
        try terminal.wait(for: "No question was answered.")
    }

    @Test func aQuestionMarkListsTheKeysAndAPauseHidesThemToo() throws {
        let til = try StoreTerminal(["quiz", "--count", "1", "--seconds", "60"], having: ["ftw for the win"])
        let terminal = til.terminal
        try terminal.wait(for: "1 new  FTW\n")
        terminal.send("?\r")
        try terminal.wait(
            for:
                "  Ctrl-X t or F2  more time (til-more-time)\n  Ctrl-X -        less time (til-less-time)\n  Ctrl-X r        begin the countdown anew (til-restart)\n  Ctrl-X p or F3  pause, and hide the question (til-pause)\n  Ctrl-X g or F4  give up (til-give-up)\n"
        )
        try terminal.wait("the question's line") { $0.cursorLine.hasPrefix(" 0:") && $0.cursorLine.hasSuffix(">") }
        terminal.send("\u{18}p")
        try terminal.wait(forScreen: [
            StoreTerminal.hint,
            "Paused; the question is hidden. [Return] or [Ctrl-X p] goes on, [Ctrl-C] ends.", ">",
        ])
    }

    @Test func aSmallScreenShowsTheKeysBelowTheQuestion() throws {
        let til = try StoreTerminal(
            ["quiz", "--count", "1", "--seconds", "60"], having: ["ftw for the win"], columns: 40, rows: 12)
        let terminal = til.terminal
        try terminal.wait(for: "1 new  FTW\n")
        terminal.send("\u{1B}OP")
        try terminal.wait(for: "  F2        more time\n")
        try terminal.wait("the question above the keys") { $0.lines[2] == "1 new  FTW" }
        terminal.send("\u{18}p")
        try terminal.wait(forScreen: [StoreTerminal.hint, "Paused. [Return] goes on, [Ctrl-C] ends.", ">"])
    }

    @Test func whatIsTypedBeforeThereIsALineForItIsNotShown() throws {
        let til = try StoreTerminal(["quiz", "--count", "1", "--seconds", "60"], having: ["ftw for the win"])
        let terminal = til.terminal
        try terminal.wait(for: "1 new  FTW\n")
        // Another program writes, so that the answer has to wait, and the next line with it.
        let other = try HeldStore(til.runner.database)
        terminal.send("for the win\r")
        try terminal.wait("the end of the line") { $0.cursorLine.isEmpty }
        terminal.send("zzz")
        other.release()
        try terminal.wait(for: "[Return] next")
        #expect(!terminal.screen.text.contains("z"))
    }

    @Test func stoppingTheJobHidesTheQuestion() throws {
        let til = try StoreTerminal(having: ["ftw for the win"], isInShell: true)
        let terminal = til.terminal
        try terminal.wait(forLine: "$")
        terminal.send("$TIL quiz --seconds 60\r")
        try terminal.wait(for: "1 new  FTW\n")
        terminal.send("half")
        try terminal.wait("the answer") { $0.cursorLine.hasSuffix("> half") }
        terminal.send("\u{1A}")
        try terminal.wait(forLine: "$")
        #expect(!terminal.screen.text.contains("FTW"))
        #expect(terminal.isCooked)
        terminal.send("fg\r")
        try terminal.wait(forLine: "> half")
        terminal.send("\r")
        try terminal.wait("the question again") {
            $0.text.contains("1 new  FTW\n") && $0.cursorLine.hasSuffix("> half")
        }
    }

    @Test func givingUpShowsTheAnswer() throws {
        let til = try StoreTerminal(
            ["quiz", "--count", "1"], having: ["ftw for the win"], environment: ["NO_COLOR": "1"])
        try til.terminal.wait(for: "1 new  FTW\n")
        til.terminal.send("for\u{18}g")
        try til.terminal.wait(
            for:
                "> for\nGiven up.\n  typed  for\n  right  For the Win\n  next   in 1 minute\n[Return] next, [u] undo, [q] quit, [?]"
        )
    }

    @Test func aPasteAnswersOneQuestion() throws {
        let til = try StoreTerminal(["quiz"], having: StoreTerminal.threeQuestions, environment: ["NO_COLOR": "1"])
        try til.terminal.wait(for: "3 new  WTF\n")
        til.terminal.paste("what the\nfox\n")
        try til.terminal.wait("the answer") { $0.cursorLine.hasSuffix("> what the fox") }
        til.terminal.send("\r")
        try til.terminal.wait(for: "Right.\n  right  What the Fox\n")
    }
}
