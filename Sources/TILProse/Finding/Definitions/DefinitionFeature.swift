import TILText

/// A property of a match of letters that says how likely the match is a definition. Its value is an example.
///
/// ``DefinitionScore`` adds the properties up. They are counts and shares without thresholds: the weights decide how
/// much each one counts, and they are fitted to labelled matches.
enum DefinitionFeature: String, CaseIterable {
    // How the letters fit.
    case fit = "principal component analysis (PCA): 1.0 for a letter"
    case initials = "PCA: each letter starts a word"
    case parts = "GNU/Linux systems (GLS): the L starts a part of a word"
    case complete = "PCA: each of three letters starts a word, and no word is skipped"
    case skippedParts = "time-sensitive network (TN): 1"
    case trailing = "Markov chain Monte Carlo methods (MCMC): 1"
    case wordsForLetters = "extended attributes (xattr): 2 words for 5 letters"
    case length = "wild type (wt): the short form has a quarter of the length"

    // The short form.
    case small = "wild type (wt)"
    case twoLetters = "Debian Maintainer (DM)"

    // The words of the long form.
    case capitalisedWords = "Content Security Policy (CSP): 3 words for 3 letters"
    case innerCapitals = "ICS (IcsSetCoordinateSystem)"
    case shortWords = "to a certain protocol (TCP): 2 of 4 words have fewer than four letters"
    case smallWords = "angle between the radii (ABR): 1 of 4 words"
    case digits = "Portland Group 2015 (PG): 4"
    case nameForName = "Kahlil (Kal)"
    case repeatsShort = "PNG (PNG Group)"
    case containsShort = "SSL (libssl2)"

    // The marks in the long form.
    case joins = "compiler.lisp, local/texmf"
    case fileName = "CC (clisp.c)"
    case dash = "FastQTL - Quantitative Trait Loci (QTL)"
    case commas = "SLOTS, WITH-ACCESSORS, the functions: 2"
    case gluedStart = "the file local/texmf: the word before is joined to the first one"

    // What is around the two forms.
    case listed = "(posttransplant lymphoproliferative disorder, PTLD)"
    case bracket = "Denning and Sacco [DS81]"
    case call = "setFont(Font)"
    case textBefore = "(see FILES)"
    case textAfter = "(LP: #1385567)"
    case numberAfter = "(POPL 2018), (Rule 5)"
    case colonAfter = "(Closes: #869708)"
    case markAfter = "(GROUPS = yes)"

    /// Returns the value of the property.
    func value(of match: DefinitionMatch) -> Double {
        switch self {
        case .fit: match.alignment.score
        case .initials: match.share(ofLetters: match.alignment.initials)
        case .parts: match.share(ofLetters: match.alignment.parts)
        case .complete: value(if: match.isSpelledByWords)
        case .skippedParts: value(of: match.alignment.skippedParts, atMost: 4)
        case .trailing: value(of: match.alignment.trailing, atMost: 3)
        case .wordsForLetters: match.share(ofLetters: match.words.count)
        case .length: Double(match.range.count) / Double(match.long.count)

        case .small: value(if: match.kind == .small)
        case .twoLetters: value(if: match.short.written.count == 2)

        case .capitalisedWords: match.share(ofLetters: match.capitalisedWords)
        case .innerCapitals: value(of: match.wordsWithInnerCapitals, atMost: 3)
        case .shortWords: match.share { word in !word.isStop && word.range.count < 4 }
        case .smallWords: match.share(where: \.isStop)
        case .digits: value(of: match.digits, atMost: 4)
        case .nameForName: value(if: match.isName && match.startsWithName)
        case .repeatsShort: value(if: match.words.contains(where: match.isShortForm))
        case .containsShort: value(if: match.containsShortForm)

        case .joins: value(of: match.longIndices.count(where: match.joinsWords), atMost: 4)
        case .fileName: value(if: match.endsWithFileName)
        case .dash: value(if: match.longIndices.contains(where: match.isSpacedDash))
        case .commas: value(of: match.longIndices.count(where: match.isComma), atMost: 4)
        case .gluedStart: value(if: match.startsInsideWord)

        case .listed: value(if: match.site == .listed)
        case .bracket: value(if: match.isInBrackets)
        case .call: value(if: match.isCall)
        case .textBefore: value(if: match.hasTextBefore)
        case .textAfter: value(of: match.textAfter.count, atMost: 6)
        case .numberAfter: value(if: match.isBeforeNumber)
        case .colonAfter: value(if: match.isFollowed(by: [.colon]))
        case .markAfter: value(if: match.isFollowed(by: [.equals, .mark, .opaque, .period, .hyphen]))
        }
    }

    /// Returns the value of a property that a match has or lacks.
    private func value(if isTrue: Bool) -> Double { isTrue ? 1 : 0 }

