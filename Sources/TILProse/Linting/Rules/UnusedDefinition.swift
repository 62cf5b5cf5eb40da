import TILText

extension LintRule {
    /// The rule for an acronym that is defined but never used.
    public static let unusedDefinition = LintRule(
        name: "unused-definition", severity: .note,
        summary: "An acronym is defined and never used.",
        reason: """
            Readers memorise it for nothing. Write the long form alone, unless the acronym is better known, or your store or a \
            glossary has it. The rule is reported only if you select it.
            """,
        bad: "The cross-quarter board (XQB) meets on Mondays, in the hall.",
        good: "The cross-quarter board meets on Mondays, in the hall.",
        isQuiet: true
    ) { subject in
        // "R-CNN" also uses CNN, and so do other capitalisations.
        var parts: [Substring: Int] = [:]
        var others: [String: Int] = [:]
        for acronym in subject.acronyms {
            if acronym.definitions.isEmpty { others[acronym.name, default: 0] += acronym.uses.count }
            let names = acronym.short.split { $0 == "-" || $0 == "/" }
            guard names.count > 1 else { continue }
            for name in names { parts[name, default: 0] += acronym.uses.count }
        }
        let repeated = Set(
            subject.mentions.filter { mention in subject.isProse(mention.range) }.map { mention in
                subject.mentioned(mention).short
            })
        return subject.acronyms.compactMap { acronym in
            guard let first = acronym.definitions.first,
                acronym.definitions.allSatisfy({ definition in
                    definition.isReadable && !definition.isDeclared && !subject.isEntry(definition)
                }),
                // The title of another work is its author's choice, a title names the subject of the following text,
                // and uses in code are not counted.
                ![MarkupKind.quotation, .heading, .code, .link].contains(where: {
                    subject.regions.contains($0, first.start)
                }),
                // Readers may know an acronym from a glossary, and a common acronym needs no use.
                subject.known[acronym.short] == nil, !subject.isName(acronym),
                !CommonAcronyms.words.contains(acronym.short),
                // If the long form is repeated, another rule recommends the acronym.
                !repeated.contains(acronym.short)
            else { return nil }
            // Once a repeated definition is shortened, it is a use.
            let again = acronym.definitions.dropFirst().count { definition in
                definition.meaning.isSame(as: first.meaning)
            }
            let uses = acronym.uses.count { use in !use.isDefining }
            guard uses + again + (parts[acronym.short[...]] ?? 0) + (others[acronym.name] ?? 0) == 0 else { return nil }
            return LintRemark(
                short: acronym.short,
                message: "Write \(first.long) without \(acronym.short): it is not used again.",
                range: first.definition.shortSpan)
        }
    }
}
