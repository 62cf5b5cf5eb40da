import ArgumentParser
import TILProse

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
