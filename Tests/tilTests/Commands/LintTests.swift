import Foundation
import Testing

@testable import til

@Suite struct LintTests {
    /// A runner with documents in a folder, in which there is no store.
    private func runner(_ files: [String: String]) throws -> (runner: CommandRunner, folder: String) {
        let runner = try CommandRunner()
        let folder = runner.folder + "/docs"
        for (name, text) in files {
            let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return (runner, folder)
    }

    private static let wrong = "The XQB met.\n\nTwo XQB's are here.\n"

    @Test func findingsAreWrittenAsCompilersWriteThem() throws {
        let (runner, folder) = try runner(["a.md": Self.wrong, "b.md": "Nothing.\n"])
        let result = try runner.run("lint \(folder)")
        #expect(
            result.output == """
                \(folder)/a.md:1:5: error: Define XQB where it is first used, at line 1, or put it on the allow list; it is used 2 times. [undefined]
                \(folder)/a.md:3:5: warning: Write XQBs: the plural of an acronym has no apostrophe. [plural]

                """)
        #expect(result.errors == "1 error, 1 warning in 1 document of 2. --fix puts 1 of them right.\n")
        #expect(result.code == 1)
        // Nothing is left where there was no store.
        #expect(!FileManager.default.fileExists(atPath: runner.database))
    }

