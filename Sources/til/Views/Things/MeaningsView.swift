import TILCore

/// The output of a look-up: every meaning with its note, tags and next review, and the glossary that it comes from.
struct MeaningsView {
    /// One meaning of an acronym.
    struct Meaning {
        let thing: Thing
        var memories: [Direction: Memory] = [:]
        /// The glossary of an entry, or nil for a thing of the user's own.
        var glossary: String?
    }

    let meanings: [Meaning]

    func text(_ page: Page) -> String {
        let widest = (meanings.map { $0.thing.short.visible }).widest
        let width = min(widest, max(4, page.width / 3))
        let indent = String.blanks(width + 2)
        var lines: [String] = []
        for meaning in meanings {
            let thing = meaning.thing
            let short = thing.short.visible.padded(to: width)
            lines.append("\(page.style(.short, short))  \(thing.long.visible)")
            lines += thing.noteLines.map { indent + $0 }
            if meaning.glossary == nil, !thing.source.isEmpty {
                lines.append(indent + page.style(.faint, "from " + thing.source.visible))
            }
            var facts = meaning.glossary.map { ["in \($0.visible)"] } ?? []
            facts += thing.tags.map { "#" + $0.visible }
            for direction in Direction.allCases {
                guard let memory = meaning.memories[direction] else { continue }
                facts.append((direction == .meaning ? "" : "acronym ") + page.next(memory))
            }
            if !facts.isEmpty { lines.append(indent + page.style(.faint, facts.joined(separator: " · "))) }
        }
        return lines.map { page.folded($0, indent: width + 2) + "\n" }.joined()
    }
}
