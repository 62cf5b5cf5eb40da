import Foundation
import TestSupport
import Testing

@testable import TILCore

/// The starter deck in a quiz of choices, played by one who only compares letters.
@Suite struct StarterDeckChoiceTests {
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

    @Test func comparingLettersTellsNothing() throws {
        let temporary = try TemporaryStore()
        let store = temporary.store
        let data = try Data(contentsOf: Checkout.file("data/starter.txt"))
        let file = try InterchangeFormat.named("txt").file(FileContents(bytes: Array(data)))
        var generator = SeededGenerator(seed: 1)
        _ = try store.importThings([file], at: morning, using: &generator)
        let things = try store.things()
        var solvable: [String] = []
        for thing in things {
            let accepted = try store.accepted(for: thing, asked: .meaning)
            let candidates = try store.lookAlikes(of: thing, using: &generator)
            let wrong = Distractors.choose(
                for: thing, asked: .meaning, accepted: accepted, from: candidates, using: &generator)
            #expect(wrong.count == 3, "\(thing.short)")
            let ways: [KeyPath<Fit, Bool>] = [
                \.isByAllWords, \.isByLongWords, \.isByFirst, \.isByOrder, \.isByWords,
            ]
            let isSolved = ways.contains { way in
                Fit(thing.long, thing.short)[keyPath: way] && !wrong.contains { Fit($0, thing.short)[keyPath: way] }
            }
            if isSolved { solvable.append("\(thing.short): \(thing.long) | \(wrong.joined(separator: " | "))") }
        }
        #expect(things.count >= 600)
        #expect(solvable.count * 20 <= things.count, "\(solvable.count): \(solvable.joined(separator: "\n"))")
    }
}
