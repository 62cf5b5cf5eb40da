/// The long forms of names, which leave words out that other long forms may not leave out.
extension DefinitionFinder {
    /// The bytes of the long form before a token of a short form that is made of initials and of the last word: "United
    /// Nations Entity for Gender Equality and the Empowerment of Women (UN-Women)", "... Classification 2009 (UNFC-2009)".
    func longOfInitialsAndWord(_ short: Range<Int>, before end: Int, in passage: Passage) -> Range<Int>? {
        guard let (initials, word) = initialsAndWord(short, in: passage), initials.count >= 2, end > 0 else {
            return nil
        }
        let last = end - 1
        guard passage.kind(last) == .word, passage.tokens[last].count == word.count,
            zip(passage.tokens[last].range, word).allSatisfy({
                ByteClass.lowercased(passage.bytes[$0]) == ByteClass.lowercased(passage.bytes[$1])
            })
        else { return nil }
        // The initials are those of words that follow one another, the nearest ones with capitals.
        var matched = 0
        var index = last - 1
        while index >= 0, last - index < 24 {
            let token = passage.tokens[index]
            switch token.kind {
            case .word:
                let initial = passage.bytes[initials.upperBound - 1 - matched]
                if token.upper > 0, passage.firstByte(index) == initial {
                    matched += 1
                    if matched == initials.count { return Int(token.start)..<Int(passage.tokens[last].end) }
                } else if matched > 0, !passage.isWord(index, in: StopWords.insideLongForm) {
                    matched =
                        token.upper > 0 && passage.firstByte(index) == passage.bytes[initials.upperBound - 1] ? 1 : 0
                }
            case .hyphen, .apostrophe, .comma, .quote: break
            default: return nil
            }
            index -= 1
        }
        return nil
    }

    /// The initials and the word of which a short form is made: "UN" and "Women" of "UN-Women" and of "UNWomen".
    private func initialsAndWord(_ short: Range<Int>, in passage: Passage) -> (Range<Int>, Range<Int>)? {
        let first = passage.tokens[short.lowerBound]
        if short.count == 3, passage.kind(short.lowerBound + 1) == .hyphen {
            let second = passage.tokens[short.lowerBound + 2]
            guard first.upper == first.count, second.isWord,
                second.upper == 1 && second.lower >= 3 || second.digits == 4 && second.count == 4
            else { return nil }
            return (first.range, second.range)
        }
        guard short.count == 1, first.upper >= 3, first.lower >= 3, first.digits == 0, first.others == 0 else {
            return nil
        }
        let capitals = first.range.prefix { ByteClass.isUpper(passage.bytes[$0]) }
        guard capitals.count == Int(first.upper) else { return nil }
        return (capitals.dropLast(), (capitals.upperBound - 1)..<Int(first.end))
    }

    /// The long form of a name whose number stands before its words, and behind the letters of its acronym: "Type III
    /// hexokinase (HKIII)".
    mutating func longBehindNumber(_ candidate: Candidate, in passage: Passage) -> Range<Int>? {
        guard candidate.tokens.count == 1 else { return nil }
        let token = candidate.tokens.lowerBound
        let range = passage.tokens[token].range
        for count in [4, 3, 2, 1] where range.count >= count + 2 {
            let number = (range.upperBound - count)..<range.upperBound
            guard
                passage.bytes[number].allSatisfy({ $0 == UInt8(ascii: "I") || $0 == UInt8(ascii: "V") })
                    || passage.bytes[number].allSatisfy(ByteClass.isDigit)
            else { continue }
            let short = ShortForm(passage.bytes, range.lowerBound..<number.lowerBound, words: 1)
            guard short.upper == range.count - count,
                let (alignment, long) = alignBefore(short, candidate.end, in: passage),
                alignment.trailing == 0, alignment.loose + alignment.missing + alignment.skipped == 0,
                alignment.score >= thresholds.capitals
            else { continue }
            let first = text.words[alignment.firstWord].token
            guard first > 0, passage.kind(first - 1) == .word,
                WordKey(exactly: passage.bytes, passage.tokens[first - 1].range)
                    == WordKey(exactly: passage.bytes, number)
            else { continue }
            let start = passage.isWord(first - 2, in: Self.numberedWords) ? first - 2 : first - 1
            return Int(passage.tokens[start].start)..<long.upperBound
        }
        return nil
    }

    /// Words that a number behind them numbers.
    private static let numberedWords = WordSet("type class grade phase stage group form factor isoform")

    /// The token before which a name ends if its last part is left out of its acronym: "of the United Nations" in "Food
    /// and Agriculture Organization of the United Nations (FAO)", "and Prevention" in "Centers for Disease Control and
    /// Prevention (CDC)". Nil if what stands before a token is no such part.
    func tailStart(before end: Int, in passage: Passage) -> Int? {
        var index = end - 1
        var words = 0
        while index > 1, end - index < 9, passage.kind(index) == .word || passage.kind(index) == .hyphen {
            if passage.isWord(index, in: Self.tailWords) {
                while passage.isWord(index - 1, in: Self.tailWords) { index -= 1 }
                return words > 0 && passage.kind(index - 1) == .word && passage.tokens[index - 1].upper > 0
                    ? index : nil
            }
            if passage.kind(index) == .word {
                guard passage.tokens[index].upper > 0 else { return nil }
                words += 1
            }
            index -= 1
        }
        return nil
    }

    private static let tailWords = WordSet("of the and for in on to")
}
