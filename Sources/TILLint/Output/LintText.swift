package import TILProse
package import TILText

extension TextPage {
    /// Returns findings in the format of compiler errors: `file:line:column: error: sentence [rule]`. On a terminal,
    /// the source line follows with a mark below the place.
    package func findings(of checked: CheckedDocument) -> String {
        let name = checked.path == "-" ? "standard input" : checked.path.visible
        var text = ""
        for finding in checked.report.findings {
            let location = "\(name):\(finding.place.line):\(finding.place.column)"
            let severity = style(finding.severity.role, "\(finding.severity.rawValue):")
            let rule = style(.faint, "[\(finding.rule.name)]")
            text += folded("\(location): \(severity) \(finding.message.visible) \(rule)", indent: 4) + "\n"
            if isTerminal { text += excerpt(of: finding, in: checked.text) }
        }
        return text
    }

    /// Returns an excerpt of a finding's source line that fits the page, with marks below the place.
    private func excerpt(of finding: LintFinding, in document: [UInt8]) -> String {
        let found = finding.place.range
        let line = finding.place.lineRange
        let end = min(found.upperBound, line.upperBound)
        guard found.lowerBound <= end, line.upperBound <= document.count else { return "" }
        func shown(_ range: Range<Int>) -> String {
            String(decoding: document[range], as: UTF8.self).replacing("\t", with: " ").visible
        }
        let room = max(20, width - 8)
        let start = excerptStart(of: found.lowerBound..<end, lineStart: line.lowerBound, room: room, in: document)
        let before = shown(start..<found.lowerBound)
        let text = shown(found.lowerBound..<end)
        let after = shown(end..<line.upperBound)
        let excerpt = (before + text + after).truncated(to: room)
        let shownCells = min(text.cells, room - before.cells)
        let marks = "^" + String(repeating: "~", count: max(0, shownCells - 1))
        return "    \(excerpt)\n    \(String.blanks(before.cells))\(style(.right, marks))\n"
    }

    /// Returns the start of an excerpt: early enough to show context before the place, but late enough for the place to
    /// fit the room.
    private func excerptStart(of place: Range<Int>, lineStart: Int, room: Int, in document: [UInt8]) -> Int {
        if place.upperBound - lineStart <= room { return lineStart }
        let twoThirds = room * 2 / 3
        var start = max(lineStart, min(place.lowerBound, place.upperBound - twoThirds))
        // A character is not cut.
        while start < place.lowerBound, UTF8.isContinuation(document[start]) { start += 1 }
        return start
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
