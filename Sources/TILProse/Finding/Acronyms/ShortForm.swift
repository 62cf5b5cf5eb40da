import TILText

/// A candidate for an acronym, as the letters that its long form must contain.
struct ShortForm {
    /// The letters as written.
    let written: [SpellingLetter]
    /// Alternative readings, the likeliest first: as a singular, or with "W3" as "WWW". Most short forms have none.
    let otherReadings: [[SpellingLetter]]
    /// The numbers of capitals, small letters and digits.
    let upper: Int
    let lower: Int
    let digits: Int

    /// Reads the letters of a range of the buffer.
    init(_ bytes: Bytes, _ range: ByteRange) {
        let written = SpellingLetter.letters(bytes, range)
        self.written = written
        upper = written.count(where: \.isUpper)
        digits = written.count(where: \.isDigit)
        lower = written.count - upper - digits
        var readings = SpellingLetter.otherReadings(of: written)
        if let stem = Self.letters(beforeApostrophe: bytes, range), stem >= 2, stem < written.count {
            readings.append(Array(written[..<stem]))
        }
        otherReadings = readings
    }

    /// Returns the number of letters before an apostrophe, or nil if there is none. The letters after it are an ending:
    /// "SMV'er".
    private static func letters(beforeApostrophe bytes: Bytes, _ range: ByteRange) -> Int? {
        let apostrophe = range.first { index in bytes[index] == "'" || bytes.has("\u{2019}", at: index) }
        guard let apostrophe else { return nil }
        return ScalarReader(bytes, range.lowerBound..<apostrophe).count(where: ScalarFolding.isLetterOrDigit)
    }

    /// Whether the first letter may match a letter of a word. This quick check avoids most searches.
    func mayStart(_ word: ProseToken, _ bytes: Bytes) -> Bool {
        guard let first = written.first, Self.standsForItself(first), Self.isPlain(word, bytes) else { return true }
        let startsWithLetter = UInt32(bytes[word.start].lowercased) == first.scalar
        let hasInnerCapital = word.upper == 1 && !bytes[word.start].isUpper
        return startsWithLetter || hasInnerCapital
    }

    /// Whether a letter can stand only for the same letter in a word. A digit may stand for a word, an X for another
    /// initial, and characters beyond ASCII are folded.
    private static func standsForItself(_ letter: SpellingLetter) -> Bool {
        let letters = UInt32(UInt8(ascii: "a"))...UInt32(UInt8(ascii: "z"))
        return letters ~= letter.scalar && letter.scalar != UInt32(UInt8(ascii: "x"))
    }

    /// Whether only the first letter of a word and its one capital may match the first letter of a short form.
    private static func isPlain(_ word: ProseToken, _ bytes: Bytes) -> Bool {
        bytes[word.start].isLetter && word.others == 0 && word.upper < 2 && word.digits == 0 && !word.isBroken
    }
}

/// The shape of a candidate. The value is the minimum score per letter for "long form (SF)".
enum ShortFormKind: Double {
    /// At least half of the letters are capitals: "PCA", "IoT", "mRNA".
    case capitals = 0.555
    /// Fewer are capitals, but at least one: "Agg", "ResNet".
    case mixed = 0.6
    /// There are no capitals: "wt".
    case small = 0.75

    /// The greatest length of a short form in bytes.
    private static let longest = 24
    /// The greatest numbers of letters if fewer than half are capitals, and if none is.
    private static let mostMixedLetters = 12
    private static let mostSmallLetters = 6

    /// Creates the kind of a range of tokens, or returns nil if they cannot be a short form.
    init?(_ tokens: TokenRange, in passage: Passage) {
        let letters = ShortFormLetters(tokens, in: passage)
        let range = passage.bytes(of: tokens)
        guard range.count <= Self.longest, letters.mayBeShortForm else { return nil }
        if Self.isWord(tokens, letters, in: passage) || Self.isAmount(tokens, letters, in: passage) { return nil }
        // "XXXXX" is a redacted word.
        if passage.bytes[range].allSatisfy({ byte in byte == "X" }) { return nil }
        if letters.upper > 0, letters.upper * 2 >= letters.count {
            self = .capitals
        } else if letters.upper > 0 {
            guard letters.count <= Self.mostMixedLetters else { return nil }
            self = .mixed
        } else {
            guard letters.count <= Self.mostSmallLetters else { return nil }
            self = .small
        }
    }

    /// Whether a token or tokens without capitals are a word that is no short form.
    private static func isWord(_ tokens: TokenRange, _ letters: ShortFormLetters, in passage: Passage) -> Bool {
        guard tokens.count == 1 || letters.upper == 0 else { return false }
        let key = WordKey(passage.bytes, passage.bytes(of: tokens))
        return letters.upper >= 2 ? NotShortForms.references.contains(key) : NotShortForms.words.contains(key)
    }

    /// Whether tokens are an amount such as "200m" or a number such as "0xF0".
    private static func isAmount(_ tokens: TokenRange, _ letters: ShortFormLetters, in passage: Passage) -> Bool {
        guard letters.digits > 0 else { return false }
        let range = passage.bytes(of: tokens)
        if tokens.count == 1, UnitNames.measures(passage.bytes, range) { return true }
        let isNumberWithUnit = letters.digits > 1 && letters.upper == 0 && passage.bytes[range.lowerBound].isDigit
        return isNumberWithUnit || passage.bytes.has("0x", at: range.lowerBound)
    }
}

/// The numbers of letters and digits in the words of a candidate.
private struct ShortFormLetters {
    private(set) var upper = 0
    private(set) var digits = 0
    private var lower = 0
    private var others = 0

    init(_ tokens: TokenRange, in passage: Passage) {
        for index in tokens where passage[index].isWord {
            let token = passage[index]
            upper += token.upper
            lower += token.lower
            digits += token.digits
            others += token.others
        }
    }

    /// The number of letters. Those beyond ASCII may be neither capitals nor small letters.
    var count: Int { max(upper + lower, others) }

    /// Whether there are at least two letters and digits, and not too many digits.
    var mayBeShortForm: Bool { count > 0 && count + digits >= 2 && digits <= count + 4 }
}

/// Words in parentheses that are not short forms.
enum NotShortForms {
    /// Words of references, rejected in capitals too.
    static let references = WordSet("fig figs eq eqs eqn")

    /// Words that are short forms only in capitals.
    static let words = WordSet(
        """
        fig figs figure eq eqs eqn ed eds equation sec sect section table tab tbl ref refs see cf eg ie etc vs viz al
        app appendix ch chap chapter alg algorithm lemma theorem def step line page pp vol no nos left right top bottom
        above below inset ibid resp or and the this that with without for from by in on at to of as is are was were
        not but if so it we all both each some any none one two three four five six seven eight nine ten first second
        third yes no true false new old high low mean max min sum total here there also only more less than then when
        where which who how why what now today note e.g i.e e.g. i.e. a.m. p.m. such like via per time times code ph
        same use used uses user users mono bug bugs fat pre post an a add adds get gets set sets run runs let make can
        may do does end try ask way put fix are his her our you they them unit units slot slots cores job jobs item
        items file files free space double lease leases state insert str int save load call list name size type value data
        order group
        table start stop open close read write next last case base core area page text word mode rate range point field
        """)
}
