/// Finds the words of a passage that look like acronyms.
struct AcronymReader {
    /// The tokens of an acronym: one word, or several that marks join.
    struct Reading {
        var tokens: Range<Int>
        /// The part of them that is the acronym: without a long number behind a hyphen.
        var range: Range<Int>
        /// Whether nothing but a blank stands between it and the acronym before it.
        var followsLast = false
    }

    /// The next acronym from a token on.
    func next(in passage: Passage, from start: Int, to end: Int? = nil) -> Reading? {
        var index = start
        let end = end ?? passage.count
        while index < end {
            let token = passage.tokens[index]
            // A word of three letters or more with one capital is none, however it goes on: most capitals begin sentences.
            if token.upper > 0, token.upper > 1 || token.count < 3, token.isWord, !token.isShouted,
                let reading = reading(at: index, in: passage)
            {
                return reading
            }
            index += 1
        }
        return nil
    }

    private func reading(at start: Int, in passage: Passage) -> Reading? {
        if passage.kind(start + 1) == .period, let dotted = dotted(at: start, in: passage) { return dotted }
        if let generation = generation(at: start, in: passage) { return generation }
        var end = start + 1
        var isAcronym = isPart(start, in: passage)
        let allowsSingle = isSingle(start, in: passage)
        guard isAcronym || allowsSingle else { return nil }
        var singles = allowsSingle ? 1 : 0
        var cut: Int?
        while let kind = passage.kind(end), kind == .hyphen || kind == .slash || kind == .ampersand,
            passage.kind(end + 1) == .word, passage.tokens[end].isSpaced == passage.tokens[end + 1].isSpaced
        {
            let isSpaced = passage.tokens[end].isSpaced
            let next = end + 1
            if kind != .hyphen, isSpaced, !(isSingle(end - 1, in: passage) && isSingle(next, in: passage)) { break }
            if kind == .slash, !isSingle(end - 1, in: passage) || !isSingle(next, in: passage) { break }
            if isPart(next, in: passage) {
                isAcronym = true
            } else if isSingle(next, in: passage) {
                singles += 1
            } else if kind == .hyphen, !isSpaced, isNumber(next, in: passage) {
                // "GPT-2" and "CIFAR-100", but "WMT" of 2017, and no number of a grant.
                if passage.tokens[next].count > 4 { return nil }
                if passage.tokens[next].count == 4 { cut = cut ?? Int(passage.tokens[end].start) }
            } else if kind == .hyphen, !isSpaced, isSize(next, in: passage) {
                // "TED-100k" and "DEAR-3D" are names as a whole.
            } else {
                break
            }
            end += 2
        }
        guard isAcronym || (singles >= 2 && end - start >= 3) else { return nil }
        guard !isName(start, end, in: passage), !isShouted(start, end, in: passage) else { return nil }
        let range = Int(passage.tokens[start].start)..<(cut ?? Int(passage.tokens[end - 1].end))
        return Reading(tokens: start..<end, range: range)
    }

    /// An acronym with full stops: "U.S.", "R.D.T." The initials of a person are none.
    private func dotted(at start: Int, in passage: Passage) -> Reading? {
        var end = start
        while passage.kind(end) == .word, isSingle(end, in: passage), end == start || passage.isGlued(end),
            passage.kind(end + 1) == .period,
            passage.isGlued(end + 1)
        {
            end += 2
        }
        guard end - start >= 4, start == 0 || passage.tokens[start].isSpaced || passage.kind(start - 1) != .period
        else {
            return nil
        }
        let range = Int(passage.tokens[start].start)..<Int(passage.tokens[end - 1].end)
        if !AcronymShape.dotted.contains(WordKey(exactly: passage.bytes, range)) {
            let isBesideName =
                passage.kind(end) == .word && passage.tokens[end].upper == 1 && passage.tokens[end].lower > 1
                || start > 1 && passage.kind(start - 1) == .comma && passage.kind(start - 2) == .word
                    && passage.tokens[start - 2].upper > 0
            guard end - start >= 6, !isBesideName, !passage.isGlued(end) || passage.kind(end) != .word else {
                return nil
            }
        }
        return Reading(tokens: start..<end, range: range)
    }

    /// The G of a generation of networks that is set apart: "5 G".
    private func generation(at start: Int, in passage: Passage) -> Reading? {
        guard passage.firstByte(start) == UInt8(ascii: "G"), isSingle(start, in: passage), start > 0,
            isNumber(start - 1, in: passage), passage.tokens[start - 1].isSpaced || start == 1,
            passage.tokens[start - 1].count == 1, passage.tokens[start].start == passage.tokens[start - 1].end + 1,
            (UInt8(ascii: "2")...UInt8(ascii: "6")).contains(passage.firstByte(start - 1))
        else { return nil }
        return Reading(
            tokens: (start - 1)..<(start + 1),
            range: Int(passage.tokens[start - 1].start)..<Int(passage.tokens[start].end))
    }

    private func isPart(_ index: Int, in passage: Passage) -> Bool {
        AcronymShape.isAcronym(passage.tokens[index], passage.bytes)
    }

    /// A single capital.
    private func isSingle(_ index: Int, in passage: Passage) -> Bool {
        let token = passage.tokens[index]
        return token.isWord && token.count == 1 && token.upper == 1
    }

