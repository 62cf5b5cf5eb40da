import Foundation
import Testing

@testable import til

@Suite struct ImportTests {
    private typealias Result = CommandRunner.Result

    /// A list with everything that a report counts.
    private static let list = """
        # A comment.
        FTW = For the Win
        cd = compact disc
        CD = Change Directory
        FTW: For the Win

        no separator here
        CD = Compact  disc!
         = nothing
        """

    @Test func reportsEachCase() throws {
        let runner = try CommandRunner(having: "cd change directory", "cd compact disc")
        let file = try runner.file("list.txt", Self.list)
        let report = """
            \(file) (text): 1 new, 0 new meanings, 3 known, 1 repeated, 2 rejected
              line 7: no separator here
                There is no '=', ':' or dash between spaces that parts an acronym from what it stands for.
              line 9: = nothing
                The acronym is empty.
              line 3: cd = compact disc is nearly Compact Disc, which it has already: not added
              line 8: CD = Compact disc! is nearly Compact Disc, which it has already: not added

            """
        #expect(
            try runner.run("import \(file) --dry-run")
                == Result(output: report + "Nothing was changed: this was a dry run.\n"))
        #expect(try runner.store().count == 2)
        #expect(try runner.run("import \(file)") == Result(output: report))
        #expect(try runner.store().count == 3)
        #expect(
            try runner.run("import \(file)").output
                .hasPrefix("\(file) (text): 0 new, 0 new meanings, 5 known, 0 repeated, 2 rejected\n"))
        #expect(try runner.store().count == 3)
    }

    @Test func strictChangesNothingWhereALineIsRejected() throws {
        let runner = try CommandRunner()
        let file = try runner.file("list.txt", "FTW = For the Win\nno separator here\n")
        #expect(
            try runner.run("import --strict \(file)")
                == Result(
                    output: """
                        \(file) (text): 1 new, 0 new meanings, 0 known, 0 repeated, 1 rejected
                          line 2: no separator here
                            There is no '=', ':' or dash between spaces that parts an acronym from what it stands for.

                        """,
                    errors:
                        "til: 1 line cannot be taken, so nothing was imported; correct the file, or leave out --strict.\n",
                    code: 65))
        #expect(try runner.store().count == 0)
        let good = try runner.file("good.txt", "FTW = For the Win\n")
        #expect(try runner.run("import --strict \(good)").code == 0)
    }

    @Test func takesThePlainFormsTheirLineEndsAndTheirMark() throws {
        let runner = try CommandRunner()
        let file = try runner.file(
            "list.txt", "\u{FEFF}A = one\r\nb: two\r\n# comment\r\nC - three\r\nD \u{2013} four\r\nE \u{2014} five\r\n")
        #expect(
            try runner.run("import \(file)").output
                == "\(file) (text): 5 new, 0 new meanings, 0 known, 0 repeated, 0 rejected\n")
        #expect(
            try runner.run("list").output
                == " 1  A     one\n 2  b     two\n 3  C     three\n 4  D     four\n 5  E     five\n")
    }

    @Test func takesCSVWithQuotesAndNewlines() throws {
        let runner = try CommandRunner()
        let file = try runner.file("list.csv", "short,long\nFTW,\"For, The \"\"Win\"\"\"\nCD,\"Compact\nDisc\"\n")
        #expect(
            try runner.run("import \(file)").output
                == "\(file) (csv): 2 new, 0 new meanings, 0 known, 0 repeated, 0 rejected\n")
        #expect(try runner.run("ftw cd").output == "FTW  For, The \"Win\"\nCD   Compact Disc\n")
    }

    @Test func takesWhatListPrintsAsJSON() throws {
        let runner = try CommandRunner(having: "ftw for the win --tag chat", "cd compact disc --note round")
        let file = try runner.file("list.json", try runner.run("list --json").output)
        #expect(
            try runner.run("import \(file)").output
                == "\(file) (jsonl): 0 new, 0 new meanings, 2 known, 0 repeated, 0 rejected\n")
        let other = try CommandRunner()
        #expect(try other.run("import \(file)").code == 0)
        #expect(try other.run("ftw cd").output == "FTW  For the Win\n     #chat\nCD   Compact Disc\n     round\n")
    }

    @Test func tellsWhatIsNoListAtAll() throws {
        let runner = try CommandRunner(having: "ftw for the win")
        let cards = try runner.file("cards.md", "Q: What?\nA: That.\n")
        let refused = try runner.run("import \(cards)")
        #expect(refused.code == 65 && refused.errors.hasPrefix("til: No line could be taken;"))
        #expect(refused.output.contains("a sentence or a question, which is no acronym."))
        let package = try runner.file("deck.apkg", "PK\u{3}\u{4}")
        let result = try runner.run("import \(package)")
        #expect(result.code == 65)
        #expect(result.errors.hasPrefix("til: '\(package)' ") && result.errors.contains("is damaged"))
    }

    @Test func tagsWhatIsNewOnly() throws {
        let runner = try CommandRunner(having: "ftw for the win")
        let file = try runner.file("list.txt", "FTW = For the Win\nCD = Compact Disc\n")
        _ = try runner.run("import \(file) --tag one --tag two,three")
        #expect(try runner.run("ftw cd").output == "FTW  For the Win\nCD   Compact Disc\n     #one · #three · #two\n")
    }

    @Test func neverOverwritesANote() throws {
        let runner = try CommandRunner(having: "ftw for the win --note mine")
        let file = try runner.file("list.csv", "short,long,note\nFTW,For the Win,theirs\n")
        #expect(try runner.run("import \(file)").output.contains("1 known"))
        #expect(try runner.run("ftw").output == "FTW  For the Win\n     mine\n")
    }

    @Test func keepsTheLettersWhereAsked() throws {
        let runner = try CommandRunner()
        let file = try runner.file("list.txt", "mRNA = messenger RNA\n")
        _ = try runner.run("import \(file)")
        #expect(try runner.run("mrna").output == "mRNA  messenger RNA\n")
    }

    @Test func sumsUpSeveralFiles() throws {
        let runner = try CommandRunner()
        let (one, two) = (try runner.file("one.txt", "A = one\n"), try runner.file("two.tsv", "A\tone\nB\ttwo\n"))
        #expect(
            try runner.run("import \(one) \(two)")
                == Result(
                    output: """
                        \(one) (text): 1 new, 0 new meanings, 0 known, 0 repeated, 0 rejected
                        \(two) (tsv): 1 new, 0 new meanings, 1 known, 0 repeated, 0 rejected
                        All: 2 things added

                        """))
        #expect(try runner.run("undo").errors == "Undone: the import of 2 things was taken back.\n")
    }

    @Test func printsTheReportAsJSON() throws {
        let runner = try CommandRunner(having: "cd compact disc")
        let file = try runner.file("list.txt", Self.list)
        let result = try runner.run("import \(file) --json")
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
        let report = try #require(object as? [String: Any])
        #expect(result.errors.isEmpty)
        #expect(report["new"] as? Int == 1)
        #expect(report["newMeanings"] as? Int == 1)
        #expect(report["known"] as? Int == 2)
        #expect(report["repeated"] as? Int == 1)
        let rejected = try #require(report["rejected"] as? [[String: Any]])
        #expect(rejected.map { $0["line"] as? Int } == [7, 9])
        #expect(rejected.last?["reason"] as? String == "The acronym is empty.")
        #expect(rejected.map { $0["text"] as? String } == ["no separator here", "= nothing"])
        #expect((report["files"] as? [[String: Any]])?.count == 1)
    }

    @Test func understandsWhatPeopleWriteAndLeavesRemarksOut() throws {
        let runner = try CommandRunner()
        let file = try runner.file(
            "list.txt",
            """
            My acronyms \u{2014} updated 2024
            Note: these are mine
            LLM (Large Language Model)
            Retrieval Augmented Generation (RAG)
            API -> Application Programming Interface
            CPU \u{2192} Central Processing Unit  # from the course
            C# - a language # not a comment
            """)
        let result = try runner.run("import --dry-run --show \(file)")
        #expect(
            result.output == """
                \(file) (text): 5 new, 0 new meanings, 0 known, 0 repeated, 2 rejected
                  LLM = Large Language Model
                  RAG = Retrieval Augmented Generation
                  API = Application Programming Interface
                  CPU = Central Processing Unit
                  C# = a language # not a comment
                  line 1: My acronyms \u{2014} updated 2024
                    It reads like a heading or a remark; with '=' after the acronym it is an entry.
                  line 2: Note: these are mine
                    It reads like a heading or a remark; with '=' after the acronym it is an entry.
                Nothing was changed: this was a dry run.

                """)
        #expect(try runner.store().count == 0)
        #expect(try runner.run("import --show \(file)").code == 64)
    }

    @Test func keepsTheLettersOfAFile() throws {
        let runner = try CommandRunner()
        let file = try runner.file("list.txt", "iot = internet of things\nPaaS = platform as a service\n")
        #expect(try runner.run("import \(file)").code == 0)
        #expect(try runner.run("IOT paas").output == "iot   internet of things\nPaaS  platform as a service\n")
    }
}
