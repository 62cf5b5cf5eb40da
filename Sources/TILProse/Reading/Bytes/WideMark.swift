/// A mark or a blank beyond ASCII that means the same as one of ASCII, at a place in a buffer.
struct WideMark {
    /// What it stands for.
    enum Meaning {
        case blank
        /// Zero-width marks and soft hyphens: they are not there.
        case nothing
        case token(ProseToken.Kind)
    }

    let meaning: Meaning
    /// Its length in bytes.
    let length: Int

    /// The mark that starts at a byte of 0x80 or more; nil for a letter. A byte that is no UTF-8 is a mark.
    @inline(__always)
    init?(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, limit: Int) {
        let lead = bytes[index]
        // The letters of most scripts begin with none of these bytes.
        guard let length = UTF8Reading.length(bytes, at: index, limit: limit) else {
            self.init(meaning: .token(.mark), length: 1)
            return
        }
        guard lead == 0xE2 || lead == 0xC2 || lead == 0xC3 || lead == 0xE3 || lead == 0xEF else { return nil }
        self.init(lead: lead, bytes[index + 1], length == 3 ? bytes[index + 2] : 0)
    }

    private init(meaning: Meaning, length: Int) {
        self.meaning = meaning
        self.length = length
    }

    private init?(lead: UInt8, _ second: UInt8, _ third: UInt8) {
        switch lead {
        case 0xC2:
            guard second != 0xAA, second != 0xB5, second != 0xBA else { return nil }
            length = 2
            meaning = Self.latinMeaning(second)
        case 0xC3:
            guard second == 0x97 || second == 0xB7 else { return nil }
            length = 2
            meaning = .token(.mark)
        case 0xE2:
            guard second <= 0xAF else { return nil }
            length = 3
            meaning =
                second == 0x80 ? Self.generalMeaning(third) : .token(second == 0x88 && third == 0x92 ? .hyphen : .mark)
        case 0xE3:
            guard second == 0x80, third != 0x85, third != 0x86, third != 0x87 else { return nil }
            length = 3
            meaning = third == 0x80 ? .blank : .token(third == 0x82 ? .period : third == 0x81 ? .comma : .mark)
        case 0xEF:
            if second == 0xBB, third == 0xBF {
                length = 3
                meaning = .nothing
            } else if second == 0xBC, third == 0x88 {
                length = 3
                meaning = .token(.openParenthesis)
            } else if second == 0xBC, third == 0x89 {
                length = 3
                meaning = .token(.closeParenthesis)
            } else if second == 0xBC, third == 0x8C {
                length = 3
                meaning = .token(.comma)
            } else {
                return nil
            }
        default:
            return nil
        }
    }

    /// Of U+0080 to U+00BF, by the second byte.
    private static func latinMeaning(_ second: UInt8) -> Meaning {
        switch second {
        case 0xA0: .blank
        case 0xAD: .nothing
        case 0xAB, 0xBB: .token(.quote)
        default: .token(.mark)
        }
    }

    /// Of General Punctuation from U+2000 to U+203F, by the third byte.
    private static func generalMeaning(_ third: UInt8) -> Meaning {
        switch third {
        case 0x80...0x8A, 0xAF: .blank
        case 0x8B...0x8F, 0xAA...0xAE: .nothing
        case 0x90, 0x91: .token(.hyphen)
        case 0x92...0x95: .token(.dash)
        case 0x99: .token(.apostrophe)
        case 0x98, 0x9A...0x9F: .token(.quote)
        case 0xA6: .token(.period)
        default: .token(.mark)
        }
    }
}
