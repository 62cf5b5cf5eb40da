import TILCore

/// What a look-up prints: every meaning with its note, tags and when it is asked next; those of glossaries with their names.
struct MeaningsView {
    /// One meaning of an acronym.
    struct Meaning {
        let thing: Thing
        var memories: [Direction: Memory] = [:]
        /// The glossary that has it; nil for a thing of one's own.
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
            for line in thing.note.split(whereSeparator: \.isNewline) {
                lines.append(indent + String(line).visible)
            }
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
