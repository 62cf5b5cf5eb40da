import TILProse

/// The list of lint rules, and the description of a rule.
enum LintRulesView {
    /// Returns the list of rules, one per line.
    static func list(_ page: Page) -> String {
        let width = LintRule.all.map(\.name.count).max() ?? 0
        return LintRule.all.map { rule in
            let name = page.style(.short, rule.name.padded(to: width))
            let severity = (rule.isQuiet ? "off" : rule.severity.rawValue).padded(to: 7)
            return page.folded("\(name)  \(severity)  \(rule.summary)", indent: width + 11) + "\n"
        }.joined()
    }

    /// Returns the description of a rule with its reason and examples.
    static func text(_ rule: LintRule, _ page: Page) -> String {
        let severity = rule.isQuiet ? "\(rule.severity.rawValue), where it is asked for" : rule.severity.rawValue
        return """
            \(page.style(.heading, rule.name)) (\(severity))
            \(page.folded(rule.summary))

            \(page.folded(rule.reason))

            \(page.folded(page.style(.wrong, "Not so:") + " " + rule.bad, indent: 8))
            \(page.folded(page.style(.right, "But so:") + " " + rule.good, indent: 8))

            """
    }
}
