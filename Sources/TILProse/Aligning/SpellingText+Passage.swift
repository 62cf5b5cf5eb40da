import TILText

/// The marks between a word and the word before it.
private struct WordGap {
    /// Whether a hyphen or a slash joins the words.
    var isJoined = false
    var hasComma = false
    /// The score of the commas and groups in parentheses.
    var score = 0
}

extension SpellingText {
    /// The greatest number of tokens in a group in parentheses that a long form contains.
    private static let longestGroup = 60

    /// Reads the words of a range of tokens again, into the same memory. Of a word it reads the first letter and those
    /// that a short form may contain, since no other letter can match.
    mutating func read(_ tokens: TokenRange, in passage: Passage, for short: ShortForm) {
        removeAll()
        let wanted = Self.bits(of: short.written)
        var gap = WordGap()
        var index = tokens.lowerBound
        while index < tokens.upperBound {
            switch passage[index].kind {
            case .word:
                appendWord(index, after: gap, in: passage, start: tokens.lowerBound, for: short, wanted: wanted)
                gap = WordGap()
            case .hyphen, .slash: gap.isJoined = !words.isEmpty
            case .comma where passage.isWithinNumber(index): break
            case .comma, .dash, .mark, .plus:
                gap.hasComma = true
                gap.score += SpellingWeights.comma
            case .openParenthesis, .openBracket:
                if let close = groupEnd(index, in: passage), close < tokens.upperBound {
                    index = close
                    gap.score += SpellingWeights.group
                }
            default: break
            }
            index += 1
        }
    }

    /// Returns the token that closes a group, or nil if the group is a part of a word and its words count.
    private func groupEnd(_ open: Int, in passage: Passage) -> Int? {
        let isPartOfWord = passage.isGlued(open) && !words.isEmpty
        return isPartOfWord ? nil : passage.close(of: open, within: Self.longestGroup)
    }

    /// Appends a word, unless it contains neither letters nor digits.
    /// - Parameters:
    ///   - start: the first token of the text.
    ///   - wanted: the lowest bits of the letters of the short form.
    private mutating func appendWord(
        _ index: Int, after gap: WordGap, in passage: Passage, start: Int, for short: ShortForm, wanted: UInt64
    ) {
        let token = passage[index]
        let found = appendLetters(passage.bytes, token.range, isJoined: gap.isJoined, in: wanted)
        if found.isEmpty { return }
        let isAfterApostrophe = index > start && passage.isGlued(index) && passage.kind(index - 1) == .apostrophe
        append(
            Word(
                letters: found, range: token.range, token: index,
                isStop: passage.isWord(index, in: StopWords.insideLongForm),
                isNumber: token.upper == 0 && token.lower == 0 && token.others == 0,
                isJoined: gap.isJoined,
                isGlued: gap.isJoined && !token.isSpaced,
                isPossessive: token.count == 1 && isAfterApostrophe,
                followsComma: gap.hasComma,
                symbol: symbol(of: index, in: passage, for: short),
                reaching: gap.score))
    }

    /// Returns the character that a word stands for in spite of its initial: 3 for "third", x for "cross"; or 0.
    private func symbol(of index: Int, in passage: Passage, for short: ShortForm) -> UInt32 {
        if short.digits > 0, let digit = SpelledDigits.digits[WordKey(passage.bytes, passage[index].range)] {
            return digit
        }
        return passage.soundsLikeX(index) ? UInt32(UInt8(ascii: "x")) : 0
    }

    // MARK: Initials in another order

    /// Returns the bytes of the last words if their initials are the letters of a short form in another order, as in
    /// "location based social network (LNSB)" and "accesso diretto alla memoria (DMA)".
    func initials(of short: ShortForm, in passage: Passage) -> ByteRange? {
        let wanted = short.otherReadings.last ?? short.written
        guard wanted.count >= 3, wanted.allSatisfy({ letter in letter.isUpper && !letter.isDigit }) else { return nil }
        let scalars = wanted.map(\.scalar)
        let mainWords = words.filter { word in !passage.isWord(word.token, in: StopWords.romance) }
        for words in [mainWords, words] {
            let last = words.suffix(scalars.count)
            guard hasInitials(last, scalars), mayBeLongForm(last, in: passage), let first = last.first,
                let end = last.last
            else { continue }
            return first.range.lowerBound..<end.range.upperBound
        }
        return nil
    }

    /// Whether words have some initials, but in another order.
    private func hasInitials(_ words: ArraySlice<Word>, _ wanted: [UInt32]) -> Bool {
        let initials = words.map { word in letters[word.letters.lowerBound].scalar }
        return initials != wanted && initials.sorted() == wanted.sorted()
    }

    /// Whether words are a name rather than a part of a sentence.
    private func mayBeLongForm(_ words: ArraySlice<Word>, in passage: Passage) -> Bool {
        guard let first = words.first, !first.isStop else { return false }
        if passage.isWord(first.token, in: StopWords.neverFirst) { return false }
        if passage.isWord(first.token, in: StopWords.seldomFirst) { return false }
        if words.contains(where: { word in passage.isWord(word.token, in: StopWords.ofClauses) }) { return false }
        return words.dropFirst().allSatisfy { word in word.reaching == 0 }
    }
}

extension Passage {
    /// Whether an X may stand for the start of a word: "cross", "trans", "extensible".
    fileprivate func soundsLikeX(_ index: Int) -> Bool {
        guard self[index].count > 1 else { return false }
        let second = bytes[self[index].start + 1].lowercased
        switch initial(index) {
        case "e": return second == "x"
        case "c", "t": return second == "r"
        default: return false
        }
    }
}

/// Words that spell a digit, such as "third" in 3G, "two" in 2D and "to" in P2P.
private enum SpelledDigits {
    static let digits: [WordKey: UInt32] = {
        var digits: [WordKey: UInt32] = [:]
        for (value, words) in SpellingWords.numbers.enumerated() {
            for word in words { digits[WordKey(word)] = UInt32(UInt8(ascii: "0")) + UInt32(value) }
        }
        return digits
    }()
}
