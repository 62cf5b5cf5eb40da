/// What in a group in parentheses may be the short form of the words before it.
struct ShortFormCandidate {
    var tokens: Range<Int>
    /// Whether nothing follows it in the group but a mark, a number or a phrase like "for short".
    var isWhole = true
    /// The token before which the long form ends.
    var end: Int
    /// A word after the short form that stands after the long form as well, and is a part of both.
    var shared: Int?
}

extension Passage {
    /// The candidates of a group, the best first. A group starts at its opening mark.
    func candidates(from start: Int, in group: Range<Int>) -> [ShortFormCandidate] {
        let (open, close) = (group.lowerBound, group.upperBound)
        guard !isRequest(start), let first = shortForm(at: start), first.upperBound <= close, !isPartOfName(first)
        else {
            return []
        }
        let isWhole = endsShort(first.upperBound, close)
        let single = ShortFormCandidate(tokens: first, isWhole: isWhole, end: open)
        guard !isWhole, kind(open) == .openParenthesis, let second = shortForm(at: first.upperBound),
            second.upperBound <= close
        else { return [single] }
        let word = second.lowerBound
        if endsShort(second.upperBound, close) {
            if second.count == 1, isCapitals(first), !isCapitals(second), tokens[open - 1].isWord,
                key(open - 1) == key(word)
            {
                // "metallothionein genes (MT genes)", "hepatitis virus B (HV B)": the word belongs to both, but a name of its
                // own to neither.
                let isShared = tokens[word].upper == 0 || tokens[word].count <= 2
                return [ShortFormCandidate(tokens: first, end: open - 1, shared: isShared ? word : nil)]
            }
            if isName(first), isCapitals(second) || isNumbered(second) {
                // "robust PCA": only the acronym is one, unless the long form has the whole name.
                let whole = ShortFormCandidate(tokens: start..<second.upperBound, end: open)
                let acronym = ShortFormCandidate(tokens: second, end: open)
                if tokens[start].upper == 0 { return [acronym] }
                // "Android Graphical User Interface (Android GUI)": the name is a part of neither.
                let isShared = (max(0, open - 10)..<open).contains { kind($0) == .word && key($0) == key(start) }
                return isShared ? [acronym, whole] : [whole, acronym]
            }
        }
        var end = first.upperBound
        while let next = shortForm(at: end), next.upperBound <= close, looksLikePart(next) { end = next.upperBound }
        // "point P" is a label.
        let isLabel = isName(first) && tokens[start].upper == 0
        guard end > first.upperBound, !isLabel, endsShort(end, close),
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
        case .comma, .semicolon, .colon, .openBracket, .openParenthesis, .quote, .apostrophe, .equals, .dash, .opaque,
            .period, .bar:
            return true
        case .mark:
            return !isMark(index, "#") && (!isMark(index, "*") && !isMark(index, "%") || tokens[index].isSpaced)
        case .word:
            return tokens[index].upper + tokens[index].lower + tokens[index].others == 0
                || CuePhrases.tails.end(in: self, from: index) != nil
        default: return false
        }
    }

    /// Whether words are a path or a part of a qualified name: "DATAROOTDIR/info", the "fd" of "fd.o".
    private func isPartOfName(_ words: Range<Int>) -> Bool {
        let end = words.upperBound
        if isGlued(end, .period), isGlued(end + 1, .word), tokens[end + 1].lower > 0 { return true }
        // "IMP++", "ssh/ABC@REALM".
        if isGlued(end, .plus) || isMark(end, "@") && isGlued(end) { return true }
        return words.dropFirst(2).contains {
            // "2^(G+2)" is a sum.
            kind($0 - 1) == .plus && tokens[$0].digits > 0
                || isGlued($0 - 1, .slash) && tokens[$0].lower >= 4 && Int(tokens[$0].lower) == tokens[$0].count
        }
    }

    /// Whether a word says that a link or a number in code after it is a request: "(PR `#1418`_)".
    private func isRequest(_ index: Int) -> Bool {
        isWord(index, in: Self.requests) && [.opaque, .quote, .mark].contains(kind(index + 1))
    }

    private static let requests = WordSet("pr prs mr mrs")

    /// Whether tokens are an acronym with more capitals than small letters.
    private func isCapitals(_ words: Range<Int>) -> Bool {
        tokens[words].contains { $0.upper >= 2 && $0.upper >= $0.lower }
    }

    /// Whether tokens are a capital with a digit: "S3".
    private func isNumbered(_ words: Range<Int>) -> Bool {
        let token = tokens[words.lowerBound]
        return words.count == 1 && token.count == 2 && token.upper == 1 && token.digits == 1
            && !ByteClass.isDigit(firstByte(words.lowerBound))
    }

    /// Whether tokens are a plain word of four letters or more.
    private func isName(_ words: Range<Int>) -> Bool {
        words.count == 1 && tokens[words.lowerBound].upper <= 1 && tokens[words.lowerBound].lower >= 3
    }

    private func isGreek(_ token: ProseToken) -> Bool {
        token.isWord && LongFormEdge.greekLetters.contains(WordKey(bytes, token.range))
    }

    /// Whether tokens could be a further word of a short form: capitals, a short number, the name of a Greek letter.
    private func looksLikePart(_ words: Range<Int>) -> Bool {
        tokens[words].contains {
            $0.isWord && ($0.upper > 0 || $0.digits > 0 && $0.lower == 0 && $0.count < 4) || isGreek($0)
        }
    }
}
