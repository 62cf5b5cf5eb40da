import Foundation
import TILCore
import Testing

@testable import til

/// Documents that are changed in parts.
struct LanguageServerTextTests {
    /// A text as its scalars, with a plain conversion of positions.
    private struct Model {
        var scalars: [Unicode.Scalar] = []
        let isUTF8: Bool

        var text: String { String(String.UnicodeScalarView(scalars)) }

        func units(_ scalars: some Sequence<Unicode.Scalar>) -> Int {
            scalars.reduce(0) { $0 + (isUTF8 ? String($1).utf8.count : String($1).utf16.count) }
        }

        /// Returns the position of a scalar.
        func position(_ index: Int) -> (line: Int, character: Int) {
            var (line, start) = (0, 0)
            for place in 0..<index where scalars[place] == "\n" || scalars[place] == "\r" {
                let isPair = scalars[place] == "\r" && place + 1 < scalars.count && scalars[place + 1] == "\n"
                if !isPair { (line, start) = (line + 1, place + 1) }
            }
            return (line, units(scalars[start..<index]))
        }

        /// Whether a scalar is the second half of a line end, where no position leads.
        func isInsideLineEnd(_ index: Int) -> Bool {
            index > 0 && index < scalars.count && scalars[index - 1] == "\r" && scalars[index] == "\n"
        }
    }

    @Test(arguments: ["16", "8"])
    func afterRandomEditsTheFindingsEqualThoseOfTheWholeText(encoding: String) throws {
        let client = try LanguageClient(#"{"general":{"positionEncodings":["utf-\#(encoding)"]}}"#)
        var generator = SeededGenerator(seed: encoding == "8" ? 8 : 16)
        let parts = [
            "The XQZ met. ", "cross-quarter board (XQB) ", "two CPU's ", "😀", "é", "\n", "\r\n", "\r", "\n\n", "- ",
            "`XQY` ", "an SQB ", "<!-- x --> ", "word ", "# ", "日本", "e\u{301}",
        ]
        var model = Model(isUTF8: encoding == "8")
        client.open("a.md", "")
        client.open("whole.md", "")
        _ = try (client.diagnostics("a.md"), client.diagnostics("whole.md"))
        var count = 0
        for version in 2...1_001 {
            var ends = [0, 0].map { _ in Int.random(in: 0...model.scalars.count, using: &generator) }.sorted()
            // The text grows.
            if ends[1] - ends[0] > 8 { ends[1] = ends[0] + Int.random(in: 0...8, using: &generator) }
            for index in 0...1 where model.isInsideLineEnd(ends[index]) { ends[index] -= 1 }
            let new = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
                parts.randomElement(using: &generator) ?? ""
            }.joined()
            let (start, end) = (model.position(ends[0]), model.position(ends[1]))
            client.change(
                "a.md", version: version,
                LanguageClient.edit(start.line, start.character, end.line, end.character, new))
            model.scalars.replaceSubrange(ends[0]..<ends[1], with: new.unicodeScalars)
            guard version.isMultiple(of: 50) || version == 1_001 else { continue }
            client.change("whole.md", version: version, #"{"text":\#(LanguageClient.json(model.text))}"#)
            var found = try client.diagnostics("a.md")
            while found.version < version { found = try client.diagnostics("a.md") }
            let whole = try client.diagnostics("whole.md")
            try #require(found == whole, "after \(version) edits: \(model.text.debugDescription)")
            count += found.findings.count
        }
        #expect(count > 50)
    }
}
