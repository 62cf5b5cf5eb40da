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

    /// 32 bits are enough for the offsets in a document and make a token smaller.
    private let first: Int32
    private let limit: Int32
    private let counts: LetterCounts
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
        _ range: ByteRange, kind: Kind, counts: LetterCounts = LetterCounts(), isSpaced: Bool, startsLine: Bool,
        isBroken: Bool = false
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
    var upper: Int { Int(counts.upper) }
    var lower: Int { Int(counts.lower) }
    var digits: Int { Int(counts.digits) }
    var others: Int { Int(counts.others) }
    /// Whether a definition may start at the token: a mark that opens a group, or an unused word with capitals.
    var mayDefine: Bool {
        let opensGroup = kind == .openParenthesis || kind == .openBracket
        return opensGroup || upper >= 2 && !isConsumed
    }

    /// The length in bytes.
    var count: Int { end - start }
    /// The bytes in the buffer.
    var range: ByteRange { start..<end }
    var isWord: Bool { kind == .word }
}

/// The numbers of letters and digits in a word, which has at most 240 bytes.
struct LetterCounts: Equatable {
    /// Capitals and small letters. Those beyond ASCII count here, too.
    var upper: UInt8 = 0
    var lower: UInt8 = 0
    var digits: UInt8 = 0
    /// Letters beyond ASCII.
    var others: UInt8 = 0
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
