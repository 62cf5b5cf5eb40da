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

        /// The length from which a person expects the acronym to have a letter of a word.
        private static let longWord = 4

        /// Whether the word ends a phrase, and therefore is a noun.
        var isHead: Bool { right.map(PlainWords.particles.contains) ?? true }

        /// Returns whether another word has the letters and the form of the word.
        func isFit(for other: String) -> Bool {
            let areEquallyLong = isLong(other) == isLong(word)
            if isSkipped, !areEquallyLong { return false }
            return WordForm(of: other) == WordForm(of: word)
                && longestRun(of: letters, in: other.utf8.map(UInt32.init)) == letters.count
        }

        private func isLong(_ word: String) -> Bool { word.utf8.count >= Self.longWord }

        /// Returns whether a word of the field may replace the word, although no list says so.
        func isLike(_ other: String) -> Bool {
            let isAlone = left == nil && right == nil
            let mustBeginAlike = letters.count > 1 && !isAlone
            if mustBeginAlike, !other.utf8.map(UInt32.init).starts(with: letters) { return false }
            let isAdjective = WordForm.isAdjective(word)
            if WordForm.isAdjective(other) {
                // An adjective is out of place at the end of a phrase, and as the second of two nouns.
                let isNounAfterWord = !isAdjective && left != nil
                return !isHead && !isNounAfterWord
            }
            return isHead || !isAdjective
        }
    }

    /// A word or a separator.
    private struct Piece {
        let isWord: Bool
        var text = ""
    }

    /// The texts of the words and the separators between them, in order.
    private let parts: [String]
    /// The indices of the words among the parts.
    private let indices: [Int]
    /// The words, in lower case.
    let words: [String]
    /// The words other than small ones such as "of".
    var ownWords: [String] { words.filter { word in !PlainWords.particles.contains(word) } }
    /// The words that may be replaced, in order. A long text has none.
    private(set) var places: [Place] = []
    /// The letters of the acronym that each word stands for. If the acronym skips a word, its first letter. Small words
    /// have none.
    private(set) var letters: [ArraySlice<UInt32>] = []
    /// Whether the acronym begins like a word.
    private(set) var isSpelled = true

    /// The maximum number of words. Longer texts are compared only by the first letters of words.
    private static let longest = 24

    init(of long: String, acronym short: String = "") {
        let pieces = Self.pieces(of: long)
        parts = pieces.map(\.text)
        indices = pieces.indices.filter { index in pieces[index].isWord }
        words = indices.map { index in pieces[index].text.lowercased() }
        guard !short.isEmpty, words.count <= Self.longest else { return }
        spell(FoldedText(short).letters)
    }

    private static func pieces(of text: String) -> [Piece] {
        var pieces: [Piece] = []
        for character in text {
            let isWord = character.isLetter || character.isNumber || "'’".contains(character)
            if pieces.last?.isWord != isWord { pieces.append(Piece(isWord: isWord)) }
            pieces[pieces.count - 1].text.append(character)
        }
        return pieces
    }

    /// Finds the letters of the acronym in the words, and the places of words that may be replaced.
    private mutating func spell(_ acronym: [UInt32]) {
        let folded = words.map { word in FoldedText(word).letters }
        isSpelled = acronym.isEmpty || folded.contains { letters in letters.first == acronym[0] }
        let covered = AcronymCover.letters(of: folded, covering: acronym)
        for (index, word) in words.enumerated() {
            if PlainWords.particles.contains(word) {
                letters.append([])
            } else {
                letters.append(covered[index].isEmpty ? folded[index].prefix(1) : covered[index])
            }
        }
        places = words.indices.filter(mayBeReplaced).map { index in
            Place(
                index: index, word: words[index], letters: letters[index], isSkipped: covered[index].isEmpty,
                left: neighbor(of: index, step: -1), right: neighbor(of: index, step: 1))
        }
    }

    /// Returns whether a word is neither a particle nor a nation, a number or an acronym, and follows no article, which
    /// may have to change with it.
    private func mayBeReplaced(_ index: Int) -> Bool {
        let word = words[index]
        let isPlain = original(index).dropFirst().allSatisfy { character in character.isASCII && character.isLowercase }
        let left = neighbor(of: index, step: -1)
        return word.utf8.count > 2 && PlainWords.isFree(word) && isPlain && left != "a" && left != "an"
    }

    /// Returns a word as it is written.
    func original(_ index: Int) -> String { parts[indices[index]] }

    /// Returns the word next to another one, or nil if more than a space or a hyphen separates them.
    /// - Parameter step: 1 for the next word, and -1 for the one before.
    func neighbor(of index: Int, step: Int) -> String? {
        guard words.indices.contains(index + step) else { return nil }
        let separator = parts[indices[index] + step]
        return separator == " " || separator == "-" ? words[index + step] : nil
    }

    /// Returns whether a hyphen joins a word to another one.
    func isHyphenated(_ index: Int) -> Bool {
        let part = indices[index]
        let isAfterHyphen = part > 0 && parts[part - 1] == "-"
        let isBeforeHyphen = part + 1 < parts.count && parts[part + 1] == "-"
        return isAfterHyphen || isBeforeHyphen
    }

    // MARK: Other texts

    /// Returns the meaning with other words, by their indices, in the original capitals.
    func text(with others: [Int: String]) -> String {
        var parts = parts
        for (index, word) in others {
            parts[indices[index]] = Self.capitalized(word, like: original(index))
        }
        return parts.joined()
    }

    /// Returns another meaning in the capitals of this one. If it is a variation of a third meaning of the same number
    /// of words, the shared words, and the separators, are taken from this one.
    func text(of other: MeaningParts, varying third: MeaningParts? = nil) -> String {
        let base = third == nil ? other : self
        var parts = base.parts
        for (index, word) in other.words.enumerated() {
            let isShared = third?.words[index] == word
            guard !isShared, let model = model(for: word, at: index) else { continue }
            parts[base.indices[index]] = Self.capitalized(other.original(index), like: model)
        }
        return parts.joined()
    }

    /// Returns a word of this meaning with the capital that another word gets in its place: the one there if both are
    /// small words of titles or both are not, or else the nearest such word.
    private func model(for word: String, at index: Int) -> String? {
        let isFirst = index == 0
        let isSmall = Capitals.isSmall(word)
        var nearest: Int?
        for candidate in words.indices {
            let isAlike = (candidate == 0) == isFirst && Capitals.isSmall(words[candidate]) == isSmall
            guard isAlike else { continue }
            if let known = nearest, abs(known - index) <= abs(candidate - index) { continue }
            nearest = candidate
        }
        if let nearest { return original(nearest) }
        // A small word inside has no capital, even if the meaning has none to compare it with.
        if isSmall, !isFirst { return word }
        return words.isEmpty ? nil : original(0)
    }

    /// Returns a word with the first letter in the case of another word's, unless it has capitals inside.
    private static func capitalized(_ word: String, like other: String) -> String {
        if word.dropFirst().contains(where: \.isUppercase) { return word }
        let isCapital = other.first?.isUppercase == true
        let first = isCapital ? word.prefix(1).uppercased() : word.prefix(1).lowercased()
        return first + word.dropFirst()
    }
}
