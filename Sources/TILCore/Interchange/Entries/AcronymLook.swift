/// The look of a text that stands alone in a cell or before a separator.
enum AcronymLook {
    /// The greatest length of a text that looks like an acronym, in bytes.
    private static let longest = 20
    /// The greatest number of words of a text that looks like an acronym.
    private static let mostWords = 3

    /// Returns whether a text looks like an acronym without regard to its meaning: `FTP`, `IoT`, `24/7`, `e.g.`, `U S A`.
    ///
    /// A word in small letters does not, because it can be a key or any other word.
    static func isLikely(_ text: String) -> Bool {
        guard !text.isEmpty, text.utf8.count <= longest, !text.contains("\n") else { return false }
        let words = text.unicodeScalars.split { $0.properties.isWhitespace }
        return (1...mostWords).contains(words.count) && words.allSatisfy(isLikelyWord)
    }

    private static func isLikelyWord(_ word: Substring.UnicodeScalarView) -> Bool {
        var upper = 0
        var lower = 0
        var digits = 0
        var isFirst = true
        var hasLaterCapital = false
        for scalar in word {
            if scalar.properties.isUppercase {
                upper += 1
                hasLaterCapital = hasLaterCapital || !isFirst
            } else if scalar.properties.isLowercase {
                lower += 1
            } else if ("0"..."9").contains(scalar) {
                digits += 1
            }
            isFirst = false
        }
        if upper + lower + digits == 0 { return false }
        let hasSign = word.contains { "./&+-".unicodeScalars.contains($0) }
        // A number is no acronym, but 24/7 is.
        if upper + lower == 0 { return word.contains("/") }
        if hasLaterCapital || upper > 0 && lower == 0 { return upper * 4 >= lower }
        if digits > 0 { return word.count <= 10 && !hasSign }
        // An abbreviation with a full stop, such as "approx." or "e.g.".
        return word.last == "." && word.count <= 7
    }

    /// Returns whether a text has an address such as `https://example.org`.
    static func hasAddress(_ text: String) -> Bool {
        var last: UInt8 = 0
        var beforeLast: UInt8 = 0
        for byte in text.utf8 {
            if byte == UInt8(ascii: "/"), last == byte, beforeLast == UInt8(ascii: ":") { return true }
            beforeLast = last
            last = byte
        }
        return false
    }

    /// Returns whether a text is an address or a path.
    static func isAddress(_ text: String) -> Bool {
        guard !text.contains(" ") else { return false }
        return text.contains("://") || text.hasPrefix("www.") || text.hasPrefix("/") || text.hasPrefix("./")
            || text.hasPrefix("~/") || text.contains("@") && text.contains(".")
    }

    /// Returns whether a text is a number, a path or an address, as the values of settings are, and not a meaning.
    static func isValue(_ text: String) -> Bool {
        isAddress(text) || text.contains("/") && !text.contains(" ")
            || !text.unicodeScalars.contains(where: \.properties.isAlphabetic)
            || ["true", "false", "yes", "no", "null", "none", "on", "off"].contains(text.lowercased())
    }
}
