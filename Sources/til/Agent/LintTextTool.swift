import TILLint
import TILProse
import TILText

/// `lint_text`: the findings of `til lint` in a text.
struct LintTextTool: AgentTool {
    struct Arguments: Decodable {
        let text: String
        let format: String?
    }

    let session: Session

    let name = "lint_text"
    let purpose = """
        Checks the acronyms of a text that you have written: undefined, defined too late, conflicting or defined twice. \
        Returns each finding with its line and column.
        """
    let changesStore = false
    let properties = [
        AgentProperty(name: "text", kind: .text, purpose: "The text, at most 1 MiB.", isRequired: true),
        AgentProperty(
            name: "format", kind: .choice(AgentText.formats), purpose: "Its format. The default is markdown."),
    ]

    func call(_ arguments: Arguments) throws -> AgentResult {
        let bytes = try AgentText.bytes(arguments.text)
        let format = try AgentText.format(named: arguments.format)
        let report = try DocumentLinter().lint(
            bytes, format: format, knowledge: CallerKnowledge(caller: StoreKnowledge(session: session)))
        let lines = report.findings.map { finding in
            "line \(finding.place.line), column \(finding.place.column): \(finding.message.visible) (\(finding.rule.name))"
        }
        return AgentResult(
            text: lines.isEmpty ? "No findings." : lines.joined(separator: "\n"),
            structure: ["findings": report.findings.map { $0.json(in: "text") }])
    }
}
