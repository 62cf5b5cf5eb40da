/// Words and marks as most are, up to what has to be looked at closely: letters beyond ASCII, markup, addresses, doubled marks.
///
/// It is a sequence since an array that takes one asks only once whether it is shared and has room, not at each token.
struct PlainTokens: Sequence, IteratorProtocol {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let weights: UnsafeBufferPointer<UInt32>
    private let marks: UnsafeBufferPointer<ProseToken.Kind>
    private let end: Int
    private let limit: Int
    private var position: Int
    private var flags: UInt8

    /// The tokens from where a reader stands.
    init(_ reader: ProseReader) {
        bytes = reader.bytes
        weights = reader.weights
        marks = reader.marks
        end = reader.end
        limit = reader.limit
        position = reader.position
        flags = ProseToken.flags(isSpaced: reader.isSpaced, startsLine: reader.startsLine)
    }

    /// Reads a token and the blank before it; nil where it is no plain one.
    @inline(__always)
    mutating func next() -> ProseToken? {
        guard position < end else { return nil }
        var byte = bytes[position]
        if byte == 0x20 {
            position &+= 1
            flags |= ProseToken.spaced
            guard position < end else { return nil }
            byte = bytes[position]
        }
        let weight = weights[Int(byte)]
        var next = position &+ 1
        var counts: UInt32 = 0
        var kind = ProseToken.Kind.word
        if weight != 0 {
            var small = ByteSearch.smallLetters(bytes, from: next, to: limit)
            counts = weight &+ UInt32(truncatingIfNeeded: small) << 8
            next &+= small
            while next < limit, next &- position < 240, weights[Int(bytes[next])] != 0 {
                counts &+= weights[Int(bytes[next])]
                next &+= 1
                small = 0
            }
            guard next < limit, next &- position < 240, endsWord(bytes[next], small) else { return nil }
        } else {
            kind = marks[Int(byte)]
            guard kind != .word, next < limit, bytes[next] != byte else { return nil }
        }
        let token = ProseToken(
            start: Int32(truncatingIfNeeded: position), end: Int32(truncatingIfNeeded: next), kind: kind,
            counts: counts, flags: flags)
        position = next
        flags = 0
        return token
    }

    /// Whether a byte ends a word, whatever follows. A full stop does behind three small letters or more: not in "www.", nor
    /// between the numbers of "1.5".
    @inline(__always)
    private func endsWord(_ byte: UInt8, _ small: Int) -> Bool {
        // A bit for each byte from the blank on.
        @inline(__always) func bit(_ mark: Unicode.Scalar) -> UInt64 { 1 &<< UInt64(UInt8(ascii: mark) &- 0x20) }
        let marks =
            bit(" ") | bit(",") | bit(";") | bit("(") | bit(")") | bit("[") | bit("]") | bit("-") | bit("/")
            | bit("'") | bit("\"") | (small < 3 ? 0 : bit("."))
        let place = byte &- 0x20
        return place < 64 ? marks &>> UInt64(place) & 1 != 0 : byte == 0x0A
    }
}
