import TILCore
import TILProse

/// Findings in the format of compiler errors: `file:line:column: error: sentence [rule]`. On a terminal, the source
/// line follows with a mark below the place.
struct LintText: LintOutput {
    let page: Page

    func text(_ checked: LintRun.Checked) -> String {
        let name = checked.path == "-" ? "standard input" : checked.path.visible
        var text = ""
        for finding in checked.report.findings {
            guard page.isTerminal else {
                write(finding, name, to: &text)
                text += "\n"
                continue
            }
            var line = ""
            write(finding, name, to: &line)
            text += page.folded(line, indent: 4) + "\n" + excerpt(finding, of: checked.document)
        }
        return text
    }

    /// Appends the line of a finding. It avoids intermediate strings, since a folder can have thousands of findings.
    private func write(_ finding: LintFinding, _ name: String, to text: inout String) {
        text += name
        text += ":"
        text += String(finding.place.line)
        text += ":"
        text += String(finding.place.column)
        text += ": "
        text += page.style(Self.role(finding.severity), finding.severity.rawValue + ":")
        text += " "
        text += finding.message.visible
        text += " "
        text += page.style(.faint, "[" + finding.rule + "]")
    }

    private static func role(_ severity: LintSeverity) -> Style.Role {
        switch severity {
        case .error: .wrong
        case .warning: .slip
        case .note: .faint
        }
    }

    /// Returns an excerpt of a finding's source line that fits the page, with marks below the place.
    private func excerpt(_ finding: LintFinding, of document: [UInt8]) -> String {
        let place = finding.place
        let end = min(place.range.upperBound, place.lineRange.upperBound)
        guard place.range.lowerBound <= end, place.lineRange.upperBound <= document.count else { return "" }
        // Start early enough to show context before the place, but late enough for the place to fit the row.
        var start = place.lineRange.lowerBound
        let room = max(20, page.width - 8)
        if end - start > room {
            start = max(start, min(place.range.lowerBound, end - room * 2 / 3))
            while start < place.range.lowerBound, document[start] & 0xC0 == 0x80 { start += 1 }
        }
        func shown(_ range: Range<Int>) -> String {
            let text = String(decoding: document[range], as: UTF8.self).replacing("\t", with: " ")
            return text.visible
        }
        let before = shown(start..<place.range.lowerBound)
        let found = shown(place.range.lowerBound..<end)
        let behind = shown(end..<place.lineRange.upperBound)
        let line = (before + found + behind).truncated(to: room)
        let indent = before.cells
        let marks = String(repeating: "~", count: max(0, min(found.cells, room - indent) - 1))
        return "    \(line)\n    \(String.blanks(indent))\(page.style(.right, "^" + marks))\n"
    }
}
