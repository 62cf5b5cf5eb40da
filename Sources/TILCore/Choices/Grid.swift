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
    private let books: [PhraseBook]
    /// The best replacements for each replaceable word.
    private var replacements: [[Replacement]] = []

    /// The maximum number of replacements that are tried for a word.
    private static let most = 6
    /// The advantage of a familiar text, and of two replaced words over one.
    private static let (familiar, double) = (2.5, 4.0)

    /// Creates the replacements for the words of a thing's meaning.
    init(of thing: Thing, _ books: [PhraseBook], using generator: inout SeededGenerator) {
        parts = MeaningParts(of: thing.long, acronym: thing.short)
        self.books = books
        let present = parts.places.map(\.word)
        for place in parts.places {
            var found: [Replacement] = []
            let usual = Self.familiarity(of: place.lemma, in: place)
            for word in place.word.first.flatMap({ PlainWords.byInitial[$0] }) ?? []
            where place.isFit(for: word) && !present.contains(where: { PlainWords.areAlike($0, word.text) }) {
                guard let worth = worth(word, in: place, tags: thing.tags) else { continue }
                let familiarity = Self.familiarity(of: word.lemma, in: place) - usual
                found.append(
                    Replacement(
                        place: place, word: word.text, worth: worth + generator.fraction(), familiarity: familiarity))
            }
            let best = found.sorted { $0.worth > $1.worth }.prefix(Self.most)
            if !best.isEmpty { replacements.append(Array(best)) }
        }
    }

    /// Returns the quality of a word as a replacement, or nil if it is unsuitable. A suitable word can stand in for the
    /// replaced one in most phrases, or belongs to one of its families and often occurs next to each neighbor.
    private func worth(_ word: PlainWord, in place: MeaningParts.Place, tags: [String]) -> Double? {
        let pairs = place.pairs(with: word.lemma)
        let frequencies = pairs.map { PhraseBook.frequency($0.left, $0.right) }
        let real = pairs.count { pair in books.contains { $0.has(pair.left, pair.right) } }
        let known = max(real, frequencies.count { $0 > 0 })
        let frequency = frequencies.reduce(0, +)
        let families = word.families.intersection(place.families)
        var kinship = PlainWords.kinship(of: families)
        if PlainWords.areStandIns(place.lemma, word.lemma, before: place.right) {
            kinship += 3
        } else {
            let isCounted = !pairs.isEmpty && frequencies.allSatisfy { $0 > 1 } && kinship >= 2
            let isEveryday = PlainWords.kinship(of: families.intersection(PlainWords.ofEveryday)) >= 2
            guard isCounted || isEveryday else { return nil }
        }
        var worth = kinship + 2 * Double(known) + Double(real) + 0.7 * Double(frequency)
        if known == 0, !pairs.isEmpty, !place.isMedical { worth -= 2 }
        if books.contains(where: { $0.has(word.lemma, tags: tags) }) { worth += 1 }
        if word.text.suffix(3) == place.word.suffix(3) { worth += 0.5 }
        return worth - 0.15 * Double(abs(word.text.utf8.count - place.word.utf8.count))
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
                    if one.place.part + 2 == other.place.part {
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

    /// The texts with one replaced word.
    var singles: [String] { replacements.joined().map { text(with: [$0]) } }

    /// Returns the advantage of texts, the most familiar of which is more familiar than the right one by a number.
    private static func bonus(for familiarity: Int) -> Double { familiar * Double(min(1, familiarity)) }

    private func text(with replacements: [Replacement]) -> String {
        parts.text(with: replacements.map { ($0.place, $0.word) })
    }
}
