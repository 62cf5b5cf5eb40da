/// The installed decks: their names, how many things they have, and the tags of those.
struct DecksView {
    let decks: [(deck: Deck, contents: Deck.Contents)]

    func text(_ page: Page) -> String {
        let names = decks.map { page.visible($0.deck.name) }
        let counts = decks.map { counted($0.contents.things, "thing") }
        let nameWidth = DisplayWidth.widest(names)
        let countWidth = counts.map(\.utf8.count).max() ?? 0
        let room = max(1, page.rowLimit - nameWidth - countWidth - 4)
        return decks.indices.map { index in
            let name = page.cell(.short, names[index], to: nameWidth)
            let count = DisplayWidth.padded(counts[index], to: countWidth, atStart: true)
            let tags = DisplayWidth.truncated(page.tags(decks[index].contents.tags), to: room)
            return "\(name)  \(count)" + (tags.isEmpty ? "" : "  " + page.style(.faint, tags)) + "\n"
        }.joined()
    }
}
