import TILText

/// Places and long forms that no edit changes.
extension LintSubject {
    /// Whether bytes may be changed: they are in English prose and consist of plain words separated by spaces.
    func isEditable(_ range: ByteRange) -> Bool {
        guard regions.isComplete, isProse(range), !regions.isKept(range) else { return false }
        if isReference(range) || isEntry(range) || isInChanges(range) { return false }
        if isFixed(range) || hasFixedWording(range) { return false }
        return !isBeforeWideSpace(range) && isEnglish(around: range) && hasPlainWords(range)
    }

    /// Whether bytes are plain words on at most two lines.
    private func hasPlainWords(_ range: ByteRange) -> Bool {
        let bytes = document[range]
        let lineBreaks = bytes.count { byte in byte == .lineFeed }
        return lineBreaks <= 1 && bytes.allSatisfy { byte in isPlain(byte) || byte.isOne(of: "\r\n") }
    }

    /// Whether a byte occurs in plain words. None of these bytes is markup in any format.
    func isPlain(_ byte: UInt8) -> Bool { byte.isLetterOrDigit || !byte.isASCII || byte.isOne(of: " -',()") }

    // MARK: Titles and lines

    /// Whether a definition is in the text, so that it may be referred to: not in a title or metadata, nor alone on its
    /// line.
    func isInText(_ definition: LintDefinition) -> Bool {
        let range = definition.definition.shortSpan
        return !isAside(range) && !isTitle(passage(around: range)) && !isAlone(definition.group ?? range)
    }

    /// The greatest length of a title in bytes.
    private static let longestTitle = 79

    /// Whether a passage is a title: a short line that has no punctuation mark at its end.
    private func isTitle(_ passage: ByteRange) -> Bool {
        let bytes = document[passage].drop(while: \.isSpace)
        guard bytes.count <= Self.longestTitle, !bytes.dropLast().contains(.lineFeed) else { return false }
        let isItem = bytes.first.map { first in first.isOne(of: "-*+") } ?? false
        let last = bytes.last { byte in !byte.isSpace }
        let isSentence = last.map { last in last.isOne(of: ".!?:;,") } ?? false
        // "- Applications for stepwise assembly:" is a label.
        let words = bytes.split(whereSeparator: \.isSpace).count
        let isLabel = last == ":" && words <= Self.mostWordsOfLabel
        return !isItem && !isSentence || isLabel
    }

    private static let mostWordsOfLabel = 7

    /// Whether a passage is the title or the subtitle at the start of a document: short and without two sentences.
    private func isTitleOfDocument(_ passage: ByteRange) -> Bool {
        guard passage.lowerBound == 0, passage.upperBound < document.count else { return false }
        let length = document[passage].drop(while: \.isSpace).count
        return length <= Self.longestTitle && !text(passage).contains(". ")
    }

    /// Whether bytes are alone on their line, like a term that the next lines explain.
    func isAlone(_ range: ByteRange) -> Bool {
        line(around: range).allSatisfy { index in range.contains(index) || byte(index).isSpace || byte(index) == ":" }
    }

    /// Whether bytes are on a line of a field or a command (`:alt: A picture`, `@defgroup`), in front matter or in
    /// code.
    func isAside(_ range: ByteRange) -> Bool {
        let first = document[line(around: range)].first { byte in !byte.isSpace }
        return first == ":" || first == "@" || regions.contains(.code, range.lowerBound)
    }

    /// Returns the bytes of the line of a range, or the part of it that is near.
    private func line(around range: ByteRange) -> ByteRange {
        regions.lines.content(of: line(of: range.lowerBound))
            .clamped(to: range.lowerBound - 200..<range.upperBound + 200)
    }

    // MARK: Works and rights

    /// Whether the wording around bytes is fixed, so that an author would not change it.
    func isFixedText(_ range: ByteRange) -> Bool { isFixed(range) || hasFixedWording(range) }

