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
                let meaning = known.first,
                let use = acronym.uses.first(where: { use in subject.isProse(use.range) }) ?? acronym.uses.first
            else { return nil }
            let isOne = known.allSatisfy { MeaningKey($0.long).isSame(as: MeaningKey(meaning.long)) }
            let probable = subject.probable[acronym.short].map { ", probably \($0.long)" } ?? ""
            let meanings = isOne ? meaning.long : "\(known.count) meanings\(probable)"
            return LintRemark(
                short: acronym.short,
                message:
                    "Define \(acronym.short) where it is first used, at line \(subject.line(of: use.range.lowerBound)); "
                    + "\(meaning.origin) has \(meanings).",
                range: use.range, edits: isOne ? subject.defining(use, as: meaning.long) ?? [] : [])
        }
    }
}
