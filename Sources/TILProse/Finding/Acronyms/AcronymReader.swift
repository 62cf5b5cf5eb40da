/// The tokens of an acronym: one word, or several joined by marks.
struct AcronymReading {
    var tokens: TokenRange
    /// The bytes of the acronym, without a long number after a hyphen.
    var range: ByteRange
    /// Whether only a space separates it from the preceding acronym.
    var followsLast = false
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
        if let generation = generation(at: start) { return generation }
        var end = start + 1
        var isAcronym = isPart(start)
        let allowsSingle = isSingle(start)
        guard isAcronym || allowsSingle else { return nil }
        var singles = allowsSingle ? 1 : 0
        var cut: Int?
        while let mark = kind(end), mark == .hyphen || mark == .slash || mark == .ampersand,
            isWord(end + 1), self[end].isSpaced == self[end + 1].isSpaced
        {
            let isSpaced = self[end].isSpaced
            let next = end + 1
            if mark != .hyphen, isSpaced, !(isSingle(end - 1) && isSingle(next)) { break }
            if mark == .slash, !isSingle(end - 1) || !isSingle(next) { break }
            if isPart(next) {
                isAcronym = true
            } else if isSingle(next) {
                singles += 1
            } else if mark == .hyphen, !isSpaced, isAmount(next) {
                // "GPT-2" and "CIFAR-100", but only "WMT" of "WMT-2017". Longer numbers are those of grants.
                if self[next].count > 4 { return nil }
                if self[next].count == 4 { cut = cut ?? self[end].start }
            } else if mark == .hyphen, !isSpaced, isSize(next) {
                // "TED-100k" and "DEAR-3D" are complete names.
            } else {
                break
            }
            end += 2
        }
        guard isAcronym || (singles >= 2 && end - start >= 3) else { return nil }
        guard !isName(start, end), !isShouted(start, end) else { return nil }
        let range = self[start].start..<(cut ?? self[end - 1].end)
        return AcronymReading(tokens: start..<end, range: range)
    }

    /// Reads an acronym with full stops: "U.S.", "R.D.T." The initials of a person are skipped.
    private func dotted(at start: Int) -> AcronymReading? {
        var end = start
        while isWord(end), isSingle(end), end == start || isGlued(end),
            kind(end + 1) == .period,
            isGlued(end + 1)
        {
            end += 2
        }
        guard end - start >= 4, start == 0 || self[start].isSpaced || kind(start - 1) != .period
        else {
            return nil
        }
        let range = self[start].start..<self[end - 1].end
        if !AcronymShape.dotted.contains(WordKey(exactly: bytes, range)) {
            let isBesideName =
                isWord(end) && self[end].upper == 1 && self[end].lower > 1
                || start > 1 && kind(start - 1) == .comma && isWord(start - 2)
                    && self[start - 2].upper > 0
            guard end - start >= 6, !isBesideName, !isGlued(end) || !isWord(end) else {
                return nil
            }
        }
        return AcronymReading(tokens: start..<end, range: range)
    }

    /// Reads a generation of mobile networks written with a space: "5 G".
    private func generation(at start: Int) -> AcronymReading? {
        guard firstByte(start) == "G", isSingle(start), start > 0,
            isAmount(start - 1), self[start - 1].isSpaced || start == 1,
            self[start - 1].count == 1, self[start].start == self[start - 1].end + 1,
            "23456".utf8.contains(firstByte(start - 1))
        else { return nil }
        return AcronymReading(
            tokens: (start - 1)..<(start + 1),
            range: self[start - 1].start..<self[start].end)
    }

    private func isPart(_ index: Int) -> Bool {
        AcronymShape.isAcronym(self[index], bytes)
    }

    /// Whether a word is a single capital.
    private func isSingle(_ index: Int) -> Bool {
        let token = self[index]
        return token.isWord && token.count == 1 && token.upper == 1
    }

    /// Whether a mark joins two parts of a time format without spaces.
    private func joinsTime(_ mark: Int) -> Bool {
        switch kind(mark) {
        case .colon, .hyphen, .slash, .period: break
        default: return false
        }
        return isGlued(mark) && isGlued(mark + 1) && isWord(mark - 1, in: Self.timeParts)
            && isWord(mark + 1, in: Self.timeParts)
    }

    private static let timeParts = WordSet("hh mm ss yyyy yy dd mmm mon sss")

    private func isAmount(_ index: Int) -> Bool {
        let token = self[index]
        return token.digits > 0 && token.upper == 0 && token.lower == 0
    }

    /// Whether a word is a number followed by a letter: "3D", "100k".
    private func isSize(_ index: Int) -> Bool {
        let token = self[index]
        return token.digits > 0 && token.upper + token.lower == 1 && token.others == 0 && token.count < 6
            && firstByte(index).isDigit
    }

    /// Whether a word is among words in capitals that are not acronyms: "READ THIS FIRST".
    private func isShouted(_ start: Int, _ end: Int) -> Bool {
        func isCapitals(_ index: Int) -> Bool {
            guard isWord(index) else { return false }
            return self[index].lower == 0 && self[index].upper > 0
        }
        guard isCapitals(start), isCapitals(start - 1) || isCapitals(end) else { return false }
        var first = start
        var last = end
        while last - first < 20, isCapitals(first - 1) { first -= 1 }
        while last - first < 20, isCapitals(last) { last += 1 }
        guard last - first >= 3 else { return false }
        return (first..<last).contains {
            isWord($0, in: ShoutedWords.words) || isWord($0, in: ShoutedWords.ambiguous)
        }
    }

    /// Whether a word next to a full stop without a space belongs to a dotted name: "MFST" of "THREAT.MFST.TOCTOU".
    private func isPartOfPath(_ index: Int) -> Bool {
        self[index].upper > 1 && self[index].lower == 0
    }

    /// Whether marks around a word make it part of something else, such as a file name or a decimal unit.
    private func isName(_ start: Int, _ end: Int) -> Bool {
        if start > 0, !self[start].isSpaced {
            let before = self[start - 1].kind
            if before == .period, start > 1, self[start - 2].isWord, !self[start - 1].isSpaced,
                self[start - 2].upper == 0 || self[start - 2].count == 1
                    || isPartOfPath(start - 2)
            {
                return true
            }
            if before == .opaque { return true }
            // "-MP" is an option.
            if before == .hyphen, self[start - 1].isSpaced || start == 1 { return true }
            // "ncurses(3NCURSES)" names a section of the manual.
            if before == .openParenthesis, isGlued(start - 1), firstByte(start).isDigit,
                kind(end) == .closeParenthesis
            {
                return true
            }
            // "Grid@CLEF", and "73566-JIN" at the end of a grant number.
            if before == .mark, start > 1, self[start - 2].isWord, !self[start - 1].isSpaced,
                firstByte(start - 1) == "@"
            {
                return true
            }
            if before == .hyphen, start > 1, isAmount(start - 2), self[start - 2].count > 3 {
                return true
            }
        }
        if end + 1 < count, self[end].kind == .period, isGlued(end), isGlued(end + 1),
            self[end + 1].isWord,
            self[end + 1].upper == 0 || isPartOfPath(end + 1)
        {
            return true
        }
        // "Classic+NL".
        if start > 1, kind(start - 1) == .plus, isGlued(start - 1), isGlued(start),
            self[start - 2].isWord, self[start - 2].lower > 1
        {
            return true
        }
        if isOfLicence(start, end) || isSeries(start, end) { return true }
        if end == start + 1, isState(start) || isByteOfSeveral(start) { return true }
        if callsFunction(at: end) { return true }
        // "C/C++".
        if kind(end) == .plus, kind(end + 1) == .plus, isGlued(end) { return true }
        // "A-Z" is a range.
        if end - start == 3, firstByte(start) == "A", kind(start + 1) == .hyphen,
            isSingle(start), isSingle(end - 1)
        {
            return true
        }
        // "HH:MM:SS" and "YYYY-MM-DD" are time formats.
        if joinsTime(start - 1) || joinsTime(start + 1) { return true }
        // The key of a reference: "SCS:2017".
        if end + 1 < count, self[end].kind == .colon, isGlued(end), isGlued(end + 1),
            self[end + 1].isWord, self[end + 1].digits > 0
        {
            return true
        }
        return false
    }
}
