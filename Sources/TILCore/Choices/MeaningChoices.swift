/// The wrong answers for a meaning in English, from phrases and words of lists and from the person's own things.
struct MeaningChoices {
    private let parts: MeaningParts
    private let candidates: [Thing]
    private let lexicon: Lexicon
    private let excerpt: ListExcerpt
    private let phrases: Phrases
    /// The acronym and the meaning.
    private let asked: Thing

    /// Whether each field is searched: first those of the thing, then all.
    private var fieldsNearFirst: [[Bool]] {
        [excerpt.nearFields, excerpt.nearFields.map { _ in true }]
    }

    /// - Parameters:
    ///   - lists: the phrases of the lists.
    ///   - candidates: the person's own things.
    init(of asked: Thing, _ parts: MeaningParts, lists: Lexicon, candidates: [Thing]) {
        self.asked = asked
        self.parts = parts
        self.candidates = candidates
        var lexicon = lists
        for candidate in candidates {
            let sharesTag = candidate.tags.contains(where: asked.tags.contains)
            let isMate = sharesTag || candidate.tags.isEmpty && asked.tags.isEmpty
            let field = isMate ? Lexicon.own : Lexicon.others
            lexicon.add(candidate.long, kind: .meaning, key: Capitals.key(candidate.short), field: field)
        }
        self.lexicon = lexicon
        excerpt = ListExcerpt(of: lexicon, for: asked, parts.words)
        phrases = Phrases(like: parts, of: asked.short, in: lexicon)
    }

    /// Chooses three answers, or fewer if there are too few candidates.
    func choose(into chosen: inout ChosenAnswers, using generator: inout SeededGenerator) {
        if addPhrasesOrReplacements(to: &chosen, using: &generator) { return }
        if parts.isSpelled {
            if parts.words.count == 1 {
                chooseSingleWords(into: &chosen, using: &generator)
                return
            }
            for fields in fieldsNearFirst {
                if chosen.addAll(phrases.wholeMeanings(in: fields, using: &generator)) { return }
            }
        }
        chosen.addMostSimilar(of: candidates, using: &generator)
    }

    // MARK: Phrases, and words in place of others

    /// A way to find answers in some fields.
    private enum Attempt {
        case phrases(in: [Bool])
        case replacements(in: [Bool])
    }

    /// The ways to find answers, the best first.
    private var attempts: [Attempt] {
        let near = fieldsNearFirst[0]
        let all = fieldsNearFirst[1]
        let hasSmallWord = parts.ownWords.count < parts.words.count
        if hasSmallWord {
            // If only one other word is replaced, the phrase is recognized at once. Phrases of any field are better.
            return [.phrases(in: near), .phrases(in: all), .replacements(in: near), .replacements(in: all)]
        }
        return [.phrases(in: near), .replacements(in: near), .phrases(in: all), .replacements(in: all)]
    }

    /// Adds three phrases, or the meaning with other words.
    /// - Returns: whether three answers were added.
    private func addPhrasesOrReplacements(
        to chosen: inout ChosenAnswers, using generator: inout SeededGenerator
    ) -> Bool {
        for attempt in attempts {
            let hasAdded =
                switch attempt {
                case .phrases(let fields): addPhrases(of: fields, to: &chosen, using: &generator)
                case .replacements(let fields): addReplacements(of: fields, in: parts, to: &chosen, using: &generator)
                }
            if hasAdded { return true }
        }
        return false
    }

    /// Adds phrases with the letters of the acronym. If the acronym does not begin like a word of its meaning, adds
    /// whole meanings of which that is true.
    /// - Returns: whether three were added.
    private func addPhrases(
        of fields: [Bool], to chosen: inout ChosenAnswers, using generator: inout SeededGenerator
    ) -> Bool {
        let texts =
            parts.isSpelled
            ? phrases.texts(in: fields, using: &generator)
            : phrases.wholeMeanings(in: fields, using: &generator)
        return chosen.addAll(texts)
    }

    /// Adds the meaning with other words.
    /// - Returns: whether three answers were added.
    private func addReplacements(
        of fields: [Bool], in parts: MeaningParts, to chosen: inout ChosenAnswers,
        using generator: inout SeededGenerator
    ) -> Bool {
        let grid = Grid(of: parts, excerpt, fields: fields, in: lexicon, using: &generator)
        for texts in grid.texts {
            if chosen.addAll(texts) { return true }
        }
        return false
    }

    // MARK: Meanings of one word

    /// Chooses words with the same first letter, because one that begins with another letter would be recognized at
    /// once.
    private func chooseSingleWords(into chosen: inout ChosenAnswers, using generator: inout SeededGenerator) {
        for fields in fieldsNearFirst {
            let words = phrases.wholeMeanings(in: fields, using: &generator).filter(beginsAlike)
            if chosen.addAll(words) { return }
        }
        // No other word has all letters of the acronym, so only its first letter must be the same.
        let looserParts = MeaningParts(of: asked.long, acronym: String(asked.short.prefix(1)))
        for fields in fieldsNearFirst {
            if addReplacements(of: fields, in: looserParts, to: &chosen, using: &generator) { return }
        }
        let alike = candidates.filter { candidate in
            MeaningParts(of: candidate.long).words.count == 1 && beginsAlike(candidate.long)
        }
        chosen.addMostSimilar(of: alike, using: &generator)
        chosen.keepOnlyThree()
    }

    private func beginsAlike(_ text: String) -> Bool {
        MeaningParts(of: text).words.first?.first == parts.words.first?.first
    }
}
