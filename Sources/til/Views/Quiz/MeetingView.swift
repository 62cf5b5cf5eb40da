import Foundation
import TILCore
import TILText

/// A new thing, shown before it is asked: the acronym, the meaning with the acronym's letters marked, and the note.
struct MeetingView {
    let thing: Thing
    /// The number of remaining questions in words.
    let left: String
    let page: Page

    var text: String {
        let tags = thing.tags.isEmpty ? "" : "  \(page.style(.faint, page.tags(thing.tags)))"
        let heading = "\(page.style(.faint, left))  \(page.style(.short, thing.short.visible))\(tags)"
        let rows = ["New: \(marked)"] + thing.noteLines.map { noteLine in "  note   \(noteLine)" }
        return "\n\(page.folded(heading, indent: 2))\n\(page.lines(rows, indent: 9) { row in row })"
    }

    /// The meaning with the acronym's letters coloured, or in brackets without colours.
    private var marked: String {
        let places = LetterPlaces(of: thing.short, in: thing.long).places
        var text = ""
        for (index, character) in thing.long.enumerated() {
            let letter = String(character).visible
            text += places.contains(index) ? page.marked(letter, .right) : letter
        }
        return text
    }
}

/// The places of an acronym's letters in a meaning, at the starts of words if possible.
struct LetterPlaces {
    /// The indexes of characters.
    private(set) var places: Set<Int> = []

    private let letters: [String]
    private let text: [String]
    /// The score of a match in each character of the text.
    private let scores: [Int]
    /// The best score of the letters from each one on, in the rest of the text from each character on.
    private var best: [[Int]] = []

    /// The greatest number of pairs of a letter and a character. A longer text is not an acronym's meaning.
    private static let mostPairs = 10_000

    init(of short: String, in long: String) {
        letters = short.lowercased().filter { character in character.isLetter || character.isNumber }
            .map { character in String(character) }
        text = long.map { character in character.lowercased() }
        scores = long.indices.map { index in Self.score(of: index, in: long) }
        guard letters.count * text.count <= Self.mostPairs else { return }
        findBest()
        findPlaces()
    }

    /// Returns the score of a match in a character. The start of a word counts most, and more if it is a capital.
    private static func score(of index: String.Index, in text: String) -> Int {
        let isStart = index == text.startIndex || !text[text.index(before: index)].isLetter
        if !isStart { return 1 }
        return text[index].isUppercase ? 5 : 4
    }

    /// Returns the score of the letters from one on, if it matches at a place, or -1 if it does not.
    private func score(matching letter: Int, at place: Int) -> Int {
        text[place] == letters[letter] ? scores[place] + best[letter + 1][place + 1] : -1
    }

    /// Computes the best scores, from the end of both texts on.
    private mutating func findBest() {
        best = Array(repeating: Array(repeating: 0, count: text.count + 1), count: letters.count + 1)
        for letter in letters.indices.reversed() {
            for place in text.indices.reversed() {
                let withoutPlace = best[letter][place + 1]
                let withoutLetter = best[letter + 1][place]
                best[letter][place] = max(withoutPlace, withoutLetter, score(matching: letter, at: place))
            }
        }
    }

    /// Follows the best scores from the start of both texts on.
    private mutating func findPlaces() {
        var letter = 0
        for place in text.indices {
            // A letter without a place of its own is passed over.
            while letter < letters.count, best[letter][place] == best[letter + 1][place] { letter += 1 }
            if letter == letters.count { return }
            if best[letter][place] == score(matching: letter, at: place) {
                places.insert(place)
                letter += 1
            }
        }
    }
}
