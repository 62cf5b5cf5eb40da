/// The search for long forms.
extension DefinitionFinder {
    /// Returns the best match of a short form with the words before a token, or nil if no word can start one.
    mutating func match(
        _ tokens: TokenRange, before end: Int, in passage: Passage, as site: DefinitionMatch.Site, words: Int = 1,
        group: TokenRange = 0..<0
    ) -> DefinitionMatch? {
        guard let kind = ShortFormKind(tokens, in: passage) else { return nil }
        let short = ShortForm(passage.bytes, passage.bytes(of: tokens), words: words)
        guard let alignment = alignBefore(short, end, in: passage) else { return nil }
        return match(alignment, short, kind, tokens, in: passage, as: site, group: group)
    }

    /// Returns the best match of a short form with the words from a token on.
    mutating func match(
        _ tokens: TokenRange, after start: Int, to limit: Int, in passage: Passage, as site: DefinitionMatch.Site,
        group: TokenRange = 0..<0
    ) -> DefinitionMatch? {
        guard let kind = ShortFormKind(tokens, in: passage) else { return nil }
        let short = ShortForm(passage.bytes, passage.bytes(of: tokens), words: 1)
        guard let alignment = alignAfter(short, start, to: limit, in: passage) else { return nil }
        return match(alignment, short, kind, tokens, in: passage, as: site, group: group)
    }

    private func match(
        _ alignment: LongFormAlignment, _ short: ShortForm, _ kind: ShortFormKind, _ tokens: TokenRange,
        in passage: Passage, as site: DefinitionMatch.Site, group: TokenRange
    ) -> DefinitionMatch {
        let match = DefinitionMatch(
            short, kind, tokens, site, group: group, alignment, with: text, in: passage)
        let start = starts.lazy.compactMap { $0.body(match) }.first ?? match.firstWord.token
        let end = ends.lazy.compactMap { $0.body(match) }.first ?? match.lastToken + 1
        match.long = passage.bytes(of: start..<end)
        return match
    }

    /// Whether no rule rejects a long form.
    func accepts(_ match: DefinitionMatch) -> Bool {
        match.long.count > match.range.count && !longFormRefusals.contains { $0.body(match) }
    }

    /// Aligns a short form with the words before a token.
    mutating func alignBefore(_ short: ShortForm, _ end: Int, in passage: Passage) -> LongFormAlignment? {
        if let plain = alignInitials(short, end, in: passage) { return plain }
        let longest = 2 * short.written.count + 6
        var index = end - 1
        var words = 0
        var innerOpen = -1
        var canStart = false
        while index >= 0, words < longest, end - index < 80 {
            switch passage[index].kind {
            case .word:
                words += 1
                if !canStart { canStart = short.mayStart(passage[index], passage.bytes) }
            case .period where passage.endsSentence(index): words = longest
            case .openParenthesis where index == innerOpen: break
            case .colon where passage.isWithinName(index): break
            case .semicolon, .colon, .opaque, .openParenthesis, .openBracket, .equals, .bar: words = longest
            case .closeParenthesis, .closeBracket:
                guard let open = passage.open(of: index, within: 40), !passage.endsOther(open..<index) else {
                    words = longest
                    break
                }
                // A group that follows a word without a space is part of the word: "poly(ADP-ribose)".
                if passage.isGlued(open), open > 0, passage[open - 1].isWord {
                    innerOpen = open
                } else {
                    index = open
                }
            default: break
            }
            if words < longest { index -= 1 }
        }
        guard canStart else { return nil }
        fill(from: max(0, index), to: end, in: passage)
        return aligner.align(short, with: text, anchor: .end)
    }

    /// Aligns a short form with the last words before a token if each letter starts one of them. The full search would
    /// give the same result in three times the time. Most definitions have this form.
    ///
    /// This is the best alignment for three reasons. Skipping a word costs more than the case bonus of ten letters. A
    /// second letter in a word scores less than a word start. In plain words no other letter scores as much as the
    /// first.
    private mutating func alignInitials(_ short: ShortForm, _ end: Int, in passage: Passage) -> LongFormAlignment? {
        guard short.isPlain else { return nil }
        var readings = [(short.written, 0.0)]
        if short.otherReadings.count == 1, let last = short.otherReadings[0].last, last.scalar != 0x73 {
            readings.append((short.otherReadings[0], 0.001))
        }
        for (letters, cost) in readings {
            guard let score = initialsScore(letters, end, in: passage) else { continue }
            fill(from: end - letters.count, to: end, in: passage)
            return LongFormAlignment(ofInitials: letters.count, score: score - cost)
        }
        return nil
    }

