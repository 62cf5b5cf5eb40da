import Foundation

/// A maker of the wrong answers for multiple-choice questions.
///
/// For a meaning, the deck's own choices come first, then real meanings whose words have the same initials. Otherwise,
/// two words of the right meaning get a replacement each, and all four combinations are shown, so that neither one word
/// nor a majority reveals the answer. A replacement has the same first letter, the further letters that the word
/// contributes to the acronym, the same form and the same role. If only one word can be replaced, it gets three
/// replacements. If there are fewer than three good texts, meanings with the same tag and first letter fill up. For
/// other meanings, and for acronyms, the choices are the answers of the most similar things.
///
/// No choice is a right answer of the question, not even with a typo. No two choices differ only in case, accents or
/// punctuation. There are fewer choices if there are too few candidates.
public struct ChoiceMaker: Sendable {
    private let book: PhraseBook
    private let deckEntries: [Candidate]
    private var named: [String: (meaning: String, choices: [String])] = [:]

    /// Creates a maker with the entries of decks.
    public init(decks records: [ImportRecord] = []) {
        let things = records.map { Thing(id: UUID(), short: $0.short, long: $0.long, tags: $0.tags) }
        book = PhraseBook(of: things)
        deckEntries = things.map { Candidate($0, .meaning) }
        for record in records where !record.choices.isEmpty {
            let choices = record.choices.flatMap { MeaningVariants.of($0) }.filter { !$0.contains("{") }
            named[RepeatKey.ofMeaning(record.short, record.long)] = (record.long, choices)
        }
    }

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
    ///   - candidates: the things to choose from in addition to the decks. Each one is examined, and a few hundred are
    ///     enough.
    ///   - generator: the source of randomness.
    /// - Returns: three texts in random order, or fewer if there are too few candidates.
    public func wrongAnswers(
        for thing: Thing, asked direction: Direction, accepted: [Thing] = [], from candidates: [Thing],
        using generator: inout SeededGenerator
    ) -> [String] {
        let right = Candidate(thing, direction)
        let others = deckEntries.filter { $0.key == right.key }.map(\.thing)
        var choice = Choice(of: right, direction, accepted: accepted + others)
        let candidates = candidates.map { Candidate($0, direction) }
        if direction == .meaning {
            chooseMeanings(into: &choice, from: candidates, using: &generator)
        } else {
            choice.addMostSimilar(of: candidates, using: &generator)
        }
        var answers = choice.answers
        generator.shuffle(&answers)
        return answers
    }

    private func chooseMeanings(
        into choice: inout Choice, from candidates: [Candidate], using generator: inout SeededGenerator
    ) {
        let right = choice.asked
        // If the spelling of the meaning differs from the deck's spelling, the right answer would stand out.
        if let named = named[RepeatKey.ofMeaning(right.thing.short, right.thing.long)],
            named.meaning.lowercased() == right.thing.long.lowercased()
        {
            var texts = named.choices.map { Self.capitalized($0, like: right.thing.long) }
            generator.shuffle(&texts)
            if choice.addAll(texts) { return }
        }
        var alike = [candidates, deckEntries].joined().filter {
            $0.initials == right.initials && $0.key != right.key
        }.map(\.thing.long)
        generator.shuffle(&alike)
        if choice.addAll(alike) { return }
        let books = [book, PhraseBook(of: candidates.map(\.thing))]
        let others = candidates + deckEntries
        let related = others.filter { $0.isRelated(to: right) }
        let grid = Grid(of: right.thing, books, using: &generator)
        for texts in grid.texts where choice.addAll(texts) { return }
        if choice.addAll(phrases(for: right.thing, books, using: &generator)) { return }
        if choice.addSome(grid.singles, related, using: &generator) { return }
        choice.addMostSimilar(of: others, using: &generator)
    }

    /// Returns natural phrases whose initials are the letters of a thing's acronym. Phrases with words from meanings
    /// with the same tag come first. No two of them share a word.
    private func phrases(
        for thing: Thing, _ books: [PhraseBook], using generator: inout SeededGenerator
    ) -> [String] {
        let letters = thing.short.lowercased()
        guard letters.allSatisfy({ $0.isASCII && $0.isLetter }) else { return [] }
        let words = thing.long.lowercased().split { $0 == " " || $0 == "-" }.map(String.init)
        let isMedical = words.contains(where: PlainWords.isMedical)
        let found = PhraseBook.nounPhrases(Array(letters), withMedicine: isMedical, using: &generator)
        let ranked = found.map { phrase in
            (phrase, phrase.count { word in books.contains { $0.has(word, tags: thing.tags) } })
        }.sorted { $0.1 > $1.1 }
        var seen = Set(words)
        var phrases: [String] = []
        for (phrase, _) in ranked where !phrase.contains(where: seen.contains) {
            seen.formUnion(phrase)
            let isCapital = thing.long.first?.isUppercase == true
            phrases.append(phrase.map { isCapital ? $0.capitalized : $0 }.joined(separator: " "))
        }
        return phrases
    }

    /// Returns a text with the capitals of a meaning, word by word.
    private static func capitalized(_ text: String, like meaning: String) -> String {
        let (words, others) = (text.split(separator: " "), meaning.split(separator: " "))
        guard words.count == others.count else { return text }
        return zip(words, others).map { word, other in
            if word.lowercased() == other.lowercased() { return String(other) }
            let first = other.first?.isUppercase == true ? word.prefix(1).uppercased() : word.prefix(1).lowercased()
            return first + word.dropFirst()
        }.joined(separator: " ")
    }

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

        /// Adds one or two of several answers and the most similar candidates, or none if there are fewer than three.
        mutating func addSome(
            _ texts: [String], _ candidates: [Candidate], using generator: inout SeededGenerator
        ) -> Bool {
            var extended = self
            for text in texts where extended.answers.count < Self.count - 1 { extended.add(text) }
            if extended.answers.isEmpty { return false }
            extended.addMostSimilar(of: candidates, using: &generator)
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
    private let length: Int

    /// Creates a candidate from a thing's answer in a direction. In an acronym, every letter is an initial.
    init(_ thing: Thing, _ direction: Direction) {
        self.thing = thing
        key = Capitals.key(thing.short)
        let folded = direction.folded(thing)
        initials = direction == .acronym ? folded.letters : folded.words.map { folded.letters[$0.lowerBound] }
        length = folded.letters.count
    }

    /// Returns whether two answers share a tag and the first letter.
    func isRelated(to other: Candidate) -> Bool {
        initials.first == other.initials.first && thing.tags.contains(where: other.thing.tags.contains)
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
