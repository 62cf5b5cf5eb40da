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
        // The letters after an apostrophe are an ending: "SMV'er".
        if let apostrophe = range.first(where: { Self.isApostrophe(bytes[$0..<range.upperBound]) }) {
            let letters = ScalarReader(bytes, range.lowerBound..<apostrophe).count(
                where: ScalarFolding.isLetterOrDigit)
            if letters >= 2, letters < written.count { readings.append(Array(written[..<letters])) }
        }
        otherReadings = readings
    }

    /// Whether a text starts with an apostrophe, straight or curved.
    private static func isApostrophe(_ text: Slice<Bytes>) -> Bool {
        text.first == "'" || text.starts(with: "\u{2019}".utf8)
    }

    /// Whether the first letter may match a letter of a word. This quick check avoids most searches.
    func mayStart(_ word: ProseToken, _ bytes: Bytes) -> Bool {
        let byte = bytes[word.start].lowercased
        // A digit may stand for a word, an X for another initial, and characters beyond ASCII are folded.
        guard let first = written.first,
            (0x61..<0x78).contains(first.scalar) || first.scalar > 0x78 && first.scalar < 0x7B,
            byte.isLetter, word.others == 0, word.upper < 2, word.digits == 0, !word.isBroken
        else { return true }
        return UInt32(byte) == first.scalar || word.upper == 1 && !bytes[word.start].isUpper
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

    /// Creates the kind of a range of tokens, or returns nil if they cannot be a short form.
    init?(_ tokens: TokenRange, in passage: Passage) {
        var upper = 0
        var lower = 0
        var digits = 0
        var others = 0
        for index in tokens where passage[index].isWord {
            let token = passage[index]
            upper += token.upper
            lower += token.lower
            digits += token.digits
            others += token.others
        }
        let letters = max(upper + lower, others)
        let range = passage[tokens.lowerBound].start..<passage[tokens.upperBound - 1].end
        guard letters > 0, range.count <= 24, letters + digits >= 2, digits <= letters + 4 else { return nil }
        if tokens.count == 1 || upper == 0 {
            let key = WordKey(passage.bytes, range)
            if upper >= 2 ? NotShortForms.references.contains(key) : NotShortForms.words.contains(key) { return nil }
        }
        // "200m" is an amount, "0xF0" a number, "XXXXX" a redacted word.
        let written = passage.bytes[range]
        if digits > 0,
            tokens.count == 1 && UnitNames.measures(passage.bytes, range)
                || digits > 1 && upper == 0 && written[range.lowerBound].isDigit || written.starts(with: "0x".utf8)
        {
            return nil
        }
        if written.allSatisfy({ letter in letter == "X" }) { return nil }
        if upper > 0, upper * 2 >= letters {
            self = .capitals
        } else if upper > 0 {
            guard letters <= 12 else { return nil }
            self = .mixed
        } else {
            guard letters <= 6 else { return nil }
            self = .small
        }
    }
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
