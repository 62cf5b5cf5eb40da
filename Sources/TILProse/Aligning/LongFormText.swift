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
        /// The indices of its first and last letters in `letters`.
        var first: Int
        var last: Int
        /// Whether only the first letter can start a part: all others are small.
        var isPlain: Bool
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
        /// The numbers of commas and of groups in parentheses since the word before.
        var commas: Int
        var groups: Int
        /// The number that the word spells, or -1.
        var number: Int
        /// The set of letters in the word: one bit for each from a to z, and ``otherLetters``.
        var letterSet: UInt32

        /// The bit for all other characters.
        static let otherLetters: UInt32 = 1 << 31

        /// Returns the bit of a letter.
        static func set(of scalar: UInt32) -> UInt32 {
            let number = scalar &- 0x61
            return number < 26 ? 1 << number : otherLetters
        }
    }

    private(set) var letters: [Letter] = []
    private(set) var words: [Word] = []

    /// Empties the text but keeps its memory.
    mutating func removeAll() {
        letters.removeAll(keepingCapacity: true)
        words.removeAll(keepingCapacity: true)
    }

    mutating func append(
        _ token: ProseToken, at index: Int, of bytes: Bytes, isJoined: Bool, isPossessive: Bool,
        commas: Int, groups: Int
    ) {
        let first = letters.count
        let word = words.count
        let isPlain = Self.isPlain(token, bytes)
        let letterSet: UInt32
        if token.others == 0 {
            // The bytes of a soft hyphen are not letters.
            let scalars = bytes[token.range].lazy.map { Unicode.Scalar($0 < 0x80 ? $0 : 0) }
            letterSet = append(scalars, isJoined: isJoined, word: word)
        } else {
            let text = String(decoding: bytes[token.range], as: UTF8.self)
            letterSet = append(text.unicodeScalars, isJoined: isJoined, word: word)
        }
        guard letters.count > first else { return }
        let note = token.count <= WordKey.longestShort ? ShortWords.notes[WordKey(bytes, token.range)] ?? 0 : 0
        words.append(
            Word(
                first: first, last: letters.count - 1, isPlain: isPlain, range: token.range, token: index,
                isStop: note & ShortWords.stop != 0,
                isNumber: token.upper == 0 && token.lower == 0 && token.others == 0, isJoined: isJoined,
                isGlued: isJoined && !token.isSpaced, isPossessive: isPossessive, commas: commas, groups: groups,
                number: note & ~ShortWords.stop - 1, letterSet: letterSet))
    }

    /// Whether a word consists of ASCII letters and only its first letter may be a capital.
    private static func isPlain(_ token: ProseToken, _ bytes: Bytes) -> Bool {
        guard token.upper + token.lower == token.count else { return false }
        return token.upper == 0 || token.upper == 1 && bytes[token.start].isUpper
    }

    /// Appends the letters and digits of a word.
    /// - Returns: the set of its letters.
    private mutating func append(_ scalars: some Sequence<Unicode.Scalar>, isJoined: Bool, word: Int) -> UInt32 {
        let first = letters.count
        var letterSet: UInt32 = 0
        var previousIsLower = false
        var previousIsDigit = false
        for scalar in scalars {
            let isDigit = scalar.value >= 0x30 && scalar.value <= 0x39
            guard isDigit || ScalarFolding.isLetter(scalar) else { continue }
            let isUpper = ScalarFolding.isUpper(scalar)
            let isPart = isUpper && (previousIsLower || previousIsDigit) || isDigit != previousIsDigit
            let place: Place = letters.count == first ? isJoined ? .part : .initial : isPart ? .part : .inner
            let folded = ScalarFolding.fold(scalar)
            letterSet |= Word.set(of: folded)
            letters.append(Letter(scalar: folded, isUpper: isUpper, place: place, word: word))
            previousIsLower = !isUpper && !isDigit
            previousIsDigit = isDigit
        }
        return letterSet
    }
}

/// Facts about words of at most seven bytes, in one look-up: short words such as "of", and words that spell a digit,
/// such as "third" in 3G, "two" in 2D and "to" in P2P.
private enum ShortWords {
    /// The bit for a short word. The other bits are the number that the word spells plus one.
    static let stop = 16

    /// The facts by word; 0 means none.
    static let notes: [WordKey: Int] = {
        var notes: [WordKey: Int] = [:]
        for (value, names) in numbers.enumerated() {
            for name in names.split(separator: " ") { notes[WordKey(String(name))] = value + 1 }
        }
        for key in StopWords.insideLongForm.keys { notes[key, default: 0] |= stop }
        return notes
    }()

    private static let numbers = [
        "zero", "one first single mono 1st i", "two second dual double to too bi 2nd ii",
        "three third triple tri 3rd iii",
        "four fourth for quad 4th iv", "five fifth 5th v", "six sixth 6th vi", "seven seventh 7th vii",
        "eight eighth 8th viii", "nine ninth 9th ix",
    ]
}
