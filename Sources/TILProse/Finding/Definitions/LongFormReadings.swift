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
        case .initialsAndWord:
            guard let (initials, word) = passage.initialsAndWord(candidate.tokens), initials.count >= 2,
                candidate.end > 0
            else { return nil }
            let last = candidate.end - 1
            guard passage.isWord(last), passage.key(last) == WordKey(passage.bytes, word) else { return nil }
            // The initials are those of consecutive words, the nearest ones with capitals.
            var rest = passage.bytes[initials]
            for index in (max(0, last - 23)..<last).reversed() {
                let token = passage[index]
                switch token.kind {
                case .word:
                    if rest.count < initials.count, passage.firstByte(index) != rest.last || token.upper == 0,
                        !passage.isWord(index, in: StopWords.insideLongForm)
                    {
                        rest = passage.bytes[initials]
                    }
                    if token.upper > 0, passage.firstByte(index) == rest.last { rest = rest.dropLast() }
                    if rest.isEmpty { return passage.bytes(of: index..<(last + 1)) }
                case .hyphen, .apostrophe, .comma, .quote: break
                default: return nil
                }
            }
            return nil
        case .otherOrder:
            // The text was read for the match that was not accepted.
            guard passage.wordCount(of: candidate.tokens) == 1,
                let long = text.initials(
                    of: ShortForm(passage.bytes, passage.bytes(of: candidate.tokens)), in: passage),
                passage.isBalanced(long)
            else { return nil }
            return long
        case .lastPartLeftOut:
            guard let end = passage.tailStart(before: candidate.end),
                let match = match(candidate.tokens, before: end, in: passage, as: .inside),
                match.short.upper >= 3, match.alignment.isComplete,
                match.alignment.trailing == 0, accepts(match)
            else { return nil }
            return match.long.lowerBound..<passage[candidate.end - 1].end
        case .romanceName:
            let token = passage[candidate.tokens.lowerBound]
            guard candidate.tokens.count == 1, token.upper >= 3, token.lower == 0,
                let start = passage.romanceName(
                    before: candidate.end, initial: passage.initial(candidate.tokens.lowerBound))
            else { return nil }
            return passage.bytes(of: start..<candidate.end)
        }
    }
}

extension Passage {
    /// Returns the initials and the word in a short form: "UN" and "Women" in "UN-Women" and "UNWomen".
    fileprivate func initialsAndWord(_ short: TokenRange) -> (ByteRange, ByteRange)? {
        let first = tokens[short.lowerBound]
        if short.count == 3, kind(short.lowerBound + 1) == .hyphen {
            let second = tokens[short.lowerBound + 2]
            guard first.upper == first.count, second.isWord,
                second.upper == 1 && second.lower >= 3 || second.digits == 4 && second.count == 4
            else { return nil }
            return (first.range, second.range)
        }
        let capitals = first.range.prefix { index in bytes[index].isUpper }
        guard short.count == 1, first.upper >= 3, first.lower >= 3, capitals.count == first.upper,
            first.upper + first.lower == first.count
        else { return nil }
        return (capitals.dropLast(), (capitals.upperBound - 1)..<first.end)
    }

    /// Returns the token before which a name ends if its acronym omits the last part: "of the United Nations" in "Food
    /// and Agriculture Organization of the United Nations (FAO)". Returns nil if the words before the token are no such
    /// part.
    fileprivate func tailStart(before end: Int) -> Int? {
        let names = (max(1, end - 8)..<end).reversed().prefix {
            kind($0) == .hyphen || isWord($0) && tokens[$0].upper > 0
        }
        guard var index = names.last, names.contains(where: isWord), isWord(index - 1, in: Self.tailWords) else {
            return nil
        }
        while isWord(index - 1, in: Self.tailWords) { index -= 1 }
        return isWord(index - 1) && tokens[index - 1].upper > 0 ? index : nil
    }

    /// Returns the first token of a name in a Romance language, or nil. The name starts with a capital, followed by
    /// capitals and small words; only the last word may be neither, as in "l'enfance". One of the words starts with the
    /// acronym's letter.
    fileprivate func romanceName(before end: Int, initial: UInt8) -> Int? {
        var start = end
        var isSmall = false
        for index in (max(0, end - 20)..<end).reversed() {
            let token = tokens[index]
            if isWord(index, in: StopWords.romance) || isWord(index, in: Self.elided) {
                isSmall = true
            } else if token.isWord, token.upper == 1, token.lower > 1 {
                start = index
            } else if token.isWord ? isSmall || start < end : !isQuote(index) && token.kind != .hyphen {
                break
            }
        }
        let words = (start..<end).filter { index in
            isWord(index) && tokens[index].count > 2 && !isWord(index, in: StopWords.romance)
        }
        return words.count > 2 && (start..<end).contains { index in isWord(index, in: StopWords.romance) }
            && words.contains { index in self.initial(index) == initial } ? start : nil
    }

    private static let elided = WordSet("d l y e en a")

    private static let tailWords = WordSet("of the and for in on to")
}
