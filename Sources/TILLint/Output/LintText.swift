package import TILProse
package import TILText

extension TextPage {
    /// Returns findings in the format of compiler errors: `file:line:column: error: sentence [rule]`. On a terminal, the
    /// source line follows with a mark below the place.
    package func findings(of checked: CheckedDocument) -> String {
        let name = checked.path == "-" ? "standard input" : checked.path.visible
        return checked.report.findings.map { finding in
            let severity = style(finding.severity.role, "\(finding.severity.rawValue):")
            let location = "\(name):\(finding.place.line):\(finding.place.column)"
            let line = "\(location): \(severity) \(finding.message.visible) \(style(.faint, "[\(finding.rule.name)]"))"
            return folded(line, indent: 4) + "\n" + (isTerminal ? excerpt(of: finding, in: checked.text) : "")
        }.joined()
    }

    /// Returns an excerpt of a finding's source line that fits the page, with marks below the place.
    private func excerpt(of finding: LintFinding, in document: [UInt8]) -> String {
        let found = finding.place.range
        let line = finding.place.lineRange
        let end = min(found.upperBound, line.upperBound)
        guard found.lowerBound <= end, line.upperBound <= document.count else { return "" }
        // Start early enough to show context before the place, but late enough for the place to fit the row.
        var start = line.lowerBound
        let room = max(20, width - 8)
        if end - start > room {
            start = max(start, min(found.lowerBound, end - room * 2 / 3))
            while start < found.lowerBound, UTF8.isContinuation(document[start]) { start += 1 }
        }
        func shown(_ range: Range<Int>) -> String {
            String(decoding: document[range], as: UTF8.self).replacing("\t", with: " ").visible
        }
        let before = shown(start..<found.lowerBound)
        let text = shown(found.lowerBound..<end)
        let excerpt = (before + text + shown(end..<line.upperBound)).truncated(to: room)
        let marks = "^" + String(repeating: "~", count: max(0, min(text.cells, room - before.cells) - 1))
        return "    \(excerpt)\n    \(String.blanks(before.cells))\(style(.right, marks))\n"
    }

    // MARK: Rules

    /// Returns the list of rules, one per line.
    package func rules() -> String {
        let names = LintRule.all.map(\.name).aligned
        return lines(zip(LintRule.all, names), indent: names.widest + 11) { rule, name in
            let severity = (rule.isQuiet ? "off" : rule.severity.rawValue).padded(to: 7)
            return "\(style(.short, name))  \(severity)  \(rule.summary)"
        }
    }

    /// Returns the description of a rule with its reason and examples.
    package func rule(_ rule: LintRule) -> String {
        """
        \(style(.heading, rule.name)) (\(rule.severity.rawValue)\(rule.isQuiet ? ", only if selected" : ""))
        \(folded(rule.summary))

        \(folded(rule.reason))

        \(folded("\(style(.wrong, "Not so:")) \(rule.bad)", indent: 8))
        \(folded("\(style(.right, "But so:")) \(rule.good)", indent: 8))

        """
    }
}

extension LintSeverity {
    /// The colour of the severity.
    fileprivate var role: Style.Role {
        switch self {
        case .error: .wrong
        case .warning: .typo
        case .note: .faint
        }
    }
}
