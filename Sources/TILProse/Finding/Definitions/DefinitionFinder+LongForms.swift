/// Where long forms are looked for.
extension DefinitionFinder {
    /// Aligns a short form with the words before a token.
    mutating func alignBefore(
        _ short: ShortForm, _ end: Int, in passage: Passage
    ) -> (LongFormAlignment, Range<Int>)? {
        if let plain = alignInitials(short, end, in: passage) { return (plain, span(of: plain, short, in: passage)) }
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
            case .semicolon, .colon, .opaque, .openParenthesis, .openBracket, .equals, .bar: words = longest
            case .closeParenthesis, .closeBracket:
                guard let open = passage.open(of: index, within: 40) else {
                    words = longest
                    break
                }
                // What a word opens without a blank is a part of it: "poly(ADP-ribose)".
                if passage.isGlued(open), open > 0, passage.tokens[open - 1].isWord {
                    innerOpen = open
                    break
                }
                index = open
            default: break
            }
            if words < longest { index -= 1 }
        }
        guard canStart else { return nil }
        fill(from: max(0, index), to: end, in: passage)
        guard var alignment = aligner.align(short, with: text, anchor: .end) else { return nil }
        if LongFormEnd.leavesOutGeneric(alignment, short, in: text, passage) { alignment.leaveOutLastWord() }
        return (alignment, span(of: alignment, short, in: passage))
    }

    /// The alignment of letters that start the last words before a token, each one of them: what the search would find too,
    /// in a third of the time. Most definitions are such.
    ///
    /// A word that is skipped costs more than all the letters of ten words can win by capitals, a second letter in a word is
    /// worth less than the start of one, and in plain words no other letter is worth as much as the first.
    private mutating func alignInitials(_ short: ShortForm, _ end: Int, in passage: Passage) -> LongFormAlignment? {
        guard short.isPlain else { return nil }
        let written = short.written
        if let score = initialsScore(written, end, in: passage) {
            fill(from: end - written.count, to: end, in: passage)
            return LongFormAlignment(ofInitials: written.count, score: score)
        }
        guard short.otherReadings.count == 1, let last = short.otherReadings[0].last, last.scalar != 0x73,
            let score = initialsScore(short.otherReadings[0], end, in: passage)
        else { return nil }
        fill(from: end - short.otherReadings[0].count, to: end, in: passage)
        return LongFormAlignment(ofInitials: short.otherReadings[0].count, score: score - 0.001)
    }

    /// What letters are worth, each, that start the words before a token; nil where they do not, or the words are not plain.
    private func initialsScore(_ letters: [ShortForm.Letter], _ end: Int, in passage: Passage) -> Double? {
        let start = end - letters.count
        guard (2...10).contains(letters.count), start >= 0 else { return nil }
        var score = 0.0
        for (index, letter) in zip(start..<end, letters) {
            let token = passage.tokens[index]
            guard token.isWord, token.isSpaced, token.digits == 0, token.others == 0, !token.isBroken, token.upper <= 1
            else { return nil }
            let initial = passage.firstByte(index)
            let isUpper = ByteClass.isUpper(initial)
            guard token.upper == 0 || isUpper, UInt32(ByteClass.lowercased(initial)) == letter.scalar else {
                return nil
            }
            score += aligner.weights.initial + (isUpper == letter.isUpper ? aligner.weights.sameCase : 0)
        }
        switch passage.kind(start - 1) {
        case .hyphen, .slash, .apostrophe: return nil
        default: break
        }
        guard (start..<end).allSatisfy({ !passage.isWord($0, in: StopWords.insideLongForm) }) else { return nil }
        return score / Double(letters.count)
    }

    /// Aligns a short form with the words from a token on.
    mutating func alignAfter(
        _ short: ShortForm, _ start: Int, to limit: Int, in passage: Passage, anchor: LongFormAligner.Anchor
    ) -> (LongFormAlignment, Range<Int>)? {
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
        guard let alignment = aligner.align(short, with: text, anchor: anchor) else { return nil }
        return (alignment, span(of: alignment, short, in: passage))
    }

    /// The bytes of all words of the text, with a group that the last one opens without a blank.
    func wholeText(in passage: Passage) -> Range<Int>? {
        guard let first = text.words.first, let last = text.words.last else { return nil }
        let next = last.token + 1
        let isClosed =
            passage.kind(next) == .closeParenthesis && passage.isGlued(next)
            && passage.open(of: next, within: 20).map { $0 > first.token } == true
        return first.range.lowerBound..<(isClosed ? Int(passage.tokens[next].end) : last.range.upperBound)
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
            case .hyphen, .slash:
                isJoined = !text.words.isEmpty
            case .comma, .dash: commas += 1
            case .closeParenthesis, .closeBracket:
                break
            case .openParenthesis, .openBracket:
                if !passage.isGlued(index) || text.words.isEmpty, let close = passage.close(of: index, within: 60),
                    close < end
                {
                    index = close
                    groups += 1
                }
            case .mark, .plus: commas += 1
            default: break
            }
            index += 1
        }
    }
}
