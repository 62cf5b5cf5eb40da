/// The words in which a long form is searched, letter by letter.
struct LongFormText {
    /// A letter or digit and its position.
    struct Letter {
        var scalar: UInt32
        var isUpper: Bool
        var place: Place
        var word: Int
    }

    /// The position of a letter in its word.
    enum Place: UInt8 {
        case inner
        /// A letter after a hyphen or a slash, or a capital or a digit inside a word.
        case part
        case initial
    }

    /// A word and its separation from the word before.
    struct Word {
        /// The indices of its letters in `letters`.
        var letters: Range<Int>
        /// The bytes in the buffer, and the index of the token.
        var range: ByteRange
        var token: Int
        var isStop: Bool
        var isNumber: Bool
        /// Whether a hyphen or a slash joins it to the word before, and whether there is no space in between.
        var isJoined: Bool
        var isGlued: Bool
        /// Whether it is the s of a possessive, which needs no match.
        var isPossessive: Bool
        /// Whether a comma or a similar mark separates it from the word before.
        var followsComma: Bool
        /// The character that the word stands for in spite of its initial: 3 for "third", x for "cross"; or 0.
        var symbol: UInt32
        /// The scores of the commas and groups in parentheses since the word before, and of skipping the word.
        var reaching: Int
        var skipping = 0
    }

    private(set) var letters: [Letter] = []
    private(set) var words: [Word] = []

    /// Reads the words of a range of tokens again, into the same memory. Of a word it reads the first letter and those
    /// that a short form may contain, since no other letter can match.
    mutating func read(_ tokens: TokenRange, in passage: Passage, for short: ShortForm) {
        letters.removeAll(keepingCapacity: true)
        words.removeAll(keepingCapacity: true)
        // The lowest bits of the letters of the short form.
        let set: UInt64 = short.written.reduce(0) { $0 | 1 << UInt64($1.scalar & 63) }
        let stops = StopWords.insideLongForm
        var (isJoined, followsComma, reaching) = (false, false, 0)
        var index = tokens.lowerBound
        while index < tokens.upperBound {
            let token = passage[index]
            switch token.kind {
            case .word:
                let first = letters.count
                append(ScalarReader(passage.bytes, token.range), isJoined: isJoined, set)
                if first < letters.count {
                    let digit = short.digits > 0 ? SpelledDigits.digits[WordKey(passage.bytes, token.range)] : nil
                    var word = Word(
                        letters: first..<letters.count, range: token.range, token: index,
                        isStop: passage.isWord(index, in: stops),
                        isNumber: token.upper == 0 && token.lower == 0 && token.others == 0, isJoined: isJoined,
                        isGlued: isJoined && !token.isSpaced,
                        isPossessive: token.count == 1 && index > tokens.lowerBound
                            && passage.isGlued(index) && passage.kind(index - 1) == .apostrophe,
                        followsComma: followsComma, symbol: digit ?? (passage.soundsLikeX(index) ? 0x78 : 0),
                        reaching: reaching)
                    word.skipping = AlignmentWeights.cost(ofSkipping: word)
                    words.append(word)
                }
                (isJoined, followsComma, reaching) = (false, false, 0)
            case .hyphen, .slash: isJoined = !words.isEmpty
            case .comma where passage.isWithinNumber(index): break
            case .comma, .dash, .mark, .plus:
                followsComma = true
                reaching += AlignmentWeights.comma
            case .openParenthesis, .openBracket:
                if !passage.isGlued(index) || words.isEmpty, let close = passage.close(of: index, within: 60),
                    close < tokens.upperBound
                {
                    index = close
                    reaching += AlignmentWeights.group
                }
            default: break
            }
            index += 1
        }
    }

    /// Appends the first letter or digit of a word, and all others whose lowest bits are in a set.
    private mutating func append(_ scalars: ScalarReader, isJoined: Bool, _ set: UInt64) {
        var previous: Unicode.Scalar?
        for scalar in scalars where ScalarFolding.isLetterOrDigit(scalar) {
            let folded = ScalarFolding.fold(scalar)
            if previous == nil || set >> UInt64(folded & 63) & 1 != 0 {
                let isUpper = ScalarFolding.isUpper(scalar)
                let isPart = previous.map {
                    isUpper && !ScalarFolding.isUpper($0) || ScalarFolding.isDigit(scalar) != ScalarFolding.isDigit($0)
                }
                let place = isPart.map { $0 ? Place.part : .inner } ?? (isJoined ? .part : .initial)
                letters.append(Letter(scalar: folded, isUpper: isUpper, place: place, word: words.count))
            }
            previous = scalar
        }
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
        for (value, names) in numbers.enumerated() {
            for name in names.split(separator: " ") { digits[WordKey(String(name))] = 0x30 + UInt32(value) }
        }
        return digits
    }()

    private static let numbers = [
        "zero", "one first single mono 1st i", "two second dual double to too bi 2nd ii",
        "three third triple tri 3rd iii",
        "four fourth for quad 4th iv", "five fifth 5th v", "six sixth 6th vi", "seven seventh 7th vii",
        "eight eighth 8th viii", "nine ninth 9th ix",
    ]
}
