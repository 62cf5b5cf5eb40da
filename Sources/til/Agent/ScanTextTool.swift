import TILCore
import TILProse
import TILText

/// `scan_text`: the definitions of a text, and the acronyms that it leaves undefined.
struct ScanTextTool: AgentTool {
    let session: Session

    let name = "scan_text"
    let purpose = """
        Finds the acronyms that a text defines, those that it uses and this person knows, and those that nobody has \
        defined. A definition that is 'doubtful' needs a second look.
        """
    let changesStore = false
    let properties = AgentText.properties

    func call(_ arguments: AgentText) throws -> AgentResult {
        let bytes = try arguments.bytes()
        let options = ProseScanner.Options(format: try arguments.documentFormat())
        let report = ProseScanner.scan(bytes, options: options)
        let findings = try ScanFindings(
            [("text", report)], store: session.presentStore(), glossaries: session.glossaries, decks: session.decks)
        var lines = findings.distinct.map { definition in
            let doubt = definition.doubtful == nil ? "" : " (doubtful)"
            return "line \(definition.line): \(definition.short.visible) = \(definition.long.visible)\(doubt)"
        }
        lines += findings.known.map { use in
            let longs = (use.longs ?? []).map(\.visible).joined(separator: "; ")
            return "line \(use.line): \(use.short.visible), known as \(longs)"
        }
        lines += findings.undefined.map { use in
            let hints = (use.hints ?? []).map(\.visible).joined(separator: "; ")
            let hint = hints.isEmpty ? "" : "; perhaps \(hints)"
            return "line \(use.line): \(use.short.visible), undefined\(hint)"
        }
        return AgentResult(
            text: lines.isEmpty ? "The text has no acronyms." : lines.joined(separator: "\n"),
            structure: [
                "defined": findings.defined, "known": findings.known, "undefined": findings.undefined,
            ])
    }
}
