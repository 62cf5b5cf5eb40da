import Foundation

/// A maker of the wrong answers for multiple-choice questions.
///
/// It gets lists, such as the decks and `data/choices` that come with til. For a meaning, the choices that a list names
/// come first, then phrases of its field with the same shape and initials: meanings and choices of other acronyms.
/// Otherwise, one word of the right meaning gets three replacements, or two words get one each, and all four combinations
/// are shown, so that neither one word nor a majority reveals the answer. A replacement stands in the same braces as the
/// word in a line of choices. It has the same first letter, the further letters that the word contributes to the acronym
/// and the same form. If no word can be replaced, the choices are phrases of other fields, or whose words spell the
/// acronym. For other meanings, and for acronyms, the choices are the answers of the most similar things.
///
/// No choice is a right answer of the question, not even with a typo. No two choices differ only in case, accents or
/// punctuation. There are fewer choices if there are too few candidates.
public struct ChoiceMaker: Sendable {
    private let lists: [[UInt8]]

    /// Creates a maker with the texts of lists in the plain form, in UTF-8.
    public init(lists: [[UInt8]] = []) { self.lists = lists }

    /// Returns the first letters of the words of a meaning.
    package static func initials(of long: String) -> String {
        String(long.split { $0 == " " || $0 == "-" }.compactMap(\.first))
    }

    /// Returns wrong answers for a question.
    /// - Parameters:
    ///   - thing: the asked thing.
    ///   - direction: the direction of the question, which decides whether the choices are meanings or acronyms.
    ///   - accepted: the other things with a right answer, and other meanings of the acronym from the lists of other
    ///     people.
    ///   - candidates: the things to choose from in addition to the lists. Each one is examined, and a few hundred are
    ///     enough.
    ///   - generator: the source of randomness.
    /// - Returns: three texts in random order, or fewer if there are too few candidates.
    public func wrongAnswers(
        for thing: Thing, asked direction: Direction, accepted: [Thing] = [], from candidates: [Thing],
        using generator: inout SeededGenerator
    ) -> [String] {
        let right = Candidate(thing, direction)
        let parts = MeaningParts(of: thing.long, acronym: thing.short)
        let lists = lists + [Self.list(of: candidates)]
        let excerpt = ListExcerpt(of: lists, for: thing, parts.words, others: Self.words(around: thing, candidates))
        let candidates = candidates.map { Candidate($0, direction) }
        let entries = excerpt.records.map { Candidate(Thing(of: $0), direction) }
        var choice = Choice(
            of: right, direction, accepted: accepted + entries.filter { $0.key == right.key }.map(\.thing))
        if direction == .meaning {
            chooseMeanings(into: &choice, parts, excerpt, in: lists, using: &generator)
            choice.addMostSimilar(of: candidates + entries, using: &generator)
        } else {
            choice.addMostSimilar(of: candidates, using: &generator)
        }
        var answers = choice.answers
        generator.shuffle(&answers)
        return answers
    }

    private func chooseMeanings(
        into choice: inout Choice, _ parts: MeaningParts, _ excerpt: ListExcerpt, in lists: [[UInt8]],
        using generator: inout SeededGenerator
    ) {
        for record in excerpt.records where !record.choices.isEmpty {
            let named = MeaningParts(of: record.long)
            let isSame = Judge().judge(record.long, asked: .meaning, accepted: [choice.asked.thing]).verdict != .wrong
            guard isSame, named.words.count == parts.words.count else { continue }
            let variants = record.choices.flatMap { MeaningVariants.of($0) }.filter { !$0.contains("{") }
            var texts = variants.map { variant in
                let other = MeaningParts(of: variant)
                guard other.words.count == parts.words.count else { return variant }
                let isAlike = other.shape(isExact: false) == named.shape(isExact: false)
                return parts.text(of: other, varying: isAlike ? named : nil)
            }
            generator.shuffle(&texts)
            if choice.addAll(texts) { return }
        }
        var records = excerpt.records.filter { Capitals.key($0.short) != choice.asked.key }
        generator.shuffle(&records)
        let near = records.filter(excerpt.isNear)
        if choice.addAll(phrases(of: near, like: parts, isExact: true, using: &generator)) { return }
        let standIns = parts.places.map { excerpt.standIns(for: $0.word) }
        let grid = Grid(of: parts, standIns, in: lists, fields: excerpt.fields, using: &generator)
        for texts in grid.texts where choice.addAll(texts) { return }
        if choice.addAll(phrases(of: near, like: parts, isExact: false, using: &generator)) { return }
        let letters = Array(choice.asked.thing.short.lowercased().utf8)
        func spells(_ words: [String]) -> Bool { words.compactMap(\.utf8.first) == letters }
        var spelled = excerpt.records.flatMap { record in
            let isNamed = Capitals.key(record.short) == choice.asked.key
            return Self.texts(of: record).filter { isNamed || spells(MeaningParts(of: $0).words) }
        }
        generator.shuffle(&spelled)
        // Any word of the fields may stand in for a word that is not next to a small word.
        let words = WordUses.words(like: parts.places, in: lists, fields: excerpt.fields)
        let free = zip(parts.places, words).map { $0.isFixed ? [:] : $1 }
        for standIns in [free, words] {
            let grid = Grid(of: parts, standIns, in: lists, fields: excerpt.fields, using: &generator)
            for texts in grid.texts where choice.addAll(texts) { return }
            if !spells(parts.words), choice.addAll(spelled) { return }
            for isExact in [true, false] {
                if choice.addAll(phrases(of: records, like: parts, isExact: isExact, using: &generator)) { return }
            }
        }
        _ = choice.addAll(spelled)
    }

