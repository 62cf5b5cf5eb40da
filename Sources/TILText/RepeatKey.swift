import Foundation

/// A text without details that people write differently: capitals, accents, punctuation, hyphens and spaces.
///
/// `E-mail`, `e mail` and `Émail` have the same key, and so do `Research & Development` and `research and development`.
/// Symbols such as `+` and `#` are kept, since they distinguish `C++` from `C#`. If a text contains only punctuation,
/// all of it is kept. Two texts are near repeats if they have the same key.
package struct RepeatKey: Hashable, Sendable {
    /// The folded text.
    package let text: String

    /// Creates the key of a text.
    package init(_ original: String) {
        let folded = Self.folded(original)
        text = folded.isEmpty ? original : folded
    }

    /// Returns the key of an acronym with its meaning. Two meanings are near repeats if their keys are equal.
    package static func ofMeaning(_ short: String, _ long: String) -> String {
        "\(AcronymKey.key(of: short))\t\(RepeatKey(long).text)"
    }

    private static func folded(_ original: String) -> String {
        var plain = original
        // Convert to capitals first, so that ß, ﬁ and ſ become plain letters. Different letters remain different. ASCII
        // text does not need this step, and nearly all imported text is ASCII.
        if !plain.utf8.allSatisfy({ byte in byte.isASCII }) {
            plain = String(
                String.UnicodeScalarView(
                    original.uppercased().decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars
                        .filter { character in character.isASCII || !isIgnored(character) }.map(AccentedLetters.base)))
        }
        var result: [UInt8] = []
        plain.withUTF8 { bytes in
            result.reserveCapacity(bytes.count)
            for byte in bytes {
                if byte.isUpper {
                    result.append(byte.withSmallBit)
                } else if byte.isOfWord || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "#") {
                    result.append(byte)
                } else if byte == UInt8(ascii: "&") {
                    result += "and".utf8
                }
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .connectorPunctuation, .dashPunctuation, .openPunctuation,
            .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation, .spaceSeparator,
            .lineSeparator, .paragraphSeparator, .control, .format:
            true
        default: false
        }
    }
}

/// Letters that differ only in accents or strokes.
package enum AccentedLetters {
    /// Returns the spellings of a capital: without an accent, and with each accent that exists for it.
    package static func ways(toWrite letter: Unicode.Scalar) -> [String] {
        let base = self.base(of: letter)
        return [String(base)] + (accented[base] ?? [])
    }

    /// Returns a letter without its accents and strokes.
    package static func base(of letter: Unicode.Scalar) -> Unicode.Scalar {
        if letter.isASCII { return letter }
        if let stroked = strokes[letter] { return stroked }
        let parts = String(letter).decomposedStringWithCanonicalMapping.unicodeScalars
        return parts.first ?? letter
    }

    /// Letters with a stroke, which Unicode does not decompose.
    private static let strokes: [Unicode.Scalar: Unicode.Scalar] = [
        "Ø": "O", "ø": "o", "Ł": "L", "ł": "l", "Đ": "D", "đ": "d", "Ħ": "H", "ħ": "h", "Ŧ": "T", "ŧ": "t",
    ]

    /// The accented capitals of each letter that has any.
    private static let accented: [Unicode.Scalar: [String]] = {
        var letters: [Unicode.Scalar: [String]] = [:]
        for block in [0xC0...0x24F, 0x370...0x4FF, 0x1E00...0x1FFF] {
            for value in block {
                guard let letter = Unicode.Scalar(UInt32(value)), letter.properties.isUppercase else { continue }
                let base = base(of: letter)
                if base != letter { letters[base, default: []].append(String(letter)) }
            }
        }
        return letters
    }()
}
