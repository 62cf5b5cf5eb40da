/// Phrases of lists that have the form of a meaning.
struct Phrases {
    private let parts: MeaningParts
    private let lexicon: Lexicon
    /// The key of the acronym.
    private let key: String
    /// The numbers of the words of the meaning.
    private let numbers: [Int?]

    /// The maximum number of phrases that are returned.
    private static let most = 12

    /// A phrase that may be a wrong answer.
    private struct Candidate {
        /// The numbers of its words.
        let words: [Int]
        /// The place of its text, or nil if it is a part of a phrase or a choice among alternatives.
        let text: Range<Int>?
        /// The number of words with the same first letter as those of the meaning.
        let likeness: Int
    }

    init(like parts: MeaningParts, of short: String, in lexicon: Lexicon) {
        self.parts = parts
        self.lexicon = lexicon
        key = Capitals.key(short)
        numbers = parts.words.map(lexicon.number)
    }

    // MARK: Texts

    /// Returns random phrases of some fields with the same small words and letters, those with the most of the same
    /// first letters first.
    ///
    /// No two of them, nor one of them and the meaning, have a word in common.
    /// - Parameter fields: whether each field is searched.
    func texts(in fields: [Bool], using generator: inout SeededGenerator) -> [String] {
        guard !parts.letters.isEmpty else { return [] }
        var candidates: [Candidate] = []
        for phrase in phrases(in: fields) {
            // Look at the words before the places, because few phrases fit.
            let mayFit = lexicon.words(of: phrase).contains { word in fits(word, at: 0) }
            guard mayFit else { continue }
            candidates += matches(in: phrase).map { words in candidate(words: words, text: nil) }
        }
        return distinctTexts(of: candidates, using: &generator)
    }

    /// Returns random meanings of some fields with as many words, in the order of ``texts(in:using:)``.
    ///
    /// If the acronym does not begin like a word of its meaning, theirs do not, either.
    func wholeMeanings(in fields: [Bool], using generator: inout SeededGenerator) -> [String] {
        guard !parts.letters.isEmpty else { return [] }
        var candidates: [Candidate] = []
        for phrase in phrases(in: fields) where phrase.kind == .meaning {
            let words = lexicon.words(of: phrase)
            guard words.count == parts.words.count, parts.isSpelled || !isSpelled(phrase) else { continue }
            candidates.append(candidate(words: words.map(\.number), text: phrase.text))
        }
        return distinctTexts(of: candidates, using: &generator)
    }

    /// Returns the phrases of some fields that are complete by themselves and do not explain the same acronym.
    private func phrases(in fields: [Bool]) -> some Sequence<Lexicon.Phrase> {
        lexicon.phrases.lazy.filter { phrase in
            phrase.kind != .standIns && fields[phrase.field] && phrase.key != key
        }
    }

    /// Returns whether the acronym of a phrase begins like one of its words.
    private func isSpelled(_ phrase: Lexicon.Phrase) -> Bool {
        let initial = phrase.key.utf8.first?.lowercased
        return lexicon.words(of: phrase).contains { word in lexicon.initials[word.number] == initial }
    }

    private func candidate(words: [Int], text: Range<Int>?) -> Candidate {
        let likeness = zip(words, parts.words).count { word, own in lexicon.initials[word] == own.utf8.first }
        return Candidate(words: words, text: text, likeness: likeness)
    }

    /// Returns the texts of some candidates in the capitals of the meaning, the most similar ones first.
    private func distinctTexts(of candidates: [Candidate], using generator: inout SeededGenerator) -> [String] {
        var candidates = candidates
        generator.shuffle(&candidates)
        candidates.sort { one, other in one.likeness > other.likeness }
        var texts: [String] = []
        var usedWords = parts.ownWords
        for candidate in candidates {
            if texts.count == Self.most { break }
            let phrase = MeaningParts(of: text(of: candidate))
            // Lists may have other characters in words.
            guard phrase.words.count == parts.words.count else { continue }
            let isUsed = phrase.ownWords.contains { word in
                usedWords.contains { usedWord in PlainWords.areAlike(usedWord, word) }
            }
            if isUsed { continue }
            usedWords += phrase.ownWords
            texts.append(parts.text(of: phrase, varying: parts))
        }
        return texts
    }

    private func text(of candidate: Candidate) -> String {
        if let text = candidate.text { return lexicon.text(in: text) }
        return candidate.words.map { word in lexicon.text(of: word) }.joined(separator: " ")
    }

    // MARK: Parts of phrases

    /// Returns the parts of a phrase that have the small words and the letters of the meaning, each as the numbers of
    /// its words.
    private func matches(in phrase: Lexicon.Phrase) -> [[Int]] {
        var places: [Lexicon.Place] = []
        lexicon.forEachPlace(of: phrase) { place in places.append(place) }
        var matches: [[Int]] = []
        for start in places.indices.dropLast(parts.words.count - 1) where mayBegin(at: start, of: places) {
            let range = start..<start + parts.words.count
            guard places[range].last?.isHead == true else { continue }
            let alternatives = alternatives(in: places[range])
            if alternatives.contains(where: \.isEmpty) { continue }
            matches += Self.combinations(of: alternatives)
        }
        return matches
    }

    /// Returns whether a phrase may begin at a place: at the first one, after punctuation or after a small word.
    private func mayBegin(at index: Int, of places: [Lexicon.Place]) -> Bool {
        if index == 0 || !places[index].isLinked { return true }
        guard let wordBefore = places[index - 1].words.last else { return false }
        return lexicon.isSmall(wordBefore.number)
    }

    /// Returns the numbers of the words that fit each word of the meaning. There are none for a place that is joined to
    /// the one before it in another way than in the meaning.
    private func alternatives(in places: ArraySlice<Lexicon.Place>) -> [[Int]] {
        var alternatives: [[Int]] = []
        for (index, place) in places.enumerated() {
            let isLinked = parts.neighbor(of: index, step: -1) != nil
            let isJoinedAlike = index == 0 || place.isLinked == isLinked
            let fitting = isJoinedAlike ? place.words.filter { word in fits(word, at: index) } : []
            alternatives.append(fitting.map(\.number))
        }
        return alternatives
    }

    /// Returns combinations of alternatives, in which each alternative occurs. Places with fewer of them repeat theirs.
    private static func combinations(of alternatives: [[Int]]) -> [[Int]] {
        let count = alternatives.map(\.count).max() ?? 0
        return (0..<count).map { number in
            alternatives.map { ofPlace in ofPlace[number % ofPlace.count] }
        }
    }

    /// Returns whether a word of a list may be in the place of a word of the meaning.
    private func fits(_ word: Lexicon.Word, at index: Int) -> Bool {
        if lexicon.isSmall(word.number) { return word.number == numbers[index] }
        let letters = parts.letters[index]
        guard !word.isName, letters.first == UInt32(lexicon.initials[word.number]) else { return false }
        if letters.count == 1 { return true }
        let lettersOfWord = lexicon.text(of: word.number).utf8.map(UInt32.init)
        return longestRun(of: letters, in: lettersOfWord) == letters.count
    }
}
