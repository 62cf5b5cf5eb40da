import Foundation
import Testing

@testable import TILCore
@testable import til

@Suite struct CheckCommandTests {
    private typealias Result = CommandRunner.Result

    private func asked() throws -> CommandRunner {
        let runner = try CommandRunner(having: "ftw for the win", "cd compact disc")
        _ = try runner.run("quiz --count 2", input: "compact disc\nfor the win\n")
        return runner
    }

    private func damage(_ runner: CommandRunner, _ sql: String) throws {
        try runner.store().writing { db in try db.execute(sql: sql) }
    }

    @Test func aFaultIsToldAndRepaired() throws {
        let runner = try asked()
        try damage(runner, "UPDATE memory SET stability = 1 WHERE thing = 1; UPDATE thing SET key = 'x' WHERE id = 1")
        let faults = """
            FTW is kept as 'x', so that a look-up does not find it.
            The memory of FTW (For the Win) (meaning) is not what its reviews amount to.

            """
        #expect(
            try runner.run("check")
                == Result(
                    output: faults,
                    errors: """
                        til: Checked 2 things, 2 reviews: 2 faults; 'til check --repair' computes again what can be.

                        """, code: 65))
        #expect(
            try runner.run("check --repair")
                == Result(output: "Repaired 2 faults.\nChecked 2 things, 2 reviews: all well.\n"))
        #expect(try runner.run("check").code == 0)
    }

    @Test func whatCannotBeRepairedIsToldAgain() throws {
        let runner = try asked()
        try damage(
            runner,
            """
            INSERT INTO thing (uuid, key, short, long, added) SELECT zeroblob(16), key, short, long, added
            FROM thing WHERE id = 1
            """)
        #expect(
            try runner.run("check --repair")
                == Result(
                    output: """
                        FTW (For the Win) is there 2 times; remove all but one of them. 'til remove --id' removes one.

                        """,
                    errors: "til: Checked 3 things, 2 reviews: 1 fault.\n", code: 65))
    }

    @Test func jsonHasAllOfIt() throws {
        let runner = try asked()
        try damage(runner, "UPDATE thing SET key = 'ftw' WHERE id = 1")
        let result = try runner.run("check --json")
        #expect(result.code == 65)
        #expect(
            result.output == """
                {"counts":{"key":1},"faults":[{"kind":"key",\
                "sentence":"FTW is kept as 'ftw', so that a look-up does not find it."}],\
                "isClean":false,"repaired":0,"reviews":2,"things":2}

                """)
        #expect(
            try runner.run("check --repair --json").output
                == #"{"counts":{},"faults":[],"isClean":true,"repaired":1,"reviews":2,"things":2}"# + "\n")
    }

    @Test func historiesOfTwoMachinesBecomeOne() throws {
        let (here, there) = (try asked(), try CommandRunner())
        _ = try here.run("export \(here.folder)/first.jsonl")
        _ = try there.run("import \(here.folder)/first.jsonl")
        // Answers in turns: here after 3 and 30 days, there after 10 and 40.
        let start = here.now
        for (runner, days) in [(here, 3.0), (there, 10), (here, 30), (there, 40)] {
            runner.now = start + days * 86_400
            try #require(try runner.run("quiz --count 2", input: "for the win\ncompact disc\n").code == 0)
        }
        _ = try there.run("export \(here.folder)/second.jsonl")
        let before = try here.run("history --days 60 --json").output
        try #require(try here.run("import \(here.folder)/second.jsonl").code == 0)
        #expect(try here.run("check") == Result(output: "Checked 2 things, 10 reviews: all well.\n"))
        let store = try here.store()
        let thing = try #require(store.meanings(of: "FTW").first)
        let days = try store.reviews(of: thing.id).map { Int($0.at.timeIntervalSince(start) / 86_400) }
        #expect(days == [0, 3, 10, 30, 40])
        #expect(try store.practice().map(\.recalls) == [2, 2, 2, 2, 0])
        // Taking the import back leaves what was there before it.
        _ = try here.run("undo")
        #expect(try here.run("check").output == "Checked 2 things, 6 reviews: all well.\n")
        #expect(try here.run("history --days 60 --json").output == before)
    }
}
