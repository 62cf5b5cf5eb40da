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
            bytes.split(separator: UInt8(ascii: " ")).allSatisfy { isName(bytes, $0.indices) }
        }
    }

    private static func isName(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        if known.contains(WordKey(exactly: bytes, word)) || isShouted(bytes, word) { return true }
        // Longer words in capitals are constants or names: "CPPFLAGS", "LANDSAT".
        if word.count > 5, word.allSatisfy({ index in bytes[index].isUpper }) { return true }
        if endings.contains(where: {
            word.count > $0.utf8CodeUnitCount && bytes.has($0, at: word.upperBound - $0.utf8CodeUnitCount)
        }) {
            return true
        }
        // "PA-ENC-TS" is an identifier.
        if isCode(bytes, word)
            || word.count(where: { index in bytes[index] == "-" }) > 1
        {
            return true
        }
        if isSyllables(bytes, word) { return true }
        return bytes[word].split { $0 == "-" || $0 == "/" }.contains { isPutTogether(bytes, $0.indices) }
    }

    /// Whether a word consists of two or more syllables of a capital and a small letter: "JiHu", "WiFi".
    private static func isSyllables(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        word.count >= 4 && word.count.isMultiple(of: 2)
            && word.allSatisfy { index in
                (index - word.lowerBound).isMultiple(of: 2) ? bytes[index].isUpper : bytes[index].isLower
            }
    }

    /// The ends of environment variables: "QTDIR", "CFLAGS".
    private static let endings: [StaticString] = ["PATH", "DIR", "FLAGS", "LIBS"]

    /// Companies, organisations, systems, languages, products, formats, protocols, algorithms and licences, whose long forms
    /// are seldom used.
    private static let known = WordSet(exactly: .names)
    /// Whether a word is an English word in capitals, perhaps with a number: "ACTIVE", "PORT2", the "JOIN" of "JOINs".
    /// Signals such as "SIGUSR1" count too.
    private static func isShouted(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        let end = word.first { index in !bytes[index].isUpper } ?? word.upperBound
        guard (end..<word.upperBound).allSatisfy({ index in bytes[index].isDigit }) else { return false }
        let key = WordKey(bytes, word.lowerBound..<end)
        return ShoutedWords.common.contains(key) || ShoutedWords.words.contains(key) || ShoutedWords.codes.contains(key)
    }

    /// Whether a word is a code rather than an acronym: a capital after a digit ("PW1S2"), the number of a report
    /// ("LANG-879"), initial small letters ("nNnTF").
    private static func isCode(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        // "AFFv3" is a version.
        if word.count > 3, bytes[word.upperBound - 2] == "v", bytes[word.upperBound - 1].isDigit { return true }
        // "SOCKS5" is a version of a name.
        let end = word.last { index in !bytes[index].isDigit }.map { $0 + 1 } ?? word.lowerBound
        if end < word.upperBound, end - word.lowerBound > 2,
            known.contains(WordKey(exactly: bytes, word.lowerBound..<end))
        {
            return true
        }
        if placeholders.contains(WordKey(exactly: bytes, word)) { return true }
        let digits = word.filter { index in bytes[index].isDigit }
        if let first = digits.first, let last = digits.last {
            let isApart = first > word.lowerBound && bytes[first - 1] == "-"
            // "ABC-3D" is a size.
            if first > word.lowerBound, !isApart, last + 1 < word.upperBound, bytes[last + 1].isUpper { return true }
            if digits.count > 1, isApart { return true }
            // "OT1" and "XO-1" are designations.
            let letters = word.count { index in bytes[index].isLetter }
            if letters < 3, first > word.lowerBound, last == word.upperBound - 1 { return true }
            if first > word.lowerBound, last == first, bytes[first] == "0" { return true }
        }
        let small = word.prefix { index in bytes[index].isLower }
        return small.count > 1
            || small.count == 1
                && word.dropFirst().contains { index in bytes[index].isLower }
    }

    /// Letters that stand for any others.
    private static let placeholders = WordSet(
        exactly: """
            XXX XXXX XXXXX YYY YYYY ZZZ ZZZZ NNN NNNN MMM ABC ABCD ABCDE ABCDEF BCD DEF GHI JKL UVW XYZ WXYZ FOO BAR BAZ QUX
            FOOBAR
            """)

    /// Whether a word is composed of words or pieces of words: "SSLCertFile", "MySQL", "TikZ", "JGit". The small letters of
    /// "QoS", "iSCSI", "SaaS" and a plural ending are none.
    private static func isPutTogether(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        func isSmall(_ index: Int) -> Bool { word.contains(index) && bytes[index].isLower }
        return word.contains { start in
            guard isSmall(start), !isSmall(start - 1) else { return false }
            let run = (start..<word.upperBound).prefix(while: isSmall)
            switch run.count {
            case 1:
                // "SBus" is one, and so is the "y" of "MySQL".
                return start == word.lowerBound + 1 && bytes[start] != "o" && word.count > start - word.lowerBound + 2
                    && bytes[start + 1].isUpper && bytes[start + 2].isUpper
            case 2:
                return start > word.lowerBound
                    && !bytes[run].elementsEqual(run.upperBound == word.upperBound ? "es".utf8 : "aa".utf8)
            default: return true
            }
        }
    }
}

/// Acronyms that everyone in computing or in an office knows and that need no explanation. An option of the linter
/// disables them.
enum CommonAcronyms {
    /// The acronyms in their preferred spelling.
    static let words = Set(WordList.commonAcronyms.words)

    /// The preferred spelling of acronyms with small letters, by lowercase form: IPv4 for IPV4.
    static let spellings: [String: String] = Dictionary(
        words.union(WordList.names.words).filter { word in word.contains(where: \.isLowercase) && !word.contains("-") }
            .map {
                ($0.lowercased(), $0)
            },
        uniquingKeysWith: { first, _ in first })
}
