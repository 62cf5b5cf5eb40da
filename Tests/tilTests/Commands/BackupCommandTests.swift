import Foundation
import TILCore
import Testing

@testable import til

@Suite(.waiting) struct BackupCommandTests {
    let runner: CommandRunner

    init() throws { runner = try CommandRunner() }

    private func names() throws -> [String] {
        let folder = runner.folder + "/backups"
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    @Test func aDayOfChangesKeepsOneBackup() throws {
        #expect(try runner.run("add ftw for the win").errors == "Added: FTW (For the Win).\n")
        #expect(try names() == ["til.db.20261121T080000Z.daily"])
        runner.now += 3_600
        _ = try runner.run("add a b")
        _ = try runner.run("undo")
        #expect(try names().count == 1)
        // The study day starts at four o'clock.
        runner.now += 19 * 3_600 - 1
        _ = try runner.run("add c d")
        #expect(try names().count == 1)
        runner.now += 1
        for line in ["ftw", "show ftw", "list", "search win", "stats", "export"] { _ = try runner.run(line) }
        #expect(try names().count == 1)
        _ = try runner.run(words: [], input: "ftw\nlist\nedit ftw --note x\nftw\n")
        #expect(try names() == ["til.db.20261121T080000Z.daily", "til.db.20261122T040000Z.daily"])
        #expect(try ThingStore(path: runner.folder + "/backups/" + names()[1]).meanings(of: "ftw")[0].note == "x")
    }

    @Test func aLookUpThatLearnsKeepsNone() throws {
        _ = try runner.run("add ftw for the win")
        runner.now += 86_400
        #expect(try runner.run("show ftw --learn").code == 0)
        _ = try runner.run("config learn on")
        let count = try names().count
        runner.now += 86_400
        _ = try runner.run("ftw")
        #expect(try names().count == count)
    }

    @Test func anImportIsPrecededByOne() throws {
        let file = runner.folder + "/more.tsv"
        try "a\tb\n".write(toFile: file, atomically: true, encoding: .utf8)
        _ = try runner.run("import \(file)")
        #expect(try names().isEmpty)
        runner.now += 86_400
        _ = try runner.run("import --dry-run \(file)")
        #expect(try names().isEmpty)
        try "c\td\n".write(toFile: file, atomically: true, encoding: .utf8)
        _ = try runner.run("import \(file)")
        #expect(try names() == ["til.db.20261122T080000Z.import"])
        #expect(try ThingStore(path: runner.folder + "/backups/" + names()[0]).count == 1)
        _ = try runner.run("add e f")
        #expect(try names().count == 1)
    }

    @Test func aBackupByHandIsRestored() throws {
        _ = try runner.run("add ftw for the win")
        runner.now += 60
        let made = try runner.run("backup")
        #expect(made.errors == "Backed up as til.db.20261121T080100Z.manual; 'til restore' brings it back.\n")
        _ = try runner.run("add late too late")
        runner.now += 60
        let restored = try runner.run("restore til.db.20261121T080100Z.manual --yes")
        #expect(
            restored
                == .init(errors: "Restored 1 thing; what was there is kept as til.db.20261121T080200Z.restore.\n"))
        #expect(try runner.run("late").code == ExitStatus.nothing.rawValue)
        #expect(try runner.run("restore til.db.20261121T080200Z.restore --yes --json").output.contains("\"things\":2"))
        #expect(try runner.run("late").code == 0)
        #expect(try runner.run("check").code == 0)
    }

    @Test func theListTellsWhenWhyAndHowLarge() throws {
        #expect(try runner.run("restore --list").code == ExitStatus.nothing.rawValue)
        _ = try runner.run("add ftw for the win")
        runner.now += 60
        _ = try runner.run("backup")
        runner.utcOffset = { _ in 3_600 }
        let size = try #require(Backups(of: runner.database).newest).size / 1_024
        #expect(
            try runner.run("restore --list").output == """
                2026-11-21 09:01  by hand  \(size) KiB  til.db.20261121T080100Z.manual
                2026-11-21 09:00  daily    \(size) KiB  til.db.20261121T080000Z.daily

                """)
        let json = try runner.run("restore --list --json").output
        #expect(json.hasPrefix("[{\"made\":\"2026-11-21T08:01:00Z\",\"name\":\"til.db.20261121T080100Z.manual\""))
    }

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

    @Test func aFileInNoFolderIsRefused() throws {
        _ = try runner.run("add ftw for the win")
        let folder = runner.folder + "/gone/deeper"
        #expect(
            try runner.run("backup \(folder)/copy.db")
                == .init(
                    errors: """
                        til: There is no folder \(folder) to write the backup into; make it first, or give another name.

                        """, code: ExitStatus.inputOutput.rawValue))
        #expect(!FileManager.default.fileExists(atPath: runner.folder + "/gone"))
    }

    @Test func whatCannotBeRestoredIsRefused() throws {
        #expect(try runner.run("restore newest").code == ExitStatus.noInput.rawValue)
        _ = try runner.run("add ftw for the win")
        #expect(try runner.run("restore").code == ExitStatus.usage.rawValue)
        #expect(
            try runner.run("restore nowhere").errors
                == "til: There is no backup nowhere; 'til restore --list' shows what there is.\n")
        let note = runner.folder + "/note"
        try "mine".write(toFile: note, atomically: true, encoding: .utf8)
        #expect(try runner.run("restore \(note) --yes").code == ExitStatus.data.rawValue)
        #expect(try runner.run("ftw").code == 0)
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
