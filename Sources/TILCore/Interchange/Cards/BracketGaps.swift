/// A text with gaps in brackets, as hashcards has them: `[NASA] flies to the [moon]`.
///
/// `\[` and `\]` are brackets, and so are those of a picture, `![…](…)`. Source: `src/parser.rs` of
/// github.com/eudoxia0/hashcards, whose rules decide by which hash its history knows a gap.
struct BracketGaps: Hashable {
    /// A gap: the places of its first and its last byte in the text without brackets.
    struct Gap: Hashable {
        let first: Int
        let last: Int
    }

    /// The text without the brackets of the gaps.
    private(set) var text: [UInt8] = []
    private(set) var gaps: [Gap] = []

    /// The most gaps that are looked at.
    private static let mostGaps = 500

    init(_ marked: String) {
        let bytes = Array(marked.utf8)
        var start: Int?
        var isPicture = false
        var isEscaped = false
        for (index, byte) in bytes.enumerated() {
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            switch byte {
            case 0x5B where isPicture || isEscaped, 0x5D where isPicture || isEscaped:
                text.append(byte)
                if isEscaped { isEscaped = false } else if byte == 0x5D { isPicture = false }
            case 0x5B:
                start = text.count
            case 0x5D:
                guard let first = start else { continue }
                if text.count > first, gaps.count < Self.mostGaps {
                    gaps.append(Gap(first: first, last: text.count - 1))
                }
                start = nil
            case 0x21:
                if next == 0x5B { isPicture = true }
                text.append(byte)
            case 0x5C where next == 0x5B || next == 0x5D:
                isEscaped = true
            default:
                text.append(byte)
            }
        }
    }

    /// The text, and what each gap hides by its number from 1.
    var cloze: ClozeText {
        var hidden: [Int: String] = [:]
        for (index, gap) in gaps.enumerated() {
            hidden[index + 1] = FieldText.trimmed(String(decoding: text[gap.first...gap.last], as: UTF8.self))
        }
        return ClozeText(plain: String(decoding: text, as: UTF8.self), gaps: hidden)
    }
}
