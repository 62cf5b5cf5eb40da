/// The words among which a long form is looked for, letter by letter.
struct LongFormText {
    /// A letter or digit and where it stands.
    struct Letter {
        var scalar: UInt32
        var isUpper: Bool
        var place: Place
        var word: Int32
    }

    /// Where in its word a letter stands.
    enum Place: UInt8 {
        case inner
        /// Behind a hyphen or a slash, or a capital or a digit inside a word.
        case part
        case initial
    }

    /// A word, and how it is set apart from the one before it.
    struct Word {
        /// Its letters, in `letters`.
        var first: Int
        var last: Int
        /// Whether no letter but the first starts anything: all others are small.
        var isPlain: Bool
        /// Its bytes in the buffer, and its token.
        var range: Range<Int>
        var token: Int
        var isStop: Bool
        var isNumber: Bool
        /// Whether a hyphen or a slash joins it to the word before, and whether there is no blank between.
        var isJoined: Bool
        var isGlued: Bool
        /// Whether it is the s of a possessive, of which nothing needs to be matched.
        var isPossessive: Bool
        /// How many commas and groups in parentheses stand before it, since the word before.
        var commas: Int
        var groups: Int
        /// The number that it spells, or -1.
        var number: Int
        /// Which of the letters from a to z it has, a bit for each, and ``otherLetters``.
        var letterSet: UInt32

        /// The bit of all that is none of these letters.
        static let otherLetters: UInt32 = 1 << 31

        /// The bit of a letter.
        @inline(__always)
        static func set(of scalar: UInt32) -> UInt32 {
            let number = scalar &- 0x61
            return number < 26 ? 1 << number : otherLetters
        }
    }

    private(set) var letters: [Letter] = []
    private(set) var words: [Word] = []

    /// Empties the text; its memory is kept.
    mutating func removeAll() {
        letters.removeAll(keepingCapacity: true)
        words.removeAll(keepingCapacity: true)
    }

    /// Appends a word.
    mutating func append(
        _ token: ProseToken, at index: Int, of bytes: UnsafeBufferPointer<UInt8>, isJoined: Bool, isPossessive: Bool,
        commas: Int, groups: Int
    ) {
        let first = letters.count
        let word = Int32(truncatingIfNeeded: words.count)
        let letterSet: UInt32
        let isPlain = Self.isPlain(token, bytes)
        if isPlain {
            letterSet = appendPlain(bytes[token.range], isJoined: isJoined, word: word)
        } else if token.others == 0 {
            // The bytes of a soft hyphen are no letters.
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

    /// Whether a word is of ASCII letters alone, of which none but the first is a capital.
    private static func isPlain(_ token: ProseToken, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard Int(token.upper) + Int(token.lower) == token.count else { return false }
        return token.upper == 0 || token.upper == 1 && ByteClass.isUpper(bytes[Int(token.start)])
    }

    /// Appends the letters of a plain word.
    /// - Returns: which letters it has.
    private mutating func appendPlain(
        _ bytes: Slice<UnsafeBufferPointer<UInt8>>, isJoined: Bool, word: Int32
    ) -> UInt32 {
        let initial = bytes[bytes.startIndex]
        let scalar = UInt32(ByteClass.lowercased(initial))
        letters.append(
            Letter(
                scalar: scalar, isUpper: ByteClass.isUpper(initial), place: isJoined ? .part : .initial, word: word))
        var letterSet = Word.set(of: scalar)
        for byte in bytes.dropFirst() {
            letterSet |= 1 &<< UInt32(byte &- 0x61)
            letters.append(Letter(scalar: UInt32(byte), isUpper: false, place: .inner, word: word))
        }
        return letterSet
    }

    /// Appends the letters and digits of any word.
    /// - Returns: which letters it has.
    private mutating func append(_ scalars: some Sequence<Unicode.Scalar>, isJoined: Bool, word: Int32) -> UInt32 {
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

/// What is to be known of the words of a long form that have seven bytes at most, in one look-up: which are short ones such as
/// "of", and which spell a digit that stands for them: "third" in 3G, "two" in 2D, "to" in P2P.
private enum ShortWords {
    /// The bit of a note that says a word is a short one; the rest of it is the number that the word spells, and one more.
    static let stop = 16

    /// What is noted of words, 0 being nothing.
    static let notes: WordNumbers = {
        var notes = WordNumbers()
        for (value, names) in numbers.enumerated() {
            for name in names { notes.set(WordKey(name), to: value + 1) }
        }
        for key in StopWords.insideLongForm.keys { notes.set(key, to: (notes[key] ?? 0) | stop) }
        return notes
    }()

    private static let numbers = [
        ["zero"], ["one", "first", "single", "mono", "1st", "i"],
        ["two", "second", "dual", "double", "to", "too", "bi", "2nd", "ii"],
        ["three", "third", "triple", "tri", "3rd", "iii"], ["four", "fourth", "for", "quad", "4th", "iv"],
        ["five", "fifth", "5th", "v"], ["six", "sixth", "6th", "vi"], ["seven", "seventh", "7th", "vii"],
        ["eight", "eighth", "8th", "viii"], ["nine", "ninth", "9th", "ix"],
    ]
}