    /// Returns the value of a count. More than a limit says nothing new.
    private func value(of count: Int, atMost limit: Int) -> Double { Double(min(limit, count)) }
}

extension DefinitionMatch {
    /// Returns the share of the letters of the short form that a number of letters or words is.
    fileprivate func share(ofLetters count: Int) -> Double { Double(count) / Double(alignment.letters) }

    /// Returns the share of the words of the long form that satisfy a condition.
    fileprivate func share(where condition: (SpellingText.Word) -> Bool) -> Double {
        Double(words.count(where: condition)) / Double(words.count)
    }

    /// Whether each of three or more letters starts a word, and no word is skipped.
    fileprivate var isSpelledByWords: Bool { alignment.isComplete && alignment.letters >= 3 && !isOneWord }

    fileprivate var capitalisedWords: Int { wordTokens.count { token in token.upper > 0 && token.lower > 0 } }

    fileprivate var wordsWithInnerCapitals: Int { words.count { word in passage.hasInnerCapital(word.range) } }

    /// The number of digits in words of the long form that no hyphen joins to the word before, as in chemical names.
    fileprivate var digits: Int {
        var count = 0
        for word in words where !word.isJoined { count += passage[word.token].digits }
        return count
    }

    /// The indices of the tokens of the long form.
    fileprivate var longIndices: TokenRange {
        let start = passage.tokens.partitioningIndex { token in token.end > long.lowerBound }
        let end = passage.tokens.partitioningIndex { token in token.start >= long.upperBound }
        return start..<end
    }

    /// Whether the group is in square brackets.
    fileprivate var isInBrackets: Bool {
        guard let open = group.first else { return false }
        return passage.kind(open) == .openBracket
    }

    /// Whether the group looks like the arguments of a function.
    fileprivate var isCall: Bool {
        guard let open = group.first else { return false }
        return passage.isCall(open)
    }

    /// Whether other words precede the short form in its group.
    fileprivate var hasTextBefore: Bool { site == .inside && tokens.lowerBound > group.lowerBound + 1 }

    /// Whether a number follows the short form in its group.
    fileprivate var isBeforeNumber: Bool {
        guard let next = textAfter.first else { return false }
        return passage.isNumber(next)
    }

    /// The tokens after the short form in its group.
    fileprivate var textAfter: TokenRange {
        site == .inside ? tokens.upperBound..<max(tokens.upperBound, group.upperBound) : 0..<0
    }

    /// Whether the token after the short form in its group is of one of some kinds.
    fileprivate func isFollowed(by kinds: [ProseToken.Kind]) -> Bool {
        guard let next = textAfter.first else { return false }
        return kinds.contains(passage[next].kind)
    }

    /// Whether the first word is a word with a capital, like a name.
    fileprivate var startsWithName: Bool { passage[first].upper == 1 && passage[first].lower > 1 }

    /// Whether a word has just the letters of the short form.
    fileprivate func isShortForm(_ word: SpellingText.Word) -> Bool {
        passage.letters(word.range).elementsEqual(shortLetters)
    }

    /// Whether the letters of the short form occur one after another in the long form.
    fileprivate var containsShortForm: Bool {
        guard shortLetters.count > 1 else { return false }
        let letters = Array(passage.letters(long))
        return letters.withUnsafeBufferPointer { bytes in bytes.find(shortLetters, from: 0, before: bytes.count) != nil
        }
    }

    /// Whether a token is a full stop or a slash that joins two words.
    fileprivate func joinsWords(_ index: Int) -> Bool {
        let isMark = passage.kind(index) == .period || passage.kind(index) == .slash
        return isMark && passage.isGlued(index) && passage.isGlued(index + 1, .word)
    }

    /// Whether a token is a dash, or a hyphen after a space.
    fileprivate func isSpacedDash(_ index: Int) -> Bool {
        passage.kind(index) == .dash || passage.kind(index) == .hyphen && passage[index].isSpaced
    }

    /// Whether the long form ends with a short ending after a full stop: "clisp.c".
    fileprivate var endsWithFileName: Bool {
        let end = longIndices.upperBound - 1
        guard end > 1, passage.isGlued(end, .word), passage.isGlued(end - 1, .period) else { return false }
        return passage[end].upper == 0 && passage[end].count <= 4
    }

    /// Whether a mark other than a quote or a parenthesis joins the long form to the text before it.
    fileprivate var startsInsideWord: Bool {
        let start = longIndices.lowerBound
        guard start > 0, passage.isGlued(start), let before = passage.kind(start - 1) else { return false }
        return before != .word && before != .openParenthesis && before != .quote
    }

    /// Whether a token is a comma, but not one between the numbers of a chemical name.
    fileprivate func isComma(_ index: Int) -> Bool { passage.kind(index) == .comma && !passage.isWithinNumber(index) }
}
