import Foundation
import Testing

@testable import TILCore
@testable import til

@Suite struct HistoryTests {
    private typealias Result = CommandRunner.Result

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

    @Test func tellsEachDayNewestFirst() throws {
        let runner = try practised()
        #expect(
            try runner.run("history").output.replacing(/[0-9]+ s\b/, with: "0 s") == """
                2026-11-21 Sat   1 answer  100 % right  0 s
                2026-11-20 Fri  3 answers   67 % right  0 s  1 slip, 1 wrong

                """)
        var result = try runner.run("history --full")
        // How long the answers took is the machine's affair.
        result.output.replace(/[0-9]+ s\b/, with: "0 s")
        #expect(
            result
                == Result(
                    output: """
                        2026-11-21 Sat   1 answer  100 % right  0 s
                          API  right  Application Programming Interface

                        2026-11-20 Fri  3 answers   67 % right  0 s  1 slip, 1 wrong
                          CD   right  Compact Disc
                          API  wrong  Application Programming Interface
                          FTW  slip   For the Win

                        """))
    }

    @Test func daysBoundHowFarItGoesBack() throws {
        let runner = try practised()
        #expect(try runner.run("history --days 1").output.contains("2026-11-20") == false)
        runner.now += 13 * 86_400
        #expect(try runner.run("history").output.hasPrefix("2026-11-21"))
        runner.now += 86_400
        #expect(
            try runner.run("history")
                == Result(
                    errors: """
                        til: Nothing was practised in 14 days, last on 2026-11-21; 'til history --days 15' goes back to it.

                        """, code: 1))
        #expect(try runner.run("history --days 15").code == 0)
        #expect(try runner.run("history --days 0").code == 64)
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
