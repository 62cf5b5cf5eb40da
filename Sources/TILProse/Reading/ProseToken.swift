/// A word or a mark of punctuation in the buffer of a scanner.
struct ProseToken {
    /// What a token is.
    enum Kind: UInt8 {
        case word
        case openParenthesis, closeParenthesis, openBracket, closeBracket
        case comma, semicolon, colon, period
        case hyphen, dash, slash, plus, ampersand, equals, apostrophe, quote, bar
        /// Code, a formula, an address: nothing in it is prose.
        case opaque
        /// Any other mark.
        case mark
    }

    /// Where the token starts and ends in the buffer.
    var start: Int32
    var end: Int32
    /// How many letters and digits a word has, in the lanes of ``ByteClass/weights``; above them the letters beyond ASCII.
    private var counts: UInt32
    /// What it is.
    var kind: Kind
    private var flags: UInt8

    /// - Parameter flags: as ``flags(isSpaced:startsLine:isBroken:)`` makes them.
    @inline(__always)
    init(start: Int32, end: Int32, kind: Kind, counts: UInt32 = 0, flags: UInt8) {
        self.start = start
        self.end = end
        self.kind = kind
        self.counts = counts
        self.flags = flags
    }

    /// The flag of a token before which a blank comes.
    @inline(__always) static var spaced: UInt8 { 1 }

    /// What is true of a token when it is read, a bit each.
    @inline(__always)
    static func flags(isSpaced: Bool, startsLine: Bool, isBroken: Bool = false) -> UInt8 {
        (isSpaced ? spaced : 0) | (startsLine ? 2 : 0) | (isBroken ? 4 : 0)
    }

    /// How many upper-case and lower-case letters, digits and letters beyond ASCII a word has.
    var upper: UInt8 { UInt8(truncatingIfNeeded: counts) }
    var lower: UInt8 { UInt8(truncatingIfNeeded: counts >> 8) }
    var digits: UInt8 { UInt8(truncatingIfNeeded: counts >> 16) }
    var others: UInt8 { UInt8(truncatingIfNeeded: counts >> 24) }
    /// Whether a blank or the start of a line comes before it.
    var isSpaced: Bool { flags & 1 != 0 }
    /// Whether it is the first on its line.
    var startsLine: Bool { flags & 2 != 0 }
    /// Whether markup stood inside, of which fillers are left (``Markup/filler``).
    var isBroken: Bool { flags & 4 != 0 }
    /// Whether it lies in a heading or in a line in capitals, where a word in capitals means nothing.
    var isShouted: Bool {
        get { flags & 8 != 0 }
        set { flags = newValue ? flags | 8 : flags & ~8 }
    }
    /// Whether a definition has already been made of it.
    var isConsumed: Bool {
        get { flags & 16 != 0 }
        set { flags = newValue ? flags | 16 : flags & ~16 }
    }

    /// Whether a definition may begin with it: a mark that opens a group, or a word with capitals of which none was made. Told
    /// without a branch, since all tokens are asked.
    @inline(__always) var mayDefine: Bool {
        let opens: UInt8 = (kind == .openParenthesis ? 1 : 0) | (kind == .openBracket ? 1 : 0)
        let isFree: UInt8 = (upper >= 2 ? 1 : 0) & (flags & 16 == 0 ? 1 : 0)
        return opens | isFree != 0
    }

    /// Its length in bytes.
    @inline(__always) var count: Int { Int(end - start) }
    /// Its bytes in the buffer.
    @inline(__always) var range: Range<Int> { Int(start)..<Int(end) }
    /// Whether it is a word.
    @inline(__always) var isWord: Bool { kind == .word }
}
