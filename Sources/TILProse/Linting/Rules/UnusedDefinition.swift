extension LintRule {
    /// An acronym that is defined for nothing.
    static let unusedDefinition = LintRule(
        name: "unused-definition", severity: .warning,
        summary: "An acronym is defined, and used never or once.",
        reason: """
            A reader keeps it in mind for nothing. What comes once or twice is better written out, unless the store or a \
            glossary has it.
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
                // What a glossary has is a word of those who read on.
                subject.known[acronym.short] == nil
            else {
                return nil
            }
            // One that is defined again is used there, once it is defined no more.
            let again = definitions.dropFirst().count { $0.meaning.isSame(as: first.meaning) }
            let uses = acronym.uses.map { subject.uses[$0] }.filter { !$0.isDefining }
            let count =
                uses.count + again + (parts[acronym.short[...]] ?? 0) + (others[acronym.name] ?? 0)
            guard count < 2 else { return nil }
            let place = uses.first.map { ", at line \(subject.line(of: $0.range.lowerBound))" } ?? ""
            let often = count == 0 ? "it is not used again" : "it is used only once more" + place
            return LintRemark(
                short: acronym.short,
                message: "Write \(first.long) without \(acronym.short): \(often).",
                range: first.definition.shortSpan)
        }
    }
}
