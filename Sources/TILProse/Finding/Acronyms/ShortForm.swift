/// A candidate for an acronym, as the letters that its long form must contain.
struct ShortForm {
    /// A letter or digit.
    struct Letter: Equatable {
        /// The folded scalar: lower case, without accents, Greek as Latin.
        var scalar: UInt32
        var isUpper: Bool
        var isDigit: Bool
        /// Whether a hyphen, a slash or another mark precedes it.
        var startsPart: Bool
    }

    /// The letters as written.
    let written: [Letter]
    /// Alternative readings, the likeliest first: as a singular, or with "W3" as "WWW". Most short forms have none.
    let otherReadings: [[Letter]]
    /// The small letter that every possible first word starts with, or 0 if there are several.
    private let onlyFirst: UInt8
    /// The numbers of capitals, small letters and digits.
    let upper: Int
    let lower: Int
    let digits: Int
    let words: Int
    /// Whether all characters are ASCII and none is a digit.
    let isPlain: Bool

    /// Reads the letters of a range of the buffer.
    init(_ bytes: Bytes, _ range: ByteRange, words: Int) {
        var letters: [Letter] = []
        var upper = 0
        var lower = 0
        var digits = 0
        var startsPart = true
        let isASCII = !bytes[range].contains { $0 >= 0x80 }
        letters.reserveCapacity(range.count)
        func read(_ scalar: Unicode.Scalar) {
            let isDigit = scalar.value >= 0x30 && scalar.value <= 0x39
            if isDigit || ScalarFolding.isLetter(scalar) {
                let isUpper = ScalarFolding.isUpper(scalar)
                if isDigit { digits += 1 } else if isUpper { upper += 1 } else { lower += 1 }
                letters.append(
                    Letter(
                        scalar: ScalarFolding.fold(scalar), isUpper: isUpper, isDigit: isDigit, startsPart: startsPart))
                startsPart = false
            } else {
                startsPart = true
            }
        }
        if isASCII {
            for byte in bytes[range] where byte != Markup.filler { read(Unicode.Scalar(byte)) }
        } else {
            for scalar in String(decoding: bytes[range], as: UTF8.self).unicodeScalars { read(scalar) }
        }
        self.upper = upper
        self.lower = lower
        self.digits = digits
        self.words = words
        isPlain = isASCII && digits == 0
        written = letters
        otherReadings = Self.otherReadings(of: letters)
        // A digit may stand for a word, an X for another initial, and characters beyond ASCII are folded.
        let first = letters.first?.scalar ?? 0
        let isSimple =
            (0x61...0x7A).contains(first) && first != 0x78
            && otherReadings.allSatisfy { $0.first?.scalar == first }
        onlyFirst = isSimple ? UInt8(truncatingIfNeeded: first) : 0
    }

    /// Whether the first letter may match a letter of a word. This quick check avoids most searches.
    func mayStart(_ word: ProseToken, _ bytes: Bytes) -> Bool {
        guard onlyFirst != 0, word.others == 0, word.upper < 2, word.digits == 0, !word.isBroken else { return true }
        return bytes[word.start].lowercased == onlyFirst
            || word.upper == 1 && !bytes[word.start].isUpper
    }

    private static func otherReadings(of letters: [Letter]) -> [[Letter]] {
        var readings: [[Letter]] = []
        let isPlural =
            letters.count >= 3 && letters[letters.count - 1].scalar == 0x73 && !letters[letters.count - 1].isUpper
            && letters[letters.count - 2].isUpper
        if isPlural { readings.append(Array(letters.dropLast())) }
        // L4 is "fourth larval": the number comes first in words.
        if letters.count == 2, letters[1].isDigit, letters[0].isUpper { readings.append([letters[1], letters[0]]) }
        // W3C is WWWC: a digit repeats the preceding letter.
        if let index = letters.indices.dropFirst().first(where: { letters[$0].isDigit }), !letters[index - 1].isDigit,
            (0x32...0x35).contains(letters[index].scalar)
        {
            let repeats = Int(letters[index].scalar - 0x31)
            var expanded = letters
            expanded.replaceSubrange(index...index, with: Array(repeating: letters[index - 1], count: repeats))
            readings.append(expanded)
        }
        return readings
    }
}

/// The shape of a candidate, which determines how well it has to match.
enum ShortFormKind {
    /// At least half of the letters are capitals: "PCA", "IoT", "mRNA".
    case capitals
    /// Fewer are capitals, but at least one: "Agg", "ResNet".
    case mixed
    /// There are no capitals: "wt".
    case small

    /// Creates the kind of a range of tokens, or returns nil if they cannot be a short form. The passage is borrowed: a
    /// consuming initializer would retain and release its tokens on every call.
    init?(_ tokens: TokenRange, in passage: borrowing Passage) {
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
            let isCapitals = upper >= 2 && lower == 0
            if isCapitals ? NotShortForms.references.contains(key) : NotShortForms.words.contains(key) { return nil }
        }
        if digits > 0, tokens.count == 1, UnitNames.measures(passage.bytes, range) { return nil }
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
        fig figs figure eq eqs eqn equation sec sect section table tab tbl ref refs see cf eg ie etc vs viz al app
        appendix ch chap chapter alg algorithm lemma theorem def step line page pp vol no nos left right top bottom
        above below inset ibid resp or and the this that with without for from by in on at to of as is are was were
        not but if so it we all both each some any none one two three four five six seven eight nine ten first second
        third yes no true false new old high low mean max min sum total here there also only more less than then when
        where which who how why what now today note e.g i.e e.g. i.e. a.m. p.m. such like via per time times code ph
        same use used uses user users mono bug bugs fat pre post an a add adds get gets set sets run runs let make can
        may do does end try ask way put fix are his her our you they them
        """)
}
