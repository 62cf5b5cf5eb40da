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
        case .shortInGroup: shortInside(group, in: passage)
        case .letterInGroup: letterInside(group, in: passage)
        case .longInGroup: longInside(group, in: passage)
        case .bothInGroup: bothInside(group, in: passage)
        }
    }

    // MARK: word (S)

    private func letterInside(_ group: TokenRange, in passage: Passage) -> [Definition] {
        guard passage.isClosed(group), let letter = passage.letter(in: group) else { return [] }
        let word = passage[group.lowerBound - 1]
        return [Definition(tokens: letter..<letter, short: passage[letter].range, long: word.range)]
    }

    // MARK: (long form, SF)

    private mutating func bothInside(_ group: TokenRange, in passage: Passage) -> [Definition] {
        let open = group.lowerBound
        let lastMark = group.last { index in passage.kind(index) == .comma || passage.kind(index) == .semicolon }
        guard passage.isClosed(group), passage.kind(open) == .openParenthesis, let mark = lastMark else { return [] }
        // The short form is the last item, and an acronym.
        guard let short = passage.shortForm(at: mark + 1), short.upperBound == group.upperBound,
            passage.capitals(of: short) >= 2
        else { return [] }
        if let inside = listed(short, before: mark, from: open + 1, group, in: passage) { return [inside] }
        // The long form may be before the group: "glutathione peroxidase (EC 1.11.1.9; GPx)".
        guard passage.kind(mark) == .semicolon, let before = listed(short, before: open, from: 0, group, in: passage)
        else { return [] }
        return [before]
    }

    /// Returns the definition of a short form by a long form that ends before a token and spells it without a gap.
    private mutating func listed(
        _ short: TokenRange, before end: Int, from start: Int, _ group: TokenRange, in passage: Passage
    ) -> Definition? {
        guard let match = match(short, .before(end), in: passage, as: .listed, group: group), match.first >= start
        else { return nil }
        let alignment = match.alignment
        let gaps = alignment.loose + alignment.missing + alignment.skipped + alignment.trailing
        let isBeforeGroup = end == group.lowerBound
        let isSure = alignment.isExact || match.short.upper >= 3 || isBeforeGroup
        guard gaps == 0, isSure, alignment.score >= DefinitionThresholds.listed else { return nil }
        return accept(match) ? match.definition : nil
    }

    // MARK: long form (SF)

    private mutating func shortInside(_ group: TokenRange, in passage: Passage) -> [Definition] {
        let lead = passage.lead(CuePhrases.leads, in: group)
        guard lead.end < group.upperBound else { return [] }
        // Any words may follow the other phrases.
        let isAnnounced = lead.phrase.map { phrase in CuePhrases.restatements.end(in: passage, from: phrase) == nil }
        for candidate in passage.candidates(from: lead.end, in: group) {
            guard var definition = definition(of: candidate, isAnnounced ?? false, group, in: passage) else { continue }
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
        guard let kind = ShortFormKind(tokens, in: passage), isAlone || kind == .capitals else { return nil }
        let isArgument = kind == .small && passage.isCall(group.lowerBound)
        guard !isArgument,
            let match = match(tokens, .before(candidate.end), in: passage, as: .inside, kind: kind, group: group)
        else { return nil }
        if acceptSpelling(match, by: candidate, kind, isAlone: isAlone, in: passage) { return match.definition }
        guard candidate.isWhole else { return nil }
        for reading in readings {
            guard let long = long(reading, candidate, in: passage) else { continue }
            return Definition(tokens: tokens, short: passage.bytes(of: tokens), long: long)
        }
        return nil
    }

    /// Accepts a match if its letters are enough for a short form in a group.
    /// - Returns: whether the match was accepted.
    private func acceptSpelling(
        _ match: DefinitionMatch, by candidate: ShortFormCandidate, _ kind: ShortFormKind, isAlone: Bool,
        in passage: Passage
    ) -> Bool {
        let alignment = match.alignment
        let isPlain = isAlone || alignment.inners <= 1 && alignment.loose == 0
        // A short form of several words must match without missing letters.
        let hasAllLetters = alignment.missing == 0 || passage.wordCount(of: candidate.tokens) == 1
        let threshold = isAlone ? kind.rawValue : DefinitionThresholds.followed
        guard isPlain, hasAllLetters, alignment.score >= threshold, accept(match) else { return false }
        let isSpelledWhole = alignment.isComplete && alignment.skippedParts == 0
        return isSpelledWhole || !passage.hasWord(between: match.long.upperBound, and: candidate.end)
    }

    // MARK: SF (long form)

    private mutating func longInside(_ group: TokenRange, in passage: Passage) -> [Definition] {
        let open = group.lowerBound
        let close = group.upperBound
        // "MiB [#mebibytes]_" is a footnote, and "textit[text in italics]" has an option.
        let isFootnote = passage.isMark(open + 1, "#")
        let isOption = passage.isGlued(open, .openBracket)
        guard passage.isClosed(group), !isFootnote, !isOption else { return [] }
        guard let tokens = passage.shortForm(before: open), !passage[tokens.lowerBound].isConsumed,
            let kind = ShortFormKind(tokens, in: passage)
        else { return [] }
        let lead = passage.lead(CuePhrases.openings, in: group)
        let isIntroduced = lead.phrase != nil
        let firstPartEnd = (lead.end..<close).first { index in
            passage.kind(index) == .semicolon || passage.kind(index) == .comma && !passage.isWithinNumber(index)
        }
        var ends = [close]
        if let firstPartEnd { ends.insert(firstPartEnd, at: 0) }
        for end in ends {
            let direction = Direction.after(lead.end, limit: end)
            guard let match = match(tokens, direction, in: passage, as: .reversed, kind: kind, group: group),
                mayBeLongForm(match, kind, open, isIntroduced: isIntroduced, in: passage)
            else { continue }
            if let definition = reversedDefinition(match, in: passage) { return [definition] }
        }
        return []
    }

    /// Returns the definition of a match if its letters and the words after it are good enough.
    private func reversedDefinition(_ match: DefinitionMatch, in passage: Passage) -> Definition? {
        let rest = LongFormRest(match, in: passage)
        let isComplete = match.alignment.isComplete
        let needed = isComplete ? DefinitionThresholds.reversedComplete : DefinitionThresholds.reversed
        guard rest.isAllowed, match.alignment.score >= needed, accept(match) else { return nil }
        return rest.definition(of: match)
    }

    /// Whether the words before a long form and the marks around it fit a definition.
    private func mayBeLongForm(
        _ match: DefinitionMatch, _ kind: ShortFormKind, _ open: Int, isIntroduced: Bool, in passage: Passage
    ) -> Bool {
        if match.short.written.count < 2 { return false }
        // Only a number may precede the first word of the long form.
        let before = match.text.words[..<match.alignment.firstWord]
        guard before.allSatisfy(\.isNumber), match.alignment.loose == 0 else { return false }
        // "setScores(Scores scores)", "IO [ContentInfo]", "XML (or XHTML)".
        if match.isOneWord || kind == .mixed, passage.isCall(open) { return false }
        if !match.isOneWord { return true }
        let isName = passage.kind(open) == .openBracket && passage.hasInnerCapital(match.firstWord.range)
        return kind == .capitals && (!isIntroduced || match.wordTokens[0].lower > 0) && !isName
    }
}

