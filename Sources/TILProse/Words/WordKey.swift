/// A word as a number, for looking it up in a set without creating a string.
///
/// Words of up to seven bytes have a unique key. Longer ones have a 64-bit hash, which collides about once in 10^19
/// pairs of words.
struct WordKey: Hashable {
    let value: UInt64

    /// The greatest length in bytes of a word with a unique key.
    static let longestShort = 7
    /// Whether this is the hash of a longer word.
    var isLong: Bool { value >> 63 != 0 }
    /// The length of the word in bytes, or `.max` for a longer word of unknown length.
    var longest: Int { isLong ? .max : 8 - value.leadingZeroBitCount / 8 }
}

extension WordKey {
    /// Creates the key of bytes with their ASCII letters in lower case.
    @inline(__always)
    init(_ bytes: Bytes, _ range: ByteRange) {
        self.init(bytes, range, ByteSearch.lowercased)
    }

    /// Creates the key of bytes as written.
    @inline(__always)
    init(exactly bytes: Bytes, _ range: ByteRange) {
        self.init(bytes, range) { $0 }
    }

    /// Creates the key of a word with its ASCII letters in lower case.
    init(_ word: String) {
        var word = word
        self = word.withUTF8 { WordKey($0, 0..<$0.count) }
    }

    /// Creates the key of a word as written.
    init(exactly word: String) {
        var word = word
        self = word.withUTF8 { WordKey(exactly: $0, 0..<$0.count) }
    }

    /// - Parameter folded: normalises eight bytes.
    @inline(__always)
    private init(_ bytes: Bytes, _ range: ByteRange, _ folded: (UInt64) -> UInt64) {
        if range.count <= Self.longestShort {
            value = folded(ByteSearch.word(bytes, range))
        } else {
            var hash = UInt64(truncatingIfNeeded: range.count)
            var index = range.lowerBound
            while index < range.upperBound {
                hash = (hash ^ folded(ByteSearch.word(bytes, index..<range.upperBound))) &* 0x9E37_79B9_7F4A_7C15
                hash ^= hash >> 32
                index += 8
            }
            value = hash | 1 << 63
        }
    }
}

/// Normalisation of letters for comparing short and long forms.
enum ScalarFolding {
    /// Whether a scalar is a letter. Beyond ASCII, every alphabetic scalar is one.
    static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x80 { return UInt8(scalar.value).isLetter }
        return scalar.properties.isAlphabetic
    }

    static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }

    static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool { isDigit(scalar) || isLetter(scalar) }

    static func isUpper(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x80 { return UInt8(scalar.value).isUpper }
        return scalar.properties.isUppercase
    }

    /// Returns a letter in lower case. A Latin-1 letter loses its accent, and a Greek letter becomes the Latin initial
    /// of its name.
    static func fold(_ scalar: Unicode.Scalar) -> UInt32 {
        let value = scalar.value
        if value < 0x80 { return UInt32(UInt8(value).lowercased) }
        if value <= 0xFF { return latin[Int(value)] }
        if (0x391...0x3C9).contains(value) { return greek[Int(value - 0x391)] }
        guard let lower = scalar.properties.lowercaseMapping.unicodeScalars.first else { return value }
        return lower.value
    }

    private static let latin: [UInt32] = {
        var table = (0..<256).map { UInt32($0) }
        for (index, letter) in "aaaaaaaceeeeiiiidnooooo×ouuuuy".unicodeScalars.enumerated() where letter != "×" {
            table[0xC0 + index] = letter.value
            table[0xE0 + index] = letter.value
        }
        return table
    }()

    /// The letters from capital alpha to small omega, with a gap between the cases.
    private static let greek: [UInt32] = {
        var table = (0x391...0x3C9).map { UInt32($0) }
        for (index, letter) in "abgdezetiklmnxoprsstyfcpo".unicodeScalars.enumerated() {
            table[index] = letter.value
            table[index + 0x20] = letter.value
        }
        return table
    }()
}
