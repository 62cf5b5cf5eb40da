/// The parts of a meaning: its words, some of which may be replaced, and the separators between them.
struct MeaningParts {
    /// A word that may be replaced.
    struct Place {
        /// The index of the word among the words.
        let index: Int
        /// The word, in lower case.
        let word: String
        /// The letters of the acronym that the word stands for. If the acronym skips the word, its first letter.
        fileprivate let letters: ArraySlice<UInt32>
        fileprivate let isSkipped: Bool
        /// The word directly before it in the same phrase.
        let left: String?
        /// The word directly after it in the same phrase.
        let right: String?

        /// Whether the word ends a phrase, and therefore is a noun.
        var isHead: Bool { right.map(PlainWords.particles.contains) ?? true }

        /// Returns whether another word has the letters and the form of the word.
        func isFit(for other: String) -> Bool {
            // A person may compare the first letters of the longer words only.
            (!isSkipped || (other.utf8.count > 3) == (word.utf8.count > 3))
                && WordForm(of: other) == WordForm(of: word)
                && longestRun(of: letters, in: other.utf8.map(UInt32.init)) == letters.count
        }

        /// Returns whether a word of the field may replace the word, although no list says so.
        func isLike(_ other: String) -> Bool {
            let isPlain = !WordForm.isAdjective(word)
            return
                (letters.count < 2 || left == nil && right == nil || other.utf8.map(UInt32.init).starts(with: letters))
                && (WordForm.isAdjective(other) ? !isHead && !(isPlain && left != nil) : isHead || isPlain)
        }
    }

    /// The words and the separators between them, in order.
    private let parts: [String]
    /// The indices of the words among the parts.
    private let indices: [Int]
    /// The words, in lower case.
    let words: [String]
    /// The words other than small ones such as "of".
    var ownWords: [String] { words.filter { word in !PlainWords.particles.contains(word) } }
    /// The words that may be replaced, in order. A long text has none.
    private(set) var places: [Place] = []
    /// The letters of the acronym that each word stands for. If the acronym skips a word, its first letter. Small words have
    /// none.
    private(set) var letters: [ArraySlice<UInt32>] = []
    /// Whether the acronym begins like a word.
    private(set) var isSpelled = true

    /// The maximum number of words, and of letters. Longer texts are compared only by the first letters of words.
    private static let longest = 24

    init(of long: String, acronym short: String = "") {
        let pieces = Self.pieces(of: long)
        parts = pieces.map(\.text)
        indices = pieces.indices.filter { index in pieces[index].isWord }
        words = indices.map { index in pieces[index].text.lowercased() }
        guard !short.isEmpty, words.count <= Self.longest else { return }
        let folded = words.map { word in FoldedText(word).letters }
        let acronym = FoldedText(short).letters
        let covered = Self.letters(of: folded, covering: acronym)
        letters = words.indices.map { index in
            if PlainWords.particles.contains(words[index]) { return [] }
            return covered[index].isEmpty ? folded[index].prefix(1) : covered[index]
        }
        isSpelled = acronym.isEmpty || folded.contains { $0.first == acronym[0] }
        places = words.indices.compactMap { index in
            let left = neighbor(of: index, step: -1)
            let right = neighbor(of: index, step: 1)
            guard isFree(index), left != "a", left != "an" else { return nil }
            return Place(
                index: index, word: words[index], letters: letters[index], isSkipped: covered[index].isEmpty,
                left: left, right: right)
        }
    }

    /// Returns a word as it is written.
    func original(_ index: Int) -> String { parts[indices[index]] }

    /// Returns the word next to another one, or nil if more than a space or a hyphen separates them.
    func neighbor(of index: Int, step: Int) -> String? {
        guard words.indices.contains(index + step), [" ", "-"].contains(parts[indices[index] + step]) else {
            return nil
        }
        return words[index + step]
    }

    /// Returns whether a hyphen joins a word to another one.
    func isHyphenated(_ index: Int) -> Bool {
        let part = indices[index]
        return [part - 1, part + 1].contains { parts.indices.contains($0) && parts[$0] == "-" }
    }

