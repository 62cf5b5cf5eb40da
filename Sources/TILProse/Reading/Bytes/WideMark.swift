import TILText

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
}

extension WideMark {
    /// Creates the mark that starts at a byte of at least 0x80, or returns nil for a letter. Invalid UTF-8 is a mark.
    init?(_ bytes: Bytes, at index: Int, limit: Int) {
        guard let scalar = ScalarReader.scalar(bytes, at: index, limit: limit) else {
            self.init(meaning: .token(.mark), length: 1)
            return
        }
        guard let meaning = Self.meaning(of: scalar.value) else { return nil }
        self.init(meaning: meaning, length: UTF8.width(scalar))
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
