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
            let found = acronym.uses.compactMap { use in WrittenArticle(before: use, in: subject) }
            let certain = AcronymSound.startsOpen(acronym.short)
            guard let sound = certain ?? usualSound(of: found) else { return [] }
            return found.filter { article in article.isOpen != sound }.map { article in
                article.remark(for: sound, isCertain: certain != nil, in: subject)
            }
        }
    }
}

/// The article before an acronym.
private struct WrittenArticle {
    private let use: LintUse
    private let range: ByteRange
    private let text: String

    /// Whether it is "an", which precedes an initial vowel.
    var isOpen: Bool { text.count == "an".count }

    /// Finds the article before a use. The result is nil if there is none, or if the letter may be something else.
    init?(before use: LintUse, in subject: LintSubject) {
        guard let range = use.article, subject.isArticle(range) else { return nil }
        self.use = use
        self.range = range
        text = subject.text(range)
    }

    /// Returns the remark that the other article is needed.
    func remark(for sound: Bool, isCertain: Bool, in subject: LintSubject) -> LintRemark {
        let form = EnglishForms.article(text, isOpen: sound)
        let whole = range.lowerBound..<use.range.upperBound
        let isMendable = isCertain && !subject.isBeforePlural(use.range) && !subject.isBeforeVersion(use.range)
        return LintRemark(
            short: use.short, message: "Write \(form) \(use.written) instead of \(text) \(use.written).", range: whole,
            edits: isMendable ? subject.replacing(range, by: form, around: whole) : [])
    }
}

/// Returns the sound that a document gives an acronym at least three times as often as the other one, or nil.
private func usualSound(of articles: [WrittenArticle]) -> Bool? {
    let open = articles.count(where: \.isOpen)
    let closed = articles.count - open
    if open >= 3 * closed { return true }
    return closed >= 3 * open ? false : nil
}

extension LintSubject {
    /// Whether the number of a version follows and no noun, so that no article belongs there: "Install Remi an PHP
    /// 7.3".
    fileprivate func isBeforeVersion(_ range: ByteRange) -> Bool {
        guard byte(range.upperBound) == " ", byte(range.upperBound + 1).isDigit else { return false }
        let rest = document[(range.upperBound + 1)...].prefix(40)
        let behind = rest.drop { byte in byte.isDigit || byte == "." }
        return behind.first != " " || behind.dropFirst().first?.isLetter != true
    }

    /// Whether a plural follows, so that the article itself may be the mistake: "highlight an CI checks".
    fileprivate func isBeforePlural(_ range: ByteRange) -> Bool {
        guard byte(range.upperBound).isSpace else { return false }
        let word = document[(range.upperBound + 1)...].prefix(40).prefix { byte in byte.isLetter }
        let isSmall = word.allSatisfy { byte in byte.isLower }
        let ending = String(decoding: word.suffix(2), as: UTF8.self)
        return word.count > 3 && isSmall && ending.hasSuffix("s") && !Self.singularEndings.contains(ending)
    }

    private static let singularEndings = Set(names: "ss us is as os")

    /// Whether a letter or two are an article, rather than a variable, a class or an option.
    fileprivate func isArticle(_ range: ByteRange) -> Bool {
        guard isProse(range), isEnglish(around: range), byte(range.lowerBound - 1).isSpace else { return false }
        switch text(range) {
        case "a": return !isAfterShortLine(range)
        case "A": return startsSentence(range)
        default: return true
        }
    }

    /// Whether a letter is on the line after a short one: "a ARRAY8" in the lines of a protocol is the length of "b
    /// ARRAY8".
    private func isAfterShortLine(_ range: ByteRange) -> Bool {
        guard byte(range.lowerBound - 1) == "\n" else { return false }
        let lineAbove = max(1, line(of: range.lowerBound) - 1)
        return regions.lines.content(of: lineAbove).count < 40
    }

    /// Whether a letter starts a sentence or an item: "It ends. A URL follows", but not "Class A IP addresses".
    private func startsSentence(_ range: ByteRange) -> Bool {
        let before = document[..<range.lowerBound].last { byte in !byte.isSpace }
        return before.map { byte in byte.isOne(of: ".:*") } ?? true
    }
}
