import TILText

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
        let behind = byte(range.upperBound)
        // The initial capital of a sentence would stay inside another one, and a small letter would start one.
        let startsSentence = long.first?.isUppercase == true && !long.dropFirst().contains(where: \.isUppercase)
        guard isReplaceable(long, use.short), !startsSentence, !words(before: range).isEmpty,
            long.utf8.allSatisfy(isPlain), !long.contains(where: "()".contains),
            // A table may be separated by tabs.
            byte(range.lowerBound - 1).isOne(of: " \n"),
            // "XQB 2" is a version.
            behind.isSpace && !byte(range.upperBound + 1).isDigit
                || behind.isOne(of: ".,;:!?") && byte(range.upperBound + 1).isSpace,
            // "the characters EOL2, LNEXT, REPRINT"
            behind != "," || !byte(range.upperBound + 3).isUpper,
            // "read from GCS (cloud buckets)" would have two groups in parentheses.
            byte(range.upperBound + 1) != "(",
            // "an Advanced PLIC" is another name.
            !isInName(range), !isAlone(range), !isListed(range), !repeats(long, after: range)
        else { return nil }
        let text = (use.isPlural ? EnglishForms.plural(long) : long) + " (\(use.written))"
        return edits(range, text, article: use.article) { EnglishForms.startsOpen(word: long) }
    }

    /// Whether a definition has the article "the" and a use has no word of that kind, so that the long form would lack it:
    /// "Integrating OCI" and "the Open Containers Initiative (OCI)".
    func lacksArticle(_ use: LintUse, _ definition: LintDefinition) -> Bool {
        let start = min(definition.start, definition.definition.shortSpan.lowerBound)
        guard words(before: start..<start).last?.lowercased() == "the" else { return false }
        let last = words(before: use.range).last?.lowercased() ?? ""
        return !Self.determiners.contains(last)
    }

    private static let determiners = Set(
        names: "the a an this that each every its their our your his her my no any some another these those")

    /// Whether an acronym is an item of a list in a sentence: "ABC, XQB and DEF", "ABC/XQB".
    private func isListed(_ range: ByteRange) -> Bool {
        let before = words(before: range).last?.lowercased() ?? ""
        let next = String(decoding: wordAfter(range), as: UTF8.self).lowercased()
        let last = document[..<max(0, range.lowerBound)].suffix(40).last { byte in !byte.isSpace } ?? .space
        return ["and", "or", "and/or", "nor", "vs", "versus", "between", "both", "either"].contains(before)
            || ["and", "or", "nor", "vs", "versus"].contains(next) || last.isOne(of: ",/:;(&+")
    }

    /// Returns the word after a range and a space, or nothing.
    private func wordAfter(_ range: ByteRange) -> ArraySlice<UInt8> {
        guard byte(range.upperBound).isSpace else { return [] }
        return regions.text[range.upperBound...].prefix(80).drop { byte in byte.isSpaceOrControl }.prefix { byte in
            byte.isLetter || !byte.isASCII
        }
    }

    /// Whether the word after an acronym repeats the last word of its long form: "Model Context Protocol (MCP) protocol".
    private func repeats(_ long: String, after range: ByteRange) -> Bool {
        func stem(_ word: String) -> String { word.hasSuffix("s") ? String(word.dropLast()) : word }
        let next = stem(String(decoding: wordAfter(range), as: UTF8.self).lowercased())
        return !next.isEmpty && long.lowercased().split { byte in !byte.isLetter }.contains { stem(String($0)) == next }
    }

    /// Whether words that a conjunction joins to a definition spell the acronym, too, so that it stands for both: the
    /// "continuous delivery" of "continuous delivery and/or continuous deployment (CD)".
    func isShared(_ definition: LintDefinition) -> Bool {
        let start = definition.definition.longSpan.lowerBound
        let text =
            regions.text[..<start].suffix(200)
            .split(omittingEmptySubsequences: false) { $0.isOne(of: ".;:!?()\u{3}") }.last ?? []
        var words = text.split { byte in byte.isSpaceOrControl }.map { String(decoding: $0, as: UTF8.self) }
        while let last = words.last, Self.articles.contains(last.lowercased()) { words.removeLast() }
        guard let conjunction = words.popLast(), Self.conjunctions.contains(conjunction.lowercased()) else {
            return false
        }
        let own = definition.long.split { $0 == " " || $0 == "-" }
        let others = words.flatMap { $0.split { $0 == "-" || $0 == "," } }.suffix(own.count)
        return others.count == own.count
            && zip(others, own).allSatisfy { $0.first?.lowercased() == $1.first?.lowercased() }
    }

    private static let articles = Set(names: "a an the")
    private static let conjunctions = Set(names: "and or and/or & nor vs versus / plus")

    /// Returns edits that replace a long form or a whole definition by the acronym, or nil if it may not be edited.
    func shortening(_ range: ByteRange, to short: String, article: ByteRange?) -> [LintEdit]? {
        // "WinNT" and "doy" are not for sentences, and "<b>Multiple spanning tree</b>" may be a label. "GREIS (GNSS
        // Receiver External Interface Specification) Guide" is a title.
        guard !byte(range.lowerBound - 1).isOne(of: "*_{>;"), !byte(range.upperBound).isOne(of: "*_}"),
            // A title in quotation marks ends here.
            byte(range.upperBound).isASCII,
            !isApart(range), used.contains(short), short.contains(where: \.isUppercase),
            // A sentence that says what the acronym is or has it before: "SSM probably means Source-Specific Multicast
            // (SSM)", "ATE: Automatic Test Equipment (ATE)", "The memory management unit (MMU) is a part".
            !isDescribed(range), !words(before: range).contains(short)
        else { return nil }
        return edits(range, short, article: article) { AcronymSound.startsOpen(short) }
    }

    /// Returns edits that replace some bytes and the article before them, or nil if they may not be changed or if it is
    /// unknown whether the replacement starts with a vowel.
    private func edits(
        _ range: ByteRange, _ text: String, article: ByteRange?, startsOpen: () -> Bool?
    ) -> [LintEdit]? {
        guard !startsName(range), !isNamed(range), isEditable(range) else { return nil }
        let edit = LintEdit(range: range, text: text)
        guard let article else { return [edit] }
        guard isEditable(article), let isOpen = startsOpen() else { return nil }
        return [LintEdit(range: article, text: EnglishForms.article(self.text(article), isOpen: isOpen)), edit]
    }

    // MARK: Places that stay

    /// Whether bytes may be changed: they are in English prose and consist of plain words separated by spaces.
    private func isEditable(_ range: ByteRange) -> Bool {
        regions.isComplete && isProse(range) && !regions.isKept(range)
            && !isReference(range) && !isEntry(range) && !isFixed(range) && !hasFixedWording(range)
            && !isBeforeWideSpace(range) && isEnglish(around: range)
            && document[range].allSatisfy { byte in isPlain(byte) || byte == "\n" || byte == "\r" }
            && document[range].count { byte in byte == "\n" } <= 1
    }

    /// Whether a byte occurs in plain words. None of these bytes is markup in any format.
    private func isPlain(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || !byte.isASCII || " -',()".utf8.contains(byte)
    }

    /// Whether a definition is in the text, so that it may be referred to: not in a title or metadata, nor alone on its
    /// line.
    func isInText(_ definition: LintDefinition) -> Bool {
        let range = definition.definition.shortSpan
        return !isAside(range) && !isTitle(passage(around: range)) && !isAlone(definition.group ?? range)
    }

    /// Whether a passage is a title: a short line that has no punctuation mark at its end.
    private func isTitle(_ passage: ByteRange) -> Bool {
        let bytes = document[passage].drop(while: \.isSpace)
        return bytes.count < 80 && !bytes.dropLast().contains(.lineFeed)
            && !".!?:;,".utf8.contains(bytes.last { byte in !byte.isSpace } ?? 0)
            && !"-*+".utf8.contains(bytes.first ?? 0)
    }

    /// Whether bytes are alone on their line, like a term that the next lines explain.
    private func isAlone(_ range: ByteRange) -> Bool {
        line(around: range).allSatisfy { index in range.contains(index) || byte(index).isSpace || byte(index) == ":" }
    }

    /// Whether bytes are in a licence, in a title, or in a passage that names works, people or rights or has code.
    private func isFixed(_ range: ByteRange) -> Bool {
        let passage = passage(around: range)
        let bytes = document[passage].drop(while: \.isSpace)
        if [.markdown, .restructuredText, .asciiDoc, .org].contains(format),
            isTitle(passage)
                || passage.lowerBound == 0 && passage.upperBound < document.count && bytes.count < 80
                    && !text(passage).contains(". ")
        {
            return true
        }
        // "RFC 4256, Generic Message Exchange" is the title of a standard, and "1.1) What is it?" is a heading.
        let first = regions.text[passage].split(maxSplits: 1) { byte in byte.isSpaceOrControl }.first ?? []
        func has(_ phrases: [Substring], _ bytes: some Sequence<UInt8>) -> Bool {
            bytes.map(\.lowercased).withUnsafeBufferPointer { text in
                phrases.contains { phrase in text.find(phrase.utf8, from: 0, before: text.count) != nil }
            }
        }
        // The name of a licence is in its first line.
        return first.contains(where: \.isDigit) || first.starts(with: "RFC".utf8) || has(Self.credits, bytes)
            || isAside(range)
            || has(["licen", "acknowledg"], document.prefix(60))
    }

    private static let credits = """
        licen|copyright|©|warrant|trademark|et al|isbn|issn|doi:|doi.org|arxiv|proceedings|journal of|symposium|university|\
         press,| pp.|, vol|(19|(20|courtesy|credit|thank|acknowledg|funded|sponsored|reported|sent by|updates by|contributed by|written by|\
        work by|work was|this work used|research was|research used|under contract|under grant|developed by|author:|authors:|editor:|maintainer:|-by:|->| = |::|* - 
        """.split(separator: "|")

    /// Whether bytes are on a line of a field or a command (`:alt: A picture`, `@defgroup`), in front matter or in code.
    func isAside(_ range: ByteRange) -> Bool {
        document[line(around: range)].first { byte in !byte.isSpace }?.isOne(of: ":@") ?? false
            || regions.contains(.code, range.lowerBound)
    }

    /// Returns the bytes of the line of a range, or the part of it that is near.
    private func line(around range: ByteRange) -> ByteRange {
        regions.lines.content(of: line(of: range.lowerBound))
            .clamped(to: range.lowerBound - 200..<range.upperBound + 200)
    }

    /// Whether a capitalised word follows, so that the acronym is part of a name: "DST Root CA X3", "Debian Developer's
    /// Reference".
    func startsName(_ range: ByteRange) -> Bool {
        let next = range.upperBound + (document.has("'s", at: range.upperBound) ? 2 : 0)
        return byte(next).isSpace && byte(next + 1).isUpper || document.has(", Inc", at: next)
    }

    /// Whether a long form is separate from its surroundings: alone in parentheses or on its line, like an explanation,
    /// or in a name that starts before it ("The Fastest Fourier Transform").
    func isApart(_ range: ByteRange) -> Bool {
        let line = line(around: range)
        let before = String(
            decoding: regions.text[line.lowerBound..<range.lowerBound].filter { byte in byte >= .space && byte != "*" },
            as: UTF8.self)
        // "LWP (identifiant de processus léger)" explains another acronym, and "l'" goes only with the long form.
        // "DRNG and true random number generation (TRNG)" shares words.
        // "Key Distribution Center, a service" explains the term before it, and "Common name (CN) |" is a label.
        if ["(", "'", "’", "stands for ", "short for ", "this is the ", ") and ", ") or "].contains(
            where: before.lowercased().hasSuffix) || before.allSatisfy({ byte in !byte.isLetter || byte == "o" })
        {
            return true
        }
        var words = before.split(separator: " ")
        // "The Guide for Debian Maintainers" is a title.
        if byte(range.lowerBound).isUpper, ["for", "of", "to"].contains(words.last) { words.removeLast() }
        guard let last = words.last, words.count > 1, before.hasSuffix(" ") else { return false }
        // So is "prEN 4709-002 Direct Remote Identification".
        return (last.first?.isUppercase == true || last.last?.isNumber == true)
            && !".!?:".contains(words[words.count - 2].last ?? ".")
            && (byte(range.lowerBound).isUpper || last.contains(where: \.isLowercase))
    }

    /// Whether a repeated long form is the same name, with only its first letter in another case, and may be replaced.
    func mayShorten(_ mention: LongFormMention, _ definition: LintDefinition) -> Bool {
        let words = document[mention.range].split(whereSeparator: \.isSpace).joined(separator: [.space])
        let end = mention.range.upperBound
        // The last word may belong to both parts of "glyph substitution or positioning", "static and dynamic linking".
        let near = text(mention.range.lowerBound - 5..<end + 5)
        // "the posted-interrupts descriptor", "Varnish Software's server"
        let isAttribute = mention.isPlural && byte(end) == " " && byte(end + 1).isLetter || byte(end) == "'"
        return isReplaceable(definition.long, definition.short) && !isAttribute
            && ![" and ", " or "].contains(where: near.contains)
            && isInText(definition)
            && zip(words, definition.long.utf8).dropFirst().allSatisfy { $0 == $1 }
    }

    // MARK: Long forms that stay

    /// Whether a long form may be exchanged with its acronym. A title of office, several items separated by commas, and
    /// a plural ("modes of operation") may not, nor may a meaning whose initials are not the acronym, nor a name such as
    /// "Ada Byron" or "Content-Security-Policy", nor a word such as "big-endian".
    func isReplaceable(_ long: String, _ short: String) -> Bool {
        let words = long.split(separator: " ")
        let noun = words.prefix { word in word != "of" }.last ?? ""
        let isPlural = noun.hasSuffix("s") && !["ss", "us", "is"].contains(where: noun.hasSuffix)
        let isCapitalised = words.allSatisfy { word in word.first?.isUppercase == true }
        let isName = [isCapitalised, words.count == 1, short.count == 2].count { $0 } > 1
        return !isPlural && !long.contains(",") && !isName
            && (MeaningKey(long).spells(short)
                // "QoS" has the initial of a small word, and "HTTP" one more letter.
                || words.count...words.count + 1 ~= short.count
                    && short.lowercased().last == words.last?.lowercased().first)
            && Self.offices.isDisjoint(with: words.map { word in word.lowercased() })
    }

    private static let offices = Set(
        names: """
            ambassador chair chairman commissioner director governor manager minister officer president representative
            secretary treasurer out off
            """)
}
