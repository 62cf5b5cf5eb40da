import TILText

extension SpellingText {
    /// Reads the words of a range of tokens again, into the same memory. Of a word it reads the first letter and those
    /// that a short form may contain, since no other letter can match.
    mutating func read(_ tokens: TokenRange, in passage: Passage, for short: ShortForm) {
        removeAll()
        let set = Self.bits(of: short.written)
        let stops = StopWords.insideLongForm
        var isJoined = false
        var followsComma = false
        var reaching = 0
        var index = tokens.lowerBound
        while index < tokens.upperBound {
            let token = passage[index]
            switch token.kind {
            case .word:
                let found = appendLetters(passage.bytes, token.range, isJoined: isJoined, in: set)
                if !found.isEmpty {
                    let digit = short.digits > 0 ? SpelledDigits.digits[WordKey(passage.bytes, token.range)] : nil
                    let word = Word(
                        letters: found, range: token.range, token: index,
                        isStop: passage.isWord(index, in: stops),
                        isNumber: token.upper == 0 && token.lower == 0 && token.others == 0, isJoined: isJoined,
                        isGlued: isJoined && !token.isSpaced,
                        isPossessive: token.count == 1 && index > tokens.lowerBound
                            && passage.isGlued(index) && passage.kind(index - 1) == .apostrophe,
                        followsComma: followsComma, symbol: digit ?? (passage.soundsLikeX(index) ? 0x78 : 0),
                        reaching: reaching)
                    append(word)
                }
                isJoined = false
                followsComma = false
                reaching = 0
            case .hyphen, .slash: isJoined = !words.isEmpty
            case .comma where passage.isWithinNumber(index): break
            case .comma, .dash, .mark, .plus:
                followsComma = true
                reaching += SpellingWeights.comma
            case .openParenthesis, .openBracket:
                if !passage.isGlued(index) || words.isEmpty, let close = passage.close(of: index, within: 60),
                    close < tokens.upperBound
                {
                    index = close
                    reaching += SpellingWeights.group
                }
            default: break
            }
            index += 1
        }
    }

    /// Returns the bytes of the last words if their initials are the letters of a short form in another order, as in
    /// "location based social network (LNSB)" and "accesso diretto alla memoria (DMA)".
    func initials(of short: ShortForm, in passage: Passage) -> ByteRange? {
        let wanted = short.otherReadings.last ?? short.written
        guard wanted.count >= 3, wanted.allSatisfy({ byte in byte.isUpper && !byte.isDigit }) else { return nil }
        for words in [words.filter { word in !passage.isWord(word.token, in: StopWords.romance) }, words] {
            let last = words.suffix(wanted.count)
            let found = last.map { letters[$0.letters.lowerBound].scalar }
            guard found != wanted.map(\.scalar), found.sorted() == wanted.map(\.scalar).sorted(),
                let first = last.first, let end = last.last, !first.isStop,
                !passage.isWord(first.token, in: StopWords.neverFirst),
                !passage.isWord(first.token, in: StopWords.seldomFirst),
                !last.contains(where: { word in passage.isWord(word.token, in: StopWords.ofClauses) }),
                last.dropFirst().allSatisfy({ $0.reaching == 0 })
            else { continue }
            return first.range.lowerBound..<end.range.upperBound
        }
        return nil
    }
}

extension Passage {
    /// Whether an X may stand for the start of a word: "cross", "trans", "extensible".
    fileprivate func soundsLikeX(_ index: Int) -> Bool {
        guard self[index].count > 1 else { return false }
        let second = bytes[self[index].start + 1].lowercased
        return initial(index) == "e" ? second == "x" : second == "r" && "ct".utf8.contains(initial(index))
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
