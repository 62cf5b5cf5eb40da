import Foundation

/// A maker of the wrong answers for multiple-choice questions.
///
/// For a meaning, the deck's own choices come first, then real meanings whose words have the same initials. Otherwise,
/// two words of the right meaning get a replacement each, and all four combinations are shown, so that neither one word
/// nor a majority reveals the answer. A replacement has the same first letter, the further letters that the word
/// contributes to the acronym, the same form and the same role. If only one word can be replaced, it gets three
/// replacements. If no word can be replaced, the choices are phrases of the same shape and letters with words of the
/// same topic. For other meanings, and for acronyms, the choices are the answers of the most similar things.
///
/// No choice is a right answer of the question, not even with a typo. No two choices differ only in case, accents or
/// punctuation. There are fewer choices if there are too few candidates.
public struct ChoiceMaker: Sendable {
    private let records: [ImportRecord]

    /// Creates a maker with the entries of decks.
    public init(decks records: [ImportRecord] = []) { self.records = records }

    /// Creates a maker for the choices of one thing with the texts of decks. It reads only the entries that matter.
    package init(decks texts: [[UInt8]], for thing: Thing) {
        let format = try? InterchangeFormat.named("text")
        var records: [ImportRecord] = []
        for text in texts {
            let file = try? format?.file(FileContents(bytes: DeckLines.mattering(to: thing, in: text)))
            try? file?.forEachItem { if case .record(let record) = $0 { records.append(record) } }
        }
        self.records = records
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
        let entries = records.map { Candidate(Thing(of: $0), direction) }
        var choice = Choice(
            of: right, direction, accepted: accepted + entries.filter { $0.key == right.key }.map(\.thing))
        let candidates = candidates.map { Candidate($0, direction) }
        if direction == .meaning {
            chooseMeanings(into: &choice, from: candidates, entries, using: &generator)
        } else {
            choice.addMostSimilar(of: candidates, using: &generator)
        }
        var answers = choice.answers
        generator.shuffle(&answers)
        return answers
    }

    private func chooseMeanings(
        into choice: inout Choice, from candidates: [Candidate], _ entries: [Candidate],
        using generator: inout SeededGenerator
    ) {
        let right = choice.asked
        // If the spelling of the meaning differs from the deck's spelling, the right answer would stand out.
        let named = records.last {
            !$0.choices.isEmpty && $0.long.lowercased() == right.thing.long.lowercased()
                && Capitals.key($0.short) == right.key
        }
        if let named {
            let variants = named.choices.flatMap { MeaningVariants.of($0) }.filter { !$0.contains("{") }
            var texts = variants.map { Self.capitalized($0, like: right.thing.long) }
            generator.shuffle(&texts)
            if choice.addAll(texts) { return }
        }
        var alike = [candidates, entries].joined().filter {
            $0.initials == right.initials && $0.key != right.key
        }.map(\.thing.long)
        generator.shuffle(&alike)
        if choice.addAll(alike) { return }
        let parts = MeaningParts(of: right.thing.long, acronym: right.thing.short)
        let book = PhraseBook(of: candidates.map(\.thing))
        let grid = Grid(of: right.thing, parts, book, using: &generator)
        for texts in grid.texts where choice.addAll(texts) { return }
        if choice.addAll(grid.singles) { return }
        let topics = book.topics(of: parts.slots.map(\.word), tags: right.thing.tags)
        for topic in topics + [Topics(rawValue: .max)] {
            guard let phrases = TopicPhrases(like: parts, topic: topic) else { continue }
            if choice.addAll(phrases.phrases(using: &generator)) { return }
        }
        choice.addMostSimilar(of: candidates + entries, using: &generator)
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

/// The lines of a deck that matter for the choices of a thing.
private enum DeckLines {
    /// Returns the entries of a list with the acronym of a thing or with a meaning that begins with the same letter. The
    /// lines that belong to an entry follow it.
    static func mattering(to thing: Thing, in text: [UInt8]) -> [UInt8] {
        let (short, first) = (Array(thing.short.lowercased().utf8), thing.long.lowercased().utf8.first)
        var kept: [UInt8] = []
        var keeps = true
        for line in text.split(separator: UInt8(ascii: "\n")) {
            if line.first != UInt8(ascii: "#") {
                let equals = line.firstIndex(of: UInt8(ascii: "="))
                let meaning = equals.flatMap { line[($0 + 1)...].first { $0 != UInt8(ascii: " ") } }
                keeps = meaning.map { $0 | 0x20 == first } ?? true || isSame(line.prefix(short.count), short)
            } else if line.starts(with: "#tags:".utf8) {
                kept += line + [UInt8(ascii: "\n")]
                continue
            }
            if keeps { kept += line + [UInt8(ascii: "\n")] }
        }
        return kept
    }

    /// Returns whether two texts differ only in the case of their letters.
    private static func isSame(_ text: ArraySlice<UInt8>, _ lower: [UInt8]) -> Bool {
        text.count == lower.count && zip(text, lower).allSatisfy { $0 == $1 || $0 | 0x20 == $1 }
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
