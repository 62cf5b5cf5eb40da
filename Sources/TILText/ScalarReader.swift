/// Reads the scalars of UTF-8. Invalid bytes are U+FFFD.
package struct ScalarReader: Sequence, IteratorProtocol {
    @usableFromInline let bytes: UnsafeBufferPointer<UInt8>
    @usableFromInline var position: Int
    @usableFromInline let end: Int

    /// Creates a reader of a range of bytes.
    @inlinable package init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
    }

    /// Returns the next scalar, which is U+FFFD for invalid bytes.
    @inlinable package mutating func next() -> Unicode.Scalar? {
        guard position < end else { return nil }
        let byte = bytes[position]
        position &+= 1
        if byte.isASCII { return Unicode.Scalar(byte) }
        guard let scalar = Self.scalar(bytes, at: position - 1, limit: end) else { return "\u{FFFD}" }
        position += UTF8.width(scalar) - 1
        return scalar
    }
}

extension ScalarReader {
    /// Returns the scalar that starts at a byte, or nil if the bytes are invalid UTF-8.
    package static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, limit: Int) -> Unicode.Scalar? {
        var iterator = bytes[index..<Swift.min(limit, index + 4)].makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
        return scalar
    }
}
