import TILCore

/// What a look-up prints: every meaning with its note, tags and when it is asked next.
struct MeaningsView {
    let things: [Thing]
    /// The memories of each thing, in the same order.
    let memories: [[Direction: Memory]]

    func text(_ page: Page) -> String {
        let widest = things.map { DisplayWidth.of(page.visible($0.short)) }.max() ?? 0
        let width = min(widest, max(4, page.width / 3))
        var lines: [String] = []
        for (thing, memories) in zip(things, memories) {
            let short = DisplayWidth.padded(page.visible(thing.short), to: width)
            lines.append("\(page.style(.short, short))  \(page.visible(thing.long))")
            let indent = String(repeating: " ", count: width + 2)
            for line in thing.note.split(whereSeparator: \.isNewline) {
                lines.append(indent + page.visible(String(line)))
            }
            var facts = thing.tags.map { "#" + page.visible($0) }
            for direction in Direction.allCases {
                guard let memory = memories[direction] else { continue }
                facts.append(direction == .meaning ? page.next(memory) : "acronym \(page.next(memory))")
            }
            if !facts.isEmpty { lines.append(indent + page.style(.faint, facts.joined(separator: " · "))) }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
