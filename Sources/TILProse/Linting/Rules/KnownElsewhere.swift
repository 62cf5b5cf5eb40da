extension LintRule {
    /// The rule for an acronym that the store or a glossary explains, but not the document.
    public static let knownElsewhere = LintRule(
        name: "known-elsewhere", severity: .note,
        summary: "An acronym is defined in your store or a glossary but not in the document.",
        reason: """
            Only readers with the same glossary can look it up. The rule is reported only if you select it. --fix inserts the \
            definition if exactly one is known.
            """,
        bad: "The report goes to the XQB every week.",
        good: "The report goes to the cross-quarter board (XQB) every week.",
        isQuiet: true
    ) { subject in
        subject.acronyms.compactMap { acronym in
            guard !subject.needsNoDefinition(acronym), let known = subject.known[acronym.short],
                let meaning = known.first, let use = firstUse(of: acronym, in: subject)
            else { return nil }
            let isClear = known.allSatisfy { other in MeaningKey(other.long).isSame(as: MeaningKey(meaning.long)) }
            let meanings = isClear ? meaning.long : several(known, probable: subject.probable[acronym.short])
            let line = subject.line(of: use.range.lowerBound)
            return LintRemark(
                short: acronym.short,
                message:
                    "Define \(acronym.short) where it is first used, at line \(line); \(meaning.origin) has \(meanings).",
                range: use.range,
                edits: isClear ? subject.defining(use, as: meaning.long) ?? [] : [])
        }
    }

    /// Returns the first use of an acronym in prose, or else the first one.
    private static func firstUse(of acronym: LintSubject.Acronym, in subject: LintSubject) -> LintUse? {
        acronym.uses.first { use in subject.isProse(use.range) } ?? acronym.uses.first
    }

    /// Returns the number of several meanings, and the one that is probably meant.
    private static func several(_ known: [KnownMeaning], probable: KnownMeaning?) -> String {
        guard let probable else { return "\(known.count) meanings" }
        return "\(known.count) meanings, probably \(probable.long)"
    }
}
