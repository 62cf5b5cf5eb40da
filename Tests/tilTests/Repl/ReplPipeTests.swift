import Foundation
import Testing

@testable import til

/// Commands from a pipe, one a line.
@Suite struct ReplPipeTests {
    private typealias Result = CommandRunner.Result

    private func run(_ lines: String..., in runner: CommandRunner? = nil) throws -> CommandRunner.Result {
        try (runner ?? CommandRunner()).run(words: [], input: lines.map { $0 + "\n" }.joined())
    }

    @Test func promptsNothing() throws {
        #expect(try run() == Result())
        #expect(try run("# nothing but a comment", "", "   ") == Result())
    }

    @Test func aLineThatFailsIsNamedAndTheRestIsDone() throws {
        #expect(
            try run(
                "add ftw for the win", "# a comment", "", "list --limit 0x", "show wtf", "add \"x", "add x\\", "ftw")
                == Result(
                    output: "FTW  For the Win\n",
                    errors: """
                        Added: FTW (For the Win).
                        til: line 4: The value '0x' is invalid for '--limit <n>'.
                        Help:  --limit <n>  At most so many.
                        Usage: til list [<what> ...] [--tag <tag> ...] [--sort <sort>] [--limit <n>] [--format <text>] [--glossary <name>] [--leeches] [--suspended] [--hidden] [--json] [--database <file>] [--color <when>]
                          See 'til list --help' for more information.
                        til: line 5: WTF is not known; 'til add WTF ...' adds it.
                        til: line 6: The quote " is not closed; close it, or put a backslash before it.
                        til: line 7: The backslash at the end stands before nothing; remove it, or double it.

                        """, code: 64))
    }

    @Test func theFirstFailureIsTheCode() throws {
        #expect(try run("wtf", "import missing.txt", "list --frob").code == 1)
        #expect(try run("import missing.txt", "wtf").code == 66)
        #expect(try run("add ftw for the win", "list").code == 0)
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

    @Test func whatFollowsQuitIsNotDone() throws {
        #expect(try run("quit", "add ftw for the win") == Result())
        #expect(try run("exit", "frob") == Result())
    }

    @Test func aListIsOpenedByNumber() throws {
        let runner = try CommandRunner(having: "ftw for the win --tag chat --note hello", "cd compact disc")
        #expect(
            try run("list", "2", "edit --long 'for the whale'", "remove --yes", "undo", in: runner)
                == Result(
                    output: """
                         1  CD    Compact Disc
                         2  FTW   For the Win  #chat

                          FTW
                          For the Win

                          note       hello
                          tags       #chat
                          added      2026-11-21 08:00
                          known      never asked


                        """,
                    errors: """
                        Changed: FTW (For the Whale).
                        Removed: FTW (For the Whale).
                        Undone: FTW (For the Whale) is back.

                        """))
    }

    @Test func commandsTakeANumberOfTheList() throws {
        let runner = try CommandRunner(having: "ftw for the win", "cd compact disc", "5G fifth generation")
        #expect(
            try run("list", "edit 2 --long x", "remove 3 --yes", "remove 3 --yes", "remove 9 --yes", in: runner).errors
                == """
                Changed: CD (X).
                Removed: FTW (For the Win).
                til: line 4: The list has no number 3; its numbers go from 1 to 2.
                til: line 5: The list has no number 9; its numbers go from 1 to 2.

                """)
    }

    @Test func aNumberThatIsAnAcronymIsLookedUp() throws {
        let runner = try CommandRunner(having: "404 not found", "cd compact disc")
        #expect(try run("404", in: runner) == Result(output: "404  Not Found\n"))
        #expect(try run("list --tag none", "404", in: runner).output == "404  Not Found\n")
        #expect(try run("list", "404", in: runner).output.hasSuffix("404  Not Found\n"))
        #expect(
            try run("list", "403", in: runner).errors
                == "til: line 2: The list has no number 403; its numbers go from 1 to 2.\n")
        #expect(
            try run("403", in: runner).errors
                == "til: line 1: 403 is not known; near it: 404; 'til add 403 ...' adds it.\n")
    }

    @Test func oneGoesAlongTheListAndKeepsThePlace() throws {
        let runner = try CommandRunner(having: "a one", "b two", "c three", "d four")
        func opened(_ lines: String...) throws -> [String] {
            let output = try runner.run(words: [], input: "list\n" + lines.map { $0 + "\n" }.joined()).output
            return output.components(separatedBy: "\n\n  ").dropFirst().compactMap { part in
                let short = part.prefix { $0 != "\n" }
                return short.count == 1 ? String(short) : nil
            }
        }
        #expect(try opened("next", "next", "previous") == ["A", "B", "A"])
        #expect(try opened("previous") == ["D"])
        #expect(try opened("2", "back", "next") == ["B", "C"])
        #expect(try opened("2", "back", "previous") == ["B", "A"])
        #expect(try opened("2", "remove --yes", "next", "undo") == ["B", "C"])
        #expect(try opened("3", "remove --yes", "previous", "undo") == ["C", "B"])
        #expect(try opened("4", "next", "previous") == ["D", "C"])
    }

    @Test func thereIsAnEndToEveryList() throws {
        let runner = try CommandRunner(having: "a one", "b two")
        #expect(
            try run("next", "list", "previous", "next", "1", "previous", "back", "back", "next", in: runner).errors
                == """
                til: line 1: No list is open; 'list' or 'search' opens one.
                til: line 4: That was the last one; 'previous' goes back.
                til: line 6: That was the first one; 'next' goes on.
                til: line 9: No list is open; 'list' or 'search' opens one.

                """)
    }

    @Test func commandsAreWrittenWithOrWithoutTheProgramsName() throws {
        let runner = try CommandRunner(having: "til things i learned")
        #expect(
            try run("til add ftw for the win", "til list", in: runner).output
                == " 1  FTW   For the Win\n 2  TIL   Things I Learned\n")
        #expect(
            try run("til", "til ftw", in: runner).output
                == "TIL  Things I Learned\nTIL  Things I Learned\nFTW  For the Win\n")
        #expect(try run("til --version").code == 64)
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

    @Test func standardInputIsNoFileHere() throws {
        let sentence = "Here standard input is where commands come from; name a file."
        #expect(
            try run("import -", "scan -")
                == Result(errors: "til: line 1: \(sentence)\ntil: line 2: \(sentence)\n", code: 64))
    }

    @Test func aQuizTakesItsAnswersFromTheSameLines() throws {
        let runner = try CommandRunner(having: "ftw for the win")
        let result = try run("quiz --count 1", "for the win", "undo", in: runner)
        #expect(result.output.contains("\n1 new  FTW\nRight.\n"))
        #expect(result.errors == "Undone: the last answer to FTW (For the Win) was taken back.\n")
        #expect(result.code == 0)
    }

    @Test func theLineNumberCountsTheLinesOfAQuizToo() throws {
        let runner = try CommandRunner(having: "ftw for the win")
        #expect(try run("quiz --count 1", "x", "wtf", in: runner).errors.hasPrefix("til: line 3: WTF is not known"))
    }
}