/// The words behind a long form in its group.
private struct LongFormRest {
    /// Whether so many words may follow.
    let isAllowed: Bool
    /// The last of the words if they belong to the long form, or nil.
    private let last: SpellingText.Word?

    /// Words that elaborate on a long form, such as "of the three positions" and "based", are not part of it. One or
    /// two other words are part of it.
    init(_ match: DefinitionMatch, in passage: Passage) {
        let alignment = match.alignment
        let rest = match.text.words[(alignment.lastWord + 1)...]
        let isElaborated =
            rest.first.map { word in
                word.isStop && rest.count > 2 || passage.isWord(word.token, in: Self.continuations)
            } ?? false
        let isShort = rest.count <= 2 || isElaborated && alignment.letters >= 3
        isAllowed = isShort && (rest.isEmpty || alignment.isComplete)
        last = isElaborated ? nil : rest.last
    }

    /// Returns the definition of an accepted match, with the words that belong to the long form.
    func definition(of match: DefinitionMatch) -> Definition {
        var definition = match.definition
        if let last {
            definition.long = definition.long.lowerBound..<max(definition.long.upperBound, last.range.upperBound)
        }
        return definition
    }

    /// Words that continue after a long form: "physical machine or server", "tree partition - based".
    private static let continuations = WordSet("or based")
}

