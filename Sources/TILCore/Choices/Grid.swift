import Foundation

/// Wrong answers that result from replacing one or two words of a meaning.
struct Grid {
    private struct Replacement {
        let place: MeaningParts.Place
        let word: String
        var worth: Double
    }

    private let parts: MeaningParts
    private let book: PhraseBook
    /// The best replacements for each replaceable word.
    private var replacements: [[Replacement]] = []

    /// The maximum number of replacements that are tried for a word.
    private static let most = 6

    /// Creates the replacements for the words of a thing's meaning.
    /// - Parameter isStrict: whether a replacement must be of the same kind, or have the same neighbors in a real
    ///   phrase.
    init(of thing: Thing, _ book: PhraseBook, isStrict: Bool, using generator: inout SeededGenerator) {
        parts = MeaningParts(of: thing.long, acronym: thing.short)
        self.book = book
        let present = parts.places.map(\.word)
        for place in parts.places {
            var found: [Replacement] = []
            for word in place.word.first.flatMap({ PlainWords.byInitial[$0] }) ?? []
            where place.isFit(for: word) && !present.contains(where: { PlainWords.areAlike($0, word.text) }) {
                guard let worth = worth(word, in: place, isStrict: isStrict, tags: thing.tags) else { continue }
                found.append(Replacement(place: place, word: word.text, worth: worth + generator.fraction()))
            }
            let best = found.sorted { $0.worth > $1.worth }.prefix(Self.most)
            if !best.isEmpty { replacements.append(Array(best)) }
        }
    }

    /// Returns the quality of a word as a replacement, or nil if it is unsuitable.
    private func worth(
        _ word: PlainWord, in place: MeaningParts.Place, isStrict: Bool, tags: [String]
    ) -> Double? {
        let kinds = word.families.intersection(place.families).count
        let neighbors =
            [place.left.map { ($0, word.text) }, place.right.map { (word.text, $0) }].compactMap { $0 }
            .filter { !PlainWords.particles.contains($0.0) && !PlainWords.particles.contains($0.1) }
        let familiar = neighbors.count { book.has($0.0, $0.1) }
        let isSuitable = kinds > 0 || familiar > 0 && familiar == neighbors.count && !place.isMedical
        if isStrict ? !isSuitable : word.families.isSubset(of: PlainWords.special) && !place.isMedical { return nil }
        var worth = 2.5 * Double(familiar) + Double(kinds) + (book.has(word.text, tags: tags) ? 1 : 0)
        worth += 0.1 * log2(1 + Double(book.uses(of: word.text, asHead: place.isHead)))
        if word.text.suffix(3) == place.word.suffix(3) { worth += 0.5 }
        return worth - 0.15 * Double(abs(word.text.utf8.count - place.word.utf8.count))
    }

    /// The grids of three texts each, the best first: the meaning with either of two words replaced, and with both
    /// replaced.
    var grids: some Sequence<[String]> {
        var grids: [(one: Replacement, other: Replacement, worth: Double)] = []
        for (index, ones) in replacements.enumerated() {
            for one in ones {
                for other in replacements[(index + 1)...].joined() where !PlainWords.areAlike(one.word, other.word) {
                    grids.append((one, other, worth(one, other)))
                }
            }
        }
        return grids.sorted { $0.worth > $1.worth }.lazy.map { grid in
            [[grid.one], [grid.other], [grid.one, grid.other]].map { text(with: $0) }
        }
    }

    private func text(with replacements: [Replacement]) -> String {
        parts.text(with: replacements.map { ($0.place, $0.word) })
    }

    private func worth(_ one: Replacement, _ other: Replacement) -> Double {
        let areNeighbors = one.place.part + 2 == other.place.part
        return one.worth + other.worth + (areNeighbors && book.has(one.word, other.word) ? 3 : 0)
    }

    /// The texts with one word replaced, grouped by the word. The word with the best replacements comes first.
    var rows: some Sequence<[String]> {
        replacements.sorted { $0[0].worth > $1[0].worth }.lazy.map { row in row.map { text(with: [$0]) } }
    }
}
