import Foundation

/// A text without what people write in different ways: capitals, accents, punctuation, hyphens, blanks.
///
/// `E-mail`, `e mail` and `Émail` fold to the same; so do `Research & Development` and `research and development`.
/// Symbols such as `+` and `#` stay, since they tell `C++` from `C#`. A text of nothing but punctuation stays whole.
/// Two texts are near repeats if they fold to the same.
package struct RepeatKey: Hashable, Sendable {
    /// What is left of the text.
    package let text: String

    /// Folds a text.
    package init(_ original: String) {
        let folded = original.utf8.allSatisfy { $0 < 0x80 } ? Self.foldedASCII(original) : Self.folded(original)
        text = folded.isEmpty ? original : folded
    }

    /// An acronym with what it stands for, folded: two meanings are the same where both fold to the same.
    package static func ofMeaning(_ short: String, _ long: String) -> String {
        Capitals.key(short) + "\t" + RepeatKey(long).text
    }

    /// The same as ``folded(_:)`` of ASCII, which nearly every text of an import is, in a twentieth of the time.
    private static func foldedASCII(_ original: String) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(original.utf8.count)
        for byte in original.utf8 {
            switch byte {
            case 0x61...0x7A, 0x30...0x39, 0x23, 0x2B: result.append(byte)
            case 0x41...0x5A: result.append(byte | 0x20)
            case 0x26: result += "and".utf8
            default: break
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func folded(_ original: String) -> String {
        var result = String.UnicodeScalarView()
        // Capitals first: they tell apart nothing that small letters do not, and ß, ﬁ and ſ become plain letters.
        for scalar in original.uppercased().decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars {
            if scalar == "&" {
                result.append(contentsOf: "and".unicodeScalars)
            } else if scalar == "#" || !isIgnored(scalar) {
                result.append(AccentedLetters.base(of: scalar))
            }
        }
        return String(result)
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
