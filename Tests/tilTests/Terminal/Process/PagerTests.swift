import Foundation
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

    @Test func aPagerThatWasLeftEarlyEndsTheText() throws {
        let terminal = try terminal(["PAGER": "head -3"])
        #expect(try terminal.waitForExit() == 0)
        #expect(rows(terminal) == 3)
    }

    @Test func withoutLessAndMoreTheTextIsShown() throws {
        let terminal = try terminal(["PATH": runner.folder])
        #expect(try terminal.waitForExit() == 0)
        #expect(rows(terminal) == 60)
    }

    @Test(arguments: ["", "-S", "S", "-X -S", "-Ptil$", "-Ptil"])
    func coloursAreShownWhateverLessIsTold(options: String) throws {
        let terminal = try terminal(["PAGER": "less", "LESS": options, "LESSHISTFILE": "-"])
        try terminal.wait(for: "Alpha Beta 18")
        terminal.send("q")
        #expect(try terminal.waitForExit() == 0)
        #expect(!String(decoding: terminal.output, as: UTF8.self).contains("ESC"))
        #expect(rows(terminal) < 60)
    }
}
