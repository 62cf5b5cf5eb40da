import Foundation
import Glibc
import TILCore
import TestSupport
import Testing

@testable import til

/// A read-only store can be read, whatever the reason is, and no file remains next to it.
@Suite(
    .waiting, .enabled(if: Confinement.unprivileged != nil, "There is no way here to give up the rights that root has.")
)
struct ReadOnlyStoreTests {
    let folder: TemporaryFolder
    /// A folder that belongs to whoever has no rights.
    var home: String { folder.path + "/home" }
    var path: String { home + "/til.db" }

    init() throws {
        folder = try TemporaryFolder()
        try ThingStore(path: path).add(ThingDraft(short: "ftw", long: "for the win"), at: Date())
        chmod(folder.path, 0o755)
        mkdir(folder.path + "/temporary", 0o700)
        chmod(folder.path + "/temporary", 0o1777)
        giveToUserWithoutRights()
    }

    /// Gives everything to whoever has no rights, where this process may.
    private func giveToUserWithoutRights() {
        guard geteuid() == 0 else { return }
        for name in ["", "/til.db", "/til.db-wal", "/til.db-shm"] { chown(home + name, 65_534, 65_534) }
    }

    private func run(_ words: [String]) throws -> ProgramRun {
        try Confinement.run(words, environment: ["TIL_DATABASE": path, "TMPDIR": folder.path + "/temporary"])
    }

    private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: home).sorted() }

    private func expectReadOnly(_ reason: String, folder mode: mode_t = 0o755) throws {
        let before = try names()
        chmod(home, mode)
        let document = try folder.file("document.md", "We use FTW here.")
        chmod(document, 0o644)
        for (words, output) in [
            (["ftw"], "FTW  For the Win\n"), (["show", "ftw"], "FTW  For the Win\n"), (["list"], " 1  FTW"),
            (["search", "win"], " 1  FTW"), (["export", "-"], "FTW\tFor the Win"), (["stats"], "  due"),
            (["scan", document], "Known from your store or glossaries\n  FTW"),
            (["quiz", "--cram", "--count", "1"], "\n1 left  FTW"),
            (["config", "seconds"], "15+\n"), (["check"], "Checked "),
        ] {
            let run = try run(words)
            #expect(run.status == 0 && run.outputText.contains(output), "\(words): \(run.outputText)\(run.errorText)")
        }
        for words in [["add", "a", "b"], ["remove", "--yes", "ftw"], ["undo"], ["quiz"], ["config", "seconds", "9"]] {
            let run = try run(words)
            #expect(run.status == 74 && run.outputText.isEmpty, "\(words): \(run.outputText)")
            #expect(
                run.errorText
                    == "til: The store \(path) is read-only: \(reason). Nothing was changed.\n")
        }
        chmod(home, 0o755)
        #expect(try names() == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/temporary").isEmpty)
    }

    @Test func aReadOnlyFileCanBeReadAndWritingIsRefused() throws {
        chmod(path, 0o444)
        try expectReadOnly("its file is read-only")
        // Reading leaves nothing that prevents writing.
        chmod(path, 0o600)
        #expect(try run(["add", "a", "b"]).status == 0)
    }

    @Test func aStoreInAReadOnlyFolderCanBeRead() throws {
        try expectReadOnly("its folder \(home) is not writable", folder: 0o555)
    }

    @Test func aReadOnlyLogIsReadWithItsIndexAndRefusedWithoutIt() throws {
        let live = folder.path + "/live.db"
        try FileManager.default.copyItem(atPath: path, toPath: live)
        try SQLiteScript.kept("PRAGMA journal_mode = WAL; UPDATE thing SET note = 'a note of the log'", on: live) {
            for suffix in ["", "-wal", "-shm"] {
                try? FileManager.default.removeItem(atPath: path + suffix)
                try FileManager.default.copyItem(atPath: live + suffix, toPath: path + suffix)
                chmod(path + suffix, 0o444)
            }
        }
        giveToUserWithoutRights()
        chmod(home, 0o555)
        #expect(try run(["show", "ftw"]).outputText.contains("a note of the log"))
        try expectReadOnly("its file is read-only", folder: 0o555)
        chmod(home, 0o755)
        unlink(path + "-shm")
        chmod(home, 0o555)
        let refused = try run(["ftw"])
        #expect(refused.status == 74 && refused.outputText.isEmpty)
        #expect(
            refused.errorText
                == "til: \(path) cannot be used: its file is read-only, and its log \(path)-wal has changes that "
                + "are not merged yet. Check the file, its folder and their permissions.\n")
    }

    @Test func aFileThatBlocksWritingIsNamed() throws {
        #expect(FileManager.default.createFile(atPath: path + "-shm", contents: nil))
        chmod(path + "-shm", 0o400)
        giveToUserWithoutRights()
        try expectReadOnly("\(path)-shm is not writable")
    }

    @Test(.enabled(if: Confinement.canMount, "Mounting is not permitted here."))
    func aStoreOnAReadOnlyFileSystemCanBeRead() throws {
        let run = try Confinement.onSmallDisk(
            """
            til add ftw for the win 2>/dev/null; rm -r backups; mount -o remount,ro . || exit 0
            til ftw; til list; til export -; til add a b; echo $?; ls; umount .
            """, folder.path, kibibytes: 1_000)
        #expect(
            run.outputText
                == "FTW  For the Win\n 1  FTW   For the Win\nshort\tlong\tnote\ttags\nFTW\tFor the Win\n74\ntil.db\n",
            "\(run.outputText)")
        #expect(run.errorText.contains("is read-only: its file system is read-only."))
    }

    // MARK: - Stores of others

    @Test(.enabled(if: geteuid() == 0, "Only root can give a file to another user."))
    func aStoreThatOthersCanReplaceIsUsedOnlyIfItIsNamed() throws {
        func til(_ words: [String]) throws -> ProgramRun {
            try ProgramRun.finished(words, environment: ["TIL_DATABASE": path])
        }
        chmod(path, 0o644)
        chmod(home, 0o755)
        #expect(try til(["ftw"]).status == 0)
        for (file, folder, reason) in [
            (0o666, 0o755, "it belongs to another user, and everybody can write to it"),
            (0o644, 0o777, "its folder \(home) belongs to another user, and everybody can replace the file"),
        ] as [(mode_t, mode_t, String)] {
            chmod(path, file)
            chmod(home, folder)
            for words in [["ftw"], ["list"], ["add", "a", "b"], ["restore", "--list"]] {
                let run = try til(words)
                #expect(run.status == 74 && run.outputText.isEmpty, "\(words)")
                #expect(
                    run.errorText
                        == "til: The store \(path) was not used: \(reason). If you trust it, use '--database \(path)'.\n"
                )
            }
            #expect(try til(["ftw", "--database", path]).outputText == "FTW  For the Win\n")
        }
        // Nor is another user's file used in a folder of one's own that anybody may write to.
        chown(home, 0, 0)
        chmod(path, 0o644)
        chmod(home, 0o777)
        let planted = try til(["ftw"])
        #expect(planted.status == 74 && planted.outputText.isEmpty)
        #expect(planted.errorText.contains("everybody can write to its folder \(home). "))
        // In a folder like /tmp nobody replaces the files of others.
        chmod(home, 0o1777)
        #expect(try til(["ftw"]).status == 0)
    }
}