    /// Whether bytes are in a licence, in a title, or in a passage that names works, people or rights or has code.
    private func isFixed(_ range: ByteRange) -> Bool {
        let passage = passage(around: range)
        let hasTitles = [.markdown, .restructuredText, .asciiDoc, .org].contains(format)
        if hasTitles, isTitle(passage) || isTitleOfDocument(passage) { return true }
        return isNumbered(passage) || isAside(range) || isLicence
            || contains(Self.credits, document[passage].drop(while: \.isSpace))
    }

    /// Whether a passage starts with a number: "RFC 4256, Generic Message Exchange" is the title of a standard, and
    /// "1.1) What is it?" is a heading.
    private func isNumbered(_ passage: ByteRange) -> Bool {
        let text = regions.text[passage].drop { byte in byte.isSpaceOrControl }
        let first = text.prefix { byte in !byte.isSpaceOrControl }
        return first.contains(where: \.isDigit) || first.starts(with: "RFC".utf8)
    }

    /// Whether the document is a licence or a list of people by its first line.
    var isLicence: Bool { contains(["licen", "acknowledg"], document.prefix(60)) }

    /// Whether some bytes contain a phrase in any case.
    private func contains(_ phrases: [Substring], _ bytes: some Sequence<UInt8>) -> Bool {
        bytes.map(\.lowercased).withUnsafeBufferPointer { text in
            phrases.contains { phrase in text.find(phrase.utf8, from: 0, before: text.count) != nil }
        }
    }

    private static let credits = """
        licen|copyright|©|warrant|trademark|et al|isbn|issn|doi:|doi.org|arxiv|proceedings|journal of|symposium|university|\
         press,| pp.|, vol|(19|(20|courtesy|credit|thank|acknowledg|funded|sponsored|reported|sent by|updates by|contributed by|written by|\
        work by|work was|this work used|research was|research used|under contract|under grant|developed by|author:|authors:|editor:|maintainer:|-by:|->| = |::|* - 
        """.split(separator: "|")

    // MARK: Names and explanations

    /// Whether a capitalised word follows, so that the acronym is part of a name: "DST Root CA X3", "Debian Developer's
    /// Reference".
    func startsName(_ range: ByteRange) -> Bool {
        let isGenitive = document.has("'s", at: range.upperBound)
        let end = isGenitive ? range.upperBound + 2 : range.upperBound
        let isBeforeCapital = byte(end).isSpace && byte(end + 1).isUpper
        return isBeforeCapital || document.has(", Inc", at: end)
    }

    /// Whether a long form is separate from its surroundings: alone in parentheses or on its line, like an explanation,
    /// or in a name that starts before it ("The Fastest Fourier Transform"), or in the text of a link.
    func isApart(_ range: ByteRange) -> Bool {
        if format == .asciiDoc, isInLinkText(range) { return true }
        let line = line(around: range)
        let bytes = regions.text[line.lowerBound..<range.lowerBound].filter { byte in byte >= .space && byte != "*" }
        let before = String(decoding: bytes, as: UTF8.self)
        return isExplanation(after: before) || isInLongerName(range, after: before)
            || isWholeDescription(range, after: before)
    }

    /// Whether a long form is all that stands behind a dash, as in a list of names: "- IEEE 802.1D — Spanning Tree
    /// Protocol".
    private func isWholeDescription(_ range: ByteRange, after before: String) -> Bool {
        guard ["— ", "– ", " - ", "—"].contains(where: before.hasSuffix) else { return false }
        let line = line(around: range)
        return !document[range.upperBound..<max(range.upperBound, line.upperBound)].contains(where: \.isLetterOrDigit)
    }

    /// Whether bytes are in the text of an AsciiDoc link, such as `{guide}[Archetype Definition Language^]`. It is
    /// often the title of a document.
    private func isInLinkText(_ range: ByteRange) -> Bool {
        let line = line(around: range)
        let before = document[line.lowerBound..<range.lowerBound]
        guard let bracket = before.lastIndex(where: { byte in byte.isOne(of: "[]") }), byte(bracket) == "[",
            bracket > line.lowerBound, !byte(bracket - 1).isSpace
        else { return false }
        let after = document[range.upperBound..<line.upperBound]
        return after.first { byte in byte.isOne(of: "[]") } == "]"
    }

