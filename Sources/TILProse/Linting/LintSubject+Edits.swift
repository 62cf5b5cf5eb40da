import TILText

/// Edits of a document. They change plain words in prose, and nothing in titles, lists of references or licences.
extension LintSubject {
    /// Returns the edit that replaces some bytes, or no edit if they may not be changed.
    func replacing(_ range: ByteRange, by text: String, around: ByteRange? = nil) -> [LintEdit] {
        isEditable(around ?? range) ? [LintEdit(range: range, text: text)] : []
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
        let newArticle = EnglishForms.article(self.text(article), isOpen: isOpen)
        return [LintEdit(range: article, text: newArticle), edit]
    }

    // MARK: Writing a definition

    /// Returns edits that replace a use by its definition: "application programming interface (API)". Returns nil if
    /// the definition would not read well there or may not be written.
    func defining(_ use: LintUse, as long: String) -> [LintEdit]? {
        guard isReplaceable(long, use.short), fitsInSentence(long) else { return nil }
        guard isBetweenWords(use.range), isSingleUse(use.range), !repeats(long, after: use.range) else { return nil }
        let written = use.isPlural ? EnglishForms.plural(long) : long
        return edits(use.range, "\(written) (\(use.written))", article: use.article) {
            EnglishForms.startsOpen(word: long)
        }
    }

    /// Whether a long form can be written inside a sentence: it consists of plain words, and its first capital is not
    /// the one of a sentence.
    private func fitsInSentence(_ long: String) -> Bool {
        // Inside another sentence, a capital would stay.
        let isSentence = long.first?.isUppercase == true && !long.dropFirst().contains(where: \.isUppercase)
        let hasParentheses = long.contains("(") || long.contains(")")
        return !isSentence && !hasParentheses && long.utf8.allSatisfy(isPlain)
    }

    /// Whether an acronym is between other words of a sentence, so that a definition can replace it.
    private func isBetweenWords(_ range: ByteRange) -> Bool {
        // A table may be separated by tabs.
        let isAfterSpace = byte(range.lowerBound - 1).isOne(of: " \n")
        // A small letter would start the sentence.
        let startsSentence = words(before: range).isEmpty
        return isAfterSpace && !startsSentence && isBeforeSpace(range) && !precedesCapitals(range)
    }

    /// Whether a space follows an acronym, perhaps after a punctuation mark.
    private func isBeforeSpace(_ range: ByteRange) -> Bool {
        let behind = byte(range.upperBound)
        let next = byte(range.upperBound + 1)
        // "read from GCS (cloud buckets)" would have two groups in parentheses.
        if next == "(" { return false }
        // "XQB 2" is a version.
        if behind.isSpace { return !next.isDigit }
        return behind.isOne(of: ".,;:!?") && next.isSpace
    }

    /// Whether a comma and a word in capitals follow: "the characters EOL2, LNEXT, REPRINT".
    private func precedesCapitals(_ range: ByteRange) -> Bool {
        let secondLetter = byte(range.upperBound + ", L".utf8.count)
        return byte(range.upperBound) == "," && secondLetter.isUpper
    }

    /// Whether an acronym stands for itself: it is not part of a name ("an Advanced PLIC"), alone on its line or
    /// listed.
    private func isSingleUse(_ range: ByteRange) -> Bool { !isInName(range) && !isAlone(range) && !isListed(range) }

    /// Whether an acronym is an item of a list in a sentence: "ABC, XQB and DEF", "ABC/XQB".
    private func isListed(_ range: ByteRange) -> Bool {
        let before = words(before: range).last?.lowercased() ?? ""
        if Self.beforeItems.contains(before) || Self.afterItems.contains(wordAfter(range)) { return true }
        let last = document[..<max(0, range.lowerBound)].suffix(40).last { byte in !byte.isSpace } ?? .space
        let next =
            document[min(range.upperBound, document.count)...].prefix(40).first { byte in !byte.isSpace } ?? .space
        // "ABC > XQB" is a ranking.
        return last.isOne(of: ",/:;(&+<>=|") || next.isOne(of: "<>=|&+/")
    }

    /// The words before an item of a list, and those after one.
    private static let beforeItems = Set(names: "and or and/or nor vs versus between both either")
    private static let afterItems = Set(names: "and or nor vs versus")

    /// Returns the word after a range and a space in small letters, or nothing.
    private func wordAfter(_ range: ByteRange) -> String {
        guard byte(range.upperBound).isSpace else { return "" }
        let text = regions.text[range.upperBound...].prefix(80).drop { byte in byte.isSpaceOrControl }
        let word = text.prefix { byte in byte.isLetter || !byte.isASCII }
        return String(decoding: word, as: UTF8.self).lowercased()
    }

    /// Whether the word after an acronym repeats a word of its long form: "Model Context Protocol (MCP) protocol".
    private func repeats(_ long: String, after range: ByteRange) -> Bool {
        func singular(_ word: some StringProtocol) -> String {
            String(word.hasSuffix("s") ? word.dropLast() : word[...])
        }
        let next = singular(wordAfter(range))
        if next.isEmpty { return false }
        let words = long.lowercased().split { character in !character.isLetter }
        return words.contains { word in singular(word) == next }
    }

