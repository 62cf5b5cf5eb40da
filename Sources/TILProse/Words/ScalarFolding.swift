/// What makes two letters the same when a short form is compared with a long one.
enum ScalarFolding {
    /// Whether a scalar is a letter. Of the scripts beyond Latin every alphabetic scalar is one.
    static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x80 { return ByteClass.isLetter(UInt8(scalar.value)) }
        return scalar.properties.isAlphabetic
    }

    /// Whether a scalar is of upper case.
    static func isUpper(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x80 { return ByteClass.isUpper(UInt8(scalar.value)) }
        return scalar.properties.isUppercase
    }

    /// A letter in lower case, without accents if it is one of Latin-1, and the Latin letter with which the name of a
    /// Greek one begins.
    static func fold(_ scalar: Unicode.Scalar) -> UInt32 {
        let value = scalar.value
        if value < 0x80 { return UInt32(ByteClass.lowercased(UInt8(value))) }
        if value <= 0xFF { return latin[Int(value)] }
        if (0x391...0x3C9).contains(value) { return greek[Int(value - 0x391)] }
        guard let lower = scalar.properties.lowercaseMapping.unicodeScalars.first else { return value }
        return lower.value
    }

    private static let latin: [UInt32] = {
        var table = (0..<256).map { UInt32($0) }
        let groups: [(ClosedRange<Int>, Character)] = [
            (0xC0...0xC6, "a"), (0xC7...0xC7, "c"), (0xC8...0xCB, "e"), (0xCC...0xCF, "i"), (0xD0...0xD0, "d"),
            (0xD1...0xD1, "n"), (0xD2...0xD6, "o"), (0xD8...0xD8, "o"), (0xD9...0xDC, "u"), (0xDD...0xDD, "y"),
        ]
        for (range, letter) in groups {
            let value = letter.unicodeScalars.first?.value ?? 0
            for index in range {
                table[index] = value
                table[index + 0x20] = value
            }
        }
        return table
    }()

    /// From capital alpha to small omega, with a gap between the cases.
    private static let greek: [UInt32] = {
        let letters = Array("abgdezetiklmnxoprsstyfcpo".unicodeScalars).map(\.value)
        var table = [UInt32](repeating: 0, count: 0x3C9 - 0x391 + 1)
        for (index, value) in letters.enumerated() {
            table[index] = value
            table[index + 0x20] = value
        }
        return table
    }()
}
