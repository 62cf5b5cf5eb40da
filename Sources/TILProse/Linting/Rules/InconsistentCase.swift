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
            let isLogo = acronym.name.hasSuffix("tex")
            guard !isLogo, let best = subject.best(acronym), best != acronym.short else { return [] }
            guard let right = byName[best], let start = firstPlace(of: right, in: subject) else { return [] }
            let reason = right.definitions.isEmpty ? "elsewhere" : "it is defined"
            let line = subject.line(of: start)
            // "BinNMUs" may start a sentence, while "binNMUs" is used inside one.
            let atSentenceStart = right.short.prefix(1).uppercased() + right.short.dropFirst()
            let wrong = acronym.uses.filter { use in subject.isProse(use.range) && use.short != atSentenceStart }
            return wrong.map { use in
                let form = right.short + (use.isPlural ? "s" : "")
                return LintRemark(
                    short: use.short,
                    message: "Write \(form), as \(reason), at line \(line), instead of \(use.written).",
                    range: use.range)
            }
        }
    }

    /// Returns the offset of the first use of an acronym in prose, or else of its definition.
    private static func firstPlace(of acronym: LintSubject.Acronym, in subject: LintSubject) -> Int? {
        let use = acronym.uses.first { use in subject.isProse(use.range) }
        return use?.range.lowerBound ?? acronym.definitions.first?.start
    }
}
