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
    /// The best replacements for each replaceable word, the best first.
    private var replacements: [[Replacement]] = []

    /// The maximum number of replacements that are tried for a word.
    private static let most = 6

    /// Finds the replacements for the words of a meaning.
    /// - Parameter fields: whether each field is one of the thing.
    init(
        of parts: MeaningParts, _ excerpt: ListExcerpt, fields: [Bool], in lexicon: Lexicon,
        using generator: inout SeededGenerator
    ) {
        self.parts = parts
        let initials = Set(parts.words.compactMap(\.utf8.first))
        uses = WordUses(in: lexicon, fieldsNear: fields, initials: initials)
        for place in parts.places {
            let standIns = excerpt.standIns(for: place.word, in: fields)
            let possible = possibleReplacements(for: place, standIns: standIns, using: &generator)
            replacements.append(Self.best(of: possible))
        }
    }

    // MARK: Replacements of a word

    /// Returns the replacements for a word: stand-ins from lists, and words of its fields.
    private func possibleReplacements(
        for place: MeaningParts.Place, standIns: [String: Double], using generator: inout SeededGenerator
    ) -> [Replacement] {
        var counts = standIns
        for word in uses.words(like: place.word) where counts[word] == nil && place.isLike(word) {
            counts[word] = 0
        }
        var possible: [Replacement] = []
        // Sort, so that a seed always gives the same choices.
        for (word, count) in counts.sorted(by: { one, other in one.key < other.key }) {
            let isSuitable = place.isFit(for: word) && PlainWords.isFree(word) && !isLikeOwnWord(word)
            guard isSuitable, let worth = worth(of: word, in: place, standInCount: count) else { continue }
            let chance = generator.fraction() / 2
            possible.append(Replacement(place: place, word: word, worth: worth + chance))
        }
        return possible
    }

    private func isLikeOwnWord(_ word: String) -> Bool {
        parts.ownWords.contains { ownWord in PlainWords.areAlike(ownWord, word) }
    }

    /// Returns the best replacements of which no two are alike.
    private static func best(of possible: [Replacement]) -> [Replacement] {
        var best: [Replacement] = []
        for one in possible.sorted(by: { one, other in one.worth > other.worth }) {
            if best.count == most { break }
            let isLikeBetterOne = best.contains { better in PlainWords.areAlike(better.word, one.word) }
            if !isLikeBetterOne { best.append(one) }
        }
        return best
    }

    // MARK: Worth of a replacement

    /// The cost of two replaced neighbors that no list has together, and of a word that stands in for nothing.
    private static let unattested = 0.5
    /// The binary logarithm of the number of uses at which a word of a field is as good as an attested one: 32.
    private static let logOfFamiliar = 5.0
    /// The most that stand-ins are worth, even for a word that stands in often.
    private static let mostForStandIns = 3.0

    /// Returns the quality of a replacement, or nil if it would make nonsense. It is better the more often it stands in
    /// for the word, and if lists have it next to the same neighbors.
    private func worth(of word: String, in place: MeaningParts.Place, standInCount: Double) -> Double? {
        let use = uses.nearUse(of: word)
        let isKnown = use.count > 0 || standInCount >= 1
        let hasNeighbor = place.left != nil || place.right != nil
        let mustBeMostlyThere = standInCount == 0 && hasNeighbor
        guard isKnown, uses.isUsual(word, asHead: place.isHead, mostly: mustBeMostlyThere) else { return nil }
        let familiarity = log2(1 + use.count) / Self.logOfFamiliar
        let besideNeighbors = worthBesideNeighbors(of: word, in: place, familiarity: familiarity)
        // A word that seldom stands in must be typical of the fields.
        let weight = standInCount < 1 ? use.share : 1
        let asStandIn = standInCount == 0 ? -Self.unattested : min(Self.mostForStandIns, log2(standInCount))
        return asStandIn + besideNeighbors * weight
    }

    /// Returns the mean worth of a word next to each neighbor, or its familiarity if it has no neighbor.
    private func worthBesideNeighbors(of word: String, in place: MeaningParts.Place, familiarity: Double) -> Double {
        var worths: [Double] = []
        if let left = place.left { worths.append(worthOfPair(left, word, familiarity: familiarity)) }
        if let right = place.right { worths.append(worthOfPair(word, right, familiarity: familiarity)) }
        if worths.isEmpty { return familiarity }
        return worths.reduce(0, +) / Double(worths.count)
    }

    /// Returns the worth of two adjacent words. A pair with a small word says less than one of two other words.
    private func worthOfPair(_ left: String, _ right: String, familiarity: Double) -> Double {
        let hasSmallWord = !PlainWords.particles.isDisjoint(with: [left, right])
        let attestation = uses.attestation(left, right)
        if attestation > 0 { return Double(attestation) / (hasSmallWord ? 2 : 1) }
        return hasSmallWord ? -Self.unattested : familiarity
    }

    // MARK: Texts

    /// Three wrong answers, each by its replacements.
    private struct ThreeAnswers {
        let answers: [[Replacement]]
        let worth: Double
    }

    /// The sets of three texts, the best first: the meaning with three replacements for one word, or with either of two
    /// words and with both replaced.
    ///
    /// The texts are made when they are read, because mostly the first ones are good enough.
    var texts: some Sequence<[String]> {
        var sets: [ThreeAnswers] = []
        for (index, ones) in replacements.enumerated() {
            if let set = Self.replacingOneWord(by: ones) { sets.append(set) }
            let ofLaterWords = replacements[(index + 1)...].joined()
            for one in ones {
                for other in ofLaterWords { sets.append(replacingTwoWords(by: one, other)) }
            }
        }
        let sorted = sets.sorted { one, other in one.worth > other.worth }
        return sorted.lazy.map { set in set.answers.map { replacements in text(with: replacements) } }
    }

    /// Returns the set of three replacements for one word, or nil if there are fewer.
    private static func replacingOneWord(by replacements: [Replacement]) -> ThreeAnswers? {
        guard replacements.count > 2 else { return nil }
        let best = replacements[0]
        let third = replacements[2]
        let answers = replacements.prefix(3).map { replacement in [replacement] }
        return ThreeAnswers(answers: answers, worth: combinedWorth(best: best.worth, worst: third.worth))
    }

    /// Returns the set in which either of two words, or both, are replaced.
    private func replacingTwoWords(by one: Replacement, _ other: Replacement) -> ThreeAnswers {
        var worth = Self.combinedWorth(best: max(one.worth, other.worth), worst: min(one.worth, other.worth))
        let areNeighbors = one.place.index + 1 == other.place.index
        if areNeighbors, uses.attestation(one.word, other.word) == 0 { worth -= Self.unattested }
        return ThreeAnswers(answers: [[one], [other], [one, other]], worth: worth)
    }

    /// Returns the worth of a set of texts. The worst one counts three times as much as the best one, because it is the
    /// one that a person rules out.
    private static func combinedWorth(best: Double, worst: Double) -> Double { best / 4 + worst * 3 / 4 }

    private func text(with replacements: [Replacement]) -> String {
        var words: [Int: String] = [:]
        for replacement in replacements { words[replacement.place.index] = replacement.word }
        return parts.text(with: words)
    }
}
