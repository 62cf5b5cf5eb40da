import TILProse
package import TILText

/// The output format of findings.
package enum LintFormat: String, CaseIterable {
    /// The format of compiler messages, for people and editors.
    case text
    /// One JSON document.
    case json
    /// SARIF 2.1.0, for services that show findings in the source.
    case sarif
    /// Workflow commands of GitHub Actions.
    case github

    /// Returns the findings of documents as text.
    /// - Parameter page: the page for ``text``.
    package func text(of documents: [CheckedDocument], on page: TextPage) throws -> String {
        switch self {
        case .text: return documents.map(page.findings).joined()
        case .json:
            let findings = try Self.lines(documents) { finding, path in finding.json(in: path) }
            return "{\"findings\":[\(findings)\n]}\n"
        case .sarif:
            let results = try Self.lines(documents) { finding, path in finding.sarif(in: path) }
            return try LintSARIF.text(results: results)
        case .github:
            return Self.map(documents) { finding, path in finding.gitHubCommand(in: path) }.joined()
        }
    }

    private static func map<Value>(
        _ documents: [CheckedDocument], _ transform: (_ finding: LintFinding, _ path: String) throws -> Value
    ) rethrows -> [Value] {
        try documents.flatMap { document in
            try document.report.findings.map { finding in try transform(finding, document.path) }
        }
    }

    /// Returns the findings as JSON, one per line.
    private static func lines(
        _ documents: [CheckedDocument], _ json: (_ finding: LintFinding, _ path: String) -> JSONObject
    ) throws -> String {
        let lines = try map(documents) { finding, path in "\n" + (try JSONText.encode(json(finding, path))) }
        return lines.joined(separator: ",")
    }
}

extension LintFinding {
    /// Returns the finding as JSON. Columns count characters and start at 1.
    package func json(in path: String) -> JSONObject {
        [
            "file": path, "line": place.line, "column": place.column, "endLine": place.endLine,
            "endColumn": place.endColumn, "length": place.length, "rule": rule.name, "severity": severity.rawValue,
            "acronym": short, "message": message, "fixable": !edits.isEmpty, "fingerprint": fingerprint,
        ]
    }

    /// Returns the finding as a workflow command of GitHub Actions, which shows it in the source of a pull request.
    fileprivate func gitHubCommand(in path: String) -> String {
        let command = severity == .note ? "notice" : severity.rawValue
        // Columns are not allowed for a range of several lines.
        let isOnOneLine = place.line == place.endLine
        let lastColumn = max(place.column, place.endColumn - 1)
        let columns = isOnOneLine ? ",col=\(place.column),endColumn=\(lastColumn)" : ""
        // GitHub knows a file by its path in the repository.
        let inner = Self.escaped(String(path.trimmingPrefix("./")))
        let file = inner.replacing(scalar: ":", with: "%3A").replacing(scalar: ",", with: "%2C")
        return """
            ::\(command) file=\(file),line=\(place.line),endLine=\(place.endLine)\(columns),title=\(rule.name)::\
            \(Self.escaped(message))

            """
    }

    private static func escaped(_ text: String) -> String { text.visible.replacing(scalar: "%", with: "%25") }
}
