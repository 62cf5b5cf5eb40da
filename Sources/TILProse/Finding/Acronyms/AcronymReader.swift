import TILText

/// The tokens of an acronym: one word, or several joined by marks.
struct AcronymReading {
    var tokens: TokenRange
    /// The bytes of the acronym, without a long number after a hyphen.
    var range: ByteRange
}

/// What a word behind a mark is for the acronym before it.
private enum JoinedWord {
    /// It makes the whole an acronym, as in "TCP/IP" and "R&D".
    case acronym
    /// It belongs to the acronym, although it has no capitals of one: "GPT-2", "DEAR-3D".
    case companion
    /// A number of four digits, which is left out: "WMT" of "WMT-2017".
    case year
    /// A longer number, as in the names of grants, so that the whole is no acronym.
    case serialNumber
    /// It does not belong to the acronym.
    case stranger
}

/// Finds the words of a passage that look like acronyms.
extension Passage {
    /// Returns the next acronym from a token on.
    func nextAcronym(from start: Int) -> AcronymReading? {
        for index in start..<count where mayStartAcronym(index) {
            if let reading = reading(at: index) { return reading }
        }
        return nil
    }

    /// Whether a word may be the first of an acronym. A word of three or more letters with one capital is not: most of
    /// these capitals start sentences.
    private func mayStartAcronym(_ index: Int) -> Bool {
        let token = self[index]
        let hasCapitals = token.upper > 1 || token.upper == 1 && token.count < 3
        return hasCapitals && token.isWord && !token.isShouted
    }

    private func reading(at start: Int) -> AcronymReading? {
        if kind(start + 1) == .period, let dotted = dotted(at: start) { return dotted }
        guard isPart(start) || isSingle(start) else { return nil }
        var isAcronym = isPart(start)
        var end = start + 1
        var byteEnd: Int?
        scan: while isJoint(end) {
            switch joinedWord(at: end) {
            case .acronym: isAcronym = true
            case .companion: break
            case .year: byteEnd = byteEnd ?? self[end].start
            case .serialNumber: return nil
            case .stranger: break scan
            }
            end += 2
        }
        guard isAcronym, !isName(start, end), !isShouted(start, end) else { return nil }
        return AcronymReading(tokens: start..<end, range: self[start].start..<(byteEnd ?? self[end - 1].end))
    }

    /// Whether a mark joins the words beside it: a hyphen, a slash or an ampersand with a space on both sides or on
    /// none.
    private func isJoint(_ mark: Int) -> Bool {
        let isMark = kind(mark) == .hyphen || kind(mark) == .slash || kind(mark) == .ampersand
        return isMark && isWord(mark + 1) && self[mark].isSpaced == self[mark + 1].isSpaced
    }

    /// Returns what the word behind a joint is for the acronym before it.
    private func joinedWord(at joint: Int) -> JoinedWord {
        let next = joint + 1
        let mark = kind(joint)
        let isSpaced = self[joint].isSpaced
        let areSingle = isSingle(joint - 1) && isSingle(next)
        let joinsSingleLetters = mark == .slash || mark == .ampersand && isSpaced
        if joinsSingleLetters, !areSingle { return .stranger }
        // "L - D" is a difference.
        if mark == .hyphen, isSpaced, areSingle { return .stranger }
        if isPart(next) || areSingle { return .acronym }
        let isTightHyphen = mark == .hyphen && !isSpaced
        if isTightHyphen, self[next].digits > 0, self[next].upper + self[next].lower == 0 {
            switch self[next].count {
            case ..<4: return .companion
            case 4: return .year
            default: return .serialNumber
            }
        }
        return isSingle(next) || isTightHyphen && isSize(next) ? .companion : .stranger
    }

    /// Reads an acronym with full stops: "U.S.", "R.D.T." The initials of a person are skipped.
    private func dotted(at start: Int) -> AcronymReading? {
        var end = start
        while isLetterBeforeStop(end), end == start || isGlued(end) { end += 2 }
        let isInsideOther = start > 0 && !self[start].isSpaced && kind(start - 1) == .period
        guard end - start >= 4, !isInsideOther else { return nil }
        let range = self[start].start..<self[end - 1].end
        let isKnown = AcronymShape.dotted.contains(WordKey(exactly: bytes, range))
        guard isKnown || end - start >= 6 && !areInitials(start, end) else { return nil }
        return AcronymReading(tokens: start..<end, range: range)
    }

    private func isLetterBeforeStop(_ index: Int) -> Bool {
        isWord(index) && isSingle(index) && isGlued(index + 1, .period)
    }

    /// Whether letters with full stops are the initials of a name beside them: "A. B. C. Smith", "Smith, A. B. C."
    private func areInitials(_ start: Int, _ end: Int) -> Bool {
        let isBeforeName = isWord(end) && self[end].upper == 1 && self[end].lower > 1
        let isAfterName = kind(start - 1) == .comma && isWord(start - 2) && self[start - 2].upper > 0
        return isBeforeName || isAfterName || isGlued(end, .word)
    }

    private func isPart(_ index: Int) -> Bool { AcronymShape.isAcronym(self[index], bytes) }

    /// Whether a word is a single capital.
    private func isSingle(_ index: Int) -> Bool {
        self[index].isWord && self[index].count == 1 && self[index].upper == 1
    }

    /// Whether a word is a number followed by a letter, which makes a complete name: "3D" in "DEAR-3D".
    private func isSize(_ index: Int) -> Bool {
        let token = self[index]
        let hasOneLetter = token.upper + token.lower == 1 && token.others == 0
        return hasOneLetter && firstByte(index).isDigit && token.count < 6
    }

