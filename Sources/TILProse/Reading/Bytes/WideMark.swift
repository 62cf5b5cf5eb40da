/// A mark or space beyond ASCII that has the same meaning as an ASCII one.
struct WideMark {
    /// The meaning of a mark.
    enum Meaning {
        case blank
        /// Zero-width marks and soft hyphens, which are ignored.
        case nothing
        case token(ProseToken.Kind)
    }

    let meaning: Meaning
    /// The length in bytes.
    let length: Int

    /// Creates the mark that starts at a byte of at least 0x80, or returns nil for a letter. Invalid UTF-8 is a mark.
    init?(_ bytes: Bytes, at index: Int, limit: Int) {
        guard let length = UTF8Reading.length(bytes, at: index, limit: limit) else {
            self.init(meaning: .token(.mark), length: 1)
            return
        }
        // The letters of most scripts start with other bytes.
        guard [0xC2, 0xC3, 0xE2, 0xE3, 0xEF].contains(bytes[index]) else { return nil }
        let lead = UInt32(bytes[index]) & (length == 2 ? 0x1F : 0x0F)
        let scalar = bytes[(index + 1)..<(index + length)].reduce(lead) { $0 << 6 | UInt32($1 & 0x3F) }
        guard let meaning = Self.meaning(of: scalar) else { return nil }
        self.init(meaning: meaning, length: length)
    }

    private init(meaning: Meaning, length: Int) {
        self.meaning = meaning
        self.length = length
    }

    private static func meaning(of scalar: UInt32) -> Meaning? {
        switch scalar {
        case 0xA0, 0x2000...0x200A, 0x202F, 0x3000: .blank
        case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0xFEFF: .nothing
        case 0x2010, 0x2011, 0x2212: .token(.hyphen)
        case 0x2012...0x2015: .token(.dash)
        case 0x2019: .token(.apostrophe)
        case 0xAB, 0xBB, 0x2018, 0x201A...0x201F: .token(.quote)
        case 0x2026, 0x3002: .token(.period)
        case 0x3001, 0xFF0C: .token(.comma)
        case 0xFF08: .token(.openParenthesis)
        case 0xFF09: .token(.closeParenthesis)
        case 0xAA, 0xB5, 0xBA, 0x3005...0x3007: nil
        case 0x80...0xBF, 0xD7, 0xF7, 0x2000...0x2BFF, 0x3001...0x303F: .token(.mark)
        default: nil
        }
    }
}

/// Reads single UTF-8 scalars from bytes that may be invalid.
enum UTF8Reading {
    /// Returns the length of the scalar beyond ASCII that starts at a byte, or nil if the bytes are invalid UTF-8.
    ///
    /// Overlong forms, surrogates and values beyond U+10FFFF are invalid (Unicode Standard, table 3-7).
    static func length(_ bytes: Bytes, at index: Int, limit: Int) -> Int? {
        let lead = bytes[index]
        func continues(_ place: Int, _ low: UInt8 = 0x80, _ high: UInt8 = 0xBF) -> Bool {
            place < limit && bytes[place] >= low && bytes[place] <= high
        }
        switch lead {
        case 0xC2...0xDF:
            return continues(index + 1) ? 2 : nil
        case 0xE0...0xEF:
            let low: UInt8 = lead == 0xE0 ? 0xA0 : 0x80
            let high: UInt8 = lead == 0xED ? 0x9F : 0xBF
            return continues(index + 1, low, high) && continues(index + 2) ? 3 : nil
        case 0xF0...0xF4:
            let low: UInt8 = lead == 0xF0 ? 0x90 : 0x80
            let high: UInt8 = lead == 0xF4 ? 0x8F : 0xBF
            return continues(index + 1, low, high) && continues(index + 2) && continues(index + 3) ? 4 : nil
        default:
            return nil
        }
    }
}
