import ArgumentParser
import TILCore

/// `til decks`: lists the installed decks.
struct Decks: Command {
    static let configuration = CommandConfiguration(
        commandName: "decks",
        abstract: "List the decks that come with til.",
        discussion: """
            A deck is a text file of acronyms, which 'til import --deck NAME' takes in: share/til/decks beside the program \
            has one for each of several fields, and til/decks in the folders of $XDG_DATA_DIRS may have more. Of two of \
            one name the program's own counts. \
            With --json: an array of decks, each with name, things (how many), tags and path.
            """)

    @OptionGroup var options: DataOptions

    func run(_ session: Session, _ console: Console) throws {
        let decks = session.environment.installedData().decks()
        if decks.isEmpty, !json { throw CommandFailure(InstalledData.emptySentence, .nothing) }
        let listed = try decks.map { deck in (deck: deck, contents: try deck.contents()) }
        if json {
            try console.printJSON(
                lines: listed.map { deck, contents -> JSONObject in
                    ["name": deck.name, "path": deck.path, "things": contents.things, "tags": contents.tags]
                })
            if decks.isEmpty { throw CommandFailure(InstalledData.emptySentence, .nothing) }
        } else {
            console.write(Self.text(listed, console.page()))
        }
    }

    /// Returns the list of decks: their names, numbers of things, and tags.
    static func text(_ decks: [(deck: Deck, contents: (things: Int, tags: [String]))], _ page: Page) -> String {
        let names = decks.map { $0.deck.name.visible }
        let counts = decks.map { counted($0.contents.things, "thing") }
        let room = max(1, page.rowLimit - names.widest - counts.widest - 4)
        return decks.indices.map { index in
            let name = page.cell(.short, names[index], to: names.widest)
            let tags = page.tags(decks[index].contents.tags).truncated(to: room)
            return "\(name)  \(counts[index].leftPadded(to: counts.widest))"
                + (tags.isEmpty ? "" : "  " + page.style(.faint, tags)) + "\n"
        }.joined()
    }
}
