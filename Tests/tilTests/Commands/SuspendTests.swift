import Foundation
import Testing

@testable import til

@Suite struct SuspendTests {
    @Test func whatIsDueAndSuspendedIsNotCounted() throws {
        let runner = try CommandRunner(having: "ftw for the win")
        _ = try runner.run("quiz 1", input: "x\n")
        runner.now += 86_400
        let store = try runner.store()
        let today = try store.settings().studyDay(of: runner.now, utcOffset: 0)
        #expect(try store.dueCount(at: runner.now, on: today) == 1)
        _ = try runner.run("suspend ftw")
        #expect(try store.dueCount(at: runner.now, on: today) == 0)
        let statistics = try store.statistics(at: runner.now, on: today)
        #expect(
            statistics.due.now == 0 && statistics.due.days.allSatisfy { $0 == 0 } && statistics.counts.suspended == 1)
    }
}
