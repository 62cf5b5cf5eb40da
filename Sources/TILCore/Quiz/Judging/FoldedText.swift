/// A text as the judge sees it: its letters and digits, folded, and where its words part.
///
/// Two texts with the same letters are the same answer. Where one has a space and the other nothing they differ by a
/// missing space; a hyphen or other punctuation is as good as a space and as good as nothing.
struct FoldedText: Hashable, Sendable {
    /// What stands between a letter and the one before it.
    enum Break: UInt8, Hashable, Sendable {
        /// Nothing.
        case none
        /// Punctuation, or a space in a script that needs none.
        case soft
        /// A space.
        case hard
    }

    /// Letters and digits, as folded scalars.
    private(set) var letters: [UInt32] = []
    /// For each letter, what stands before it; the first has none.
    private(set) var breaks: [Break] = []

    /// An empty text.
    init() {}

    /// Folds a text.
    /// - Parameters:
    ///   - text: the text.
    ///   - isAcronym: whether it is an acronym: then symbols count as letters, and articles stay.
    init(_ text: String, isAcronym: Bool = false) {
        var plain: [UInt32] = []
        plain.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            AnswerFolding.append(scalar, keepsSymbols: isAcronym, to: &plain)
        }
        letters.reserveCapacity(plain.count)
        breaks.reserveCapacity(plain.count)
        assemble(plain)
        if !isAcronym { self = withoutArticle }
    }

    /// Whether nothing is left to compare.
    var isEmpty: Bool { letters.isEmpty }

    /// The words, as ranges of letters.
    var words: [Range<Int>] {
        var words: [Range<Int>] = []
        var start = 0
        for index in letters.indices.dropFirst() where breaks[index] != .none {
            words.append(start..<index)
            start = index
        }
        if start < letters.count { words.append(start..<letters.count) }
        return words
    }

    /// The text without an article at its beginning; all of it where nothing else is there.
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

    /// The text with the `n` of "rock 'n' roll" read as "and"; nil where there is none.
    var withSpelledAnd: FoldedText? {
        guard letters.contains(0x6E) else { return nil }
        let words = words
        var spelled = FoldedText()
        var found = false
        for (index, word) in words.enumerated() {
            let isAnd = index > 0 && index < words.count - 1 && letters[word] == [0x6E]
            spelled.append(word: isAnd ? Self.and[...] : letters[word], after: breaks[word.lowerBound])
            if isAnd { found = true }
        }
        return found ? spelled : nil
    }

    /// Whether both have the same letters and no space stands in one where the other has nothing.
    func matches(_ other: FoldedText) -> Bool {
        guard letters == other.letters else { return false }
        for (mine, theirs) in zip(breaks, other.breaks) where mine != theirs {
            if mine != .soft && theirs != .soft { return false }
        }
        return true
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

    private mutating func assemble(_ plain: [UInt32]) {
        var gap = Break.none
        for (index, value) in plain.enumerated() {
            switch value {
            case AnswerFolding.space:
                gap = .hard
            case AnswerFolding.hyphen:
                gap = max(gap, .soft)
            case 0x26:
                append(word: Self.and, after: max(gap, .soft))
                gap = .soft
            case 0x2B where Self.joinsWords(at: index, in: plain):
                append(word: Self.and, after: max(gap, .soft))
                gap = .soft
            case 0x2B, 0x23:
                // C++, C# and A+ keep their signs; elsewhere these are punctuation.
                if gap == .none, !letters.isEmpty { add(value, after: .none) } else { gap = max(gap, .soft) }
            default:
                add(value, after: gap)
                gap = .none
            }
        }
    }

    private mutating func add(_ letter: UInt32, after gap: Break) {
        guard let last = letters.last else {
            letters.append(letter)
            breaks.append(.none)
            return
        }
        let needsNoSpace = gap == .hard && (Self.isUnspaced(letter) || Self.isUnspaced(last))
        letters.append(letter)
        breaks.append(needsNoSpace ? .soft : gap)
    }

    private static let and: [UInt32] = [0x61, 0x6E, 0x64]
    private static let articles: [[UInt32]] = [[0x61], [0x61, 0x6E], [0x74, 0x68, 0x65]]

    /// A plus sign between words, or by itself between spaces, is read as "and".
    private static func joinsWords(at index: Int, in plain: [UInt32]) -> Bool {
        guard index > 0, index + 1 < plain.count else { return false }
        let (before, after) = (plain[index - 1], plain[index + 1])
        if before == AnswerFolding.space && after == AnswerFolding.space { return true }
        return isWordLike(before) && isWordLike(after)
    }

    private static func isWordLike(_ value: UInt32) -> Bool {
        value >= 0x80 || (0x30...0x39).contains(value) || (0x61...0x7A).contains(value)
    }

    /// Han, kana, Hangul, Thai, Lao, Khmer and Burmese: scripts in which a space means little.
    private static func isUnspaced(_ value: UInt32) -> Bool {
        switch value {
        case 0xE00...0xEFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x3005...0x3007, 0x3040...0x30FF,
            0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}

extension FoldedText.Break: Comparable {
    /// Nothing is less than punctuation, punctuation less than a space.
    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
