import TILProse

extension Page {
    /// Returns the list of rules, one per line.
    func rules() -> String {
        let names = LintRule.all.map(\.name).aligned
        return lines(zip(LintRule.all, names), indent: names.widest + 11) { rule, name in
            let severity = (rule.isQuiet ? "off" : rule.severity.rawValue).padded(to: 7)
            return "\(style(.short, name))  \(severity)  \(rule.summary)"
        }
    }

    /// Returns the description of a rule with its reason and examples.
    func rule(_ rule: LintRule) -> String {
        """
        \(style(.heading, rule.name)) (\(rule.severity.rawValue)\(rule.isQuiet ? ", only if selected" : ""))
        \(folded(rule.summary))

        \(folded(rule.reason))

        \(folded("\(style(.wrong, "Not so:")) \(rule.bad)", indent: 8))
        \(folded("\(style(.right, "But so:")) \(rule.good)", indent: 8))

        """
    }
}
