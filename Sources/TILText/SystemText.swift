/// Text of the system whose bytes need not be UTF-8: arguments, environment variables and the names of files.
///
/// Such a text becomes a `String` that keeps every byte. A byte that is not part of valid UTF-8 becomes two characters
/// of a range that Unicode sets aside for use inside of a program (U+FDD0 to U+FDEF), one for each half of the byte. If
/// these characters are in the text themselves, their bytes are kept in the same way. Therefore
/// ``Swift/String/systemBytes`` always returns the bytes of the system.
package enum SystemText {
    private static let upperHalves: UInt32 = 0xFDD0
    private static let lowerHalves: UInt32 = 0xFDE0

    /// Returns the two characters of a byte.
    static func scalars(of byte: UInt8) -> [Unicode.Scalar] {
        let upper = upperHalves + UInt32(byte >> 4)
        let lower = lowerHalves + UInt32(byte & 0xF)
        return [upper, lower].compactMap { value in Unicode.Scalar(value) }
    }

    /// Returns the byte of two characters, or nil if they do not stand for one.
    package static func byte(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> UInt8? {
        guard (upperHalves..<upperHalves + 16).contains(first.value),
            (lowerHalves..<lowerHalves + 16).contains(second.value)
        else { return nil }
        return UInt8(first.value - upperHalves) << 4 | UInt8(second.value - lowerHalves)
    }

    /// Whether a character stands for a half of a byte.
    package static func isHalf(_ scalar: Unicode.Scalar) -> Bool {
        (upperHalves..<lowerHalves + 16).contains(scalar.value)
    }
}

extension String {
    /// Creates a text from bytes of the system.
    package init(systemBytes bytes: some Collection<UInt8>) {
        // The characters of halves begin with this byte, which few texts have.
        if !bytes.contains(0xEF), let text = String(validating: bytes, as: UTF8.self) {
            self = text
            return
        }
        self.init()
        var parser = Unicode.UTF8.ForwardParser()
        var rest = bytes.makeIterator()
        var position = bytes.startIndex
        func take(_ count: Int) {
            let end = bytes.index(position, offsetBy: count)
            for byte in bytes[position..<end] { unicodeScalars += SystemText.scalars(of: byte) }
            position = end
        }
        while true {
            switch parser.parseScalar(from: &rest) {
            case .valid(let encoded):
                let scalar = Unicode.UTF8.decode(encoded)
                if SystemText.isHalf(scalar) {
                    take(encoded.count)
                } else {
                    unicodeScalars.append(scalar)
                    position = bytes.index(position, offsetBy: encoded.count)
                }
            case .error(let length): take(length)
            case .emptyInput: return
            }
        }
    }

    /// Creates a text from a C string of the system.
    package init(systemText: UnsafePointer<CChar>) {
        self.init(
            systemBytes: UnsafeBufferPointer(start: systemText, count: Self.length(systemText)).map(
                UInt8.init(bitPattern:)))
    }

    private static func length(_ text: UnsafePointer<CChar>) -> Int {
        var end = text
        while end.pointee != 0 { end += 1 }
        return end - text
    }

    /// Whether the text has bytes that are not UTF-8.
    package var hasForeignBytes: Bool { utf8.contains(0xEF) && unicodeScalars.contains(where: SystemText.isHalf) }

    /// The bytes that the text has in the system.
    package var systemBytes: [UInt8] {
        guard hasForeignBytes else { return Array(utf8) }
        var bytes: [UInt8] = []
        var rest = unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if let next = rest.first, let byte = SystemText.byte(scalar, next) {
                bytes.append(byte)
                rest.removeFirst()
            } else {
                bytes += UTF8.encode(scalar).map(Array.init) ?? []
            }
        }
        return bytes
    }

    /// The bytes of the path of a file with a NUL at their end, for system calls.
    package var systemPath: [CChar] { systemBytes.map(CChar.init(bitPattern:)) + [0] }

    /// The text with U+FFFD in place of bytes that are not UTF-8, for data that must be text.
    package var repaired: String { hasForeignBytes ? String(decoding: systemBytes, as: UTF8.self) : self }
}
