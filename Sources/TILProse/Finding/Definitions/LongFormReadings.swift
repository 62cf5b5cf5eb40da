import TILText

/// A rule that finds the long form of an acronym in parentheses without letter-by-letter matching. Its value is an
/// example.
enum LongFormReading: String, CaseIterable {
    case initialsAndWord = "UN Entity for Gender Equality and the Empowerment of Women (UN-Women)"
    case otherOrder = "coordinated universal time (UTC)"
    case lastPartLeftOut = "Centers for Disease Control and Prevention (CDC)"
    case romanceName = "Fonds des Nations Unies pour l'enfance (UNICEF)"
}

extension DefinitionFinder {
    /// Returns the bytes of the long form of a candidate.
    mutating func long(_ reading: LongFormReading, _ candidate: ShortFormCandidate, in passage: Passage) -> ByteRange? {
        switch reading {
        case .initialsAndWord: initialsAndWord(candidate, in: passage)
        case .otherOrder: otherOrder(candidate, in: passage)
        case .lastPartLeftOut: longFormWithLastPart(candidate, in: passage)
        case .romanceName: romanceName(candidate, in: passage)
        }
    }

    private func initialsAndWord(_ candidate: ShortFormCandidate, in passage: Passage) -> ByteRange? {
        let last = candidate.end - 1
        guard let short = InitialsAndWord(candidate.tokens, in: passage), short.initials.count >= 2 else { return nil }
        guard passage.isWord(last), passage.key(last) == WordKey(passage.bytes, short.word),
            let first = passage.firstWord(withInitials: short.initials, before: last)
        else { return nil }
        return passage.bytes(of: first..<candidate.end)
    }

    /// Returns the long form if its initials are in another order. Its words were read for the match that was not
    /// accepted.
    private func otherOrder(_ candidate: ShortFormCandidate, in passage: Passage) -> ByteRange? {
        guard passage.wordCount(of: candidate.tokens) == 1 else { return nil }
        let short = ShortForm(passage.bytes, passage.bytes(of: candidate.tokens))
        guard let long = text.initials(of: short, in: passage), passage.isBalanced(long) else { return nil }
        return long
    }

    private mutating func longFormWithLastPart(_ candidate: ShortFormCandidate, in passage: Passage) -> ByteRange? {
        guard let end = passage.tailStart(before: candidate.end),
            let match = match(candidate.tokens, .before(end), in: passage, as: .inside)
        else { return nil }
        let isWhole = match.alignment.isComplete && match.alignment.trailing == 0
        guard isWhole, match.short.upper >= 3, accept(match) else { return nil }
        return match.long.lowerBound..<passage[candidate.end - 1].end
    }

    private func romanceName(_ candidate: ShortFormCandidate, in passage: Passage) -> ByteRange? {
        let short = candidate.tokens.lowerBound
        let token = passage[short]
        guard candidate.tokens.count == 1, token.upper >= 3, token.lower == 0,
            let start = passage.romanceName(before: candidate.end, initial: passage.initial(short))
        else { return nil }
        return passage.bytes(of: start..<candidate.end)
    }
}

/// The initials and the word in a short form: "UN" and "Women" in "UN-Women" and "UNWomen".
private struct InitialsAndWord {
    let initials: ByteRange
    let word: ByteRange

    init?(_ short: TokenRange, in passage: Passage) {
        let first = passage[short.lowerBound]
        switch short.count {
        case 1:
            let capitals = first.range.prefix { index in passage.bytes[index].isUpper }
            let hasOnlyLetters = first.upper + first.lower == first.count
            guard first.upper >= 3, first.lower >= 3, capitals.count == first.upper, hasOnlyLetters else { return nil }
            // The last capital is the first letter of the word.
            initials = capitals.dropLast()
            word = initials.upperBound..<first.end
        case 3:
            let second = passage[short.lowerBound + 2]
            let isWord = second.upper == 1 && second.lower >= 3
            let isYear = second.digits == 4 && second.count == 4
            let isAfterHyphen = passage.kind(short.lowerBound + 1) == .hyphen
            guard isAfterHyphen, first.upper == first.count, second.isWord, isWord || isYear else { return nil }
            initials = first.range
            word = second.range
        default: return nil
        }
    }
}

