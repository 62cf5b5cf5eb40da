import Foundation
import TILText
import TestSupport
import Testing

@testable import TILCore
@testable import til

/// Bytes that are not UTF-8: refused as text, and kept in the names of files.
@Suite(.waiting) struct ForeignByteTests {
    private let runner: CommandRunner
    private let word = String(systemBytes: Array("caf".utf8) + [0xE9])
    private static let refusal =
        "til: 'caf\\xE9' is not UTF-8 text. Convert it from its encoding, for example with iconv -f CP1252 -t UTF-8.\n"

    init() throws {
        runner = try CommandRunner(having: "ok fine")
    }

    @Test(arguments: [
        "add W x", "add x W", "add x y --note W", "add x y --tag W", "add x y --source W", "edit ok W",
        "edit ok --long W", "edit ok --note W", "tag ok W", "show W", "W", "-- W", "search W", "list --tag W",
        "config titles W", "remove W", "add x --from W", "sync log W",
    ])
    func textThatIsNotUTF8IsRefusedAndChangesNothing(line: String) throws {
        let before = try runner.run("export --format jsonl")
        let words = line.split(separator: " ").map { $0 == "W" ? word : String($0) }
        #expect(try runner.run(words: words) == .init(errors: Self.refusal, code: 65))
        #expect(try runner.run("export --format jsonl") == before)
    }

    @Test func anArgumentOfTheProcessThatIsNotUTF8IsRefused() throws {
        let run = try ProgramRun.finished(
            ["-c", "\"$0\" add x \"$(printf 'b\\351')\"", PseudoTerminal.program], program: "/bin/sh",
            environment: ["TIL_DATABASE": runner.database])
        #expect(run.status == 65)
        #expect(run.errorText.hasPrefix("til: 'b\\xE9' is not UTF-8 text."))
    }

    @Test func aLineOnAPipeThatIsNotUTF8IsRefusedWithItsNumber() throws {
        let run = try ProgramRun([], environment: ["TIL_DATABASE": runner.database])
        run.send(bytes: Array("add a b\nadd c ".utf8) + [0xE9, 0x0A] + Array("add d e\n".utf8))
        run.endInput()
        #expect(try run.waitForExit() == 65)
        #expect(run.errorText.contains("til: line 2: '\\xE9' is not UTF-8 text."))
        #expect(try runner.store().things.map(\.short) == ["A", "D", "OK"])
    }

    @Test func anAnswerOnAPipeThatIsNotUTF8EndsTheQuiz() throws {
        let run = try ProgramRun(["quiz", "--cram"], environment: ["TIL_DATABASE": runner.database])
        run.send(bytes: [0xE9, 0x0A])
        run.endInput()
        #expect(try run.waitForExit() == 65)
        #expect(run.errorText.contains("The answer '\\xE9' is not UTF-8 text."))
        #expect(try runner.store().reviews(of: runner.store().things[0].id).isEmpty)
    }

    @Test func filesWhoseNamesAreNotUTF8AreFound() throws {
        let list = runner.folder + "/" + word + ".txt"
        try PrivateFile.replace(list, with: Array("FTW = For the Win\n".utf8))
        #expect(try runner.run(words: ["import", list]).code == 0)
        let export = runner.folder + "/out" + word + ".csv"
        #expect(try runner.run(words: ["export", export]).code == 0)
        let copy = runner.folder + "/" + word + ".db"
        #expect(try runner.run(words: ["backup", copy]).code == 0)
        let other = try runner.run(words: ["list", "--database", copy])
        #expect(other.output.contains("For the Win"))
        let names = try #require(PrivateFile.names(in: runner.folder))
        #expect(names.contains(word + ".txt") && names.contains("out\(word).csv") && names.contains(word + ".db"))
        let missing = try runner.run(words: ["import", word])
        #expect(
            missing
                == .init(errors: "til: The file 'caf\\xE9' does not exist. Check the name and the folder.\n", code: 66))
    }

    @Test func aFolderWhoseNamesAreNotUTF8IsScannedAndLinted() throws {
        let folder = runner.folder + "/" + word
        try PrivateFile.makeFolder(folder)
        try PrivateFile.replace(
            folder + "/" + word + ".md", with: Array("The Zeta Query Board (ZQB) is here. The XQW met.\n".utf8))
        let scan = try runner.run(words: ["scan", "--json", folder])
        #expect(scan.output.contains("caf\u{FFFD}.md") && scan.output.contains("Zeta Query Board"))
        let sarif = try runner.run(words: ["lint", "--format", "sarif", folder])
        #expect(sarif.output.contains("caf%E9/caf%E9.md"))
        #expect(try runner.run(words: ["scan", "--add", folder]).code == 0)
        #expect(try runner.store().meanings(of: "ZQB")[0].source.hasSuffix("caf\\xE9/caf\\xE9.md line 1"))
    }

    @Test func aHomeWhoseNameIsNotUTF8HoldsAStore() throws {
        runner.variables["HOME"] = runner.folder + "/" + word
        runner.variables["TIL_DATABASE"] = nil
        #expect(try runner.run("add ftw for the win").code == 0)
        #expect(try runner.run("backup").code == 0)
        #expect(try runner.run("ftw").output == "FTW  For the Win\n")
        #expect(PrivateFile.names(in: runner.folder)?.contains(word) == true)
    }
}
