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

    @Test func cutsNothingOnAPipeOfNoWidth() throws {
        let runner = try CommandRunner()
        let long = String(repeating: "word ", count: 60)
        _ = try runner.run("add long \(long)")
        runner.variables["COLUMNS"] = nil
        #expect(try runner.run("list").output == " 1  LONG  \(String(repeating: "Word ", count: 60).dropLast())\n")
    }
}

@Suite struct SearchTests {
    private typealias Result = CommandRunner.Result

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
