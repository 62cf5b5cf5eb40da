extension LintRule {
    /// The rule for an acronym with two meanings.
    static let conflict = LintRule(
        name: "conflict", severity: .error,
        summary: "An acronym has two meanings in the document, or another one than in the store or a glossary.",
        reason: """
            Where one acronym stands for two things, no reader can tell which is meant. Spell one of them out, or correct \
            what is wrong: the document or the glossary.
            """,
        bad: "The cross-quarter board (XQB) met. The extended query buffer (XQB) was full.",
        good: "The cross-quarter board (XQB) met. The XQB found the extended query buffer full."
    ) { subject in
        subject.acronyms.flatMap { acronym -> [LintRemark] in
            guard let first = acronym.definitions.first.map({ subject.definitions[$0] }),
                acronym.definitions.count > 1 || subject.known[acronym.short] != nil
            else { return [] }
            var remarks: [LintRemark] = []
            var told = [first.meaning]
            for number in acronym.definitions.dropFirst() {
                let other = subject.definitions[number]
                let key = other.meaning
                // Skip identifiers, and quoted titles of other works, which may use another meaning.
                guard !key.isOneWord, !told[0].isOneWord, !told.contains(where: { $0.isSame(as: key) }),
                    !subject.regions.contains(.quotation, other.start)
                else { continue }
                told.append(key)
                remarks.append(
                    LintRemark(
                        short: acronym.short,
                        message:
                            "Spell out \(other.long) or \(first.long): \(acronym.short) stands for both, "
                            + "for the other at line \(subject.line(of: first.start)).",
                        range: other.definition.shortSpan))
            }
            if let known = subject.known[acronym.short], let meaning = known.first,
                !known.contains(where: { MeaningKey($0.long).isSame(as: first.meaning) })
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
