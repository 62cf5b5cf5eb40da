import Foundation

/// A maker of the wrong answers for multiple-choice questions.
///
/// It gets lists, such as the decks and `data/choices` that come with til. For a meaning, the choices that a list names
/// come first, then phrases of its field that spell the acronym: meanings and choices of other acronyms. Otherwise, one
/// word of the right meaning gets three replacements, or two words get one each, and all four combinations are shown, so
/// that neither one word nor a majority reveals the answer. A replacement often stands in the same braces as the word in
/// lines of choices, or lists have it next to the same neighbors. It has the same first letter, the further letters that
/// the word contributes to the acronym and the same form. If no word can be replaced, the choices are phrases that spell
/// the acronym, composed of pairs of words from lists. Otherwise, and for acronyms, the choices are the answers of
/// the most similar things.
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
        let entries = excerpt.records.map {
            Candidate(Thing(id: UUID(), short: $0.short, long: $0.long, tags: $0.tags), direction)
        }
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
            guard named.words.count == parts.words.count,
                Judge().judge(record.long, asked: .meaning, accepted: [choice.asked.thing]).verdict != .wrong
            else { continue }
            var texts = Self.variants(of: record).map { variant in
                let other = MeaningParts(of: variant)
                return parts.text(of: other, varying: other.words.count == named.words.count ? named : nil)
            }
            generator.shuffle(&texts)
            if choice.addAll(texts) { return }
        }
        var records = excerpt.records
        generator.shuffle(&records)
        let near = records.filter(excerpt.isNear)
        let letters = Array(choice.asked.thing.short.lowercased().filter { $0.isLetter || $0.isNumber }.utf8)
        var phrases = Phrases(of: parts, spelling: letters)
        phrases.add(near, using: &generator)
        if choice.addAll(phrases.texts) { return }
        let standIns = parts.places.map { excerpt.standIns(for: $0.word) }
        let grid = Grid(of: parts, standIns, in: lists, fields: excerpt.fields, using: &generator)
        for texts in grid.texts where choice.addAll(texts) { return }
        for (records, fields) in [(near, excerpt.fields), (records, Set(excerpt.names))] {
            phrases.add(records, using: &generator)
            if choice.addAll(phrases.texts) { return }
            let composed = ComposedPhrases(spelling: letters, in: lists, fields: fields)
            for phrase in composed.phrases(using: &generator) where phrases.texts.count < Self.mostPhrases {
                phrases.add(MeaningParts(of: phrase))
            }
            if choice.addAll(phrases.texts) { return }
        }
    }

    /// Phrases in the capitals of a meaning. No two of them, nor one of them and the meaning, have a word in common.
    private struct Phrases {
        private let parts: MeaningParts
        private let letters: [UInt8]
        private var seen: [String]
        private(set) var texts: [String] = []

        init(of parts: MeaningParts, spelling letters: [UInt8]) {
            (self.parts, self.letters, seen) = (parts, letters, parts.ownWords)
        }

        @discardableResult mutating func add(_ phrase: MeaningParts) -> Bool {
            let words = phrase.ownWords
            guard [words, phrase.words].contains(where: { $0.compactMap(\.utf8.first) == letters }),
                !words.contains(where: { word in seen.contains { PlainWords.areAlike($0, word) } })
            else { return false }
            seen += words
            texts.append(parts.text(of: phrase))
            return true
        }

        /// Adds at most one phrase of each entry: its meaning or a choice.
        mutating func add(_ records: [ImportRecord], using generator: inout SeededGenerator) {
            for record in records where texts.count < ChoiceMaker.mostPhrases {
                var phrases = [record.long] + ChoiceMaker.variants(of: record)
                generator.shuffle(&phrases)
                _ = phrases.contains { add(MeaningParts(of: $0)) }
            }
        }
    }

    /// Returns the choices of an entry.
    private static func variants(of record: ImportRecord) -> [String] {
        record.choices.flatMap { MeaningVariants.of($0) }.filter { !$0.contains("{") }
    }

    /// Returns things as a list.
    private static func list(of things: [Thing]) -> [UInt8] {
        var writer = PlainText.Writer()
        var list: [UInt8] = []
        for var thing in things {
            thing.note = ""
            writer.write(thing, reviews: [], into: &list)
        }
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

/// A possible thing for an answer, with the properties that are compared.
private struct Candidate: Sendable {
    let thing: Thing
    let key: String
    let initials: [UInt32]

    /// Creates a candidate from a thing's answer in a direction. In an acronym, every letter is an initial.
    init(_ thing: Thing, _ direction: Direction) {
        self.thing = thing
        key = Capitals.key(thing.short)
        let folded = direction.folded(thing)
        initials = direction == .acronym ? folded.letters : folded.words.map { folded.letters[$0.lowerBound] }
    }

    /// Returns the similarity of two answers, from 0 to 10. The initials contribute the most, and the tags the rest.
    func likeness(to other: Candidate) -> Double {
        let same = zip(initials, other.initials).count { $0 == $1 }
        return (initials.first == other.initials.first ? 4 : 0)
            + 4 * Double(same) / Double(max(initials.count, other.initials.count, 1))
            + (thing.tags.contains(where: other.thing.tags.contains) ? 2 : 0)
    }
}

extension Direction {
    /// Returns the folded answer of a thing in this direction.
    fileprivate func folded(_ thing: Thing) -> FoldedText {
        FoldedText(answer(of: thing), isAcronym: self == .acronym)
    }
}
