import Foundation
import Testing

@testable import TILCore
@testable import til

@Suite struct HistoryTests {
    /// A store in which three things were practised yesterday and one today.
    private func practised() throws -> CommandRunner {
        let runner = try CommandRunner(
            having: "cd compact disc", "api application programming interface", "ftw for the win")
        runner.now -= 86_400
        let first = try runner.run("quiz --count 3", input: "compact disc\nno idea\nfor teh win\n")
        try #require(first.code == 0, "\(first)")
        runner.now += 86_400
        let second = try runner.run("quiz --count 1", input: "application programming interface\n")
        try #require(second.code == 0, "\(second)")
        return runner
    }

    @Test func jsonHasAllOfIt() throws {
        let runner = try practised()
        _ = try runner.run("remove cd --yes")
        let json = try runner.run("history --json").output
        let days = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
        #expect(days.map { $0["day"] as? String } == ["2026-11-21", "2026-11-20"])
        #expect(days.map { $0["answers"] as? Int } == [1, 3])
        #expect(days.map { $0["remembered"] as? Int } == [1, 2])
        #expect(days.map { $0["recalls"] as? Int } == [1, 0])
        #expect(days.map { $0["recalled"] as? Int } == [1, 0])
        #expect(
            days[1]["verdicts"] as? [String: Int] == [
                "correct": 1, "close": 1, "wrong": 1, "timedOut": 0, "givenUp": 0,
            ])
        // What was removed since was practised all the same.
        let things = try #require(days[1]["things"] as? [[String: Any]])
        #expect(things.map { $0["short"] as? String } == ["CD", "API", "FTW"])
        #expect(things.map { $0["verdicts"] as? [String] } == [["correct"], ["wrong"], ["close"]])
        #expect(
            Set(days[0].keys) == [
                "day", "answers", "remembered", "verdicts", "seconds", "recalls", "recalled", "things",
            ])
        #expect(Set(things[0].keys) == ["id", "short", "long", "verdicts"])
    }
}
