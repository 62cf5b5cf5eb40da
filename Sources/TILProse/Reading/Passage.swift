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
        let token = tokens[index]
        if !token.isBroken { return WordKey(bytes, token.range) }
        let letters = bytes[token.range].filter { byte in byte != Markup.filler }
        return WordKey(String(decoding: letters, as: UTF8.self))
    }

    /// Whether a token is a word in a set.
    func isWord(_ index: Int, in set: WordSet) -> Bool {
        guard isWord(index) else { return false }
        let mayBeMember = tokens[index].count <= set.longest || tokens[index].isBroken
        return mayBeMember && set.contains(key(index))
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
        let next = tokens[index + 1]
        guard next.isSpaced, !endsAbbreviation(index) else { return false }
        let startsSmall = next.isWord && next.lower > 0 && firstByte(index + 1).isLower
        return !startsSmall
    }

    /// Whether a full stop belongs to an abbreviation or to a single letter before it.
    private func endsAbbreviation(_ index: Int) -> Bool {
        guard isGlued(index), isWord(index - 1) else { return false }
        let isLetter = tokens[index - 1].count == 1 && firstByte(index - 1).isLetter
        return isLetter || isWord(index - 1, in: Self.abbreviations)
    }

    // MARK: Text

    /// Returns a range of the buffer as text. The bytes between tokens become a single space or nothing, and so do the
    /// marks of comments at the starts of lines. Returns nil if the range contains invalid UTF-8.
    func text(of range: ByteRange) -> String? {
        let words = indices(of: range)
        let quotes = words.count { index in tokens[index].kind == .quote }
        let isCutQuotation = !quotes.isMultiple(of: 2)
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: range.count) { memory in
            var text = TextInMemory(memory)
            var isSpaced = false
            var commentMarkEnd = 0
            for index in words {
                let token = tokens[index]
                isSpaced = isSpaced || token.isSpaced
                if isCutQuotation, token.kind == .quote { continue }
                if token.startsLine { commentMarkEnd = endOfComment(at: token.start) }
                if token.start < commentMarkEnd { continue }
                if isSpaced, text.count > 0 {
                    if let hyphenLength = brokenHyphen(before: index, from: words.lowerBound) {
                        text.removeLast(hyphenLength)
                    } else {
                        text.append(.space)
                    }
                }
                append(token.range.clamped(to: range), to: &text)
                isSpaced = false
            }
            return text.string
        }
    }

    /// Returns the tokens that overlap some bytes of the buffer, except one that extends beyond their end.
    private func indices(of range: ByteRange) -> TokenRange {
        let start = tokens.partitioningIndex { token in token.end > range.lowerBound }
        let end = tokens.partitioningIndex { token in token.end > range.upperBound }
        return start..<end
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
        let hyphen = index - 1
        let firstPart = index - 2
        guard tokens[index].startsLine, isWord(index) else { return nil }
        guard firstPart >= start, isWord(firstPart), isGlued(hyphen, .hyphen) else { return nil }
        // "DNS-" and "Based" are a compound.
        let isInSmallLetters = tokens[index].lower == tokens[index].count
        guard isInSmallLetters else { return 0 }
        let word = Array(letters(tokens[firstPart].range)) + letters(tokens[index].range)
        let isOneWord = word.count >= Self.shortestBroken && isWritten(word, near: tokens[index].start)
        return isOneWord ? tokens[hyphen].count : 0
    }

    /// The least length of a word that is hyphenated at a line end.
    private static let shortestBroken = 7
    /// The greatest distance in bytes at which a whole word is searched.
    private static let reach = 128 << 10

    /// Whether a word occurs within reach of an offset.
    private func isWritten(_ word: [UInt8], near position: Int) -> Bool {
        var start = max(0, position - Self.reach)
        let end = min(bytes.count, position + Self.reach)
        while let found = bytes.find(word, from: start, before: end) {
            start = found + word.count
            let startsWord = found == 0 || !bytes[found - 1].isLetter
            let endsWord = start == end || !bytes[start].isLetter
            if startsWord, endsWord { return true }
        }
        return false
    }

    /// Appends the bytes of a token without soft hyphens and the remains of markup.
    private func append(_ range: ByteRange, to text: inout TextInMemory) {
        var index = range.lowerBound
        while index < range.upperBound {
            if bytes[index] == Markup.filler || bytes[index] == Markup.edge {
                index += 1
            } else if bytes[index] == Self.softHyphenLead, index + 1 < range.upperBound, bytes.has("\u{AD}", at: index)
            {
                index += 2
            } else {
                text.append(bytes[index])
                index += 1
            }
        }
    }

    /// The first byte of a soft hyphen in UTF-8.
    private static let softHyphenLead: UInt8 = 0xC2

    /// Words whose full stop does not end a sentence.
    private static let abbreviations = WordSet(
        """
        e g i eg ie cf vs al fig figs eq eqs sec sect ref refs tab ch chap no nos vol pp p ed eds dr prof mr mrs ms st
        mt ft inc ltd co corp dept univ assoc soc natl int intl approx ca etc resp viz abbr abbrev
        """)

    // MARK: Groups

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
            switch tokens[index].kind {
            case first: depth += 1
            case second: depth -= 1
            default: break
            }
            if depth == 0 { return index }
        }
        return nil
    }
}

