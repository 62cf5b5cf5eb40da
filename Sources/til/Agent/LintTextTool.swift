import TILLint
import TILProse
import TILText

/// `lint_text`: the findings of `til lint` in a text.
struct LintTextTool: AgentTool {
    let session: Session

    let name = "lint_text"
    let purpose = """
        Checks the acronyms of a text that you have written: undefined, defined too late, conflicting or defined twice. \
        Returns each finding with its line and column.
        """
    let changesStore = false
    let properties = AgentText.properties

    func call(_ arguments: AgentText) throws -> AgentResult {
        let bytes = try arguments.bytes()
        let format = try arguments.documentFormat()
        let report = try DocumentLinter().lint(
            bytes, format: format, knowledge: ConfiguredKnowledge(caller: StoreKnowledge(session: session)))
        let lines = report.findings.map { finding in
            "line \(finding.place.line), column \(finding.place.column): \(finding.message.visible) (\(finding.rule.name))"
        }
        return AgentResult(
            text: lines.isEmpty ? "No findings." : lines.joined(separator: "\n"),
            structure: ["findings": report.findings.map { finding in finding.json(in: "text") }])
    }
}
