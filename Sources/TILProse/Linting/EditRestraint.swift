/// Text that nobody wants to be changed, or to be told of, though it is plain words.
extension LintSubject {
    /// Whether bytes stand in a line that is as its writer has it: code, a heading, the contents, a list of works, a licence.
    func isFixed(_ range: Range<Int>) -> Bool {
        let paragraph = DocumentParagraph(document, around: range)
        let lines = paragraph.lines(of: document)
        guard let line = lines.first(where: { $0.contains(range.lowerBound) }) else { return true }
        if document[line].firstRange(of: Array("::".utf8)) != nil || isReference(range) { return true }
        // A line alone without the mark of a sentence is a title.
        let last = document[line].last { !ByteClass.isSpace($0) } ?? 0
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

    /// Whether a long form stands for itself: alone in parentheses or on its line, as an explanation does, or in a name that
    /// starts before it ("The Fastest Fourier Transform").
    func isApart(_ range: Range<Int>) -> Bool {
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

    /// Whether a long form has the capital of a sentence, which it would keep within another one.
    func startsSentence(_ long: String) -> Bool {
        let words = long.split(separator: " ")
        return words.count > 1 && long.first?.isUppercase == true
            && !words.dropFirst().contains { $0.contains(where: \.isUppercase) }
    }

    /// Whether a long form is better left as it is: a title of office, several things that commas set apart, or a plural of
    /// which the acronym does not tell.
    func isLongFormToKeep(_ long: String) -> Bool {
        let isPlural = long.hasSuffix("s") && !["ss", "us", "is"].contains { long.hasSuffix($0) }
        return isPlural || long.contains(",")
            || long.lowercased().split(separator: " ").contains { Self.offices.contains(String($0)) }
    }

    /// Whether an acronym stands in a sentence: not among other words in capitals, as in a list of codes, nor in a line of code.
    func isWordOfText(_ range: Range<Int>) -> Bool {
        let start = document[..<range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let end = document[range.upperBound...].firstIndex(of: 0x0A) ?? document.count
        let near = document[max(start, range.lowerBound - 60)..<min(end, range.upperBound + 60)]
        if format == .markdown || format == .plain, near.count(where: { Self.marksOfCode.contains($0) }) >= 3 {
            return false
        }
        let words = String(decoding: near, as: UTF8.self).split { !$0.isLetter && !$0.isNumber }
        let shouted = words.count {
            $0.count > 1 && $0.contains(where: \.isUppercase) && !$0.contains(where: \.isLowercase)
        }
        return shouted < 3 || 3 * shouted < words.count
    }

    private static let marksOfCode = Array("{}\\_;=<>|".utf8)
    private static let ends = Array(".!?:;,)\"'".utf8)
    private static let ofLicences = ["licen", "copyright", "warrant", "trademark"]
    private static let offices: Set<String> = [
        "ambassador", "chair", "chairman", "commissioner", "director", "governor", "manager", "minister", "officer",
        "president", "representative", "secretary", "treasurer",
    ]
}
