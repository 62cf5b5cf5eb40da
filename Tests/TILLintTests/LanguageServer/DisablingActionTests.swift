import TILProse
import Testing

@testable import TILLint

@Suite struct DisablingActionTests {
    private func edits(name: String, language: String) throws -> [Replacement]? {
        let text = "The XQZ met the council of it.\n"
        let document = OpenDocument(
            OpeningParameters.Document(uri: "file:///\(name)", languageId: language, version: 1, text: text),
            path: "/\(name)", .utf8)
        let finding = try #require(
            DocumentLinter().lint(Array(text.utf8), format: document.format).findings.first)
        return document.disabling(finding)
    }

    @Test func formatWithoutAReaderGetsNoComment() throws {
        #expect(try edits(name: "page.wiki", language: "mediawiki") == nil)
    }

    @Test func markdownGetsACommentAtTheEndOfTheLine() throws {
        #expect(
            try edits(name: "page.md", language: "markdown")?.map(\.text)
                == [" <!-- til-lint-disable-line undefined -->"])
    }
}
