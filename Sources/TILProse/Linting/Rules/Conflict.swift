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
            guard let first = acronym.definitions.first,
                acronym.definitions.count > 1 || subject.known[acronym.short] != nil,
                first.meaning.spells(acronym.short)
            else { return [] }
            var remarks: [LintRemark] = []
            var reported = [first.meaning]
            // Nobody reads more, and each is compared with all others.
            for other in acronym.definitions.dropFirst() where reported.count < 20 {
                let key = other.meaning
                // Skip quoted titles of other works, which may use another meaning.
                guard key.spells(acronym.short), !reported.contains(where: { $0.isSame(as: key) }),
                    !subject.regions.contains(.quotation, other.start)
                else { continue }
                reported.append(key)
                remarks.append(
                    LintRemark(
                        short: acronym.short,
                        message:
                            "\(acronym.short) means both \(other.long) and \(first.long) "
                            + "(line \(subject.line(of: first.start))). Spell one of them out.",
                        range: other.definition.shortSpan))
            }
            if let known = subject.known[acronym.short], let meaning = known.first,
                !known.contains(where: { meaning in MeaningKey(meaning.long).isSame(as: first.meaning) })
            {
                remarks.append(
                    LintRemark(
                        short: acronym.short,
                        message:
                            "Give \(acronym.short) one meaning: it is \(first.long) here and \(meaning.long) in "
                            + "\(meaning.origin).",
                        range: first.definition.shortSpan))
            }
            return remarks
        }
    }
}
