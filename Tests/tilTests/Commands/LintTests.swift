import Foundation
import TestSupport
import Testing

@testable import til

@Suite struct LintTests {
    static let wrong = "The XQB met.\n\nTwo XQB's are here.\n"

    @Test func findingsAreWrittenAsCompilersWriteThem() throws {
        let (runner, folder) = try CommandRunner.withDocuments(["a.md": Self.wrong, "b.md": "Nothing.\n"])
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
        let (runner, folder) = try CommandRunner.withDocuments(["b.md": "Nothing.\n"])
        #expect(
            try runner.run("lint \(folder)/b.md") == .init(errors: "Nothing was found in 1 document.\n", code: 0))
    }

    @Test func standardInputIsRead() throws {
        let folder = try TemporaryFolder()
        let result = try ProgramRun.run(["lint", "-", "--no-store"], input: "The XQB met.", folder: folder.path)
        #expect(result.output.hasPrefix("standard input:1:5: error: Define XQB"), "\(result.output)")
    }

    @Test func rulesAreChosenAndWeighed() throws {
        let (runner, folder) = try CommandRunner.withDocuments(["a.md": Self.wrong])
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

    // MARK: Putting right

    @Test func aFileIsPutRightInPlace() throws {
        let (runner, folder) = try CommandRunner.withDocuments([
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
        let (runner, folder) = try CommandRunner.withDocuments([
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
        let (runner, folder) = try CommandRunner.withDocuments(["a.md": "Ä 😀 XQB.\n"])
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
        let (runner, folder) = try CommandRunner.withDocuments(["a b.md": "Ä 😀 XQB.\n"])
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

    @Test func commandsOfGitHubAreWritten() throws {
        let (runner, folder) = try CommandRunner.withDocuments(["a,b.md": "The XQB<b> met.\n"])
        let file = folder + "/a,b.md"
        let message = "Define XQB where it is first used, at line 1, or put it on the allow list."
        #expect(
            try runner.run(words: ["lint", file, "--format", "github"]).output
                == "::error file=\(folder)/a%2Cb.md,line=1,endLine=1,col=5,endColumn=7,title=undefined::\(message)\n")
        #expect(try runner.run(words: ["lint", file, "--format", "checkstyle"]).code == 64)
    }

    @Test func aRuleIsExplained() throws {
        let (runner, _) = try CommandRunner.withDocuments([:])
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
