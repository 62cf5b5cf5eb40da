import TILText

/// A unit of prose: a paragraph, a list item, a heading, a table row.
struct Passage {
    /// The buffer that the tokens refer to; valid while the passage is in use.
    let bytes: Bytes
    let tokens: ProseTokens

    var count: Int { tokens.count }

    subscript(index: Int) -> ProseToken { tokens[index] }
    subscript(range: some RangeExpression<Int>) -> Slice<ProseTokens> { tokens[range] }

    /// Returns the key of a word in lower case.
    func key(_ index: Int) -> WordKey {
        tokens[index].isBroken
            ? WordKey(String(decoding: bytes[tokens[index].range].filter { $0 != Markup.filler }, as: UTF8.self))
            : WordKey(bytes, tokens[index].range)
    }

    /// Whether a token is a word in a set.
    func isWord(_ index: Int, in set: WordSet) -> Bool {
        isWord(index)
            && (tokens[index].count <= set.longest || tokens[index].isBroken) && set.contains(key(index))
    }

    /// Whether a token is a word.
    func isWord(_ index: Int) -> Bool { kind(index) == .word }

    /// Returns the kind of a token, or nil beyond the ends of the passage.
    func kind(_ index: Int) -> ProseToken.Kind? {
        index >= 0 && index < tokens.count ? tokens[index].kind : nil
    }

    /// Returns the first byte of a token.
    func firstByte(_ index: Int) -> UInt8 { bytes[tokens[index].start] }

    /// Whether a token follows the token before it without a space.
    func isGlued(_ index: Int) -> Bool { index < tokens.count && !tokens[index].isSpaced }

    /// Whether a token ends a sentence: a suitable mark, not after an abbreviation, and before a capital or the end.
    func endsSentence(_ index: Int) -> Bool {
        guard kind(index) == .period else { return false }
        guard index + 1 < tokens.count else { return true }
        let mark = firstByte(index)
        if mark == "!" || mark == "?" { return true }
        guard tokens[index + 1].isSpaced else { return false }
        if isGlued(index), isWord(index - 1),
            tokens[index - 1].count == 1 && firstByte(index - 1).isLetter || isWord(index - 1, in: Self.abbreviations)
        {
            return false
        }
        return !isWord(index + 1) || tokens[index + 1].lower == 0 || !firstByte(index + 1).isLower
    }

