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
}
