import Foundation

/// Quoting of words as Tab writes them, after the shell: a backslash, single quotes, double quotes.
enum ReadlineQuoting {
    /// The characters that would end a word or begin a quotation.
    private static let special = Set(" \t\n\\\"'".utf8)

    /// A word as it is written inside an open quotation, or outside of any (`quote` nil).
    static func quoted(_ word: String, in quote: Character?) -> String {
        var result: [UInt8] = []
        for byte in word.utf8 {
            switch quote {
            case "'":
                if byte == UInt8(ascii: "'") {
                    result += Array("'\\''".utf8)
                    continue
                }
            case .some(let quote):
                if byte == quote.asciiValue || byte == UInt8(ascii: "\\") { result.append(UInt8(ascii: "\\")) }
            case nil:
                if special.contains(byte) { result.append(UInt8(ascii: "\\")) }
            }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// What is meant by the part of a word that was typed inside an open quotation, or outside of any.
    static func unquoted(_ text: String, in quote: Character?) -> String {
        var result: [UInt8] = []
        var place = Place(open: quote?.asciiValue)
        for byte in text.utf8 {
            let isEscaped = place.isEscaped
            if place.isMark(byte) { continue }
            // Between double quotes a backslash stands for itself unless what follows needs it.
            if isEscaped, place.open == UInt8(ascii: "\""), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
                result.append(UInt8(ascii: "\\"))
            }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Whether the character at a byte of a line is quoted, so that it ends no word.
    static func isQuoted(_ line: String, at index: Int) -> Bool {
        var place = Place()
        for (position, byte) in line.utf8.enumerated() {
            if position == index { return place.isEscaped || place.open != nil }
            _ = place.isMark(byte)
        }
        return false
    }

    /// A place in a line, by the quotation that is open there.
    private struct Place {
        /// The quote that opened it; nil outside of any.
        var open: UInt8?
        /// Whether a backslash stands before it.
        var isEscaped = false

        /// Whether the byte at the place is a mark of quoting rather than text; goes on to the next place.
        mutating func isMark(_ byte: UInt8) -> Bool {
            if isEscaped {
                isEscaped = false
                return false
            }
            switch byte {
            case UInt8(ascii: "\\") where open != UInt8(ascii: "'"): isEscaped = true
            case _ where byte == open: open = nil
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                if open != nil { return false }
                open = byte
            default: return false
            }
            return true
        }
    }
}
