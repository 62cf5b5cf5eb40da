extension LintRule {
    /// The rule for a wrong article before an acronym.
    public static let article = LintRule(
        name: "article", severity: .warning,
        summary: "The article does not fit the sound of the acronym.",
        reason: """
            The sound decides, not the letter: "a URL", "an SQL query". An acronym is reported if its sound is certain, or if \
            the document uses both articles.
            """,
        bad: "Send the file to an URL.",
        good: "Send the file to a URL."
    ) { subject in
        subject.acronyms.flatMap { acronym -> [LintRemark] in
            let found = acronym.uses.map { subject.uses[$0] }.compactMap { use in
                use.article.flatMap { range in subject.article(range).map { (use, range, $0) } }
            }
            guard !found.isEmpty else { return [] }
            let open = found.count { $0.2.count == 2 }
            let sound =
                AcronymSound.startsOpen(acronym.short) ?? (2 * open == found.count ? nil : 2 * open > found.count)
            return found.compactMap { use, range, written in
                guard let sound, sound != (written.count == 2) else { return nil }
                let form = EnglishForms.article(written, isOpen: sound)
                return LintRemark(
                    short: acronym.short, message: "Write \(form) \(use.written) instead of \(written) \(use.written).",
                    range: range.lowerBound..<use.range.upperBound,
                    edits: subject.replacing(range, by: form, around: range.lowerBound..<use.range.upperBound))
            }
        }
    }
}

extension LintSubject {
    /// Returns the article at a range, or nil if the letter may be something else: a variable, a class, an option.
    fileprivate func article(_ range: ByteRange) -> String? {
        let text = text(range)
        guard isProse(range), isEnglish(around: range), text.count == 2 || text == "a" || text == "A" else {
            return nil
        }
        guard range.lowerBound > 0 else { return text }
        guard document[range.lowerBound - 1].isSpace else { return nil }
        // "Class A IP addresses" is excluded, but not "It ends. A URL follows."
        let before = document[..<range.lowerBound].last { !$0.isSpace } ?? 0x2E
        return text != "A" || ".:*".utf8.contains(before) ? text : nil
    }
}
