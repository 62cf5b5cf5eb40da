import TILCore

/// What a look-up prints: every meaning with its note, tags and when it is asked next; those of glossaries with their names.
struct MeaningsView {
    /// One meaning of an acronym.
    struct Meaning: Equatable {
        let thing: Thing
        var memories: [RememberedThing.DirectedMemory] = []
        /// The glossary that has it; nil for a thing of one's own.
        var glossary: String?

        init(_ remembered: RememberedThing) {
            (thing, memories) = (remembered.thing, remembered.memories)
        }

        init(_ entry: GlossaryEntry) {
            (thing, glossary) = (entry.thing, entry.glossary)
        }
    }

    let meanings: [Meaning]

    func text(_ page: Page) -> String {
        let widest = DisplayWidth.widest(meanings.map { page.visible($0.thing.short) })
        let width = min(widest, max(4, page.width / 3))
        let indent = String(repeating: " ", count: width + 2)
        var lines: [String] = []
        for meaning in meanings {
            let thing = meaning.thing
            let short = DisplayWidth.padded(page.visible(thing.short), to: width)
            lines.append("\(page.style(.short, short))  \(page.visible(thing.long))")
            for line in thing.note.split(whereSeparator: \.isNewline) {
                lines.append(indent + page.visible(String(line)))
            }
            if meaning.glossary == nil, !thing.source.isEmpty {
                lines.append(indent + page.style(.faint, "from " + page.visible(thing.source)))
            }
            var facts = meaning.glossary.map { ["in \(page.visible($0))"] } ?? []
            facts += thing.tags.map { "#" + page.visible($0) }
            for known in meaning.memories {
                facts.append(
                    known.direction == .meaning ? page.next(known.memory) : "acronym \(page.next(known.memory))")
            }
            if !facts.isEmpty { lines.append(indent + page.style(.faint, facts.joined(separator: " · "))) }
        }
        return lines.map { page.folded($0, indent: width + 2) + "\n" }.joined()
    }
}
