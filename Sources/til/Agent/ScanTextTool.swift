import TILCore
import TILProse
import TILText

/// `scan_text`: the definitions of a text, and the acronyms that it leaves undefined.
struct ScanTextTool: AgentTool {
    struct Arguments: Decodable {
        let text: String
        let format: String?
    }

    let session: Session

    let name = "scan_text"
    let purpose = """
        Finds the acronyms that a text defines, those that it uses and this person knows, and those that nobody has \
        defined. A definition that is 'doubtful' needs a second look.
        """
    let changesStore = false
    let properties = [
        AgentProperty(name: "text", kind: .text, purpose: "The text, at most 1 MiB.", isRequired: true),
        AgentProperty(
            name: "format", kind: .choice(AgentText.formats), purpose: "Its format. The default is markdown."),
    ]

    func call(_ arguments: Arguments) throws -> AgentResult {
        let bytes = try AgentText.bytes(arguments.text)
        let options = ProseScanner.Options(format: try AgentText.format(named: arguments.format))
        let report = ProseScanner.scan(bytes, options: options)
        let findings = try ScanFindings(
            [("text", report)], store: session.presentStore(), glossaries: session.glossaries, decks: session.decks)
        let lines =
            findings.distinct.map { definition in
                "line \(definition.line): \(definition.short.visible) = \(definition.long.visible)"
                    + (definition.doubtful == nil ? "" : " (doubtful)")
            }
            + findings.known.map { use in
                "line \(use.line): \(use.short.visible), known as \((use.longs ?? []).map(\.visible).joined(separator: "; "))"
            }
            + findings.undefined.map { use in
                "line \(use.line): \(use.short.visible), undefined"
                    + (use.hints.map { "; perhaps \($0.map(\.visible).joined(separator: "; "))" } ?? "")
            }
        return AgentResult(
            text: lines.isEmpty ? "The text has no acronyms." : lines.joined(separator: "\n"),
            structure: [
                "defined": findings.defined, "known": findings.known, "undefined": findings.undefined,
            ])
    }
}
