import ArgumentParser
import TILProse
import TILText

/// The output format of findings.
enum LintFormat: String, CaseIterable, ExpressibleByArgument {
    /// The format of compiler messages, for people and editors.
    case text
    /// One JSON document.
    case json
    /// SARIF 2.1.0, for services that show findings in the source.
    case sarif
    /// Workflow commands of GitHub Actions.
    case github

    /// Returns the findings of documents as text.
    func text(_ documents: [LintRun.Checked], _ page: Page) throws -> String {
        let findings = documents.flatMap { document in document.report.findings.map { (document.path, $0) } }
        func lines(_ json: (String, LintFinding) -> JSONObject) throws -> String {
            try findings.map { "\n" + (try JSONText.encode(json($0, $1))) }.joined(separator: ",")
        }
        switch self {
        case .text: return documents.map(page.findings).joined()
        case .json: return "{\"findings\":[\(try lines { $1.json(in: $0) })\n]}\n"
        case .sarif: return try LintSARIF.text(results: lines { $1.sarif(in: $0) })
        case .github: return findings.map { $1.gitHubCommand(in: $0) }.joined()
        }
    }
}

extension LintFinding {
    /// Returns the finding as JSON. Columns count characters and start at 1.
    fileprivate func json(in path: String) -> JSONObject {
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
        let columns =
            place.line == place.endLine
            ? ",col=\(place.column),endColumn=\(max(place.column, place.endColumn - 1))" : ""
        // GitHub knows a file by its path in the repository.
        let file = Self.escaped(String(path.trimmingPrefix("./"))).replacing(scalar: ":", with: "%3A").replacing(
            scalar: ",", with: "%2C")
        return """
            ::\(command) file=\(file),line=\(place.line),endLine=\(place.endLine)\(columns),title=\(rule.name)::\
            \(Self.escaped(message))

            """
    }

    private static func escaped(_ text: String) -> String { text.visible.replacing(scalar: "%", with: "%25") }
}
