/// The words of many meanings, by the letter that each begins with: what other meanings are put together from.
struct WordPool {
    private struct Word {
        let text: String
        let letters: [UInt32]
        let isLast: Bool
    }

    private var words: [UInt32: [Word]] = [:]

    /// Gathers the words of things' meanings.
    init(of things: [Thing]) {
        var seen: Set<String> = []
        for thing in things {
            for (text, isLast) in MeaningPattern.words(of: thing.long)
            where seen.insert(text.lowercased() + (isLast ? "$" : "")).inserted {
                let letters = FoldedText(text).letters
                guard let first = letters.first else { continue }
                words[first, default: []].append(Word(text: text, letters: letters, isLast: isLast))
            }
        }
    }

    /// How many of the words that fit a place best are drawn from.
    private static let choice = 8

    /// Words for a place: with the letters that are wanted, but not the word that stands there; of like length, and from the
    /// end of a meaning where the place is one. Those that fit best come first, chance among them.
    func words(for place: MeaningPattern.Place, using generator: inout SeededGenerator) -> [String] {
        guard let first = place.letters.first else { return [] }
        let present = FoldedText(place.word).letters
        let fitting = (words[first] ?? []).filter { $0.letters != present && Self.has($0.letters, place.letters) }
        var ranked = fitting.map { word in
            let strangeness = abs(word.letters.count - present.count) + (word.isLast == place.isLast ? 0 : 4)
            return (word: word.text, strangeness: Double(strangeness) + 3 * generator.fraction())
        }
        ranked.sort { $0.strangeness < $1.strangeness }
        var best = ranked.prefix(Self.choice).map(\.word)
        generator.shuffle(&best)
        return best
    }

    /// Whether letters occur in a word in their order.
    private static func has(_ word: [UInt32], _ letters: [UInt32]) -> Bool {
        var left = letters[...]
        for letter in word where letter == left.first { left.removeFirst() }
        return left.isEmpty
    }
}
