import Foundation
import TestSupport
import Testing

@testable import til

@Suite struct LintTests {
    static let wrong = "The XQB met.\n\nTwo XQB's are here.\n"

    @Test func standardInputIsRead() throws {
        let folder = try TemporaryFolder()
        let result = try ProgramRun.run(["lint", "-", "--no-store"], input: "The XQB met.", folder: folder.path)
        #expect(result.output.hasPrefix("standard input:1:5: warning: Define XQB"), "\(result.output)")
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
            "a.md": "An XQB met. The cross-quarter board (XQB) sat.\n\n" + paragraph + "Some XQB's are.\n\n" + paragraph
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

    @Test func commandsOfGitHubAreWritten() throws {
        let (runner, folder) = try CommandRunner.withDocuments(["a,b.md": "The XQB<b> met.\n"])
        let file = folder + "/a,b.md"
        let message = "Define XQB where it is first used, at line 1, or put it on the allow list."
        #expect(
            try runner.run(words: ["lint", file, "--format", "github"]).output
                == "::warning file=\(folder)/a%2Cb.md,line=1,endLine=1,col=5,endColumn=7,title=undefined::\(message)\n")
        #expect(try runner.run(words: ["lint", file, "--format", "xml"]).code == 64)
    }
}
