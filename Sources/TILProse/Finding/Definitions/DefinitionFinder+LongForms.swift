/// Where long forms are looked for.
extension DefinitionFinder {
    /// The best match of a short form with the words before a token; nil if no word can start one.
    mutating func match(
        _ tokens: Range<Int>, before end: Int, in passage: Passage, as site: DefinitionMatch.Site, words: Int = 1,
        group: Range<Int> = 0..<0
    ) -> DefinitionMatch? {
        guard let kind = ShortFormKind(tokens, in: passage) else { return nil }
        let short = ShortForm(passage.bytes, passage.bytes(of: tokens), words: words)
        guard let alignment = alignBefore(short, end, in: passage) else { return nil }
        return match(alignment, short, kind, tokens, in: passage, as: site, group: group)
    }

    /// The best match of a short form with the words from a token on.
    mutating func match(
        _ tokens: Range<Int>, after start: Int, to limit: Int, in passage: Passage, as site: DefinitionMatch.Site,
        group: Range<Int> = 0..<0
    ) -> DefinitionMatch? {
        guard let kind = ShortFormKind(tokens, in: passage) else { return nil }
        let short = ShortForm(passage.bytes, passage.bytes(of: tokens), words: 1)
        guard let alignment = alignAfter(short, start, to: limit, in: passage) else { return nil }
        return match(alignment, short, kind, tokens, in: passage, as: site, group: group)
    }

    private func match(
        _ alignment: LongFormAlignment, _ short: ShortForm, _ kind: ShortFormKind, _ tokens: Range<Int>,
        in passage: Passage, as site: DefinitionMatch.Site, group: Range<Int>
    ) -> DefinitionMatch {
        var match = DefinitionMatch(
            passage: passage, text: text, site: site, short: short, kind: kind, tokens: tokens, group: group,
            alignment: alignment)
        let start = starts.lazy.compactMap { $0.body(match) }.first ?? match.firstWord.token
        let end = ends.lazy.compactMap { $0.body(match) }.first ?? match.lastToken + 1
        match.long = passage.bytes(of: start..<end)
        return match
    }

    /// Whether nothing speaks against a long form.
    func accepts(_ match: DefinitionMatch) -> Bool {
        guard match.long.count > match.range.count else { return false }
        var match = match
        match.shortLetters = match.letters(AcronymShape.singular(match.passage.bytes, match.range))
        return !longFormRefusals.contains { $0.body(match) }
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
            switch passage.tokens[index].kind {
            case .word:
                words += 1
                if !canStart { canStart = short.mayStart(passage.tokens[index], passage.bytes) }
            case .period where passage.endsSentence(index): words = longest
            case .openParenthesis where index == innerOpen: break
            case .colon where passage.isWithinName(index): break
            case .semicolon, .colon, .opaque, .openParenthesis, .openBracket, .equals, .bar: words = longest
            case .closeParenthesis, .closeBracket:
                guard let open = passage.open(of: index, within: 40), !passage.endsOther(open..<index) else {
                    words = longest
                    break
                }
                // What a word opens without a space is a part of it: "poly(ADP-ribose)".
                if passage.isGlued(open), open > 0, passage.tokens[open - 1].isWord {
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

    /// The alignment of letters that start the last words before a token, each one of them: what the search would find too,
    /// in a third of the time. Most definitions are such.
    ///
    /// A word that is skipped costs more than all the letters of ten words can win by capitals, a second letter in a word is
    /// worth less than the start of one, and in plain words no other letter is worth as much as the first.
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

    /// The score, for each letter, of letters that start the words before a token; nil if they do not, or the words are not
    /// plain.
    private func initialsScore(_ letters: [ShortForm.Letter], _ end: Int, in passage: Passage) -> Double? {
        let start = end - letters.count
        guard (2...10).contains(letters.count), start >= 0 else { return nil }
        var score = 0.0
        for (index, letter) in zip(start..<end, letters) {
            let token = passage.tokens[index]
            guard token.isWord, token.isSpaced, token.digits == 0, token.others == 0, !token.isBroken, token.upper <= 1
            else { return nil }
            let isUpper = ByteClass.isUpper(passage.firstByte(index))
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
            switch passage.tokens[index].kind {
            case .word:
                words += 1
                if !canStart { canStart = short.mayStart(passage.tokens[index], passage.bytes) }
            case .period where passage.endsSentence(index): break loop
            case .colon where index - 1 > start && passage.isGlued(index) && passage.tokens[index - 1].startsLine:
                // The next entry of a list: "P2MP: Point-to-Multipoint" and below it "PW: Pseudowire".
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

    /// Makes a text of the words of a range of tokens.
    private mutating func fill(from start: Int, to end: Int, in passage: Passage) {
        text.removeAll()
        var isJoined = false
        var commas = 0
        var groups = 0
        var index = start
        while index < end {
            let token = passage.tokens[index]
            switch token.kind {
            case .word:
                let isPossessive =
                    token.count == 1 && index > start && passage.tokens[index - 1].kind == .apostrophe
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
    /// Whether a comma stands between the numbers of a name in chemistry: "2,6-diaminopurine".
    func isWithinNumber(_ comma: Int) -> Bool { isNumber(comma - 1) && isWithinName(comma) && isNumber(comma + 1) }

    /// Whether a mark stands in a name, with no space around it.
    fileprivate func isWithinName(_ mark: Int) -> Bool {
        isGlued(mark) && isGlued(mark + 1, .word) && kind(mark - 1) == .word
    }

    /// Whether a group is the short form of another long form, beside which the next one stands: "naive (UPN) and label-based
    /// (UPL)".
    fileprivate func endsOther(_ group: Range<Int>) -> Bool {
        kind(group.lowerBound + 1) == .word && tokens[group.lowerBound + 1].upper >= 2
            && isWord(group.upperBound + 1, in: Self.joining)
    }

    private static let joining = WordSet("and or")
}
