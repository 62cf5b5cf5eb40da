import Foundation

/// The key of an acronym for look-ups.
package enum AcronymKey {
    /// Returns the acronym in capitals, without surrounding white space.
    package static func key(of short: String) -> String {
        if isKey(short) { return short }
        return tidied(short).uppercased().composed
    }

    /// Returns whether text is already its own key, like nearly every acronym: visible ASCII without small letters.
    package static func isKey(_ text: String) -> Bool {
        text.utf8.allSatisfy { byte in byte < 0x7F && !byte.isSpaceOrControl && !byte.isLower }
    }

    /// Returns text without surrounding white space, and with one space for each run of white space inside.
    package static func tidied(_ text: String) -> String {
        if isTidy(text) { return text }
        // Split scalars, so that a space with a combining mark is a separator and the mark is kept.
        let words = text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
        return words.map { word in String(word) }.joined(separator: " ")
    }

    /// Returns whether text is already tidy: visible ASCII with single spaces inside and no surrounding space.
    package static func isTidy(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var previous = UInt8(ascii: " ")
            for byte in bytes {
                if byte >= 0x7F || byte < 0x20 || byte == " " && previous == " " { return false }
                previous = byte
            }
            return previous != " "
        }
    }
}

extension String {
    /// The text in Normalization Form C, so that equal texts have equal bytes.
    package var composed: String {
        utf8.allSatisfy { byte in byte.isASCII } ? self : precomposedStringWithCanonicalMapping
    }
}
