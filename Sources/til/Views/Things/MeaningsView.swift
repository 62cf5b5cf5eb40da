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
        return meanings.map { meaning in
            let thing = meaning.thing
            let times = Direction.allCases.compactMap { direction in
                meaning.memories[direction].map { (direction == .meaning ? "" : "acronym ") + next($0) }
            }
            let source = meaning.glossary.map { glossary in ["in \(glossary.visible)"] } ?? []
            let fits = meaning.fits.map { fit in ["fits: \(fit.visible)"] } ?? []
            let facts = (fits + source + thing.tags.map { tag in "#\(tag.visible)" } + times).joined(separator: " · ")
            let isOwn = meaning.glossary == nil && !thing.source.isEmpty
            let below = thing.noteLines + (isOwn ? [style(.faint, "from \(thing.source.visible)")] : [])
            let short = style(.short, thing.short.visible.padded(to: shortWidth))
            let rows =
                ["\(short)  \(thing.long.visible)"]
                + (below + (facts.isEmpty ? [] : [style(.faint, facts)])).map { .blanks(shortWidth + 2) + $0 }
            return lines(rows, indent: shortWidth + 2) { $0 }
        }.joined()
    }
}
