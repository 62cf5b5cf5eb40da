import TILProse
import Testing

/// The marks around a finding in a sample text: "Send it to ⟦an URL⟧."
private let marks: (open: Character, close: Character) = ("⟦", "⟧")

/// Expects that a rule reports exactly the marked places of a text.
func expectFindings(
    of rule: LintRule, in marked: String, format: DocumentFormat = .markdown, knowing longs: [String: [String]] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let text = marked.filter { character in character != marks.open && character != marks.close }
    #expect(
        try markedFindings(of: rule, in: text, format: format, knowing: longs) == marked,
        sourceLocation: sourceLocation)
}

/// Returns a text with marks around what a rule reports in it.
private func markedFindings(
    of rule: LintRule, in text: String, format: DocumentFormat, knowing longs: [String: [String]]
) throws -> String {
    let options = LintOptions(severities: [rule: rule.severity], allowed: ["CPU"], allowsCommon: false)
    let report = try DocumentLinter(options: options).lint(text, format: format, knowledge: Meanings(longs: longs))
    var bytes = Array(text.utf8)
    for range in report.findings.map(\.place.range).reversed() {
        bytes.insert(contentsOf: String(marks.close).utf8, at: range.upperBound)
        bytes.insert(contentsOf: String(marks.open).utf8, at: range.lowerBound)
    }
    return String(decoding: bytes, as: UTF8.self)
}

/// Returns a text with the fixes of one rule.
func fixed(_ text: String, by rule: LintRule, format: DocumentFormat = .markdown) throws -> String {
    let options = LintOptions(severities: [rule: rule.severity], allowed: ["CPU"], allowsCommon: false)
    let outcome = try DocumentFixer(options: options).fixed(Array(text.utf8), format: format)
    return String(decoding: outcome.document, as: UTF8.self)
}
