import Foundation

/// Wrong answers that result from replacing one or two words of a meaning.
struct Grid {
    private struct Replacement {
        let place: MeaningParts.Place
        let word: String
        let worth: Double
    }

    private let parts: MeaningParts
    private let uses: WordUses
    /// The best replacements for each replaceable word.
    private var replacements: [[Replacement]] = []

    /// The maximum number of replacements that are tried for a word.
    private static let most = 6
    /// The cost of two replaced neighbors that no list has together, and of a word that stands in for nothing.
    private static let unattested = 0.5

    /// Finds the replacements for the words of a meaning.
    init(of parts: MeaningParts, _ excerpt: ListExcerpt, in lexicon: Lexicon, using generator: inout SeededGenerator) {
        self.parts = parts
        uses = WordUses(in: lexicon, fieldsNear: excerpt.isNear, initials: Set(parts.words.compactMap(\.utf8.first)))
        for place in parts.places {
            let ofFields = uses.words(like: place.word).filter { word in place.isLike(word) }
            let found = excerpt.standIns(for: place.word).merging(ofFields.map { word in (word, 0) }) { count, _ in
                count
            }
            let some = found.sorted { $0.key < $1.key }.compactMap { word, count -> Replacement? in
                guard place.isFit(for: word), PlainWords.isFree(word),
                    !parts.ownWords.contains(where: { ownWord in PlainWords.areAlike(ownWord, word) })
                else { return nil }
                return worth(of: word, in: place, count).map {
                    Replacement(place: place, word: word, worth: $0 + generator.fraction() / 2)
                }
            }
            var best: [Replacement] = []
            for one in some.sorted(by: { $0.worth > $1.worth })
            where best.count < Self.most && !best.contains(where: { PlainWords.areAlike($0.word, one.word) }) {
                best.append(one)
            }
            replacements.append(best)
        }
    }

    /// Returns the quality of a replacement, or nil if it would make nonsense. It is better the more often it stands in
    /// for the word, and if lists have it next to the same neighbors.
    private func worth(of word: String, in place: MeaningParts.Place, _ count: Double) -> Double? {
        let pairs = [place.left.map { ($0, word) }, place.right.map { (word, $0) }].compactMap { $0 }
        let (known, share) = uses.count(of: word)
        guard known > 0 || count >= 1, uses.isUsual(word, asHead: place.isHead, mostly: count == 0 && !pairs.isEmpty)
        else { return nil }
        let familiarity = log2(1 + known) / 5
        let worths = pairs.map { left, right in
            let attestation = uses.attestation(left, right)
            let isFree = PlainWords.particles.isDisjoint(with: [left, right])
            if attestation > 0 { return Double(attestation) / (isFree ? 1 : 2) }
            return isFree ? familiarity : -Self.unattested
        }
        let ofUses = count == 0 ? -Self.unattested : min(3, log2(count))
        let worth = worths.isEmpty ? familiarity : worths.reduce(0, +) / Double(worths.count)
        return ofUses + worth * (count < 1 ? share : 1)
    }

    /// The sets of three texts, the best first: the meaning with three replacements for one word, or with either of two
    /// words and with both replaced. The worst text counts as much as all together.
    var texts: some Sequence<[String]> {
        var sets: [(replacements: [[Replacement]], worth: Double)] = []
        for (index, ones) in replacements.enumerated() {
            if ones.count > 2 {
                sets.append((ones[..<3].map { one in [one] }, ones[0].worth / 4 + ones[2].worth * 3 / 4))
            }
            for one in ones {
                for other in replacements[(index + 1)...].joined() {
                    var worth = max(one.worth, other.worth) / 4 + min(one.worth, other.worth) * 3 / 4
                    if one.place.index + 1 == other.place.index, uses.attestation(one.word, other.word) == 0 {
                        worth -= Self.unattested
                    }
                    sets.append(([[one], [other], [one, other]], worth))
                }
            }
        }
        return sets.sorted { $0.worth > $1.worth }.lazy.map { set in set.replacements.map(text) }
    }

    private func text(with replacements: [Replacement]) -> String {
        parts.text(
            with: Dictionary(replacements.map { replacement in (replacement.place.index, replacement.word) }) { $1 })
    }
}
