import Foundation
import TestSupport
import Testing

@testable import TILCore
@testable import TILGit
@testable import til

/// What a sync survives at any moment: being killed, and a full disk.
@Suite(.waiting) struct SyncKillTests {
    /// What git does at the moment at which til is killed: before it has made its events a commit, before and after it
    /// has pushed, and while it takes in.
    static let moments = [
        #"case "$*" in *fast-import*) kill -9 $PPID; exit 1;; esac"#,
        #"case "$*" in *fast-import*) git "$@"; kill -9 $PPID; exit 1;; esac"#,
        #"case "$*" in *" push "*) kill -9 $PPID; exit 1;; esac"#,
        #"case "$*" in *" push "*) git "$@"; kill -9 $PPID; exit 1;; esac"#,
        #"case "$*" in *" fetch "*) git "$@"; kill -9 $PPID; exit 1;; esac"#,
        #"case "$*" in *"cat-file blob"*) git "$@"; kill -9 $PPID; exit 1;; esac"#,
        #"case "$*" in *fast-import*) \#(lockHead); kill -9 $PPID; exit 1;; esac"#,
    ]

    /// Leaves the lock that a git leaves when it is killed while it writes the branch.
    private static let lockHead =
        #"for word; do case "$word" in --git-dir=*) touch "${word#--git-dir=}/HEAD.lock";; esac; done"#

    @Test(arguments: moments) func aSyncThatIsKilledAtAStepOfGitLosesNothing(_ moment: String) throws {
        let site = try SyncSite()
        try site.til("one", "add", "ftw", "for the win")
        try site.begin("one", "two")
        try site.til("two", "add", "tbd", "to be done")
        try site.sync("two")
        try site.til("one", "add", "imo", "in my opinion")
        try site.quiz("one", 2)
        try site.til("one", "edit", "ftw", "--note", "noted")
        let killing = try site.git(as: moment)
        #expect(try site.start("one", ["sync"], environment: killing).waitForExit() == 128 + SIGKILL)
        // Finished work is not repeated, so the same moment may not come.
        #expect([0, 128 + SIGKILL].contains(try site.start("one", ["sync"], environment: killing).waitForExit()))
        try site.expectUnion("one", "two")
        #expect(try site.shorts("two") == "FTW IMO TBD")
        // Every event went out once.
        let numbers = try site.events(of: "one").map { try #require($0.firstMatch(of: /"n":(\d+),/)?.1) }
        #expect(numbers == (1...5).map { "\($0)" })
    }

    @Test func theGitOfAKilledSyncHasEndedBeforeItsLocksAreRemoved() async throws {
        let site = try SyncSite()
        try site.til("one", "add", "ftw", "for the win")
        try site.begin("one")
        try site.til("one", "add", "imo", "in my opinion")
        let file = site.folder.path + "/number"
        let killing = try site.git(
            as: #"case "$*" in *fast-import*) trap '' TERM; echo $$ >\#(file); kill -9 $PPID; sleep 9;; esac"#)
        #expect(try site.start("one", ["sync"], environment: killing).waitForExit() == 128 + SIGKILL)
        let number = try String(contentsOfFile: file, encoding: .utf8).trimmingCharacters(in: .newlines)
        try await OwnRepository(path: site.database("one") + ".sync/repository.git").tidyAfterKill()
        // A process that has ended may wait for somebody to take note of it.
        let status = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
        #expect(status?.contains(") Z ") ?? true, "\(status ?? "")")
        try site.sync("one")
    }

    @Test func aSyncThatIsKilledAtAnyMomentLosesNothing() throws {
        let site = try SyncSite()
        try site.til("one", "add", "ftw", "for the win")
        try site.begin("one", "two")
        var generator = SeededGenerator(seed: Soak.seed)
        let rounds = min(Soak.rounds, 200)
        for round in 0..<rounds {
            let lines = (0..<50).map { "R\(round)X\($0)\tsome meaning\n" }.joined()
            try site.til("one", "import", try site.folder.file("lines.tsv", lines))
            try site.til("two", "add", "two\(round)", "a meaning")
            for name in ["one", "two"] {
                let run = try site.start(name, ["sync"])
                run.run(for: Double.random(in: 0...0.4, using: &generator))
                run.kill()
            }
        }
        try site.expectUnion("one", "two")
        #expect(try ThingStore(path: site.database("two")).count == 1 + rounds * 51)
    }

    @Test(.enabled(if: Confinement.canMount, "No small disk can be mounted."))
    func aSyncOnAFullDiskSaysSoAndSucceedsLater() throws {
        let site = try SyncSite()
        let lines = (0..<2_000).map { "K\($0)\tsome meaning number \($0)\n" }.joined()
        try site.til("one", "import", try site.folder.file("lines.tsv", lines))
        try site.begin("one")
        let small = try site.home("small")
        // While the disk is full, a sentence says so; then there is room.
        let script = """
            til add ftw for the win && til add imo in my opinion &&
            { dd if=/dev/zero of=ballast bs=1k 2>/dev/null; truncate -s -200k ballast; } &&
            { til sync init '\(site.hub)'; test $? = 74; } &&
            { til sync; test $? = 74; } && til check && rm ballast &&
            til sync && til add tbd to be done && til sync && til check
            """
        let run = try Confinement.onSmallDisk(script, small, kibibytes: 12_000)
        #expect(run.status == 0, "\(run.outputText)\(run.errorText)")
        #expect(run.outputText.contains("2 sent, 2,000 received.\n1 sent, 0 received.\n"), "\(run.outputText)")
        let told = run.errorText.split(separator: "\n").filter { $0.hasPrefix("til: ") }
        #expect(told.count == 2 && told.allSatisfy { $0.hasSuffix(".") }, "\(run.errorText)")
        try site.sync("one")
        #expect(try ThingStore(path: site.database("one")).count == 2_003)
    }
}
