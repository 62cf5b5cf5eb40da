import Foundation
import Glibc
import TILProcess
import TestSupport
import Testing

@testable import til

/// Files that root owns after a use of sudo.
@Suite(.waiting, .enabled(if: geteuid() == 0 && Confinement.unprivileged != nil))
struct RootOwnershipTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
        chown(home.path, 65_534, 65_534)
    }

    private func run(_ words: String...) throws -> ProgramRun {
        try Confinement.run(words, environment: ["HOME": home.path])
    }

    @Test func filesOfAFirstUseWithSudoAreReportedWithTheRemedy() throws {
        let first = try ProgramRun.finished(["add", "ftw", "for", "the", "win"], environment: ["HOME": home.path])
        #expect(first.status == 0)
        let store = home.path + "/.local/share/til/til.db"
        for words in [["ftw"], ["add", "a", "b"], ["list"]] {
            let run = try Confinement.run(words, environment: ["HOME": home.path])
            #expect(run.status == 74)
            #expect(
                run.errorText == """
                    til: \(store) cannot be used, because \(home.path)/.local belongs to root, perhaps after a use of \
                    sudo. To own it again, run: sudo chown -R "$USER" \(home.path)/.local

                    """)
        }
    }

    @Test(arguments: ["", "-wal"])
    func aFileOfRootInTheUsersFolderIsReportedWithTheRemedy(suffix: String) throws {
        #expect(try run("add", "ftw", "for the win").status == 0)
        let store = home.path + "/.local/share/til/til.db"
        let file = store + suffix
        close(open(file, O_WRONLY | O_CREAT, 0o600))
        chown(file, 0, 0)
        let refused = try run("add", "a", "b")
        #expect(refused.status == 74)
        #expect(
            refused.errorText.hasSuffix(
                "belongs to root, perhaps after a use of sudo. To own it again, run: sudo chown -R \"$USER\" \(store)*\n"
            ))
    }

    @Test func anErrorOutsideOfTheUsersFoldersNamesNoRemedy() throws {
        let run = try run("list", "--database", "/root/none/til.db")
        #expect(run.status == 74)
        #expect(!run.errorText.contains("chown"))
    }
}