    /// Whether a mark without blanks stands between two parts of how a time is written.
    private func joinsTime(_ mark: Int, in passage: Passage) -> Bool {
        switch passage.kind(mark) {
        case .colon, .hyphen, .slash, .period: break
        default: return false
        }
        return passage.isGlued(mark) && passage.isGlued(mark + 1) && passage.isWord(mark - 1, in: Self.timeParts)
            && passage.isWord(mark + 1, in: Self.timeParts)
    }

    private static let timeParts = WordSet("hh mm ss yyyy yy dd mmm mon sss")

    private func isNumber(_ index: Int, in passage: Passage) -> Bool {
        let token = passage.tokens[index]
        return token.digits > 0 && token.upper == 0 && token.lower == 0
    }

    /// A number with a letter behind it: "3D", "100k".
    private func isSize(_ index: Int, in passage: Passage) -> Bool {
        let token = passage.tokens[index]
        return token.digits > 0 && token.upper + token.lower == 1 && token.others == 0 && token.count < 6
            && ByteClass.isDigit(passage.firstByte(index))
    }

    /// Whether a word stands among words in capitals that are no acronyms: "READ THIS FIRST".
    private func isShouted(_ start: Int, _ end: Int, in passage: Passage) -> Bool {
        func isCapitals(_ index: Int) -> Bool {
            guard passage.kind(index) == .word else { return false }
            return passage.tokens[index].lower == 0 && passage.tokens[index].upper > 0
        }
        guard isCapitals(start), isCapitals(start - 1) || isCapitals(end) else { return false }
        var first = start
        var last = end
        while last - first < 20, isCapitals(first - 1) { first -= 1 }
        while last - first < 20, isCapitals(last) { last += 1 }
        guard last - first >= 3 else { return false }
        return (first..<last).contains {
            passage.isWord($0, in: ShoutedWords.words) || passage.isWord($0, in: ShoutedWords.ambiguous)
        }
    }

    /// Whether a word beside a full stop without a blank is a part of a name in capitals: "MFST" of "THREAT.MFST.TOCTOU".
    private func isPartOfPath(_ index: Int, in passage: Passage) -> Bool {
        passage.tokens[index].upper > 1 && passage.tokens[index].lower == 0
    }

    /// Whether marks around a word make it a part of something else: the name of a file, a decimal unit.
    private func isName(_ start: Int, _ end: Int, in passage: Passage) -> Bool {
        if start > 0, !passage.tokens[start].isSpaced {
            let before = passage.tokens[start - 1].kind
            if before == .period, start > 1, passage.tokens[start - 2].isWord, !passage.tokens[start - 1].isSpaced,
                passage.tokens[start - 2].upper == 0 || passage.tokens[start - 2].count == 1
                    || isPartOfPath(start - 2, in: passage)
            {
                return true
            }
            if before == .opaque { return true }
            // "-MP" is an option.
            if before == .hyphen, passage.tokens[start - 1].isSpaced || start == 1 { return true }
            // "ncurses(3NCURSES)" names a section of the manual.
            if before == .openParenthesis, passage.isGlued(start - 1), ByteClass.isDigit(passage.firstByte(start)),
                passage.kind(end) == .closeParenthesis
            {
                return true
            }
            // "Grid@CLEF", and "73566-JIN" at the end of a grant's number.
            if before == .mark, start > 1, passage.tokens[start - 2].isWord, !passage.tokens[start - 1].isSpaced,
                passage.firstByte(start - 1) == UInt8(ascii: "@")
            {
                return true
            }
            if before == .hyphen, start > 1, isNumber(start - 2, in: passage), passage.tokens[start - 2].count > 3 {
                return true
            }
        }
        if end + 1 < passage.count, passage.tokens[end].kind == .period, passage.isGlued(end), passage.isGlued(end + 1),
            passage.tokens[end + 1].isWord,
            passage.tokens[end + 1].upper == 0 || isPartOfPath(end + 1, in: passage)
        {
            return true
        }
        // "Classic+NL".
        if start > 1, passage.kind(start - 1) == .plus, passage.isGlued(start - 1), passage.isGlued(start),
            passage.tokens[start - 2].isWord, passage.tokens[start - 2].lower > 1
        {
            return true
        }
        if isOfLicence(start, end, in: passage) || isSeries(start, end, in: passage) { return true }
        if end == start + 1, isState(start, in: passage) || isByteOfSeveral(start, in: passage) { return true }
        if isCall(end, in: passage) { return true }
        // "C/C++".
        if passage.kind(end) == .plus, passage.kind(end + 1) == .plus, passage.isGlued(end) { return true }
        // "A-Z" is a range.
        if end - start == 3, passage.firstByte(start) == UInt8(ascii: "A"), passage.kind(start + 1) == .hyphen,
            isSingle(start, in: passage), isSingle(end - 1, in: passage)
        {
            return true
        }
        // "HH:MM:SS" and "YYYY-MM-DD" say how a time is written.
        if joinsTime(start - 1, in: passage) || joinsTime(start + 1, in: passage) { return true }
        // The key of a reference: "SCS:2017".
        if end + 1 < passage.count, passage.tokens[end].kind == .colon, passage.isGlued(end), passage.isGlued(end + 1),
            passage.tokens[end + 1].isWord, passage.tokens[end + 1].digits > 0
        {
            return true
        }
        return false
    }
}
