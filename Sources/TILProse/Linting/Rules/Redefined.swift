extension LintRule {
    /// The rule for an acronym that is defined again with the same meaning.
    public static let redefined = LintRule(
        name: "redefined", severity: .note,
        summary: "An acronym is defined twice with the same meaning.",
        reason: """
            Readers look for a difference between the two definitions. After the definition, use the acronym alone.
            """,
        bad: "The cross-quarter board (XQB) met. A report of the cross-quarter board (XQB) is due.",
        good: "The cross-quarter board (XQB) met. A report of the XQB is due."
    ) { subject in
        subject.acronyms.flatMap { acronym -> [LintRemark] in
            let prose = acronym.definitions.filter { definition in
                !definition.isDeclared && subject.isProse(definition.definition.shortSpan)
                    && !subject.isEntry(definition)
            }
            guard let first = prose.first else { return [] }
            return prose.dropFirst().compactMap { again in
                guard again.meaning.isSame(as: first.meaning) else { return nil }
                let written = again.definition
                // An author repeats a definition for readers who start in the middle, so there is no edit.
                return LintRemark(
                    short: acronym.short,
                    message:
                        "Write \(written.short) alone: it is defined at line \(subject.line(of: first.start)).",
                    range: again.group ?? written.shortSpan)
            }
        }
    }
}
