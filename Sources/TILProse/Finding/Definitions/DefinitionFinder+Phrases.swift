/// Definitions in running text: "PCA stands for principal component analysis".
extension DefinitionFinder {
    /// The definition that an acronym makes with a phrase before or behind it.
    mutating func phrase(at start: Int, in passage: inout Passage) -> Finding? {
        if start > 0, passage.tokens[start - 1].kind == .hyphen, passage.isGlued(start) { return nil }
        guard let tokens = shortForm(at: start, in: passage), mayDefine(tokens, in: passage),
            ShortFormKind(tokens, in: passage) == .capitals
        else {
            return nil
        }
        guard passage.tokens[tokens].reduce(0, { $0 + Int($1.upper) }) >= 2,
            let long = longBehind(tokens, in: passage) ?? longBefore(tokens, in: passage)
        else { return nil }
        consume(tokens, in: &passage)
        return Finding(short: bytes(of: tokens, in: passage), long: long)
    }

    /// The letters of an acronym, which are not looked at before a phrase or a mark beside it calls for them.
    private func letters(of tokens: Range<Int>, in passage: Passage) -> ShortForm {
        ShortForm(passage.bytes, bytes(of: tokens, in: passage), words: 1)
    }

    /// Whether what stands around an acronym may be the start of a phrase or the end of one; most of the time it is not.
    private func mayDefine(_ tokens: Range<Int>, in passage: Passage) -> Bool {
        let next = tokens.upperBound
        switch passage.kind(next) {
        case .word:
            if passage.isWord(next, in: CuePhrases.wordsBehind) { return true }
        case .period, .slash, .plus, .closeParenthesis, .closeBracket, nil: break
        default: return true
        }
        var before = tokens.lowerBound - 1
        if passage.isWord(before, in: Self.articles) { before -= 1 }
        switch passage.kind(before) {
        case .word: break
        case .comma, .period, .quote, .apostrophe, .dash: return true
        default: return false
        }
        return passage.isWord(before, in: CuePhrases.wordsBefore)
    }

    // MARK: The long form comes after

    private mutating func longBehind(_ tokens: Range<Int>, in passage: Passage) -> Range<Int>? {
        var index = tokens.upperBound
        while passage.kind(index) == .quote || passage.kind(index) == .apostrophe { index += 1 }
        guard let mark = passage.kind(index) else { return nil }
        switch mark {
        case .colon, .equals, .bar, .dash, .hyphen:
            guard mark != .hyphen || passage.tokens[index].isSpaced else { return nil }
            return bare(tokens, from: index + 1, in: passage)
        case .comma, .openParenthesis, .semicolon: index += 1
        case .word: break
        default: return nil
        }
        guard passage.kind(index) == .word else { return nil }
        var threshold = thresholds.hinted
        let announced = CuePhrases.announcements.end(in: passage, from: index)
        var end = announced
        if end != nil {
            threshold = thresholds.announced
        } else {
            end = CuePhrases.hints.end(in: passage, from: index)
        }
        guard var begin = end else {
            return mark == .comma ? bare(tokens, from: index, in: passage) : nil
        }
        begin = skipArticles(from: begin, in: passage)
        let short = letters(of: tokens, in: passage)
        // Behind a hint the first word has to be matched.
        if announced == nil, !mayStart(short, begin, in: passage) { return nil }
        guard let (alignment, long) = alignAfter(short, begin, to: passage.count, in: passage, anchor: .start),
            alignment.score >= threshold, alignment.loose == 0,
            end == announced || alignment.firstWord == 0 && short.upper >= 3 && !hasAcronym(alignment, in: passage),
            accepts(alignment, tokens, long, in: passage)
        else { return nil }
        return long
    }

    /// Whether a long form may start with the word at a token.
    private func mayStart(_ short: ShortForm, _ index: Int, in passage: Passage) -> Bool {
        passage.kind(index) != .word || short.mayStart(passage.tokens[index], passage.bytes)
    }

