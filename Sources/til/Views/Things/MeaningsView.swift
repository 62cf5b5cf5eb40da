import TILCore
import TILText

/// One meaning of an acronym.
struct Meaning {
    let thing: Thing
    var memories: [Direction: Memory] = [:]
    /// The glossary of an entry, or nil for a thing of the user's own.
    var glossary: String?
    /// The reason why the meaning fits a text, or nil.
    var fits: String?
}

extension Page {
    /// Returns every meaning with its note, tags and next review, and the glossary that it comes from.
    func meanings(_ meanings: [Meaning]) -> String {
        let shortWidth = min(meanings.map(\.thing.short.visible).widest, max(4, width / 3))
        return meanings.map { meaning in lines(of: meaning, shortWidth: shortWidth) }.joined()
    }

    private func lines(of meaning: Meaning, shortWidth: Int) -> String {
        let thing = meaning.thing
        var below = thing.noteLines
        let isOwn = meaning.glossary == nil
        if isOwn, !thing.source.isEmpty { below.append(style(.faint, "from \(thing.source.visible)")) }
        let facts = facts(about: meaning)
        if !facts.isEmpty { below.append(style(.faint, facts.joined(separator: " · "))) }
        let first = "\(style(.short, thing.short.visible.padded(to: shortWidth)))  \(thing.long.visible)"
        let rows = [first] + below.map { row in .blanks(shortWidth + 2) + row }
        return lines(rows, indent: shortWidth + 2) { row in row }
    }

    /// Returns the reason why a meaning fits, its glossary, its tags and its next reviews.
    private func facts(about meaning: Meaning) -> [String] {
        var facts: [String] = []
        if let fits = meaning.fits { facts.append("fits: \(fits.visible)") }
        if let glossary = meaning.glossary { facts.append("in \(glossary.visible)") }
        facts += meaning.thing.tags.map { tag in "#\(tag.visible)" }
        for direction in Direction.allCases {
            guard let memory = meaning.memories[direction] else { continue }
            facts.append(direction == .meaning ? next(memory) : "acronym \(next(memory))")
        }
        return facts
    }
}
