import TILText

/// The search for long forms.
extension DefinitionFinder {
    /// Where the long form of a short form is searched.
    enum Direction {
        /// In the words before a token.
        case before(Int)
        /// In the words from a token up to a limit.
        case after(Int, limit: Int)
    }

    /// Returns the best match of a short form with the words before or after a token. Returns nil if no word can start
    /// a long form.
    /// - Parameters:
    ///   - kind: the kind of the short form if it is known.
    ///   - group: the tokens of the group in parentheses, or an empty range.
    mutating func match(
        _ tokens: TokenRange, _ direction: Direction, in passage: Passage, as site: DefinitionMatch.Site,
        kind: ShortFormKind? = nil, group: TokenRange = 0..<0
    ) -> DefinitionMatch? {
        let short = ShortForm(passage.bytes, passage.bytes(of: tokens))
        guard let kind = kind ?? ShortFormKind(tokens, in: passage),
            let words = words(for: short, direction, in: passage)
        else { return nil }
        text.read(words, in: passage, for: short)
        let anchor: Spelling.Anchor
        switch direction {
        case .before: anchor = .end
        case .after: anchor = .start
        }
        guard
            let alignment = Spelling.align(
                short.written, otherReadings: short.otherReadings, with: text, anchor: anchor)
        else { return nil }
        return DefinitionMatch(
            passage: passage, text: text, site: site, short: short, kind: kind, tokens: tokens, group: group,
            alignment: alignment)
    }

    /// Returns the tokens in which a long form is searched, or nil if no word can start one.
    private func words(for short: ShortForm, _ direction: Direction, in passage: Passage) -> TokenRange? {
        func mayStart(_ index: Int) -> Bool {
            passage.isWord(index) && short.mayStart(passage[index], passage.bytes)
        }
        switch direction {
        case .after(let start, let limit):
            let words = start..<max(start, end(of: short, from: start, to: limit, in: passage))
            return words.contains(where: mayStart) ? words : nil
        case .before(let end):
            let words = start(of: short, before: end, in: passage)..<end
            guard let first = words.first(where: mayStart) else { return nil }
            // No long form starts before that word, but its initials may be in another order, and small words do not
            // count. Those of a link, which ends with a bracket, may not.
            let tokensForLetter = passage.isWord(end - 1) ? 2 : 1
            let farthest = min(first, end - tokensForLetter * short.written.count)
            return words.clamped(to: farthest..<end)
        }
    }

    /// Finds the long form and the score of a match, and notes them in it.
    /// - Returns: whether no rule rejects the definition.
    func accept(_ match: DefinitionMatch) -> Bool {
        match.long = longForm(of: match)
        let isRefused = refusals.contains { refusal in refusal.rejects(match) }
        guard match.long.count > match.range.count, !isRefused else { return false }
        match.score = DefinitionScore.score(of: match)
        if wantsFeatures { match.features = DefinitionFeature.allCases.map { feature in feature.value(of: match) } }
        return wantsFeatures || match.score >= DefinitionScore.dropped
    }

    /// Returns the bytes of the long form of a match. The first edge that is found for its start or its end counts.
    private func longForm(of match: DefinitionMatch) -> ByteRange {
        let passage = match.passage
        var start: Int?
        var end: Int?
        for edge in edges {
            if edge.isStart {
                start = start ?? edge.token(of: match)
            } else {
                end = end ?? edge.token(of: match)
            }
        }
        let long = passage.bytes(of: (start ?? match.first)..<(end ?? match.lastToken + 1))
        let startsInEastAsianScript = passage.bytes[long.lowerBound] >= Self.eastAsianLead
        let isShortASCII = match.short.written[0].scalar <= 0x7F
        guard startsInEastAsianScript, isShortASCII else { return long }
        // Chinese and Japanese put no space before a Latin name.
        return long.drop { index in !passage.bytes[index].isASCII }
    }

    /// The first byte in UTF-8 of the characters from U+3000 on.
    private static let eastAsianLead: UInt8 = 0xE3

    // MARK: Where long forms start and end

    /// The greatest number of tokens in a long form, and in a group inside it.
    private static let longest = 80
    private static let longestInnerGroup = 40

    /// Returns the greatest number of words in the long form of a short form.
    private static func mostWords(_ short: ShortForm) -> Int { 2 * short.written.count + 6 }

    /// Returns the first token that the long form of a short form before a token may contain.
    private func start(of short: ShortForm, before end: Int, in passage: Passage) -> Int {
        var index = end - 1
        var words = 0
        var innerOpen: Int?
        while index >= 0, words < Self.mostWords(short), end - index < Self.longest {
            switch passage[index].kind {
            case .word: words += 1
            case .period where passage.endsSentence(index): return index + 1
            case .openParenthesis where index == innerOpen: break
            case .colon where passage.isWithinName(index): break
            case .semicolon, .colon, .opaque, .openParenthesis, .openBracket, .equals, .bar: return index + 1
            case .closeParenthesis, .closeBracket:
                guard let open = passage.open(of: index, within: Self.longestInnerGroup),
                    !passage.endsOther(open..<index)
                else { return index + 1 }
                // A group that follows a word without a space is part of the word: "poly(ADP-ribose)".
                let isPartOfWord = passage.isGlued(open) && passage.isWord(open - 1)
                if isPartOfWord { innerOpen = open } else { index = open }
            default: break
            }
            index -= 1
        }
        return index + 1
    }

    /// Returns the token before which the long form of a short form ends that starts at a token.
    private func end(of short: ShortForm, from start: Int, to limit: Int, in passage: Passage) -> Int {
        var index = start
        var words = 0
        while index < limit, words < Self.mostWords(short) {
            switch passage[index].kind {
            case .word: words += 1
            case .period where passage.endsSentence(index): return index
            case .colon where index - 1 > start && passage[index - 1].startsLine:
                // This is the next entry of a list: "P2MP: Point-to-Multipoint" followed by "PW: Pseudowire".
                return index - 1
            case .colon where passage.isWithinName(index): break
            case .semicolon, .colon, .opaque, .closeParenthesis, .closeBracket, .equals, .bar: return index
            case .openParenthesis, .openBracket:
                guard let close = passage.close(of: index, within: Self.longestInnerGroup), close < limit else {
                    return index
                }
                let isPartOfWord = passage.isGlued(index)
                if !isPartOfWord { index = close }
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
        let first = group.lowerBound + 1
        let next = group.upperBound + 1
        guard isWord(first), tokens[first].upper >= 2 else { return false }
        return isWord(next, in: Self.joining) || kind(next) == .comma
    }

    static let joining = WordSet("and or")
}
