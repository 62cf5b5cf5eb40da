import Foundation

/// The treatment of line breaks and tabs in visible text.
package enum VisibleLines {
    /// Show line breaks and tabs as `^J` and `^I`, so that the text fits one line.
    case one
    /// Keep line breaks and tabs.
    case many
}

extension String {
    /// The text escaped for one line of a terminal.
    ///
    /// Control characters become `^[` and the like. Invisible characters and characters that change the writing
    /// direction become their code point, for example `<U+202E>`. Emoji sequences and combining marks are kept.
    package var visible: String { visible(lines: .one) }

    /// Returns the text escaped for a terminal.
    package func visible(lines: VisibleLines) -> String {
        guard unicodeScalars.contains(where: { scalar in scalar.isSuspicious(lines) }) else { return self }
        var result = ""
        var previous: Unicode.Scalar?
        var base: Unicode.Scalar?
        var rest = unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if let next = rest.first, let byte = SystemText.byte(scalar, next) {
                result += "\\x" + String(byte, radix: 16, uppercase: true)
                rest.removeFirst()
                base = nil
            } else if scalar.isSuspicious(lines), !scalar.isExplained(by: previous, base) {
                result += scalar.shown
                base = nil
            } else {
                result.unicodeScalars.append(scalar)
                if !scalar.keepsBase { base = scalar }
            }
            previous = scalar
        }
        return result
    }
}

extension Unicode.Scalar {
    /// Whether the scalar should be escaped unless its neighbours justify it.
    package func isSuspicious(_ lines: VisibleLines) -> Bool {
        switch value {
        case 0x0A, 0x09: lines == .one
        case ..<0x20, 0x7F...0x9F: true
        case 0x20..<0xAD: false
        case 0x2028, 0x2029, 0xFFF9...0xFFFB: true
        // A byte that is not UTF-8, or characters that are not for text.
        case 0xFDD0...0xFDEF: true
        default: properties.isDefaultIgnorableCodePoint
        }
    }

    /// Whether an invisible scalar has an effect: it joins emoji, selects a glyph, or shapes a script that needs it.
    /// - Parameters:
    ///   - previous: the scalar before it.
    ///   - base: the last scalar before it that is shown in a place of its own.
    fileprivate func isExplained(by previous: Unicode.Scalar?, _ base: Unicode.Scalar?) -> Bool {
        guard let previous, let base else { return false }
        let followsBase = previous == base
        return switch value {
        // Variation selectors: the heart as an emoji.
        case 0xFE00...0xFE0F: followsBase && (!base.isLatin1Text || base.properties.isEmoji)
        // Variation selectors for ideographs, such as the forms of a name.
        case 0xE0100...0xE01EF: followsBase && base.properties.isIdeographic
        // The zero-width joiner: a family of emoji, a conjunct.
        case 0x200D: base.isShaped || base.properties.isEmoji && !base.isLatin1Text
        // The zero-width non-joiner of Persian.
        case 0x200C: base.isShaped
        // Tags after the black flag, which spell the flag of a region. A tag is the base of the next one.
        case 0xE0020...0xE007F: base.value == 0x1F3F4 || (0xE0020...0xE007E).contains(base.value)
        default: false
        }
    }

    /// Whether the scalar is below the first pictograph, the copyright sign. Among these, digits count as emoji.
    private var isLatin1Text: Bool { value < 0xA9 }

    /// Whether the letter belongs to a script with joined letters or conjuncts: Arabic to Mongolian, and related
    /// scripts.
    private var isShaped: Bool {
        switch value {
        case 0x0600...0x109F, 0x1780...0x18AF, 0x1900...0x1CFF, 0xA800...0xABFF, 0xFB50...0xFDFF, 0x10A00...0x11FFF:
            true
        default: false
        }
    }

    /// Whether the scalar belongs to the one before it: a combining mark, the joiner, a colour of skin.
    fileprivate var keepsBase: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: true
        default: value == 0x200D || (0x1F3FB...0x1F3FF).contains(value)
        }
    }

    fileprivate var shown: String {
        if value == 0x7F { return "^?" }
        if value < 0x20 { return "^\(Character(Unicode.Scalar(UInt8(value + 0x40))))" }
        return String(format: "<U+%04X>", value)
    }
}
