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
        return "\n\(page.folded(heading, indent: 2))\n\(page.lines(rows, indent: 9) { $0 })"
    }

    /// The meaning with the acronym's letters coloured, or in brackets without colours.
    private var marked: String {
        let places = Self.places(of: thing.short, in: thing.long)
        var text = ""
        for (index, character) in thing.long.enumerated() {
            let letter = String(character).visible
            text += places.contains(index) ? page.marked(letter, .right) : letter
        }
        return text
    }

    /// Returns the places of the acronym's letters in a meaning, at the starts of words if possible.
    static func places(of short: String, in long: String) -> Set<Int> {
        let letters = short.lowercased().filter { $0.isLetter || $0.isNumber }.map(String.init)
        let text = long.map { $0.lowercased() }
        // A text this long is not an acronym's meaning.
        guard letters.count * text.count <= 10_000 else { return [] }
        let value = long.indices.map { index in
            let isStart = index == long.startIndex || !long[long.index(before: index)].isLetter
            if !isStart { return 1 }
            return long[index].isUppercase ? 5 : 4
        }
        // The best score of the letters from each one on, in the rest of the text from each character on.
        var best = Array(repeating: Array(repeating: 0, count: text.count + 1), count: letters.count + 1)
        func worth(_ letter: Int, _ place: Int) -> Int {
            text[place] == letters[letter] ? value[place] + best[letter + 1][place + 1] : -1
        }
        for letter in letters.indices.reversed() {
            for place in text.indices.reversed() {
                best[letter][place] = max(best[letter][place + 1], best[letter + 1][place], worth(letter, place))
            }
        }
        var places = Set<Int>()
        var letter = 0
        for place in text.indices where letter < letters.count {
            while letter < letters.count, best[letter][place] == best[letter + 1][place] { letter += 1 }
            guard letter < letters.count, best[letter][place] == worth(letter, place) else { continue }
            places.insert(place)
            letter += 1
        }
        return places
    }
}
