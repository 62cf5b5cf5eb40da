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
        let uses = IndirectUses(subject)
        return subject.acronyms.compactMap { acronym in
            guard let first = acronym.definitions.first, uses.needsUse(acronym, first) else { return nil }
            if uses.isUsed(acronym, first) { return nil }
            return LintRemark(
                short: acronym.short,
                message: "Write \(first.long) without \(acronym.short): it is not used again.",
                range: first.definition.shortSpan)
        }
    }
}

/// The uses of acronyms in a document, including those in other forms.
private struct IndirectUses {
    private let subject: LintSubject
    /// The number of uses of acronyms with several parts, by part: "R-CNN" also uses CNN.
    private var asParts: [Substring: Int] = [:]
    /// The number of uses in other capitalisations, by lowercase form.
    private var inOtherCase: [String: Int] = [:]
    /// The acronyms whose long forms are repeated in prose.
    private let repeated: Set<String>

    init(_ subject: LintSubject) {
        self.subject = subject
        for acronym in subject.acronyms {
            if acronym.definitions.isEmpty { inOtherCase[acronym.name, default: 0] += acronym.uses.count }
            let parts = acronym.short.split { character in character == "-" || character == "/" }
            guard parts.count > 1 else { continue }
            for part in parts { asParts[part, default: 0] += acronym.uses.count }
        }
        let mentions = subject.mentions.filter { mention in subject.isProse(mention.range) }
        repeated = Set(mentions.map { mention in subject.mentioned(mention).short })
    }

    /// Whether a definition needs a use.
    func needsUse(_ acronym: LintSubject.Acronym, _ first: LintDefinition) -> Bool {
        guard isWrittenInText(acronym), !isInOtherText(first.start) else { return false }
        // Readers may know an acronym from a glossary, and a common acronym needs no use.
        if subject.known[acronym.short] != nil || CommonAcronyms.words.contains(acronym.short) { return false }
        // If the long form is repeated, another rule recommends the acronym.
        return !subject.isName(acronym) && !repeated.contains(acronym.short)
    }

    /// Whether all definitions of an acronym are in the text, and not in a glossary or made by markup.
    private func isWrittenInText(_ acronym: LintSubject.Acronym) -> Bool {
        acronym.definitions.allSatisfy { definition in
            definition.isReadable && !definition.isDeclared && !subject.isEntry(definition)
        }
    }

    /// Whether a definition is not in the running text: the title of another work is its author's choice, a title names
    /// the subject of the following text, and uses in code are not counted.
    private func isInOtherText(_ start: Int) -> Bool {
        let kinds: [MarkupKind] = [.quotation, .heading, .code, .link]
        return kinds.contains { kind in subject.regions.contains(kind, start) }
    }

    /// Whether an acronym is used in addition to its first definition.
    func isUsed(_ acronym: LintSubject.Acronym, _ first: LintDefinition) -> Bool {
        if acronym.uses.contains(where: { use in !use.isDefining }) { return true }
        if asParts[acronym.short[...], default: 0] > 0 || inOtherCase[acronym.name, default: 0] > 0 { return true }
        // Once a repeated definition is shortened, it is a use.
        return acronym.definitions.dropFirst().contains { definition in definition.meaning.isSame(as: first.meaning) }
    }
}
