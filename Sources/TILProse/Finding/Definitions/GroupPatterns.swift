import TILText

/// A rule that finds definitions with one form in parentheses or brackets. Its value is an example.
enum GroupPattern: String, CaseIterable {
    case shortInGroup = "principal component analysis (PCA)"
    case letterInGroup = "testosterone (T), Origin (O) and Destination (D)"
    case longInGroup = "PCA (principal component analysis)"
    case bothInGroup = "(posttransplant lymphoproliferative disorder, PTLD)"
}

extension DefinitionFinder {
    /// Returns the definition in a group, which includes its opening mark but not its closing one.
    mutating func definitions(_ pattern: GroupPattern, _ group: TokenRange, in passage: Passage) -> [Definition] {
        switch pattern {
        case .shortInGroup: return shortInside(group, in: passage)
        case .longInGroup: return longInside(group, in: passage)
        case .letterInGroup:
            guard passage.isClosed(group), let letter = passage.letter(in: group) else { return [] }
            return [
                Definition(
                    tokens: letter..<letter, short: passage[letter].range, long: passage[group.lowerBound - 1].range)
            ]
        case .bothInGroup:
            let open = group.lowerBound
            let mark = group.last { index in passage.kind(index) == .comma || passage.kind(index) == .semicolon }
            guard passage.isClosed(group), passage.kind(open) == .openParenthesis, let mark,
                let tokens = passage.shortForm(at: mark + 1), tokens.upperBound == group.upperBound,
                passage.capitals(of: tokens) >= 2
            else { return [] }
            // The long form is in the group, or before it: "glutathione peroxidase (EC 1.11.1.9; GPx)".
            for (end, least) in [(mark, open + 1), (open, 0)] where end == mark || passage.kind(mark) == .semicolon {
                guard let match = match(tokens, before: end, in: passage, as: .listed, group: group) else {
                    continue
                }
                let alignment = match.alignment
                guard alignment.loose + alignment.missing + alignment.skipped + alignment.trailing == 0,
                    alignment.isExact || match.short.upper >= 3 || end == open, match.firstWord.token >= least,
                    alignment.score >= DefinitionThresholds.hinted - 0.1, accepts(match)
                else { continue }
                return [match.definition]
            }
            return []
        }
    }

    // MARK: long form (SF)

    private mutating func shortInside(_ group: TokenRange, in passage: Passage) -> [Definition] {
        let (start, lead) = passage.skip(CuePhrases.leads, in: group)
        guard start < group.upperBound else { return [] }
        let isAnnounced = lead.map { index in CuePhrases.restatements.end(in: passage, from: index) == nil } ?? false
        for candidate in passage.candidates(from: start, in: group) {
            guard var definition = definition(of: candidate, isAnnounced, group, in: passage) else { continue }
            if let shared = candidate.shared {
                definition.short = definition.short.lowerBound..<passage[shared].end
                definition.long = definition.long.lowerBound..<passage[candidate.end].end
            }
            return [definition]
        }
        return []
    }

    private mutating func definition(
        of candidate: ShortFormCandidate, _ isAnnounced: Bool, _ group: TokenRange, in passage: Passage
    ) -> Definition? {
        let tokens = candidate.tokens
        // If the group continues after its first word, only an acronym counts.
        let isAlone = candidate.isWhole || isAnnounced
        guard let kind = ShortFormKind(tokens, in: passage), isAlone || kind == .capitals,
            kind != .small || !passage.isCall(group.lowerBound)
        else { return nil }
        var definition = Definition(tokens: tokens, short: passage.bytes(of: tokens), long: 0..<0)
        guard let match = match(tokens, kind, before: candidate.end, in: passage, as: .inside, group: group) else {
            return nil
        }
        let alignment = match.alignment
        let threshold = isAlone ? kind.rawValue : DefinitionThresholds.followed
        // A short form of several words must match without missing letters.
        if isAlone || alignment.inners <= 1 && alignment.loose == 0,
            alignment.missing == 0 || passage.wordCount(of: tokens) == 1, alignment.score >= threshold,
            accepts(match),
            alignment.isComplete && alignment.skippedParts == 0
                || !passage[..<candidate.end].reversed().prefix(while: { $0.start >= match.long.upperBound })
                    .contains(where: \.isWord)
        {
            return match.definition
        }
        guard candidate.isWhole else { return nil }
        for reading in readings {
            guard let long = long(reading, candidate, in: passage) else { continue }
            definition.long = long
            return definition
        }
        return nil
    }

    // MARK: SF (long form)

