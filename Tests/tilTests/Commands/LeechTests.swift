import Foundation
import Testing

@testable import TILCore
@testable import til

@Suite struct LeechTests {
    /// Fails a thing and learns it again, a few days apart, until it is a leech after three lapses.
    private func withLeech() throws -> CommandRunner {
        let runner = try CommandRunner(having: "ftw for the win --tag chat", "cd compact disc --tag media")
        _ = try runner.run("config leech 3")
        _ = try runner.run("config learning-steps none")
        _ = try runner.run("config relearning-steps none")
        for _ in 0..<4 {
            _ = try runner.run("quiz --tag media", input: "wrong\n")
            runner.now += 5 * 86_400
        }
        return runner
    }

    @Test func isListedOnceItWasForgottenOftenEnough() throws {
        let runner = try withLeech()
        let thing = try #require(runner.store().meanings(of: "CD").first)
        #expect(try runner.store().memories(of: thing.id)[.meaning]?.lapses == 3)
        #expect(try runner.run("list --leeches") == .init(output: " 1  CD    Compact Disc  #media\n"))
        #expect(try runner.run("list --leeches --tag chat").code == 1)
        _ = try runner.run("config leech 4")
        #expect(try runner.run("list --leeches") == .init(errors: "til: There are no leeches.\n", code: 1))
    }
}
