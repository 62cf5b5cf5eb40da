import TILText

/// The shape of a single word that looks like an acronym by its letters.
///
/// At least half of the letters are capitals, and there are at least two: "PCA", "IoT", "mRNA", "W3C", "CNNs". Some
/// words are excluded: Roman numerals, units ("GHz"), words in capitals for emphasis or in headings ("NOT",
/// "INTRODUCTION"), names that contain a whole word ("OpenSSL") or end with a long number ("CIFAR100").
package struct AcronymShape: Hashable, Sendable {
    /// The word without the small s of a plural: "CNN" for "CNNs".
    package let singular: String

    /// Creates the shape of a word, or returns nil if the word does not look like an acronym.
    ///
    /// Parts joined by hyphens ("R-CNN") or ampersands ("R&D") are checked separately. Each must look like an acronym,
    /// or be a single capital or a number of at most three digits. Slashes join single capitals only ("I/O").
    package init?(_ word: String) {
        guard !word.isEmpty, word.utf8.count <= 32 else { return nil }
        var word = word
        let isAcronym = word.withUTF8 { bytes -> Bool in
            ProseTokenizer.read(bytes, longest: bytes.count) { tokenizer in
                tokenizer.read(0..<bytes.count)
                return tokenizer.passage.nextAcronym(from: 0)?.tokens == 0..<tokenizer.tokens.count
            }
        }
        guard isAcronym else { return nil }
        singular = Self.singular(of: word)
    }

    /// Returns a word without the small s of a plural after a capital or a digit: "CNN" for "CNNs", "MP3" for "MP3s", but
    /// "gas" unchanged.
    package static func singular(of word: String) -> String {
        var word = word
        let count = word.withUTF8 { singular($0, 0..<$0.count).count }
        return count < word.utf8.count ? String(decoding: word.utf8.prefix(count), as: UTF8.self) : word
    }

    /// Returns the bytes of a word without the small s of a plural.
    static func singular(_ bytes: Bytes, _ range: ByteRange) -> ByteRange {
        guard range.count >= 3, bytes[range.upperBound - 1] == "s",
            // "K8s" has no plural ending.
            bytes[range.upperBound - 2].isUpper
                || bytes[range.upperBound - 2].isDigit && bytes[range].count(where: \.isUpper) > 1
        else { return range }
        return range.lowerBound..<(range.upperBound - 1)
    }

    /// Whether a word is an acronym by its numbers of letters and digits.
    static func isAcronym(_ token: ProseToken, _ bytes: Bytes) -> Bool {
        let upper = token.upper
        if token.count == 2, upper == 1, token.digits == 1 {
            return lettersWithNumber.contains(WordKey(exactly: bytes, token.range))
        }
        guard upper >= 2, token.count <= 14 else { return false }
        var lower = token.lower
        if lower > 0, singular(bytes, token.range).count < token.count { lower -= 1 }
        guard upper >= lower else { return false }
        // Names that contain a whole word: "HTTPParser", "OpenSSL".
        if lower >= 3, upper <= 4 || upper <= lower, hasWord(token, bytes) {
            return false
        }
        // Names of programs that end with an acronym: "SunOS", "NetBSD", "OpenLDAP".
        let start = token.range.dropFirst().prefix { index in bytes[index].isLower }
        if lower >= 2, startsOfPrograms.contains(WordKey(bytes, token.start..<start.endIndex)) { return false }
        let isMarked = bytes[token.start] == "x" || bytes[token.start + 1] == "x"
        if token.count >= 6 || token.count > 2 && isMarked, isHexadecimal(bytes, token.range) {
            return false
        }
        if token.digits >= 2, bytes[(token.end - 2)..<token.end].allSatisfy(\.isDigit) || token.count > 5 {
            return false
        }
        if token.digits > 0, UnitNames.measures(bytes, token.range) { return false }
        if token.lower == 0, token.digits == 0 {
            // A word of nine or more capitals is a name or an emphasis.
            guard token.count < 9 else { return false }
            if RomanNumeral.value(of: UnsafeBufferPointer(rebasing: bytes[token.range])) != nil { return false }
            let key = WordKey(bytes, token.range)
            return !ShoutedWords.words.contains(key) && !ShoutedWords.codes.contains(key)
        }
        return !UnitNames.symbols.contains(WordKey(exactly: bytes, token.range))
    }

    /// Pairs of a letter and a digit that are more than the name of a variable.
    private static let lettersWithNumber = WordSet(exactly: "F1 G7 G8 L2 2G 3G 4G 5G 6G")

    /// Short acronyms with full stops. Other such words may be the initials of people.
    static let dotted = WordSet(exactly: "U.S. U.S.A. U.K. U.N. E.U. D.C. U.A.E.")

    /// Whether three small letters follow one another.
    private static func hasWord(_ token: ProseToken, _ bytes: Bytes) -> Bool {
        var run = 0
        for index in token.range {
            run = bytes[index].isLower ? run + 1 : 0
            if run == 3 { return true }
        }
        return false
    }

    private static let startsOfPrograms = WordSet("open free libre net gnu sun mac")

    /// Whether a word is a hexadecimal number: "0xDEADBEEF", "0xFF", "x0DB1", "1F2E3D".
    private static func isHexadecimal(_ bytes: Bytes, _ range: ByteRange) -> Bool {
        let mark = range.lowerBound + (bytes[range.lowerBound] == "0" ? 1 : 0)
        let isMarked = bytes[mark] == "x"
        return ((isMarked ? mark + 1 : range.lowerBound)..<range.upperBound).allSatisfy {
            bytes[$0].isDigit || bytes[$0].withSmallBit &- UInt8(ascii: "a") < 6
        }
    }
}
