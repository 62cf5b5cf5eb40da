import Foundation

/// A text without what people write in different ways: capitals, accents, punctuation, hyphens, blanks.
///
/// `E-mail`, `e mail` and `Émail` fold to the same; so do `Research & Development` and `research and development`.
/// Symbols such as `+` and `#` stay, since they tell `C++` from `C#`. A text of nothing but punctuation stays whole.
/// Two texts are near repeats if they fold to the same.
package struct RepeatKey: Hashable, Sendable {
    /// What is left of the text.
    package let text: String

    /// Folds a text. It takes about a nanosecond a byte for ASCII, and makes one string.
    package init(_ original: String) {
        var copy = original
        text = copy.withUTF8 { Self.foldedASCII($0) } ?? Self.folded(original)
    }

    /// An acronym with what it stands for, folded: two meanings are the same where both fold to the same.
    package static func ofMeaning(_ short: String, _ long: String) -> String {
        Capitals.key(short) + "\t" + RepeatKey(long).text
    }

    /// The folded text if it is all ASCII and something is left; nil otherwise.
    private static func foldedASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        var size = bytes.count
        for byte in bytes {
            if byte >= 0x80 { return nil }
            if byte == 0x26 { size += 2 }
        }
        let folded = String(unsafeUninitializedCapacity: size) { target in
            var count = 0
            for byte in bytes {
                switch byte {
                case 0x61...0x7A, 0x30...0x39, 0x23, 0x2B:
                    target[count] = byte
                    count += 1
                case 0x41...0x5A:
                    target[count] = byte | 0x20
                    count += 1
                case 0x26:
                    target[count] = 0x61
                    target[count + 1] = 0x6E
                    target[count + 2] = 0x64
                    count += 3
                default:
                    break
                }
            }
            return count
        }
        return folded.isEmpty ? nil : folded
    }

    private static func folded(_ original: String) -> String {
        var result = String.UnicodeScalarView()
        // Capitals first: they tell apart nothing that small letters do not, and ß, ﬁ and ſ become plain letters.
        let plain = original.uppercased().decomposedStringWithCompatibilityMapping.lowercased()
        for scalar in plain.unicodeScalars {
            if scalar == "&" {
                for letter in "and".unicodeScalars { result.append(letter) }
            } else if scalar == "#" || !isIgnored(scalar) {
                result.append(AccentedLetters.base(of: scalar))
            }
        }
        return result.isEmpty ? original : String(result)
    }

    private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .connectorPunctuation, .dashPunctuation, .openPunctuation,
            .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation, .spaceSeparator,
            .lineSeparator, .paragraphSeparator, .control, .format:
            true
        case .modifierSymbol, .mathSymbol:
            // As in ASCII, where only the plus stays.
            scalar.value < 0x80 && scalar != "+"
        default:
            scalar == "$"
        }
    }
}
