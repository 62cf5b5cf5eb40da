/// The parts of a meaning: its words, some of which may be replaced, and the separators between them.
struct MeaningParts {
    /// A word that may be replaced.
    struct Place {
        /// The index of the word among the parts.
        let part: Int
        /// The word, in lower case.
        let word: String
        /// The word's entry in the table.
        let lemma: String
        /// The letters of the acronym that the word stands for. If the acronym skips the word, its first letter.
        let letters: ArraySlice<UInt32>
        let isSkipped: Bool
        /// The roles that a replacement may have.
        let roles: WordRoles
        let form: WordForm
        /// The entry of the word directly before it in the same phrase.
        let left: String?
        /// The entry of the word directly after it in the same phrase.
        let right: String?
        /// The families of possible replacements.
        let families: FamilySet
        /// Whether the meaning has a word that is only used in medicine.
        let isMedical: Bool
        /// Whether the word follows an indefinite article.
        let followsArticle: Bool

        /// Returns the pairs of a word in this place with its neighbors. Particles are no neighbors.
        func pairs(with lemma: String) -> [(left: String, right: String)] {
            let before = left.flatMap { PlainWords.particles.contains($0) ? nil : (left: $0, right: lemma) }
            let after = right.flatMap { PlainWords.particles.contains($0) ? nil : (left: lemma, right: $0) }
            return [before, after].compactMap { $0 }
        }

        /// Returns whether the letters, the form and the role of another word fit. The meaning of the word is not
        /// compared.
        func isFit(for other: PlainWord) -> Bool {
            guard other.form == form, !other.roles.isDisjoint(with: roles),
                isMedical || !other.families.isSubset(of: PlainWords.special),
                !followsArticle || other.roles.contains(.count),
                // A person may compare the first letters of the longer words only.
                !isSkipped || (other.text.utf8.count > 3) == (word.utf8.count > 3)
            else { return false }
            return MeaningParts.longestRun(of: letters, in: other.text.utf8.map(UInt32.init)) == letters.count
        }
    }

    /// The words and the separators between them, in order.
    private var parts: [String] = []
    /// The words that may be replaced, in order.
    private(set) var places: [Place] = []

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
        let isMedical = lower.contains(where: PlainWords.isMedical)
        func families(of index: Int, _ roles: WordRoles, isHead: Bool) -> FamilySet {
            let families = PlainWords.families(of: lower[index]).intersection(PlainWords.families(for: roles))
            return families.subtracting(isMedical ? [] : PlainWords.special)
                .subtracting(isSentence ? [] : PlainWords.ofEveryday).subtracting(isHead ? [] : PlainWords.ofHeads)
        }
        func place(_ index: Int) -> Place? {
            let (text, word) = (parts[words[index]], lower[index])
            guard text.allSatisfy({ $0.isASCII && $0.isLetter }), word.utf8.count > 2,
                text.dropFirst().allSatisfy(\.isLowercase), !PlainWords.particles.contains(word)
            else { return nil }
            let (left, right) = (neighbor(index, -1), neighbor(index, 1))
            let isHead = right.map(PlainWords.particles.contains) ?? true
            let form = WordForm(of: word)
            let roles = Self.roles(
                PlainWords.roles(of: word), form, isHead: isHead, isSentence: isSentence, after: left)
            return roles.isEmpty
                ? nil
                : Place(
                    part: words[index], word: word, lemma: PlainWords.lemma(word),
                    letters: letters[index].isEmpty ? folded[index].prefix(1) : letters[index],
                    isSkipped: letters[index].isEmpty,
                    roles: roles, form: form, left: left.map(PlainWords.lemma), right: right.map(PlainWords.lemma),
                    families: families(of: index, roles, isHead: isHead), isMedical: isMedical,
                    followsArticle: left == "a" || left == "an")
        }
        places = words.indices.compactMap(place)
    }

    /// Returns the meaning with replaced words, in the original capitals.
    func text(with words: [(place: Place, word: String)]) -> String {
        var parts = parts
        for (place, word) in words {
            let isCapital = parts[place.part].first?.isUppercase == true
            parts[place.part] = isCapital ? word.prefix(1).uppercased() + word.dropFirst() : word
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
            return ownRoles.contains(.adverb) ? .adverb : ownRoles.subtracting([.verb, .special, .everyday, .head])
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
