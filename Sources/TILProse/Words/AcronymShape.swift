import TILText

/// The shape of a single word that looks like an acronym by its letters.
///
/// At least half of the letters are capitals, and there are at least two: "PCA", "IoT", "mRNA", "W3C", "CNNs". Some
/// words are excluded: Roman numerals, units ("GHz"), words in capitals for emphasis or in headings ("NOT",
/// "INTRODUCTION"), names that contain a whole word ("OpenSSL") or end with a long number ("CIFAR100").
package struct AcronymShape: Hashable, Sendable {
    /// The word without the small s of a plural: "CNN" for "CNNs".
    package let singular: String

    /// The greatest length in bytes of words joined by marks.
    private static let longestCompound = 32

    /// Creates the shape of a word, or returns nil if the word does not look like an acronym.
    ///
    /// Parts joined by hyphens ("R-CNN") or ampersands ("R&D") are checked separately. Each must look like an acronym,
    /// or be a single capital or a number of at most three digits. Slashes join single capitals only ("I/O").
    package init?(_ word: String) {
        guard !word.isEmpty, word.utf8.count <= Self.longestCompound else { return nil }
        var word = word
        let isAcronym = word.withUTF8 { bytes -> Bool in
            ProseTokenizer.read(bytes, longest: bytes.count) { tokenizer in
                tokenizer.read(bytes.indices)
                return tokenizer.passage.nextAcronym(from: 0)?.tokens == tokenizer.tokens.indices
            }
        }
        guard isAcronym else { return nil }
        singular = Self.singular(of: word)
    }

    // MARK: Plurals

    /// Returns a word without the small s of a plural after a capital or a digit: "CNN" for "CNNs", "MP3" for "MP3s",
    /// but "gas" unchanged.
    package static func singular(of word: String) -> String {
        var word = word
        let hasEnding = word.withUTF8 { bytes in isPlural(bytes, bytes.indices) }
        return hasEnding ? String(decoding: word.utf8.dropLast(), as: UTF8.self) : word
    }

    /// Returns the bytes of a word without the small s of a plural.
    static func singular(_ bytes: Bytes, _ word: ByteRange) -> ByteRange {
        isPlural(bytes, word) ? word.dropLast() : word
    }

    /// Whether a word ends with the small s of a plural.
    private static func isPlural(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        guard word.count >= 3, bytes[word.upperBound - 1] == "s" else { return false }
        let before = bytes[word.upperBound - 2]
        if before.isUpper { return true }
        // "K8s" has no plural ending.
        return before.isDigit && bytes[word].count(where: \.isUpper) > 1
    }

    // MARK: Letters

    /// The greatest length of an acronym in bytes.
    private static let longest = 14
    /// The greatest length of a word in capitals. A longer one is a name or an emphasis.
    private static let longestInCapitals = 8

    /// Whether a word is an acronym by its numbers of letters and digits.
    static func isAcronym(_ token: ProseToken, _ bytes: Bytes) -> Bool {
        if token.count == 2, token.upper == 1, token.digits == 1 {
            return lettersWithNumber.contains(WordKey(exactly: bytes, token.range))
        }
        guard token.upper >= 2, token.count <= longest else { return false }
        let lower = isPlural(bytes, token.range) ? token.lower - 1 : token.lower
        guard token.upper >= lower else { return false }
        if containsWord(token, lower: lower, bytes) || isProgram(token, lower: lower, bytes) { return false }
        if isHexadecimal(token, bytes) || endsWithNumber(token, bytes) { return false }
        if token.digits > 0, UnitNames.measures(bytes, token.range) { return false }
        if token.lower == 0, token.digits == 0 { return isAcronymInCapitals(token, bytes) }
        return !UnitNames.symbols.contains(WordKey(exactly: bytes, token.range))
    }

    /// Pairs of a letter and a digit that are more than the name of a variable.
    private static let lettersWithNumber = WordSet(exactly: "F1 G7 G8 L2 2G 3G 4G 5G 6G")

    /// Short acronyms with full stops. Other such words may be the initials of people.
    static let dotted = WordSet(exactly: "U.S. U.S.A. U.K. U.N. E.U. D.C. U.A.E.")

    /// Whether a word of capitals alone is an acronym, rather than a number or an English word.
    private static func isAcronymInCapitals(_ token: ProseToken, _ bytes: Bytes) -> Bool {
        guard token.count <= longestInCapitals else { return false }
        if RomanNumeral.value(of: UnsafeBufferPointer(rebasing: bytes[token.range])) != nil { return false }
        let key = WordKey(bytes, token.range)
        return !ShoutedWords.words.contains(key) && !ShoutedWords.codes.contains(key)
    }

    /// Whether a word is a name that contains a whole word: "HTTPParser", "OpenSSL".
    /// - Parameter lower: the number of small letters without the s of a plural.
    private static func containsWord(_ token: ProseToken, lower: Int, _ bytes: Bytes) -> Bool {
        let hasFewCapitals = token.upper <= 4 || token.upper <= lower
        return lower >= 3 && hasFewCapitals && hasThreeSmallLetters(token, bytes)
    }

    /// Whether three small letters follow one another.
    private static func hasThreeSmallLetters(_ token: ProseToken, _ bytes: Bytes) -> Bool {
        var count = 0
        for byte in bytes[token.range] {
            count = byte.isLower ? count + 1 : 0
            if count == 3 { return true }
        }
        return false
    }

    /// Whether a word is the name of a program that ends with an acronym: "SunOS", "NetBSD", "OpenLDAP".
    private static func isProgram(_ token: ProseToken, lower: Int, _ bytes: Bytes) -> Bool {
        guard lower >= 2 else { return false }
        let smallLetters = token.range.dropFirst().prefix { index in bytes[index].isLower }
        return startsOfPrograms.contains(WordKey(bytes, token.start..<smallLetters.upperBound))
    }

    private static let startsOfPrograms = WordSet("open free libre net gnu sun mac")

    /// Whether a word is a hexadecimal number: "0xDEADBEEF", "0xFF", "x0DB1", "1F2E3D".
    private static func isHexadecimal(_ token: ProseToken, _ bytes: Bytes) -> Bool {
        let start = token.start
        let digits: ByteRange
        if bytes[start] == "x" {
            digits = token.range.dropFirst()
        } else if bytes[start] == "0", bytes[start + 1] == "x" {
            digits = token.range.dropFirst(2)
        } else {
            digits = token.range
        }
        let isMarked = bytes[start] == "x" || bytes[start + 1] == "x"
        let isLongEnough = token.count >= 6 || isMarked && token.count > 2
        return isLongEnough && bytes[digits].allSatisfy { byte in byte.isDigit || isHexadecimalLetter(byte) }
    }

    private static func isHexadecimalLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte.withSmallBit
    }

    /// Whether a word ends with two digits, or is long and has as many: "CIFAR100".
    private static func endsWithNumber(_ token: ProseToken, _ bytes: Bytes) -> Bool {
        token.digits >= 2 && (token.count > 5 || bytes[token.range].suffix(2).allSatisfy(\.isDigit))
    }
}
