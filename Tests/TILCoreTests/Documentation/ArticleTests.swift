import Foundation
import TestSupport
import Testing

/// The code of the libraries' articles is compiled and run. The blocks of Swift in an article are the passages between
/// `// article` and `// end` in the file of examples with its name. All of them are in one function, so that a reader can
/// copy them in their order.
@Suite struct ArticleTests {
    /// The libraries that have articles.
    private static let libraries = ["TILCore", "TILProse"]

    private static var articles: [URL] {
        libraries.flatMap { library in
            let catalog = Checkout.file("Sources/\(library)/\(library).docc")
            let files = try? FileManager.default.contentsOfDirectory(at: catalog, includingPropertiesForKeys: nil)
            return (files ?? []).filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }
        }
    }

    @Test func everyExpectedArticleExists() {
        let names = Self.articles.map { $0.deletingPathExtension().lastPathComponent }
        #expect(
            Set(names).isSuperset(of: [
                "BackingUp", "Configuration", "Files", "Prose", "Quizzes", "Schedule", "Statistics", "Store", "Timing",
                "TILCore", "TILProse", "Weights", "WhatTilPromises",
            ]))
    }

    @Test(arguments: libraries) func everyPublicTypeIsListedUnderATopic(_ library: String) throws {
        let articles = try Self.articles.filter { $0.path.contains("/\(library).docc/") }
            .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
        let sources = FileManager.default.enumerator(atPath: Checkout.file("Sources/\(library)").path)
        let declaration = /^public (?:final )?(?:actor|class|enum|protocol|struct) (\w+)/
        for case let path as String in try #require(sources) where path.hasSuffix(".swift") {
            let file = Checkout.file("Sources/\(library)/\(path)")
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                guard let name = line.firstMatch(of: declaration)?.output.1 else { continue }
                #expect(articles.contains("\n- ``\(name)``\n"), "\(name) of \(path) stands under no topic.")
            }
        }
    }

    @Test(arguments: articles) func theCodeOfAnArticleIsCompiledAndRun(_ article: URL) throws {
        let blocks = Self.blocks(try String(contentsOf: article, encoding: .utf8))
        let name = article.deletingPathExtension().lastPathComponent
        let library = article.deletingLastPathComponent().deletingPathExtension().lastPathComponent
        let examples = Checkout.file("Tests/\(library)Tests/Documentation/\(name)Examples.swift")
        let passages = (try? String(contentsOf: examples, encoding: .utf8)).map(Self.passages) ?? []
        #expect(blocks.count == passages.count, "blocks of \(name).md, passages of \(name)Examples.swift")
        let functions = (try? String(contentsOf: examples, encoding: .utf8))?.components(separatedBy: "@Test") ?? []
        #expect(functions.count { $0.contains("// article") } <= 1, "The passages of \(name) are one program.")
        for (number, (block, passage)) in zip(blocks, passages).enumerated() {
            #expect(block == passage, "block \(number + 1) of \(name).md")
        }
    }

    @Test(arguments: libraries) func theCodeInACommentIsCompiledAndRun(_ library: String) throws {
        let passages = try Self.passagesOfComments(library)
        let sources = try #require(FileManager.default.enumerator(atPath: Checkout.file("Sources/\(library)").path))
        for case let path as String in sources where path.hasSuffix(".swift") {
            let source = try String(contentsOf: Checkout.file("Sources/\(library)/\(path)"), encoding: .utf8)
            let comments = source.components(separatedBy: "\n").compactMap(Self.comment)
            for block in Self.blocks(comments.joined(separator: "\n")) {
                #expect(passages.contains(block), "The example in \(path) is not a passage:\n\(block)")
            }
        }
    }

    /// The passages of the files of examples that belong to comments.
    private static func passagesOfComments(_ library: String) throws -> Set<String> {
        let folder = Checkout.file("Tests/\(library)Tests/Documentation")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let examples = files.filter { file in
            file.lastPathComponent.contains("CommentExamples") || file.lastPathComponent == "TypeExamples.swift"
        }
        return try Set(examples.flatMap { file in passages(try String(contentsOf: file, encoding: .utf8)) })
    }

    /// Returns the text of a line of a documentation comment, or nil for another line.
    private static func comment(_ line: String) -> String? {
        let text = line.drop { $0 == " " }
        guard text.hasPrefix("///") else { return nil }
        return String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3))
    }

    /// The blocks of Swift in an article.
    private static func blocks(_ article: String) -> [String] {
        article.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
    }

    /// The marked passages of a file of examples, moved to the left margin.
    private static func passages(_ examples: String) -> [String] {
        var passages: [String] = []
        var margin: Int?
        for line in examples.components(separatedBy: "\n") {
            let text = line.drop { $0 == " " }
            if text == "// article" {
                margin = line.count - text.count
                passages.append("")
            } else if text == "// end" {
                margin = nil
            } else if let margin {
                let isFirst = passages[passages.count - 1].isEmpty
                passages[passages.count - 1] += (isFirst ? "" : "\n") + line.dropFirst(margin)
            }
        }
        return passages
    }
}
