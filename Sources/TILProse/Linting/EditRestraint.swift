/// Checks for plain text that should be neither edited nor reported.
extension LintSubject {
    /// Whether bytes are in text that must not change: code, a title, a list of contents or of references, a licence.
    func isFixed(_ range: ByteRange) -> Bool {
        let paragraph = DocumentParagraph(document, around: range)
        let lines = paragraph.lines(of: document)
        guard let line = lines.first(where: { $0.contains(range.lowerBound) }) else { return true }
        if document[line].firstRange(of: Array("::".utf8)) != nil || isReference(range) { return true }
        // A single line without a punctuation mark at its end is a title.
        let last = document[line].last { !$0.isSpace } ?? 0
        if format == .markdown || format == .restructuredText, lines.count == 1, line.count < 80,
            !Self.ends.contains(last)
        {
            return true
        }
        let start = max(paragraph.range.lowerBound, range.lowerBound - 2_000)
        let end = min(paragraph.range.upperBound, range.upperBound + 2_000)
        let text = String(decoding: document[start..<end], as: UTF8.self).lowercased()
        return Self.ofLicences.contains { text.contains($0) }
    }

    /// Whether a long form is separate from its surroundings: alone in parentheses or on its line, like an explanation,
    /// or in a name that starts before it ("The Fastest Fourier Transform").
    func isApart(_ range: ByteRange) -> Bool {
        let start = document[..<range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let before = String(decoding: document[start..<range.lowerBound], as: UTF8.self)
        let after = String(
            decoding: document[range.upperBound..<min(document.count, range.upperBound + 80)].prefix { $0 != 0x0A },
            as: UTF8.self)
        if before.hasSuffix("("), after.hasPrefix(")") { return true }
        if !before.contains(where: \.isLetter), !after.contains(where: \.isLetter) { return true }
        let words = before.split(separator: " ")
        guard let last = words.last, words.count > 1, before.hasSuffix(" ") else { return false }
        let isSentence = words[words.count - 2].last.map { ".!?:".contains($0) } ?? true
        return last.first?.isUppercase == true && last.contains(where: \.isLowercase) && !isSentence
    }

    /// Whether a long form has the initial capital of a sentence, which it would keep inside another sentence.
    func startsSentence(_ long: String) -> Bool {
        let words = long.split(separator: " ")
        return words.count > 1 && long.first?.isUppercase == true
            && !words.dropFirst().contains { $0.contains(where: \.isUppercase) }
    }

    /// Whether to leave a long form unchanged: a title of office, several items separated by commas, or a plural.
    func isLongFormToKeep(_ long: String) -> Bool {
        let isPlural = long.hasSuffix("s") && !["ss", "us", "is"].contains { long.hasSuffix($0) }
        return isPlural || long.contains(",")
            || long.lowercased().split(separator: " ").contains { Self.offices.contains(String($0)) }
    }

    /// Whether an acronym is in a sentence, rather than in a list of codes or a line of code.
    func isWordOfText(_ range: ByteRange) -> Bool {
        let start = document[..<range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let end = document[range.upperBound...].firstIndex(of: 0x0A) ?? document.count
        let near = regions.text[max(start, range.lowerBound - 60)..<min(end, range.upperBound + 60)]
        if format == .markdown || format == .plain, near.count(where: { Self.marksOfCode.contains($0) }) >= 3 {
            return false
        }
        let words = String(decoding: near, as: UTF8.self).split { !$0.isLetter && !$0.isNumber }
        let shouted = Set(words.filter { $0.count > 1 && $0 == $0.uppercased() && $0.contains(where: \.isLetter) })
        return shouted.count < 3 || 2 * shouted.count <= words.count
    }

    private static let marksOfCode = Array("{}\\_;=<>".utf8)
    private static let ends = Array(".!?:;,)\"'".utf8)
    private static let ofLicences = ["licen", "copyright", "warrant", "trademark"]
    private static let offices = Set(
        names: """
            ambassador chair chairman commissioner director governor manager minister officer president representative
            secretary treasurer
            """)
}
