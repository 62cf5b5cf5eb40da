/// The words in which a long form is searched, letter by letter.
package struct SpellingText {
    /// A letter or digit and its position.
    package struct Letter {
        package var scalar: UInt32
        package var isUpper: Bool
        package var place: Place
        package var word: Int
    }

    /// The position of a letter in its word.
    package enum Place: UInt8 {
        case inner
        /// A letter after a hyphen or a slash, or a capital or a digit inside a word.
        case part
        case initial
    }

    /// A word and its separation from the word before.
    package struct Word {
        /// The indices of its letters in `letters`.
        package var letters: Range<Int>
        /// The bytes of the word in the buffer.
        package var range: Range<Int>
        /// The index of its token, for a text that was read as tokens.
        package var token: Int
        package var isStop: Bool
        package var isNumber: Bool
        /// Whether a hyphen or a slash joins it to the word before, and whether there is no space in between.
        package var isJoined: Bool
        package var isGlued: Bool
        /// Whether it is the s of a possessive, which needs no match.
        package var isPossessive: Bool
        /// Whether a comma or a similar mark separates it from the word before.
        package var followsComma: Bool
        /// The character that the word stands for in spite of its initial: 3 for "third", x for "cross"; or 0.
        package var symbol: UInt32
        /// The scores of the commas and groups in parentheses since the word before, and of skipping the word.
        package var reaching: Int
        package private(set) var skipping = 0

        /// Creates a word, and computes the score of skipping it.
        package init(
            letters: Range<Int>, range: Range<Int>, token: Int, isStop: Bool, isNumber: Bool, isJoined: Bool,
            isGlued: Bool, isPossessive: Bool, followsComma: Bool, symbol: UInt32, reaching: Int
        ) {
            self.letters = letters
            self.range = range
            self.token = token
            self.isStop = isStop
            self.isNumber = isNumber
            self.isJoined = isJoined
            self.isGlued = isGlued
            self.isPossessive = isPossessive
            self.followsComma = followsComma
            self.symbol = symbol
            self.reaching = reaching
            skipping = SpellingWeights.cost(ofSkipping: self)
        }
    }

    package private(set) var letters: [Letter] = []
    package private(set) var words: [Word] = []

    /// Creates a text without words.
    package init() {}

    /// Removes all words, and keeps the memory.
    package mutating func removeAll() {
        letters.removeAll(keepingCapacity: true)
        words.removeAll(keepingCapacity: true)
    }

    /// Returns a set of the letters of a short form, as bits.
    package static func bits(of letters: [SpellingLetter]) -> UInt64 {
        var set: UInt64 = 0
        for letter in letters { set |= bit(of: letter.scalar) }
        return set
    }

    /// Returns a number of which only one bit is set: the lowest six bits of a scalar number it. Scalars that share a
    /// bit are rare in a text.
    private static func bit(of scalar: UInt32) -> UInt64 {
        let number = scalar & 63
        return 1 << UInt64(number)
    }

    /// Adds a word, whose letters were added before.
    package mutating func append(_ word: Word) { words.append(word) }

    /// Adds the first letter or digit of a word, and all others whose bits are in a set, since no other letter can
    /// match.
    /// - Returns: the indices of the letters, which are empty if the bytes contain neither letters nor digits.
    package mutating func appendLetters(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isJoined: Bool, in set: UInt64
    ) -> Range<Int> {
        let start = letters.count
        var previous: Unicode.Scalar?
        for scalar in ScalarReader(bytes, range) where ScalarFolding.isLetterOrDigit(scalar) {
            let folded = ScalarFolding.fold(scalar)
            let place: Place
            if let before = previous {
                let canMatch = set & Self.bit(of: folded) != 0
                previous = scalar
                if !canMatch { continue }
                place = Self.startsPart(scalar, after: before) ? .part : .inner
            } else {
                previous = scalar
                place = isJoined ? .part : .initial
            }
            let isUpper = ScalarFolding.isUpper(scalar)
            letters.append(Letter(scalar: folded, isUpper: isUpper, place: place, word: words.count))
        }
        return start..<letters.count
    }

    /// Returns whether a letter or digit starts a part of a word, as the capital in "YouTube" or the digit in "IPv6".
    private static func startsPart(_ scalar: Unicode.Scalar, after before: Unicode.Scalar) -> Bool {
        if ScalarFolding.isDigit(scalar) != ScalarFolding.isDigit(before) { return true }
        return ScalarFolding.isUpper(scalar) && !ScalarFolding.isUpper(before)
    }
}
