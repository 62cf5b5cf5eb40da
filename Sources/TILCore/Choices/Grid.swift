/// Wrong answers that result from replacing one or two words of a meaning.
struct Grid {
    private struct Replacement {
        let place: MeaningParts.Place
        let word: String
        let worth: Double
        /// How much more often the word is next to its neighbors in English texts than the replaced one.
        let familiarity: Int
    }

    private let parts: MeaningParts
    private let book: PhraseBook
    /// The best replacements for each replaceable word.
    private var replacements: [[Replacement]] = []

    /// The maximum number of replacements that are tried for a word.
    private static let most = 6
    /// The advantage of a familiar text, and of two replaced words over one.
    private static let (familiar, double) = (2.5, 4.0)

    /// Creates the replacements for the words of a thing's meaning.
    init(of thing: Thing, _ parts: MeaningParts, _ book: PhraseBook, using generator: inout SeededGenerator) {
        self.parts = parts
        self.book = book
        let present = parts.places.map(\.slot.word)
        for place in parts.places {
            var found: [Replacement] = []
            let usual = Self.familiarity(of: place.lemma, in: place)
            let lemmas =
                PlainWords.standIns(for: place.lemma, besides: parts.places.map(\.lemma).filter { $0 != place.lemma })
                + (place.isSentence ? PlainWords.everydayWords(like: place.lemma) : [])
            for lemma in lemmas {
                guard let word = place.replacement(by: lemma),
                    !present.contains(where: { PlainWords.areAlike($0, word) }),
                    !found.contains(where: { $0.word == word })
                else { continue }
                found.append(
                    Replacement(
                        place: place, word: word,
                        worth: worth(word, lemma, in: place, tags: thing.tags) + generator.fraction(),
                        familiarity: Self.familiarity(of: lemma, in: place) - usual))
            }
            let best = found.sorted { $0.worth > $1.worth }.prefix(Self.most)
            if !best.isEmpty { replacements.append(Array(best)) }
        }
    }

    /// Returns the quality of a replacement, which is better if it often occurs next to each neighbor.
    private func worth(_ word: String, _ lemma: String, in place: MeaningParts.Place, tags: [String]) -> Double {
        let pairs = place.pairs(with: lemma)
        let frequencies = pairs.map { PhraseBook.frequency($0.left, $0.right) }
        let real = pairs.count { book.has($0.left, $0.right) }
        let known = max(real, frequencies.count { $0 > 0 })
        var worth = 2 * Double(known) + Double(real) + 0.7 * Double(frequencies.reduce(0, +))
        if known == 0, !pairs.isEmpty { worth -= 2 }
        if book.has(lemma, tags: tags) { worth += 1 }
        if word.suffix(3) == place.slot.word.suffix(3) { worth += 0.5 }
        return worth - 0.15 * Double(abs(word.utf8.count - place.slot.word.utf8.count))
    }

    private static func familiarity(of lemma: String, in place: MeaningParts.Place) -> Int {
        place.pairs(with: lemma).reduce(0) { $0 + PhraseBook.frequency($1.left, $1.right) }
    }

    /// The sets of three texts, the best first: the meaning with either of two words and with both replaced, or with
    /// three replacements for one word.
    var texts: some Sequence<[String]> {
        var sets: [(replacements: [[Replacement]], worth: Double)] = []
        for (index, ones) in replacements.enumerated() {
            for one in ones {
                for other in replacements[(index + 1)...].joined() where !PlainWords.areAlike(one.word, other.word) {
                    let familiarity = max(one.familiarity, other.familiarity, one.familiarity + other.familiarity)
                    var worth = one.worth + other.worth + Self.double + Self.bonus(for: familiarity)
                    if one.place.slot.part + 2 == other.place.slot.part {
                        let (left, right) = (PlainWords.lemma(one.word), PlainWords.lemma(other.word))
                        worth += PhraseBook.frequency(left, right) > 0 ? 2 : -1
                    }
                    sets.append(([[one], [other], [one, other]], worth))
                }
            }
            let best = ones.prefix(3)
            if best.count == 3 {
                let worth = best.reduce(0) { $0 + $1.worth } * 2 / 3
                sets.append((best.map { [$0] }, worth + Self.bonus(for: best.map(\.familiarity).max() ?? 0)))
            }
        }
        return sets.sorted { $0.worth > $1.worth }.lazy.map { $0.replacements.map(text) }
    }

    /// The texts with one replaced word, the best of each word first.
    var singles: [String] {
        let most = replacements.map(\.count).max() ?? 0
        return (0..<most).flatMap { rank in
            replacements.filter { $0.count > rank }.map { text(with: [$0[rank]]) }
        }
    }

    /// Returns the advantage of texts, the most familiar of which is more familiar than the right one by a number.
    private static func bonus(for familiarity: Int) -> Double { familiar * Double(min(1, familiarity)) }

    private func text(with replacements: [Replacement]) -> String {
        parts.text(with: replacements.map { ($0.place.slot.part, $0.word) })
    }
}
