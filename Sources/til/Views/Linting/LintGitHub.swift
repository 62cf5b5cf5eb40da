import TILProse
import TILText

/// Findings as workflow commands of GitHub Actions, which shows them in the source of a pull request.
struct LintGitHub: LintOutput {
    func text(_ checked: LintRun.Checked) -> String {
        checked.report.findings.map { finding in
            let place = finding.place
            let command = finding.severity == .note ? "notice" : finding.severity.rawValue
            // Columns are not allowed for a range of several lines.
            let columns =
                place.line == place.endLine
                ? ",col=\(place.column),endColumn=\(max(place.column, place.endColumn - 1))" : ""
            return
                "::\(command) file=\(Self.property(checked.path)),line=\(place.line),endLine=\(place.endLine)\(columns),"
                + "title=\(finding.rule)::\(Self.data(finding.message))\n"
        }.joined()
    }

    /// Returns the text escaped for a workflow command.
    private static func data(_ text: String) -> String {
        text.visible.replacing(scalar: "%", with: "%25")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(scalar: ":", with: "%3A").replacing(scalar: ",", with: "%2C")
    }
}
