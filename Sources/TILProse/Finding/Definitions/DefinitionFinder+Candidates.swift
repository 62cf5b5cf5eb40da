/// What in a group in parentheses may be the short form of the words before it.
extension DefinitionFinder {
    /// A candidate for a short form.
    struct Candidate {
        var tokens: Range<Int>
        /// Whether nothing follows it in the group but a mark, a number or a phrase like "for short".
        var isWhole: Bool
        /// The token before which the long form ends.
        var end: Int
        /// A word behind the short form that stands behind the long form as well, and is a part of both.
        var shared: Int?
    }

    /// Two candidates at most, the best first, without an array for each group.
    struct Candidates: Sequence, IteratorProtocol {
        var first: Candidate?
        var second: Candidate?

        mutating func next() -> Candidate? {
            defer { (first, second) = (second, nil) }
            return first
        }
    }

    /// The candidates of a group, the best first.
    func candidates(from start: Int, _ open: Int, _ close: Int, in passage: Passage) -> Candidates {
        guard !passage.isWord(start, in: Self.see), !isRequest(start, in: passage),
            let first = shortForm(at: start, in: passage),
            first.upperBound <= close, !isPartOfName(first, in: passage),
            !isReference(before: first.upperBound, in: passage)
        else { return Candidates() }
        let isWhole = endsShort(first.upperBound, close, in: passage)
        let single = Candidate(tokens: first, isWhole: isWhole, end: open)
        guard !isWhole, passage.kind(open) == .openParenthesis,
            let second = shortForm(at: first.upperBound, in: passage), second.upperBound <= close
        else {
            return Candidates(first: single)
        }
        let secondIsWhole = endsShort(second.upperBound, close, in: passage)
        if secondIsWhole, second.count == 1, isCapitals(first, in: passage), !isCapitals(second, in: passage),
            passage.tokens[open - 1].isWord, passage.key(open - 1) == passage.key(second.lowerBound)
        {
            // "metallothionein genes (MT genes)": the word belongs to both, but a name of its own to neither.
            let shared = passage.tokens[second.lowerBound].upper == 0 ? second.lowerBound : nil
            return Candidates(first: Candidate(tokens: first, isWhole: true, end: open - 1, shared: shared))
        }
        if secondIsWhole, isName(first, in: passage), isCapitals(second, in: passage) || isNumbered(second, in: passage)
        {
            // "robust PCA": only the acronym is one, unless the long form has the whole name.
            let whole = Candidate(tokens: start..<second.upperBound, isWhole: true, end: open)
            let acronym = Candidate(tokens: second, isWhole: true, end: open)
            // "Android Graphical User Interface (Android GUI)": the name is a part of neither.
            let isShared = (max(0, open - 10)..<open).contains {
                passage.kind($0) == .word && passage.key($0) == passage.key(start)
            }
            if passage.tokens[start].upper == 0 { return Candidates(first: acronym) }
            return isShared ? Candidates(first: acronym, second: whole) : Candidates(first: whole, second: acronym)
        }
        var end = first.upperBound
        while let next = shortForm(at: end, in: passage), next.upperBound <= close, looksLikePart(next, in: passage) {
            end = next.upperBound
        }
        // "point P" is a label.
        let isLabel = isName(first, in: passage) && passage.tokens[start].upper == 0
        guard end > first.upperBound, !isLabel, endsShort(end, close, in: passage),
            isCapitals(start..<end, in: passage) || hasNumber(start..<end, in: passage)
        else { return Candidates(first: single) }
        return Candidates(first: Candidate(tokens: start..<end, isWhole: true, end: open), second: single)
    }

    /// Whether what stands at a token ends a short form in parentheses: a mark, a year, "for short".
    private func endsShort(_ index: Int, _ close: Int, in passage: Passage) -> Bool {
        guard index < close else { return true }
        switch passage.tokens[index].kind {
        case .comma, .semicolon, .colon, .openBracket, .openParenthesis, .quote, .apostrophe, .equals, .dash, .opaque,
            .period, .bar:
            return true
        case .mark:
            let byte = passage.firstByte(index)
            if byte == UInt8(ascii: "#") { return false }
            return byte != UInt8(ascii: "*") && byte != UInt8(ascii: "%") || passage.tokens[index].isSpaced
        case .word:
            return passage.tokens[index].upper == 0 && passage.tokens[index].lower == 0
                && passage.tokens[index].others == 0 || CuePhrases.tails.end(in: passage, from: index) != nil
        default: return false
        }
    }

    /// Whether words are a path or a part of a qualified name: "DATAROOTDIR/info", the "fd" of "fd.o".
    private func isPartOfName(_ tokens: Range<Int>, in passage: Passage) -> Bool {
        let end = tokens.upperBound
        if passage.kind(end) == .period, passage.isGlued(end), passage.kind(end + 1) == .word, passage.isGlued(end + 1),
            passage.tokens[end + 1].lower > 0
        {
            return true
        }
        // "IMP++", "ssh/ABC@REALM".
        if passage.isGlued(end) {
            if passage.kind(end) == .plus { return true }
            if passage.kind(end) == .mark, passage.firstByte(end) == UInt8(ascii: "@") { return true }
        }
        return tokens.dropFirst(2).contains {
            // "2^(G+2)" is a sum.
            if passage.kind($0 - 1) == .plus, passage.tokens[$0].digits > 0 { return true }
            return passage.kind($0 - 1) == .slash && passage.isGlued($0 - 1) && passage.tokens[$0].lower >= 4
                && passage.tokens[$0].lower == passage.tokens[$0].count
        }
    }

    /// What stands before a name that a group speaks of, and that is no other word for what stands before it: "(see FILES)",
    /// "a C compiler (with CC)".
    private static let see = WordSet("see with via using")

    /// Whether tokens are an acronym with more capitals than small letters.
    private func isCapitals(_ tokens: Range<Int>, in passage: Passage) -> Bool {
        passage.tokens[tokens].contains { $0.upper >= 2 && $0.upper >= $0.lower }
    }

    /// Whether tokens are a capital with a digit: "S3".
    private func isNumbered(_ tokens: Range<Int>, in passage: Passage) -> Bool {
        guard tokens.count == 1 else { return false }
        let token = passage.tokens[tokens.lowerBound]
        return token.count == 2 && token.upper == 1 && token.digits == 1
            && !ByteClass.isDigit(passage.firstByte(tokens.lowerBound))
    }

    /// Whether a word of digits or the name of a Greek letter is among tokens.
    private func hasNumber(_ tokens: Range<Int>, in passage: Passage) -> Bool {
        passage.tokens[tokens].contains {
            $0.digits > 0 || $0.upper == 1 && $0.count == 1
                || Self.greekLetters.contains(WordKey(passage.bytes, $0.range))
        }
    }

    /// Whether tokens are a plain word of four letters or more.
    private func isName(_ tokens: Range<Int>, in passage: Passage) -> Bool {
        guard tokens.count == 1 else { return false }
        let token = passage.tokens[tokens.lowerBound]
        return token.upper <= 1 && token.lower >= 3
    }

    /// Whether tokens could be a further word of a short form: capitals, a short number, the name of a Greek letter.
    private func looksLikePart(_ tokens: Range<Int>, in passage: Passage) -> Bool {
        passage.tokens[tokens].contains {
            $0.isWord && ($0.upper > 0 || ($0.digits > 0 && $0.lower == 0 && $0.count < 4))
                || Self.greekLetters.contains(WordKey(passage.bytes, $0.range))
        }
    }
}
