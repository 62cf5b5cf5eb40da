import Foundation
import TestSupport
import Testing

@testable import TILCore

/// The decks in a quiz of choices.
@Suite struct DeckChoiceTests {
    /// How an option fits the letters of an acronym, in ways that a player may go by.
    private struct Fit {
        private let words: [[Character]]
        private let letters: [Character]

        init(_ option: String, _ short: String) {
            words = option.lowercased().split { !$0.isLetter && !$0.isNumber }.map(Array.init)
            letters = short.lowercased().filter { $0.isLetter || $0.isNumber }
        }

        /// The first letters of all words make the acronym.
        var isByAllWords: Bool { words.compactMap(\.first) == letters }
        /// The first letters of the words of more than three letters make the acronym.
        var isByLongWords: Bool { words.filter { $0.count > 3 }.compactMap(\.first) == letters }
        /// The first letter is right.
        var isByFirst: Bool { words.first?.first == letters.first }
        /// The letters come in their order anywhere.
        var isByOrder: Bool { Self.has(words.flatMap { $0 }, letters) }
        /// The letters come in their order, each at the beginning of a word or after one that is.
        var isByWords: Bool { Self.fits(words[...], letters[...], budget: 200) }

        private static func has(_ text: [Character], _ letters: [Character]) -> Bool {
            var rest = letters[...]
            for letter in text where letter == rest.first { rest.removeFirst() }
            return rest.isEmpty
        }

        private static func fits(_ words: ArraySlice<[Character]>, _ letters: ArraySlice<Character>, budget: Int)
            -> Bool
        {
            guard let letter = letters.first else { return true }
            guard budget > 0, let word = words.first else { return false }
            if fits(words.dropFirst(), letters, budget: budget - 1), word.count <= 3 { return true }
            guard word.first == letter else { return false }
            for count in 1...min(letters.count, word.count)
            where has(Array(word.dropFirst()), Array(letters.prefix(count).dropFirst())) {
                if fits(words.dropFirst(), letters.dropFirst(count), budget: budget - 1) { return true }
            }
            return false
        }
    }

    private static let decks = ["chat", "law", "medicine", "networking", "starter"]

    private static func records(_ deck: String) throws -> [ImportRecord] {
        let data = try Data(contentsOf: Checkout.file("data/\(deck).txt"))
        let file = try InterchangeFormat.named("txt").file(FileContents(bytes: Array(data)))
        return try file.items().compactMap { if case .record(let record) = $0 { record } else { nil } }
    }

    private static func thing(_ record: ImportRecord) -> Thing {
        Thing(id: UUID(), short: record.short, long: record.long, tags: record.tags)
    }

    @Test(arguments: decks)
    func comparingLettersTellsNothing(deck: String) throws {
        let records = try Self.records(deck)
        let maker = ChoiceMaker(decks: records)
        var generator = SeededGenerator(seed: 1)
        var solvable: [String] = []
        let asked = records.enumerated().filter { $0.offset.isMultiple(of: 3) }.map { Self.thing($0.element) }
        for thing in asked {
            let wrong = maker.wrongAnswers(for: thing, asked: .meaning, from: [], using: &generator)
            #expect(Set(wrong + [thing.long]).count == 4, "\(thing.short)")
            for other in records where Capitals.key(other.short) == Capitals.key(thing.short) {
                #expect(!wrong.contains(other.long), "\(other.long)")
            }
            let ways: [KeyPath<Fit, Bool>] = [
                \.isByAllWords, \.isByLongWords, \.isByFirst, \.isByOrder, \.isByWords,
            ]
            let isSolved = ways.contains { way in
                Fit(thing.long, thing.short)[keyPath: way] && !wrong.contains { Fit($0, thing.short)[keyPath: way] }
            }
            if isSolved { solvable.append("\(thing.short): \(thing.long) | \(wrong.joined(separator: " | "))") }
        }
        #expect(solvable.count * 20 <= asked.count, "\(solvable.joined(separator: "\n"))")
    }

    /// Each line of choices in a deck makes four texts: the right one, and three that the judge takes for wrong.
    @Test(arguments: [
        "aviation", "chat", "cloud", "data", "finance", "law", "medicine", "networking", "programming", "security",
        "starter",
    ])
    func namedChoicesAreFour(deck: String) throws {
        for record in try Self.records(deck) where !record.choices.isEmpty {
            let texts = record.choices.flatMap { MeaningVariants.of($0).filter { !$0.contains("{") } }
            let wrong = texts.filter { text in
                Judge().judge(text, asked: .meaning, accepted: [Self.thing(record)]).verdict == .wrong
            }
            #expect(texts.contains(record.long) && Set(texts).count == 4 && wrong.count == 3, "\(record.choices)")
        }
    }

    /// Replaced words have the form of the right ones and do not mean the same.
    @Test func replacementsHaveTheFormOfTheRightWord() throws {
        let records = try Self.records("networking").filter(\.choices.isEmpty)
        let maker = ChoiceMaker(decks: records)
        var generator = SeededGenerator(seed: 2)
        func words(_ text: String) -> [String] { text.lowercased().split { " -".contains($0) }.map(String.init) }
        for record in records.prefix(150) {
            let right = words(record.long)
            let wrong = maker.wrongAnswers(for: Self.thing(record), asked: .meaning, from: [], using: &generator)
            // Whole phrases fill up if there are too few replacements.
            for text in wrong
            where right.count == words(text).count && zip(right, words(text)).count(where: !=) == 1 {
                for (word, other) in zip(right, words(text)) where word != other {
                    #expect(WordForm(of: word) == WordForm(of: other), "\(record.long) | \(text)")
                    #expect(word.first == other.first && !PlainWords.areAlike(word, other), "\(record.long) | \(text)")
                }
            }
        }
    }
}
