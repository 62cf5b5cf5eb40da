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

    @Test func aSoundStoreGetsOneLine() throws {
        #expect(try asked().run("check") == Result(output: "Checked 2 things, 2 reviews: all well.\n"))
        #expect(try CommandRunner().run("check") == Result(output: "Checked 0 things, 0 reviews: all well.\n"))
    }

    @Test func aFaultIsToldAndRepaired() throws {
        let runner = try asked()
        try damage(runner, "UPDATE memory SET stability = 1 WHERE thing = 1; UPDATE tally SET value = 5")
        let faults = """
            The number of things is noted as 5 and is 2.
            The memory of FTW (For The Win) (meaning) is not what its reviews amount to.

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
                    output: "FTW (For The Win) is there 2 times; 'til remove --id' removes one of them.\n",
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
}
