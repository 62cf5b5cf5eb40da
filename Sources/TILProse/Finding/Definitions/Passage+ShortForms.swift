/// Short forms as they are written, and what stands around them.
extension Passage {
    /// The bytes of a range of tokens.
    func bytes(of words: Range<Int>) -> Range<Int> {
        Int(tokens[words.lowerBound].start)..<Int(tokens[words.upperBound - 1].end)
    }

    /// Whether a token of a kind follows the one before it without a space.
    func isGlued(_ index: Int, _ kind: ProseToken.Kind) -> Bool { self.kind(index) == kind && isGlued(index) }

    /// Whether a token is a mark of its own.
    func isMark(_ index: Int, _ mark: UnicodeScalar) -> Bool {
        kind(index) == .mark && firstByte(index) == UInt8(ascii: mark)
    }

    /// Whether a token is one that text is set in quotes with.
    func isQuote(_ index: Int) -> Bool { kind(index) == .quote || kind(index) == .apostrophe }

    /// The first byte of a token, as a small letter.
    func initial(_ index: Int) -> UInt8 { ByteClass.lowercased(firstByte(index)) }

    /// Whether a token is a word of digits alone.
    func isNumber(_ index: Int) -> Bool { kind(index) == .word && Int(tokens[index].digits) == tokens[index].count }

    /// Whether a capital follows a small letter, as in names of programs.
    func hasInnerCapital(_ range: Range<Int>) -> Bool {
        range.dropFirst().contains {
            ByteClass.isUpper(bytes[$0]) && ByteClass.isLetter(bytes[$0 - 1]) && !ByteClass.isUpper(bytes[$0 - 1])
        }
    }

    /// How many words with spaces between them some tokens are.
    func wordCount(of words: Range<Int>) -> Int {
        1 + tokens[words].dropFirst().count { $0.isSpaced && $0.isWord }
    }

    /// How many capitals some tokens have.
    func capitals(of words: Range<Int>) -> Int { tokens[words].reduce(0) { $0 + ($1.isWord ? Int($1.upper) : 0) } }

    /// The tokens of a short form that starts at a token: words that marks without spaces join, with what stands in
    /// parentheses after them ("FEV(1)") and the full stop of "R.D.T.".
    func shortForm(at start: Int) -> Range<Int>? {
        guard kind(start) == .word else { return nil }
        var end = start + 1
        while end < count, end - start < 12 {
            if isGlued(end, .openParenthesis), isGlued(end + 1, .word), isGlued(end + 2, .closeParenthesis),
                tokens[end + 1].count <= 3
            {
                // "NAD(P)H".
                end += isGlued(end + 3, .word) ? 4 : 3
            } else if isGlued(end, .apostrophe), end == start + 1, tokens[start].count == 1, tokens[start].digits == 1 {
                // "3'UTR" and "5'-UTR".
                let next = isGlued(end + 1, .hyphen) ? end + 2 : end + 1
                guard isGlued(next, .word) else { break }
                end = next + 1
            } else if joins(end) {
                end += 2
            } else {
                break
            }
        }
        // "CHN's" is a plural as some write it.
        if end == start + 1, tokens[start].upper >= 2, isGlued(end, .apostrophe), isGlued(end + 1, .word),
            tokens[end + 1].count == 1, tokens[end + 1].lower == 1, kind(end + 2) == .closeParenthesis
        {
            end += 2
        }
        if end - start >= 3, isGlued(end, .period), kind(end - 2) == .period { end += 1 }
        return start..<end
    }

    /// The tokens of a short form that ends right before a token.
    func shortForm(before end: Int) -> Range<Int>? {
        var last = end - 1
        while isQuote(last) { last -= 1 }
        guard kind(last) == .word else { return nil }
        for start in max(0, last - 6)...last where tokens[start].isWord {
            if start < last, tokens[start + 1].isWord { continue }
            if kind(start - 1) == .hyphen, isGlued(start) { continue }
            if let tokens = shortForm(at: start), tokens.upperBound == last + 1 { return tokens }
        }
        return nil
    }

    /// Whether a mark joins the words before and after it to one.
    private func joins(_ mark: Int) -> Bool {
        guard kind(mark + 1) == .word, tokens[mark - 1].isWord, tokens[mark].isSpaced == tokens[mark + 1].isSpaced
        else { return false }
        let (before, next) = (tokens[mark - 1], tokens[mark + 1])
        switch tokens[mark].kind {
        case .hyphen, .slash, .plus, .ampersand: break
        case .period:
            // "R.D.T." and "ASN.1".
            let isVersion = before.upper > 1 && before.lower == 0 && Int(next.digits) == next.count
            return !tokens[mark].isSpaced && next.count == 1 && (before.count == 1 || isVersion)
        default: return false
        }
        // The marks of a text that was split into words: only between what looks like parts of an acronym.
        return !tokens[mark].isSpaced || before.upper > 0 && next.upper > 0 && before.lower < 3 && next.lower < 3
    }
}
