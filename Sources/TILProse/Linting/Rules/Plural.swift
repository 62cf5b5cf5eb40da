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
            guard let apostrophe = use.apostrophe, subject.isProse(use.range),
                // In "'ID's", the apostrophe ends a quotation.
                subject.byte(use.range.lowerBound - 1) != "'",
                // Dutch has such plurals: "twee CPU's".
                subject.isEnglish(around: use.range),
                // "TeX's \\left" is a genitive.
                !use.short.lowercased().hasSuffix("tex")
            else {
                return nil
            }
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
        !isBeforeMarkup(range) && !hasOtherGenitive(near: range, except: found)
    }

    /// Whether markup follows a plural. It may contain the noun of a genitive: "WebRTC's <a href=...>state</a>".
    private func isBeforeMarkup(_ range: ByteRange) -> Bool {
        let behind = document[min(range.upperBound, document.endIndex)...]
        guard let next = behind.first(where: { byte in !byte.isSpace }), behind.first?.isSpace == true else {
            return false
        }
        return "<[*_`\\{|:$".utf8.contains(next)
    }

    /// Whether the sentence around a plural has another acronym with an apostrophe and an s that is not a clear plural.
    fileprivate func hasOtherGenitive(near range: ByteRange, except found: Set<Int>) -> Bool {
        let passage = passage(around: range)
        let ends: (Int) -> Bool = { index in ".!?".utf8.contains(byte(index)) && byte(index + 1).isSpace }
        let start = (passage.lowerBound..<range.lowerBound).last(where: ends) ?? passage.lowerBound
        let end =
            (range.upperBound..<max(range.upperBound, passage.upperBound)).first(where: ends) ?? passage.upperBound
        return (start..<end).contains { index in
            let ending = Self.genitives.first { genitive in document.has(genitive, at: index) }
            guard let ending, !found.contains(index) else { return false }
            return byte(index - 1).isUpper && !byte(index + ending.utf8CodeUnitCount).isLetter
        }
    }
}
