import Foundation

/// Wrong answers made of a meaning by replacing one word or two.
struct Grid {
    private struct Replacement {
        let place: MeaningParts.Place
        let word: String
        var worth: Double
    }

    private let parts: MeaningParts
    private let book: PhraseBook
    /// The best replacements for each place.
    private var replacements: [[Replacement]] = []

    /// The number of replacements for a word among which the best grid is looked for.
    private static let most = 6

    /// Looks for replacements for the words of a thing's meaning.
    init(
        of thing: Thing, _ book: PhraseBook, mayReplaceNames: Bool, using generator: inout SeededGenerator
    ) {
        parts = MeaningParts(of: thing.long, acronym: thing.short, mayReplaceNames: mayReplaceNames)
        self.book = book
        let present = parts.places.map(\.word)
        for place in parts.places {
            var found: [Replacement] = []
            for word in place.word.first.flatMap({ PlainWords.byInitial[$0] }) ?? []
            where place.isFit(for: word) && !present.contains(where: { PlainWords.areAlike($0, word.text) }) {
                guard let worth = worth(word, in: place, tags: thing.tags) else { continue }
                found.append(Replacement(place: place, word: word.text, worth: worth + generator.fraction()))
            }
            let best = found.sorted { $0.worth > $1.worth }.prefix(Self.most)
            if !best.isEmpty { replacements.append(Array(best)) }
        }
    }

    /// How well a word stands in for that of a place, or nil if it does not belong there.
    private func worth(_ word: PlainWord, in place: MeaningParts.Place, tags: [String]) -> Double? {
        let neighbors = [(place.left, word.text), (word.text, place.right)].count { book.has($0, $1) }
        let isTagged = book.has(word.text, tags: tags)
        let isAtHome = neighbors > 0 || isTagged
        if word.roles.contains(.special), !isAtHome { return nil }
        var worth = 3 * Double(neighbors) + (isTagged ? 1.5 : 0) - (isAtHome ? 0 : 1)
        worth += 0.2 * log2(1 + Double(book.uses(of: word.text, asHead: place.isHead)))
        if word.text.suffix(3) == place.word.suffix(3) { worth += 0.5 }
        if !word.roles.isDisjoint(with: PlainWords.roles(of: place.word)) { worth += 1 }
        return worth - 0.15 * Double(abs(word.text.utf8.count - place.word.utf8.count))
    }

    /// Three texts each, the best first: the meaning with either of two words replaced, and with both.
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

    /// The meaning with one word replaced: the texts of each word, those of the word with the best replacements first.
    var rows: some Sequence<[String]> {
        replacements.sorted { $0[0].worth > $1[0].worth }.lazy.map { row in row.map { text(with: [$0]) } }
    }
}
