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
    /// What it is.
    var kind: Kind
    /// How many upper-case and lower-case letters, digits and letters beyond ASCII a word has.
    var upper: UInt8 = 0
    var lower: UInt8 = 0
    var digits: UInt8 = 0
    var others: UInt8 = 0
    /// Whether a blank or the start of a line comes before it.
    var isSpaced: Bool
    /// Whether it is the first on its line.
    var startsLine: Bool
    /// Whether markup stood inside, of which fillers are left (``MaskedBytes/filler``).
    var isBroken = false
    /// Whether it lies in a heading or in a line in capitals, where a word in capitals means nothing.
    var isShouted = false
    /// Whether a definition has already been made of it.
    var isConsumed = false

    /// Its length in bytes.
    @inline(__always) var count: Int { Int(end - start) }
    /// Its bytes in the buffer.
    @inline(__always) var range: Range<Int> { Int(start)..<Int(end) }
    /// Whether it is a word.
    @inline(__always) var isWord: Bool { kind == .word }
}
