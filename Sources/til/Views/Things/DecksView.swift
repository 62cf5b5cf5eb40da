/// The installed decks: their names, how many things they have, and the tags of those.
struct DecksView {
    let decks: [(deck: Deck, contents: Deck.Contents)]

    func text(_ page: Page) -> String {
        let names = decks.map { $0.deck.name.visible }
        let counts = decks.map { counted($0.contents.things, "thing") }
        let nameWidth = names.widest
        let countWidth = counts.map(\.utf8.count).max() ?? 0
        let room = max(1, page.rowLimit - nameWidth - countWidth - 4)
        return decks.indices.map { index in
            let name = page.cell(.short, names[index], to: nameWidth)
            let count = counts[index].leftPadded(to: countWidth)
            let tags = page.tags(decks[index].contents.tags).truncated(to: room)
            return "\(name)  \(count)" + (tags.isEmpty ? "" : "  " + page.style(.faint, tags)) + "\n"
        }.joined()
    }
}
