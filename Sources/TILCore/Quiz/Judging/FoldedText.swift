/// A text in the form that the judge compares: its folded letters and digits, and the breaks between its words.
///
/// Two texts with the same letters are the same answer. If only one of them has a space at some position, they differ
/// by a missing space. A hyphen or other punctuation matches both a space and no space.
struct FoldedText: Hashable, Sendable {
    /// The separator between two letters.
    enum Break: Comparable, Hashable, Sendable {
        case none
        /// Punctuation, or a space in a script that does not need spaces.
        case soft
        case hard
    }

    /// The letters and digits, as folded scalars.
    private(set) var letters: [UInt32] = []
    /// The break before each letter. The first letter has none.
    private(set) var breaks: [Break] = []

    init() {}

    /// Creates the folded form of a text.
    /// - Parameters:
    ///   - text: the text.
    ///   - isAcronym: whether the text is an acronym, in which symbols count as letters and articles are kept.
    init(_ text: String, isAcronym: Bool = false) {
        assemble(Self.scalars(of: text, keepsSymbols: isAcronym))
        if !isAcronym { self = withoutArticle }
    }

    var isEmpty: Bool { letters.isEmpty }

    /// The words, as ranges of letters.
    var words: [Range<Int>] { words(in: letters.indices) }

    /// Returns the words in a range of letters. The first word begins at the start of the range.
    func words(in range: Range<Int>) -> [Range<Int>] {
        if range.isEmpty { return [] }
        var words: [Range<Int>] = []
        var start = range.lowerBound
        for index in range.dropFirst() where breaks[index] != .none {
            words.append(start..<index)
            start = index
        }
        words.append(start..<range.upperBound)
        return words
    }

    /// The text without an article at its beginning, or the whole text if it is only an article.
    var withoutArticle: FoldedText {
        let article = Self.articles.first { article in
            letters.count > article.count && letters.starts(with: article) && breaks[article.count] == .hard
        }
        guard let article else { return self }
        var rest = self
        rest.letters.removeFirst(article.count)
        rest.breaks.removeFirst(article.count)
        rest.breaks[0] = .none
        return rest
    }

    /// The text with the `n` of "rock 'n' roll" read as "and", or nil if it has no such `n`.
    var withSpelledAnd: FoldedText? {
        guard letters.contains(UInt32(ascii: "n")) else { return nil }
        return replacingWords { word, index, count in
            let isInside = index > 0 && index < count - 1
            return isInside && word == [UInt32(ascii: "n")] ? Self.and : nil
        }
    }

    /// Returns the text with some of its words replaced, or nil if no word is replaced.
    /// - Parameter replacement: returns the letters in place of a word, from the word, its index and the number of
    ///   words, or nil to keep the word.
    func replacingWords(
        _ replacement: (_ word: ArraySlice<UInt32>, _ index: Int, _ count: Int) -> [UInt32]?
    ) -> FoldedText? {
        let words = words
        var replaced = FoldedText()
        var isChanged = false
        for (index, word) in words.enumerated() {
            let gap = breaks[word.lowerBound]
            if let other = replacement(letters[word], index, words.count) {
                isChanged = true
                replaced.append(word: other, after: gap)
            } else {
                replaced.append(word: letters[word], after: gap)
            }
        }
        return isChanged ? replaced : nil
    }

    /// Returns whether the text is the beginning of another one up to a letter of its last word.
    func isAllButTheEnd(of other: FoldedText) -> Bool {
        guard let lastWord = other.words.last else { return false }
        let endsInLastWord = letters.count > lastWord.lowerBound && letters.count < lastWord.upperBound
        return endsInLastWord && other.letters.starts(with: letters) && breaksMatch(other)
    }

    /// Returns whether both texts have the same letters, and no space in one text is missing in the other.
    func matches(_ other: FoldedText) -> Bool {
        letters == other.letters && breaksMatch(other)
    }

    /// Returns whether the breaks before the first letters are the same in both texts. A soft break matches any break.
    private func breaksMatch(_ other: FoldedText) -> Bool {
        zip(breaks, other.breaks).allSatisfy { own, others in
            own == others || own == .soft || others == .soft
        }
    }

    /// Adds a word of folded letters.
    mutating func append(word: some Sequence<UInt32>, after gap: Break) {
        var gap = letters.isEmpty ? Break.none : gap
        for letter in word {
            letters.append(letter)
            breaks.append(gap)
            gap = .none
        }
    }

    /// The role of a folded scalar in its text.
    private enum Role {
        case letter, space, punctuation
        /// A sign that stands for the word "and".
        case and
        /// A sign that belongs to the letter before it, as in C++, C# and A+. Elsewhere it is punctuation.
        case suffix
    }

    private static func role(at index: Int, in scalars: [UInt32]) -> Role {
        switch scalars[index] {
        case space: .space
        case hyphen: .punctuation
        case UInt32(ascii: "&"): .and
        case UInt32(ascii: "+"): joinsWords(at: index, in: scalars) ? .and : .suffix
        case UInt32(ascii: "#"): .suffix
        default: .letter
        }
    }

    /// Adds the letters of folded scalars, and the breaks between them.
    private mutating func assemble(_ scalars: [UInt32]) {
        var gap = Break.none
        for (index, scalar) in scalars.enumerated() {
            switch Self.role(at: index, in: scalars) {
            case .space:
                gap = .hard
            case .punctuation:
                gap = max(gap, .soft)
            case .and:
                append(word: Self.and, after: max(gap, .soft))
                gap = .soft
            case .suffix:
                let followsLetter = gap == .none && !letters.isEmpty
                if followsLetter { add(scalar, after: .none) } else { gap = max(gap, .soft) }
            case .letter:
                add(scalar, after: gap)
                gap = .none
            }
        }
    }

    /// Adds a letter. A space next to a letter of a script without spaces means little.
    private mutating func add(_ letter: UInt32, after gap: Break) {
        guard gap == .hard else { return append(word: [letter], after: gap) }
        let previousIsUnspaced = letters.last.map(Self.isUnspaced) ?? false
        let needsNoSpace = previousIsUnspaced || Self.isUnspaced(letter)
        append(word: [letter], after: needsNoSpace ? .soft : .hard)
    }

    private static let and = letters(of: "and")
    private static let articles = [letters(of: "a"), letters(of: "an"), letters(of: "the")]

    private static func letters(of word: String) -> [UInt32] { word.unicodeScalars.map(\.value) }

    /// Returns whether the plus sign at an index means "and": it is between words, or it is surrounded by spaces.
    private static func joinsWords(at index: Int, in plain: [UInt32]) -> Bool {
        guard index > 0, index + 1 < plain.count else { return false }
        let before = plain[index - 1]
        let after = plain[index + 1]
        if before == Self.space && after == Self.space { return true }
        return isWordLike(before) && isWordLike(after)
    }

    private static func isWordLike(_ value: UInt32) -> Bool {
        guard let scalar = Unicode.Scalar(value), scalar.isASCII else { return true }
        return "0"..."9" ~= scalar || "a"..."z" ~= scalar
    }

    /// Returns whether a scalar is from a script in which spaces mean little: Han, kana, Hangul, Thai, Lao, Khmer and
    /// Burmese.
    private static func isUnspaced(_ value: UInt32) -> Bool {
        switch value {
        case 0xE00...0xEFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x3005...0x3007, 0x3040...0x30FF,
            0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
