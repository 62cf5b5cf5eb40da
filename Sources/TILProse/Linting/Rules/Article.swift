extension LintRule {
    /// The rule for a wrong article before an acronym.
    static let article = LintRule(
        name: "article", severity: .warning,
        summary: "The article before an acronym does not fit how the acronym is read out.",
        reason: """
            The sound decides, not the letter: "a URL", "an SQL query". An acronym is reported if its letters leave no doubt \
            about its sound, or if the document writes both articles before it.
            """,
        bad: "Send the file to an URL.",
        good: "Send the file to a URL."
    ) { subject in
        subject.acronyms.flatMap { acronym -> [LintRemark] in
            let found = acronym.uses.map { subject.uses[$0] }.compactMap { use in
                use.article.flatMap { range in subject.article(range).map { (use, range, $0) } }
            }
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
    /// Whether the surrounding words are English, judged by common words. "a" is also a word in Portuguese and French.
    private func isEnglish(around range: ByteRange) -> Bool {
        let near = max(0, range.lowerBound - 200)..<min(document.count, range.upperBound + 200)
        let words = text(near).split { !$0.isLetter }
        return words.contains { Self.english.contains(String($0)) }
    }

    private static let english = Set(names: "the is to of in for with and this that are be from The This use")

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
