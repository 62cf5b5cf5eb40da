import Foundation

/// A text as a search compares it: in small letters, without accents, compatibility forms as plain letters.
enum SearchFolding {
    /// A folded text, in UTF-8.
    static func folded(_ text: String) -> [UInt8] {
        var copy = text
        return copy.withUTF8 { folded($0) }
    }

    /// Folds the bytes of a text.
    static func folded(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte < 0x80 {
                result.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
                index += 1
            } else if (0xC3...0xC9).contains(byte), index + 1 < bytes.count, bytes[index + 1] & 0xC0 == 0x80 {
                // The Latin letters beyond ASCII, which most texts with accents have no others than.
                result += latin[Int(byte - 0xC3) << 6 | Int(bytes[index + 1] & 0x3F)]
                index += 2
            } else {
                let end =
                    bytes[index...].dropFirst().firstIndex { $0 < 0x80 || (0xC3...0xC9).contains($0) } ?? bytes.count
                append(String(decoding: bytes[index..<end], as: UTF8.self), to: &result)
                index = end
            }
        }
        return result
    }

    private static func append(_ text: String, to result: inout [UInt8]) {
        let plain = text.uppercased().decomposedStringWithCompatibilityMapping.lowercased()
        for scalar in plain.unicodeScalars where scalar.properties.generalCategory != .nonspacingMark {
            result += Array(String(AccentedLetters.base(of: scalar)).utf8)
        }
    }

    /// What each letter from U+00C0 to U+027F becomes.
    private static let latin: [[UInt8]] = (0xC0...0x27F).map { (value: UInt32) in
        var letter: [UInt8] = []
        if let scalar = Unicode.Scalar(value) { append(String(scalar), to: &letter) }
        return letter
    }
}
