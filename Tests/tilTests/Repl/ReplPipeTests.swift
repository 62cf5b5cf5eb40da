import Foundation
import Testing

@testable import til

/// Commands from a pipe, one a line.
@Suite struct ReplPipeTests {
    private typealias Result = CommandRunner.Result

    private func run(_ lines: String..., in runner: CommandRunner? = nil) throws -> CommandRunner.Result {
        try (runner ?? CommandRunner()).run(words: [], input: lines.map { $0 + "\n" }.joined())
    }

    @Test func lineEndsOfEveryKindAreTaken() throws {
        let runner = try CommandRunner()
        let text = "\u{FEFF}add ftw for the win\r\nlist\r\n\r\nadd cd compact disc\r\nlist"
        #expect(
            try runner.run(words: [], input: text)
                == Result(
                    output: " 1  FTW   For the Win\n 1  CD    Compact Disc\n 2  FTW   For the Win\n",
                    errors: "Added: FTW (For the Win).\nAdded: CD (Compact Disc).\n"))
    }

    @Test func theOptionsThatItWasStartedWithHold() throws {
        let runner = try CommandRunner(having: "ftw for the win")
        let other = runner.folder + "/other.db"
        let result = try runner.run(
            words: ["--database", other, "--color", "always"],
            input: "add cd compact disc\ncd\nftw --database \(runner.database) --color never\n")
        #expect(result.output == "\u{1B}[1mCD\u{1B}[0m  Compact Disc\nFTW  For the Win\n")
        #expect(try runner.run("cd").code == 1)
    }
}
