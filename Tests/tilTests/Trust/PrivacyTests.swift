import Foundation
import Glibc
import TestSupport
import Testing

/// Nobody but the owner can read what til makes, whatever the process's mask is.
@Suite(.waiting) struct PrivacyTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func modes(_ path: String) -> [String: String] {
        var modes: [String: String] = [:]
        let names = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
        for name in names {
            var status = stat()
            guard lstat(path + "/" + name, &status) == 0 else { continue }
            modes[name] = String(status.st_mode & 0o7777, radix: 8)
        }
        return modes
    }

    @Test(arguments: ["000", "022", "077", "777", "277"]) func everyFileOfTilIsPrivateWhateverTheMaskIs(mask: String)
        throws
    {
        let script = """
            umask \(mask); til add ftw for the win && til backup && til restore newest --yes && til export - >/dev/null &&
            printf 'add a b\\n' | til && til quiz --count 1 </dev/null
            """
        let program = URL(fileURLWithPath: PseudoTerminal.program).deletingLastPathComponent().path
        let run = try ProgramRun.finished(
            ["-c", script], program: "/bin/sh", environment: ["HOME": folder.path, "PATH": program + ":/usr/bin:/bin"])
        #expect(run.status == 0, "\(run.errorText)")
        let modes = modes(folder.path)
        #expect(
            modes.keys.filter { $0.contains(".daily") || $0.contains(".manual") || $0.contains(".restore") }.count == 3)
        for (name, mode) in modes {
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: folder.path + "/" + name, isDirectory: &isFolder)
            #expect(mode == (isFolder.boolValue ? "700" : "600"), "\(name) has mode \(mode)")
        }
    }

    @Test func filesThatAKilledTilLeavesArePrivate() throws {
        let site = try CrashSite(17)
        try site.fill(3_000)
        let store = try Data(contentsOf: URL(fileURLWithPath: site.path))
        let file = try site.folder.file("more.tsv", (0..<3_000).map { "M\($0)\tmeaning \($0)\n" }.joined())
        chmod(file, 0o600)
        for arguments in ["add ftw for the win", "import \(file)", "backup", "restore newest --yes", "export out.tsv"] {
            for round in 0..<Soak.rounds(share: 15) {
                site.clear()
                try store.write(to: URL(fileURLWithPath: site.path))
                chmod(site.path, 0o600)
                try site.run("backup")
                // Killed before it is done, the first time as soon as it has begun.
                let program = URL(fileURLWithPath: PseudoTerminal.program).deletingLastPathComponent().path
                let run = try ProgramRun(
                    ["-c", "umask 000; cd '\(site.folder.path)' && exec '\(program)/til' \(arguments)"],
                    program: "/bin/sh",
                    input: "/dev/null", environment: ["TIL_DATABASE": site.path])
                run.run(for: Double(site.random(0...60)) / 1_000 * Double(round))
                run.kill()
                for (name, mode) in modes(site.folder.path) where !["out.tsv", "fill.tsv"].contains(name) {
                    #expect(mode == (name == "backups" ? "700" : "600"), "\(arguments): \(name) has mode \(mode)")
                }
            }
        }
    }

    @Test(.enabled(if: FaultyDisk.library != nil, "There is no C compiler to build the watch with."))
    func noCommandOpensANetworkConnection() throws {
        let seen = folder.path + "/seen"
        let variables = ["LD_PRELOAD": FaultyDisk.library ?? "", "FAULT_NETWORK": seen, "HOME": folder.path]
        let lines = """
            add ftw for the win
            ftw
            list
            quiz --count 1
            x
            stats
            history
            export -
            backup
            restore newest --yes
            check
            config seconds 5
            search win
            undo
            """
        let run = try ProgramRun.finished([], input: folder.file("lines", lines), environment: variables)
        #expect(run.status == 0, "\(run.errorText)")
        #expect(!FileManager.default.fileExists(atPath: seen))
        // The watch sees who does: bash opens a connection of TCP for such a name.
        guard FileManager.default.isExecutableFile(atPath: "/bin/bash") else { return }
        _ = try ProgramRun.finished(
            ["-c", "echo >/dev/tcp/127.0.0.1/9"], program: "/bin/bash", environment: variables)
        #expect(FileManager.default.fileExists(atPath: seen))
    }

    @Test func aHistoryThatIsNotARegularFileIsIgnored() throws {
        let history = folder.path + "/.local/state/til/history"
        try FileManager.default.createDirectory(
            atPath: folder.path + "/.local/state/til", withIntermediateDirectories: true)
        let elsewhere = folder.path + "/elsewhere"
        for make in [
            { mkfifo(history, 0o600) }, { symlink("/dev/zero", history) }, { symlink(elsewhere, history) },
            { mkdir(history, 0o700) },
        ] {
            #expect(make() == 0)
            let terminal = try PseudoTerminal([], environment: ["HOME": folder.path])
            try terminal.wait(for: "til>")
            terminal.send("list\rquit\r")
            #expect(try terminal.waitForExit() == 0)
            remove(history)
        }
        #expect(!FileManager.default.fileExists(atPath: elsewhere))
    }

    @Test func anUnfinishedFormIsPrivateAndReadOnlyFromARegularFile() throws {
        let form = folder.path + "/.local/state/til/unfinished-form"
        func leaveForm() throws {
            let terminal = try PseudoTerminal(["add"], environment: ["HOME": folder.path])
            try terminal.wait(forLine: "acronym: FTW")
            terminal.send("idk")
            try terminal.wait(forLine: "acronym: IDK")
            terminal.send("\u{3}")
            #expect(try terminal.waitForExit() == 1)
        }
        try leaveForm()
        let modes = modes(folder.path)
        #expect(modes[".local/state/til"] == "700" && modes[".local/state/til/unfinished-form"] == "600")
        remove(form)
        let elsewhere = folder.path + "/elsewhere"
        for make in [
            { mkfifo(form, 0o600) }, { symlink("/dev/zero", form) }, { symlink(elsewhere, form) },
            { mkdir(form, 0o700) },
        ] {
            #expect(make() == 0)
            try leaveForm()
            remove(form)
        }
        #expect(!FileManager.default.fileExists(atPath: elsewhere))
    }

    @Test(arguments: ["relative", "", "/dev/null", "/dev/null/\u{1B}[31m", "/proc/nowhere"])
    func anInvalidHomeFolderIsAnError(home: String) throws {
        let run = try ProgramRun.finished(["add", "ftw", "for the win"], environment: ["HOME": home])
        #expect([64, 74].contains(run.status), "\(run.errorText)")
        #expect(!run.errors.contains(0x1B))
        #expect(run.errorText.hasPrefix("til: "))
    }
}
