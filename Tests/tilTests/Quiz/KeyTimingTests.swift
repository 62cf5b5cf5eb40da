import Foundation
import Testing

@testable import TILCore
@testable import til

/// Keys that bounce, are held or come early, at a terminal: they never count for the next step.
@Suite(.waiting, .serialized) struct KeyTimingTests {
    /// A way to press a key: the times of its copies in milliseconds after the first.
    struct Press: Sendable {
        let copies: [Int]

        static let all =
            [20, 60, 120, 200].map { Press(copies: [$0]) }
            + [250, 500, 660].flatMap { first in
                [15, 33, 50].map { Press(copies: Array(stride(from: first, through: first + 300, by: $0))) }
            }
    }

    /// A quiz and the first key that ends a step of it.
    struct Quiz: Sendable {
        let options: [String]
        let typed: String
        let key: String
        /// What the screen shows once keys count.
        let ready: String
        /// The number of answers after the key, however it was pressed.
        let answers: Int
    }

    private static let quizzes = [
        Quiz(options: [], typed: "zzz", key: "\r", ready: " >", answers: 1),
        Quiz(options: ["--pace", "quick"], typed: "five", key: "\r", ready: " >", answers: 1),
        Quiz(options: ["--mode", "choice"], typed: "", key: "4", ready: "1-4>", answers: 1),
        Quiz(options: ["--mode", "choice", "--pace", "quick"], typed: "", key: "2", ready: "1-4>", answers: 1),
        Quiz(options: ["--mode", "reveal"], typed: "", key: "\r", ready: "Return>", answers: 0),
        Quiz(options: ["--mode", "reveal", "--pace", "quick"], typed: "", key: "\r", ready: "Return>", answers: 0),
    ]

    private static func terminal(_ runner: CommandRunner, _ quiz: Quiz, columns: Int) throws -> PseudoTerminal {
        try runner.terminal(
            ["til", "quiz", "--seconds", "60", "--meet", "never"] + quiz.options,
            environment: ["COLUMNS": "\(columns)", "LINES": "12", "NO_COLOR": "1"])
    }

    /// Presses a key in some way, and returns whether the copies were as close as they had to be.
    private static func press(_ key: String, _ press: Press, at terminal: PseudoTerminal) -> Bool {
        let clock = ContinuousClock()
        let start = clock.now
        terminal.send(key)
        var last = start
        var isKept = true
        for (index, copy) in press.copies.enumerated() {
            let due = start + .milliseconds(copy)
            terminal.rest(until: due)
            let now = clock.now
            // A machine under load is slower than a keyboard.
            let isLate =
                index > 0 ? last.duration(to: now) > .milliseconds(60) : due.duration(to: now) > .milliseconds(30)
            if isLate { isKept = false }
            last = now
            terminal.send(key)
        }
        terminal.rest(until: clock.now + .milliseconds(250))
        return isKept
    }

    @Test(arguments: [80, 40], 0..<6) func aDoubledOrHeldKeyCountsForOneStepOnly(columns: Int, number: Int) throws {
        let quiz = Self.quizzes[number]
        try atOnce([0, 1]) { half in
            for (index, press) in Press.all.enumerated() where index % 2 == half {
                for attempt in 1... {
                    let runner = try CommandRunner(having: "e five", "d four", "c three", "b two", "a one")
                    let terminal = try Self.terminal(runner, quiz, columns: columns)
                    try terminal.wait("the question") { $0.cursorLine.hasSuffix(quiz.ready) }
                    terminal.send(quiz.typed)
                    let isKept = Self.press(quiz.key, press, at: terminal)
                    let answers = try runner.store().practice().first?.answers ?? 0
                    if answers == quiz.answers { break }
                    if isKept || attempt == 50 {
                        throw PseudoTerminal.Failure(
                            description: "\(answers) answers after \(press) in \(quiz)\n\(terminal.picture)")
                    }
                }
            }
        }
    }

    @Test(arguments: [80, 40]) func aFastPersonsKeysAllCountInAQuizOfCards(columns: Int) throws {
        let quiz = Self.quizzes[4]
        let runner = try CommandRunner(having: "e five", "d four", "c three", "b two", "a one")
        let terminal = try Self.terminal(runner, quiz, columns: columns)
        let clock = ContinuousClock()
        for count in 1...5 {
            try terminal.wait("question \(count)") { $0.cursorLine.hasSuffix("Return>") }
            terminal.rest(until: clock.now + .milliseconds(50))
            terminal.send("\r")
            try terminal.wait("grades") { $0.lines[$0.row - 1].contains("easy") }
            terminal.rest(until: clock.now + .milliseconds(300))
            // Return is the key that was pressed last, and counts if no copy follows.
            terminal.send(count.isMultiple(of: 2) ? "\r" : "3")
            try terminal.wait("the end of answer \(count)") { !$0.cursorLine.hasPrefix("Grade") }
        }
        try terminal.wait("the question after the last answer") { $0.cursorLine.hasSuffix("Return>") }
        #expect(try runner.store().practice().first?.answers == 5)
    }

    @Test func textTypedRightAfterReturnIsKept() throws {
        let runner = try CommandRunner(having: "b two", "a one")
        let terminal = try Self.terminal(runner, Self.quizzes[0], columns: 80)
        try terminal.wait("the question") { $0.cursorLine.hasSuffix(" >") }
        terminal.send("zzz\r")
        try terminal.wait(for: "[Return] next")
        terminal.send("\r")
        terminal.send("answer")
        try terminal.wait("the text") { $0.cursorLine.hasSuffix(" > answer") }
    }

    @Test func textTypedAtThePageOfANewThingDoesNotQuit() throws {
        let runner = try CommandRunner(having: "b two", "a one")
        let terminal = try runner.terminal(["til", "quiz", "--meet", "always"], environment: ["NO_COLOR": "1"])
        try terminal.wait(for: "[Return] next, [Ctrl-C] ends.")
        for letter in "quality" {
            terminal.send(String(letter))
            terminal.rest(until: ContinuousClock().now + .milliseconds(60))
        }
        try terminal.wait("bells") { $0.bells > 0 }
        terminal.send("\r")
        // The first page is erased, since its meaning answers a question that follows.
        try terminal.wait("the next page") { $0.text.contains("2 new  A") }
        #expect(!terminal.screen.text.contains("2 new  B"))
    }

    @Test(arguments: [
        "\u{1B}[15~", "\u{1B}[17~", "\u{1B}[13;5u", "\u{1B}[<65;10;5M", "\u{1B}[M`*%", "\u{1B}[12;40R", "\u{1B}[I",
        "\u{1B}]11;rgb:1c1c/1c1c/1c1c\u{7}",
    ])
    func keysWithoutAFunctionTypeNothing(report: String) throws {
        let runner = try CommandRunner(having: "ftw for the win")
        let terminal = try runner.terminal(["til", "quiz", "--seconds", "60"], environment: ["NO_COLOR": "1"])
        try terminal.wait("the question") { $0.cursorLine.hasSuffix(" >") }
        terminal.send("for the" + report + " win\r")
        try terminal.wait(for: "Right.")
    }
}
