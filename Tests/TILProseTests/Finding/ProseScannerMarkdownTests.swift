import Testing

@testable import TILProse

@Suite struct ProseScannerMarkdownTests {
    private let definition = "the principal component analysis (PCA) of it"

    @Test(arguments: ["```", "~~~~", "```swift"])
    func fencedCodeIsNotRead(fence: String) {
        let close = String(fence.prefix { $0 == "`" || $0 == "~" })
        #expect(definitions(in: "Text.\n\(fence)\n\(definition)\n\(close)\nMore.") == [])
        #expect(definitions(in: "\(fence)\ncode\n\(close)\n\(definition)") == ["PCA = principal component analysis"])
        #expect(
            definitions(in: "\(fence)\n\(definition)\n") == ["PCA = principal component analysis"],
            "A fence that is never closed is none.")
    }

    @Test func underlinedTitleDoesNotOpenAFence() {
        for underline in ["~~~~~~~~", "~~~~~~~", "````````"] {
            #expect(
                definitions(in: "Synopsis\n\(underline)\n\n\(definition)") == ["PCA = principal component analysis"])
        }
        #expect(definitions(in: "Run:\n```\n\(definition)\n```\n") == [], "A fence right below a line is one.")
    }

    @Test func textAfterAnUnclosedFenceIsReadOnce() {
        let text = "The NASA.\n```\nThe ESA and the \(definition).\nThe ESA.\n"
        let report = ProseScanner.scan(text)
        #expect(report.uses.map(\.short) == ["NASA", "ESA", "PCA"])
        #expect(report.uses.map(\.count) == [1, 2, 1])
        #expect(report.uses.map(\.line) == [1, 3, 3])
        #expect(ProseScanner.scan(text + "```\n").uses.map(\.short) == ["NASA"])
    }

    @Test(arguments: [
        "Run:\n\n    pca(PCA) = principal_component; // analysis (PCA)\n",
        "the `principal component analysis (PCA)` call",
        "``a ` principal component analysis (PCA)``", "[Point of sale (POS)]: https://example.org",
        // A blank line and a line of marks end a long form.
        "principal component\n\nanalysis (PCA)", "# Principal component\nanalysis (PCA)",
        "principal component\n- analysis (PCA)", "principal component\n---\nanalysis (PCA)",
        "\\begin{verbatim}\npoint of sale (POS)\n\\end{verbatim}\n",
    ])
    func codeAndTargetsGiveNoDefinition(text: String) {
        #expect(definitions(in: text) == [])
    }

    @Test(arguments: [
        // Indented text in a list belongs to its item, and an indented paragraph is prose.
        "- item\n\n    point of sale (POS)\n", "Text.\n\n    Here the point of sale (POS) is meant.\n",
        // A mark that nothing closes is a mark.
        "a lone ` and a point of sale (POS)", "``point of sale'' (POS) and ``so'' on",
        "**point** *of* __sale__ (**POS**)", "<b>point of sale</b> (<i>POS</i>)",
        "[point of sale](https://example.org/x) (POS)", "[point of sale][1] (POS)", "> the point of\n> sale (POS)",
        "\\emph{point of sale} (\\textbf{POS})~\\cite{ABC}", "It costs $5, a point of sale (POS) costs $7.",
        // Marks beyond ASCII mean what their likes do.
        "point\u{A0}of\u{2009}sale\u{3000}(POS)", "\u{AB}point of sale\u{BB} (\u{2018}POS\u{2019})",
        "POS \u{2014} point of sale", "\u{FEFF}point of sale (\u{200B}POS)",
    ])
    func marksOfEmphasisAreLeftOut(text: String) {
        #expect(definitions(in: text) == ["POS = point of sale"])
    }

    @Test func proseStartsAfterAMark() {
        for prefix in ["# ", "### ", "- ", "* ", "12. ", "> ", "> > ", "We like it\u{3002}"] {
            #expect(definitions(in: prefix + "Point of sale (POS)") == ["POS = Point of sale"])
        }
    }

    @Test func marksStayInPlainText() {
        let text = "```\nthe point of sale (POS)\n```\n"
        #expect(definitions(in: text, format: .markdown) == [])
        #expect(definitions(in: text, format: .plain) == ["POS = point of sale"])
    }
}
