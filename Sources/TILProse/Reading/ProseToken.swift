/// A word or a punctuation mark in the buffer of a scanner.
struct ProseToken {
    /// The kinds of tokens.
    enum Kind: UInt8 {
        case word
        case openParenthesis, closeParenthesis, openBracket, closeBracket
        case comma, semicolon, colon, period
        case hyphen, dash, slash, plus, ampersand, equals, apostrophe, quote, bar
        /// Code, a formula or an address, without prose inside.
        case opaque
        /// Any other mark.
        case mark
    }

    private let first: Int32
    private let limit: Int32
    /// The numbers of capitals (bits 0 to 7), small letters (8 to 15), digits (16 to 23) and letters beyond ASCII of a word.
    private let counts: UInt32
    let kind: Kind
    /// Whether white space or the start of a line precedes the token.
    let isSpaced: Bool
    /// Whether the token is the first on its line.
    let startsLine: Bool
    /// Whether the token contains fillers from removed markup (``Markup/filler``).
    let isBroken: Bool
    /// Whether the token is in a heading or a line in capitals, where capitals have no meaning.
    var isShouted = false
    /// Whether a definition already uses the token.
    var isConsumed = false

    init(
        _ range: ByteRange, kind: Kind, counts: UInt32 = 0, isSpaced: Bool, startsLine: Bool, isBroken: Bool = false
    ) {
        first = Int32(truncatingIfNeeded: range.lowerBound)
        limit = Int32(truncatingIfNeeded: range.upperBound)
        self.kind = kind
        self.counts = counts
        self.isSpaced = isSpaced
        self.startsLine = startsLine
        self.isBroken = isBroken
    }

    /// The start and end in the buffer.
    var start: Int { Int(first) }
    var end: Int { Int(limit) }
    /// The numbers of capitals, small letters, digits and letters beyond ASCII in a word.
    var upper: Int { Int(counts & 0xFF) }
    var lower: Int { Int(counts >> 8 & 0xFF) }
    var digits: Int { Int(counts >> 16 & 0xFF) }
    var others: Int { Int(counts >> 24) }
    /// Whether a definition may start at the token: a mark that opens a group, or an unused word with capitals.
    var mayDefine: Bool { kind == .openParenthesis || kind == .openBracket || upper >= 2 && !isConsumed }

    /// The length in bytes.
    var count: Int { end - start }
    /// The bytes in the buffer.
    var range: ByteRange { start..<end }
    var isWord: Bool { kind == .word }
}

/// Tokens in borrowed memory, which are passed on without counting references.
struct ProseTokens: RandomAccessCollection {
    let memory: UnsafeMutableBufferPointer<ProseToken>
    var endIndex = 0

    var startIndex: Int { 0 }

    subscript(index: Int) -> ProseToken {
        precondition(index >= 0 && index < endIndex)
        return memory[index]
    }
}