    /// Returns the meaning of an entry and its choices.
    private static func texts(of record: ImportRecord) -> [String] {
        [record.long] + record.choices.flatMap { MeaningVariants.of($0) }.filter { !$0.contains("{") }
    }

    /// Returns phrases of the shape of a meaning, at most one for each entry. No two of them have a word in common.
    private func phrases(
        of records: [ImportRecord], like parts: MeaningParts, isExact: Bool, using generator: inout SeededGenerator
    ) -> [String] {
        let shape = parts.shape(isExact: isExact)
        var seen = Set(parts.words).subtracting(PlainWords.particles)
        var found: [String] = []
        for record in records where found.count < Self.mostPhrases {
            var texts = Self.texts(of: record)
            generator.shuffle(&texts)
            for phrase in texts.map({ MeaningParts(of: $0) }) where phrase.shape(isExact: isExact) == shape {
                let words = Set(phrase.words).subtracting(PlainWords.particles)
                guard !words.contains(where: { word in seen.contains { PlainWords.areAlike($0, word) } }) else {
                    continue
                }
                seen.formUnion(words)
                found.append(parts.text(of: phrase))
                break
            }
        }
        return found
    }

    /// Returns things as a list.
    private static func list(of things: [Thing]) -> [UInt8] {
        var writer = PlainText.Writer()
        var list: [UInt8] = []
        for thing in things { writer.write(thing, reviews: [], into: &list) }
        return list
    }

    /// Returns some words of the things with the same tags as a thing, or of all things if there are none.
    private static func words(around thing: Thing, _ things: [Thing]) -> [String] {
        let mates = things.filter { $0.tags.contains(where: thing.tags.contains) }
        let words = (mates.isEmpty ? things : mates).prefix(mostAround).flatMap { MeaningParts(of: $0.long).words }
        return Set(words).subtracting(PlainWords.particles).sorted()
    }

    private static let (mostAround, mostPhrases) = (30, 12)

    /// The wrong answers that were chosen so far.
    private struct Choice {
        let asked: Candidate
        private let direction: Direction
        private let right: [Thing]
        private(set) var answers: [String] = []
        private var seen: Set<[UInt32]>

        private static let count = 3

        init(of asked: Candidate, _ direction: Direction, accepted: [Thing]) {
            (self.asked, self.direction) = (asked, direction)
            right = [asked.thing] + accepted
            seen = Set(right.map { direction.folded($0).letters })
        }

        /// Adds three of several answers, or none if fewer are suitable.
        mutating func addAll(_ texts: [String]) -> Bool {
            var extended = self
            for text in texts { extended.add(text) }
            if extended.answers.count == Self.count { self = extended }
            return extended.answers.count == Self.count
        }

        /// Adds the answers of the most similar things that have a different question.
        mutating func addMostSimilar(of candidates: [Candidate], using generator: inout SeededGenerator) {
            let ranked = candidates.map { ($0, $0.likeness(to: asked) + generator.fraction()) }
            for (candidate, _) in ranked.sorted(by: { $0.1 > $1.1 }) where answers.count < Self.count {
                let sharesQuestion =
                    direction == .meaning
                    ? candidate.key == asked.key
                    : Judge().judge(candidate.thing.long, asked: .meaning, accepted: [asked.thing]).verdict != .wrong
                if !sharesQuestion { add(direction.answer(of: candidate.thing)) }
            }
        }

        /// Adds an answer if it is wrong and new.
        private mutating func add(_ answer: String) {
            let key = FoldedText(answer, isAcronym: direction == .acronym).letters
            guard answers.count < Self.count, !key.isEmpty, !seen.contains(key),
                Judge().judge(answer, asked: direction, accepted: right).verdict == .wrong
            else { return }
            seen.insert(key)
            answers.append(answer)
        }
    }
}

extension Thing {
    fileprivate init(of record: ImportRecord) {
        self.init(id: UUID(), short: record.short, long: record.long, tags: record.tags)
    }
}

/// A possible thing for an answer, with the properties that are compared.
private struct Candidate: Sendable {
    let thing: Thing
    let key: String
    let initials: [UInt32]
    private let length: Int

    /// Creates a candidate from a thing's answer in a direction. In an acronym, every letter is an initial.
    init(_ thing: Thing, _ direction: Direction) {
        self.thing = thing
        key = Capitals.key(thing.short)
        let folded = direction.folded(thing)
        initials = direction == .acronym ? folded.letters : folded.words.map { folded.letters[$0.lowerBound] }
        length = folded.letters.count
    }

    /// Returns the similarity of two answers, from 0 to 12. The initials contribute the most, and the tags and the
    /// length contribute the rest.
    func likeness(to other: Candidate) -> Double {
        func share(_ part: Int, _ whole: Int) -> Double { whole == 0 ? 0 : Double(part) / Double(whole) }
        let same = zip(initials, other.initials).count { $0 == $1 }
        return (initials.first == other.initials.first ? 4 : 0)
            + 4 * share(same, max(initials.count, other.initials.count))
            + (thing.tags.contains(where: other.thing.tags.contains) ? 2 : 0)
            + 2 * share(min(length, other.length), max(length, other.length))
    }
}

extension Direction {
    /// Returns the folded answer of a thing in this direction.
    fileprivate func folded(_ thing: Thing) -> FoldedText {
        FoldedText(answer(of: thing), isAcronym: self == .acronym)
    }
}
