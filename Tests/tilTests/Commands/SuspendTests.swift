import Foundation
import Testing

@testable import til

@Suite struct SuspendTests {
    private typealias Result = CommandRunner.Result

    @Test func undoTakesItBack() throws {
        let runner = try CommandRunner(having: "ftw for the win")
        _ = try runner.run("suspend ftw")
        #expect(try runner.run("undo") == Result(errors: "Undone: FTW (For the Win) is asked again.\n"))
        #expect(try runner.store().suspended().isEmpty)
        _ = try runner.run("suspend ftw")
        let since = try runner.store().suspended().map(\.suspended)
        _ = try runner.run("resume ftw")
        #expect(try runner.run("undo") == Result(errors: "Undone: FTW (For the Win) is suspended again.\n"))
        #expect(try runner.store().suspended().map(\.suspended) == since)
    }

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

    @Test func sourceAndSuspensionGoThroughAnExport() throws {
        let runner = try CommandRunner(having: "ftw for the win --source 'RFC 9110'")
        _ = try runner.run("suspend ftw")
        let file = try runner.run("export --format jsonl").output
        let other = try CommandRunner()
        let path = other.folder + "/things.jsonl"
        try file.write(toFile: path, atomically: true, encoding: .utf8)
        #expect(try other.run("import \(path)").code == 0)
        #expect(try other.run("export --format jsonl").output == file)
        let thing = try #require(try other.store().suspended().first)
        #expect(thing.source == "RFC 9110")
    }
}
