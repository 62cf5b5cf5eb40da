extension LintRule {
    /// An acronym that is defined for nothing.
    static let unusedDefinition = LintRule(
        name: "unused-definition", severity: .note,
        summary: "An acronym is defined and never used.",
        reason: """
            A reader keeps it in mind for nothing. Write the long form alone, unless the acronym is better known than \
            what it stands for, or the store or a glossary has it.
            """,
        bad: "The cross-quarter board (XQB) meets on Mondays, in the hall.",
        good: "The cross-quarter board meets on Mondays, in the hall."
    ) { subject in
        guard !subject.definitions.isEmpty else { return [] }
        // "R-CNN" uses a CNN too, and so does what is written with other capitals.
        var parts: [Substring: Int] = [:]
        var others: [String: Int] = [:]
        for acronym in subject.acronyms {
            if acronym.definitions.isEmpty { others[acronym.name, default: 0] += acronym.uses.count }
            let names = acronym.short.split { $0 == "-" || $0 == "/" }
            guard names.count > 1 else { continue }
            for name in names { parts[name, default: 0] += acronym.uses.count }
        }
        return subject.acronyms.compactMap { acronym in
            let definitions = acronym.definitions.map { subject.definitions[$0] }
            guard let first = definitions.first, definitions.allSatisfy({ $0.isReadable && !$0.isDeclared }),
                // The title of another work is as its author has it.
                !subject.regions.contains(.quotation, first.start),
                // A title says what the text behind it is about.
                !subject.regions.contains(.heading, first.start),
                // Nor is it counted how often an acronym stands in code.
                !subject.regions.contains(.code, first.start),
                // What a glossary has is a word of those who read on, and what everybody knows needs no use.
                subject.known[acronym.short] == nil, !CommonAcronyms.words.contains(acronym.short),
                // Where the long form is written again, the acronym is to be used instead.
                !subject.mentions.contains(where: {
                    subject.isProse($0.range) && subject.mentioned($0)?.short == acronym.short
                })
            else { return nil }
            // One that is defined again is used there, once it is defined no more.
            let again = definitions.dropFirst().count { $0.meaning.isSame(as: first.meaning) }
            let uses = acronym.uses.count { !subject.uses[$0].isDefining }
            guard uses + again + (parts[acronym.short[...]] ?? 0) + (others[acronym.name] ?? 0) == 0 else { return nil }
            return LintRemark(
                short: acronym.short,
                message: "Write \(first.long) without \(acronym.short): it is not used again.",
                range: first.definition.shortSpan)
        }
    }
}
