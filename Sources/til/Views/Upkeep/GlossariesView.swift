/// The glossaries: names, how many entries they have, when they were updated and where they come from.
struct GlossariesView {
    let glossaries: [ListedGlossary]

    func text(_ page: Page) -> String {
        let names = glossaries.map { page.visible($0.name) }
        let counts = glossaries.map { $0.entries.map { counted($0, "entry", "entries") } ?? "unusable" }
        let nameWidth = DisplayWidth.widest(names)
        let countWidth = counts.map(\.utf8.count).max() ?? 0
        return glossaries.indices.map { index in
            let glossary = glossaries[index]
            let name = DisplayWidth.padded(names[index], to: nameWidth)
            let count = DisplayWidth.padded(counts[index], to: countWidth, atStart: true)
            var facts = glossary.updated.map { [page.date($0)] } ?? []
            if !glossary.own { facts.append("of this machine") }
            if let source = glossary.source, !source.isEmpty { facts.append(page.visible(source)) }
            let room = max(1, page.rowLimit - nameWidth - countWidth - 4)
            let end = DisplayWidth.truncated(facts.joined(separator: "  "), to: room)
            return "\(page.style(.short, name))  \(count)" + (end.isEmpty ? "" : "  " + page.style(.faint, end)) + "\n"
        }.joined()
    }
}
