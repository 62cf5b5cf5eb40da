import TILText

/// The search for long forms.
extension DefinitionFinder {
    /// Returns the best match of a short form with the words before a token, or else with the words after another.
    /// Returns nil if no word can start a long form.
    mutating func match(
        _ tokens: TokenRange, _ kind: ShortFormKind? = nil, before last: Int? = nil, after first: Int = 0,
        to limit: Int = 0, in passage: Passage, as site: DefinitionMatch.Site, group: TokenRange = 0..<0
    ) -> DefinitionMatch? {
        let short = ShortForm(passage.bytes, passage.bytes(of: tokens))
        var words =
            last.map { index in start(of: short, before: index, in: passage)..<index }
            ?? first..<max(first, end(of: short, from: first, to: limit, in: passage))
        guard let kind = kind ?? ShortFormKind(tokens, in: passage),
            let start = words.first(where: { index in
                passage.isWord(index) && short.mayStart(passage[index], passage.bytes)
            })
        else { return nil }
        if last != nil {
            // No long form starts before that word, but its initials may be in another order, and small words do not
            // count. Those of a link, which ends with a bracket, may not.
            let reach = passage.isWord(words.upperBound - 1) ? 2 : 1
            words = words.clamped(to: min(start, words.upperBound - reach * short.written.count)..<words.upperBound)
        }
        text.read(words, in: passage, for: short)
        guard
            let alignment = Spelling.align(
                short.written, otherReadings: short.otherReadings, with: text, anchor: last == nil ? .start : .end)
        else {
            return nil
        }
        return DefinitionMatch(passage, text, site, short, kind, tokens, group, alignment)
    }

    /// Finds the ends of the long form, and returns whether no rule rejects the definition.
    func accepts(_ match: DefinitionMatch) -> Bool {
        let passage = match.passage
        var (start, end): (Int?, Int?)
        for edge in edges {
            if edge.isStart { start = start ?? edge.token(of: match) } else { end = end ?? edge.token(of: match) }
        }
        let long = passage.bytes(of: (start ?? match.firstWord.token)..<(end ?? match.lastToken + 1))
        // Chinese and Japanese put no space before a Latin name.
        match.long =
            passage.bytes[long.lowerBound] < 0xE3 || match.short.written[0].scalar > 0x7F
            ? long : long.drop { index in !passage.bytes[index].isASCII }
        guard match.long.count > match.range.count, !refusals.contains(where: { refusal in refusal.rejects(match) })
        else {
            return false
        }
        match.score = DefinitionScore.score(of: match)
        if wantsFeatures { match.features = DefinitionFeature.allCases.map { feature in feature.value(of: match) } }
        return wantsFeatures || match.score >= DefinitionScore.dropped
    }

    /// Returns the first token that the long form of a short form before a token may contain.
    private func start(of short: ShortForm, before end: Int, in passage: Passage) -> Int {
        let longest = 2 * short.written.count + 6
        var index = end - 1
        var words = 0
        var innerOpen = -1
        while index >= 0, words < longest, end - index < 80 {
            switch passage[index].kind {
            case .word: words += 1
            case .period where passage.endsSentence(index): return index + 1
            case .openParenthesis where index == innerOpen: break
            case .colon where passage.isWithinName(index): break
            case .semicolon, .colon, .opaque, .openParenthesis, .openBracket, .equals, .bar: return index + 1
            case .closeParenthesis, .closeBracket:
                guard let open = passage.open(of: index, within: 40), !passage.endsOther(open..<index) else {
                    return index + 1
                }
                // A group that follows a word without a space is part of the word: "poly(ADP-ribose)".
                if passage.isGlued(open), passage.isWord(open - 1) { innerOpen = open } else { index = open }
            default: break
            }
            index -= 1
        }
        return index + 1
    }

    /// Returns the token before which the long form of a short form ends that starts at a token.
    private func end(of short: ShortForm, from start: Int, to limit: Int, in passage: Passage) -> Int {
        let longest = 2 * short.written.count + 6
        var index = start
        var words = 0
        while index < limit, words < longest {
            switch passage[index].kind {
            case .word: words += 1
            case .period where passage.endsSentence(index): return index
            case .colon where index - 1 > start && passage[index - 1].startsLine:
                // This is the next entry of a list: "P2MP: Point-to-Multipoint" followed by "PW: Pseudowire".
                return index - 1
            case .colon where passage.isWithinName(index): break
            case .semicolon, .colon, .opaque, .closeParenthesis, .closeBracket, .equals, .bar: return index
            case .openParenthesis, .openBracket:
                guard let close = passage.close(of: index, within: 40), close < limit else { return index }
                if !passage.isGlued(index) { index = close }
            default: break
            }
            index += 1
        }
        return index
    }
}

extension Passage {
    /// Whether a comma is between the numbers of a chemical name: "2,6-diaminopurine".
    func isWithinNumber(_ comma: Int) -> Bool { isNumber(comma - 1) && isWithinName(comma) && isNumber(comma + 1) }

    /// Whether a mark is inside a name, without spaces around it.
    fileprivate func isWithinName(_ mark: Int) -> Bool {
        isGlued(mark) && isGlued(mark + 1, .word) && isWord(mark - 1)
    }

    /// Whether a group is the short form of another long form, followed by a conjunction or a comma: "naive (UPN) and
    /// label-based (UPL)".
    fileprivate func endsOther(_ group: TokenRange) -> Bool {
        isWord(group.lowerBound + 1) && tokens[group.lowerBound + 1].upper >= 2
            && (isWord(group.upperBound + 1, in: Self.joining) || kind(group.upperBound + 1) == .comma)
    }

    static let joining = WordSet("and or")
}
