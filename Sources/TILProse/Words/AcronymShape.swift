import TILText

/// Whether a single word looks like an acronym, by its letters alone.
///
/// At least half of the letters are capitals and there are two of them or more: "PCA", "IoT", "mRNA", "W3C", "CNNs".
/// Roman numerals, units of measurement ("GHz"), words that people write in capitals for emphasis or as headings
/// ("NOT", "INTRODUCTION"), names with a whole word in them ("OpenSSL") or a long number behind ("CIFAR100") are none.
package struct AcronymShape: Hashable, Sendable {
    /// The word without the small s of a plural: "CNN" for "CNNs".
    package let singular: String

    /// The shape of a word; nil if it does not look like an acronym.
    ///
    /// Parts joined by hyphens ("R-CNN") or ampersands ("R&D") are looked at one by one: each has to look like an
    /// acronym, or to be a single capital or a number of up to three digits. Slashes join single capitals only ("I/O").
    package init?(_ word: String) {
        guard !word.isEmpty, word.utf8.count <= 32 else { return nil }
        var word = word
        let isAcronym = word.withUTF8 { bytes -> Bool in
            var tokens: ContiguousArray<ProseToken> = []
            ProseTokenizer().tokenize(bytes, 0..<bytes.count, into: &tokens)
            guard !tokens.isEmpty else { return false }
            let passage = Passage(bytes: bytes, tokens: tokens)
            return AcronymReader().next(in: passage, from: 0)?.tokens == 0..<tokens.count
        }
        guard isAcronym else { return nil }
        singular = Self.singular(of: word)
    }

    /// A word without the small s of a plural, if it has one behind a capital: "CNN" for "CNNs", but "gas" as it is.
    package static func singular(of word: String) -> String {
        guard word.utf8.last == UInt8(ascii: "s") else { return word }
        let scalars = word.unicodeScalars
        guard scalars.count >= 3, let last = scalars.last, last == "s",
            ScalarFolding.isUpper(scalars[scalars.index(scalars.endIndex, offsetBy: -2)])
        else { return word }
        return String(word.dropLast())
    }

    /// The place of such a word without that s.
    static func singular(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Range<Int> {
        guard range.count >= 3, bytes[range.upperBound - 1] == UInt8(ascii: "s"),
            ByteClass.isUpper(bytes[range.upperBound - 2])
        else { return range }
        return range.lowerBound..<(range.upperBound - 1)
    }

    /// Whether the letters of a word make it an acronym, by their counts.
    static func isAcronym(_ token: ProseToken, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let upper = Int(token.upper)
        if token.count == 2, upper == 1, token.digits == 1 {
            return lettersWithNumber.contains(WordKey(exactly: bytes, token.range))
        }
        guard upper >= 2, token.count <= 14 else { return false }
        var lower = Int(token.lower)
        if lower > 0, bytes[Int(token.end) - 1] == UInt8(ascii: "s"), ByteClass.isUpper(bytes[Int(token.end) - 2]) {
            lower -= 1
        }
        guard upper >= lower else { return false }
        // "HTTPParser", "OpenSSL": names with a whole word in them.
        if lower >= 3, upper <= 4 || upper <= lower, hasWord(token, bytes) {
            return false
        }
        if lower >= 2, isProgram(token, bytes) { return false }
        let isMarked = bytes[Int(token.start)] == UInt8(ascii: "x") || bytes[Int(token.start) + 1] == UInt8(ascii: "x")
        if token.count >= 6 || token.count > 2 && isMarked, isHexadecimal(bytes, token.range) {
            return false
        }
        if token.digits >= 2, hasLongNumber(token, bytes) || token.count > 5 { return false }
        if token.digits > 0, UnitNames.measures(bytes, token.range) { return false }
        if token.lower == 0, token.digits == 0 {
            // A word of nine capitals is a name or shouts.
            guard token.count < 9 else { return false }
            if RomanNumeral.value(of: UnsafeBufferPointer(rebasing: bytes[token.range])) != nil { return false }
            let key = WordKey(bytes, token.range)
            return !ShoutedWords.words.contains(key) && !ShoutedWords.codes.contains(key)
        }
        return !UnitNames.symbols.contains(WordKey(exactly: bytes, token.range))
    }

    /// What a letter and a digit stand for that are more than the name of a variable.
    private static let lettersWithNumber = WordSet(exactly: "F1 G7 G8 L2 2G 3G 4G 5G 6G")

    /// Acronyms of two letters with full stops, which the initials of people look like.
    static let dotted = WordSet(exactly: "U.S. U.S.A. U.K. U.N. E.U. D.C. U.A.E.")

    /// Whether three small letters stand in a row.
    private static func hasWord(_ token: ProseToken, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var run = 0
        for index in token.range {
            run = ByteClass.isLetter(bytes[index]) && !ByteClass.isUpper(bytes[index]) ? run + 1 : 0
            if run == 3 { return true }
        }
        return false
    }

    /// Whether a word is a name of a program that an acronym ends: "SunOS", "NetBSD", "OpenLDAP".
    private static func isProgram(_ token: ProseToken, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = token.range
        let rest = range.dropFirst().drop { ByteClass.isLetter(bytes[$0]) && !ByteClass.isUpper(bytes[$0]) }
        return rest.count >= 2 && startsOfPrograms.contains(WordKey(bytes, range.lowerBound..<rest.startIndex))
    }

    private static let startsOfPrograms = WordSet("open free libre net gnu sun mac")

    /// Whether a word is a number in hexadecimal: "0xDEADBEEF", "0xFF", "x0DB1", "1F2E3D".
    private static func isHexadecimal(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        let mark = range.lowerBound + (bytes[range.lowerBound] == UInt8(ascii: "0") ? 1 : 0)
        let isMarked = bytes[mark] == UInt8(ascii: "x")
        return ((isMarked ? mark + 1 : range.lowerBound)..<range.upperBound).allSatisfy {
            ByteClass.isDigit(bytes[$0]) || (bytes[$0] | 0x20) &- 0x61 < 6
        }
    }

    private static func hasLongNumber(_ token: ProseToken, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        ByteClass.isDigit(bytes[Int(token.end) - 1]) && ByteClass.isDigit(bytes[Int(token.end) - 2])
    }
}
