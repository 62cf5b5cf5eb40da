import Foundation
import Glibc
import TestSupport
import Testing

@testable import til

/// A signal ends whatever reads, whether what comes is endless, worthless or nothing at all.
@Suite(.waiting) struct ReaderSignalTests {
    /// What a shell writes into the named pipe that is read, and how that is read.
    struct Flood: Sendable, CustomTestStringConvertible {
        let name: String
        let script: String
        var arguments = ["import", "--format", "text"]

        var testDescription: String { name }
    }

    static let floods: [Flood] = [
        Flood(name: "comments", script: "yes '# a comment'"),
        Flood(name: "blanks", script: "yes ''"),
        Flood(name: "rejected lines", script: "yes nothing"),
        Flood(name: "equal lines", script: "yes 'FTW = for the win'"),
        Flood(name: "one line", script: "tr '\\0' x </dev/zero"),
        Flood(name: "garbage of JSON", script: "yes '{\"short\": '", arguments: ["import", "--format", "jsonl"]),
        Flood(
            name: "an endless element", script: "echo '[{'; yes '\"a\": [1],'",
            arguments: ["import", "--format", "jsonl"]),
        Flood(name: "comments of Anki", script: "yes '#x'", arguments: ["import", "--format", "anki"]),
        Flood(name: "packed lines", script: "yes 'FTW = for the win' | head -c 60000000 | gzip -c"),
        Flood(name: "noise", script: "cat /dev/urandom"),
        Flood(name: "a pipe on which nothing comes", script: "exec sleep 600"),
        Flood(name: "a pipe that stalls", script: "echo 'FTW = for the win'; exec sleep 600"),
        Flood(
            name: "a pipe to be recognised", script: "echo 'FTW = for the win'; exec sleep 600", arguments: ["import"]),
        Flood(name: "a document that stalls", script: "echo 'The CD is'; exec sleep 600", arguments: ["scan"]),
        Flood(name: "an endless document", script: "yes 'The CD is round.'", arguments: ["scan"]),
    ]

    /// How long it may take, in seconds, where the program is the one that is installed and has the machine to itself;
    /// else it has to end.
    private static let patience = Soak.isLong ? 0.2 : 300

    private func pipe(_ site: CrashSite) throws -> String {
        let path = site.folder.path + "/pipe"
        if mkfifo(path, 0o600) != 0, errno != EEXIST { throw ProgramRun.Failure(description: "There are no pipes.") }
        return path
    }

    @Test(arguments: floods) func aSignalEndsReadingWhateverTheInputIs(flood: Flood) throws {
        let site = try CrashSite(30)
        let path = try pipe(site)
        for round in 0..<Soak.rounds(share: 30, ofSoak: 20) {
            for signal in round == 0 && !Soak.isLong ? [SIGINT] : [SIGINT, SIGTERM, SIGHUP] {
                let writer = try ProgramRun(
                    ["-c", "exec >'\(path)' 2>/dev/null; \(flood.script)"], program: "/bin/sh", input: "/dev/null")
                defer { writer.kill() }
                let run = try site.start(flood.arguments + [path], input: "/dev/null")
                try ProgramRun.look { run.hasOpened(path) }
                let clock = ContinuousClock()
                let began = clock.now
                run.signal(signal)
                // More than is read of any file may come before the signal does.
                let status = try run.waitForExit(within: 300)
                #expect(status == 128 + signal || status == 65, "\(flood.name): \(run.errorText)")
                #expect(began.duration(to: clock.now) < .seconds(Self.patience), "\(flood.name)")
            }
        }
        #expect(try site.store().count == 0)
    }

    @Test func aSignalEndsTheWaitForAPipeWithoutAWriter() throws {
        let site = try CrashSite(31)
        let path = try pipe(site)
        let run = try site.start(["import", path], input: "/dev/null")
        try ProgramRun.look { run.hasOpened(path) }
        run.signal(SIGTERM)
        #expect(try run.waitForExit(within: 300) == 128 + SIGTERM)
    }

    /// A pipe whose reader does not read keeps neither the REPL nor a command waiting for ever.
    @Test func aSignalEndsAnExportToAStalledPipe() throws {
        let site = try CrashSite(33)
        try site.fill(4_000)
        let path = try pipe(site)
        let reader = open(path, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        let run = try site.start(["export", path, "--format", "jsonl"], input: "/dev/null")
        func isFull() -> Bool {
            var bytes: Int32 = 0
            return ioctl(reader, UInt(FIONREAD), &bytes) == 0 && bytes > 60_000
        }
        try ProgramRun.look(until: isFull)
        run.signal(SIGTERM)
        #expect(try run.waitForExit(within: 300) == 128 + SIGTERM, "\(run.errorText)")
        // What that one wrote would be taken for what the next writes.
        var written = [UInt8](repeating: 0, count: 1 << 16)
        while read(reader, &written, written.count) > 0 {}
        let terminal = try PseudoTerminal(["--database", site.path])
        try terminal.wait(for: "til>")
        terminal.send("export \(path) --format jsonl\r")
        try ProgramRun.look(until: isFull)
        terminal.send("\u{3}")
        try terminal.wait(for: "Interrupted")
        terminal.send("s1\r")
        try terminal.wait(for: "til S1>")
        terminal.send("\u{4}")
        #expect(try terminal.waitForExit() == 0)
    }

    /// Whoever imports from a pipe that stalls keeps no neighbour from writing.
    @Test func anImportFromAStalledPipeDoesNotBlockOtherWriters() throws {
        let site = try CrashSite(34)
        let run = try site.start(["import", "-", "--format", "text"])
        run.send("FTW = for the win\n")
        try ProgramRun.look { run.hasReadAll }
        try site.run("add", "cd", "compact disc")
        run.endInput()
        #expect(try run.waitForExit() == 0, "\(run.errorText)")
        #expect(try site.survivor().count == 2)
    }

    /// The REPL goes on where a command of it was ended.
    @Test(arguments: ["import", "scan", "export"]) func interruptingACommandOnAPipeReturnsToTheREPL(command: String)
        throws
    {
        let site = try CrashSite(32)
        let path = try pipe(site)
        let terminal = try PseudoTerminal(["--database", site.path])
        try terminal.wait(for: "til")
        terminal.send("add ftw for the win\r")
        // Text that is typed before the prompt is dropped with the signal.
        try terminal.wait(for: "(For the Win).\ntil>")
        terminal.send("\(command) \(path)\(command == "export" ? " --format tsv" : "")\r")
        // While a line is edited the terminal is not cooked: now the command has it.
        try ProgramRun.look { terminal.isCooked }
        // An export waits for a reader; what reads has opened the pipe once that can be opened for writing.
        var other: Int32 = -1
        if command != "export" {
            try ProgramRun.look {
                other = open(path, O_WRONLY | O_NONBLOCK)
                return other >= 0
            }
        }
        defer { close(other) }
        terminal.send("\u{3}")
        try terminal.wait(for: "Interrupted")
        terminal.send("ftw\r")
        try terminal.wait(for: "til FTW>")
        terminal.send("\u{4}")
        #expect(try terminal.waitForExit() == 0)
    }
}
