import Testing

@testable import til

/// What the keys do after an answer.
@Suite struct QuizVerdictTests {
    @Test func onesWordCounts() throws {
        let til = try StoreTerminal.answeredWrong()
        let terminal = til.terminal
        // The store's folder goes with its last reference.
        defer { withExtendedLifetime(til) {} }
        terminal.send("r")
        try terminal.wait(for: "Right, as you say.  00:0")
        try terminal.wait(for: "  next   again in this quiz\n[Return] next, [u] undo, [q] quit, [?]")
        terminal.send("r")
        try terminal.wait("the bell") { $0.bells == 1 }
        terminal.send("\r")
        try terminal.wait(for: "\n2 new, 1 again  CD\n")
    }

    @Test func anAnswerIsTakenBackAlsoAfterTheLastQuestion() throws {
        let til = try StoreTerminal.answeredWrong(["wtf what the fox"])
        til.terminal.send("u")
        try til.terminal.wait(for: "Taken back; once more:\n\n1 new  WTF\n 0:00 >")
        #expect(try til.runner.store().practice().reduce(0) { $0 + $1.answers } == 0)
        til.terminal.send("what the fox\r")
        try til.terminal.wait(for: "\nRight.  00:0")
    }

    @Test func theThingIsEditedAndItsDetailOpened() throws {
        let til = try StoreTerminal.answeredWrong()
        let terminal = til.terminal
        terminal.send("d")
        try terminal.wait(for: "\n  WTF\n  What the Fox\n")
        try terminal.wait(forLine: "[Return] next, [r] I was right, [u] undo, [q] quit, [?]")
        terminal.send("e")
        try terminal.wait(forLine: "short: WTF")
        terminal.send("\r")
        try terminal.wait(forLine: "long:  What the Fox")
        terminal.send("\u{17}dog\r\r\r")
        // Keys count again when the line that names them is there.
        try terminal.wait(for: "  right  What the Dog\n  next   again in this quiz\n[Return] next, [r]")
        terminal.send("q")
        try terminal.wait(
            for: "Look again:\n  WTF  What the Dog\n2 questions left unanswered; 'til quiz' goes on with them.")
        #expect(try terminal.waitForExit() == 0)
        #expect(try til.runner.run("wtf").output.hasPrefix("WTF  What the Dog\n"))
    }

    @Test func keysThatMeanNothingRing() throws {
        let til = try StoreTerminal.answeredWrong()
        let terminal = til.terminal
        defer { withExtendedLifetime(til) {} }
        terminal.send("x")
        try terminal.wait("the bell") { $0.bells == 1 }
        terminal.send("?")
        try terminal.wait(
            for: """
                [?] ?
                  Return  next
                  r       I was right
                  1-4     grade: again, hard, good, easy
                  u       undo the answer, ask it again
                  e       edit the thing
                  d       its details
                  h       its answers so far
                  s       suspend it: asked no more
                  q       quit; answers are kept
                [Return] next, [r]
                """)
    }
}
