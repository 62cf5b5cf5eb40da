import TILText

/// Text from elsewhere, made safe to show: what would act on a terminal, or deceive the eye, is shown as what it is.
///
/// Control characters become `^[` and the like; characters that cannot be seen or that turn the direction of writing
/// become their code point: `<U+202E>`. Emoji sequences and marks that combine stay whole.
enum VisibleText {
    /// What becomes of line ends and tabs.
    enum Lines {
        /// One line is wanted: they are shown too (`^J`, `^I`).
        case one
        /// They stay.
        case many
    }

    /// The text, safe to print.
    static func visible(_ text: String, lines: Lines = .one) -> String {
        if text.isPrintableASCII { return text }
        guard text.unicodeScalars.contains(where: { isSuspicious($0, lines) }) else { return text }
        // Bytes, since a view of scalars that is appended to is copied over and over.
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count * 2)
        var previous: Unicode.Scalar?
        var base: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            if isSuspicious(scalar, lines), !isAtHome(scalar, after: previous, base: base) {
                result += shown(scalar).utf8
                base = nil
            } else {
                result += UTF8.encode(scalar) ?? .init()
                if !isMark(scalar) { base = scalar }
            }
            previous = scalar
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Whether a scalar is to be shown as what it is, unless its neighbours explain it.
    static func isSuspicious(_ scalar: Unicode.Scalar, _ lines: Lines) -> Bool {
        switch scalar.value {
        case 0x0A, 0x09: lines == .one
        case ..<0x20, 0x7F...0x9F: true
        case 0x20..<0xAD: false
        case 0x2028, 0x2029, 0xFFF9...0xFFFB: true
        default: scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    /// Whether an invisible scalar does what it is for: joins emoji, selects a look, shapes a script that needs it.
    private static func isAtHome(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, base: Unicode.Scalar?)
        -> Bool
    {
        guard let previous, let base else { return false }
        switch scalar.value {
        case 0xFE00...0xFE0F:
            return previous == base && (base.value >= 0xA9 || base.properties.isEmoji)
        case 0xE0100...0xE01EF:
            return previous == base && base.properties.isIdeographic
        case 0x200D:
            return isShaped(base) || base.properties.isEmoji && base.value > 0xA8
        case 0x200C:
            return isShaped(base)
        case 0xE0020...0xE007F:
            return base.value == 0x1F3F4 || (0xE0020...0xE007E).contains(base.value)
        default:
            return false
        }
    }

    /// Whether a letter is of a script that is written joined, or with conjuncts: Arabic to Mongolian, and its neighbours.
    private static func isShaped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0600...0x109F, 0x1780...0x18AF, 0x1900...0x1CFF, 0xA800...0xABFF, 0xFB50...0xFDFF, 0x10A00...0x11FFF:
            true
        default: false
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: true
        default: scalar.value == 0x200D || (0x1F3FB...0x1F3FF).contains(scalar.value)
        }
    }

    private static func shown(_ scalar: Unicode.Scalar) -> String {
        switch scalar.value {
        case 0x7F: return "^?"
        case let value where value < 0x20: return "^" + String(Character(Unicode.Scalar(UInt8(value + 0x40))))
        case let value:
            let digits = String(value, radix: 16, uppercase: true)
            return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
        }
    }
}

extension StringProtocol {
    /// Whether text holds nothing but printable ASCII: each byte is a character, and takes one cell.
    ///
    /// It is asked several times of each row of a list.
    var isPrintableASCII: Bool {
        utf8.withContiguousStorageIfAvailable { bytes in
            ByteWords.areAll(in: UnsafeRawBufferPointer(bytes)) { word in
                // A top bit is set where a byte is below a blank, is no ASCII, or is the last character, Delete.
                let marks = (word &- ByteWords.ones &* 0x20) | word | (word &+ ByteWords.ones)
                return marks & ByteWords.tops == 0
            }
        } ?? utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    }
}
