import Foundation
import Testing

@testable import til

@Suite struct ImportTests {
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
}