    /// Whether the text before a long form on its line shows that it explains another acronym or the term before it.
    private func isExplanation(after before: String) -> Bool {
        // "Key Distribution Center, a service" explains the term before it, and "Common name (CN) |" is a label. An "o"
        // is the mark of a list.
        let hasNoWords = before.allSatisfy { character in !character.isLetter || character == "o" }
        return hasNoWords || Self.beforeExplanations.contains(where: before.lowercased().hasSuffix)
    }

    /// The texts before long forms that are not used in place of the acronym: "LWP (identifiant de processus léger)"
    /// explains another acronym, "l'" goes only with the long form, and "DRNG and true random number generation (TRNG)"
    /// shares words.
    private static let beforeExplanations = [
        "(", "'", "’", "stands for ", "short for ", "this is the ", ") and ", ") or ",
    ]

    /// Whether the word before a long form is the start of a longer name or of a title: "prEN 4709-002 Direct Remote
    /// Identification".
    private func isInLongerName(_ range: ByteRange, after before: String) -> Bool {
        let isCapitalised = byte(range.lowerBound).isUpper
        var words = before.split(separator: " ")
        // "The Guide for Debian Maintainers" is a title.
        if isCapitalised, let last = words.last, ["for", "of", "to"].contains(last) { words.removeLast() }
        guard let last = words.last, words.count > 1, before.hasSuffix(" ") else { return false }
        let mayBeName = last.first?.isUppercase == true || last.last?.isNumber == true
        let startsSentence = ".!?:".contains(words[words.count - 2].last ?? ".")
        let isWordOfName = isCapitalised || last.contains(where: \.isLowercase)
        return mayBeName && !startsSentence && isWordOfName
    }

    // MARK: Long forms

    /// Whether a long form may be exchanged with its acronym. A title of office, several items separated by commas, and
    /// a plural ("modes of operation") may not, nor may a meaning whose initials are not the acronym, nor a name such
    /// as "Ada Byron" or "Content-Security-Policy", nor a word such as "big-endian".
    func isReplaceable(_ long: String, _ short: String) -> Bool {
        let words = long.split(separator: " ")
        if long.contains(",") || isPlural(words) || isName(words, short) { return false }
        let isOffice = words.contains { word in Self.offices.contains(word.lowercased()) }
        return !isOffice && (MeaningKey(long).spells(short) || spells(words, short))
    }

    /// Whether the main word of a long form, the last one before "of", is a plural.
    private func isPlural(_ words: [Substring]) -> Bool {
        guard let noun = words.prefix(while: { word in word != "of" }).last else { return false }
        let isSingular = ["ss", "us", "is"].contains(where: noun.hasSuffix)
        return noun.hasSuffix("s") && !isSingular
    }

    /// Whether a long form is a name: two of these hold: its words are capitalised, it is one word, or the acronym has
    /// two letters.
    private func isName(_ words: [Substring], _ short: String) -> Bool {
        let isCapitalised = words.allSatisfy { word in word.first?.isUppercase == true }
        let isOneWord = words.count == 1
        let hasTwoLetters = short.count == 2
        return isCapitalised && (isOneWord || hasTwoLetters) || isOneWord && hasTwoLetters
    }

    /// Whether an acronym has about as many letters as a long form has words and ends with the last initial: "QoS" has
    /// the initial of a small word, and "HTTP" one more letter.
    private func spells(_ words: [Substring], _ short: String) -> Bool {
        let lastInitial = words.last?.lowercased().first
        return words.count...words.count + 1 ~= short.count && short.lowercased().last == lastInitial
    }

    private static let offices = Set(
        names: """
            ambassador chair chairman commissioner director governor manager minister officer president representative
            secretary treasurer out off
            """)
}
