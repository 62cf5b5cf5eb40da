import Foundation
import Glibc
import TILCore
import TestSupport
import Testing

@testable import til

/// A system that refuses: a full disk, files and folders that may not be read or written, a lock, signals.
@Suite(.waiting) struct RefusalTests {
    // MARK: - A full disk

    @Test(
        .enabled(if: Confinement.canMount, "Mounting a small disk is not permitted here."), arguments: [250, 400, 800])
    func aFullDiskRefusesAdditionsAndLosesNothing(kibibytes: Int) throws {
        let folder = try TemporaryFolder()
        let run = try Confinement.onSmallDisk(
            """
            number=0; note=$(head -c 3000 /dev/zero | tr '\\0' x)
            while said=$(til add k$number meaning $number --note "$note" 2>&1); code=$?; [ $code = 0 ]; do
                number=$((number + 1))
            done
            echo "$code $number"; echo "$said" | tail -1
            til list --limit 1 >/dev/null; echo $?
            rm -rf backups; til check >/dev/null || echo unclean; til export --format tsv | wc -l
            """, folder.path, kibibytes: kibibytes)
        let lines = run.outputText.split(separator: "\n").map(String.init)
        try #require(lines.count == 4, "\(run.outputText)\(run.errorText)")
        let added = try #require(lines[0].split(separator: " ").last)
        #expect(lines[0].hasPrefix("74 "), "\(run.outputText)")
        #expect(lines[1].hasPrefix("til: The disk that holds") && lines[1].contains(" is full. Nothing was changed"))
        // The header is a line, too.
        #expect(Int(lines[3]) == Int(added).map { $0 + 1 }, "\(run.outputText)")
    }

    @Test(.enabled(if: Confinement.canMount, "Mounting a small disk is not permitted here."))
    func anImportThatFillsTheDiskChangesNothing() throws {
        let folder = try TemporaryFolder()
        let run = try Confinement.onSmallDisk(
            """
            til add ftw for the win 2>/dev/null
            seq 100000 | awk '{ print "K" $1 "\\tsome meaning number " $1 }' | til import - --format tsv; echo $?
            til export --format tsv; til check >/dev/null && echo clean
            """, folder.path, kibibytes: 1_000)
        #expect(run.outputText == "74\nshort\tlong\tnote\ttags\nFTW\tFor the Win\nclean\n", "\(run.outputText)")
        #expect(run.errorText.contains("is full. Nothing was changed"))
    }

    @Test func anImportBeyondTheLimitOfFileSizesChangesNothing() throws {
        let folder = try TemporaryFolder()
        let program = URL(fileURLWithPath: PseudoTerminal.program).deletingLastPathComponent().path
        let run = try ProgramRun.finished(
            [
                "-c",
                """
                til add ftw for the win 2>/dev/null; ulimit -f 400
                seq 20000 | awk '{ print "K" $1 "\tsome meaning number " $1 }' | til import - --format tsv; echo $?
                til export - --format tsv; til check >/dev/null && echo clean
                """,
            ],
            program: "/bin/sh",
            environment: ["TIL_DATABASE": folder.path + "/til.db", "PATH": program + ":/usr/bin:/bin"])
        #expect(run.outputText == "74\nshort\tlong\tnote\ttags\nFTW\tFor the Win\nclean\n", "\(run.outputText)")
        #expect(run.errorText.contains("because files are limited to"), "\(run.errorText)")
    }

    // MARK: - Permissions

    private static let why: Comment = "There is no way here to give up the rights that root has."

    /// A store in a folder that belongs to whoever has no rights, with modes.
    private func refused(
        _ arguments: [String], file: mode_t, folder mode: mode_t
    ) throws -> ProgramRun {
        let folder = try TemporaryFolder()
        let path = folder.path + "/til.db"
        do { try ThingStore(path: path).add(ThingDraft(short: "ftw", long: "for the win"), at: Date()) }
        if geteuid() == 0 {
            chown(folder.path, 65_534, 65_534)
            chown(path, 65_534, 65_534)
        }
        chmod(path, file)
        chmod(folder.path, mode)
        defer { chmod(folder.path, 0o700) }
        return try Confinement.run(arguments, environment: ["TIL_DATABASE": path])
    }

    @Test(.enabled(if: Confinement.unprivileged != nil, why)) func aStoreWithoutPermissionToReadIsAnError() throws {
        for (file, folder) in [(0o000, 0o700), (0o200, 0o700), (0o600, 0o000)] as [(mode_t, mode_t)] {
            let run = try refused(["ftw"], file: file, folder: folder)
            #expect(run.status == 74)
            #expect(run.errorText.contains("permission denied"), "\(run.errorText)")
        }
    }

    // MARK: - A lock

    @Test func aStoreThatAnotherProgramLocksIsReportedAsBusy() throws {
        let runner = try CommandRunner(having: "ftw for the win")
        runner.patience = .milliseconds(50)
        // While another program's transaction is open nobody else can write, and everybody can read.
        let other = try HeldStore(runner.database)
        #expect(try runner.run("ftw") == .init(output: "FTW  For the Win\n"))
        let writing = try runner.run("add a b")
        #expect(writing.code == 75)
        #expect(writing.errors.hasPrefix("til: The store \(runner.database) is busy: another program is writing to it"))
        #expect(try runner.run("restore newest --yes").code == 75)
        other.release()
        #expect(try runner.run("add a b").code == 0)
    }

    // MARK: - Signals

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT]) func anImportThatASignalEndsChangesNothing(signal: Int32) throws {
        let site = try CrashSite(9)
        try site.run("add", "ftw", "for the win")
        let run = try site.start(["import", "-", "--format", "tsv"])
        for number in 0..<3_000 { run.send("K\(number)\tmeaning \(number)\n") }
        // It heeds signals from before it begins to read.
        try ProgramRun.look { run.hasReadAll }
        run.signal(signal)
        // The signal is looked for now and then as lines are read.
        for number in 3_000..<9_000 { run.send("K\(number)\tmeaning \(number)\n") }
        run.endInput()
        #expect(try run.waitForExit() == 128 + signal)
        #expect(run.errorText == "til: Interrupted. Nothing was imported.\n")
        #expect(try site.survivor().count == 1)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT]) func aQuizThatASignalEndsKeepsItsAnswers(signal: Int32) throws {
        let site = try CrashSite(10)
        try site.fill(10)
        let run = try site.start(["quiz", "--count", "5", "--seconds", "0"])
        #expect(run.wait(within: 300) { $0.outputText.contains("5 new") })
        run.send("x\n")
        #expect(run.wait(within: 300) { $0.outputText.contains("4 new") })
        run.signal(signal)
        #expect(try run.waitForExit() == 128 + signal)
        #expect(try site.survivor().practice().first?.answers == 1)
        #expect(try site.store().unfinishedQuiz()?.count { $0.memory == nil } == 4, "\(run.errorText)\(run.outputText)")
    }

    @Test func aQuizWhoseTerminalClosesKeepsItsAnswers() throws {
        let site = try CrashSite(11)
        try site.fill(10)
        let terminal = try PseudoTerminal(["--database", site.path, "quiz", "--count", "5", "--meet", "never"])
        try terminal.wait(for: "5 new")
        terminal.send("x\r")
        try terminal.wait(for: "[Return] next")
        terminal.hangUp()
        #expect(try terminal.waitForExit() == 128 + SIGHUP)
        #expect(try site.survivor().practice().first?.answers == 1)
    }
}