/// The quotes and phrases at the start of a group.
private struct GroupLead {
    /// The token after them.
    var end: Int
    /// The first token of the first phrase, or nil.
    var phrase: Int?
}

extension Passage {
    /// Whether a word starts between an offset of the text and a token.
    fileprivate func hasWord(between offset: Int, and end: Int) -> Bool {
        self[..<end].reversed().prefix { token in token.start >= offset }.contains(where: \.isWord)
    }

    /// Whether a group ends with a closing mark.
    fileprivate func isClosed(_ group: TokenRange) -> Bool {
        let close = kind(group.upperBound)
        return close == .closeParenthesis || close == .closeBracket
    }

    /// Whether a group follows a word without a space, like the arguments of a function: "typeid(T)".
    func isCall(_ open: Int) -> Bool { isGlued(open, .openParenthesis) && isWord(open - 1) && firstByte(open) == "(" }

    /// Returns the quotes and phrases at the start of a group, such as "hereafter" and "abbreviated as".
    fileprivate func lead(_ phrases: CuePhrases, in group: TokenRange) -> GroupLead {
        var lead = GroupLead(end: group.lowerBound + 1)
        while lead.end < group.upperBound {
            if isQuote(lead.end) || [.comma, .equals, .colon].contains(tokens[lead.end].kind) {
                lead.end += 1
            } else if let next = phrases.end(in: self, from: lead.end), next < group.upperBound {
                lead.phrase = lead.phrase ?? lead.end
                lead.end = next
            } else {
                break
            }
        }
        return lead
    }

    /// Returns the token of a single capital in parentheses if the word before the group starts with it.
    fileprivate func letter(in group: TokenRange) -> Int? {
        let open = group.lowerBound
        let word = open - 1
        let isPartOfName = isCall(open) || isGlued(group.upperBound + 1, .word)
        guard kind(open) == .openParenthesis, !isPartOfName, mayHaveLetter(word) else { return nil }
        let letter = group.dropFirst().first { index in !isQuote(index) }
        guard let letter, tokens[letter].count == 1, tokens[letter].upper == 1, isAlone(letter, in: group) else {
            return nil
        }
        // "(C)" behind a capitalised word is a sign of copyright.
        let isCopyright = firstByte(letter) == "C" && tokens[word].upper > 0
        return initial(word) == initial(letter) && !isCopyright ? letter : nil
    }

    /// Whether nothing but quotes follows a token in its group, apart from texts behind a comma or a semicolon.
    private func isAlone(_ index: Int, in group: TokenRange) -> Bool {
        let next = (index...group.upperBound).dropFirst().first { token in !isQuote(token) }
        guard let next else { return false }
        return next == group.upperBound || kind(next) == .semicolon || kind(next) == .comma && !isQuote(next + 1)
    }

    /// Whether a word may be abbreviated by its first letter.
    private func mayHaveLetter(_ index: Int) -> Bool {
        let word = tokens[index]
        let isPlain = word.isWord && word.digits == 0 && word.lower >= 3 && word.upper <= 1
        guard isPlain, !hasInnerCapital(word.range) else { return false }
        return !isWord(index, in: Self.numbered) && !isWord(index, in: StopWords.insideLongForm)
    }

    /// Words that a letter numbers, and words like the "not" of "(Y) or not (N)".
    private static let numbered = WordSet(
        """
        appendix annex part section figure table equation problem condition type class group panel copyright category
        case chapter column item level not option see phase plate schedule series step version vitamin voltage
        them they these those this that then there
        """)
}
