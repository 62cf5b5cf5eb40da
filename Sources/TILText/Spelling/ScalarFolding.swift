/// Normalisation of letters for comparing short and long forms.
package enum ScalarFolding {
    /// Whether a scalar is a letter. Beyond ASCII, every alphabetic scalar is one.
    package static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return UInt8(scalar.value).isLetter }
        return scalar.properties.isAlphabetic
    }

    package static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }

    package static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool { isDigit(scalar) || isLetter(scalar) }

    package static func isUpper(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return UInt8(scalar.value).isUpper }
        return scalar.properties.isUppercase
    }

    /// Returns a letter in lower case. A Latin-1 letter loses its accent, and a Greek letter becomes the Latin initial
    /// of its name.
    package static func fold(_ scalar: Unicode.Scalar) -> UInt32 {
        let value = scalar.value
        if value < 0x80 { return UInt32(UInt8(value).lowercased) }
        if value <= 0xFF { return latin[Int(value)] }
        if (0x391...0x3C9).contains(value) { return greek[Int(value - 0x391)] }
        guard let lower = scalar.properties.lowercaseMapping.unicodeScalars.first else { return value }
        return lower.value
    }

    private static let latin: [UInt32] = {
        var table = (0..<256).map { index in UInt32(index) }
        for (index, letter) in "aaaaaaaceeeeiiiidnooooo×ouuuuy".unicodeScalars.enumerated() where letter != "×" {
            table[0xC0 + index] = letter.value
            table[0xE0 + index] = letter.value
        }
        return table
    }()

    /// The letters from capital alpha to small omega, with a gap between the cases.
    private static let greek: [UInt32] = {
        var table = (0x391...0x3C9).map { index in UInt32(index) }
        for (index, letter) in "abgdezetiklmnxoprsstyfcpo".unicodeScalars.enumerated() {
            table[index] = letter.value
            table[index + 0x20] = letter.value
        }
        return table
    }()
}
