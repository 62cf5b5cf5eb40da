import Foundation
import Testing

@testable import til

/// `til due`, for a shell's prompt.
@Suite struct DueTests {
    private typealias Result = CommandRunner.Result

    @Test func countsWhatIsDueAndNew() throws {
        let runner = try CommandRunner(having: "ftw for the win", "cd compact disc", "wtf what the fox")
        #expect(try runner.run("due") == Result(output: "nothing due, 3 new\n"))
        #expect(try runner.run("due --short") == Result(output: "+3\n"))
        _ = try runner.run("quiz --count 1", input: "for the win\n")
        runner.now += 2 * 86_400
        #expect(try runner.run("due") == Result(output: "1 due, 2 new\n"))
        #expect(try runner.run("due --short") == Result(output: "1+2\n"))
        #expect(try runner.run("due --json") == Result(output: #"{"due":1,"new":2}"# + "\n"))
        _ = try runner.run("config new-per-day 0")
        #expect(try runner.run("due --color never") == Result(output: "1 due\n"))
        #expect(try runner.run("due --short --json").code == 64)
    }

    @Test func makesNoStoreAndSaysNothingInAPrompt() throws {
        let runner = try CommandRunner()
        #expect(try runner.run("due") == Result(output: "nothing due\n"))
        #expect(try runner.run("due --short") == Result())
        #expect(!FileManager.default.fileExists(atPath: runner.database))
    }

    @Test func theGreetingSaysNewThingsToo() throws {
        let til = try StoreTerminal(having: StoreTerminal.threeThings)
        try til.terminal.wait(for: "Things I Learned: 3 things, nothing due, 3 new, never studied;")
    }
}
