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
        case .mark:
            let index = passage.endOfQuotes(from: acronym.upperBound)
            switch passage.kind(index) {
            case .colon, .equals, .bar: return bare(acronym, from: index + 1, in: passage)
            case .hyphen where !passage[index].isSpaced: return []
            // In a list, two letters are enough: "PW - Pseudo Wire".
            case .dash, .hyphen:
                return bare(acronym, from: index + 1, in: passage, isItem: acronym.lowerBound == 0)
            default: return []
            }
        case .standsFor:
            guard let begin = passage.end(of: CuePhrases.announcements, after: acronym.upperBound) else { return [] }
            return long(after: begin, acronym, worth: DefinitionThresholds.announced, in: passage)
        case .commaAfter:
            let index = passage.endOfQuotes(from: acronym.upperBound)
            guard passage.kind(index) == .comma, passage.isWord(index + 1) else { return [] }
            return bare(acronym, from: index + 1, in: passage)
        case .abbreviatedAs:
            // Quotes, an article or a comma may follow the phrase: "i.e., DFA".
            var cue = acronym.lowerBound
            while passage.isQuote(cue - 1) { cue -= 1 }
            if passage.isWord(cue - 1, in: Passage.articles) { cue -= 1 }
            if passage.kind(cue - 1) == .comma { cue -= 1 }
            for isClear in [true, false] {
                let phrases = isClear ? CuePhrases.introductions : CuePhrases.alternatives
                let worth = isClear ? DefinitionThresholds.announced : DefinitionThresholds.hinted
                guard var end = phrases.start(in: passage, before: cue) else { continue }
                if [.comma, .openParenthesis, .dash].contains(passage.kind(end - 1)) { end -= 1 }
                while passage.isQuote(end - 1) { end -= 1 }
                if let match = match(acronym, before: end, in: passage, as: .phrase),
                    match.alignment.score >= worth, match.alignment.trailing + match.alignment.loose == 0,
                    // "ICMP6 or IP6", but "PerlDL or PDL".
                    !match.isOneWord || match.wordTokens[0].lower > 0,
                    accepts(match)
                {
                    return [match.definition]
                }
            }
            return []
        }
    }

    /// Returns the tokens of an acronym that a defining phrase may surround, or nil. Usually there is none.
    func acronym(at start: Int, in passage: Passage) -> TokenRange? {
        guard !passage.isGlued(start) || passage.kind(start - 1) != .hyphen, let tokens = passage.shortForm(at: start),
            ShortFormKind(tokens, in: passage) == .capitals,
            passage.capitals(of: tokens) >= 2
        else { return nil }
        return tokens
    }

    /// Returns the definition by a long form after a phrase.
    fileprivate mutating func long(
        after start: Int, _ tokens: TokenRange, worth threshold: Double, in passage: Passage,
        where isGood: (DefinitionMatch) -> Bool = { _ in true }
    ) -> [Definition] {
        guard let match = match(tokens, after: start, to: passage.count, in: passage, as: .phrase),
            match.alignment.score >= threshold, match.alignment.loose == 0, isGood(match), accepts(match)
        else { return [] }
        return [match.definition]
    }

    /// Returns the definition by a long form after a mark alone. Every letter must start a word.
    fileprivate mutating func bare(
        _ tokens: TokenRange, from start: Int, in passage: Passage, isItem: Bool = false
    ) -> [Definition] {
        let begin = passage.skipArticles(from: start)
        // Most words do not start with the first letter. A digit or an X may stand for another one.
        let first = passage.initial(tokens.lowerBound)
        guard passage.kind(begin) != .word || passage.initial(begin) == first || !first.isLetter || first == "x"
        else { return [] }
        return long(after: begin, tokens, worth: 0, in: passage) { match in
            (match.short.upper >= 3 || isItem && match.alignment.trailing == 0 && !match.isOneWord)
                && match.alignment.isComplete && match.alignment.firstWord == 0
                // "PDF, PS, or DVI files".
                && !(match.hasComma && match.wordTokens.contains { token in token.upper >= 2 })
        }
    }
}

extension Passage {
    fileprivate static let articles = WordSet("a an the")

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
