import Foundation
import Testing

@testable import til

/// A quiz as a person meets it: the clock, and what the keys do while a question waits.
@Suite struct QuizTerminalTests {
    private static let words = ["ftw for the win", "cd compact disc", "wtf what the fox"]

    /// What stands in the line, how the cursor is moved afterwards, and how many cells before the end it then is.
    struct Typed: Sendable {
        let text: String
        var keys = ""
        var cellsBack = 0
    }

    static let texts = [
        Typed(text: "for the"), Typed(text: "世界は広い", keys: "\u{2}\u{2}", cellsBack: 4),
        Typed(text: "an answer that is longer than a row of a narrow screen", keys: "\u{1}", cellsBack: 54),
        Typed(text: "e\u{301}tude 🚀 漢字", keys: "\u{2}", cellsBack: 2),
    ]

    @Test func twoTicksMoveNothing() throws {
        try atOnce(Self.texts.flatMap { typed in [80, 40].map { (typed, $0) } }) { typed, columns in
            let til = try StoreTerminal(
                ["quiz", "--count", "1", "--seconds", "60"], having: ["ftw for the win --tag chat"], columns: columns,
                rows: 12)
            let terminal = til.terminal
            try terminal.wait(for: "0:5")
            terminal.send(typed.text + typed.keys)
            var seen: Set<String> = []
            try terminal.wait("two ticks over «\(typed.text)» in \(columns) columns") { screen in
                guard let row = screen.lines.first(where: { $0.hasPrefix(" 0:") }) else { return false }
                let line = "\(row.prefix(5)) > \(typed.text)"
                let cursor = Layout.cursor(DisplayWidth.of(line) - typed.cellsBack, in: line, columns: columns)
                let expected = ["", "1/1  FTW  chat"] + Layout.rows(of: line, columns: columns)
                guard screen.text == expected.joined(separator: "\n"), screen.row == cursor.row + 2,
                    screen.column == cursor.column, screen.unknown.isEmpty, screen.bells == 0
                else { return false }
                seen.insert(String(row.prefix(5)))
                return seen.count == 3
            }
        }
    }

    @Test func whatStandsThereAtZeroIsJudged() throws {
        let right = "Time is up: right.\n  right  For The Win\n  next   in 6 minutes\n[Return] next, [u] undo"
        try atOnce([("for the win", right), ("for the", "Time is up.\n  typed  for the\n")]) { text, verdict in
            let til = try StoreTerminal(
                ["quiz", "--count", "1", "--seconds", "4"], having: ["ftw for the win"], environment: ["NO_COLOR": "1"])
            try til.terminal.wait(for: "1/1  FTW\n")
            til.terminal.send(text)
            try til.terminal.wait(for: " 0:00!> \(text)\n\(verdict)")
        }
    }

    @Test func theLastSecondsAreMarkedWithAndWithoutColour() throws {
        try atOnce([("", "1;31"), ("1", "")]) { noColor, style in
            let til = try StoreTerminal(
                ["quiz", "--count", "1", "--seconds", "7"], having: ["ftw for the win"],
                environment: ["NO_COLOR": noColor])
            try til.terminal.wait(for: " 0:06 >")
            try til.terminal.wait("the mark") { screen in
                screen.cursorLine == " 0:05!>" && screen.style(row: screen.row, column: 2) == style
            }
        }
    }

    @Test func moreTimeIsGivenAsOftenAsWanted() throws {
        let til = try StoreTerminal(["quiz", "--count", "1", "--seconds", "30"], having: ["ftw for the win"])
        try til.terminal.wait(for: " 0:")
        til.terminal.send("half\u{18}t\u{1B}OQ\u{18}t")
        try til.terminal.wait("a minute") { $0.cursorLine.hasPrefix(" 0:5") && $0.cursorLine.hasSuffix("> half") }
    }

    @Test func aPauseHidesTheQuestionAndAllThatWasSaidOfIt() throws {
        let til = try StoreTerminal(
            ["quiz", "--count", "1", "--seconds", "60"], having: ["ftw for the win --tag chat"])
        let terminal = til.terminal
        try terminal.wait(for: "1/1  FTW  chat\n")
        terminal.send("half an an\u{18}h")
        try terminal.wait(for: "these keys (til-help)")
        terminal.send("\u{2}\u{18}p")
        try terminal.wait(forScreen: ["Paused; the question is hidden. [Return] goes on, [q] ends."])
        #expect(!terminal.screen.scrollback.joined().contains("FTW"))
        terminal.send("\r")
        try terminal.wait("the question with its answer") {
            $0.text.contains("\n1/1  FTW  chat\n") && $0.cursorLine.hasSuffix("> half an an") && $0.column == 17
        }
        terminal.send("\u{18}p")
        try terminal.wait(forLine: "Paused; the question is hidden. [Return] goes on, [q] ends.")
        #expect(!terminal.screen.text.contains("FTW"))
        terminal.send("q")
        try terminal.wait(for: "No question was answered.")
    }