    /// Returns whether a word is neither a particle nor a nation, a number or an acronym.
    private func isFree(_ index: Int) -> Bool {
        words[index].utf8.count > 2 && PlainWords.isFree(words[index])
            && parts[indices[index]].dropFirst().allSatisfy { $0.isASCII && $0.isLowercase }
    }

    /// Returns the meaning with other words, by their indices, in the original capitals.
    func text(with others: [Int: String]) -> String {
        var parts = parts
        for (index, word) in others {
            parts[indices[index]] = Self.capitalized(word, like: parts[indices[index]])
        }
        return parts.joined()
    }

    /// Returns another meaning in the capitals of this one. If it is a variation of a third meaning of the same number of
    /// words, the shared words, and the separators, are taken from this one.
    func text(of other: MeaningParts, varying third: MeaningParts? = nil) -> String {
        let base = third == nil ? other : self
        var parts = base.parts
        for (index, word) in other.words.enumerated() where third?.words[index] != word {
            let text = other.parts[other.indices[index]]
            guard let model = model(for: word, at: index) else { continue }
            parts[base.indices[index]] = Self.capitalized(text, like: model)
        }
        return parts.joined()
    }

    /// Returns a word of this meaning with the capital that another word gets in its place: the one there if both are
    /// small words of titles or both are not, or else the nearest such word.
    private func model(for word: String, at index: Int) -> String? {
        let isSmall = Capitals.isSmall(word)
        let alike = words.indices.filter { ($0 > 0) == (index > 0) && Capitals.isSmall(words[$0]) == isSmall }
        if let nearest = alike.min(by: { abs($0 - index) < abs($1 - index) }) { return parts[indices[nearest]] }
        // A small word inside has no capital, even if the meaning has none to compare it with.
        return index > 0 && isSmall ? word : indices.first.map { parts[$0] }
    }

    /// Returns a word with the first letter in the case of another word's, unless it has capitals inside.
    private static func capitalized(_ word: String, like other: String) -> String {
        if word.dropFirst().contains(where: \.isUppercase) { return word }
        let isCapital = other.first?.isUppercase == true
        return (isCapital ? word.prefix(1).uppercased() : word.prefix(1).lowercased()) + word.dropFirst()
    }

    private static func pieces(of text: String) -> [(text: String, isWord: Bool)] {
        var pieces: [(text: String, isWord: Bool)] = []
        for character in text {
            let isWord = character.isLetter || character.isNumber || "'’".contains(character)
            if pieces.last?.isWord != isWord { pieces.append(("", isWord)) }
            pieces[pieces.count - 1].text.append(character)
        }
        return pieces
    }

    /// Returns the letters of the acronym that each word stands for, with as few letters inside words as possible. A
    /// skipped word has none. If the acronym cannot be made from the words, all words are skipped.
    private static func letters(of words: [[UInt32]], covering acronym: [UInt32]) -> [ArraySlice<UInt32>] {
        let none = words.map { _ in [UInt32]()[...] }
        guard acronym.count <= longest else { return none }
        // The cheapest way to assign each letter, and all letters after it, to the words from one word to the last. The
        // search starts after the last word.
        var ways: [(cost: Int, letters: [ArraySlice<UInt32>])?] = acronym.map { _ in nil } + [(0, [])]
        for word in words.reversed() {
            ways = (0...acronym.count).map { letter in
                let most = longestRun(of: acronym[letter...], in: word)
                return (0...most).compactMap { count in
                    let cost = count == 0 ? (word.count > 3 ? 3 : 1) : 2 * (count - 1)
                    return ways[letter + count].map {
                        ($0.cost + cost, [acronym[letter..<letter + count]] + $0.letters)
                    }
                }.min { $0.0 < $1.0 }
            }
        }
        return ways[0]?.letters ?? none
    }
}

/// Returns the maximum number of letters that a word can stand for. The first letter must start the word, and the others
/// must follow in order.
func longestRun(of letters: ArraySlice<UInt32>, in word: [UInt32]) -> Int {
    guard let first = letters.first, word.first == first else { return 0 }
    var rest = word.dropFirst()
    var count = 1
    for letter in letters.dropFirst() {
        guard let index = rest.firstIndex(of: letter) else { break }
        rest = rest[(index + 1)...]
        count += 1
    }
    return count
}
