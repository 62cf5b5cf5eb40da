/// A meaning taken apart: its words, of which some may be replaced, and what stands between them.
struct MeaningParts {
    /// A word that may be replaced.
    struct Place {
        /// The index of the word among the parts.
        let part: Int
        /// The word, in lower case.
        let word: String
        /// The letters of the acronym that the word stands for. If the acronym skips the word, its first letter.
        let letters: ArraySlice<UInt32>
        /// What a word there can be.
        let roles: WordRoles
        /// The form of the word.
        let form: WordForm
        /// Whether it ends a phrase, as a head noun does.
        let isHead: Bool
        /// The word right before it in the same phrase, in lower case.
        let left: String?
        /// The word right after it in the same phrase, in lower case.
        let right: String?
        /// Whether an indefinite article stands before it.
        let followsArticle: Bool

        /// Whether another word can stand there as far as its letters, its form and its role are concerned.
        func isFit(for other: PlainWord) -> Bool {
            guard other.form == form, !other.roles.isDisjoint(with: roles),
                !followsArticle || other.roles.contains(.count),
                // A player may compare the first letters of the longer words only.
                (other.text.utf8.count > 3) == (word.utf8.count > 3)
            else { return false }
            return MeaningParts.longestRun(of: letters, in: other.text.utf8.map(UInt32.init)) == letters.count
        }
    }

    /// The words and what stands between them, in order.
    private var parts: [String] = []
    /// The words that may be replaced, in order.
    private(set) var places: [Place] = []

    /// More words or letters than that are compared by the beginnings of words alone.
    private static let longest = 24

    /// Takes a meaning apart. A word that may be a name is only replaced if the caller says so.
    init(of long: String, acronym short: String, mayReplaceNames: Bool) {
        let pieces = Self.pieces(of: long)
        parts = pieces.map(\.text)
        let words = pieces.indices.filter { pieces[$0].isWord }
        let folded = words.map { FoldedText(parts[$0]).letters }
        let letters = Self.letters(of: folded, covering: FoldedText(short).letters)
        let lower = words.map { parts[$0].lowercased() }
        let isSentence = lower.contains(where: PlainWords.ofSentences.contains)
        /// The word next to another, unless more than a space or a hyphen separates them.
        func neighbor(_ index: Int, _ step: Int) -> String? {
            guard words.indices.contains(index + step) else { return nil }
            let gap = parts[words[index] + step]
            return gap == " " || gap == "-" ? lower[index + step] : nil
        }
        func place(_ index: Int) -> Place? {
            let (text, word) = (parts[words[index]], lower[index])
            guard text.allSatisfy({ $0.isASCII && $0.isLetter }), word.utf8.count > 2,
                mayReplaceNames || text.dropFirst().allSatisfy(\.isLowercase), !PlainWords.particles.contains(word)
            else { return nil }
            var known = PlainWords.roles(of: word)
            // A word in lower case is no name.
            if known.isEmpty, mayReplaceNames || (text == word && !isSentence) { known = [.noun, .adjective] }
            let (left, right) = (neighbor(index, -1), neighbor(index, 1))
            let isHead = right.map(PlainWords.particles.contains) ?? true
            let form = WordForm(of: word)
            let roles = Self.roles(known, form, isHead: isHead, isSentence: isSentence, after: left)
            return roles.isEmpty
                ? nil
                : Place(
                    part: words[index], word: word,
                    letters: letters[index].isEmpty ? folded[index].prefix(1) : letters[index],
                    roles: roles, form: form, isHead: isHead, left: left, right: right,
                    followsArticle: left == "a" || left == "an")
        }
        places = words.indices.compactMap(place)
    }

    /// The meaning with other words in some of its places, written with its capitals.
    func text(with words: [(place: Place, word: String)]) -> String {
        var parts = parts
        for (place, word) in words {
            let isCapital = parts[place.part].first?.isUppercase == true
            parts[place.part] = isCapital ? word.prefix(1).uppercased() + word.dropFirst() : word
        }
        return parts.joined()
    }

    /// What a word in the place of another can be. Empty if the other word should stay.
    private static func roles(
        _ known: WordRoles, _ form: WordForm, isHead: Bool, isSentence: Bool, after left: String?
    ) -> WordRoles {
        if known.isEmpty { return [] }
        if isSentence {
            let isVerb = known.contains(.verb) && (left.map(PlainWords.beforeVerbs.contains) ?? true)
            if isVerb { return .verb }
            return known.contains(.adverb) ? .adverb : known.subtracting([.verb, .special])
        }
        if known == .adverb { return .adverb }
        if isHead { return known.intersection(.noun).isEmpty ? [] : .noun }
        return form == .plural ? .noun : [.noun, .adjective]
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

    /// For each word the letters of the acronym that it stands for, with as few as can be inside of words; none for one that
    /// is skipped. If the acronym cannot be made of the words, all are skipped.
    private static func letters(of words: [[UInt32]], covering acronym: [UInt32]) -> [ArraySlice<UInt32>] {
        let none = words.map { _ in [UInt32]()[...] }
        guard acronym.count <= longest, words.count <= longest else { return none }
        // For each letter the cheapest way to give it and all after it to the words from one on, beginning with none.
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

    /// How many letters a word can stand for: the first of them at its beginning, the others in their order.
    fileprivate static func longestRun(of letters: ArraySlice<UInt32>, in word: [UInt32]) -> Int {
        guard let first = letters.first, word.first == first else { return 0 }
        var rest = word.dropFirst()
        var count = 1
        for letter in letters.dropFirst() {
            guard let place = rest.firstIndex(of: letter) else { break }
            rest = rest[(place + 1)...]
            count += 1
        }
        return count
    }
}