    @Test func aQuestionMarkListsTheKeysAndAPauseHidesThemToo() throws {
        let til = try StoreTerminal(["quiz", "--count", "1", "--seconds", "60"], having: ["ftw for the win"])
        let terminal = til.terminal
        try terminal.wait(for: "1/1  FTW\n")
        terminal.send("?\r")
        try terminal.wait(
            for:
                "  Ctrl-X t or F2  more time (til-more-time)\n  Ctrl-X p or F3  pause, and hide the question (til-pause)\n  Ctrl-X g or F4  give up (til-give-up)\n"
        )
        try terminal.wait("the question's line") { $0.cursorLine.hasPrefix(" 0:") && $0.cursorLine.hasSuffix(">") }
        terminal.send("\u{18}p")
        try terminal.wait(forScreen: ["Paused; the question is hidden. [Return] goes on, [q] ends."])
    }

    @Test func aSmallScreenShowsTheKeysBelowTheQuestion() throws {
        let til = try StoreTerminal(
            ["quiz", "--count", "1", "--seconds", "60"], having: ["ftw for the win"], columns: 40, rows: 12)
        let terminal = til.terminal
        try terminal.wait(for: "1/1  FTW\n")
        terminal.send("\u{1B}OP")
        try terminal.wait(for: "  F2        more time\n")
        try terminal.wait("the question above the keys") { $0.lines[0] == "1/1  FTW" || $0.lines[1] == "1/1  FTW" }
        terminal.send("\u{18}p")
        try terminal.wait(forScreen: ["Paused. [Return] goes on, [q] ends."])
    }

    @Test func whatIsTypedBeforeThereIsALineForItIsNotShown() throws {
        let til = try StoreTerminal(["quiz", "--count", "1", "--seconds", "60"], having: ["ftw for the win"])
        let terminal = til.terminal
        try terminal.wait(for: "1/1  FTW\n")
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
        try terminal.wait(for: "1/1  FTW\n")
        terminal.send("half")
        try terminal.wait("the answer") { $0.cursorLine.hasSuffix("> half") }
        terminal.send("\u{1A}")
        try terminal.wait(forLine: "$")
        #expect(!terminal.screen.text.contains("FTW"))
        #expect(terminal.isCooked)
        terminal.send("fg\r")
        try terminal.wait(forLine: "Paused; the question is hidden. [Return] goes on, [q] ends.")
        terminal.send(" ")
        try terminal.wait("the question again") { $0.text.contains("1/1  FTW\n") && $0.cursorLine.hasSuffix("> half") }
    }

    @Test func givingUpShowsTheAnswer() throws {
        let til = try StoreTerminal(
            ["quiz", "--count", "1"], having: ["ftw for the win"], environment: ["NO_COLOR": "1"])
        try til.terminal.wait(for: "1/1  FTW\n")
        til.terminal.send("for\u{18}g")
        try til.terminal.wait(
            for:
                "> for\nGiven up.\n  typed  for\n  right  For The Win\n  next   in 1 minute\n[Return] next, [u] undo, [q] quit, [?]"
        )
    }

    // MARK: - After the answer

    /// A quiz of which the first question was answered wrong.
    private func answered(_ words: [String] = words) throws -> StoreTerminal {
        let til = try StoreTerminal(
            ["quiz", "--seconds", "0"], having: words, environment: ["NO_COLOR": "1"], rows: 60)
        try til.terminal.wait(for: "1/\(words.count)  ")
        til.terminal.send("what the dog\r")
        try til.terminal.wait(for: "Wrong.\n")
        try til.terminal.wait(forLine: "[Return] next, [r] I was right, [u] undo, [q] quit, [?]")
        return til
    }

    @Test func onesWordCounts() throws {
        let terminal = try answered().terminal
        terminal.send("r")
        try terminal.wait(for: "Right, as you say.\n")
        try terminal.wait(for: "  next   in 10 minutes\n[Return] next, [u] undo, [q] quit, [?]")
        terminal.send("r")
        try terminal.wait("the bell") { $0.bells == 1 }
        terminal.send("\r")
        try terminal.wait(for: "\n2/3  CD\n")
    }