    /// Returns a range of the buffer as text. The bytes between tokens become a single space or nothing, and so do the
    /// marks of comments at the starts of lines. Returns nil if the range contains invalid UTF-8.
    func text(of range: ByteRange) -> String? {
        let low = tokens.partitioningIndex { token in token.end > range.lowerBound }
        let words = low..<tokens.partitioningIndex { token in token.end > range.upperBound }
        // If a quotation is cut, drop all quotation marks.
        let quotes = words.count { index in tokens[index].kind == .quote }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: range.count) { text in
            var count = 0
            var isSpaced = false
            var comment = 0
            for index in words {
                isSpaced = isSpaced || tokens[index].isSpaced
                if quotes % 2 == 1, tokens[index].kind == .quote { continue }
                if tokens[index].startsLine { comment = endOfComment(at: tokens[index].start) }
                if tokens[index].start < comment { continue }
                defer { isSpaced = false }
                if isSpaced, count > 0 {
                    if let hyphen = brokenHyphen(before: index, from: words.lowerBound) {
                        count -= hyphen
                    } else {
                        text[count] = UInt8(ascii: " ")
                        count += 1
                    }
                }
                append(tokens[index].range.clamped(to: range), to: text, &count)
            }
            // Only other bytes can be invalid, and validating takes long.
            let result = text[..<count]
            return result.contains { byte in !byte.isASCII }
                ? String(validating: result, as: UTF8.self) : String(decoding: result, as: UTF8.self)
        }
    }

    /// Returns the end of the mark of a comment that starts a line, such as "//", "--", "*", "#" or "%" before a space.
    /// Returns the start if no comment begins there. A single slash or hyphen begins no comment.
    private func endOfComment(at start: Int) -> Int {
        let end = start + bytes[start...].prefix { byte in byte.isOne(of: "/-*#%") }.count
        let isComment = end > start + 1 || !bytes[start].isOne(of: "/-")
        return isComment && end < bytes.count && bytes[end].isSpace ? end : start
    }

    /// Returns the number of bytes to remove before a word that continues a word hyphenated at a line end, or nil if it
    /// continues none. The hyphen is removed if the document contains the whole word nearby; otherwise it is a compound
    /// and the hyphen stays.
    private func brokenHyphen(before index: Int, from start: Int) -> Int? {
        guard tokens[index].startsLine, isWord(index), index - 2 >= start, isGlued(index - 1, .hyphen),
            isWord(index - 2)
        else { return nil }
        // "DNS-" and "Based" are a compound.
        guard tokens[index].lower == tokens[index].count else { return 0 }
        let word = Array(letters(tokens[index - 2].range)) + letters(tokens[index].range)
        return word.count >= 7 && isWritten(word, near: tokens[index].start) ? tokens[index - 1].count : 0
    }

    /// Whether a word occurs within 128 KiB of an offset.
    private func isWritten(_ word: [UInt8], near position: Int) -> Bool {
        var start = max(0, position - 1 << 17)
        let end = min(bytes.count, position + 1 << 17)
        while let found = bytes.find(word, from: start, before: end) {
            start = found + word.count
            if found == 0 || !bytes[found - 1].isLetter, start == end || !bytes[start].isLetter { return true }
        }
        return false
    }

    /// Appends the bytes of a token without soft hyphens and the remains of markup.
    private func append(_ range: ByteRange, to text: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int) {
        var index = range.lowerBound
        while index < range.upperBound {
            if bytes[index] == Markup.filler || bytes[index] == Markup.edge {
                index += 1
            } else if bytes[index] == 0xC2, index + 1 < range.upperBound, bytes[index + 1] == 0xAD {
                index += 2
            } else {
                text[count] = bytes[index]
                count += 1
                index += 1
            }
        }
    }

    /// Words whose full stop does not end a sentence.
    private static let abbreviations = WordSet(
        """
        e g i eg ie cf vs al fig figs eq eqs sec sect ref refs tab ch chap no nos vol pp p ed eds dr prof mr mrs ms st
        mt ft inc ltd co corp dept univ assoc soc natl int intl approx ca etc resp viz abbr abbrev
        """)

    /// Returns the token that closes a group, or nil if it is not closed within a number of tokens.
    func close(of open: Int, within length: Int) -> Int? {
        let tokens = open..<min(count, open + length)
        return kind(open) == .openBracket
            ? partner(of: .openBracket, .closeBracket, in: tokens)
            : partner(of: .openParenthesis, .closeParenthesis, in: tokens)
    }

    /// Returns the token that opens a group, or nil if it is not opened within a number of tokens.
    func open(of close: Int, within length: Int) -> Int? {
        let tokens = (max(0, close - length)...close).reversed()
        return kind(close) == .closeBracket
            ? partner(of: .closeBracket, .openBracket, in: tokens)
            : partner(of: .closeParenthesis, .openParenthesis, in: tokens)
    }

    private func partner(
        of first: ProseToken.Kind, _ second: ProseToken.Kind, in positions: some Sequence<Int>
    ) -> Int? {
        var depth = 0
        for index in positions {
            if tokens[index].kind == first { depth += 1 } else if tokens[index].kind == second { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }
}

/// Code and formulas among prose.
extension Passage {
    /// Whether a token is in a line of code, a signature or a formula: the line has marks that prose lacks, and no small
    /// words of sentences.
    func isCode(_ index: Int) -> Bool {
        // Longer lines are not code.
        guard let start = tokens[max(0, index - 60)...index].lastIndex(where: \.startsLine) else { return false }
        let line = start..<(tokens[(index + 1)...].prefix(60).firstIndex(where: \.startsLine) ?? min(count, index + 60))
        let declares = line.prefix(2).contains { index in isWord(index, in: Self.keywords) }
        return !line.contains { index in isWord(index, in: Self.ofSentences) }
            && line.contains { index in isOperator(index) || declares && (isCall(index) || kind(index) == .equals) }
    }

    /// Whether a token is or ends an operator, or opens a group after another, as in "(p1)(p2)".
    private func isOperator(_ index: Int) -> Bool {
        let start = tokens[index].start
        guard isGlued(index) else {
            // Arrows and operators beyond ASCII.
            return tokens[index].count == 3 && !isWord(index) && 0x86...0x8B ~= bytes[start + 1]
                && !tokens[index].startsLine && !isGlued(index + 1)
        }
        return Self.operators.contains(WordKey(bytes, start - 1..<start + 1))
            && (bytes[start] != ":" || isGlued(index - 1) && isGlued(index + 1))
    }

    private static let operators = WordSet("-> => <- != <= >= += :: )( (( ([")
    private static let keywords = WordSet("def class type using void int char double const static")

    /// Small words of sentences.
    private static let ofSentences = WordSet(
        """
        the of that this with which by an are is be at can was has its may such you we used der die das und von mit le
        la les des et du los las del il het een och
        """)
}