    /// The same, told by the first byte of an acronym: no for most words without a look at its other letters.
    private func mayStart(_ tokens: Range<Int>, _ index: Int, in passage: Passage) -> Bool {
        guard passage.kind(index) == .word else { return true }
        let initial = ByteClass.lowercased(passage.firstByte(tokens.lowerBound))
        let word = passage.tokens[index]
        guard ByteClass.isLetter(initial), initial != UInt8(ascii: "x"), word.others == 0, word.upper < 2,
            word.digits == 0, !word.isBroken
        else { return true }
        let other = passage.firstByte(index)
        return ByteClass.lowercased(other) == initial || word.upper == 1 && !ByteClass.isUpper(other)
    }

    private func skipArticles(from start: Int, in passage: Passage) -> Int {
        var index = start
        while let kind = passage.kind(index) {
            if kind == .quote || kind == .apostrophe || kind == .comma || kind == .colon {
                index += 1
            } else if passage.isWord(index, in: Self.articles) {
                index += 1
            } else {
                break
            }
        }
        return index
    }

    private static let articles = WordSet("a an the")

    /// A long form behind nothing but a mark: every letter has to start a word.
    private mutating func bare(_ tokens: Range<Int>, from start: Int, in passage: Passage) -> Range<Int>? {
        let begin = skipArticles(from: start, in: passage)
        guard mayStart(tokens, begin, in: passage) else { return nil }
        let short = letters(of: tokens, in: passage)
        guard short.upper >= 3, mayStart(short, begin, in: passage),
            let (alignment, long) = alignAfter(short, begin, to: passage.count, in: passage, anchor: .start),
            alignment.isComplete, alignment.firstWord == 0, !passage.isWord(begin, in: StopWords.seldomFirst),
            !isList(alignment, in: passage), !hasClauseWord(alignment, in: passage),
            accepts(alignment, tokens, long, in: passage)
        else { return nil }
        return long
    }

    /// Whether a long form is a list that goes on with acronyms: "PDF, PS, or DVI files".
    private func isList(_ alignment: LongFormAlignment, in passage: Passage) -> Bool {
        hasAcronym(alignment, in: passage)
            && text.words[alignment.firstWord...alignment.lastWord].dropFirst().contains { $0.commas > 0 }
    }

    // MARK: The long form comes before

    private mutating func longBefore(_ tokens: Range<Int>, in passage: Passage) -> Range<Int>? {
        var index = tokens.lowerBound
        while index > 0, passage.kind(index - 1) == .quote || passage.kind(index - 1) == .apostrophe { index -= 1 }
        if index > 0, passage.isWord(index - 1, in: Self.articles) { index -= 1 }
        var threshold: Double?
        let afterShort = tokens.upperBound
        // A comma may stand behind the phrase: "i.e., DFA".
        let end = passage.kind(index - 1) == .comma ? index - 1 : index
        if let start = CuePhrases.introductions.start(in: passage, before: end) {
            index = start
            threshold = thresholds.announced
        } else if let start = CuePhrases.alternatives.start(in: passage, before: end) {
            index = start
            threshold = thresholds.hinted
        } else if CuePhrases.closings.end(in: passage, from: afterShort) != nil {
            threshold = thresholds.announced
        }
        let hasComma = index > 0 && [.comma, .openParenthesis, .dash].contains(passage.tokens[index - 1].kind)
        if hasComma { index -= 1 }
        while index > 0, passage.kind(index - 1) == .quote || passage.kind(index - 1) == .apostrophe { index -= 1 }
        guard let threshold else {
            // "long form, SF, ..." and nothing else.
            guard hasComma, passage.kind(index) == .comma,
                passage.kind(afterShort) == .comma || passage.kind(afterShort) == .closeParenthesis
            else { return nil }
            let short = letters(of: tokens, in: passage)
            guard short.upper >= 3, let (alignment, long) = alignBefore(short, index, in: passage),
                alignment.isComplete,
                alignment.trailing == 0, accepts(alignment, tokens, long, in: passage)
            else { return nil }
            return long
        }
        guard let (alignment, long) = alignBefore(letters(of: tokens, in: passage), index, in: passage),
            alignment.score >= threshold,
            alignment.trailing == 0, alignment.loose == 0, accepts(alignment, tokens, long, in: passage)
        else { return nil }
        return long
    }
}
