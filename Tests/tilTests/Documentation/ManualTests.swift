import Foundation
import TestSupport
import Testing

/// Tests of the README and of the manual in `docs`.
@Suite(.waiting) struct ManualTests {
    /// The README and all pages of the manual, as paths from the top folder.
    static let pages = ["README.md"] + files(in: "docs").map { "docs/" + $0 }

    /// All documents at the top and in the manual.
    static let documents = files(in: "") + pages.dropFirst()

    @Test(arguments: pages) func everyExampleOfAPagePrintsWhatItShows(_ page: String) throws {
        for difference in try ConsolePage(text(page)).differences() {
            Issue.record("\(page): \(difference)")
        }
    }

    @Test func mostPagesHaveExamples() throws {
        let counts = try Self.pages.map { try ConsolePage(text($0)).examples.count }
        #expect(counts.reduce(0, +) > 120)
        #expect(counts.count { $0 == 0 } <= 3)
    }

    @Test func theIndexAndTheReadmeLinkToEveryPage() throws {
        for page in Self.pages.dropFirst() where page != "docs/README.md" {
            #expect(try text("README.md").contains("](\(page))"), "README.md does not link to \(page)")
            let name = String(page.dropFirst("docs/".count))
            #expect(try text("docs/README.md").contains("](\(name))"), "docs/README.md does not link to \(name)")
        }
    }

    @Test(arguments: documents) func everyRelativeLinkResolves(_ page: String) throws {
        let folder = Checkout.file(page).deletingLastPathComponent()
        for link in Self.links(try text(page)) where !link.contains("://") && !link.hasPrefix("mailto:") {
            let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let target = parts[0].isEmpty ? Checkout.file(page) : folder.appendingPathComponent(parts[0])
            #expect(FileManager.default.fileExists(atPath: target.path), "\(page) links to \(link)")
            // An installed manual and the HTML site have no other folders.
            if page.hasPrefix("docs/") { #expect(!link.hasPrefix(".."), "\(page) links to \(link)") }
            if parts.count == 2 {
                let anchors = Self.anchors(try String(contentsOf: target, encoding: .utf8))
                #expect(anchors.contains(parts[1]), "\(page) links to \(link)")
            }
        }
    }

    @Test func theReadmeStartsWithMakeRunAndMakeTest() throws {
        let shell = try #require(text("README.md").components(separatedBy: "```sh\n").dropFirst().first)
        #expect(shell.hasPrefix("make run "))
        #expect(shell.contains("\nmake test "))
    }

    @Test func theReadmeHasAtMost130LinesAndAnEarlyPicture() throws {
        let lines = try text("README.md").components(separatedBy: "\n")
        #expect(lines.count <= 130)
        #expect(lines.firstIndex { $0.hasPrefix("![") }.map { $0 < 20 } == true)
    }

    // MARK: Reading a page

    private func text(_ page: String) throws -> String {
        try String(contentsOf: Checkout.file(page), encoding: .utf8)
    }

    /// The Markdown files of a folder.
    private static func files(in folder: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: Checkout.file(folder).path)
        return (names ?? []).filter { $0.hasSuffix(".md") }.sorted()
    }

    /// The lines of a page outside its blocks of code.
    private static func prose(_ text: String) -> [String] {
        var isCode = false
        return text.components(separatedBy: "\n").filter { line in
            if line.hasPrefix("```") { isCode.toggle() }
            return !isCode && !line.hasPrefix("```")
        }
    }

    /// The targets of the links and pictures on a page.
    private static func links(_ text: String) -> [String] {
        prose(text).flatMap { line in
            line.replacing(/`[^`]*`/, with: "").matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
        }
    }

    /// The anchors that a forge gives to the headings of a page.
    private static func anchors(_ text: String) -> [String] {
        prose(text).filter { $0.hasPrefix("#") }.map { line in
            let title = line.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
            return String(title.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) })
                .replacing(" ", with: "-")
        }
    }
}
