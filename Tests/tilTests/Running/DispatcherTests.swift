import Foundation
import TILCore
import Testing

@testable import til

/// What holds for every command: exit codes, where the store is, colours, and what is said of words that make no sense.
@Suite struct DispatcherTests {
    private typealias Result = CommandRunner.Result

    @Test(arguments: [
        ("list --json", 1), ("ftw", 1), ("undo", 1), ("add x y", 0), ("--version", 0), ("help", 0), ("add --help", 0),
        ("list --frob", 64), ("add x", 64), ("config seconds x", 64), ("add '' x", 65), ("import missing.txt", 66),
        ("quiz", 1),
    ])
    func leavesWithTheCodeOfTheDesign(line: String, code: Int32) throws {
        #expect(try CommandRunner().run(line).code == code)
    }

    @Test func isBusyWhereAnotherWritesForTooLong() throws {
        #expect(StoreError.busy(path: "x", patience: 5).status == .busy)
        #expect(StoreError.cannotAccess(path: "x", reason: "y").status == .inputOutput)
        #expect(StoreError.diskFull(path: "x").status == .inputOutput)
        #expect(StoreError.damaged(path: "x", reason: "y").status == .data)
        #expect(StoreError.newerSchema(path: "x", version: 2, known: 1).status == .data)
    }

    @Test(arguments: [
        "--database FILE list", "list --database FILE", "--database=FILE list", "list --database=FILE",
        "--color never --database FILE list", "--database FILE FTW", "FTW --database FILE",
    ])
    func anotherStoreMayBeNamedAnywhere(line: String) throws {
        let runner = try CommandRunner()
        let other = runner.folder + "/other.db"
        #expect(try runner.run("add ftw for the win --database \(other)").code == 0)
        #expect(
            try runner.run(line.replacing("FILE", with: other)).output.hasSuffix("FTW   For the Win\n")
                == line.contains("list"))
        #expect(try runner.run(line.replacing("FILE", with: other)).code == 0)
        #expect(try runner.run("ftw").code == 1)
    }

    @Test func theStoreIsWhereTheVariablesSay() throws {
        let runner = try CommandRunner()
        runner.variables["TIL_DATABASE"] = nil
        _ = try runner.run("add home in the home folder")
        #expect(FileManager.default.fileExists(atPath: runner.folder + "/.local/share/til/til.db"))
        runner.variables["XDG_DATA_HOME"] = runner.folder + "/data"
        _ = try runner.run("add data in the data folder")
        #expect(FileManager.default.fileExists(atPath: runner.folder + "/data/til/til.db"))
        runner.variables["XDG_DATA_HOME"] = "relative"
        #expect(try runner.run("home").output == "HOME  In the Home Folder\n")
        runner.variables["XDG_DATA_HOME"] = nil
        runner.variables["HOME"] = nil
        #expect(
            try runner.run("list")
                == Result(
                    errors:
                        "til: HOME is not set, so there is no place for the store; set it, or give --database FILE.\n",
                    code: 64))
    }

    @Test(arguments: [
        ("--color always", [:], true), ("--color auto", [:], false), ("--color never", ["CLICOLOR_FORCE": "1"], false),
        ("", ["CLICOLOR_FORCE": "1"], true), ("", ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
        ("--color always", ["NO_COLOR": "1"], true), ("--color always", ["TERM": "dumb"], true),
    ])
    func coloursAreUsedWhenTheyAreWanted(option: String, variables: [String: String], isColoured: Bool) throws {
        let runner = try CommandRunner(having: "ftw for the win")
        runner.variables.merge(variables) { $1 }
        #expect(try runner.run("ftw \(option)").output.contains("\u{1B}[1mFTW") == isColoured)
    }

    /// A command is parsed alone where that works, and what is said where it does not is what the whole grammar says.
    @Test(arguments: ["list --version", "--version list", "--color never --version"])
    func theVersionIsToldOfAnyCommand(line: String) throws {
        #expect(try CommandRunner().run(line) == CommandRunner().run("--version"))
    }

    @Test func anOptionsValueMayBeACommandsName() throws {
        let runner = try CommandRunner()
        runner.variables["TIL_DATABASE"] = nil
        #expect(try runner.run("add ftw for the win --database \(runner.folder)/list").code == 0)
        #expect(
            try runner.run("--color never --database \(runner.folder)/list list --json").output.contains("\"FTW\""))
    }
}
