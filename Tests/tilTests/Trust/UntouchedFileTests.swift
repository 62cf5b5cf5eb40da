import Foundation
import Glibc
import TILCore
import TestSupport
import Testing

@testable import til

/// Until a file is known to be a whole store nothing is written to it, to its log or to its journal, by any command.
@Suite(.waiting) struct UntouchedFileTests {
    let folder: TemporaryFolder
    var path: String { folder.path + "/til.db" }

    init() throws {
        folder = try TemporaryFolder()
        let store = try ThingStore(path: path)
        for number in 0..<100 { try store.add(ThingDraft(short: "k\(number)", long: "a meaning"), at: Date()) }
    }

    /// The files of a killed writer: the store, and the log with the last changes.
    private func leaveLog(_ sql: String) throws {
        let live = folder.path + "/live.db"
        try? FileManager.default.removeItem(atPath: live)
        try FileManager.default.copyItem(atPath: path, toPath: live)
        try SQLiteScript.kept("PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; \(sql)", on: live) {
            for suffix in ["", "-wal"] {
                try? FileManager.default.removeItem(atPath: path + suffix)
                try FileManager.default.copyItem(atPath: live + suffix, toPath: path + suffix)
            }
        }
    }

    /// The same of a program that keeps a journal.
    private func leaveJournal(_ sql: String) throws {
        let live = folder.path + "/live.db"
        try? FileManager.default.removeItem(atPath: live)
        try FileManager.default.copyItem(atPath: path, toPath: live)
        // A cache of one page has changed pages written before the end of the transaction.
        try SQLiteScript.kept(
            "PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1; BEGIN; \(sql)", on: live
        ) {
            for suffix in ["", "-journal"] {
                try? FileManager.default.removeItem(atPath: path + suffix)
                try FileManager.default.copyItem(atPath: live + suffix, toPath: path + suffix)
            }
        }
    }

    private func bytes() -> [Data?] {
        ["", "-wal", "-journal"].map { try? Data(contentsOf: URL(fileURLWithPath: path + $0)) }
    }

    private static let commands = [
        "k1", "show k1", "nothing", "list", "search meaning", "stats", "history", "export -", "add a b",
        "edit k1 --note x",
        "remove k1 --yes", "undo", "quiz", "quiz --cram", "check", "check --repair", "config", "config seconds 5",
        "backup",
        "tags",
    ]

    /// Runs all commands on the file; none may change a byte.
    private func expectUntouched(_ what: String) throws {
        let before = bytes()
        #expect(before[0] != nil)
        let commands = Self.commands.map { $0.split(separator: " ").map(String.init) }
        for words in commands {
            let run = try ProgramRun.finished(words, environment: ["TIL_DATABASE": path])
            #expect([1, 64, 65, 74].contains(run.status ?? 0), "\(what), \(words): \(run.errorText)")
            #expect(bytes() == before, "\(what), \(words)")
        }
    }

    @Test func anEmptiedFileKeepsItsLog() throws {
        try leaveLog("UPDATE thing SET note = 'x'")
        truncate(path, 0)
        try expectUntouched("emptied")
    }

    @Test func aNewerStoreKeepsItsLog() throws {
        try leaveLog("UPDATE thing SET note = 'x'; PRAGMA user_version = 99")
        try expectUntouched("newer in its log")
        try SQLiteScript.run("PRAGMA wal_checkpoint", on: path)
        try leaveLog("UPDATE thing SET note = 'y'")
        try expectUntouched("newer")
    }

    @Test(arguments: ["PRAGMA application_id = 7", "PRAGMA application_id = 0; PRAGMA user_version = 3"])
    func anotherProgramsDatabaseKeepsItsLogAndItsJournal(mark: String) throws {
        try SQLiteScript.run(mark, on: path)
        try leaveLog("UPDATE thing SET note = 'x'")
        try expectUntouched("foreign with a log")
        unlink(path + "-wal")
        try leaveJournal("UPDATE thing SET note = hex(randomblob(500))")
        try expectUntouched("foreign with a journal")
    }

    @Test func aDamagedStoreKeepsItsLog() throws {
        try leaveLog("UPDATE thing SET note = 'x' WHERE id = 1")
        var data = try Data(contentsOf: URL(fileURLWithPath: path))
        for index in 100..<data.count { data[index] ^= 0x55 }
        try data.write(to: URL(fileURLWithPath: path))
        try expectUntouched("damaged")
    }

    /// SQLite would delete it for a new store, or apply it to a restored one.
    @Test func aJournalWithoutItsFileIsKept() throws {
        _ = try ThingStore(path: path).backUp(.manual, at: Date())
        try leaveJournal("UPDATE thing SET note = hex(randomblob(500))")
        unlink(path)
        let before = bytes()
        for words in [["k1"], ["add", "a", "b"], ["import", "-"]] {
            let run = try ProgramRun(words, input: "/dev/null", environment: ["TIL_DATABASE": path])
            #expect(try run.waitForExit() == 65, "\(words) \(run.errorText)")
            #expect(run.errorText.contains("its journal \(path)-journal exists, but the file itself does not"))
            #expect(bytes() == before)
        }
        let restored = try ProgramRun.finished(["restore", "newest", "--yes"], environment: ["TIL_DATABASE": path])
        #expect(restored.status == 0, "\(restored.errorText)")
        #expect(bytes()[2] == nil)
        #expect(try ThingStore(path: path).check().isClean)
        #expect(try ThingStore(path: path).count == 100)
    }

    @Test func readingCommandsLeaveALogUnchanged() throws {
        try leaveLog("UPDATE thing SET note = 'x'")
        let before = bytes()
        for words in [["k1"], ["list"], ["search", "x"], ["stats"], ["export", "-"]] {
            let run = try ProgramRun.finished(words, environment: ["TIL_DATABASE": path])
            #expect(run.status == 0 && bytes() == before, "\(words) \(run.errorText)")
        }
        // Who writes tidies up.
        _ = try ProgramRun.finished(["add", "a", "b"], environment: ["TIL_DATABASE": path])
        #expect(!FileManager.default.fileExists(atPath: path + "-wal"))
        #expect(try ThingStore(path: path).meanings(of: "k5")[0].note == "x")
    }

    @Test(arguments: ["", "-wal", "-shm", "-journal"]) func aPipeInPlaceOfAStoreFileIsRefusedWithoutWaiting(
        suffix: String
    ) throws {
        unlink(path + suffix)
        #expect(mkfifo(path + suffix, 0o600) == 0)
        for words in [["k1"], ["list"], ["add", "a", "b"], ["restore", "newest"]] {
            let run = try ProgramRun(words, input: "/dev/null", environment: ["TIL_DATABASE": path])
            #expect([66, 74].contains(try run.waitForExit(within: 300)), "\(words) \(run.errorText)")
            #expect(words[0] == "restore" || run.errorText.contains("is not a regular file"), "\(run.errorText)")
        }
    }

    @Test(arguments: ["/proc/self/mem", "/proc/version", "/dev/null", "/dev/zero"])
    func aDeviceOrKernelFileIsRefusedAsAStore(path: String) throws {
        for words in [["k1"], ["add", "a", "b"]] {
            let run = try ProgramRun.finished(words + ["--database", path])
            #expect(run.status == 74)
            let reason = path.hasPrefix("/proc") ? "it is not a file on a disk" : "it is not a regular file"
            #expect(run.errorText.contains("cannot be used: \(reason)."), "\(run.errorText)")
        }
    }
}
