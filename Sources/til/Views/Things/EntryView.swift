import TILCore

/// One entry of a glossary with all that it says.
struct EntryView {
    let entry: GlossaryEntry
    let isAtPrompt: Bool

    func text(_ page: Page) -> String {
        let thing = entry.thing
        let short = page.visible(thing.short)
        var lines = ["", "  " + page.style(.short, short)]
        lines += TextWrapping.wrapped(page.visible(thing.long), to: page.width - 2)
            .map { "  " + page.style(.heading, $0) }
        lines.append("")
        let note = thing.note.split(whereSeparator: \.isNewline).map { page.visible(String($0)) }
        let rows = [
            ("note", note.joined(separator: "\n")), ("tags", page.tags(thing.tags)),
            ("glossary", page.visible(entry.glossary)),
            ("", isAtPrompt ? "\(page.style(.key, "a")) adds it to your own things, to be learned" : ""),
        ]
        for (name, text) in rows where !text.isEmpty {
            for (index, line) in TextWrapping.wrapped(text, to: max(10, page.width - 13)).enumerated() {
                let label = DisplayWidth.padded(index == 0 ? name : "", to: 9)
                lines.append("  \(page.style(.faint, label))  \(line)")
            }
        }
        return lines.joined(separator: "\n") + "\n\n"
    }
}