    @Test func aPathMayBeOneCharacter() throws {
        let result = try CommandRunner().run("lint é")
        #expect(
            result
                == CommandRunner.Result(
                    errors:
                        "til: There is no file 'é': check the name and the directory.\nNothing was found in 0 documents.\n",
                    code: 66))
    }

    @Test func whatIsRightIsDone() throws {
        let (runner, folder) = try runner(["b.md": "Nothing.\n"])
        #expect(
            try runner.run("lint \(folder)/b.md") == .init(errors: "Nothing was found in 1 document.\n", code: 0))
    }

    @Test func standardInputIsRead() throws {
        let folder = try TemporaryFolder()
        let result = try PipedProgram.run(["lint", "-", "--no-store"], input: "The XQB met.", folder: folder.path)
        #expect(result.output.hasPrefix("standard input:1:5: error: Define XQB"), "\(result.output)")
    }

    @Test func rulesAreChosenAndWeighed() throws {
        let (runner, folder) = try runner(["a.md": Self.wrong])
        let file = folder + "/a.md"
        #expect(try runner.run("lint \(file) --select plural").errors.hasPrefix("1 warning in"))
        #expect(try runner.run("lint \(file) --select plural --fail-on error").code == 0)
        #expect(try runner.run("lint \(file) --ignore plural,undefined").code == 0)
        #expect(try runner.run("lint \(file) --select plural --severity plural=note").code == 0)
        #expect(
            try runner.run("lint \(file) --severity plural=note --severity undefined=note --fail-on note").code == 1)
        let unknown = try runner.run("lint \(file) --select undefned")
        #expect(unknown == .init(errors: "til: There is no rule 'undefned'; did you mean 'undefined'?\n", code: 64))
        #expect(try runner.run("lint \(file) --severity plural=grave").code == 64)
        #expect(try runner.run("lint \(folder)/none.md").code == 66)
        #expect(try runner.run("lint").code == 64)
        #expect(try runner.run("lint \(file) --fix --diff").code == 64)
        #expect(try runner.run("lint - --fix").code == 64)
    }

    @Test func theStoreAndGlossariesAreAsked() throws {
        let (runner, folder) = try runner([
            "a.md": "The XQB, the QZP and the URL met.\n", "glossary.txt": "QZP = quick zone protocol\n",
            ".til-lint.toml": "glossaries = [\"glossary.txt\"]\nallow-common = true\nallow = []\n",
        ])
        _ = try runner.run("add xqb cross-quarter board")
        #expect(try runner.run("lint \(folder)/a.md").code == 0)
        #expect(try runner.run("lint \(folder)/a.md --no-store").output.contains("Define XQB"))
        #expect(try !runner.run("lint \(folder)/a.md --no-store").output.contains("QZP"))
        let known = try runner.run("lint \(folder)/a.md --select known-elsewhere").output
        #expect(
            known.contains(
                "1:5: note: Define XQB where it is first used, at line 1; the store has Cross-Quarter Board. [known"))
        #expect(known.contains("glossary.txt has quick zone protocol."))
        _ = try runner.run("lint \(folder)/a.md --fix")
        let text = try String(contentsOfFile: folder + "/a.md", encoding: .utf8)
        #expect(
            text == "The Cross-Quarter Board (XQB), the quick zone protocol (QZP) and the URL met.\n")
    }

    // MARK: Configuration

    @Test func theNearestConfigurationCounts() throws {
        let (runner, folder) = try runner([
            "a.md": Self.wrong, ".til-lint.toml": "ignore = [\"undefined\"]\nfail-on = \"error\"\n",
            "inner/b.md": Self.wrong, "inner/deep/c.md": Self.wrong,
            "inner/.til-lint.toml": "allow = [\"XQB\"]\nexclude = [\"deep/**\"]\n[severity]\nplural = \"error\"\n",
        ])
        #expect(
            try runner.run("lint \(folder)").output == """
                \(folder)/a.md:3:5: warning: Write XQBs: the plural of an acronym has no apostrophe. [plural]
                \(folder)/inner/b.md:3:5: error: Write XQBs: the plural of an acronym has no apostrophe. [plural]

                """)
        #expect(try runner.run("lint \(folder)/a.md").code == 0)
        #expect(try runner.run("lint \(folder)/inner/deep/c.md").code == 1)
        #expect(try runner.run("lint \(folder)/inner/deep/c.md --force-exclude").code == 0)
        #expect(try runner.run("lint \(folder)/inner/b.md --config \(folder)/.til-lint.toml").code == 0)
    }

    @Test(arguments: [
        ("alow = []", ": There is no key 'alow'; the nearest is 'allow'."),
        ("zzzzzzzzzz = 1", ": There is no key 'zzzzzzzzzz'; there are select, ignore, severity, allow,"),
        ("allow = \"XQB\"", ": 'allow' is a list of texts; write allow = [\"one\", \"another\"]."),
        ("allow = [1]", ": 'allow' is a list of texts; write"),
        ("store = \"yes\"", ": 'store' is true or false; write store = true."),
        ("fail-on = \"grave\"", ": 'fail-on' is a severity; write one of"),
        ("select = [\"plurals\"]", ": There is no rule 'plurals'; the nearest is 'plural'."),
        ("[severity]\nplurl = \"error\"", ": There is no rule 'plurl'; the nearest is 'plural'."),
        ("severity = 1", ": 'severity' is a table; write [severity] and below it"),
        ("allow = [", ":1:10: this is no TOML: "),
    ])
    func aBadConfigurationIsTold(_ text: String, _ message: String) throws {
        let (runner, folder) = try runner(["a.md": "Nothing.\n", ".til-lint.toml": text])
        let result = try runner.run("lint \(folder)/a.md")
        #expect(result.code == 65)
        #expect(result.errors.hasPrefix("til: \(folder)/.til-lint.toml\(message)"), "\(result.errors)")
    }

    @Test func aCommentThatNamesNoRuleFails() throws {
        let (runner, folder) = try runner(["a.md": "<!-- til-lint-disable plurl -->\n"])
        let result = try runner.run("lint \(folder)/a.md")
        #expect(result.code == 65)
        #expect(
            result.errors.hasPrefix(
                "til: \(folder)/a.md:1: There is no rule 'plurl' to be disabled; did you mean 'plural'?\n"))
    }

    // MARK: Baselines

    @Test func aBaselineLeavesOnlyWhatIsNew() throws {
        let (runner, folder) = try runner(["a.md": Self.wrong])
        let baseline = folder + "/baseline.json"
        let written = try runner.run("lint \(folder)/a.md --write-baseline \(baseline)")
        #expect(written == .init(errors: "Wrote 2 findings to \(baseline).\n", code: 0))
        #expect(try runner.run("lint \(folder)/a.md --baseline \(baseline)").code == 0)
        let text = "A first line, which moves all others.\n\n" + Self.wrong + "\nTwo XQB's are here. The QZP is new.\n"
        try text.write(toFile: folder + "/a.md", atomically: true, encoding: .utf8)
        let result = try runner.run("lint \(folder)/a.md --baseline \(baseline)")
        #expect(
            result.output == """
                \(folder)/a.md:7:5: warning: Write XQBs: the plural of an acronym has no apostrophe. [plural]
                \(folder)/a.md:7:25: error: Define QZP where it is first used, at line 7, or put it on the allow list. [undefined]

                """)
        #expect(try runner.run("lint \(folder)/a.md --baseline \(folder)/none.json").code == 66)
        #expect(try runner.run("lint \(folder)/a.md --baseline \(folder)/a.md").code == 65)
    }

    // MARK: Putting right

    @Test func aFileIsPutRightInPlace() throws {
        let (runner, folder) = try runner([
            "a.md": "An XQB met. The cross-quarter board (XQB) sat. XQB's are two.\nXQB.\n"
        ])
        let file = folder + "/a.md"
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
        let shown = try runner.run("lint \(file) --diff")
        #expect(
            shown.output == """
                --- a\(file)
                +++ b\(file)
                @@ -1,2 +1,2 @@
                -An XQB met. The cross-quarter board (XQB) sat. XQB's are two.
                +A cross-quarter board (XQB) met. The XQB sat. XQBs are two.
                 XQB.

                """)
        #expect(shown.errors == "--fix would put right 2 findings in 1 document.\n" && shown.code == 1)
        let fixed = try runner.run("lint \(file) --fix")
        #expect(
            fixed == .init(errors: "Put right 2 findings in 1 document. Nothing was found in 1 document.\n", code: 0))
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text == "A cross-quarter board (XQB) met. The XQB sat. XQBs are two.\nXQB.\n")
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
        #expect(try runner.run("lint \(file) --diff").errors == "There is nothing that --fix would change.\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.md"])
    }

    @Test func patchAppliesTheDifference() throws {
        let paragraph = (1...12).map { "Line \($0) of nothing.\n" }.joined()
        let (runner, folder) = try runner([
            "a.md": "An XQB met. The cross-quarter board (XQB) sat.\n\n" + paragraph + "Some XQB's are\n\n" + paragraph
                + "XQB. A cross-quarter\nboard"
        ])
        let before = try String(contentsOfFile: folder + "/a.md", encoding: .utf8)
        let difference = try runner.run("lint \(folder)/a.md --diff").output
        try difference.write(toFile: runner.folder + "/a.patch", atomically: true, encoding: .utf8)
        _ = try runner.run("lint \(folder)/a.md --fix")
        let after = try String(contentsOfFile: folder + "/a.md", encoding: .utf8)
        #expect(after != before && difference.contains("\\ No newline at end of file"))
        try before.write(toFile: folder + "/a.md", atomically: true, encoding: .utf8)
        let patch = Process()
        patch.executableURL = URL(fileURLWithPath: "/usr/bin/git")
        patch.arguments = ["apply", "-p\(folder.split(separator: "/").count + 1)", runner.folder + "/a.patch"]
        patch.currentDirectoryURL = URL(fileURLWithPath: folder)
        try patch.run()
        patch.waitUntilExit()
        #expect(patch.terminationStatus == 0)
        #expect(try String(contentsOfFile: folder + "/a.md", encoding: .utf8) == after)
    }

    // MARK: Formats

    @Test func jsonIsOneDocument() throws {
        let (runner, folder) = try runner(["a.md": "Ä 😀 XQB.\n"])
        let output = try runner.run("lint \(folder)/a.md --format json").output
        #expect(
            output == """
                {"findings":[
                {"acronym":"XQB","column":5,"endColumn":8,"endLine":1,"file":"\(folder)/a.md","fingerprint":"undefined/XQB/0000000000000000","fixable":false,"length":3,"line":1,"message":"Define XQB where it is first used, at line 1, or put it on the allow list.","rule":"undefined","severity":"error"}
                ]}

                """)
        let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
        #expect((object?["findings"] as? [Any])?.count == 1)
        try "x".write(toFile: folder + "/b.md", atomically: true, encoding: .utf8)
        #expect(try runner.run("lint \(folder)/b.md --format json").output == "{\"findings\":[\n]}\n")
    }

    @Test func sarifHasItsRulesAndPlaces() throws {
        let (runner, folder) = try runner(["a b.md": "Ä 😀 XQB.\n"])
        let output = try runner.run(words: ["lint", folder + "/a b.md", "--format", "sarif"]).output
        let log = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        #expect(run["columnKind"] as? String == "utf16CodeUnits")
        let result = try #require((run["results"] as? [[String: Any]])?.first)
        #expect(result["ruleId"] as? String == "undefined" && result["level"] as? String == "error")
        #expect(output.contains("\"artifactLocation\":{\"uri\":\"file://\(folder)/a%20b.md\"}"))
        #expect(output.contains("\"region\":{\"endColumn\":9,\"endLine\":1,\"startColumn\":6,\"startLine\":1}"))
    }

    @Test func gitHubAndCheckstyleAreWritten() throws {
        let (runner, folder) = try runner(["a,b.md": "The XQB<b> met.\n"])
        let file = folder + "/a,b.md"
        let message = "Define XQB where it is first used, at line 1, or put it on the allow list."
        #expect(
            try runner.run(words: ["lint", file, "--format", "github"]).output
                == "::error file=\(folder)/a%2Cb.md,line=1,endLine=1,col=5,endColumn=7,title=undefined::\(message)\n")
        #expect(
            try runner.run(words: ["lint", file, "--format", "checkstyle"]).output == """
                <?xml version="1.0" encoding="UTF-8"?>
                <checkstyle version="4.3">
                  <file name="\(file)">
                    <error line="1" column="5" severity="error" message="\(message)" source="til.undefined"/>
                  </file>
                </checkstyle>

                """)
    }

    @Test func aRuleIsExplained() throws {
        let (runner, _) = try runner([:])
        #expect(
            try runner.run("lint --explain plural").output == """
                plural (warning)
                The plural of an acronym is written with an apostrophe.

                An apostrophe makes a genitive: "the CPU's clock". A reader who meets "two CPU's" looks for what belongs to them. Only what is surely no genitive is reported.

                Not so: The machine has two CPU's and a disk.
                But so: The machine has two CPUs and a disk.

                """)
        #expect(try runner.run("lint --explain all").output.split(separator: "\n").count == 9)
        #expect(try runner.run("lint --explain plurl").code == 64)
    }
}
