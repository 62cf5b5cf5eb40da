import Foundation
import Testing

@testable import TILCore
@testable import til

@Suite struct StatsTests {

    @Test func theTerminalDecidesOnColours() throws {
        let runner = try CommandRunner(having: "cd compact disc")
        _ = try runner.run("quiz --count 1", input: "compact disc\n")
        #expect(try runner.run("stats --color always").output.contains("38;5;"))
        runner.variables["TERM"] = "xterm"
        #expect(try runner.run("stats --color always").output.contains("38;5;") == false)
    }

    @Test func jsonHasAllOfIt() throws {
        let runner = try CommandRunner(having: "cd compact disc", "ftw for the win")
        runner.now -= 2 * 86_400
        _ = try runner.run("quiz --count 2", input: "compact disc\nwhat\n")
        runner.now += 2 * 86_400
        _ = try runner.run("quiz --count 1", input: "for the win\n")
        let json = try runner.run("stats --json").output
        let statistics = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect(
            Set(statistics.keys) == [
                "at", "day", "things", "due", "retention", "stability", "streak", "hardest", "time", "days",
            ])
        #expect(statistics["at"] as? String == "2026-11-21T08:00:00Z")
        #expect(statistics["day"] as? String == "2026-11-21")
        #expect(
            statistics["things"] as? [String: Int] == [
                "all": 2, "new": 0, "memories": 2, "learning": 2, "mature": 0, "leeches": 0, "suspended": 0,
            ])
        let due = try #require(statistics["due"] as? [String: Any])
        let days = try #require(due["days"] as? [[String: Any]])
        #expect(days.count == 30)
        #expect(days.first?["day"] as? String == "2026-11-21" && days.first?["count"] as? Int == 2)
        let retention = try #require(statistics["retention"] as? [String: Any])
        #expect(retention["desired"] as? Double == 0.9)
        let months = try #require(retention["months"] as? [[String: Any]])
        #expect(months.map { $0["month"] as? String } == ["2026-11"])
        #expect(months.map { $0["recalls"] as? Int } == [1] && months.map { $0["retention"] as? Double } == [1])
        let streak = try #require(statistics["streak"] as? [String: Any])
        #expect(streak["days"] as? Int == 1 && streak["bestFrom"] as? String == "2026-11-21")
        let hardest = try #require(statistics["hardest"] as? [[String: Any]])
        #expect(hardest.map { $0["short"] as? String } == ["FTW"])
        let practised = try #require(statistics["days"] as? [[String: Any]])
        #expect(practised.map { $0["answers"] as? Int } == [1, 2])
    }
}

/// The page of statistics.
@Suite struct StatsPageTests {
    @Test func isOnePageWithoutAnythingHostile() throws {
        let runner = try CommandRunner()
        _ = try runner.run(words: ["add", "--as-is", "<i>", "<script>alert(1)</script>"])
        runner.now -= 86_400
        for _ in 0..<8 { _ = try runner.run("quiz --cram --count 1", input: "wrong\n") }
        _ = try runner.run("quiz --count 1", input: "wrong\n")
        runner.now += 86_400
        let path = runner.folder + "/stats.html"
        #expect(try runner.run("stats --html \(path)").errors == "Wrote the statistics to \(path).\n")
        let page = try String(contentsOfFile: path, encoding: .utf8)
        #expect(page.hasPrefix("<!DOCTYPE html>\n") && page.hasSuffix("</html>\n"))
        #expect(!page.contains("<script") && !page.contains("<i>") && !page.contains("://"))
        #expect(page.components(separatedBy: "<svg").count >= 3)
        #expect(page.contains("<title>2026-11-20: 9 answers</title>"))
        #expect(try runner.run("stats --html \(path) --json").code == 64)
        #expect(try CommandRunner().run("stats --html \(path)").code == 1)
    }
}
