import Foundation
import TILCore
import TestSupport
import Testing

@testable import til

@Suite struct ShowTests {
    private typealias Result = CommandRunner.Result

    @Test func indentsTheLinesOfANote() throws {
        let runner = try CommandRunner()
        _ = try runner.run(words: ["add", "ftw", "for the win", "--note", "one\ntwo"])
        #expect(try runner.run("ftw") == Result(output: "FTW  For the Win\n     one\n     two\n"))
    }

    @Test func putsMemoryIntoJSONOnceThereIsOne() throws {
        let runner = try CommandRunner(having: "ftw for the win")
        _ = try runner.run("quiz --count 1", input: "for the win\n")
        let data = Data(try runner.run("ftw --json").output.utf8)
        let things = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
        let memory = try #require((things.first?["memory"] as? [String: [String: Any]])?["meaning"])
        // To the second: a quiz takes some milliseconds of its own.
        #expect((memory["due"] as? String)?.hasPrefix("2026-11-21T08:10:00") == true)
        #expect(memory["answers"] as? Int == 1)
        #expect(Set(memory.keys) == ["answers", "difficulty", "due", "interval", "lapses", "stability"])
    }
}

@Suite struct LookUpSuggestionTests {
    private func sentence(_ line: String, having lines: String...) throws -> String {
        let runner = try CommandRunner()
        for line in lines { _ = try runner.run("add " + line) }
        let result = try runner.run(line)
        #expect(result.code == 1)
        #expect(result.output.isEmpty)
        return result.errors
    }

    @Test func anAcronymWithItsMeaningAndAFileAreToldFromAcronyms() throws {
        #expect(
            try sentence("ftw for the win") == "til: FTW is not known; did you mean 'til add ftw for the win'?\n")
        #expect(try sentence("ftw = fear it") == "til: FTW is not known; did you mean 'til add ftw = fear it'?\n")
        #expect(
            try sentence("afk brb idk").hasPrefix("til: AFK is not known; 'til add AFK ...' adds it.\ntil: BRB"))
        let folder = try TemporaryFolder()
        let path = try folder.file("a.txt", "FTW = For the Win\n")
        for line in [path, "load \(path)", "open \(path)"] {
            #expect(try sentence(line).hasSuffix(" is not known; did you mean 'til import \(path)'?\n"))
        }
        let result = try CommandRunner().run("add \(path)")
        #expect(result.errors.hasPrefix("til: \(path) is a file; 'til import \(path)' reads it.\n"))
        #expect(result.code == 64)
    }

    @Test func whatACommandIsCalledElsewhereIsRunOnceThatIsAgreed() throws {
        let til = try StoreTerminal(["find", "ftw"], having: ["ftw for the win"])
        try til.terminal.wait(forLine: "FIND is not known. Run 'search ftw'? [y/N]")
        til.terminal.send("y\r")
        try til.terminal.wait(for: "[y/N] y\n 1  FTW   For the Win")
        #expect(try til.terminal.waitForExit() == 0)
        // An acronym that is known comes before a command.
        _ = try til.runner.run("add find fast infoset decoding")
        let known = try til.again(["find", "ftw"])
        try known.wait(for: "FIND  Fast Infoset Decoding\nFTW   For the Win")
        let declined = try til.again(["delete"])
        try declined.wait(forLine: "DELETE is not known. Run 'remove'? [y/N]")
        declined.send("n\r")
        try declined.wait(for: "til: DELETE is not known; 'til add DELETE ...' adds it.")
        #expect(try declined.waitForExit() == 1)
    }
}
