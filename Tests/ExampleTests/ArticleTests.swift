import Foundation
import TestSupport
import Testing

/// The code of the libraries' articles is compiled and run. The blocks of Swift in an article are the passages between
/// `// article` and `// end` in the file of examples with its name. All of them are in one function, so that a reader
/// can copy them in their order.
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
        let examples = Checkout.file("Tests/ExampleTests/\(library)/\(name)Examples.swift")
        let passages = (try? String(contentsOf: examples, encoding: .utf8)).map(Self.passages) ?? []
        #expect(blocks.count == passages.count, "blocks of \(name).md, passages of \(name)Examples.swift")
        let functions = (try? String(contentsOf: examples, encoding: .utf8))?.components(separatedBy: "@Test") ?? []
        #expect(functions.count { $0.contains("// article") } <= 1, "The passages of \(name) are one program.")
        for (number, (block, passage)) in zip(blocks, passages).enumerated() {
            #expect(block == passage, "block \(number + 1) of \(name).md")
        }
    }

    @Test func theCodeOfTheManualsPageIsCompiledAndRun() throws {
        let page = try String(contentsOf: Checkout.file("docs/libraries.md"), encoding: .utf8)
        let examples = Checkout.file("Tests/ExampleTests/LibrariesPageExamples.swift")
        let programs = Self.blocks(page).filter { block in !block.contains("PackageDescription") }
        let code = programs.map { program in
            program.split(separator: "\n").filter { line in !line.hasPrefix("import ") }.joined(separator: "\n")
        }
        #expect(code == Self.passages(try String(contentsOf: examples, encoding: .utf8)))
    }

    @Test(arguments: libraries) func theCodeInACommentIsCompiledAndRun(_ library: String) throws {
        let passages = try Self.passagesOfComments(library)
        let sources = try #require(FileManager.default.enumerator(atPath: Checkout.file("Sources/\(library)").path))
        for case let path as String in sources where path.hasSuffix(".swift") {
            let source = try String(contentsOf: Checkout.file("Sources/\(library)/\(path)"), encoding: .utf8)
            let comments = source.components(separatedBy: "\n").compactMap(Self.comment)
            for block in Self.blocks(comments.joined(separator: "\n")) {
                #expect(passages.contains(block), "The example in \(path) is not a passage:\n\(block)")
                #expect((2...6).contains(block.split(separator: "\n").count), "The example in \(path):\n\(block)")
            }
        }
    }

    /// Each type, and each function with more than one argument, has an example.
    @Test(arguments: libraries) func everyTypeAndEveryFunctionWithArgumentsHasAnExample(_ library: String) throws {
        let sources = try #require(FileManager.default.enumerator(atPath: Checkout.file("Sources/\(library)").path))
        for case let path as String in sources where path.hasSuffix(".swift") {
            let source = try String(contentsOf: Checkout.file("Sources/\(library)/\(path)"), encoding: .utf8)
            let lines = source.components(separatedBy: "\n")
            for number in lines.indices {
                guard let name = Self.nameThatNeedsAnExample(lines[number...]) else { continue }
                let comment = lines[..<number].reversed().prefix { line in
                    let text = line.drop { $0 == " " }
                    return text.hasPrefix("///") || text.hasPrefix("@")
                }
                let hasExample = comment.contains { $0.hasSuffix("```swift") }
                #expect(hasExample, "\(name) at line \(number + 1) of \(path) has no example.")
            }
        }
    }

    /// Returns the declaration at the start of lines if it is a public type or a public function with more than one
    /// argument.
    private static func nameThatNeedsAnExample(_ lines: ArraySlice<String>) -> String? {
        guard let line = lines.first else { return nil }
        let type = /^ *public (?:final )?(?:actor|class|enum|protocol|struct|typealias) \w+/
        if let match = line.firstMatch(of: type) { return String(match.output) }
        let function = /^ *public (?:static |mutating |convenience )*(?:func|init)\b[^(]*\(/
        guard let match = line.firstMatch(of: function) else { return nil }
        let parameters = lines.joined(separator: "\n").dropFirst(match.output.count)
        return hasSeveral(parameters) ? String(match.output.dropLast()) : nil
    }

    /// Returns whether a list of parameters has a comma that separates two of them before the list ends.
    private static func hasSeveral(_ parameters: Substring) -> Bool {
        var depth = 0
        for character in parameters {
            switch character {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "," where depth == 0: return true
            default: break
            }
            if depth < 0 { return false }
        }
        return false
    }

    /// The passages of the files of examples that belong to comments.
    private static func passagesOfComments(_ library: String) throws -> Set<String> {
        let folder = Checkout.file("Tests/ExampleTests/\(library)")
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
