import Foundation
import TILCore
import Testing

@testable import til

@Suite(.waiting) struct BackupCommandTests {
    let runner: CommandRunner

    init() throws { runner = try CommandRunner() }

    @Test func aBackupGoesToAFile() throws {
        _ = try runner.run("add ftw for the win")
        let file = runner.folder + "/copy.db"
        #expect(try runner.run("backup \(file)").errors == "Backed up to \(file).\n")
        let json = try runner.run("backup \(file) --json").output
        #expect(json.contains("\"name\":\"copy.db\"") && !json.contains("\"size\":0"))
        _ = try runner.run("remove ftw --yes")
        #expect(try runner.run("restore \(file) --yes").code == 0)
        #expect(try runner.run("ftw").code == 0)
        let note = runner.folder + "/note"
        try "mine".write(toFile: note, atomically: true, encoding: .utf8)
        #expect(try runner.run("backup \(note)").code == ExitStatus.inputOutput.rawValue)
    }

    @Test func aDamagedStoreTellsHowToRestoreIt() throws {
        _ = try runner.run("add ftw for the win")
        try Data("no store".utf8).write(to: URL(fileURLWithPath: runner.database))
        let name = "til.db.20261121T080000Z.daily"
        for line in ["ftw", "list", "add a b", "quiz", "undo", "export", "check", "config", "backup", "stats"] {
            #expect(
                try runner.run(line)
                    == .init(
                        errors: """
                            til: The store \(runner.database) is damaged: it is not a database. It was left as it is; \
                            'til restore \(name)' puts its newest backup in its place, 'til restore --list' shows them all.

                            """, code: ExitStatus.data.rawValue))
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: runner.database)) == Data("no store".utf8))
        #expect(try runner.run("restore newest --yes").code == 0)
        #expect(try runner.run("ftw").output == "FTW  For the Win\n")
        #expect(try runner.run("restore --list").output.contains("damaged, put aside"))
    }

    @Test func aNewStoreWhereOneWasIsSaid() throws {
        _ = try runner.run("add ftw for the win")
        for suffix in ["", "-wal", "-shm"] { unlink(runner.database + suffix) }
        #expect(try runner.run("list").errors.contains("'til restore'"))
        #expect(
            try runner.run("list").errors
                == "til: There is nothing yet; 'til add ftw for the win' adds the first acronym.\n")
        #expect(try runner.run("restore newest --yes").code == 0)
        #expect(try runner.run("ftw").code == 0)
    }

    @Test func aBackupThatCannotBeKeptFailsNothing() throws {
        try "in the way".write(toFile: runner.folder + "/backups", atomically: true, encoding: .utf8)
        let result = try runner.run("add ftw for the win")
        #expect(result.code == 0)
        #expect(result.errors.contains("Today's backup could not be kept."))
        #expect(try runner.run("ftw").code == 0)
    }

    @Test func aPersonPicksAndConfirms() throws {
        _ = try runner.run("add ftw for the win")
        _ = try runner.run("remove ftw --yes")
        let terminal = try PseudoTerminal(["--database", runner.database])
        try terminal.wait(for: "til>")
        terminal.send("restore\r")
        try terminal.wait(for: "Which one to restore (1-1)?")
        terminal.send("7\r")
        try terminal.wait("the question again") { $0.text.components(separatedBy: "Which one to restore").count == 3 }
        terminal.send("1\r")
        try terminal.wait(for: "(what is there is kept)? [y/N]")
        terminal.send("y\r")
        try terminal.wait(for: "Restored 1 thing;")
        terminal.send("FTW\r")
        try terminal.wait(for: "For the Win")
        terminal.send("quit\r")
        #expect(try terminal.waitForExit() == 0)
    }
}
