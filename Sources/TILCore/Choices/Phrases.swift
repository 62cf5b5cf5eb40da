/// Phrases of lists that have the form of a meaning.
struct Phrases {
    private let parts: MeaningParts
    private let lexicon: Lexicon
    /// The key of the acronym.
    private let key: String
    /// The numbers of the words of the meaning.
    private let numbers: [Int?]

    private static let most = 12

    init(like parts: MeaningParts, of short: String, in lexicon: Lexicon) {
        self.parts = parts
        self.lexicon = lexicon
        key = Capitals.key(short)
        numbers = parts.words.map(lexicon.number)
    }

    /// Returns random phrases of some fields, those with the most of the same first letters first. No two of them, nor one of them and the meaning, have a word in common.
    /// - Parameter areWhole: whether to return any whole meanings of as many words, instead of phrases with the same small
    ///   words and letters. If the acronym does not begin like a word of its meaning, theirs do not, either.
    func texts(of isNear: [Bool], areWhole: Bool = false, using generator: inout SeededGenerator) -> [String] {
        guard !parts.letters.isEmpty else { return [] }
        var found: [(words: [Int], whole: Range<Int>?)] = []
        for phrase in lexicon.phrases where phrase.kind != .standIns && isNear[phrase.field] && phrase.key != key {
            let tokens = lexicon.words(of: phrase)
            if areWhole {
                let initial = phrase.key.utf8.first?.lowercased
                guard phrase.kind == .meaning, tokens.count == parts.words.count,
                    parts.isSpelled || !tokens.contains(where: { token in lexicon.initials[token.number] == initial })
                else { continue }
                found.append((tokens.map(\.number), phrase.text))
            } else if tokens.contains(where: { token in fits(token, 0) }) {
                add(phrase, &found)
            }
        }
        generator.shuffle(&found)
        let initials = parts.words.map(\.utf8.first)
        func likeness(_ words: [Int]) -> Int { zip(words, initials).count { lexicon.initials[$0] == $1 } }
        found.sort { likeness($0.words) > likeness($1.words) }
        var (texts, seen): ([String], [String]) = ([], parts.ownWords)
        for (words, whole) in found where texts.count < Self.most {
            let phrase = MeaningParts(
                of: whole.map(lexicon.text(in:)) ?? words.map(lexicon.text(of:)).joined(separator: " "))
            // Lists may have other characters in words.
            guard phrase.words.count == parts.words.count,
                !phrase.ownWords.contains(where: { word in seen.contains { PlainWords.areAlike($0, word) } })
            else { continue }
            seen += phrase.ownWords
            texts.append(parts.text(of: phrase, varying: parts))
        }
        return texts
    }

    /// Adds the parts of a phrase that have the small words and the letters of the meaning.
    private func add(_ phrase: Lexicon.Phrase, _ found: inout [(words: [Int], whole: Range<Int>?)]) {
        var places: [Lexicon.Place] = []
        lexicon.forEachPlace(of: phrase) { places.append($0) }
        for start in places.indices.dropLast(parts.words.count - 1)
        where start == 0 || !places[start].isLinked || lexicon.isSmall(places[start - 1].words.last?.number ?? .max) {
            let words = parts.words.indices.map { index in
                let place = places[start + index]
                let isLinked = index == 0 || place.isLinked == (parts.neighbor(of: index, step: -1) != nil)
                return isLinked ? place.words.filter { word in fits(word, index) }.map(\.number) : []
            }
            guard places[start + words.count - 1].isHead, words.allSatisfy({ !$0.isEmpty }) else { continue }
            for index in 0..<(words.map(\.count).max() ?? 0) {
                found.append((words.map { word in word[index % word.count] }, nil))
            }
        }
    }

    private func fits(_ word: Lexicon.Word, _ index: Int) -> Bool {
        if lexicon.isSmall(word.number) { return word.number == numbers[index] }
        let letters = parts.letters[index]
        guard !word.isName, letters.first == UInt32(lexicon.initials[word.number]) else { return false }
        return letters.count == 1
            || longestRun(of: letters, in: lexicon.text(of: word.number).utf8.map(UInt32.init)) == letters.count
    }
}
