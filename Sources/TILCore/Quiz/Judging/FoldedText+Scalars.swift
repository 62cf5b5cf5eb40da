import Foundation

/// What each scalar of a text becomes before its words are compared.
///
/// Letters lose case, accents and compatibility forms (full width, ligatures, superscripts). Everything that separates
/// becomes one of two marks, ``space`` and ``hyphen``, so that only this file knows which characters separate.
extension FoldedText {
    /// Stands for white space of any kind.
    static let space: UInt32 = 0x20
    /// Stands for a hyphen and any other punctuation, which may as well be a space, or absent.
    static let hyphen: UInt32 = 0x2D

    /// The folded scalars of a text; a scalar may become none, one or several.
    /// - Parameter keepsSymbols: whether symbols such as `*`, `%` and `$` tell two texts apart, as they do in acronyms.
    static func scalars(of text: String, keepsSymbols: Bool) -> [UInt32] {
        var output: [UInt32] = []
        output.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars { append(scalar, keepsSymbols, to: &output) }
        return output
    }

    private static func append(_ scalar: Unicode.Scalar, _ keepsSymbols: Bool, to output: inout [UInt32]) {
        let value = scalar.value
        switch value {
        // & + # depend on what surrounds them.
        case 0x61...0x7A, 0x30...0x39, 0x26, 0x2B, 0x23: output.append(value)
        case 0x41...0x5A: output.append(value + 0x20)
        case 0...0x20, 0x7F: output.append(space)
        case 0x27, 0x60: break  // apostrophes: don't is dont
        case 0x24, 0x25, 0x2A, 0x3C...0x3E, 0x40, 0x5E, 0x7C, 0x7E: output.append(keepsSymbols ? value : hyphen)
        case ..<0x80: output.append(hyphen)
        default:
            if let known = irregular(value) {
                output += known
                return
            }
            switch scalar.properties.generalCategory {
            case .format: break
            case .spaceSeparator, .lineSeparator, .paragraphSeparator: output.append(space)
            default:
                if isAccent(value) { return }
                for part in String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars {
                    appendDecomposed(part, keepsSymbols, to: &output)
                }
            }
        }
    }

    private static func appendDecomposed(_ scalar: Unicode.Scalar, _ keepsSymbols: Bool, to output: inout [UInt32]) {
        if scalar.isASCII { return append(scalar, keepsSymbols, to: &output) }
        if isAccent(scalar.value) { return }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
            .connectorPunctuation, .otherPunctuation:
            output.append(hyphen)
        case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            output.append(keepsSymbols ? scalar.value : hyphen)
        case .decimalNumber:
            output.append(0x30 + UInt32(properties.numericValue ?? 0))
        case .control:
            output.append(space)
        case .format:
            break
        default:
            appendLetter(scalar, to: &output)
        }
    }

    /// Folds case by way of the upper case, so that `ς` and `σ`, `ı` and `i`, `ß` and `ss` come out alike.
    private static func appendLetter(_ scalar: Unicode.Scalar, to output: inout [UInt32]) {
        for capital in scalar.properties.uppercaseMapping.unicodeScalars {
            for letter in capital.properties.lowercaseMapping.unicodeScalars where !isAccent(letter.value) {
                output += irregular(letter.value) ?? [letter.value]
            }
        }
    }

    /// Accents of Latin, Greek and Cyrillic, Hebrew points, Arabic vowel signs: what is often left out when typing.
    /// The signs of Indic scripts, Thai and kana are not among them: there they make other letters.
    private static func isAccent(_ value: UInt32) -> Bool {
        switch value {
        case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
            0x483...0x489, 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7,
            0x610...0x61A, 0x640, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7...0x6E8, 0x6EA...0x6ED:
            true
        default: false
        }
    }

    /// Letters that no normalization form takes apart, and signs that it would turn into letters or spaces.
    private static func irregular(_ value: UInt32) -> [UInt32]? {
        switch value {
        case 0xA9, 0xAE, 0x2120, 0x2122: []  // © ® ℠ ™
        case 0xB4, 0x2B9, 0x2BB, 0x2BC, 0x2018, 0x2019, 0x201B, 0x2032, 0xFF07, 0xFF40: []  // apostrophes
        case 0xA8, 0xAF, 0xB8, 0x2D8...0x2DD: [hyphen]  // accents that stand alone
        case 0x2212: [hyphen]  // minus
        case 0xD7: [0x78]  // × is typed as x
        case 0xC6, 0xE6: [0x61, 0x65]
        case 0x152, 0x153: [0x6F, 0x65]
        case 0xD8, 0xF8: [0x6F]
        case 0xD0, 0xF0, 0x110, 0x111: [0x64]
        case 0xDE, 0xFE: [0x74, 0x68]
        case 0x141, 0x142: [0x6C]
        case 0x126, 0x127: [0x68]
        case 0x166, 0x167: [0x74]
        case 0x671: [0x627]  // alef wasla
        case 0x6A9: [0x643]  // keheh, Persian for kaf
        case 0x6CC, 0x649: [0x64A]  // Persian yeh, alef maksura
        case 0x629: [0x647]  // teh marbuta
        default: nil
        }
    }
}