    /// Whether a definition has the article "the" and a use has no word of that kind, so that the long form would lack
    /// it: "Integrating OCI" and "the Open Containers Initiative (OCI)".
    func lacksArticle(_ use: LintUse, _ definition: LintDefinition) -> Bool {
        let start = definition.start
        guard words(before: start..<start).last?.lowercased() == "the" else { return false }
        let last = words(before: use.range).last?.lowercased() ?? ""
        return !Self.determiners.contains(last)
    }

    private static let determiners = Set(
        names: "the a an this that each every its their our your his her my no any some another these those")

    // MARK: Writing the acronym alone

    /// Returns edits that replace a long form or a whole definition by the acronym, or nil if it may not be edited.
    func shortening(_ range: ByteRange, to short: String, article: ByteRange?) -> [LintEdit]? {
        guard isOfSentences(short), !touchesMarkup(range), !isApart(range) else { return nil }
        // A sentence that says what the acronym is or has it before: "SSM probably means Source-Specific Multicast
        // (SSM)", "ATE: Automatic Test Equipment (ATE)", "The memory management unit (MMU) is a part".
        let before = words(before: range)
        if isDescribed(range) || before.contains(short) { return nil }
        // In "a mutually authenticated key exchange", the adverb belongs to a word of the long form.
        let isAfterAdverb = before.last.map { word in word.count > 4 && word.hasSuffix("ly") } ?? false
        if isAfterAdverb { return nil }
        return edits(range, short, article: article) { AcronymSound.startsOpen(short) }
    }

    /// Whether the document uses a short form in sentences, unlike "WinNT" and "doy".
    private func isOfSentences(_ short: String) -> Bool {
        used.contains(short) && short.contains(where: \.isUppercase)
    }

    /// Whether marks next to a long form set it apart: "<b>Multiple spanning tree</b>" may be a label, and a title in
    /// quotation marks ends at its closing mark.
    private func touchesMarkup(_ range: ByteRange) -> Bool {
        let behind = byte(range.upperBound)
        return byte(range.lowerBound - 1).isOne(of: "*_{>;") || behind.isOne(of: "*_}") || !behind.isASCII
    }

    /// Whether a repeated long form is the same name, with only its first letter in another case, and may be replaced.
    func mayShorten(_ mention: LongFormMention, _ definition: LintDefinition) -> Bool {
        isReplaceable(definition.long, definition.short) && isInText(definition) && !isAttribute(mention)
            && !isJoined(mention.range) && isWrittenAs(definition.long, mention.range)
    }

    /// Whether a long form belongs to the next word: "the posted-interrupts descriptor", "Varnish Software's server".
    private func isAttribute(_ mention: LongFormMention) -> Bool {
        let end = mention.range.upperBound
        let isBeforeWord = byte(end) == " " && byte(end + 1).isLetter
        return byte(end) == "'" || mention.isPlural && isBeforeWord
    }

    /// Whether "and" or "or" is in a long form or next to it, so that a word may belong to both parts: "glyph
    /// substitution or positioning", "static and dynamic linking".
    private func isJoined(_ range: ByteRange) -> Bool {
        let near = text(range.lowerBound - 5..<range.upperBound + 5)
        return near.contains(" and ") || near.contains(" or ")
    }

    /// Whether some bytes are a long form, apart from line breaks and the case of the first letter.
    private func isWrittenAs(_ long: String, _ range: ByteRange) -> Bool {
        let words = document[range].split(whereSeparator: \.isSpace).joined(separator: [.space])
        // A plural may have one more letter.
        return zip(words, long.utf8).dropFirst().allSatisfy { byte, wanted in byte == wanted }
    }

    /// Whether words that a conjunction joins to a definition spell the acronym, too, so that it stands for both: the
    /// "continuous delivery" of "continuous delivery and/or continuous deployment (CD)".
    func isShared(_ definition: LintDefinition) -> Bool {
        var before = wordsOfClause(before: definition.definition.longSpan.lowerBound)
        while let last = before.last, Self.articles.contains(last.lowercased()) { before.removeLast() }
        guard let last = before.last, Self.conjunctions.contains(last.lowercased()) else { return false }
        let parts = before.dropLast().flatMap { word in word.split { mark in mark == "-" || mark == "," } }
        let own = definition.long.split { mark in mark == " " || mark == "-" }
        let others = parts.suffix(own.count)
        guard others.count == own.count else { return false }
        return zip(others, own).allSatisfy { first, second in
            first.first?.lowercased() == second.first?.lowercased()
        }
    }

    /// Returns the words of a clause before an offset, as far as they are near.
    private func wordsOfClause(before end: Int) -> [String] {
        let near = regions.text[..<end].suffix(200)
        let clauseEnd = near.lastIndex { byte in byte.isOne(of: ".;:!?()") || byte == Markup.passageEnd }
        let clause = near[(clauseEnd.map { index in index + 1 } ?? near.startIndex)...]
        return clause.split { byte in byte.isSpaceOrControl }.map { word in String(decoding: word, as: UTF8.self) }
    }

    private static let articles = Set(names: "a an the")
    private static let conjunctions = Set(names: "and or and/or & nor vs versus / plus")
}
