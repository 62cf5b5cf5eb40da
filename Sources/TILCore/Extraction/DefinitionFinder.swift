/// Finds the definitions in a passage.
struct DefinitionFinder {
    /// How far a group in parentheses may reach, in tokens, to be looked at.
    static let longestGroup = 60

    var aligner = LongFormAligner()
    var thresholds = DefinitionThresholds()
    private(set) var text = LongFormText()

    /// Appends the definitions of which the mark or the acronym lies in a range of the tokens.
    mutating func find(in passage: inout Passage, _ range: Range<Int>, into findings: inout [Finding]) {
        for index in range {
            switch passage.tokens[index].kind {
            case .openParenthesis, .openBracket:
                if let finding = group(at: index, in: &passage) { findings.append(finding) }
            case .word:
                guard !passage.tokens[index].isConsumed, passage.tokens[index].upper >= 2,
                    let finding = phrase(at: index, in: &passage)
                else { continue }
                findings.append(finding)
            default: continue
            }
        }
    }

    // MARK: Reading short forms

    /// The tokens of a short form that starts at a token: words that marks without blanks join, with what stands in
    /// parentheses behind them ("FEV(1)") and the full stop of "R.D.T.".
    func shortForm(at start: Int, in passage: Passage) -> Range<Int>? {
        guard passage.kind(start) == .word else { return nil }
        var end = start + 1
        while let kind = passage.kind(end), end - start < 12 {
            if kind == .openParenthesis, passage.isGlued(end), passage.kind(end + 1) == .word, passage.isGlued(end + 1),
                passage.kind(end + 2) == .closeParenthesis, passage.isGlued(end + 2), passage.tokens[end + 1].count <= 3
            {
                end += 3
                continue
            }
            guard joins(end, in: passage) else { break }
            end += 2
        }
        if end - start >= 3, passage.kind(end) == .period, passage.isGlued(end), passage.kind(end - 2) == .period {
            end += 1
        }
        return start..<end
    }

    /// Whether a mark joins the words before and behind it to one.
    private func joins(_ mark: Int, in passage: Passage) -> Bool {
        guard passage.kind(mark + 1) == .word, passage.tokens[mark - 1].isWord,
            passage.tokens[mark].isSpaced == passage.tokens[mark + 1].isSpaced
        else { return false }
        let before = passage.tokens[mark - 1]
        let behind = passage.tokens[mark + 1]
        switch passage.tokens[mark].kind {
        case .hyphen, .slash, .plus, .ampersand: break
        case .period: return !passage.tokens[mark].isSpaced && before.count == 1 && behind.count == 1
        default: return false
        }
        // The marks of a text that was split into words: only between what looks like parts of an acronym.
        return !passage.tokens[mark].isSpaced
            || (before.upper > 0 && behind.upper > 0 && before.lower < 3 && behind.lower < 3)
    }

    /// The bytes of a range of tokens.
    func bytes(of tokens: Range<Int>, in passage: Passage) -> Range<Int> {
        Int(passage.tokens[tokens.lowerBound].start)..<Int(passage.tokens[tokens.upperBound - 1].end)
    }

    // MARK: Reading long forms

    /// Aligns a short form with the words before a token.
    mutating func alignBefore(
        _ short: ShortForm, _ end: Int, in passage: Passage
    ) -> (LongFormAlignment, Range<Int>)? {
        let longest = 2 * short.readings[0].count + 6
        var index = end - 1
        var words = 0
        while index >= 0, words < longest, end - index < 80 {
            switch passage.tokens[index].kind {
            case .word: words += 1
            case .period where passage.endsSentence(index): words = longest
            case .semicolon, .colon, .opaque, .openParenthesis, .openBracket, .equals, .bar: words = longest
            case .closeParenthesis, .closeBracket:
                guard let open = passage.open(of: index, within: 40) else {
                    words = longest
                    break
                }
                if passage.isGlued(open), open > 0, passage.tokens[open - 1].isWord { break }
                index = open
            default: break
            }
            if words < longest { index -= 1 }
        }
        fill(from: max(0, index), to: end, in: passage)
        guard let alignment = aligner.align(short, with: text, anchor: .end) else { return nil }
        return (alignment, span(of: alignment, short, in: passage))
    }

