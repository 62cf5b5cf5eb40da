extension LintRule {
    /// The rule for an acronym with several capitalisations.
    public static let inconsistentCase = LintRule(
        name: "inconsistent-case", severity: .note,
        summary: "An acronym is capitalised inconsistently.",
        reason: """
            A search for one spelling misses the other, and readers may think they are two acronyms. Use the spelling of the \
            definition or, without one, the most frequent spelling.
            """,
        bad: "An internet of things (IoT) needs care. The IOT grows, and the IoT of today is large.",
        good: "An internet of things (IoT) needs care. The IoT grows, and the IoT of today is large."
    ) { subject in
        let byName = Dictionary(uniqueKeysWithValues: subject.acronyms.map { acronym in (acronym.short, acronym) })
        return subject.acronyms.flatMap { acronym -> [LintRemark] in
            // TeX and similar names are logos: LaTeX becomes LATEX in PDF.
            guard let best = subject.best(acronym), best != acronym.short, !acronym.name.hasSuffix("tex"),
                let right = byName[best],
                let start = right.uses.map(\.range).first(where: subject.isProse)?.lowerBound
                    ?? right.definitions.first?.start
            else { return [] }
            let isDefined = !right.definitions.isEmpty
            return acronym.uses.compactMap { use in
                // "BinNMUs" may start a sentence, while "binNMUs" is used inside one.
                guard subject.isProse(use.range),
                    use.short != right.short.prefix(1).uppercased() + right.short.dropFirst()
                else { return nil }
                let form = right.short + (use.isPlural ? "s" : "")
                return LintRemark(
                    short: use.short,
                    message:
                        "Write \(form), as \(isDefined ? "it is defined" : "elsewhere"), at line \(subject.line(of: start)), "
                        + "instead of \(use.written).",
                    range: use.range)
            }
        }
    }
}
