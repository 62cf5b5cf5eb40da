/// Edits of a document. They change plain words in prose, and nothing in titles, lists of references or licences.
extension LintSubject {
    // MARK: Edits

    /// Returns the edit that replaces some bytes, or no edit if they may not be changed.
    func replacing(_ range: ByteRange, by text: String, around: ByteRange? = nil) -> [LintEdit] {
        isEditable(around ?? range) ? [LintEdit(range: range, text: text)] : []
    }

    /// Returns edits that replace a use by its definition: "application programming interface (API)". Returns nil if
    /// the definition would not read well there or may not be written.
    func defining(_ use: LintUse, as long: String) -> [LintEdit]? {
        let range = use.range
        let (before, behind) = (byte(range.lowerBound - 1), byte(range.upperBound))
        // The initial capital of a sentence would stay inside another one.
        let startsSentence =
            long.first?.isUppercase == true
            && !long.split(separator: " ").dropFirst().contains { $0.contains(where: \.isUppercase) }
        guard use.apostrophe == nil, isReplaceable(long), !startsSentence,
            long.utf8.allSatisfy({ isPlain($0) && $0 != "(" && $0 != ")" }), !use.written.contains("/"),
            // A table may be separated by tabs.
            " \n".utf8.contains(before),
            behind.isSpace || ".,;:!?".utf8.contains(behind) && byte(range.upperBound + 1).isSpace,
            // "the characters EOL2, LNEXT, REPRINT"
            behind != "," || !byte(range.upperBound + 3).isUpper,
            !startsName(range), !isAlone(range)
        else { return nil }
        let text = (use.isPlural ? EnglishForms.plural(long) : long) + " (\(use.written))"
        return edits(range, text, article: use.article) { EnglishForms.startsOpen(word: long) }
    }

    /// Returns edits that replace a long form or a whole definition by the acronym, or nil if it may not be edited.
    func shortening(_ range: ByteRange, to short: String, article: ByteRange?) -> [LintEdit]? {
        // "WinNT" and "doy" are not for sentences, and "<b>Multiple spanning tree</b>" may be a label. "GREIS (GNSS
        // Receiver External Interface Specification) Guide" is a title.
        // Other languages have other articles, and their long forms do not fit into English sentences.
        guard !"*_{>".utf8.contains(byte(range.lowerBound - 1)), !startsName(range), !isApart(range),
            isEnglish(around: range),
            !zip(short.utf8, short.utf8.dropFirst()).contains(where: { $0 >= 0x61 && $1 >= 0x61 })
        else { return nil }
        return edits(range, short, article: article) { AcronymSound.startsOpen(short) }
    }

    /// Returns edits that replace some bytes and the article before them, or nil if they may not be changed or if it is
    /// unknown whether the replacement starts with a vowel.
    private func edits(
        _ range: ByteRange, _ text: String, article: ByteRange?, startsOpen: () -> Bool?
    ) -> [LintEdit]? {
        guard isEditable(range) else { return nil }
        let edit = LintEdit(range: range, text: text)
        guard let article else { return [edit] }
        guard isEditable(article), let isOpen = startsOpen() else { return nil }
        return [LintEdit(range: article, text: EnglishForms.article(self.text(article), isOpen: isOpen)), edit]
    }

    // MARK: Places that stay

    /// Whether bytes may be changed: they are in prose and consist of plain words separated by spaces.
    private func isEditable(_ range: ByteRange) -> Bool {
        // The kind of a line shows at its start.
        let start = regions.lines.content(of: line(of: range.lowerBound)).prefix(200)
        let line = line(around: range)
        guard regions.isComplete, isProse(range), !regions.isKept(range), range.upperBound <= document.count,
            !KeptText.isTrailer(document, start), !isReference(range),
            !regions.text.withUnsafeBufferPointer({ KeptText.isTitleOfStandard($0, line) }),
            document.find("::", from: line.lowerBound, before: min(document.count, line.upperBound + 40)) == nil,
            !isFixed(range)
        else { return false }
        return document[range].allSatisfy { isPlain($0) || $0 == 0x0A || $0 == 0x0D }
            && document[range].count { $0 == 0x0A } <= 1
    }

    /// Whether a byte occurs in plain words. None of these bytes is markup in any format.
    private func isPlain(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte >= 0x80 || " -',()".utf8.contains(byte)
    }