    private mutating func longInside(_ group: TokenRange, in passage: Passage) -> [Definition] {
        let open = group.lowerBound
        let close = group.upperBound
        // "MiB [#mebibytes]_" is a footnote, and "textit[text in italics]" has an option.
        guard passage.isClosed(group), !passage.isMark(open + 1, "#"), !passage.isGlued(open, .openBracket),
            let tokens = passage.shortForm(before: open),
            !passage[tokens.lowerBound].isConsumed, let kind = ShortFormKind(tokens, in: passage)
        else { return [] }
        let (start, phrase) = passage.skip(CuePhrases.openings, in: group)
        let comma = (start..<close).first {
            passage.kind($0) == .semicolon || passage.kind($0) == .comma && !passage.isWithinNumber($0)
        }
        for case let end? in [comma, close] {
            guard let match = match(tokens, kind, after: start, to: end, in: passage, as: .reversed, group: group),
                match.short.written.count >= 2
            else { continue }
            let alignment = match.alignment
            // Only a number may precede the first word of the long form.
            let before = match.text.words[..<alignment.firstWord]
            let rest = match.text.words[(alignment.lastWord + 1)...]
            // Words that elaborate on a long form, such as "of the three positions" and "based", are not part of it.
            // One or two other words are part of it.
            let isFollowed =
                rest.first.map {
                    $0.isStop && rest.count > 2 || passage.isWord($0.token, in: Self.continuations)
                } ?? false
            let threshold = DefinitionThresholds.reversed
            guard before.allSatisfy(\.isNumber), rest.count <= 2 || isFollowed && alignment.letters >= 3,
                rest.isEmpty || alignment.isComplete, alignment.loose == 0,
                // "setScores(Scores scores)", "IO [ContentInfo]", "XML (or XHTML)".
                !match.isOneWord && kind != .mixed || !passage.isCall(open),
                !match.isOneWord
                    || kind == .capitals && (phrase == nil || match.wordTokens[0].lower > 0)
                        && (passage.kind(open) != .openBracket || !passage.hasInnerCapital(match.firstWord.range)),
                alignment.score >= (alignment.isComplete ? threshold - 0.15 : threshold), accepts(match)
            else { continue }
            var definition = match.definition
            if !isFollowed, let last = rest.last {
                definition.long = definition.long.lowerBound..<max(definition.long.upperBound, last.range.upperBound)
            }
            return [definition]
        }
        return []
    }

    /// Words that continue after a long form: "physical machine or server", "tree partition - based".
    private static let continuations = WordSet("or based")
}

extension Passage {
    /// Whether a group ends with a closing mark.
    fileprivate func isClosed(_ group: TokenRange) -> Bool {
        let close = kind(group.upperBound)
        return close == .closeParenthesis || close == .closeBracket
    }

    /// Whether a group follows a word without a space, like the arguments of a function: "typeid(T)".
    func isCall(_ open: Int) -> Bool { isGlued(open, .openParenthesis) && isWord(open - 1) && firstByte(open) == "(" }

    /// Returns the token of a group after the quotes and phrases at its start, such as "hereafter" and "abbreviated
    /// as", and the token of the first phrase.
    fileprivate func skip(_ phrases: CuePhrases, in group: TokenRange) -> (end: Int, phrase: Int?) {
        var index = group.lowerBound + 1
        var phrase: Int?
        while index < group.upperBound {
            if isQuote(index) || [.comma, .equals, .colon].contains(tokens[index].kind) {
                index += 1
            } else if let next = phrases.end(in: self, from: index), next < group.upperBound {
                phrase = phrase ?? index
                index = next
            } else {
                break
            }
        }
        return (index, phrase)
    }

    /// Returns the token of a single capital in parentheses if the word before the group starts with it.
    fileprivate func letter(in group: TokenRange) -> Int? {
        let open = group.lowerBound
        guard kind(open) == .openParenthesis, let index = group.dropFirst().first(where: { !isQuote($0) }),
            tokens[index].count == 1, tokens[index].upper == 1, !isCall(open), !isGlued(group.upperBound + 1, .word),
            let next = (index...group.upperBound).dropFirst().first(where: { !isQuote($0) }),
            next == group.upperBound || kind(next) == .comma && !isQuote(next + 1) || kind(next) == .semicolon
        else { return nil }
        let word = tokens[open - 1]
        guard word.isWord, word.digits == 0, word.lower >= 3, word.upper <= 1, !hasInnerCapital(word.range),
            initial(open - 1) == initial(index),
            firstByte(index) != "C" || word.upper == 0, !isWord(open - 1, in: Self.numbered),
            !isWord(open - 1, in: StopWords.insideLongForm)
        else { return nil }
        return index
    }

    /// Words that a letter numbers, and words like the "not" of "(Y) or not (N)".
    private static let numbered = WordSet(
        """
        appendix annex part section figure table equation problem condition type class group panel copyright category
        case chapter column item level not option see phase plate schedule series step version vitamin voltage
        them they these those this that then there
        """)
}