    @Test func anAnswerIsTakenBackAlsoAfterTheLastQuestion() throws {
        let til = try answered(["wtf what the fox"])
        til.terminal.send("u")
        try til.terminal.wait(for: "Taken back; once more:\n\n1/1  WTF\n 0:00 >")
        #expect(try til.runner.store().practice().reduce(0) { $0 + $1.answers } == 0)
        til.terminal.send("what the fox\r")
        try til.terminal.wait(for: "\nRight.\n")
    }

    @Test func theThingIsEditedAndItsDetailOpened() throws {
        let til = try answered()
        let terminal = til.terminal
        terminal.send("d")
        try terminal.wait(for: "\n  WTF\n  What The Fox\n")
        try terminal.wait(forLine: "[Return] next, [r] I was right, [u] undo, [q] quit, [?]")
        terminal.send("e")
        try terminal.wait(forLine: "short: WTF")
        terminal.send("\r")
        try terminal.wait(forLine: "long:  What The Fox")
        terminal.send("\u{17}dog\r\r\r")
        try terminal.wait(for: "  right  What The Dog\n")
        terminal.send("q")
        try terminal.wait(
            for: "Look again:\n  WTF  What The Dog\n2 questions left unanswered; 'til quiz' goes on with them.")
        #expect(try terminal.waitForExit() == 0)
        #expect(try til.runner.run("wtf").output.hasPrefix("WTF  What The Dog\n"))
    }

    @Test func keysThatMeanNothingRing() throws {
        let terminal = try answered().terminal
        terminal.send("x")
        try terminal.wait("the bell") { $0.bells == 1 }
        terminal.send("?")
        try terminal.wait(for: "  after it        Return next, r I was right, u undo, e edit, d details, q quit\n")
    }

    // MARK: - The end

    @Test func controlCEndsWithTheSummaryAndTheRestIsOfferedAgain() throws {
        let til = try answered()
        til.terminal.send("\r")
        try til.terminal.wait(for: "2/3  CD\n")
        til.terminal.send("compact")
        try til.terminal.wait("the answer") { $0.cursorLine.hasSuffix("> compact") }
        til.terminal.send("\u{3}")
        try til.terminal.wait(for: "> compact^C\n\n1 answer in 0:")
        try til.terminal.wait(for: "2 questions left unanswered; 'til quiz' goes on with them.")
        #expect(try til.terminal.waitForExit() == 130)
        let next = try til.again(["quiz"])
        try next.wait(for: "The last quiz was interrupted with 2 questions left.\nGo on with it? [Y/n]")
        next.send("\r")
        try next.wait(for: "\n1/2  CD\n")
    }

    @Test func aQuizThatIsNotWantedIsForgotten() throws {
        let til = try answered()
        til.terminal.send("q")
        #expect(try til.terminal.waitForExit() == 0)
        let next = try til.again(["quiz", "--count", "1"])
        try next.wait(for: "Go on with it? [Y/n]")
        next.send("n\r")
        try next.wait(for: "\n1/1  CD\n")
        next.send("compact disc\r")
        try next.wait(for: "[Return] next,")
        next.send("\r")
        #expect(try next.waitForExit() == 0)
        #expect(!next.screen.text.contains("unanswered"))
        #expect(try til.runner.store().unfinishedQuiz() == nil)
    }

    @Test func aTerminalThatIsGoneLeavesTheQuizToBeGoneOnWith() throws {
        let til = try answered()
        til.terminal.send("\r")
        try til.terminal.wait(for: "2/3  CD\n")
        til.terminal.hangUp()
        _ = try til.terminal.waitForExit()
        #expect(try til.runner.store().unfinishedQuiz()?.count == 2)
        let next = try til.again(["quiz"])
        try next.wait(for: "The last quiz was interrupted with 2 questions left.\n")
    }

    @Test func inTheREPLOneIsBackAtThePrompt() throws {
        let til = try StoreTerminal(having: ["ftw for the win"])
        try til.terminal.wait(forLine: "til>")
        til.terminal.send("quiz\r")
        try til.terminal.wait(for: "1/1  FTW\n")
        til.terminal.send("\u{3}")
        try til.terminal.wait(for: "No question was answered.\ntil>")
    }

    @Test func aPasteAnswersOneQuestion() throws {
        let til = try StoreTerminal(["quiz"], having: Self.words, environment: ["NO_COLOR": "1"])
        try til.terminal.wait(for: "1/3  WTF\n")
        til.terminal.paste("what the\nfox\n")
        try til.terminal.wait("the answer") { $0.cursorLine.hasSuffix("> what the fox") }
        til.terminal.send("\r")
        try til.terminal.wait(for: "Right.\n  right  What The Fox\n")
    }
}
