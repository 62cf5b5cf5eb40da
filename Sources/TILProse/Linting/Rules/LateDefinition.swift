import TILText

extension LintRule {
    /// The rule for an acronym that is used before its definition.
    public static let lateDefinition = LintRule(
        name: "late-definition", severity: .note,
        summary: "An acronym is used before its definition.",
        reason: """
            Readers start at the beginning, so the first use needs the definition. Headings, tables, links and quotations are \
            ignored, because nobody defines acronyms there.
            """,
        bad: "The XQB meets on Mondays. The cross-quarter board (XQB) has five members. Ask the XQB.",
        good: "The cross-quarter board (XQB) meets on Mondays. The XQB has five members. Ask the XQB."
    ) { subject in
        subject.acronyms.compactMap { acronym in
            guard let definition = acronym.definitions.first,
                !acronym.definitions.contains(where: { definition in
                    definition.isDeclared || subject.isEntry(definition)
                }),
                !subject.options.allows(acronym.short), !subject.isName(acronym),
                let first = acronym.uses.first(where: {
                    subject.isProse($0.range) && !subject.isReference($0.range) && !subject.isEntry($0.range)
                }),
                !first.isDefining, first.range.lowerBound < definition.start,
                // An explanation directly after the use is early enough.
                subject.document[first.range.upperBound..<definition.start].contains(where: \.isSpace)
            else { return nil }
            let line = subject.line(of: first.range.lowerBound)
            let later = subject.line(of: definition.start)
            var edits: [LintEdit] = []
            // A definition far away may be in another part, or in an older entry of a list of changes.
            if later < line + 100, !subject.lacksArticle(first, definition),
                let defining = subject.defining(first, as: definition.long),
                let group = definition.group,
                let shortening = subject.shortening(
                    group, to: definition.definition.short, article: definition.article)
            {
                edits = defining + shortening
            }
            return LintRemark(
                short: acronym.short,
                message:
                    "Define \(acronym.short) where it is first used, at line \(line), not "
                    + (later == line ? "after that." : "at line \(later)."),
                range: first.range, edits: edits)
        }
    }
}
