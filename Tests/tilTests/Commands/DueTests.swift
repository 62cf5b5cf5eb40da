import Foundation
import Testing

@testable import til

/// `til due`, for a shell's prompt.
@Suite struct DueTests {
    private typealias Result = CommandRunner.Result

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
