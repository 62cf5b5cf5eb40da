import Foundation
import Glibc
import TestSupport
import Testing

@testable import til

/// The pager at a real terminal.
@Suite(.waiting) struct PagerTests {
    private let runner: CommandRunner

    init() throws {
        runner = try CommandRunner()
        let list = (1...60).map { "AB\($0) = Alpha Beta \($0)\n" }.joined()
        _ = try runner.run("import '\(runner.file("list.txt", list))'")
    }

    private func terminal(_ variables: [String: String]) throws -> PseudoTerminal {
        try PseudoTerminal(
            ["list"], environment: variables.merging(["TIL_DATABASE": runner.database, "HOME": runner.folder]) { $1 },
            rows: 12)
    }

    private func rows(_ terminal: PseudoTerminal) -> Int {
        String(decoding: terminal.output, as: UTF8.self).components(separatedBy: "Alpha Beta").count - 1
    }

    @Test(arguments: [
        "not-installed", "not-installed -x", "false", "true", "exit 3", "(((", "/tmp", "sed s/a/b/ | not-installed",
        "sleep 0.1",
    ])
    func aPagerThatShowsNothingIsReplacedByTheText(pager: String) throws {
        let terminal = try terminal(["PAGER": pager])
        #expect(try terminal.waitForExit() == 0)
        #expect(rows(terminal) == 60)
    }

    @Test func aPagerThatExitsEarlyEndsTheText() throws {
        let terminal = try terminal(["PAGER": "head -3"])
        #expect(try terminal.waitForExit() == 0)
        #expect(rows(terminal) == 3)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGKILL]) func aPagerEndsWithTilAndLeavesTheTerminalAsItWas(signal: Int32) throws
    {
        let terminal = try runner.terminal(
            ["sh", "-c", "til list; echo \"ended with $?\"; read -r line; echo \"read $line\""],
            environment: ["PAGER": "echo $PPID $$ > began; exec less", "LINES": "12"])
        try terminal.wait(for: "[Space] more")
        let began = try String(contentsOfFile: runner.folder + "/began", encoding: .utf8)
        let processes = began.split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
        let til = try #require(processes.first)
        let less = try #require(processes.last)
        kill(til, signal)
        try terminal.wait(for: "ended with \(128 + signal)")
        try ProgramRun.look { kill(less, 0) != 0 }
        #expect(terminal.isCooked)
        terminal.send("a line\r")
        try terminal.wait(for: "read a line")
    }

    @Test func withoutLessAndMoreTheTextIsShown() throws {
        let terminal = try terminal(["PATH": runner.folder])
        #expect(try terminal.waitForExit() == 0)
        #expect(rows(terminal) == 60)
    }

    @Test(arguments: ["", "-S", "S", "-X -S", "-Ptil$", "-Ptil"])
    func coloursAreShownWhateverTheOptionsOfLessAre(options: String) throws {
        let terminal = try terminal(["PAGER": "less", "LESS": options, "LESSHISTFILE": "-"])
        try terminal.wait(for: "Alpha Beta 18")
        terminal.send("q")
        #expect(try terminal.waitForExit() == 0)
        #expect(!String(decoding: terminal.output, as: UTF8.self).contains("ESC"))
        #expect(rows(terminal) < 60)
    }
}
