import TILText

extension LintRule {
    /// The rule for an acronym that is defined again with the same meaning.
    public static let redefined = LintRule(
        name: "redefined", severity: .note,
        summary: "An acronym is defined twice with the same meaning.",
        reason: """
            Readers look for a difference between the two definitions. After the definition, use the acronym alone. Another \
            section may define it again for readers who start there.
            """,
        bad: "The cross-quarter board (XQB) met. A report of the cross-quarter board (XQB) is due.",
        good: "The cross-quarter board (XQB) met. A report of the XQB is due."
    ) { subject in
        let headings = subject.regions.headings
        return subject.acronyms.flatMap { acronym -> [LintRemark] in
            let prose = acronym.definitions.filter { definition in
                !definition.isDeclared && subject.isProse(definition.definition.shortSpan)
                    && !subject.isEntry(definition)
            }
            return zip(prose, prose.dropFirst()).compactMap { first, again in
                let isInSameSection = section(first, headings) == section(again, headings)
                guard isInSameSection, again.meaning.isSame(as: first.meaning) else { return nil }
                let written = again.definition
                // An author may repeat a definition on purpose, so there is no edit.
                return LintRemark(
                    short: acronym.short,
                    message:
                        "Write \(written.short) alone: it is defined at line \(subject.line(of: first.start)).",
                    range: again.group ?? written.shortSpan)
            }
        }
    }
}

/// Returns the number of headings before a definition.
private func section(_ definition: LintDefinition, _ headings: [Int]) -> Int {
    headings.partitioningIndex { heading in heading > definition.start }
}
