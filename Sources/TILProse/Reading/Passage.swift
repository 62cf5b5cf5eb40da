import TILText

/// A stretch of prose: a paragraph, an item of a list, a heading, a row of a table.
struct Passage {
    /// The buffer of which the tokens are ranges; valid while the passage is taken.
    let bytes: UnsafeBufferPointer<UInt8>
    var tokens: ContiguousArray<ProseToken>
    /// The words of the document before.
    var memory = WordMemory.none

    var count: Int { tokens.count }

    /// The key of a word, in lower case.
    @inline(__always)
    func key(_ index: Int) -> WordKey {
        tokens[index].isBroken
            ? WordKey(String(decoding: bytes[tokens[index].range].filter { $0 != Markup.filler }, as: UTF8.self))
            : WordKey(bytes, tokens[index].range)
    }

    /// Whether a token is a word of a set.
    @inline(__always)
    func isWord(_ index: Int, in set: WordSet) -> Bool {
        tokens.indices.contains(index) && tokens[index].isWord
            && (tokens[index].count <= set.longest || tokens[index].isBroken) && set.contains(key(index))
    }

    /// The kind of a token; nil beyond the ends of the passage.
    @inline(__always)
    func kind(_ index: Int) -> ProseToken.Kind? {
        index >= 0 && index < tokens.count ? tokens[index].kind : nil
    }

    /// The first byte of a token.
    @inline(__always)
    func firstByte(_ index: Int) -> UInt8 { bytes[Int(tokens[index].start)] }

    /// Whether a token follows the one before it without a blank.
    @inline(__always)
    func isGlued(_ index: Int) -> Bool { index < tokens.count && !tokens[index].isSpaced }

    /// Whether a token ends a sentence: a mark that does, behind no abbreviation, and before a capital or the end.
    func endsSentence(_ index: Int) -> Bool {
        guard kind(index) == .period else { return false }
        guard index + 1 < tokens.count else { return true }
        let mark = firstByte(index)
        if mark == UInt8(ascii: "!") || mark == UInt8(ascii: "?") { return true }
        guard tokens[index + 1].isSpaced else { return false }
        if index > 0, tokens[index - 1].isWord {
            let isAttached = !tokens[index].isSpaced
            if isAttached, tokens[index - 1].count == 1, ByteClass.isLetter(firstByte(index - 1)) { return false }
            if isAttached, isWord(index - 1, in: Self.abbreviations) { return false }
        }
        guard tokens[index + 1].isWord else { return true }
        return tokens[index + 1].lower == 0 || !Self.startsSmall(bytes, tokens[index + 1])
    }

    /// A stretch of the buffer as text: what stands between its words and marks becomes one blank or nothing. Nil where it
    /// holds bytes that are no UTF-8.
    func text(of range: Range<Int>) -> String? {
        let low = tokens.partitioningIndex { Int($0.start) >= range.lowerBound }
        var end = low
        while end < tokens.count, Int(tokens[end].end) <= range.upperBound { end += 1 }
        let words = low..<end
        if isAsWritten(words) {
            let bytes = UnsafeBufferPointer(rebasing: bytes[Int(tokens[low].start)..<Int(tokens[end - 1].end)])
            return Self.text(of: bytes)
        }
        // Of quotes that are cut, none is left.
        let quotes = words.reduce(0) { $0 + (tokens[$1].kind == .quote ? 1 : 0) }
        var result: [UInt8] = []
        for index in words {
            if quotes % 2 == 1, tokens[index].kind == .quote { continue }
            if tokens[index].isSpaced, !result.isEmpty, !joinsBrokenWord(index, from: words.lowerBound, &result) {
                result.append(0x20)
            }
            append(tokens[index].range, to: &result)
        }
        return result.withUnsafeBufferPointer(Self.text)
    }

    /// Bytes as text; nil where they are no UTF-8. Most are ASCII, which costs less to make a string of.
    private static func text(of bytes: UnsafeBufferPointer<UInt8>) -> String? {
        bytes.contains { $0 >= 0x80 }
            ? String(validating: bytes, as: UTF8.self) : String(decoding: bytes, as: UTF8.self)
    }