    /// Returns the score per letter if the letters start the words before a token. Returns nil if they do not, or if
    /// the words are not plain.
    private func initialsScore(_ letters: [ShortForm.Letter], _ end: Int, in passage: Passage) -> Double? {
        let start = end - letters.count
        guard (2...10).contains(letters.count), start >= 0 else { return nil }
        var score = 0.0
        for (index, letter) in zip(start..<end, letters) {
            let token = passage[index]
            guard token.isWord, token.isSpaced, token.digits == 0, token.others == 0, !token.isBroken, token.upper <= 1
            else { return nil }
            let isUpper = passage.firstByte(index).isUpper
            guard token.upper == 0 || isUpper, UInt32(passage.initial(index)) == letter.scalar else { return nil }
            score += aligner.weights.initial + (isUpper == letter.isUpper ? aligner.weights.sameCase : 0)
        }
        let before = passage.kind(start - 1)
        guard before != .hyphen, before != .slash, before != .apostrophe,
            (start..<end).allSatisfy({ !passage.isWord($0, in: StopWords.insideLongForm) })
        else { return nil }
        return score / Double(letters.count)
    }

    /// Aligns a short form with the words from a token on.
    private mutating func alignAfter(
        _ short: ShortForm, _ start: Int, to limit: Int, in passage: Passage
    ) -> LongFormAlignment? {
        let longest = 2 * short.written.count + 6
        var index = start
        var words = 0
        var canStart = false
        loop: while index < limit, words < longest {
            switch passage[index].kind {
            case .word:
                words += 1
                if !canStart { canStart = short.mayStart(passage[index], passage.bytes) }
            case .period where passage.endsSentence(index): break loop
            case .colon where index - 1 > start && passage.isGlued(index) && passage[index - 1].startsLine:
                // This is the next entry of a list: "P2MP: Point-to-Multipoint" followed by "PW: Pseudowire".
                index -= 1
                break loop
            case .colon where passage.isWithinName(index): break
            case .semicolon, .colon, .opaque, .closeParenthesis, .closeBracket, .equals, .bar: break loop
            case .openParenthesis, .openBracket:
                guard let close = passage.close(of: index, within: 40), close < limit else { break loop }
                if !passage.isGlued(index) { index = close }
            default: break
            }
            index += 1
        }
        guard canStart else { return nil }
        fill(from: start, to: index, in: passage)
        return aligner.align(short, with: text, anchor: .start)
    }

    /// Fills the text with the words of a range of tokens.
    private mutating func fill(from start: Int, to end: Int, in passage: Passage) {
        text.removeAll()
        var isJoined = false
        var commas = 0
        var groups = 0
        var index = start
        while index < end {
            let token = passage[index]
            switch token.kind {
            case .word:
                let isPossessive =
                    token.count == 1 && index > start && passage[index - 1].kind == .apostrophe
                    && !token.isSpaced
                text.append(
                    token, at: index, of: passage.bytes, isJoined: isJoined, isPossessive: isPossessive, commas: commas,
                    groups: groups)
                isJoined = false
                commas = 0
                groups = 0
            case .hyphen, .slash: isJoined = !text.words.isEmpty
            case .comma where passage.isWithinNumber(index): break
            case .comma, .dash, .mark, .plus: commas += 1
            case .openParenthesis, .openBracket:
                if !passage.isGlued(index) || text.words.isEmpty, let close = passage.close(of: index, within: 60),
                    close < end
                {
                    index = close
                    groups += 1
                }
            default: break
            }
            index += 1
        }
    }
}

extension Passage {
    /// Whether a comma is between the numbers of a chemical name: "2,6-diaminopurine".
    func isWithinNumber(_ comma: Int) -> Bool { isNumber(comma - 1) && isWithinName(comma) && isNumber(comma + 1) }

    /// Whether a mark is inside a name, without spaces around it.
    fileprivate func isWithinName(_ mark: Int) -> Bool {
        isGlued(mark) && isGlued(mark + 1, .word) && isWord(mark - 1)
    }

    /// Whether a group is the short form of another long form, followed by a conjunction: "naive (UPN) and label-based
    /// (UPL)".
    fileprivate func endsOther(_ group: TokenRange) -> Bool {
        isWord(group.lowerBound + 1) && tokens[group.lowerBound + 1].upper >= 2
            && isWord(group.upperBound + 1, in: Self.joining)
    }

    private static let joining = WordSet("and or")
}
