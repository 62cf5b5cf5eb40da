import Testing

@testable import TILProse

@Suite struct ProseScannerMarkdownTests {
    private let definition = "the principal component analysis (PCA) of it"

    @Test(arguments: ["```", "~~~~", "```swift"])
    func fencedCodeIsNoProse(fence: String) {
        let close = String(fence.prefix { $0 == "`" || $0 == "~" })
        #expect(definitions(in: "Text.\n\(fence)\n\(definition)\n\(close)\nMore.") == [])
        #expect(definitions(in: "\(fence)\ncode\n\(close)\n\(definition)") == ["PCA = principal component analysis"])
        #expect(
            definitions(in: "\(fence)\n\(definition)\n") == ["PCA = principal component analysis"],
            "A fence that is never closed is none.")
    }

    @Test func aTitleThatIsUnderlinedOpensNoFence() {
        for underline in ["~~~~~~~~", "~~~~~~~", "````````"] {
            #expect(
                definitions(in: "Synopsis\n\(underline)\n\n\(definition)") == ["PCA = principal component analysis"])
        }
        #expect(definitions(in: "Run:\n```\n\(definition)\n```\n") == [], "A fence right below a line is one.")
    }

    @Test func whatFollowsAFenceThatIsNeverClosedIsReadOnce() {
        let text = "The NASA.\n```\nThe ESA and the \(definition).\nThe ESA.\n"
        let report = ProseScanner.scan(text)
        #expect(report.uses.map(\.short) == ["NASA", "ESA", "PCA"])
        #expect(report.uses.map(\.count) == [1, 2, 1])
        #expect(report.uses.map(\.line) == [1, 3, 3])
        #expect(ProseScanner.scan(text + "```\n").uses.map(\.short) == ["NASA"])
    }

    @Test func indentedCodeIsNoProseButAnIndentedParagraphIs() {
        #expect(definitions(in: "Run:\n\n    pca(PCA) = principal_component; // analysis (PCA)\n") == [])
        #expect(
            definitions(in: "Text.\n\n    Here the principal component analysis (PCA) is meant.\n")
                == ["PCA = principal component analysis"])
        #expect(
            definitions(in: "- item\n\n    point of sale (POS)\n") == ["POS = point of sale"],
            "What is indented in a list belongs to the item.")
    }

    @Test func inlineCodeIsNoProse() {
        #expect(definitions(in: "the `principal component analysis (PCA)` call") == [])
        #expect(definitions(in: "``a ` principal component analysis (PCA)``") == [])
        #expect(
            definitions(in: "a lone ` and a point of sale (POS)") == ["POS = point of sale"],
            "A mark that nothing closes is a mark.")
        #expect(definitions(in: "``point of sale'' (POS) and ``so'' on") == ["POS = point of sale"])
    }

    @Test func emphasisIsLeftOut() {
        #expect(
            definitions(in: "**Principal** *Component* __Analysis__ (**PCA**)") == [
                "PCA = Principal Component Analysis"
            ])
        #expect(definitions(in: "<b>point of sale</b> (<i>POS</i>)") == ["POS = point of sale"])
    }

    @Test func linksAreReadWithoutTheirTargets() {
        #expect(definitions(in: "[point of sale](https://example.org/x) (POS)") == ["POS = point of sale"])
        #expect(definitions(in: "[point of sale][1] (POS)") == ["POS = point of sale"])
        #expect(definitions(in: "[Point of sale (POS)]: https://example.org") == [])
        #expect(ProseScanner.scan("[text](https://example.org/ABC)").uses.isEmpty)
    }

    @Test func aBlankLineEndsALongForm() {
        #expect(definitions(in: "principal component\n\nanalysis (PCA)") == [])
        #expect(definitions(in: "# Principal component\nanalysis (PCA)") == [])
        #expect(definitions(in: "principal component\n- analysis (PCA)") == [])
        #expect(definitions(in: "principal component\n---\nanalysis (PCA)") == [])
    }

    @Test func headingsListsAndQuotationsAreProse() {
        for prefix in ["# ", "### ", "- ", "* ", "12. ", "> ", "> > "] {
            #expect(definitions(in: prefix + "Point of sale (POS)") == ["POS = Point of sale"])
        }
        #expect(definitions(in: "> the point of\n> sale (POS)") == ["POS = point of sale"])
    }

    @Test func texIsReadAsText() {
        #expect(definitions(in: "\\emph{Point of sale} (\\textbf{POS})~\\cite{ABC}") == ["POS = Point of sale"])
        #expect(definitions(in: "\\begin{verbatim}\npoint of sale (POS)\n\\end{verbatim}\n") == [])
        #expect(definitions(in: "the $k$-nearest neighbour (KNN) rule") == ["KNN = k-nearest neighbour"])
        #expect(definitions(in: "It costs $5, a point of sale (POS) costs $7.") == ["POS = point of sale"])
    }

    @Test func plainTextHasNoMarkup() {
        let text = "```\nthe point of sale (POS)\n```\n"
        #expect(definitions(in: text, format: .markdown) == [])
        #expect(definitions(in: text, format: .plain) == ["POS = point of sale"])
    }
}
