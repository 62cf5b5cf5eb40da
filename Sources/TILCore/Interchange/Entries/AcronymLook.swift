/// The look of a text that stands alone in a cell or before a separator.
enum AcronymLook {
    /// The greatest length of a text that looks like an acronym, in bytes.
    private static let longest = 20
    /// The greatest number of small letters beside digits in a word that looks like an acronym.
    private static let mostSmallLetters = 4
    /// The greatest number of words of a text that looks like an acronym.
    private static let mostWords = 3

    /// Returns whether a text looks like an acronym without regard to its meaning: `FTP`, `IoT`, `24/7`, `e.g.`, `U S
    /// A`.
    ///
    /// A word in small letters does not, because it can be a key or any other word.
    static func isLikely(_ text: String) -> Bool {
        guard !text.isEmpty, text.utf8.count <= longest, !text.utf8.contains(UInt8(ascii: "\n")) else { return false }
        // Colours, names of accounts and of variables.
        if text.hasPrefix("#") || text.hasPrefix("@") || text.utf8.contains(UInt8(ascii: "_")) { return false }
        let words = text.unicodeScalars.split(whereSeparator: isSpace)
        return (1...mostWords).contains(words.count) && words.allSatisfy(isLikelyWord)
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        // The properties of other characters take longer.
        scalar.isASCII ? UInt8(ascii: scalar).isSpace : scalar.properties.isWhitespace
    }

    /// The numbers of letters and digits in a word.
    private struct Signs {
        var upper = 0
        var lower = 0
        var digits = 0
        var hasLaterCapital = false

        init(_ word: Substring.UnicodeScalarView) {
            var isFirst = true
            for scalar in word {
                if Self.isUppercase(scalar) {
                    upper += 1
                    hasLaterCapital = hasLaterCapital || !isFirst
                } else if Self.isLowercase(scalar) {
                    lower += 1
                } else if ("0"..."9").contains(scalar) {
                    digits += 1
                }
                isFirst = false
            }
        }

        private static func isUppercase(_ scalar: Unicode.Scalar) -> Bool {
            scalar.isASCII ? ("A"..."Z").contains(scalar) : scalar.properties.isUppercase
        }

        private static func isLowercase(_ scalar: Unicode.Scalar) -> Bool {
            scalar.isASCII ? ("a"..."z").contains(scalar) : scalar.properties.isLowercase
        }
    }

    private static func isLikelyWord(_ word: Substring.UnicodeScalarView) -> Bool {
        if isPartOfCode(word) { return false }
        let signs = Signs(word)
        if signs.upper + signs.lower + signs.digits == 0 { return false }
        // A number is no acronym, but 24/7 is.
        if signs.upper + signs.lower == 0 { return word.contains("/") }
        if signs.upper > 0, signs.lower == 0 { return true }
        // A name of a program, such as `timeRange`, has more small letters than DevOps.
        if signs.hasLaterCapital { return signs.upper * 2 >= signs.lower }
        if signs.digits > 0 {
            // `h264` and `i18n`, but not `image1`, which counts the images of a page.
            let hasFewSmall = signs.upper > 0 || signs.lower <= mostSmallLetters
            let hasOtherSigns = word.contains { sign in "./&+-".unicodeScalars.contains(sign) }
            return hasFewSmall && word.count <= 10 && !hasOtherSigns
        }
        // An abbreviation with a full stop, such as "approx." or "e.g.".
        return word.last == "." && word.count <= 7
    }

    /// Returns whether a word has signs of code or of mathematics: `example()`, `${name}`, `$n$`.
    private static func isPartOfCode(_ word: Substring.UnicodeScalarView) -> Bool {
        word.first == "$" || word.contains { sign in "{}\\=<>".unicodeScalars.contains(sign) }
            || word.suffix(2).elementsEqual("()".unicodeScalars)
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

    /// Returns whether a text cannot be an acronym: an address, or a path such as `docs/_build/html` or `.cache/`.
    static func isPlace(_ text: String) -> Bool {
        guard text.utf8.contains(UInt8(ascii: "/")) || text.utf8.contains(UInt8(ascii: "@")) else { return false }
        if isAddress(text) || hasAddress(text) || text.hasPrefix("@") { return true }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count > 3 { return !areForms(parts) }
        return parts.count > 1 && (parts.last?.isEmpty == true || text.hasPrefix("."))
    }

    /// Returns whether texts are forms of an acronym, the first in capitals: `ADD/ADR/ADDR/Addr`.
    private static func areForms(_ parts: [Substring]) -> Bool {
        guard let first = parts.first, first.allSatisfy(\.isUppercase) else { return false }
        return parts.allSatisfy { part in
            (1...6).contains(part.count) && part.allSatisfy(\.isLetter) && part.first?.isUppercase == true
        }
    }

    /// Returns whether a text is a list of acronyms behind the letter of an index: `ACL • ACK • ADR`.
    static func isIndex(of letter: String, _ text: String) -> Bool {
        guard letter.count == 1 else { return false }
        let words = text.unicodeScalars.split { scalar in
            scalar.properties.isWhitespace || "•·|,".unicodeScalars.contains(scalar)
        }
        return words.count > 1 && words.count(where: isLikelyWord) * 3 > words.count * 2
    }

    /// Returns whether a text is an address or a path.
    static func isAddress(_ text: String) -> Bool {
        if text.utf8.contains(UInt8(ascii: " ")) { return false }
        if hasAddress(text) || placeStarts.contains(where: text.hasPrefix) { return true }
        // A mail address.
        return text.utf8.dropFirst().contains(UInt8(ascii: "@"))
    }

    private static let placeStarts = ["www.", "/", "./", "~/"]

    /// Returns whether a text is a single word with signs of code: `docutils.core:main`, `#FF0000`, `page.html?id=1`.
    static func isCode(_ text: String) -> Bool {
        if text.utf8.contains(UInt8(ascii: " ")) {
            return text.hasPrefix("\\") || text.contains("{{") || text.contains("${")
        }
        let inner = text.utf8.dropFirst().dropLast()
        return text.utf8.contains { byte in ":=?#_\\{}<>".utf8.contains(byte) } || inner.contains(UInt8(ascii: "."))
    }

    private static let truthValues: Set<String> = ["true", "false", "yes", "no", "null", "none", "on", "off"]

    /// Returns whether a text is a number, a path, an address or code, as the values of settings are, and not a
    /// meaning.
    static func isValue(_ text: String) -> Bool {
        if isAddress(text) || isCode(text) { return true }
        let isWord = !text.utf8.contains(UInt8(ascii: " "))
        if isWord, text.utf8.contains(UInt8(ascii: "/")) { return true }
        let hasLetter = text.unicodeScalars.contains(where: \.properties.isAlphabetic)
        return !hasLetter || truthValues.contains(text.lowercased())
    }
}
