import TILText

/// Distinguishes names from acronyms by their letters.
///
/// This is stricter than ``AcronymShape``: a rule that requires definitions should rather miss an acronym than ask for
/// the definition of a name. A scan lists such names too.
enum NameShape {
    /// Whether each of the space-separated words is a name.
    static func isName(_ short: String) -> Bool {
        var short = short
        return short.withUTF8 { bytes in
            bytes.split(separator: .space).allSatisfy { word in isName(bytes, word.indices) }
        }
    }

    private static func isName(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        if known.contains(WordKey(exactly: bytes, word)) { return true }
        if isShouted(bytes, word) || isLongConstant(bytes, word) || isVariable(bytes, word) { return true }
        if isCode(bytes, word) || isIdentifier(bytes, word) || isSyllables(bytes, word) { return true }
        if isSequenceOfBases(bytes, word) { return true }
        let parts = bytes[word].split { byte in byte == "-" || byte == "/" }
        return parts.contains { part in isPutTogether(bytes, part.indices) }
    }

    /// Companies, organisations, systems, languages, products, formats, protocols, algorithms and licences, whose long
    /// forms are seldom used.
    private static let known = WordSet(exactly: .names)

    /// Whether a longer word is in capitals, like constants and names: "CPPFLAGS", "LANDSAT".
    private static func isLongConstant(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        word.count > 5 && bytes[word].allSatisfy(\.isUpper)
    }

    /// Whether a word ends like an environment variable: "QTDIR", "CFLAGS".
    private static func isVariable(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        variableEndings.contains { ending in
            let length = ending.utf8CodeUnitCount
            return word.count > length && bytes.has(ending, at: word.upperBound - length)
        }
    }

    private static let variableEndings: [StaticString] = ["PATH", "DIR", "FLAGS", "LIBS"]

    /// Whether a word of four or more letters consists of the letters of bases: "ACGT", "GATTACA".
    private static func isSequenceOfBases(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        word.count >= 4 && bytes[word].allSatisfy { byte in byte.isOne(of: "ACGTUN") }
    }

    /// Whether several hyphens make a word an identifier: "PA-ENC-TS".
    private static func isIdentifier(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        bytes[word].count { byte in byte == "-" } > 1
    }

    /// Whether a word consists of two or more syllables of a capital and a small letter: "JiHu", "WiFi".
    private static func isSyllables(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        guard word.count >= 4, word.count.isMultiple(of: 2) else { return false }
        for start in stride(from: word.lowerBound, to: word.upperBound, by: 2) {
            guard bytes[start].isUpper, bytes[start + 1].isLower else { return false }
        }
        return true
    }

    /// Whether a word is an English word in capitals, perhaps with a number: "ACTIVE", "PORT2", the "JOIN" of "JOINs".
    /// Signals such as "SIGUSR1" count too.
    private static func isShouted(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        let capitals = word.prefix { index in bytes[index].isUpper }
        guard bytes[capitals.upperBound..<word.upperBound].allSatisfy(\.isDigit) else { return false }
        let key = WordKey(bytes, capitals)
        return ShoutedWords.common.contains(key) || ShoutedWords.words.contains(key) || ShoutedWords.codes.contains(key)
    }

    // MARK: Codes

    /// Whether a word is a code rather than an acronym: a capital after a digit ("PW1S2"), the number of a report
    /// ("LANG-879"), initial small letters ("nNnTF").
    private static func isCode(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        isVersion(bytes, word) || isVersionOfName(bytes, word) || placeholders.contains(WordKey(exactly: bytes, word))
            || hasNumberOfCode(bytes, word) || startsWithSmallLetters(bytes, word)
    }

    /// Whether a word is a version: "AFFv3".
    private static func isVersion(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        word.count > 3 && bytes[word.upperBound - 2] == "v" && bytes[word.upperBound - 1].isDigit
    }

