import TILCore
import TILProse

/// Findings as XML of Checkstyle, which many programs of continuous integration read.
struct LintCheckstyle: LintOutput {
    let start = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    let end = "</checkstyle>\n"

    func text(_ checked: LintRun.Checked) -> String {
        guard !checked.report.findings.isEmpty else { return "" }
        let errors = checked.report.findings.map { finding in
            let severity = finding.severity == .note ? "info" : finding.severity.rawValue
            return
                "    <error line=\"\(finding.place.line)\" column=\"\(finding.place.column)\" severity=\"\(severity)\" "
                + "message=\"\(Self.escaped(finding.message))\" source=\"til.\(finding.rule)\"/>\n"
        }
        return "  <file name=\"\(Self.escaped(checked.path))\">\n\(errors.joined())  </file>\n"
    }

    private static func escaped(_ text: String) -> String {
        HTMLEscape.text(text.visible)
    }
}