    /// Aligns a short form with the words from a token on.
    mutating func alignAfter(
        _ short: ShortForm, _ start: Int, to limit: Int, in passage: Passage, anchor: LongFormAligner.Anchor
    ) -> (LongFormAlignment, Range<Int>)? {
        let longest = 2 * short.readings[0].count + 6
        var index = start
        var words = 0
        loop: while index < limit, words < longest {
            switch passage.tokens[index].kind {
            case .word: words += 1
            case .period where passage.endsSentence(index): break loop
            case .semicolon, .colon, .opaque, .closeParenthesis, .closeBracket, .equals, .bar: break loop
            case .openParenthesis, .openBracket:
                guard let close = passage.close(of: index, within: 40), close < limit else { break loop }
                if !passage.isGlued(index) { index = close }
            default: break
            }
            index += 1
        }
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

    /// The bytes of a long form: from its first word to its last, with what belongs to them.
    private func span(of alignment: LongFormAlignment, _ short: ShortForm, in passage: Passage) -> Range<Int> {
        let first = startToken(of: alignment, short, in: passage)
        let last = text.words[LongFormEnd.lastWord(of: alignment, in: text, passage)]
        var end = last.range.upperBound
        // A group that a word opens without a blank is a part of it: "poly(ADP-ribose)".
        let next = last.token + 1
        if passage.kind(next) == .closeParenthesis, passage.isGlued(next),
            let open = passage.open(of: next, within: 20),
            open > first
        {
            end = Int(passage.tokens[next].end)
        }
        return Int(passage.tokens[first].start)..<end
    }

    /// The token with which a long form starts: before its first matched word, what a hyphen joins to it belongs to it
    /// if it begins with the same letter ("non-negative matrix factorization"), or if it is a number, a letter or the
    /// name of a Greek one, as in the names of chemistry ("2,6-diaminopurine", "c-Jun N-terminal kinase").
    private func startToken(of alignment: LongFormAlignment, _ short: ShortForm, in passage: Passage) -> Int {
        let token = text.words[alignment.firstWord].token
        var start = token
        while start > 1, !passage.tokens[start].isSpaced, !passage.tokens[start - 1].isSpaced,
            passage.tokens[start - 1].kind == .hyphen || passage.tokens[start - 1].kind == .comma
                || passage.tokens[start - 1].kind == .apostrophe
        {
            var before = start - 2
            if passage.tokens[before].kind == .apostrophe, !passage.tokens[before].isSpaced, before > 0 { before -= 1 }
            guard passage.tokens[before].isWord else { break }
            let word = passage.tokens[before]
            let isPrefix =
                (word.upper == 0 && word.lower == 0) || word.count == 1
                || GreekNames.names.contains(passage.key(before))
            if isPrefix {
                start = before
                continue
            }
            let initial = ByteClass.lowercased(passage.firstByte(before))
            if start == token, passage.tokens[start - 1].kind == .hyphen, UInt32(initial) == short.readings[0][0].scalar
            {
                start = before
            }
            break
        }
        return start
    }

    /// Whether the word with which an alignment starts can start a long form.
    func startsWell(_ alignment: LongFormAlignment, in passage: Passage) -> Bool {
        let last = text.words[alignment.lastWord]
        if passage.tokens[last.token].upper == 0,
            passage.isWord(last.token, in: StopWords.neverFirst)
                || !alignment.isExact && passage.isWord(last.token, in: StopWords.seldomFirst)
        {
            return false
        }
        let word = text.words[alignment.firstWord]
        if passage.isWord(word.token, in: StopWords.neverFirst) {
            // "The Cancer Imaging Archive" starts with a capital of its own.
            return alignment.isExact
                && (passage.tokens[word.token].upper > 0 || alignment.skipped == 0 && word.last > word.first + 1)
        }
        return alignment.isComplete || !passage.isWord(word.token, in: StopWords.seldomFirst)
    }

    /// Whether an acronym is one of the words of a long form.
    func hasAcronym(_ alignment: LongFormAlignment, in passage: Passage) -> Bool {
        text.words[alignment.firstWord...alignment.lastWord].contains { passage.tokens[$0.token].upper >= 2 }
    }

    /// Whether a long form is built on the short one: it has it as a word, or it starts with a part of it and goes on
    /// with a short word, as in "GAN with attention (GAN-A)".
    func contains(
        _ alignment: LongFormAlignment, _ short: Range<Int>, in passage: Passage
    ) -> Bool {
        let words = text.words[alignment.firstWord...alignment.lastWord]
        let whole = WordKey(passage.bytes, bytes(of: short, in: passage))
        if words.contains(where: { WordKey(passage.bytes, $0.range) == whole }) { return true }
        guard let first = words.first, words.count > 1, words[words.startIndex + 1].isStop else { return false }
        let key = WordKey(exactly: passage.bytes, first.range)
        return passage.tokens[short].contains {
            $0.isWord && $0.upper >= 3 && WordKey(exactly: passage.bytes, $0.range) == key
        }
    }
}
