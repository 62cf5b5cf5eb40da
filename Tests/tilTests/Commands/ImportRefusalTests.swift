import Foundation
import Testing

@testable import til

/// What an import does not take, and says so.
@Suite struct ImportRefusalTests {
    private typealias Result = CommandRunner.Result

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