    /// Whether a number follows a known name of three or more letters: "SOCKS5".
    private static func isVersionOfName(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        var end = word.upperBound
        while end > word.lowerBound, bytes[end - 1].isDigit { end -= 1 }
        let name = word.lowerBound..<end
        return end < word.upperBound && name.count >= 3 && known.contains(WordKey(exactly: bytes, name))
    }

    /// Letters that stand for any others.
    private static let placeholders = WordSet(
        exactly: """
            XXX XXXX XXXXX YYY YYYY ZZZ ZZZZ NNN NNNN MMM ABC ABCD ABCDE ABCDEF BCD DEF GHI JKL UVW XYZ WXYZ FOO BAR BAZ QUX
            FOOBAR
            """)

    /// Whether the digits after a letter make a word a code.
    private static func hasNumberOfCode(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        let digits = word.filter { index in bytes[index].isDigit }
        guard let first = digits.first, let last = digits.last, first > word.lowerBound else { return false }
        let isAfterHyphen = bytes[first - 1] == "-"
        let isReport = isAfterHyphen && digits.count > 1
        // "ABC-3D" is a size.
        let isBeforeCapital = last + 1 < word.upperBound && bytes[last + 1].isUpper && !isAfterHyphen
        // "OT1" and "XO-1".
        let isDesignation = last == word.upperBound - 1 && bytes[word].count(where: \.isLetter) < 3
        let isZero = digits.count == 1 && bytes[first] == "0"
        return isReport || isBeforeCapital || isDesignation || isZero
    }

    /// Whether a word starts with two small letters, or with one and has others: "nNnTF".
    private static func startsWithSmallLetters(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        guard let first = word.first, bytes[first].isLower else { return false }
        return bytes[word].dropFirst().contains(where: \.isLower)
    }

    // MARK: Words put together

    /// Whether a word is composed of words or pieces of words: "SSLCertFile", "MySQL", "TikZ", "JGit".
    private static func isPutTogether(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        var runStart: Int?
        for index in word {
            if bytes[index].isLower {
                runStart = runStart ?? index
            } else if let start = runStart {
                if isPiece(start..<index, of: word, bytes) { return true }
                runStart = nil
            }
        }
        guard let runStart else { return false }
        return isPiece(runStart..<word.upperBound, of: word, bytes)
    }

    /// Whether consecutive small letters are a piece of a word. Those of "QoS", "iSCSI", "SaaS" and a plural ending are
    /// not.
    private static func isPiece(_ smallLetters: ByteRange, of word: ByteRange, _ bytes: Bytes) -> Bool {
        switch smallLetters.count {
        case 1: return isLetterOfName(at: smallLetters.lowerBound, of: word, bytes)
        case 2:
            let isAtStart = smallLetters.lowerBound == word.lowerBound
            let isAtEnd = smallLetters.upperBound == word.upperBound
            let ofAcronym = isAtEnd ? "es" : "aa"
            return !isAtStart && !bytes[smallLetters].elementsEqual(ofAcronym.utf8)
        default: return true
        }
    }

    /// Whether a single small letter is part of a name, as in "MySQL", where two capitals follow it. That of "QoSR" is
    /// not.
    private static func isLetterOfName(at index: Int, of word: ByteRange, _ bytes: Bytes) -> Bool {
        let isSecond = index == word.lowerBound + 1
        guard isSecond, word.count > 3, bytes[index] != "o" else { return false }
        return bytes[index + 1].isUpper && bytes[index + 2].isUpper
    }
}

/// Acronyms that everyone in computing or in an office knows and that need no explanation. An option of the linter
/// disables them.
enum CommonAcronyms {
    /// The acronyms in their preferred spelling.
    static let words = Set(WordList.commonAcronyms.words)

    /// The preferred spelling of acronyms with small letters, by lowercase form: IPv4 for IPV4.
    static let spellings: [String: String] = {
        var spellings: [String: String] = [:]
        for word in words.union(WordList.names.words) where word.contains(where: \.isLowercase) && !word.contains("-") {
            spellings[word.lowercased()] = word
        }
        return spellings
    }()
}
