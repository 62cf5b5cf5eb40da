/// Definitions in running text: "PCA stands for principal component analysis".
extension PhrasePattern {
    static let all = [
        PhrasePattern("mark", "PCA: principal component analysis") { finder, tokens, passage in
            let index = passage.endOfQuotes(from: tokens.upperBound)
            switch passage.kind(index) {
            case .colon, .equals, .bar: return finder.bare(tokens, from: index + 1, in: passage)
            case .hyphen where !passage[index].isSpaced: return nil
            // In a list, two letters are enough: "PW - Pseudo Wire".
            case .dash, .hyphen:
                return finder.bare(tokens, from: index + 1, in: passage, isItem: tokens.lowerBound == 0)
            default: return nil
            }
        },
        PhrasePattern("stands-for", "PCA stands for principal component analysis") { finder, tokens, passage in
            guard let index = passage.phraseStart(after: tokens.upperBound),
                let end = CuePhrases.announcements.end(in: passage, from: index)
            else { return nil }
            let begin = passage.skipArticles(from: end)
            return finder.long(
                after: begin, tokens, worth: DefinitionThresholds.announced, in: passage, where: { _ in true })
        },
        PhrasePattern("means", "PCA means principal component analysis") { finder, tokens, passage in
            guard let index = passage.phraseStart(after: tokens.upperBound),
                let end = CuePhrases.hints.end(in: passage, from: index)
            else { return nil }
            let begin = passage.skipArticles(from: end)
            return finder.long(after: begin, tokens, worth: DefinitionThresholds.hinted, in: passage) {
                $0.alignment.firstWord == 0 && $0.firstWord.token == begin && $0.short.upper >= 3 && !$0.hasAcronym
            }
        },
        PhrasePattern("comma-after", "PCA, principal component analysis, is old") { finder, tokens, passage in
            let index = passage.endOfQuotes(from: tokens.upperBound)
            guard passage.kind(index) == .comma, passage.isWord(index + 1) else { return nil }
            return finder.bare(tokens, from: index + 1, in: passage)
        },
        PhrasePattern("abbreviated-as", "principal component analysis, abbreviated as PCA") { finder, tokens, passage in
            guard let start = passage.phraseStart(before: tokens.lowerBound, of: CuePhrases.introductions) else {
                return nil
            }
            return finder.long(before: start, tokens, worth: DefinitionThresholds.announced, in: passage)
        },
        PhrasePattern("also-known-as", "principal component analysis, also known as PCA") { finder, tokens, passage in
            guard let start = passage.phraseStart(before: tokens.lowerBound, of: CuePhrases.alternatives) else {
                return nil
            }
            return finder.long(before: start, tokens, worth: DefinitionThresholds.hinted, in: passage)
        },
        PhrasePattern("for-short", "principal component analysis, PCA for short") { finder, tokens, passage in
            guard CuePhrases.closings.end(in: passage, from: tokens.upperBound) != nil else { return nil }
            let start = passage.startOfQuotes(before: tokens.lowerBound)
            return finder.long(before: start, tokens, worth: DefinitionThresholds.announced, in: passage)
        },
    ]
}

extension DefinitionPattern {
    static let series = [
        DefinitionPattern("respectively", "AB and CD stand for atom beam and cold dark, respectively") {
            finder, first, passage in
            let end = (first.upperBound..<min(passage.count, first.upperBound + 80)).first {
                passage.isWord($0, in: respectively) || passage.kind($0) == .period
            }
            guard let end, passage.isWord(end),
                let cue = (first.upperBound..<end).first(where: { CuePhrases.series.end(in: passage, from: $0) != nil }
                ),
                let start = CuePhrases.series.end(in: passage, from: cue)
            else { return [] }
            let (shorts, longs) = (passage.parts(first.lowerBound..<cue), passage.parts(start..<end))
            guard shorts.count > 1, shorts.count == longs.count else { return [] }
            var found: [Definition] = []
            for (short, long) in zip(shorts, longs) {
                guard passage.shortForm(at: short.lowerBound) == short, passage.capitals(of: short) >= 2,
                    let match = finder.match(
                        short, after: long.lowerBound, to: long.upperBound, in: passage, as: .phrase),
                    match.alignment.score >= DefinitionThresholds.hinted, finder.accepts(match)
                else { return [] }
                found.append(match.definition)
            }
            return found
        }
    ]

    private static let respectively = WordSet("respectively")
}

extension DefinitionFinder {
    /// Returns the tokens of an acronym that a defining phrase may surround, or nil. Usually there is none.
    func acronym(at start: Int, in passage: Passage) -> TokenRange? {
        if start > 0, passage[start - 1].kind == .hyphen, passage.isGlued(start) { return nil }
        guard let tokens = passage.shortForm(at: start), passage.mayHavePhrase(tokens),
            ShortFormKind(tokens, in: passage) == .capitals, passage.capitals(of: tokens) >= 2
        else { return nil }
        return tokens
    }

