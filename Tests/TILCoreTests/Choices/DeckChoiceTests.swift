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

    /// Decks, and the lists that are of their field.
    private static let decks = [
        ("chat", ["general", "media"]), ("law", ["law", "government"]), ("medicine", ["medicine"]),
        ("networking", ["computing"]),
    ]

    private static func text(_ deck: String) throws -> [UInt8] {
        Array(try Data(contentsOf: Checkout.file("data/\(deck).txt")))
    }

    private static func records(_ deck: String) throws -> [ImportRecord] {
        let file = try InterchangeFormat.named("txt").file(FileContents(bytes: text(deck)))
        return try file.items().compactMap { if case .record(let record) = $0 { record } else { nil } }
    }

    private static func thing(_ record: ImportRecord) -> Thing {
        Thing(id: UUID(), short: record.short, long: record.long, tags: record.tags)
    }

    @Test(arguments: decks)
    func comparingLettersSeldomRevealsTheRightChoice(deck: String, lists: [String]) throws {
        let records = try Self.records(deck)
        var maker = try ChoiceMaker(lists: ([deck] + lists.map { "choices/" + $0 }).map(Self.text))
        let things = records.map(Self.thing)
        var generator = SeededGenerator(seed: 1)
        var solvable: [String] = []
        let step = Soak.isLong ? 3 : 15
        let asked = stride(from: 0, to: things.count, by: step).map { things[$0] }
        for thing in asked {
            let wrong = maker.wrongAnswers(for: thing, asked: .meaning, from: things, using: &generator)
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

    private static let all = [
        "aviation", "chat", "cloud", "data", "finance", "law", "medicine", "networking", "programming", "security",
        "starter",
    ]
    /// The lists of `data/choices`.
    private static var lists: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: Checkout.file("data/choices").path)
                .map { "choices/" + $0.replacing(".txt", with: "") }
        }
    }

    /// Each line of choices in a list makes four texts: the right one, and three that the judge takes for wrong.
    @Test func eachLineOfChoicesGivesThreeWrongAnswers() throws {
        for list in try Self.all + Self.lists {
            // The lists of choices are long.
            let step = list.hasPrefix("choices/") && !Soak.isLong ? 30 : 1
            for (index, record) in try Self.records(list).enumerated()
            where index.isMultiple(of: step) && !record.choices.isEmpty {
                let texts = record.choices.flatMap { MeaningVariants.of($0).filter { !$0.contains("{") } }
                let wrong = texts.filter { text in
                    Judge().judge(text, asked: .meaning, accepted: [Self.thing(record)]).verdict == .wrong
                }
                #expect(
                    Set(texts + [record.long]).count == 4 && wrong.count == 3,
                    "\(list): \(record.short) \(record.choices)")
            }
        }
    }

    /// Each line of words in a list of `data/choices` is of plain words with the same initial.
    @Test func replacementWordsInALineHaveTheSameInitial() throws {
        for list in try Self.lists {
            let bytes = try Self.text(list)
            if LanguageWords.language(of: bytes) != nil { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(list.hasSuffix("general") || text.contains("\n#tags: \(list.dropFirst(8))\n"))
            for line in text.split(separator: "\n").prefix(while: { !$0.contains(" = ") })
            where line.hasPrefix("#choices:") {
                let words = line.dropFirst(11).dropLast().split(separator: ",")
                #expect(words.count > 1 && Set(words.map(\.first)).count == 1, "\(line)")
                #expect(words.allSatisfy { $0.allSatisfy { $0.isLowercase && $0.isASCII } }, "\(line)")
            }
        }
    }
}
