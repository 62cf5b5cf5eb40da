import Foundation

/// Makes the wrong answers of questions whose answer is chosen.
///
/// For a meaning, the first choices are those that its deck names. Next come real meanings whose words have the same
/// initials. Otherwise two words of the right meaning get a replacement each, and all four combinations are shown, so
/// that neither one word nor a majority reveals the answer. A replacement has the same first letter, the further
/// letters that the word contributes to the acronym, the same form and the same role. If only one word can be replaced, it gets
/// three replacements. For meanings without such words, and for acronyms, the choices are answers of things
/// that look most like the right one.
///
/// No choice is a right answer of the question, not even with a slip. No two choices differ only in case, accents
/// or punctuation. There are fewer choices if the candidates do not suffice.
public struct ChoiceMaker: Sendable {
    private let book: PhraseBook
    private let deckEntries: [Candidate]
    private var named: [String: [String]] = [:]

    /// Creates a maker that knows the entries of decks.
    public init(decks records: [ImportRecord] = []) {
        let things = records.map { Thing(id: UUID(), short: $0.short, long: $0.long, tags: $0.tags) }
        book = PhraseBook(of: things)
        deckEntries = things.map { Candidate($0, .meaning) }
        for record in records where !record.choices.isEmpty {
            named[RepeatKey.ofMeaning(record.short, record.long)] = record.choices.flatMap {
                MeaningVariants.of($0).filter { !$0.contains("{") }
            }
        }
    }

    /// Returns the first letters of the words of a meaning.
    public static func initials(of long: String) -> String {
        String(long.split { $0 == " " || $0 == "-" }.compactMap(\.first))
    }

    /// Chooses wrong answers for a question.
    /// - Parameters:
    ///   - thing: the asked thing.
    ///   - direction: the direction of the question, which decides whether the choices are meanings or acronyms.
    ///   - accepted: the other things with a right answer, and other meanings of the acronym that somebody else's list has.
    ///   - candidates: the things to draw from in addition to the decks. Each is looked at once, so a few hundred are enough.
    ///   - generator: the source of randomness.
    /// - Returns: three texts in random order.
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
            choice.takeMostAlike(of: candidates, using: &generator)
        }
        var answers = choice.answers
        generator.shuffle(&answers)
        return answers
    }

    private func chooseMeanings(
        into choice: inout Choice, from candidates: [Candidate], using generator: inout SeededGenerator
    ) {
        let right = choice.asked
        if var texts = named[RepeatKey.ofMeaning(right.thing.short, right.thing.long)] {
            generator.shuffle(&texts)
            if choice.takeAll(texts) { return }
        }
        var alike = [candidates, deckEntries].joined().filter {
            $0.initials == right.initials && $0.key != right.key
        }.map(\.thing.long)
        generator.shuffle(&alike)
        if choice.takeAll(alike) { return }
        var book = book
        book.add(candidates.map(\.thing))
        for mayReplaceNames in [false, true] {
            let grid = Grid(of: right.thing, book, mayReplaceNames: mayReplaceNames, using: &generator)
            for texts in grid.grids where choice.takeAll(texts) { return }
            for texts in grid.rows where choice.takeAll(texts) { return }
        }
        choice.takeMostAlike(of: candidates + deckEntries, using: &generator)
    }

    /// Wrong answers that were chosen so far.
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

        /// Takes three of some answers, or none.
        mutating func takeAll(_ texts: [String]) -> Bool {
            var taken = self
            for text in texts { taken.take(text) }
            if taken.answers.count == Self.count { self = taken }
            return taken.answers.count == Self.count
        }

        /// Takes the answers of the things that look most like the right one and have another question.
        mutating func takeMostAlike(of candidates: [Candidate], using generator: inout SeededGenerator) {
            let ranked = candidates.map { ($0, $0.likeness(to: asked) + generator.fraction()) }
            for (candidate, _) in ranked.sorted(by: { $0.1 > $1.1 }) where answers.count < Self.count {
                let sharesQuestion =
                    direction == .meaning
                    ? candidate.key == asked.key
                    : Judge().judge(candidate.thing.long, asked: .meaning, accepted: [asked.thing]).verdict != .wrong
                if !sharesQuestion { take(direction.answer(of: candidate.thing)) }
            }
        }

        /// Takes an answer, if it is wrong and new.
        private mutating func take(_ answer: String) {
            let key = FoldedText(answer, isAcronym: direction == .acronym).letters
            guard answers.count < Self.count, !key.isEmpty, !seen.contains(key),
                Judge().judge(answer, asked: direction, accepted: right).verdict == .wrong
            else { return }
            seen.insert(key)
            answers.append(answer)
        }
    }
}

/// A thing to draw answers from, at a glance.
private struct Candidate: Sendable {
    let thing: Thing
    let key: String
    let initials: [UInt32]
    private let length: Int

    /// Examines a thing's answer in a direction. In an acronym, every letter is an initial.
    init(_ thing: Thing, _ direction: Direction) {
        self.thing = thing
        key = Capitals.key(thing.short)
        let folded = direction.folded(thing)
        initials = direction == .acronym ? folded.letters : folded.words.map { folded.letters[$0.lowerBound] }
        length = folded.letters.count
    }

    /// How much two answers look alike, from 0 to 8: half for the initials, the rest for tags and length.
    func likeness(to other: Candidate) -> Double {
        func share(_ part: Int, _ whole: Int) -> Double { whole == 0 ? 0 : Double(part) / Double(whole) }
        let same = zip(initials, other.initials).count { $0 == $1 }
        return 4 * share(same, max(initials.count, other.initials.count))
            + (thing.tags.contains(where: other.thing.tags.contains) ? 2 : 0)
            + 2 * share(min(length, other.length), max(length, other.length))
    }
}

extension Direction {
    /// The answer of a thing in this direction, folded.
    fileprivate func folded(_ thing: Thing) -> FoldedText {
        FoldedText(answer(of: thing), isAcronym: self == .acronym)
    }
}
