/// The words of many meanings, which other meanings are put together from.
struct WordPool {
    private var words: [MeaningPattern.Place] = []

    /// Gathers the words of things' meanings.
    init(of things: [Thing]) {
        var seen: Set<String> = []
        for thing in things {
            for (text, isLast) in MeaningPattern.words(of: thing.long)
            where seen.insert(text.lowercased() + (isLast ? "$" : "")).inserted {
                words.append(MeaningPattern.Place(word: text, letters: FoldedText(text).letters, isLast: isLast))
            }
        }
    }

    /// Words for a place: with the letters that are wanted, but not the word that stands there; of like length, and from the
    /// end of a meaning if the place is one. Of the eight that fit best, in random order.
    func words(for place: MeaningPattern.Place, using generator: inout SeededGenerator) -> [String] {
        guard !place.letters.isEmpty else { return [] }
        let present = FoldedText(place.word).letters
        let fitting = words.filter { $0.letters != present && place.isFit(for: $0.letters) }
        let ranked = fitting.map { word in
            let strangeness = abs(word.letters.count - present.count) + (word.isLast == place.isLast ? 0 : 4)
            return (word: word.word, strangeness: Double(strangeness) + 3 * generator.fraction())
        }
        var best = ranked.sorted { $0.strangeness < $1.strangeness }.prefix(8).map(\.word)
        generator.shuffle(&best)
        return best
    }
}
