import TILText

extension LintRule {
    /// The rule for a wrong article before an acronym.
    public static let article = LintRule(
        name: "article", severity: .warning,
        summary: "The article does not fit the sound of the acronym.",
        reason: """
            The sound decides, not the letter: "a URL", "an SQL query". An acronym is reported if its sound is certain, or if \
            the document has the other article three times as often.
            """,
        bad: "Send the file to an URL.",
        good: "Send the file to a URL."
    ) { subject in
        subject.acronyms.flatMap { acronym -> [LintRemark] in
            let found = acronym.uses.compactMap { use in
                use.article.flatMap { range in subject.article(range).map { (use, range, $0) } }
            }
            guard !found.isEmpty else { return [] }
            let certain = AcronymSound.startsOpen(acronym.short)
            let sound = certain ?? usualSound(of: found.map { $0.2.count == 2 })
            return found.compactMap { use, range, written in
                guard let sound, sound != (written.count == 2) else { return nil }
                let form = EnglishForms.article(written, isOpen: sound)
                let whole = range.lowerBound..<use.range.upperBound
                return LintRemark(
                    short: acronym.short, message: "Write \(form) \(use.written) instead of \(written) \(use.written).",
                    range: whole,
                    edits: certain == nil || subject.isBeforePlural(use.range)
                        ? [] : subject.replacing(range, by: form, around: whole))
            }
        }
    }
}

/// Returns the sound that a document gives an acronym at least three times as often as the other one, or nil.
/// - Parameter uses: whether the article of each use is "an".
private func usualSound(of uses: [Bool]) -> Bool? {
    let open = uses.count { isOpen in isOpen }
    let closed = uses.count - open
    if open >= 3 * closed { return true }
    return closed >= 3 * open ? false : nil
}

extension LintSubject {
    /// Whether a plural follows, so that the article itself may be the mistake: "highlight an CI checks".
    fileprivate func isBeforePlural(_ range: ByteRange) -> Bool {
        guard byte(range.upperBound).isSpace else { return false }
        let word = document[(range.upperBound + 1)...].prefix(40).prefix { byte in byte.isLetter }
        let isSmall = word.allSatisfy { byte in byte.isLower }
        let ending = String(decoding: word.suffix(2), as: UTF8.self)
        return word.count > 3 && isSmall && ending.hasSuffix("s") && !Self.singularEndings.contains(ending)
    }

    private static let singularEndings = Set(names: "ss us is as os")

    /// Returns the article at a range, or nil if the letter may be something else: a variable, a class, an option.
    fileprivate func article(_ range: ByteRange) -> String? {
        let text = text(range)
        let above = regions.lines.content(of: max(1, line(of: range.lowerBound) - 1))
        guard isProse(range), isEnglish(around: range), byte(range.lowerBound - 1).isSpace,
            // "a ARRAY8" in the lines of a protocol is the length of "b ARRAY8".
            byte(range.lowerBound - 1) != "\n" || text != "a" || above.count >= 40
        else { return nil }
        // "Class A IP addresses" is excluded, but not "It ends. A URL follows."
        let before = document[..<range.lowerBound].last { !$0.isSpace } ?? UInt8(ascii: ".")
        return text != "A" || ".:*".utf8.contains(before) ? text : nil
    }
}
