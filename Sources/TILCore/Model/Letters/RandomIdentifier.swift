public import Foundation

extension UUID {
    /// Returns a new random identifier.
    ///
    /// Foundation's initialiser reads `/dev/urandom`. Where that file is missing, as in a bare system, all of its
    /// identifiers are zero. Swift's generator asks the kernel directly.
    @usableFromInline package static func random() -> UUID {
        var generator = SystemRandomNumberGenerator()
        let high = generator.next() as UInt64
        let low = generator.next() as UInt64
        var bytes = (0..<8).map { index in UInt8(truncatingIfNeeded: high >> (8 * index)) }
        bytes += (0..<8).map { index in UInt8(truncatingIfNeeded: low >> (8 * index)) }
        // The version and the variant of a random identifier.
        //
        // Source: RFC 9562, section 5.4.
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        return bytes.withUnsafeBytes { bytes in UUID(uuid: bytes.load(as: uuid_t.self)) }
    }
}
