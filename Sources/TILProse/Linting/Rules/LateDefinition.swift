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
            guard let definition = acronym.definitions.first, needsEarlyDefinition(acronym, in: subject),
                let first = firstUse(of: acronym, in: subject), isBefore(first, definition, in: subject)
            else { return nil }
            let line = subject.line(of: first.range.lowerBound)
            let later = subject.line(of: definition.start)
            let place = later == line ? "after that" : "at line \(later)"
            // A definition far away may be in another part, or in an older entry of a list of changes.
            let isNear = later < line + farthestLine
            return LintRemark(
                short: acronym.short,
                message: "Define \(acronym.short) where it is first used, at line \(line), not \(place).",
                range: first.range,
                edits: isNear ? moving(definition, to: first, in: subject) ?? [] : [])
        }
    }

    /// The least number of lines between a use and a definition that is not moved to it.
    private static let farthestLine = 100

    /// Whether an acronym needs a definition at its first use: it is no name, and no glossary or markup defines it.
    private static func needsEarlyDefinition(_ acronym: LintSubject.Acronym, in subject: LintSubject) -> Bool {
        let isInGlossary = acronym.definitions.contains { definition in
            definition.isDeclared || subject.isEntry(definition)
        }
        return !isInGlossary && !subject.options.allows(acronym.short) && !subject.isName(acronym)
    }

    /// Returns the first use of an acronym in the running text.
    private static func firstUse(of acronym: LintSubject.Acronym, in subject: LintSubject) -> LintUse? {
        acronym.uses.first { use in
            let isOfText = !subject.isReference(use.range) && !subject.isEntry(use.range)
            return subject.isProse(use.range) && isOfText && !subject.isInChanges(use.range)
        }
    }

    /// Whether a use is before a definition. An explanation directly after the use is early enough.
    private static func isBefore(_ use: LintUse, _ definition: LintDefinition, in subject: LintSubject) -> Bool {
        guard !use.isDefining, use.range.lowerBound < definition.start else { return false }
        // A use may reach into a definition.
        let between = use.range.upperBound..<max(use.range.upperBound, definition.start)
        return subject.document[between].contains(where: \.isSpace)
    }

    /// Returns the edits that write a definition at a use and shorten it where it is, or nil if they would not read
    /// well.
    private static func moving(
        _ definition: LintDefinition, to use: LintUse, in subject: LintSubject
    ) -> [LintEdit]? {
        guard !subject.lacksArticle(use, definition), let group = definition.group,
            let defining = subject.defining(use, as: definition.long),
            let shortening = subject.shortening(
                group, to: definition.definition.short, article: definition.article)
        else { return nil }
        return defining + shortening
    }
}
