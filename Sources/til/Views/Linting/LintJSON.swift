import TILProse

/// Findings as one JSON document, with one finding per line.
struct LintJSON: LintOutput {
    /// A finding in the output. Columns count characters and start at 1.
    private struct Item: Encodable {
        var file: String
        var line: Int
        var column: Int
        var endLine: Int
        var endColumn: Int
        var length: Int
        var rule: String
        var severity: String
        var acronym: String
        var message: String
        var fixable: Bool
        var fingerprint: String
    }

    private var isFirst = true

    let start = "{\"findings\":["
    let end = "\n]}\n"

    mutating func text(_ checked: LintRun.Checked) throws -> String {
        try checked.report.findings.map { finding in
            defer { isFirst = false }
            let place = finding.place
            let item = Item(
                file: checked.path, line: place.line, column: place.column, endLine: place.endLine,
                endColumn: place.endColumn, length: place.length, rule: finding.rule,
                severity: finding.severity.rawValue, acronym: finding.short, message: finding.message,
                fixable: !finding.edits.isEmpty, fingerprint: finding.fingerprint)
            return (isFirst ? "\n" : ",\n") + (try JSONText.encode(item))
        }.joined()
    }
}
