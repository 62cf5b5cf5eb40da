/// The parts of a meaning: its words, some of which may be replaced, and the separators between them.
struct MeaningParts {
    /// A word that may be replaced.
    struct Place {
        let slot: Slot
        /// The word's entry in the table.
        let lemma: String
        /// The roles that a replacement may have.
        let roles: WordRoles
        let form: WordForm
        /// The entry of the word directly before it in the same phrase.
        let left: String?
        /// The entry of the word directly after it in the same phrase.
        let right: String?
        /// Whether the meaning is a sentence or a wish.
        let isSentence: Bool
        /// Whether the word follows an indefinite article.
        let followsArticle: Bool

        /// Returns the pairs of a word in this place with its neighbors. Particles are no neighbors.
        func pairs(with lemma: String) -> [(left: String, right: String)] {
            let before = left.flatMap { PlainWords.particles.contains($0) ? nil : (left: $0, right: lemma) }
            let after = right.flatMap { PlainWords.particles.contains($0) ? nil : (left: lemma, right: $0) }
            return [before, after].compactMap { $0 }
        }

        /// Returns the form of another word that can replace the word, or nil if its letters, form or role do not fit.
        func replacement(by lemma: String) -> String? {
            let other = form == .plural ? WordForm.plural(of: lemma) : lemma
            let otherRoles = PlainWords.roles(of: lemma)
            guard form == .plural || WordForm(of: lemma) == form, !otherRoles.isDisjoint(with: roles),
                form != .plural && !followsArticle || otherRoles.contains(.count), slot.isFit(for: other)
            else { return nil }
            return other
        }
    }

    /// A word, with the letters that it contributes to the acronym.
    struct Slot {
        /// The index of the word among the parts.
        let part: Int
        /// The word, in lower case.
        let word: String
        /// The letters of the acronym that the word stands for. If the acronym skips the word, its first letter.
        let letters: ArraySlice<UInt32>
        let isSkipped: Bool
        /// Whether the word begins a phrase of words that can become any other word.
        let isFirst: Bool
        /// Whether the word ends such a phrase.
        let isLast: Bool
        let form: WordForm

        /// Returns whether another word has the letters.
        func isFit(for other: String) -> Bool {
            // A person may compare the first letters of the longer words only.
            (!isSkipped || (other.utf8.count > 3) == (word.utf8.count > 3))
                && MeaningParts.longestRun(of: letters, in: other.utf8.map(UInt32.init)) == letters.count
        }
    }

    /// The words and the separators between them, in order.
    private var parts: [String] = []
    /// The words that may be replaced, in order.
    private(set) var places: [Place] = []
    /// The words that can become any other word, in order. There are none in a sentence, and in a meaning
    /// with letters of other scripts.
    private(set) var slots: [Slot] = []

    /// The maximum number of words, and of letters. Longer texts are compared only by the first letters of words.
    private static let longest = 24

    init(of long: String, acronym short: String) {
        let pieces = Self.pieces(of: long)
        parts = pieces.map(\.text)
        let words = pieces.indices.filter { pieces[$0].isWord }
        let folded = words.map { FoldedText(parts[$0]).letters }
        let letters = Self.letters(of: folded, covering: FoldedText(short).letters)
        let lower = words.map { parts[$0].lowercased() }
        let isSentence = lower.contains(where: PlainWords.ofSentences.contains)
        /// Returns the word next to another one, or nil if more than a space or a hyphen separates them.
        func neighbor(_ index: Int, _ step: Int) -> String? {
            guard words.indices.contains(index + step), [" ", "-"].contains(parts[words[index] + step]),
                lower[index + step].first?.isLetter == true
            else { return nil }
            return lower[index + step]
        }
        /// Returns whether a word can become any other word: it is no particle, nation, number or acronym.
        func isFree(_ index: Int) -> Bool {
            words.indices.contains(index) && lower[index].utf8.count > 1 && !PlainWords.particles.contains(lower[index])
                && !PlainWords.ofNations.contains(lower[index])
                && parts[words[index]].dropFirst().allSatisfy { $0.isASCII && $0.isLowercase }
        }
        func slot(_ index: Int) -> Slot {
            let isSkipped = letters[index].isEmpty
            return Slot(
                part: words[index], word: lower[index], letters: isSkipped ? folded[index].prefix(1) : letters[index],
                isSkipped: isSkipped, isFirst: neighbor(index, -1) == nil || !isFree(index - 1),
                isLast: neighbor(index, 1) == nil || !isFree(index + 1), form: WordForm(of: lower[index]))
        }
        func place(_ index: Int) -> Place? {
            let word = lower[index]
            guard isFree(index), word.utf8.count > 2 else { return nil }
            let (left, right) = (neighbor(index, -1), neighbor(index, 1))
            let isHead = right.map(PlainWords.particles.contains) ?? true
            let form = WordForm(of: word)
            let roles = Self.roles(
                PlainWords.roles(of: word), form, isHead: isHead, isSentence: isSentence, after: left)
            return roles.isEmpty
                ? nil
                : Place(
                    slot: slot(index), lemma: PlainWords.lemma(word), roles: roles, form: form,
                    left: left.map(PlainWords.lemma), right: right.map(PlainWords.lemma), isSentence: isSentence,
                    followsArticle: left == "a" || left == "an")
        }
        places = words.indices.compactMap(place)
        if !isSentence, long.utf8.allSatisfy({ $0 < 0x80 }) { slots = words.indices.filter(isFree).map(slot) }
    }

    /// Returns the meaning with replaced words, in the original capitals.
    func text(with words: [(part: Int, word: String)]) -> String {
        var parts = parts
        for (part, word) in words {
            let isCapital = parts[part].first?.isUppercase == true
            parts[part] = isCapital ? word.prefix(1).uppercased() + word.dropFirst() : word
        }
        return parts.joined()
    }

    /// Returns the roles that a replacement for a word may have. The result is empty if the word should be kept.
    private static func roles(
        _ ownRoles: WordRoles, _ form: WordForm, isHead: Bool, isSentence: Bool, after left: String?
    ) -> WordRoles {
        if ownRoles.isEmpty { return [] }
        if isHead, left == "to", ownRoles.contains(.verb) { return .verb }
        if isSentence {
            let isVerb = ownRoles.contains(.verb) && (left.map(PlainWords.beforeVerbs.contains) ?? true)
            if isVerb { return .verb }
            return ownRoles.contains(.adverb) ? .adverb : ownRoles.subtracting([.verb, .special, .everyday])
        }
        if ownRoles == .adverb || ownRoles == .verb { return ownRoles }
        if ownRoles.isDisjoint(with: .noun) { return .adjective }
        return isHead || form == .plural ? .noun : [.noun, .adjective]
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
        guard acronym.count <= longest, words.count <= longest else { return none }
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

    /// Returns the maximum number of letters that a word can stand for. The first letter must start the word, and the
    /// others must follow in order.
    fileprivate static func longestRun(of letters: ArraySlice<UInt32>, in word: [UInt32]) -> Int {
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
}
