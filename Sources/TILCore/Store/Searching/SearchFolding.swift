import Foundation

/// A text as a search compares it: in small letters, without accents, compatibility forms as plain letters.
enum SearchFolding {
    /// The folded text, in UTF-8.
    static func folded(_ text: String) -> [UInt8] {
        var copy = text
        return copy.withUTF8 { folded($0) }
    }

    /// The folded text of some bytes in UTF-8.
    static func folded(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var rest = bytes[...]
        while let byte = rest.first {
            if byte < 0x80 {
                result.append(lowercase(byte))
                rest = rest.dropFirst()
            } else {
                let letters = rest.prefix { $0 >= 0x80 }
                append(String(decoding: letters, as: UTF8.self), to: &result)
                rest = rest.dropFirst(letters.count)
            }
        }
        return result
    }

    /// The small letter of a capital of ASCII; any other byte as it is.
    static func lowercase(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

    private static func append(_ text: String, to result: inout [UInt8]) {
        let plain = text.uppercased().decomposedStringWithCompatibilityMapping.lowercased()
        for scalar in plain.unicodeScalars where scalar.properties.generalCategory != .nonspacingMark {
            result += Array(String(AccentedLetters.base(of: scalar)).utf8)
        }
    }
}