    /// Returns a long form after a phrase.
    fileprivate mutating func long(
        after start: Int, _ tokens: TokenRange, worth threshold: Double, in passage: Passage,
        where isGood: (DefinitionMatch) -> Bool
    ) -> ByteRange? {
        guard let match = match(tokens, after: start, to: passage.count, in: passage, as: .phrase),
            match.alignment.score >= threshold, match.alignment.loose == 0, isGood(match), accepts(match)
        else { return nil }
        return match.long
    }

    /// Returns a long form after a mark alone. Every letter must start a word.
    fileprivate mutating func bare(
        _ tokens: TokenRange, from start: Int, in passage: Passage, isItem: Bool = false
    ) -> ByteRange? {
        let begin = passage.skipArticles(from: start)
        guard passage.mayStart(tokens, begin), !passage.isWord(begin, in: StopWords.seldomFirst) else { return nil }
        return long(after: begin, tokens, worth: 0, in: passage) { match in
            (match.short.upper >= 3 || isItem && match.alignment.trailing == 0 && !match.isOneWord)
                && match.alignment.isComplete && match.alignment.firstWord == 0
                // "PDF, PS, or DVI files".
                && !(match.hasAcronym && match.hasComma) && !match.hasClauseWord
        }
    }

    /// Returns a long form before a phrase or a mark.
    fileprivate mutating func long(
        before start: Int, _ tokens: TokenRange, worth threshold: Double, in passage: Passage
    ) -> ByteRange? {
        var end = start
        if [.comma, .openParenthesis, .dash].contains(passage.kind(end - 1)) { end -= 1 }
        while passage.isQuote(end - 1) { end -= 1 }
        guard let match = match(tokens, before: end, in: passage, as: .phrase), match.alignment.score >= threshold,
            match.alignment.trailing == 0, match.alignment.loose == 0, accepts(match)
        else { return nil }
        return match.long
    }
}

extension Passage {
    private static let articles = WordSet("a an the")
    private static let and = WordSet("and")

    /// Returns the ranges of tokens between commas and "and".
    fileprivate func parts(_ range: TokenRange) -> [TokenRange] {
        var parts: [TokenRange] = []
        var start = range.lowerBound
        for index in range.lowerBound...range.upperBound
        where index == range.upperBound || kind(index) == .comma || isWord(index, in: Self.and) {
            if start < index { parts.append(start..<index) }
            start = index + 1
        }
        return parts
    }

    /// Whether the tokens around an acronym may start or end a phrase.
    fileprivate func mayHavePhrase(_ words: TokenRange) -> Bool {
        let next = words.upperBound
        switch kind(next) {
        case .word:
            if isWord(next, in: CuePhrases.wordsBehind) || isWord(next, in: Self.and) { return true }
        case .period, .slash, .plus, .closeParenthesis, .closeBracket, nil: break
        default: return true
        }
        let before = isWord(words.lowerBound - 1, in: Self.articles) ? words.lowerBound - 2 : words.lowerBound - 1
        switch kind(before) {
        case .word: return isWord(before, in: CuePhrases.wordsBefore)
        case .comma, .period, .quote, .apostrophe, .dash: return true
        default: return false
        }
    }

    fileprivate func endOfQuotes(from start: Int) -> Int {
        var index = start
        while isQuote(index) { index += 1 }
        return index
    }

    /// Returns the start of the quotes and the article before an acronym.
    fileprivate func startOfQuotes(before start: Int) -> Int {
        var index = start
        while isQuote(index - 1) { index -= 1 }
        return isWord(index - 1, in: Self.articles) ? index - 1 : index
    }

    /// Returns the index at which a phrase may start after an acronym: at once, or after a comma or a parenthesis.
    fileprivate func phraseStart(after end: Int) -> Int? {
        var index = endOfQuotes(from: end)
        if [.comma, .openParenthesis, .semicolon].contains(kind(index)) { index += 1 }
        return isWord(index) ? index : nil
    }

    /// Returns the start of a phrase that ends before an acronym. A comma may follow the phrase: "i.e., DFA".
    fileprivate func phraseStart(before start: Int, of phrases: CuePhrases) -> Int? {
        let index = startOfQuotes(before: start)
        return phrases.start(in: self, before: kind(index - 1) == .comma ? index - 1 : index)
    }

    fileprivate func skipArticles(from start: Int) -> Int {
        var index = start
        while isQuote(index) || kind(index) == .comma || kind(index) == .colon || isWord(index, in: Self.articles) {
            index += 1
        }
        return index
    }

    /// Whether a long form may start with a word, judged by the first byte of the acronym. This rejects most words
    /// without reading its other letters.
    fileprivate func mayStart(_ words: TokenRange, _ index: Int) -> Bool {
        guard isWord(index) else { return true }
        let initial = initial(words.lowerBound)
        let word = tokens[index]
        guard initial.isLetter, initial != "x", word.others == 0, word.upper < 2,
            word.digits == 0, !word.isBroken
        else { return true }
        return self.initial(index) == initial || word.upper == 1 && !firstByte(index).isUpper
    }
}
