import Foundation

/// The folding of single scalars.
///
/// Letters lose case, accents and compatibility forms (full width, ligatures, superscripts). Every separator becomes
/// one of two marks, ``space`` and ``hyphen``, so that only this file contains the list of separators.
extension FoldedText {
    /// The mark for white space of any kind.
    static let space = UInt32(ascii: " ")
    /// The mark for a hyphen and other punctuation, which may match a space or nothing.
    static let hyphen = UInt32(ascii: "-")

    /// Returns the folded scalars of a text. A scalar may become none, one or several.
    /// - Parameter keepsSymbols: whether symbols such as `*`, `%` and `$` distinguish texts, as they do in acronyms.
    static func scalars(of text: String, keepsSymbols: Bool) -> [UInt32] {
        var folder = ScalarFolder(keepsSymbols: keepsSymbols)
        folder.output.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars { folder.fold(scalar) }
        return folder.output
    }
}

/// The folded scalars of a text up to the present one.
private struct ScalarFolder {
    let keepsSymbols: Bool
    var output: [UInt32] = []

    /// Appends the folded form of a scalar.
    mutating func fold(_ scalar: Unicode.Scalar) {
        if scalar.isASCII {
            foldASCII(scalar)
        } else if let replacement = Self.irregular[scalar.value] {
            output += replacement
        } else {
            foldForeign(scalar)
        }
    }

    private mutating func foldASCII(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        switch scalar {
        case "a"..."z", "0"..."9": output.append(value)
        case "A"..."Z": output.append(value - UInt32(ascii: "A") + UInt32(ascii: "a"))
        // The meaning of these depends on their neighbours.
        case "&", "+", "#": output.append(value)
        case "\0"..." ", "\u{7F}": output.append(FoldedText.space)
        case "'", "`": break  // remove apostrophes, so that "don't" is "dont"
        case "$", "%", "*", "<"...">", "@", "^", "|", "~": appendSymbol(value)
        default: output.append(FoldedText.hyphen)
        }
    }

    /// Appends a symbol, which is punctuation in a text that does not keep symbols.
    private mutating func appendSymbol(_ value: UInt32) {
        output.append(keepsSymbols ? value : FoldedText.hyphen)
    }

    /// Appends a regular scalar that is not ASCII, after its decomposition.
    private mutating func foldForeign(_ scalar: Unicode.Scalar) {
        switch scalar.properties.generalCategory {
        case .format: return
        case .spaceSeparator, .lineSeparator, .paragraphSeparator: return output.append(FoldedText.space)
        default: break
        }
        if Self.isAccent(scalar.value) { return }
        for part in String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars {
            if part.isASCII { foldASCII(part) } else { foldDecomposed(part) }
        }
    }

    /// Appends a part of a decomposed scalar that is not ASCII.
    private mutating func foldDecomposed(_ scalar: Unicode.Scalar) {
        if Self.isAccent(scalar.value) { return }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
            .connectorPunctuation, .otherPunctuation:
            output.append(FoldedText.hyphen)
        case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            appendSymbol(scalar.value)
        case .decimalNumber:
            output.append(UInt32(ascii: "0") + UInt32(properties.numericValue ?? 0))
        case .control:
            output.append(FoldedText.space)
        case .format:
            break
        default:
            foldLetter(scalar)
        }
    }

    /// Folds case with the upper-case mapping, which makes `ς` and `σ`, `ı` and `i`, and `ß` and `ss` equal.
    private mutating func foldLetter(_ scalar: Unicode.Scalar) {
        for capital in scalar.properties.uppercaseMapping.unicodeScalars {
            for letter in capital.properties.lowercaseMapping.unicodeScalars {
                if Self.isAccent(letter.value) { continue }
                output += Self.irregular[letter.value] ?? [letter.value]
            }
        }
    }

    /// Returns whether a scalar is a Latin, Greek or Cyrillic accent, a Hebrew point or an Arabic vowel sign. People
    /// often omit these when they type. The signs of Indic scripts, Thai and kana do not count, because they form
    /// different letters.
    private static func isAccent(_ value: UInt32) -> Bool {
        switch value {
        // Latin and Greek, and signs that select a form of a letter.
        case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F: true
        // Cyrillic.
        case 0x483...0x489: true
        // Hebrew.
        case 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7: true
        // Arabic.
        case 0x610...0x61A, 0x640, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7...0x6E8, 0x6EA...0x6ED:
            true
        default: false
        }
    }

    /// Letters that no normalization form decomposes, and signs that it would turn into letters or spaces.
    private static let irregular: [UInt32: [UInt32]] = {
        let table = [
            "©®\u{2120}™": "",
            // Apostrophes.
            "\u{B4}\u{2B9}\u{2BB}\u{2BC}\u{2018}\u{2019}\u{201B}\u{2032}\u{FF07}\u{FF40}": "",
            // Standalone accents, and the minus sign.
            "\u{A8}\u{AF}\u{B8}\u{2D8}\u{2D9}\u{2DA}\u{2DB}\u{2DC}\u{2DD}\u{2212}": "-",
            // The multiplication sign, and Latin letters that people type as one or two plain letters.
            "×": "x", "Ææ": "ae", "Œœ": "oe", "Øø": "o", "ÐðĐđ": "d", "Þþ": "th", "Łł": "l", "Ħħ": "h", "Ŧŧ": "t",
            // Alef wasla, keheh (Persian for kaf), Persian yeh, alef maksura and teh marbuta.
            "\u{671}": "\u{627}", "\u{6A9}": "\u{643}", "\u{6CC}\u{649}": "\u{64A}", "\u{629}": "\u{647}",
        ]
        var replacements: [UInt32: [UInt32]] = [:]
        for (letters, plain) in table {
            let replacement = plain.unicodeScalars.map(\.value)
            for letter in letters.unicodeScalars { replacements[letter.value] = replacement }
        }
        return replacements
    }()
}

extension UInt32 {
    /// The value of an ASCII scalar, as `UInt8(ascii:)` is for bytes.
    init(ascii scalar: Unicode.Scalar) { self = scalar.value }
}
