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
        range.dropFirst().contains { index in bytes[index].isUpper && bytes[index - 1].isLower }
    }

    /// Returns the ASCII letters and digits of a range in lower case, and all bytes beyond ASCII.
    func letters(_ range: ByteRange) -> some Sequence<UInt8> {
        bytes[range].lazy.filter { byte in byte.isLetterOrDigit || !byte.isASCII }.map { byte in byte.lowercased }
    }

    /// Whether the brackets in a range are balanced.
    func isBalanced(_ range: ByteRange) -> Bool {
        var depth = 0
        for byte in bytes[range] {
            switch byte {
            case "[", "(": depth += 1
            case "]", ")": depth -= 1
            default: break
            }
            if depth < 0 { return false }
        }
        return depth == 0
    }

    /// Returns the number of words separated by spaces.
    func wordCount(of words: TokenRange) -> Int {
        1 + tokens[words].dropFirst().count { token in token.isSpaced && token.isWord }
    }

    /// Returns the number of capitals.
    func capitals(of words: TokenRange) -> Int {
        var count = 0
        for token in tokens[words] where token.isWord { count += token.upper }
        return count
    }

    // MARK: Short forms

    /// The greatest number of tokens in a short form.
    private static let longestShort = 12
    /// The greatest number of tokens before the last word of a short form that is searched backwards: "R.D.T.N" has
    /// six.
    private static let mostBeforeLast = 6

    /// Returns the tokens of a short form that starts at a token: words joined by marks without spaces. Short groups in
    /// parentheses ("FEV(1)") and the last full stop of "R.D.T." are included.
    func shortForm(at start: Int) -> TokenRange? {
        guard isWord(start) else { return nil }
        var end = start + 1
        while end < count, end - start < Self.longestShort, let next = endOfPart(at: end, start: start) { end = next }
        let isOneWord = end == start + 1
        if isOneWord, hasEndingBeforeParenthesis(start) { end += 2 }
        let endsWithLetterAndStop = end - start >= 3 && kind(end - 2) == .period && isGlued(end, .period)
        if endsWithLetterAndStop { end += 1 }
        return start..<end
    }

    /// Returns the end of the next part of a short form, or nil if the short form ends before a token.
    private func endOfPart(at index: Int, start: Int) -> Int? {
        if isShortGroup(index) {
            // "NAD(P)H".
            return isGlued(index + 3, .word) ? index + 4 : index + 3
        }
        if isGlued(index, .apostrophe), index == start + 1, tokens[start].count == 1, tokens[start].digits == 1 {
            // "3'UTR" and "5'-UTR".
            let word = isGlued(index + 1, .hyphen) ? index + 2 : index + 1
            return isGlued(word, .word) ? word + 1 : nil
        }
        return joins(index) ? index + 2 : nil
    }

    /// Whether a group of one short word starts at a token without a space before it.
    private func isShortGroup(_ open: Int) -> Bool {
        guard isGlued(open, .openParenthesis), isGlued(open + 1, .word) else { return false }
        return tokens[open + 1].count <= 3 && isGlued(open + 2, .closeParenthesis)
    }

    /// Whether an acronym has an ending after an apostrophe before a closing parenthesis. "CHN's" is a plural in some
    /// texts, and so is "SMV'er" in Danish.
    private func hasEndingBeforeParenthesis(_ word: Int) -> Bool {
        let ending = word + 2
        guard tokens[word].upper >= 2, isGlued(word + 1, .apostrophe), isGlued(ending, .word) else { return false }
        let isSmall = tokens[ending].lower == tokens[ending].count
        return isSmall && tokens[ending].count <= 3 && kind(ending + 1) == .closeParenthesis
    }

    /// Returns the tokens of a short form that ends directly before a token.
    func shortForm(before end: Int) -> TokenRange? {
        var last = end - 1
        while isQuote(last) { last -= 1 }
        guard isWord(last) else { return nil }
        for start in max(0, last - Self.mostBeforeLast)...last where mayStartShortForm(start) {
            if let tokens = shortForm(at: start), tokens.upperBound == last + 1 { return tokens }
        }
        return nil
    }

    private func mayStartShortForm(_ start: Int) -> Bool {
        // Not "ID" in "sub-ID (texto)", nor "edu" in "ftp.shsu.edu (Estados Unidos)".
        let continuesName = isGlued(start) && (kind(start - 1) == .hyphen || isGlued(start - 1, .period))
        return tokens[start].isWord && !continuesName
    }

    /// Whether a mark joins the words before and after it.
    private func joins(_ mark: Int) -> Bool {
        guard isWord(mark + 1), tokens[mark - 1].isWord, tokens[mark].isSpaced == tokens[mark + 1].isSpaced
        else { return false }
        switch tokens[mark].kind {
        case .hyphen, .slash, .plus, .ampersand:
            // In a tokenized text, marks join only words that look like parts of an acronym.
            return !tokens[mark].isSpaced || isPartOfAcronym(mark - 1) && isPartOfAcronym(mark + 1)
        case .period: return !tokens[mark].isSpaced && isStopInside(mark)
        default: return false
        }
    }

    private func isPartOfAcronym(_ word: Int) -> Bool { tokens[word].upper > 0 && tokens[word].lower < 3 }

    /// Whether a full stop is inside "R.D.T." or "ASN.1".
    private func isStopInside(_ stop: Int) -> Bool {
        let before = tokens[stop - 1]
        let next = tokens[stop + 1]
        let isVersion = before.upper > 1 && before.lower == 0 && next.digits == next.count
        return next.count == 1 && (before.count == 1 || isVersion)
    }
}
