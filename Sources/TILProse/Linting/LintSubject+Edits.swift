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
        guard use.apostrophe == nil, isReplaceable(long, use.short), !startsSentence,
            long.utf8.allSatisfy({ isPlain($0) && $0 != "(" && $0 != ")" }), !use.written.contains("/"),
            // A table may be separated by tabs.
            " \n".utf8.contains(before),
            behind.isSpace || ".,;:!?".utf8.contains(behind) && byte(range.upperBound + 1).isSpace,
            // "the characters EOL2, LNEXT, REPRINT"
            behind != "," || !byte(range.upperBound + 3).isUpper,
            !startsName(range), !isAlone(range), !isNamed(range)
        else { return nil }
        let text = (use.isPlural ? EnglishForms.plural(long) : long) + " (\(use.written))"
        return edits(range, text, article: use.article) { EnglishForms.startsOpen(word: long) }
    }

    /// Returns edits that replace a long form or a whole definition by the acronym, or nil if it may not be edited.
    func shortening(_ range: ByteRange, to short: String, article: ByteRange?) -> [LintEdit]? {
        // "WinNT" and "doy" are not for sentences, and "<b>Multiple spanning tree</b>" may be a label. "GREIS (GNSS
        // Receiver External Interface Specification) Guide" is a title.
        guard !"*_{>;".utf8.contains(byte(range.lowerBound - 1)), !startsName(range), !isApart(range), !isNamed(range),
            short.contains(where: \.isUppercase)
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

    /// Whether bytes may be changed: they are in English prose and consist of plain words separated by spaces.
    private func isEditable(_ range: ByteRange) -> Bool {
        regions.isComplete && isProse(range) && !regions.isKept(range)
            && !isReference(range) && !isFixed(range) && isEnglish(around: range)
            && document[range].allSatisfy { isPlain($0) || $0 == 0x0A || $0 == 0x0D }
            && document[range].count { $0 == 0x0A } <= 1
    }

    /// Whether a byte occurs in plain words. None of these bytes is markup in any format.
    private func isPlain(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte >= 0x80 || " -',()".utf8.contains(byte)
    }

    /// Whether bytes are in a licence, in a title, which is a single line without a punctuation mark at its end, or in a
    /// passage that names works, people or rights or has code.
    private func isFixed(_ range: ByteRange) -> Bool {
        let passage = passage(around: range)
        let bytes = document[passage].drop(while: \.isSpace)
        let last = bytes.last { !$0.isSpace } ?? 0
        if format == .markdown || format == .restructuredText, bytes.count < 80, !bytes.dropLast().contains(0x0A),
            !".!?:;,)\"'".utf8.contains(last), !"-*+".utf8.contains(bytes.first ?? 0)
        {
            return true
        }
        // "RFC 4256, Generic Message Exchange" is the title of a standard, and "1.1) What is it?" is a heading.
        let first = regions.text[passage].split(maxSplits: 1) { $0 <= 0x20 }.first ?? []
        func has(_ phrases: [Substring], _ bytes: some Sequence<UInt8>) -> Bool {
            bytes.map(\.lowercased).withUnsafeBufferPointer { text in
                phrases.contains { text.find($0.utf8, from: 0, before: text.count) != nil }
            }
        }
        // The name of a licence is in its first line.
        return first.contains(where: \.isDigit) || first.starts(with: "RFC".utf8) || has(Self.credits, bytes)
            || has(["licen"], document.prefix(60))
    }

    private static let credits = """
        licen|copyright|©|warrant|trademark|et al|isbn|issn|doi:|doi.org|arxiv|proceedings|journal of|symposium|university|\
         press,| pp.|, vol|(19|(20|courtesy|credit|thank|acknowledg|funded|sponsored|reported|sent by|updates by|contributed by|written by|\
        work by|developed by|author:|authors:|editor:|maintainer:|-by:|->| = |::|* - 
        """.split(separator: "|")

    /// Returns the bytes of the line of a range.
    private func line(around range: ByteRange) -> ByteRange { regions.lines.content(of: line(of: range.lowerBound)) }

    /// Whether a use is alone on its line, like a term that the next lines explain.
    private func isAlone(_ range: ByteRange) -> Bool {
        let line = line(around: range)
        return document[line.lowerBound..<range.lowerBound].allSatisfy(\.isSpace)
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
    func mayShorten(_ mention: LongFormMention, _ definition: LintDefinition) -> Bool {
        let words = document[mention.range].split(whereSeparator: \.isSpace).joined(separator: [0x20])
        let end = mention.range.upperBound
        let passage = passage(around: mention.range)
        // An entry of a glossary explains its term.
        let isEntry =
            passage.contains(definition.start)
            && !document[passage.lowerBound..<definition.start].contains { $0.isLetter }
        // The last word may belong to both parts of "glyph substitution or positioning", "static and dynamic linking".
        let near = text(max(0, mention.range.lowerBound - 5)..<min(document.count, end + 5))
        let isShared = near.contains(" and ") || near.contains(" or ")
        // "the posted-interrupts descriptor", "Varnish Software's server"
        let isAttribute = mention.isPlural && byte(end) == " " && byte(end + 1).isLetter || byte(end) == "'"
        return isReplaceable(definition.long, definition.short) && !isAttribute && !isEntry && !isShared
            && zip(words, definition.long.utf8).dropFirst().allSatisfy { $0 == $1 }
    }

    // MARK: Long forms that stay

    /// Whether a long form may be exchanged with its acronym. A title of office, several items separated by commas, and
    /// a plural may not, nor may a meaning of which the acronym leaves out a word or has parts of words, nor a name such
    /// as "Ada Byron" or "Content-Security-Policy".
    func isReplaceable(_ long: String, _ short: String) -> Bool {
        let isPlural = long.hasSuffix("s") && !["ss", "us", "is"].contains { long.hasSuffix($0) }
        let words = long.split(separator: " ")
        let isName = (short.count == 2 || words.count == 1) && words.allSatisfy { $0.first?.isUppercase == true }
        return !isPlural && !long.contains(",") && !isName
            && (words.count...words.count + 1).contains(short.count)
            && Self.offices.isDisjoint(with: words.map { $0.lowercased() })
    }

    private static let offices = Set(
        names: """
            ambassador chair chairman commissioner director governor manager minister officer president representative
            secretary treasurer
            """)
}
