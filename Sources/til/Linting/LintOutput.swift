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
}

/// Formats the findings of documents, one document at a time.
protocol LintOutput {
    /// The text before all findings.
    var start: String { get }
    /// The text after all findings.
    var end: String { get }

    /// Returns the findings of a document as text.
    mutating func text(_ checked: LintRun.Checked) throws -> String
}

extension LintOutput {
    var start: String { "" }
    var end: String { "" }
}

extension LintFormat {
    /// Returns the view that writes the format.
    func output(_ page: Page) -> any LintOutput {
        switch self {
        case .text: LintText(page: page)
        case .json: LintJSON()
        case .sarif: LintSARIF()
        case .github: LintGitHub()
        }
    }
}
