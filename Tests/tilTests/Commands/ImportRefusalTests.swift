import Foundation
import Testing

@testable import til

/// What an import does not take, and says so.
@Suite struct ImportRefusalTests {
    private typealias Result = CommandRunner.Result

    @Test func isBadDataWhereNoLineCanBeTaken() throws {
        let runner = try CommandRunner()
        let file = try runner.file("list.txt", "no separator\nnone here\n")
        let result = try runner.run("import --format text \(file)")
        #expect(result.code == 65)
        #expect(
            result.errors
                == "til: No line could be taken; --format says how to read the file, 'til import --help' lists the formats.\n"
        )
        let empty = try runner.file("empty.txt", "")
        #expect(
            try runner.run("import \(empty)")
                == Result(output: "\(empty) (text): 0 new, 0 new meanings, 0 known, 0 repeated, 0 rejected\n"))
    }

    @Test func saysWhichFileCannotBeRead() throws {
        let runner = try CommandRunner()
        #expect(
            try runner.run("import missing.txt")
                == Result(errors: "til: There is no file 'missing.txt': check the name and the directory.\n", code: 66))
        #expect(
            try runner.run("import \(runner.folder)")
                == Result(
                    errors: "til: '\(runner.folder)' is a directory: name the files in it that you want to import.\n",
                    code: 66))
    }

    @Test func aMissingFileKeepsTheOthersOut() throws {
        let runner = try CommandRunner()
        let file = try runner.file("list.txt", "A = one\n")
        #expect(try runner.run("import \(file) missing.txt").code == 66)
        #expect(try runner.store().count == 0)
    }

    @Test func refusesWhatItDoesNotRecognise() throws {
        let runner = try CommandRunner()
        let file = try runner.file("prose.txt", String(repeating: "Nothing here looks like a list at all\n", count: 9))
        let result = try runner.run("import \(file)")
        #expect(result.code == 65)
        #expect(
            result.errors.hasPrefix(
                "til: '\(file)' is in no format that is known; --format FORMAT forces one. The closest are:\n  "))
        #expect(try runner.run("import --format foo \(file)").code == 64)
        #expect(
            try runner.run("import --format markdwn \(file)").errors
                == "til: There is no format 'markdwn': did you mean 'markdown'?\n")
    }

    @Test func rejectsALineThatIsNoUTF8() throws {
        let runner = try CommandRunner()
        let file = runner.folder + "/list.txt"
        try Data(Array("A = one\nB = tw".utf8) + [0xFF, 0xFE] + Array("\nC = three\n".utf8)).write(
            to: URL(fileURLWithPath: file))
        #expect(
            try runner.run("import \(file)")
                == Result(
                    output: """
                        \(file) (text): 2 new, 0 new meanings, 0 known, 0 repeated, 1 rejected
                          line 2: B = tw\u{FFFD}\u{FFFD}
                            The line is not valid UTF-8 text.

                        """))
    }

    @Test func showsNoControlCharacterOfAFile() throws {
        let runner = try CommandRunner()
        let file = try runner.file("list.txt", "A = \u{1B}[2Jone\n\u{1B}]0;x\u{7} no\nA = \u{1B}[2JOne\n")
        let output = try runner.run("import --format text \(file)").output + runner.run("list").output
        #expect(!output.utf8.contains(0x1B))
        #expect(output.contains("^[[2Jone"))
    }
}