    /// Whether bytes are in a title, which is a single line without a punctuation mark at its end, or in a licence.
    private func isFixed(_ range: ByteRange) -> Bool {
        let paragraph = document[DocumentParagraph(document, around: range, within: near(range)).range]
        let last = paragraph.last { !$0.isSpace } ?? 0
        if format == .markdown || format == .restructuredText, paragraph.count < 80, !paragraph.contains(0x0A),
            !".!?:;,)\"'".utf8.contains(last)
        {
            return true
        }
        return paragraph.map { $0.lowercased }.withUnsafeBufferPointer { text in
            Self.legal.contains { text.find($0, from: 0, before: text.count) != nil }
        }
    }

    private static let legal: [StaticString] = ["licen", "copyright", "warrant", "trademark"]

    /// Returns the surroundings of a range. No more is read, so that the findings of a long line take linear time.
    private func near(_ range: ByteRange) -> ByteRange {
        document.indices.clamped(to: range.lowerBound - 2_000..<range.upperBound + 2_000)
    }

    /// Returns the bytes of the line of a range that are near it.
    private func line(around range: ByteRange) -> ByteRange {
        regions.lines.content(of: line(of: range.lowerBound)).clamped(to: near(range))
    }

    /// Whether a use is alone on its line, like a term that the next lines explain, or in a numbered line, which may be
    /// a heading.
    private func isAlone(_ range: ByteRange) -> Bool {
        let line = line(around: range)
        return document[line].first { !$0.isSpace }?.isDigit == true
            || document[line.lowerBound..<range.lowerBound].allSatisfy(\.isSpace) && line.upperBound < document.count
                && document[range.upperBound..<line.upperBound].allSatisfy { $0.isSpace || $0 == ":" }
    }

    /// Whether a capitalised word follows, so that the acronym is part of a name: "DST Root CA X3", "Debian Developer's
    /// Reference".
    func startsName(_ range: ByteRange) -> Bool {
        let next = document.has("'s", at: range.upperBound) ? range.upperBound + 2 : range.upperBound
        return byte(next).isSpace && byte(next + 1).isUpper
    }

    /// Whether a long form is separate from its surroundings: alone in parentheses or on its line, like an explanation,
    /// or in a name that starts before it ("The Fastest Fourier Transform").
    func isApart(_ range: ByteRange) -> Bool {
        let line = line(around: range)
        let before = String(
            decoding: regions.text[line.lowerBound..<range.lowerBound].suffix(200).filter { $0 >= 0x20 }, as: UTF8.self)
        // "LWP (identifiant de processus léger)" explains another acronym, and "l'" goes only with the long form.
        if ["(", "'", "’", "stands for ", "short for "].contains(where: before.hasSuffix) { return true }
        // "Key Distribution Center, a service" explains the term before it, and "Common name (CN) |" is a label.
        if !before.contains(where: \.isLetter) { return true }
        var words = before.split(separator: " ")
        // "The Guide for Debian Maintainers" is a title.
        if byte(range.lowerBound).isUpper, ["for", "of", "to"].contains(words.last) { words.removeLast() }
        guard let last = words.last, words.count > 1, before.hasSuffix(" ") else { return false }
        let isSentence = words[words.count - 2].last.map { ".!?:".contains($0) } ?? true
        return last.first?.isUppercase == true && !isSentence
            && (byte(range.lowerBound).isUpper || last.contains(where: \.isLowercase))
    }

    /// Whether a repeated long form is the same name, with only its first letter in another case, and may be replaced.
    func mayShorten(_ mention: LongFormMention, _ long: String) -> Bool {
        let words = document[mention.range].split(whereSeparator: \.isSpace).joined(separator: [0x20])
        let end = mention.range.upperBound
        // "the posted-interrupts descriptor", "Varnish Software's server"
        let isAttribute = mention.isPlural && byte(end) == " " && byte(end + 1).isLetter || byte(end) == "'"
        return isReplaceable(long) && !isAttribute
            && zip(words, long.utf8).dropFirst().allSatisfy { $0 == $1 }
    }

    // MARK: Long forms that stay

    /// Whether a long form may be exchanged with its acronym. A title of office, several items separated by commas, and
    /// a plural may not.
    func isReplaceable(_ long: String) -> Bool {
        let isPlural = long.hasSuffix("s") && !["ss", "us", "is"].contains { long.hasSuffix($0) }
        return !isPlural && !long.contains(",")
            && Self.offices.isDisjoint(with: long.lowercased().split(separator: " ").map(String.init))
    }

    private static let offices = Set(
        names: """
            ambassador chair chairman commissioner director governor manager minister officer president representative
            secretary treasurer
            """)
}
