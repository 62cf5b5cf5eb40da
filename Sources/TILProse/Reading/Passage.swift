/// A stretch of prose: a paragraph, an item of a list, a heading, a row of a table.
struct Passage {
    /// The buffer of which the tokens are ranges; valid while the passage is taken.
    let bytes: UnsafeBufferPointer<UInt8>
    var tokens: ContiguousArray<ProseToken>

    var count: Int { tokens.count }

    /// The key of a word, in lower case.
    @inline(__always)
    func key(_ index: Int) -> WordKey {
        tokens[index].isBroken
            ? WordKey(String(decoding: bytes[tokens[index].range].filter { $0 != MaskedBytes.filler }, as: UTF8.self))
            : WordKey(bytes, tokens[index].range)
    }

    /// Whether a token is a word of a set.
    @inline(__always)
    func isWord(_ index: Int, in set: WordSet) -> Bool {
        tokens.indices.contains(index) && tokens[index].isWord && set.contains(key(index))
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
        var low = 0
        var high = tokens.count
        while low < high {
            let middle = (low + high) / 2
            if Int(tokens[middle].start) < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        var result: [UInt8] = []
        while low < tokens.count, Int(tokens[low].end) <= range.upperBound {
            if tokens[low].isSpaced, !result.isEmpty { result.append(0x20) }
            append(tokens[low].range, to: &result)
            low += 1
        }
        return String(validating: result, as: UTF8.self)
    }

    /// Appends the bytes of a token without soft hyphens and what a mask left in it.
    private func append(_ range: Range<Int>, to result: inout [UInt8]) {
        var index = range.lowerBound
        while index < range.upperBound {
            if bytes[index] == MaskedBytes.filler {
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
