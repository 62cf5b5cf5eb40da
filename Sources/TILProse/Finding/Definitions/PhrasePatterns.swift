import TILText

/// A rule that finds definitions in running text. Its value is an example.
enum PhrasePattern: String, CaseIterable {
    case mark = "PCA: principal component analysis"
    case standsFor = "PCA stands for principal component analysis"
    case commaAfter = "PCA, principal component analysis, is old"
    case abbreviatedAs = "principal component analysis, abbreviated as PCA or called PCA"
}

extension DefinitionFinder {
    /// Returns the definitions at an acronym.
    mutating func definitions(_ pattern: PhrasePattern, _ acronym: TokenRange, in passage: Passage) -> [Definition] {
        switch pattern {
        case .mark: definitions(afterMark: acronym, in: passage)
        case .standsFor: definitions(afterAnnouncement: acronym, in: passage)
        case .commaAfter: definitions(afterComma: acronym, in: passage)
        case .abbreviatedAs: definitions(beforeIntroduction: acronym, in: passage)
        }
    }

    /// Returns the tokens of an acronym that a defining phrase may surround, or nil. Usually there is none.
    func acronym(at start: Int, in passage: Passage) -> TokenRange? {
        let isAfterHyphen = passage.isGlued(start) && passage.kind(start - 1) == .hyphen
        guard !isAfterHyphen, let tokens = passage.shortForm(at: start),
            ShortFormKind(tokens, in: passage) == .capitals, passage.capitals(of: tokens) >= 2
        else { return nil }
        return tokens
    }

    // MARK: SF, long form

    private mutating func definitions(afterMark acronym: TokenRange, in passage: Passage) -> [Definition] {
        let mark = passage.endOfQuotes(from: acronym.upperBound)
        switch passage.kind(mark) {
        case .colon, .equals, .bar: return bare(acronym, from: mark + 1, in: passage)
        case .hyphen where !passage[mark].isSpaced: return []
        case .dash, .hyphen:
            // In a list, two letters are enough: "PW - Pseudo Wire".
            let isItem = acronym.lowerBound == 0
            return bare(acronym, from: mark + 1, in: passage, isItem: isItem)
        default: return []
        }
    }

    private mutating func definitions(afterComma acronym: TokenRange, in passage: Passage) -> [Definition] {
        let comma = passage.endOfQuotes(from: acronym.upperBound)
        guard passage.kind(comma) == .comma, passage.isWord(comma + 1) else { return [] }
        return bare(acronym, from: comma + 1, in: passage)
    }

    /// Returns the definition by a long form after a mark alone. Every letter must start a word.
    private mutating func bare(
        _ tokens: TokenRange, from start: Int, in passage: Passage, isItem: Bool = false
    ) -> [Definition] {
        let begin = passage.skipArticles(from: start)
        guard passage.mayStartLongForm(begin, ofShortFormAt: tokens.lowerBound),
            let match = match(tokens, .after(begin, limit: passage.count), in: passage, as: .phrase)
        else { return [] }
        guard isSure(match, isItem: isItem), accept(match) else { return [] }
        return [match.definition]
    }

    /// Whether the letters of a match alone show that it is a definition.
    private func isSure(_ match: DefinitionMatch, isItem: Bool) -> Bool {
        let alignment = match.alignment
        guard alignment.isComplete, alignment.firstWord == 0, alignment.loose == 0, alignment.score >= 0 else {
            return false
        }
        // "PDF, PS, or DVI files".
        let isList = match.hasComma && match.wordTokens.contains { token in token.upper >= 2 }
        let isWholeItem = isItem && alignment.trailing == 0 && !match.isOneWord
        return !isList && (match.short.upper >= 3 || isWholeItem)
    }

    private mutating func definitions(afterAnnouncement acronym: TokenRange, in passage: Passage) -> [Definition] {
        guard let begin = passage.end(of: CuePhrases.announcements, after: acronym.upperBound),
            let match = match(acronym, .after(begin, limit: passage.count), in: passage, as: .phrase)
        else { return [] }
        let isSpelled = match.alignment.score >= DefinitionThresholds.announced && match.alignment.loose == 0
        return isSpelled && accept(match) ? [match.definition] : []
    }

    // MARK: long form, SF

    private mutating func definitions(beforeIntroduction acronym: TokenRange, in passage: Passage) -> [Definition] {
        let cueEnd = passage.startOfArticle(before: acronym.lowerBound)
        if let phrase = CuePhrases.introductions.start(in: passage, before: cueEnd),
            let definition = definition(
                acronym, before: phrase, worth: DefinitionThresholds.announced, in: passage)
        {
            return [definition]
        }
        if let phrase = CuePhrases.alternatives.start(in: passage, before: cueEnd),
            let definition = definition(acronym, before: phrase, worth: DefinitionThresholds.hinted, in: passage)
        {
            return [definition]
        }
        return []
    }

    /// Returns the definition by a long form before a phrase.
    private mutating func definition(
        _ acronym: TokenRange, before phrase: Int, worth threshold: Double, in passage: Passage
    ) -> Definition? {
        var end = phrase
        if [.comma, .openParenthesis, .dash].contains(passage.kind(end - 1)) { end -= 1 }
        while passage.isQuote(end - 1) { end -= 1 }
        guard let match = match(acronym, .before(end), in: passage, as: .phrase), match.alignment.score >= threshold,
            match.alignment.trailing + match.alignment.loose == 0
        else { return nil }
        // "ICMP6 or IP6", but "PerlDL or PDL".
        let isOtherAcronym = match.isOneWord && match.wordTokens[0].lower == 0
        guard !isOtherAcronym, accept(match) else { return nil }
        return match.definition
    }
}

extension Passage {
    private static let articles = WordSet("a an the")

    /// Whether a word may start the long form of a short form by its first letter. Most words do not start with it. A
    /// digit or an X may stand for another one.
    fileprivate func mayStartLongForm(_ index: Int, ofShortFormAt short: Int) -> Bool {
        let letter = initial(short)
        if !isWord(index) || !letter.isLetter || letter == "x" { return true }
        return initial(index) == letter
    }

    /// Returns the first of the quotes, an article and a comma before a token, which may follow a phrase: "i.e., DFA".
    fileprivate func startOfArticle(before index: Int) -> Int {
        var start = index
        while isQuote(start - 1) { start -= 1 }
        if isWord(start - 1, in: Self.articles) { start -= 1 }
        if kind(start - 1) == .comma { start -= 1 }
        return start
    }

    fileprivate func endOfQuotes(from start: Int) -> Int {
        var index = start
        while isQuote(index) { index += 1 }
        return index
    }

    /// Returns the token after a phrase and the articles after it. The phrase follows an acronym at once, or after a
    /// comma or a parenthesis.
    fileprivate func end(of phrases: CuePhrases, after end: Int) -> Int? {
        var index = endOfQuotes(from: end)
        if [.comma, .openParenthesis, .semicolon].contains(kind(index)) { index += 1 }
        return phrases.end(in: self, from: index).map(skipArticles)
    }

    fileprivate func skipArticles(from start: Int) -> Int {
        var index = start
        while isQuote(index) || kind(index) == .comma || kind(index) == .colon || isWord(index, in: Self.articles) {
            index += 1
        }
        return index
    }
}
