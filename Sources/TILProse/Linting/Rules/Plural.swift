import TILText

extension LintRule {
    /// The rule for a plural with an apostrophe.
    public static let plural = LintRule(
        name: "plural", severity: .warning,
        summary: "The plural of an acronym is written with an apostrophe.",
        reason: """
            An apostrophe marks a possessive: "the CPU's clock". Readers of "two CPU's" expect a noun to follow. Only clear \
            plurals are reported.
            """,
        bad: "The machine has two CPU's and a disk.",
        good: "The machine has two CPUs and a disk."
    ) { subject in
        let found = Set(subject.uses.compactMap { use in use.apostrophe?.lowerBound })
        return subject.uses.compactMap { use in
            // Dutch has such plurals: "twee CPU's".
            guard let apostrophe = use.apostrophe, subject.isProse(use.range), subject.isEnglish(around: use.range)
            else { return nil }
            // In "'ID's", the apostrophe ends a quotation.
            let isQuoted = subject.byte(use.range.lowerBound - 1) == "'"
            // "TeX's \\left" is a genitive.
            let isLogo = use.short.lowercased().hasSuffix("tex")
            if isQuoted || isLogo { return nil }
            let form = use.short + "s"
            let range = use.range.lowerBound..<apostrophe.upperBound
            return LintRemark(
                short: use.short, message: "Write \(form): the plural of an acronym has no apostrophe.", range: range,
                edits: subject.isSafe(range, among: found) ? subject.replacing(range, by: form) : [])
        }
    }
}

extension LintSubject {
    private static let genitives: [StaticString] = ["'s", "\u{2019}s", "\u{2018}s"]

    /// Whether a plural can be mended: nothing shows that it may be a genitive after all. The words of one sentence are
    /// mended together, or none of them.
    fileprivate func isSafe(_ range: ByteRange, among found: Set<Int>) -> Bool {
        !isBeforeMarkup(range) && !hasOtherGenitive(in: sentence(around: range), except: found)
            && !hasSameGenitive(near: range, except: found)
    }

    /// Whether markup follows a plural. It may contain the noun of a genitive: "WebRTC's <a href=...>state</a>".
    private func isBeforeMarkup(_ range: ByteRange) -> Bool {
        let behind = document[min(range.upperBound, document.endIndex)...]
        guard let next = behind.first(where: { byte in !byte.isSpace }), behind.first?.isSpace == true else {
            return false
        }
        return "<[*_`\\{|:$".utf8.contains(next)
    }

    /// Whether a part of the text has another acronym with an apostrophe and an s that is not a clear plural.
    private func hasOtherGenitive(in part: ByteRange, except found: Set<Int>) -> Bool {
        part.contains { index in isGenitive(at: index) && !found.contains(index) }
    }

    /// Whether the lines around a plural have the same acronym with an apostrophe and an s that may be a plural as
    /// well. In a list or a paragraph, all of them are mended, or none.
    private func hasSameGenitive(near range: ByteRange, except found: Set<Int>) -> Bool {
        let short = document[range].prefix { byte in byte.isUpper || byte.isDigit }
        return block(around: range).contains { index in
            guard isGenitive(at: index), !found.contains(index), index - short.count >= 0, lacksNoun(index) else {
                return false
            }
            return document[(index - short.count)..<index].elementsEqual(short)
        }
    }

    /// Whether no word follows an apostrophe and an s, so that they are rather a plural: "three million HRU's.".
    private func lacksNoun(_ index: Int) -> Bool {
        let rest = document[index...].prefix(60).drop { byte in !byte.isSpace && !byte.isOne(of: ".,;:!?)") }
        guard let next = rest.first(where: { byte in !byte.isSpace }) else { return true }
        return !next.isLetter && !next.isDigit && !next.isOne(of: "`<\\$[{")
    }

    /// Whether an apostrophe and an s follow a capital letter.
    private func isGenitive(at index: Int) -> Bool {
        guard byte(index - 1).isUpper else { return false }
        let ending = Self.genitives.first { genitive in document.has(genitive, at: index) }
        return ending.map { genitive in !byte(index + genitive.utf8CodeUnitCount).isLetter } ?? false
    }

    /// Returns the lines around a range up to the next blank lines, as far as they are near.
    private func block(around range: ByteRange) -> ByteRange {
        let near = document.indices.clamped(to: range.lowerBound - 1_000..<range.upperBound + 1_000)
        let start = (near.lowerBound..<range.lowerBound).last { index in isBlankLine(at: index) }
        let end = (range.upperBound..<near.upperBound).first { index in isBlankLine(at: index) }
        return (start ?? near.lowerBound)..<(end ?? near.upperBound)
    }

    /// Whether a line ends at a byte and the next one is empty.
    private func isBlankLine(at index: Int) -> Bool { byte(index) == .lineFeed && byte(index + 1) == .lineFeed }
}