    /// Whether nothing but single blanks stands between some tokens, and nothing in them that is left out.
    private func isAsWritten(_ part: Range<Int>) -> Bool {
        guard !part.isEmpty else { return false }
        var last = tokens[part.lowerBound].start
        for index in part {
            let token = tokens[index]
            let isNext =
                token.isSpaced && index > part.lowerBound
                ? token.start == last + 1 && bytes[Int(last)] == 0x20 : token.start == last
            guard isNext, token.others == 0, !token.isBroken, token.kind != .quote, token.kind != .opaque,
                !token.startsLine || index == part.lowerBound,
                !token.isWord || token.count == Int(token.upper) + Int(token.lower) + Int(token.digits)
            else { return false }
            last = token.end
        }
        return true
    }

    /// Notes the words of a part in the memory.
    mutating func noteWords(_ part: Range<Int>) {
        var memory = WordMemory.none
        swap(&memory, &self.memory)
        memory.note(self, part)
        swap(&memory, &self.memory)
    }

    /// Whether a word goes on with one that the end of a line has broken: the hyphen goes where the document has the whole
    /// word elsewhere, and stays in a compound.
    private func joinsBrokenWord(_ index: Int, from start: Int, _ result: inout [UInt8]) -> Bool {
        guard tokens[index].startsLine, tokens[index].isWord, index - 2 >= start, kind(index - 1) == .hyphen,
            isGlued(index - 1), tokens[index - 2].isWord
        else { return false }
        // "DNS-" and "Based" are a compound.
        guard tokens[index].lower == tokens[index].count else { return true }
        var word: [UInt8] = []
        append(tokens[index - 2].range, to: &word)
        append(tokens[index].range, to: &word)
        if memory.contains(word.map(ByteClass.lowercased)) { result.removeLast(tokens[index - 1].count) }
        return true
    }

    /// Appends the bytes of a token without soft hyphens and what a mask left in it.
    private func append(_ range: Range<Int>, to result: inout [UInt8]) {
        var index = range.lowerBound
        while index < range.upperBound {
            if bytes[index] == Markup.filler || bytes[index] == Markup.edge {
                index += 1
            } else if bytes[index] == 0xC2, index + 1 < range.upperBound, bytes[index + 1] == 0xAD {
                index += 2
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
    }

    private static func startsSmall(_ bytes: UnsafeBufferPointer<UInt8>, _ token: ProseToken) -> Bool {
        let byte = bytes[Int(token.start)]
        return ByteClass.isLetter(byte) && !ByteClass.isUpper(byte)
    }

    /// Words with a full stop behind them that ends no sentence.
    private static let abbreviations = WordSet(
        """
        e g i eg ie cf vs al fig figs eq eqs sec sect ref refs tab ch chap no nos vol pp p ed eds dr prof mr mrs ms st
        mt ft inc ltd co corp dept univ assoc soc natl int intl approx ca etc resp viz abbr abbrev
        """)

    /// The token that closes the group that one opens; nil if it is not closed within a number of tokens.
    func close(of open: Int, within length: Int) -> Int? {
        let (opening, closing): (ProseToken.Kind, ProseToken.Kind) =
            kind(open) == .openBracket ? (.openBracket, .closeBracket) : (.openParenthesis, .closeParenthesis)
        var depth = 0
        for index in open..<min(tokens.count, open + length) {
            if tokens[index].kind == opening {
                depth += 1
            } else if tokens[index].kind == closing {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }

    /// The token that opens the group that one closes; nil if it is not opened within a number of tokens.
    func open(of close: Int, within length: Int) -> Int? {
        let (opening, closing): (ProseToken.Kind, ProseToken.Kind) =
            kind(close) == .closeBracket ? (.openBracket, .closeBracket) : (.openParenthesis, .closeParenthesis)
        var depth = 0
        for index in stride(from: close, through: max(0, close - length), by: -1) {
            if tokens[index].kind == closing {
                depth += 1
            } else if tokens[index].kind == opening {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }
}
