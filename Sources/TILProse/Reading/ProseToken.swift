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
    /// The numbers of letters and digits of a word, in the lanes of ``ByteClass/weights``, and of letters beyond ASCII
    /// above.
    private let counts: UInt32
    let kind: Kind
    private var flags: UInt8

    init(
        _ range: ByteRange, kind: Kind, counts: UInt32 = 0, isSpaced: Bool, startsLine: Bool, isBroken: Bool = false
    ) {
        first = Int32(truncatingIfNeeded: range.lowerBound)
        limit = Int32(truncatingIfNeeded: range.upperBound)
        self.kind = kind
        self.counts = counts
        flags = (isSpaced ? 1 : 0) | (startsLine ? 2 : 0) | (isBroken ? 4 : 0)
    }

    /// The start and end in the buffer.
    var start: Int { Int(first) }
    var end: Int { Int(limit) }
    /// The numbers of capitals, small letters, digits and letters beyond ASCII in a word.
    var upper: Int { Int(counts & 0xFF) }
    var lower: Int { Int(counts >> 8 & 0xFF) }
    var digits: Int { Int(counts >> 16 & 0xFF) }
    var others: Int { Int(counts >> 24) }
    /// Whether white space or the start of a line precedes the token.
    var isSpaced: Bool { flags & 1 != 0 }
    /// Whether the token is the first on its line.
    var startsLine: Bool { flags & 2 != 0 }
    /// Whether the token contains fillers from removed markup (``Markup/filler``).
    var isBroken: Bool { flags & 4 != 0 }
    /// Whether the token is in a heading or a line in capitals, where capitals have no meaning.
    var isShouted: Bool {
        get { flags & 8 != 0 }
        set { flags = newValue ? flags | 8 : flags & ~8 }
    }
    /// Whether a definition already uses the token.
    var isConsumed: Bool {
        get { flags & 16 != 0 }
        set { flags = newValue ? flags | 16 : flags & ~16 }
    }

    /// Whether a definition may start at the token: a mark that opens a group, or an unused word with capitals. It is
    /// computed without a branch, because every token is checked.
    var mayDefine: Bool {
        let opens: UInt8 = (kind == .openParenthesis ? 1 : 0) | (kind == .openBracket ? 1 : 0)
        let isFree: UInt8 = (upper >= 2 ? 1 : 0) & (flags & 16 == 0 ? 1 : 0)
        return opens | isFree != 0
    }

    /// The length in bytes.
    var count: Int { end - start }
    /// The bytes in the buffer.
    var range: ByteRange { start..<end }
    var isWord: Bool { kind == .word }
}
