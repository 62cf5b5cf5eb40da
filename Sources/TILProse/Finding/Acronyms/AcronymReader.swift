import TILText

/// The tokens of an acronym: one word, or several joined by marks.
struct AcronymReading {
    var tokens: TokenRange
    /// The bytes of the acronym, without a long number after a hyphen.
    var range: ByteRange
}

/// Finds the words of a passage that look like acronyms.
extension Passage {
    /// Returns the next acronym from a token on.
    func nextAcronym(from start: Int) -> AcronymReading? {
        for index in start..<count {
            let token = self[index]
            // Skip words of three or more letters with one capital: most of these capitals start sentences.
            if token.upper > 0, token.upper > 1 || token.count < 3, token.isWord, !token.isShouted,
                let reading = reading(at: index)
            {
                return reading
            }
        }
        return nil
    }

    private func reading(at start: Int) -> AcronymReading? {
        if kind(start + 1) == .period, let dotted = dotted(at: start) { return dotted }
        var end = start + 1
        var isAcronym = isPart(start)
        guard isAcronym || isSingle(start) else { return nil }
        var cut: Int?
        while let mark = kind(end), mark == .hyphen || mark == .slash || mark == .ampersand,
            isWord(end + 1), self[end].isSpaced == self[end + 1].isSpaced
        {
            let isSpaced = self[end].isSpaced
            let next = end + 1
            let areSingle = isSingle(end - 1) && isSingle(next)
            if mark == .slash || mark == .ampersand && isSpaced, !areSingle { break }
            if isPart(next) || areSingle {
                isAcronym = true
            } else if mark == .hyphen, !isSpaced, self[next].digits > 0, self[next].upper + self[next].lower == 0 {
                // "GPT-2" and "CIFAR-100", but only "WMT" of "WMT-2017". Longer numbers are those of grants.
                if self[next].count > 4 { return nil }
                if self[next].count == 4 { cut = cut ?? self[end].start }
            } else if !isSingle(next), mark != .hyphen || isSpaced || !isSize(next) {
                break
            }
            end = next + 1
        }
        guard isAcronym, !isName(start, end), !isShouted(start, end) else { return nil }
        return AcronymReading(tokens: start..<end, range: self[start].start..<(cut ?? self[end - 1].end))
    }

    /// Reads an acronym with full stops: "U.S.", "R.D.T." The initials of a person are skipped.
    private func dotted(at start: Int) -> AcronymReading? {
        var end = start
        while isWord(end), isSingle(end), end == start || isGlued(end), isGlued(end + 1, .period) { end += 2 }
        guard end - start >= 4, start == 0 || self[start].isSpaced || kind(start - 1) != .period else { return nil }
        let range = self[start].start..<self[end - 1].end
        if !AcronymShape.dotted.contains(WordKey(exactly: bytes, range)) {
            let isBeforeName = isWord(end) && self[end].upper == 1 && self[end].lower > 1
            let isAfterName = kind(start - 1) == .comma && isWord(start - 2) && self[start - 2].upper > 0
            guard end - start >= 6, !isBeforeName, !isAfterName, !isGlued(end, .word) else { return nil }
        }
        return AcronymReading(tokens: start..<end, range: range)
    }

    private func isPart(_ index: Int) -> Bool { AcronymShape.isAcronym(self[index], bytes) }

    /// Whether a word is a single capital.
    private func isSingle(_ index: Int) -> Bool {
        self[index].isWord && self[index].count == 1 && self[index].upper == 1
    }

    /// Whether a word is a number followed by a letter, which makes a complete name: "3D" in "DEAR-3D".
    private func isSize(_ index: Int) -> Bool {
        let token = self[index]
        return token.digits > 0 && token.upper + token.lower == 1 && token.others == 0 && token.count < 6
            && firstByte(index).isDigit
    }

    /// Whether a word is among words in capitals that are not acronyms: "READ THIS FIRST".
    private func isShouted(_ start: Int, _ end: Int) -> Bool {
        func isCapitals(_ index: Int) -> Bool { isWord(index) && self[index].lower == 0 && self[index].upper > 0 }
        guard isCapitals(start), isCapitals(start - 1) || isCapitals(end) else { return false }
        var first = start
        var last = end
        while last - first < 20, isCapitals(first - 1) { first -= 1 }
        while last - first < 20, isCapitals(last) { last += 1 }
        return last - first >= 3
            && (first..<last).contains {
                isWord($0, in: ShoutedWords.words) || isWord($0, in: ShoutedWords.ambiguous) || self[$0].count >= 7
            }
    }

    /// Whether marks around a word make it part of something else, such as a file name or a decimal unit.
    private func isName(_ start: Int, _ end: Int) -> Bool {
        if isGlued(start), start > 0 {
            let isAfterWord = isGlued(start - 1) && isWord(start - 2)
            switch self[start - 1].kind {
            case .opaque: return true
            case .period: if isAfterWord, self[start - 2].count == 1 || isOfPath(start - 2) { return true }
            // "-MP" is an option, and "73566-JIN" the end of the number of a grant.
            case .hyphen: if !isAfterWord || isNumber(start - 2) && self[start - 2].count > 3 { return true }
            // "ncurses(3NCURSES)" names a section of the manual.
            case .openParenthesis: if isAfterWord, firstByte(start).isDigit { return true }
            // "Grid@CLEF", "Classic+NL".
            case .mark, .plus: if isAfterWord, isMark(start - 1, "@") || self[start - 2].lower > 1 { return true }
            default: break
            }
        }
        if isGlued(end, .period), isGlued(end + 1, .word), isOfPath(end + 1) { return true }
        // "ASSERT()" calls a function, and "C/C++" is a language.
        if isGlued(end, .openParenthesis) && isGlued(end + 1, .closeParenthesis)
            || isGlued(end, .plus) && kind(end + 1) == .plus
        {
            return true
        }
        // "A-Z" is a range.
        if end - start == 3, isSingle(start), isSingle(end - 1), firstByte(start) == "A", kind(start + 1) == .hyphen {
            return true
        }
        // "CC-BY-SA", "AS IS", "HH:MM:SS" and "YYYY-MM-DD".
        if (start..<end).contains(where: { index in
            isPair(index, in: Self.licence) || isPair(index, in: Self.timeFormat)
        }) {
            return true
        }
        // "Redmond, WA 98052".
        if kind(start - 1) == .comma, isNumber(end), self[end].count == 5 { return true }
        // "RFC 2119" and "BCP-14" are documents of a series.
        return isWord(start, in: Self.series) && (isNumber(end) || end - start == 3 && isNumber(end - 1))
    }

    /// Whether a word and one next to it are in a set, perhaps with a mark between them.
    private func isPair(_ index: Int, in set: WordSet) -> Bool {
        isWord(index, in: set)
            && [-2, -1, 1, 2].contains { isWord(index + $0, in: set) && (abs($0) == 1 || !isWord(index + $0 / 2)) }
    }

    /// Whether a word at a full stop without spaces belongs to a dotted name: "md", the "MFST" of "THREAT.MFST.TOCTOU".
    private func isOfPath(_ index: Int) -> Bool {
        self[index].upper == 0 || self[index].upper > 1 && self[index].lower == 0
    }

    private static let licence = WordSet("cc by nc nd sa as is")
    private static let timeFormat = WordSet("hh mm ss yyyy yy dd mmm mon sss")
    static let series = WordSet("rfc std bcp fyi pep pr prs mr mrs")
}
