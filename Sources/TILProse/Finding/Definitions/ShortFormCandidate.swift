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
        guard let first = shortForm(at: start), first.upperBound <= close, !isPartOfName(first)
        else { return [] }
        let isWhole = endsShort(first.upperBound, close)
        let single = ShortFormCandidate(tokens: first, isWhole: isWhole, end: open)
        guard kind(open) == .openParenthesis, let second = shortForm(at: first.upperBound), second.upperBound <= close
        else { return [single] }
        let word = second.lowerBound
        if endsShort(second.upperBound, close) {
            if second.count == 1, isCapitals(first), !isCapitals(second), isWord(open - 1), key(open - 1) == key(word),
                tokens[word].upper == 0 || tokens[word].count <= 2
            {
                // "metallothionein genes (MT genes)", "hepatitis virus B (HV B)": the last word belongs to both forms.
                return [ShortFormCandidate(tokens: first, end: open - 1, shared: word), single]
            }
            if !isWhole, isName(first), isCapitals(second) {
                // "robust PCA": only the acronym counts, unless the long form contains the whole name.
                let whole = ShortFormCandidate(tokens: start..<second.upperBound, end: open)
                let acronym = ShortFormCandidate(tokens: second, end: open)
                if tokens[start].upper == 0 { return [acronym] }
                // "Android Graphical User Interface (Android GUI)": the name belongs to neither form.
                let isShared = (max(0, open - 10)..<open).contains { index in isWord(index) && key(index) == key(start)
                }
                return isShared ? [acronym, whole] : [whole, acronym]
            }
        }
        var end = first.upperBound
        while let next = shortForm(at: end), next.upperBound <= close, looksLikePart(next) { end = next.upperBound }
        // "point P" is a label.
        let isLabel = isName(first) && tokens[start].upper == 0
        guard !isWhole, end > first.upperBound, !isLabel, endsShort(end, close),
            isCapitals(start..<end)
                || tokens[start..<end].contains(where: {
                    $0.digits > 0 || $0.upper == 1 && $0.count == 1 || isGreek($0)
                })
        else { return [single] }
        return [ShortFormCandidate(tokens: start..<end, end: open), single]
    }

    /// Whether a token ends a short form in parentheses: a mark, a year, "for short".
    private func endsShort(_ index: Int, _ close: Int) -> Bool {
        guard index < close else { return true }
        switch tokens[index].kind {
        case .hyphen, .slash, .plus, .ampersand, .closeParenthesis, .closeBracket: return false
        case .apostrophe: return !isGlued(index) || !isGlued(index + 1, .word) || initial(index + 1) == "s"
        case .mark: return !isMark(index, "#")
        case .word:
            return tokens[index].digits == tokens[index].count && !isGlued(index + 1, .hyphen)
                || CuePhrases.tails.end(in: self, from: index) != nil
        default: return true
        }
    }

    /// Whether words are a path or part of a qualified name: "DATAROOTDIR/info", "CTAN:macros", the "fd" of "fd.o".
    private func isPartOfName(_ words: TokenRange) -> Bool {
        let end = words.upperBound
        // "IMP++", "ssh/ABC@REALM".
        if isGlued(end),
            // Invalid UTF-8 ends a word.
            kind(end) == .plus || isMark(end, "@") || tokens[end].count == 1 && !firstByte(end).isASCII
                || [.period, .colon].contains(kind(end)) && isGlued(end + 1, .word) && tokens[end + 1].lower > 0
        {
            return true
        }
        return words.dropFirst(2).contains {
            // "2^(G+2)" is a sum.
            kind($0 - 1) == .plus && tokens[$0].digits > 0
                || isGlued($0 - 1, .slash) && tokens[$0].lower >= 4 && tokens[$0].lower == tokens[$0].count
        }
    }

    /// Whether tokens contain an acronym with at least as many capitals as small letters.
    private func isCapitals(_ words: TokenRange) -> Bool {
        tokens[words].contains { token in token.upper >= 2 && token.upper >= token.lower }
    }

    /// Whether tokens are a plain word with three or more small letters.
    private func isName(_ words: TokenRange) -> Bool {
        words.count == 1 && tokens[words.lowerBound].upper <= 1 && tokens[words.lowerBound].lower >= 3
    }

    private func isGreek(_ token: ProseToken) -> Bool {
        token.isWord && LongFormEdge.greekLetters.contains(WordKey(bytes, token.range))
    }

    /// Whether tokens may be a further word of a short form: capitals, a short number, the name of a Greek letter.
    private func looksLikePart(_ words: TokenRange) -> Bool {
        tokens[words].contains {
            $0.isWord && ($0.upper > 0 || $0.digits > 0 && $0.lower == 0 && $0.count < 4) || isGreek($0)
        }
    }
}