    /// Whether a word is among words in capitals that are not acronyms: "READ THIS FIRST".
    private func isShouted(_ start: Int, _ end: Int) -> Bool {
        guard isInCapitals(start), isInCapitals(start - 1) || isInCapitals(end) else { return false }
        var first = start
        var last = end
        while last - first < 20, isInCapitals(first - 1) { first -= 1 }
        while last - first < 20, isInCapitals(last) { last += 1 }
        return last - first >= 3 && (first..<last).contains(where: isOfSentence)
    }

    /// Whether a word has no small letters.
    private func isInCapitals(_ index: Int) -> Bool {
        isWord(index) && self[index].lower == 0 && self[index].upper > 0
    }

    /// Whether a word in capitals is one of a sentence, and not an acronym.
    private func isOfSentence(_ index: Int) -> Bool {
        isWord(index, in: ShoutedWords.words) || isWord(index, in: ShoutedWords.ambiguous) || self[index].count >= 7
    }

    // MARK: Names

    /// Whether marks or words around a word make it part of something else, such as a file name or a decimal unit.
    private func isName(_ start: Int, _ end: Int) -> Bool {
        continuesName(start) || beginsName(end) || isRange(start, end) || isOfFixedPhrase(start..<end)
            || isBeforePostcode(start, end) || isDocument(start, end) || isOptionalPart(start, end)
    }

    /// Whether parentheses enclose an acronym without spaces in front of another one: "(EC)DHE".
    private func isOptionalPart(_ start: Int, _ end: Int) -> Bool {
        guard kind(start - 1) == .openParenthesis, isGlued(end, .closeParenthesis), isGlued(end + 1, .word) else {
            return false
        }
        return self[end + 1].upper > 1
    }

    /// Whether a name with marks begins before a word.
    private func continuesName(_ start: Int) -> Bool {
        guard start > 0, isGlued(start) else { return false }
        let isAfterWord = isGlued(start - 1) && isWord(start - 2)
        switch self[start - 1].kind {
        case .opaque: return true
        case .period: return isAfterWord && (self[start - 2].count == 1 || isOfPath(start - 2))
        // "-MP" is an option, and "73566-JIN" the end of the number of a grant.
        case .hyphen: return !isAfterWord || isNumber(start - 2) && self[start - 2].count > 3
        // "ncurses(3NCURSES)" names a section of the manual.
        case .openParenthesis: return isAfterWord && firstByte(start).isDigit
        // "(EC)DHE".
        case .closeParenthesis:
            return isAfterWord && self[start - 2].upper > 0 && kind(start - 3) == .openParenthesis
        // "Grid@CLEF", "Classic+NL".
        case .mark, .plus: return isAfterWord && (isMark(start - 1, "@") || self[start - 2].lower > 1)
        default: return false
        }
    }

    /// Whether a name with marks goes on behind a word.
    private func beginsName(_ end: Int) -> Bool {
        let isPath = isGlued(end, .period) && isGlued(end + 1, .word) && isOfPath(end + 1)
        // "ASSERT()".
        let isCall = isGlued(end, .openParenthesis) && isGlued(end + 1, .closeParenthesis)
        // "C/C++".
        let isLanguage = isGlued(end, .plus) && kind(end + 1) == .plus
        return isPath || isCall || isLanguage
    }

    /// Whether an acronym is a range of letters: "A-Z".
    private func isRange(_ start: Int, _ end: Int) -> Bool {
        end - start == 3 && isSingle(start) && isSingle(end - 1) && firstByte(start) == "A"
            && kind(start + 1) == .hyphen
    }

    /// Whether words belong to a licence or to the format of a time: "CC-BY-SA", "AS IS", "HH:MM:SS" and "YYYY-MM-DD".
    private func isOfFixedPhrase(_ words: TokenRange) -> Bool {
        words.contains { index in isPair(index, in: Self.licence) || isPair(index, in: Self.timeFormat) }
    }

    /// Whether a word is a state before a postcode: "Redmond, WA 98052".
    private func isBeforePostcode(_ start: Int, _ end: Int) -> Bool {
        kind(start - 1) == .comma && isNumber(end) && self[end].count == 5
    }

    /// Whether a word names a document of a series: "RFC 2119" and "BCP-14".
    private func isDocument(_ start: Int, _ end: Int) -> Bool {
        isWord(start, in: Self.series) && (isNumber(end) || end - start == 3 && isNumber(end - 1))
    }

    /// Whether a word and one next to it are in a set, perhaps with a mark between them.
    private func isPair(_ index: Int, in set: WordSet) -> Bool {
        guard isWord(index, in: set) else { return false }
        let isBesideOne = isWord(index - 1, in: set) || isWord(index + 1, in: set)
        let isAfterMark = isWord(index - 2, in: set) && !isWord(index - 1)
        let isBeforeMark = isWord(index + 2, in: set) && !isWord(index + 1)
        return isBesideOne || isAfterMark || isBeforeMark
    }

    /// Whether a word at a full stop without spaces belongs to a dotted name: "md", the "MFST" of "THREAT.MFST.TOCTOU".
    private func isOfPath(_ index: Int) -> Bool {
        self[index].upper == 0 || self[index].upper > 1 && self[index].lower == 0
    }

    private static let licence = WordSet("cc by nc nd sa as is")
    private static let timeFormat = WordSet("hh mm ss yyyy yy dd mmm mon sss")
    static let series = WordSet("rfc std bcp fyi pep pr prs mr mrs")
}
