import Testing

@testable import til

/// How a quiz ends at a terminal, and goes on another time.
@Suite struct QuizEndTests {
    @Test func controlCEndsWithTheSummaryAndTheRestIsOfferedAgain() throws {
        let til = try StoreTerminal.answeredWrong()
        til.terminal.send("\r")
        try til.terminal.wait(for: "2 new, 1 again  CD\n")
        til.terminal.send("compact")
        try til.terminal.wait("the answer") { $0.cursorLine.hasSuffix("> compact") }
        til.terminal.send("\u{3}")
        try til.terminal.wait(for: "> compact^C\n\n1 answer in 0:")
        try til.terminal.wait(for: "2 questions left unanswered; 'til quiz' goes on with them.")
        #expect(try til.terminal.waitForExit() == 130)
        #expect(til.terminal.isCooked)
        let next = try til.again(["quiz"])
        try next.wait(for: "The last quiz was interrupted with 2 questions left.\nGo on with it? [Y/n]")
        next.send("\r")
        try next.wait(for: "\n2 new  CD\n")
    }

    @Test func withinTheProgramCommandsAreNamedAsTheyAreTypedThere() throws {
        let til = try StoreTerminal(having: StoreTerminal.threeThings)
        try til.terminal.wait(forLine: "til>")
        til.terminal.send("quiz\r")
        try til.terminal.wait(for: "3 new  ")
        til.terminal.send("no\r")
        try til.terminal.wait(forLine: "[Return] next, [r] I was right, [u] undo, [q] quit, [?]")
        til.terminal.send("q")
        try til.terminal.wait(for: "2 questions left unanswered; 'quiz' goes on with them.")
    }

    @Test func aQuizThatIsNotWantedIsForgotten() throws {
        let til = try StoreTerminal.answeredWrong()
        til.terminal.send("q")
        #expect(try til.terminal.waitForExit() == 0)
        #expect(til.terminal.isCooked)
        let next = try til.again(["quiz", "--count", "1"])
        try next.wait(for: "Go on with it? [Y/n]")
        next.send("n\r")
        try next.wait(for: "\n1 new  CD\n")
        next.send("compact disc\r")
        try next.wait(for: "[Return] next,")
        next.send("\r")
        #expect(try next.waitForExit() == 0)
        #expect(!next.screen.text.contains("unanswered"))
        #expect(try til.runner.store().unfinishedQuiz() == nil)
    }

    @Test func itGoesOnAsItBegan() throws {
        let til = try StoreTerminal(
            ["quiz", "--mode", "choice", "--seconds", "900"], having: ["cd compact disc", "ftw for the win"])
        try til.terminal.wait(for: "2 new  CD\n")
        til.terminal.send("g")
        try til.terminal.wait(for: "[Return] next")
        til.terminal.send("q")
        #expect(try til.terminal.waitForExit() == 0)
        let next = try til.again(["quiz"])
        try next.wait(for: "Go on with it? [Y/n]")
        next.send("\r")
        try next.wait(for: "\n1 new  FTW\n")
        try next.wait("four answers and the time") {
            $0.text.contains("\n  1  ") && $0.cursorLine.hasPrefix("14:")
        }
    }

    @Test func aTerminalThatIsGoneLeavesTheQuizToBeGoneOnWith() throws {
        let til = try StoreTerminal.answeredWrong()
        til.terminal.send("\r")
        try til.terminal.wait(for: "2 new, 1 again  CD\n")
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
        try til.terminal.wait(for: "1 new  FTW\n")
        til.terminal.send("\u{3}")
        try til.terminal.wait(for: "No question was answered.\ntil>")
    }
}
