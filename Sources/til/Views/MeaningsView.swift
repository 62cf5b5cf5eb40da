import TILCore

/// What a look-up prints: every meaning with its note, tags and when it is asked next.
struct MeaningsView {
    let things: [RememberedThing]

    func text(_ page: Page) -> String {
        let widest = things.map { DisplayWidth.of(page.visible($0.thing.short)) }.max() ?? 0
        let width = min(widest, max(4, page.width / 3))
        var text = ""
        for remembered in things {
            let thing = remembered.thing
            let short = DisplayWidth.padded(page.visible(thing.short), to: width)
            text += "\(page.style(.short, short))  \(page.visible(thing.long))\n"
            let indent = String(repeating: " ", count: width + 2)
            for line in thing.note.split(whereSeparator: \.isNewline) {
                text += indent + page.visible(String(line)) + "\n"
            }
            var facts = thing.tags.map { "#" + page.visible($0) }
            for known in remembered.memories {
                facts.append(
                    known.direction == .meaning ? page.next(known.memory) : "acronym \(page.next(known.memory))")
            }
            if !facts.isEmpty { text += indent + page.style(.faint, facts.joined(separator: " · ")) + "\n" }
        }
        return text
    }
}
