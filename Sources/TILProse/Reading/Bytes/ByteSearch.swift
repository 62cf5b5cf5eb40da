import TILText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

/// Fast searches in bytes.
enum ByteSearch {
    /// Returns the offset of the first occurrence of a byte in a range, or the end of the range.
    @inline(__always)
    static func next(_ byte: UInt8, in bytes: Bytes, _ range: ByteRange) -> Int {
        guard let start = bytes.baseAddress,
            let found = memchr(start + range.lowerBound, Int32(byte), range.count)
        else { return range.upperBound }
        return UnsafeRawPointer(start).distance(to: found)
    }

    /// Returns the lines from an offset on, without their line feeds.
    static func lines(_ bytes: Bytes, from start: Int, before limit: Int) -> some Sequence<ByteRange> {
        sequence(state: start) { start in
            guard start < limit else { return nil }
            let line = start..<next(.lineFeed, in: bytes, start..<limit)
            start = line.upperBound + 1
            return line
        }
    }

    /// ASCII letters and digits that follow one another.
    struct LetterRun {
        let length: Int
        let counts: LetterCounts
    }

    /// Returns the ASCII letters and digits at the start of a range, at most eight.
    @inline(__always)
    static func letters(_ bytes: Bytes, _ range: ByteRange) -> LetterRun {
        let text = EightBytes(bytes, range)
        let lower = text.members(from: "a", through: "z")
        // Most words are small letters before a space or another mark below the digits.
        let smallLength = lower.inverted.firstIndex
        if smallLength == 8 || text[smallLength] < UInt8(ascii: "0") {
            return LetterRun(length: smallLength, counts: LetterCounts(lower: UInt8(smallLength)))
        }
        let upper = text.members(from: "A", through: "Z")
        let digits = text.members(from: "0", through: "9")
        let others = upper.union(lower).union(digits).inverted
        let counts = LetterCounts(
            upper: upper.before(others).count, lower: lower.before(others).count, digits: digits.before(others).count)
        return LetterRun(length: others.firstIndex, counts: counts)
    }
}
