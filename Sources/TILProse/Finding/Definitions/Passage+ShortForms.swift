import TILText

/// Short forms as written, and their surroundings.
extension Passage {
    /// Returns the bytes of a range of tokens.
    func bytes(of words: TokenRange) -> ByteRange {
        tokens[words.lowerBound].start..<tokens[words.upperBound - 1].end
    }

    /// Whether a token of a kind follows the token before it without a space.
    func isGlued(_ index: Int, _ kind: ProseToken.Kind) -> Bool { self.kind(index) == kind && isGlued(index) }

    /// Whether a token is a particular mark.
    func isMark(_ index: Int, _ mark: UnicodeScalar) -> Bool {
        kind(index) == .mark && firstByte(index) == mark
    }

    /// Whether a token is a quotation mark or an apostrophe.
    func isQuote(_ index: Int) -> Bool { kind(index) == .quote || kind(index) == .apostrophe }

    /// Returns the first byte of a token in lower case.
    func initial(_ index: Int) -> UInt8 { firstByte(index).lowercased }

    /// Whether a token is a word of digits only.
    func isNumber(_ index: Int) -> Bool { isWord(index) && tokens[index].digits == tokens[index].count }

    /// Whether a capital follows a small letter, as in names of programs.
    func hasInnerCapital(_ range: ByteRange) -> Bool {
        range.dropFirst().contains {
            bytes[$0].isUpper && bytes[$0 - 1].isLower
        }
    }

    /// Returns the ASCII letters and digits of a range in lower case, and all bytes beyond ASCII.
    func letters(_ range: ByteRange) -> some Sequence<UInt8> {
        bytes[range].lazy.filter { byte in byte.isLetterOrDigit || !byte.isASCII }.map { byte in byte.lowercased }
    }

    /// Whether the brackets in a range are balanced.
    func isBalanced(_ range: ByteRange) -> Bool {
        var depth = 0
        for byte in bytes[range] {
            if byte == "[" || byte == "(" { depth += 1 }
            if byte == "]" || byte == ")" { depth -= 1 }
            if depth < 0 { return false }
        }
        return depth == 0
    }

    /// Returns the number of words separated by spaces.
    func wordCount(of words: TokenRange) -> Int {
        1 + tokens[words].dropFirst().count { token in token.isSpaced && token.isWord }
    }

    /// Returns the number of capitals.
    func capitals(of words: TokenRange) -> Int { tokens[words].reduce(0) { $0 + ($1.isWord ? $1.upper : 0) } }

    /// Returns the tokens of a short form that starts at a token: words joined by marks without spaces. Short groups in
    /// parentheses ("FEV(1)") and the last full stop of "R.D.T." are included.
    func shortForm(at start: Int) -> TokenRange? {
        guard isWord(start) else { return nil }
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
        // "CHN's" is a plural in some texts, and so is "SMV'er" in Danish.
        if end == start + 1, tokens[start].upper >= 2, isGlued(end, .apostrophe), isGlued(end + 1, .word),
            tokens[end + 1].count <= 3, tokens[end + 1].lower == tokens[end + 1].count,
            kind(end + 2) == .closeParenthesis
        {
            end += 2
        }
        if end - start >= 3, isGlued(end, .period), kind(end - 2) == .period { end += 1 }
        return start..<end
    }

    /// Returns the tokens of a short form that ends directly before a token.
    func shortForm(before end: Int) -> TokenRange? {
        var last = end - 1
        while isQuote(last) { last -= 1 }
        guard isWord(last) else { return nil }
        for start in max(0, last - 6)...last where tokens[start].isWord {
            if start < last, tokens[start + 1].isWord { continue }
            // Not "edu" in "ftp.shsu.edu (Estados Unidos)".
            if isGlued(start), kind(start - 1) == .hyphen || isGlued(start - 1, .period) {
                continue
            }
            if let tokens = shortForm(at: start), tokens.upperBound == last + 1 { return tokens }
        }
        return nil
    }

    /// Whether a mark joins the words before and after it.
    private func joins(_ mark: Int) -> Bool {
        guard isWord(mark + 1), tokens[mark - 1].isWord, tokens[mark].isSpaced == tokens[mark + 1].isSpaced
        else { return false }
        let before = tokens[mark - 1]
        let next = tokens[mark + 1]
        switch tokens[mark].kind {
        case .hyphen, .slash, .plus, .ampersand: break
        case .period:
            // "R.D.T." and "ASN.1".
            let isVersion = before.upper > 1 && before.lower == 0 && next.digits == next.count
            return !tokens[mark].isSpaced && next.count == 1 && (before.count == 1 || isVersion)
        default: return false
        }
        // In a tokenized text, marks join only words that look like parts of an acronym.
        return !tokens[mark].isSpaced || before.upper > 0 && next.upper > 0 && before.lower < 3 && next.lower < 3
    }
}
