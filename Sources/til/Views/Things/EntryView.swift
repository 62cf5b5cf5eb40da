import TILCore

/// One entry of a glossary with all that it says.
struct EntryView {
    let entry: GlossaryEntry
    let isAtPrompt: Bool

    func text(_ page: Page) -> String {
        let thing = entry.thing
        let short = thing.short.visible
        var lines = ["", "  " + page.style(.short, short)]
        lines += thing.long.visible.wrapped(to: page.width - 2)
            .map { "  " + page.style(.heading, $0) }
        lines.append("")
        let note = thing.note.split(whereSeparator: \.isNewline).map { String($0).visible }
        let rows = [
            ("note", note.joined(separator: "\n")), ("tags", page.tags(thing.tags)),
            ("glossary", entry.glossary.visible),
            ("", isAtPrompt ? "\(page.style(.key, "a")) adds it to your own things, to be learned" : ""),
        ]
        for (name, text) in rows where !text.isEmpty {
            for (index, line) in text.wrapped(to: max(10, page.width - 13)).enumerated() {
                let label = (index == 0 ? name : "").padded(to: 9)
                lines.append("  \(page.style(.faint, label))  \(line)")
            }
        }
        return lines.joined(separator: "\n") + "\n\n"
    }
}
