/// Wrong answers that result from replacing one or two words of a meaning.
struct Grid {
    private struct Replacement {
        let place: MeaningParts.Place
        let word: String
        let worth: Double
        /// Whether lists have the word beside all neighbors.
        let isAttested: Bool
    }

    private let parts: MeaningParts
    private let uses: WordUses
    /// The best replacements for each replaceable word.
    private var replacements: [[Replacement]] = []

    /// The maximum number of replacements that are tried for a word.
    private static let most = 6
    /// The advantage of an attested pair, of a word of the field and of two replaced words.
    private static let (attested, near, crossed) = (1.5, 3.0, 4.0)

    /// Finds the replacements for the words of a meaning.
    /// - Parameter standIns: the words that may stand in for each replaceable word, and whether they do in the fields.
    init(
        of parts: MeaningParts, _ standIns: [[String: Bool]], in lists: [[UInt8]], fields: Set<String>,
        using generator: inout SeededGenerator
    ) {
        self.parts = parts
        let present = parts.words.filter { !PlainWords.particles.contains($0) }
        let found = zip(parts.places, standIns).map { place, standIns in
            let fitting = standIns.filter { word, _ in
                place.isFit(for: word) && !PlainWords.particles.contains(word) && !PlainWords.ofNations.contains(word)
                    && !present.contains { PlainWords.areAlike($0, word) }
            }
            // Words of other fields would stand out beside those of the right one.
            return fitting.values.contains(true) ? fitting.filter(\.value) : fitting
        }
        let words = Set(parts.words).union(found.flatMap(\.keys))
        uses = WordUses(of: words.sorted(), in: lists, fields: fields)
        for (place, standIns) in zip(parts.places, found) {
            var some: [Replacement] = []
            for (word, isNear) in standIns.sorted(by: { $0.key < $1.key }) {
                guard let (worth, isAttested) = worth(of: word, in: place, isNear: isNear) else { continue }
                some.append(
                    Replacement(
                        place: place, word: word, worth: worth + generator.fraction(), isAttested: isAttested))
            }
            let best = some.sorted { $0.worth > $1.worth }.prefix(Self.most)
            if !best.isEmpty { replacements.append(Array(best)) }
        }
    }

    /// Returns the quality of a replacement, or nil if it would make nonsense. It is better if lists use it beside the
    /// same neighbors. Beside a small word such as "of", and if it is not of the field, they have to.
    private func worth(of word: String, in place: MeaningParts.Place, isNear: Bool) -> (Double, isAttested: Bool)? {
        let isPlural = WordForm(of: word) == .plural
        guard uses.isUsual(word, asHead: place.isHead), !isPlural || uses.isKnown(word) else { return nil }
        var worth = (isNear ? Self.near : 0) + (uses.isNear(word) ? 1 : 0)
        var isAttested = true
        let pairs = [place.left.map { ($0, word) }, place.right.map { (word, $0) }].compactMap { $0 }
        for (left, right) in pairs {
            let attestation = uses.attestation(left, right)
            let isFixed = PlainWords.particles.contains(left) || PlainWords.particles.contains(right)
            if attestation == 0, isFixed || !isNear { return nil }
            if attestation == 0 { isAttested = false }
            worth += Self.attested * Double(attestation == 0 ? -1 : isFixed ? 0 : attestation)
        }
        return (worth - 0.1 * Double(abs(word.utf8.count - place.word.utf8.count)), isAttested)
    }

    /// The sets of three texts, the best first: the meaning with three replacements for one word, or with either of two
    /// words and with both replaced.
    var texts: some Sequence<[String]> {
        var sets: [(replacements: [[Replacement]], worth: Double)] = []
        for (index, ones) in replacements.enumerated() {
            var three: [Replacement] = []
            for one in ones where three.count < 3 && !three.contains(where: { PlainWords.areAlike($0.word, one.word) })
            {
                three.append(one)
            }
            if three.count == 3 { sets.append((three.map { [$0] }, three.reduce(0) { $0 + $1.worth })) }
            for one in ones {
                for other in replacements[(index + 1)...].joined() where !PlainWords.areAlike(one.word, other.word) {
                    var worth = one.worth + other.worth + min(one.worth, other.worth)
                    // If only one word differs, the rest of the phrase may tell which one is usual.
                    if one.isAttested, other.isAttested { worth += Self.crossed }
                    if one.place.index + 1 == other.place.index {
                        worth += uses.attestation(one.word, other.word) > 0 ? 1 : -Self.attested
                    }
                    sets.append(([[one], [other], [one, other]], worth))
                }
            }
        }
        return sets.sorted { $0.worth > $1.worth }.lazy.map { $0.replacements.map(text) }
    }

    private func text(with replacements: [Replacement]) -> String {
        parts.text(with: Dictionary(replacements.map { ($0.place.index, $0.word) }) { $1 })
    }
}
