import ArgumentParser
import TILProse

/// How findings are written.
enum LintFormat: String, CaseIterable, ExpressibleByArgument {
    /// As compilers write them, for people and editors.
    case text
    /// One JSON document.
    case json
    /// SARIF 2.1.0, for services that show findings in the source.
    case sarif
    /// Commands of a workflow on GitHub.
    case github
}

/// Writes the findings of documents in a format, as they come.
protocol LintOutput {
    /// What stands before all findings.
    var start: String { get }
    /// What stands behind all findings.
    var end: String { get }

    /// The findings of a document.
    mutating func text(_ checked: LintRun.Checked) throws -> String
}

extension LintOutput {
    var start: String { "" }
    var end: String { "" }
}

extension LintFormat {
    /// The view that writes the format.
    func output(_ page: Page) -> any LintOutput {
        switch self {
        case .text: LintText(page: page)
        case .json: LintJSON()
        case .sarif: LintSARIF()
        case .github: LintGitHub()
        }
    }
}
