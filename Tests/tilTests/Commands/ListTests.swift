import Foundation
import Testing

@testable import til

@Suite struct ListTests {
    private typealias Result = CommandRunner.Result

    private func filled() throws -> CommandRunner {
        let runner = try CommandRunner(having: "ftw for the win --tag chat", "cd compact disc --tag media")
        runner.now += 60
        _ = try runner.run("add cd change directory --tag unix,shell")
        runner.now += 60
        _ = try runner.run("add afaik as far as i know --tag chat")
        return runner
    }

    @Test func isNumberedAndAligned() throws {
        #expect(
            try filled().run("list")
                == Result(
                    output: """
                         1  AFAIK  As Far as I Know  #chat
                         2  CD     Change Directory  #shell #unix
                         3  CD     Compact Disc  #media
                         4  FTW    For the Win  #chat

                        """))
    }

    /// To Swift a quote with an accent on it is no quote; to SQL it ends a text.
    @Test func aQuoteWithAnAccentIsAnyTextsQuote() throws {
        let runner = try filled()
        let file = try runner.file("odd.tsv", "X'\u{301}Y\todd\t\ta'\u{301}b\n")
        #expect(try runner.run("import \(file)").code == 0)
        let expected = Result(output: " 1  X'\u{301}Y   odd  #a'\u{301}b\n")
        #expect(try runner.run(words: ["list", "X'\u{301}*"]) == expected)
        #expect(try runner.run(words: ["list", "--tag", "a'\u{301}b"]) == expected)
        #expect(try runner.run(words: ["list", "F'\u{301} OR 1=1 -- *"]).code == 1)
    }

    @Test func hasAnOrderATagAndALimit() throws {
        let runner = try filled()
        #expect(
            try runner.run("list --sort recent --limit 2").output
                == " 1  AFAIK  As Far as I Know  #chat\n 2  CD     Change Directory  #shell #unix\n")
        #expect(
            try runner.run("list --tag chat").output
                == " 1  AFAIK  As Far as I Know  #chat\n 2  FTW    For the Win  #chat\n")
        #expect(try runner.run("quiz --count 1 --tag media", input: "compact disc\n").code == 0)
        #expect(try runner.run("list --sort due --limit 1").output == " 1  CD    Compact Disc  #media\n")
    }

    @Test func cutsRowsAtTheScreensEndWithWideLettersCountedRight() throws {
        let runner = try CommandRunner(
            having: "世界 world wide words in wide letters", "🚀🚀 rockets and rockets and rockets")
        _ = try runner.run("add cjk 中文日文韓文中文日文韓文中文日文韓文 --tag script")
        _ = try runner.run("add éa combining e\u{301}toile")
        _ = try runner.run("add ok short --tag tagged")
        runner.variables["COLUMNS"] = "40"
        let rows = try runner.run("list").output.split(separator: "\n")
        #expect(
            rows == [
                " 1  CJK   中文日文韓文中文日文韓文中文…",
                " 2  OK    Short  #tagged",
                " 3  ÉA    Combining E\u{301}toile",
                " 4  世界  World Wide Words in Wide Lett…",
                " 5  🚀🚀  Rockets and Rockets and Rocke…",
            ])
        #expect(rows.map(\.cells) == [39, 24, 26, 40, 40])
    }

    @Test func leavesTagsOutWhereTheyDoNotFit() throws {
        let runner = try CommandRunner(having: "ftw for the win --tag a-rather-long-tag")
        runner.variables["COLUMNS"] = "30"
        #expect(try runner.run("list").output == " 1  FTW   For the Win\n")
    }

    @Test func cutsNothingOnAPipeOfNoWidth() throws {
        let runner = try CommandRunner()
        let long = String(repeating: "word ", count: 60)
        _ = try runner.run("add long \(long)")
        runner.variables["COLUMNS"] = nil
        #expect(try runner.run("list").output == " 1  LONG  \(String(repeating: "Word ", count: 60).dropLast())\n")
    }

    @Test func isEmptyWithASentence() throws {
        let runner = try CommandRunner()
        let nothing = "There is nothing yet; 'til add ftw for the win' adds the first acronym."
        #expect(try runner.run("list") == Result(errors: "til: \(nothing)\n", code: 1))
        #expect(try runner.run("list --json") == Result(output: "[]\n", errors: "til: \(nothing)\n", code: 1))
        #expect(try runner.run("list --leeches") == Result(errors: "til: There are no leeches.\n", code: 1))
        #expect(
            try runner.run("list --tag x")
                == Result(errors: "til: There is nothing with the tag #x; 'til tags' lists the tags.\n", code: 1))
    }

    @Test(arguments: ["0", "-1"])
    func refusesALimitOfNothing(limit: String) throws {
        let result = try CommandRunner().run("list --limit=\(limit)")
        #expect(result.code == 64)
        #expect(result.errors.hasPrefix("til: --limit takes a whole number from 1 up, not \(limit).\nUsage: til list "))
    }

    @Test func namesTheOrdersThatThereAre() throws {
        let result = try CommandRunner().run("list --sort foo")
        #expect(result.code == 64)
        #expect(
            result.errors.hasPrefix(
                "til: The value 'foo' is invalid for '--sort <sort>'. Please provide one of 'short', 'recent' or 'due'.\n"
            ))
    }
}

@Suite struct SearchTests {
    private typealias Result = CommandRunner.Result

    @Test func looksInEverything() throws {
        let runner = try CommandRunner(
            having: "ftw for the win --tag chat", "cd compact disc --note \"music, or data\"",
            "ftp file transfer protocol")
        #expect(try runner.run("search win") == Result(output: " 1  FTW   For the Win  #chat\n"))
        #expect(try runner.run("search CHAT") == Result(output: " 1  FTW   For the Win  #chat\n"))
        #expect(try runner.run("search music, or") == Result(output: " 1  CD    Compact Disc\n"))
        #expect(
            try runner.run("search ft")
                == Result(output: " 1  FTP   File Transfer Protocol\n 2  FTW   For the Win  #chat\n"))
        #expect(try runner.run("search ft --limit 1") == Result(output: " 1  FTP   File Transfer Protocol\n"))
    }

    @Test func needsText() throws {
        let result = try CommandRunner().run("search")
        #expect(result.code == 64)
        #expect(result.errors.hasPrefix("til: Missing expected argument '<text> ...'.\n"))
    }

    @Test func aFormatMakesLinesForOtherPrograms() throws {
        let runner = try CommandRunner(
            having: "cd compact disc --tag media --tag old", "ftw for the win --note 'said in\tvictory'")
        #expect(
            try runner.run(words: ["list", "--format", #"{short}\t{long}|{tags}|{note}\\t}"#]).output == """
                CD\tCompact Disc|media old|\\t}
                FTW\tFor the Win||said in^Ivictory\\t}

                """)
        let id = try runner.store().meanings(of: "ftw")[0].id.uuidString.lowercased()
        #expect(try runner.run("list --format {id} --sort recent --limit 1").output == id + "\n")
        #expect(try runner.run("list --format {short} --tag none").code == 1)
        #expect(try runner.run("list --format {short} --json").code == 64)
    }

    @Test(arguments: [("{frob}", "{frob}"), ("{short", "{short"), ("a{}b", "{}")])
    func aFieldThatThereIsNotIsRefused(format: String, named: String) throws {
        let result = try CommandRunner().run(words: ["list", "--format", format])
        #expect(result.code == 64)
        #expect(result.errors.contains("the fields are {id}, {short}, {long}, {note}, {tags}."))
    }
}
