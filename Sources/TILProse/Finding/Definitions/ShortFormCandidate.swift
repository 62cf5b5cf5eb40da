import TILText

/// A possible short form in a group in parentheses.
struct ShortFormCandidate {
    var tokens: TokenRange
    /// Whether only a mark, a number or a phrase like "for short" follows it in the group.
    var isWhole = true
    /// The token before which the long form ends.
    var end: Int
    /// A word after the short form that also follows the long form and belongs to both.
    var shared: Int?
}

extension Passage {
    /// Returns the candidates of a group, the best first.
    func candidates(from start: Int, in group: TokenRange) -> [ShortFormCandidate] {
        let open = group.lowerBound
        let close = group.upperBound
        guard let first = shortForm(at: start), first.upperBound <= close, !isPartOfName(first) else { return [] }
        let isWhole = endsShort(first.upperBound, close)
        let single = ShortFormCandidate(tokens: first, isWhole: isWhole, end: open)
        guard kind(open) == .openParenthesis, let second = shortForm(at: first.upperBound), second.upperBound <= close
        else { return [single] }
        if endsShort(second.upperBound, close) {
            if let shared = candidate(first, sharedWord: second, before: open) { return [shared, single] }
            if !isWhole, isName(first), isCapitals(second) { return candidates(name: first, second, before: open) }
        }
        if !isWhole, let whole = candidate(ofAllWordsFrom: first, before: open, close) { return [whole, single] }
        return [single]
    }

    /// Returns the candidate of a short form whose second word is also the last word before the group and belongs to
    /// both forms: "metallothionein genes (MT genes)", "hepatitis virus B (HV B)". Returns nil for any other second
    /// word.
    private func candidate(_ first: TokenRange, sharedWord second: TokenRange, before open: Int) -> ShortFormCandidate?
    {
        let word = second.lowerBound
        let isRepeated = isWord(open - 1) && key(open - 1) == key(word)
        let isSmall = tokens[word].upper == 0 || tokens[word].count <= 2
        guard second.count == 1, isRepeated, isSmall else { return nil }
        guard isCapitals(first), !isCapitals(second) else { return nil }
        return ShortFormCandidate(tokens: first, end: open - 1, shared: word)
    }

    /// The greatest number of tokens in a long form that repeats a name of its short form.
    private static let nameReach = 10

    /// Returns the candidates of a name and an acronym, the best first.
    private func candidates(name: TokenRange, _ acronym: TokenRange, before open: Int) -> [ShortFormCandidate] {
        let whole = ShortFormCandidate(tokens: name.lowerBound..<acronym.upperBound, end: open)
        let alone = ShortFormCandidate(tokens: acronym, end: open)
        // "robust PCA": only the acronym counts, unless the long form contains the whole name.
        if tokens[name.lowerBound].upper == 0 { return [alone] }
        // "Android Graphical User Interface (Android GUI)": the name belongs to neither form.
        let nameKey = key(name.lowerBound)
        let isRepeated = (max(0, open - Self.nameReach)..<open).contains { index in
            isWord(index) && key(index) == nameKey
        }
        return isRepeated ? [alone, whole] : [whole, alone]
    }

    /// Returns the candidate of a short form of several words: capitals, short numbers, the names of Greek letters.
    private func candidate(ofAllWordsFrom first: TokenRange, before open: Int, _ close: Int) -> ShortFormCandidate? {
        var end = first.upperBound
        while let next = shortForm(at: end), next.upperBound <= close, looksLikePart(next) { end = next.upperBound }
        // "point P" is a label.
        let isLabel = isName(first) && tokens[first.lowerBound].upper == 0
        let words = first.lowerBound..<end
        let isAcronym = isCapitals(words) || tokens[words].contains(where: isPartOfAcronym)
        guard end > first.upperBound, !isLabel, isAcronym, endsShort(end, close) else { return nil }
        return ShortFormCandidate(tokens: words, end: open)
    }

    /// Whether a word occurs rather in an acronym of several words than among others: a number, a capital, a Greek
    /// letter.
    private func isPartOfAcronym(_ token: ProseToken) -> Bool {
        let isCapital = token.upper == 1 && token.count == 1
        return isCapital || token.digits > 0 || isGreek(token)
    }

    /// Whether a token ends a short form in parentheses: a mark, a year, "for short".
    private func endsShort(_ index: Int, _ close: Int) -> Bool {
        guard index < close else { return true }
        switch tokens[index].kind {
        case .hyphen, .slash, .plus, .ampersand, .closeParenthesis, .closeBracket: return false
        case .apostrophe: return !isGlued(index) || !isGlued(index + 1, .word) || initial(index + 1) == "s"
        case .mark: return !isMark(index, "#")
        case .word:
            let isNumberAlone = isNumber(index) && !isGlued(index + 1, .hyphen)
            return isNumberAlone || CuePhrases.tails.end(in: self, from: index) != nil
        default: return true
        }
    }

    /// Whether words are a path or part of a qualified name: "DATAROOTDIR/info", "CTAN:macros", the "fd" of "fd.o".
    private func isPartOfName(_ words: TokenRange) -> Bool {
        continuesAsName(words.upperBound) || words.dropFirst(2).contains(where: isPartOfPathOrSum)
    }

    /// Whether a mark after a word makes it a part of a longer name: "IMP++", "ssh/ABC@REALM".
    private func continuesAsName(_ end: Int) -> Bool {
        guard isGlued(end) else { return false }
        switch tokens[end].kind {
        case .plus: return true
        case .period, .colon: return isGlued(end + 1, .word) && tokens[end + 1].lower > 0
        default:
            let isInvalidByte = tokens[end].count == 1 && !firstByte(end).isASCII
            return isMark(end, "@") || isInvalidByte
        }
    }

    /// Whether a word is a folder of a path, or a number in a sum: "2^(G+2)".
    private func isPartOfPathOrSum(_ index: Int) -> Bool {
        let token = tokens[index]
        let isSummand = kind(index - 1) == .plus && token.digits > 0
        let isFolder = isGlued(index - 1, .slash) && token.lower >= 4 && token.lower == token.count
        return isSummand || isFolder
    }

    /// Whether tokens contain an acronym with at least as many capitals as small letters.
    private func isCapitals(_ words: TokenRange) -> Bool {
        tokens[words].contains { token in token.upper >= 2 && token.upper >= token.lower }
    }

    /// Whether tokens are a plain word with three or more small letters.
    private func isName(_ words: TokenRange) -> Bool {
        let first = tokens[words.lowerBound]
        return words.count == 1 && first.upper <= 1 && first.lower >= 3
    }

    private func isGreek(_ token: ProseToken) -> Bool {
        token.isWord && LongFormEdge.greekLetters.contains(WordKey(bytes, token.range))
    }

    /// Whether tokens may be a further word of a short form: capitals, a short number, the name of a Greek letter.
    private func looksLikePart(_ words: TokenRange) -> Bool {
        tokens[words].contains { token in
            let isShortNumber = token.digits > 0 && token.lower == 0 && token.count < 4
            return token.isWord && (token.upper > 0 || isShortNumber) || isGreek(token)
        }
    }
}
