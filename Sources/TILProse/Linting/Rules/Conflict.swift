extension LintRule {
    /// The rule for an acronym with two meanings.
    public static let conflict = LintRule(
        name: "conflict", severity: .error,
        summary: "An acronym has two meanings, or another one than in your store or a glossary.",
        reason: """
            If one acronym has two meanings, readers cannot tell which one you mean. Spell one of them out, or correct the \
            document or the glossary.
            """,
        bad: "The cross-quarter board (XQB) met. The extended query buffer (XQB) was full.",
        good: "The cross-quarter board (XQB) met. The XQB found the extended query buffer full."
    ) { subject in
        subject.acronyms.flatMap { acronym -> [LintRemark] in
            // Other letters may match words by chance.
            guard let first = acronym.definitions.first, first.meaning.spells(acronym.short) else { return [] }
            var remarks = contradictions(acronym, first, subject)
            if let remark = knownContradiction(acronym, first, subject) { remarks.append(remark) }
            return remarks
        }
    }

    /// The greatest number of meanings that are reported. Nobody reads more, and each is compared with all others.
    private static let mostMeanings = 20

    /// Returns remarks on the definitions of an acronym with other meanings than the first one.
    private static func contradictions(
        _ acronym: LintSubject.Acronym, _ first: LintDefinition, _ subject: LintSubject
    ) -> [LintRemark] {
        var remarks: [LintRemark] = []
        var reported = [first.meaning]
        for other in acronym.definitions.dropFirst() where reported.count < mostMeanings {
            let meaning = other.meaning
            let isReported = reported.contains { known in known.isSame(as: meaning) }
            // Quoted titles of other works may use another meaning.
            let isQuoted = subject.regions.contains(.quotation, other.start)
            guard meaning.spells(acronym.short), !isReported, !isQuoted else { continue }
            reported.append(meaning)
            let line = subject.line(of: first.start)
            remarks.append(
                LintRemark(
                    short: acronym.short,
                    message:
                        "\(acronym.short) means both \(other.long) and \(first.long) (line \(line)). Spell one of them out.",
                    range: other.definition.shortSpan))
        }
        return remarks
    }

    /// Returns the remark that the store or a glossary has only other meanings of an acronym, or nil.
    private static func knownContradiction(
        _ acronym: LintSubject.Acronym, _ first: LintDefinition, _ subject: LintSubject
    ) -> LintRemark? {
        guard let known = subject.known[acronym.short], let other = known.first else { return nil }
        let isKnown = known.contains { meaning in MeaningKey(meaning.long).isSame(as: first.meaning) }
        if isKnown { return nil }
        return LintRemark(
            short: acronym.short,
            message:
                "Give \(acronym.short) one meaning: it is \(first.long) here and \(other.long) in \(other.origin).",
            range: first.definition.shortSpan)
    }
}