extension Passage {
    /// The greatest number of tokens in a name before its last word.
    private static let longestName = 23

    /// Returns the first of the nearest consecutive words with some capitals as their initials. Small words may be
    /// among them.
    fileprivate func firstWord(withInitials initials: ByteRange, before last: Int) -> Int? {
        var missing = bytes[initials]
        for index in (max(0, last - Self.longestName)..<last).reversed() {
            switch kind(index) {
            case .word:
                let isNext = firstByte(index) == missing.last && tokens[index].upper > 0
                if !isNext, !isWord(index, in: StopWords.insideLongForm), missing.count < initials.count {
                    // Another word is among them, so that the search starts again at it.
                    missing = bytes[initials]
                }
                if tokens[index].upper > 0, firstByte(index) == missing.last { missing.removeLast() }
                if missing.isEmpty { return index }
            case .hyphen, .apostrophe, .comma, .quote: break
            default: return nil
            }
        }
        return nil
    }

    /// The greatest number of tokens in the last part of a name.
    private static let longestTail = 8

    /// Returns the token before which a name ends if its acronym omits the last part: "of the United Nations" in "Food
    /// and Agriculture Organization of the United Nations (FAO)". Returns nil if the words before the token are no such
    /// part.
    fileprivate func tailStart(before end: Int) -> Int? {
        var start = end
        var hasWord = false
        while start > max(1, end - Self.longestTail), kind(start - 1) == .hyphen || isCapitalised(start - 1) {
            start -= 1
            hasWord = hasWord || isWord(start)
        }
        guard hasWord, isWord(start - 1, in: Self.tailWords) else { return nil }
        while isWord(start - 1, in: Self.tailWords) { start -= 1 }
        return isCapitalised(start - 1) ? start : nil
    }

    private func isCapitalised(_ index: Int) -> Bool { isWord(index) && tokens[index].upper > 0 }

    /// The greatest number of tokens in a name in a Romance language.
    private static let longestRomanceName = 20

    /// Returns the first token of a name in a Romance language, or nil. The name starts with a capital, followed by
    /// capitals and small words; only the last word may be neither, as in "l'enfance". One of the words starts with the
    /// acronym's letter.
    fileprivate func romanceName(before end: Int, initial: UInt8) -> Int? {
        let name = startOfRomanceName(before: end)..<end
        let hasSmallWord = name.contains { index in isWord(index, in: StopWords.romance) }
        let words = name.filter { index in
            isWord(index) && tokens[index].count > 2 && !isWord(index, in: StopWords.romance)
        }
        let hasInitial = words.contains { index in self.initial(index) == initial }
        return words.count > 2 && hasSmallWord && hasInitial ? name.lowerBound : nil
    }

    /// Returns the first capitalised word before a token with only such words, small words and hyphens up to the token.
    private func startOfRomanceName(before end: Int) -> Int {
        var start = end
        var hasSmallWord = false
        for index in (max(0, end - Self.longestRomanceName)..<end).reversed() {
            let token = tokens[index]
            if isWord(index, in: StopWords.romance) || isWord(index, in: Self.elided) {
                hasSmallWord = true
            } else if token.isWord, token.upper == 1, token.lower > 1 {
                start = index
            } else if token.isWord {
                let mayBeLast = start == end && !hasSmallWord
                if !mayBeLast { break }
            } else if !isQuote(index), token.kind != .hyphen {
                break
            }
        }
        return start
    }

    private static let elided = WordSet("d l y e en a")

    private static let tailWords = WordSet("of the and for in on to")
}
