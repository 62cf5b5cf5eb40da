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
        var open = quote.flatMap(\.asciiValue)
        var isEscaped = false
        for byte in text.utf8 {
            if isEscaped {
                isEscaped = false
                // Between double quotes a backslash stands for itself unless what follows needs it.
                if open == UInt8(ascii: "\""), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
                    result.append(UInt8(ascii: "\\"))
                }
                result.append(byte)
            } else if byte == UInt8(ascii: "\\"), open != UInt8(ascii: "'") {
                isEscaped = true
            } else if byte == open {
                open = nil
            } else if open == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                open = byte
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Whether the character at a byte of a line is quoted, so that it ends no word.
    static func isQuoted(_ line: String, at index: Int) -> Bool {
        var open: UInt8?
        var isEscaped = false
        for (position, byte) in line.utf8.enumerated() {
            if position == index { return isEscaped || open != nil }
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\"), open != UInt8(ascii: "'") {
                isEscaped = true
            } else if byte == open {
                open = nil
            } else if open == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                open = byte
            }
        }
        return false
    }
}
