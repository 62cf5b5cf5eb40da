import Foundation
import TestSupport
import TILProse
import Testing

/// A document of `Tests/Fixtures/lint.txt` with what is to be found in it.
struct LintFixture: CustomTestStringConvertible, Sendable {
    let name: String
    let format: DocumentFormat
    let text: String
    /// Each as `line:column+length rule acronym`.
    let expected: [String]

    var testDescription: String { name }

    /// All of them: each begins with `== format: name`, and its findings stand behind a line of two hyphens.
    static let all: [LintFixture] = {
        guard let file = try? String(contentsOf: Checkout.file("Tests/Fixtures/lint.txt"), encoding: .utf8) else {
            return []
        }
        return file.components(separatedBy: "\n== ").dropFirst().map { part in
            var lines = part.components(separatedBy: "\n")
            let name = lines.removeFirst()
            let format = DocumentFormat(rawValue: String(name.prefix { $0 != ":" })) ?? .markdown
            let end = lines.lastIndex(of: "--") ?? lines.endIndex
            let lineEnd = name.contains("Windows") ? "\r\n" : "\n"
            return LintFixture(
                name: name, format: format, text: lines[..<end].joined(separator: lineEnd) + lineEnd,
                expected: lines[end...].dropFirst().filter { !$0.isEmpty })
        }
    }()
}

/// The findings of a text, each on a line.
func lintLines(
    _ text: String, format: DocumentFormat = .markdown, options: LintOptions = LintOptions(),
    knowledge: some AcronymKnowledge = NoKnowledge()
) throws -> [String] {
    try DocumentLinter(options: options).lint(text, format: format, knowledge: knowledge).findings.map {
        "\($0.place.line):\($0.place.column)+\($0.place.length) \($0.rule.name) \($0.short)"
    }
}

/// A few meanings in memory.
struct Meanings: AcronymKnowledge {
    var longs: [String: [String]]

    func meanings(of short: String) -> [KnownMeaning] {
        (longs[short] ?? []).map { KnownMeaning(long: $0, origin: "a glossary") }
    }
}

extension LintOptions {
    /// Creates options that differ from the standard in some settings.
    init(severities: [LintRule: LintSeverity]? = nil, allowed: Set<String> = [], allowsCommon: Bool = true) {
        self.init()
        (self.severities, self.allowed, self.allowsCommon) = (severities ?? self.severities, allowed, allowsCommon)
    }

    /// All rules but known-elsewhere, with CPU allowed.
    static let ruleOfDocuments = LintOptions(
        severities: Dictionary(
            uniqueKeysWithValues: LintRule.all.filter { $0 != .knownElsewhere }.map { ($0, $0.severity) }),
        allowed: ["CPU"])

    /// All rules, with every acronym but CPU to be defined.
    static let everyRule = LintOptions(
        severities: Dictionary(uniqueKeysWithValues: LintRule.all.map { ($0, $0.severity) }), allowed: ["CPU"],
        allowsCommon: false)
}

/// Returns a text with the fixes of all rules.
func fixed(
    _ text: String, _ format: DocumentFormat = .markdown, knowing longs: [String: [String]] = [:]
) throws -> String {
    let outcome = try DocumentFixer(options: .everyRule)
        .fixed(Array(text.utf8), format: format, knowledge: Meanings(longs: longs))
    return String(decoding: outcome.document, as: UTF8.self)
}