/// A text of limited length that is put together.
private struct TextInMemory {
    private let memory: UnsafeMutableBufferPointer<UInt8>
    private(set) var count = 0

    init(_ memory: UnsafeMutableBufferPointer<UInt8>) { self.memory = memory }

    mutating func append(_ byte: UInt8) {
        memory[count] = byte
        count += 1
    }

    mutating func removeLast(_ number: Int) { count -= number }

    /// The text, or nil if it is not valid UTF-8.
    var string: String? {
        let bytes = memory[..<count]
        // Validating takes long, and only bytes beyond ASCII can be invalid.
        let isASCII = bytes.allSatisfy(\.isASCII)
        return isASCII ? String(decoding: bytes, as: UTF8.self) : String(validating: bytes, as: UTF8.self)
    }
}

/// Code and formulas among prose.
extension Passage {
    /// Whether a token is in a line of code, a signature or a formula: the line has marks that prose lacks, and no
    /// small words of sentences.
    func isCode(_ index: Int) -> Bool {
        guard let line = line(around: index) else { return false }
        let hasWordOfSentence = line.contains { index in isWord(index, in: Self.ofSentences) }
        if hasWordOfSentence { return false }
        if line.contains(where: isOperator) { return true }
        let isDeclaration = line.prefix(2).contains { index in isWord(index, in: Self.keywords) }
        return isDeclaration && line.contains { index in isCall(index) || kind(index) == .equals }
    }

    /// The greatest number of tokens before and after a token on a line of code.
    private static let lineReach = 60

    /// Returns the tokens of the line that contains a token, or nil if the line starts too far before it.
    private func line(around index: Int) -> TokenRange? {
        let before = max(0, index - Self.lineReach)...index
        guard let start = tokens[before].lastIndex(where: \.startsLine) else { return nil }
        let after = tokens[(index + 1)...].prefix(Self.lineReach)
        let end = after.firstIndex(where: \.startsLine) ?? min(count, index + Self.lineReach)
        return start..<end
    }

    /// Whether a token is or ends an operator, or opens a group after another, as in "(p1)(p2)".
    private func isOperator(_ index: Int) -> Bool {
        guard isGlued(index) else { return isSymbol(index) }
        let start = tokens[index].start
        let isInOperator = Self.operators.contains(WordKey(bytes, start - 1..<start + 1))
        let isBetweenNames = isGlued(index - 1) && isGlued(index + 1)
        return isInOperator && (bytes[start] != ":" || isBetweenNames)
    }

    /// Whether a token between spaces is an arrow or an operator beyond ASCII: U+2180 to U+22FF.
    private func isSymbol(_ index: Int) -> Bool {
        let token = tokens[index]
        guard token.count == 3, !token.isWord, !token.startsLine, !isGlued(index + 1) else { return false }
        return 0x86...0x8B ~= bytes[token.start + 1]
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
