import ArgumentParser
import TILCore
import TILProcess
import TILText

/// `til decks`: lists the installed decks.
struct Decks: Command {
    static let configuration = CommandConfiguration(
        "decks", "List the decks.",
        """
        A deck is a list of acronyms. til contains several, and the folders til/decks in $XDG_DATA_DIRS may hold \
        more as text files. A file replaces a deck of til with its name.

        Examples:
          til decks
          til import --deck starter
        """)

    @OptionGroup var options: DataOptions

    func run(_ session: Session) throws {
        var decks: [Deck] = []
        var contents: [Deck.Summary] = []
        var failure: CommandFailure?
        for deck in session.environment.installedData().decks() {
            do {
                contents.append(try deck.summary())
                decks.append(deck)
            } catch {
                // A deck that cannot be read does not hide the others.
                guard let unreadable = CommandFailure(error), !unreadable.isSignal else { throw error }
                if let failure { session.console.printError(failure.message) }
                failure = unreadable
            }
        }
        try show(decks, contents, session)
        if let failure { throw failure }
    }

    private func show(_ decks: [Deck], _ contents: [Deck.Summary], _ session: Session) throws {
        if json {
            let lines = zip(decks, contents).map { deck, contents -> JSONObject in
                ["name": deck.name, "path": deck.path, "things": contents.things, "tags": contents.tags]
            }
            return try session.console.printJSON(lines: lines)
        }
        let page = session.page()
        let names = decks.map(\.name.visible)
        let counts = contents.map { counted($0.things, "thing") }.alignedRight
        let room = max(1, page.rowLimit - names.widest - counts.widest - 4)
        for index in decks.indices {
            let tags = page.style(.faint, page.tags(contents[index].tags).truncated(to: room))
            let name = page.cell(.short, names[index], to: names.widest)
            session.console.print("\(name)  \(counts[index])\(tags.isEmpty ? "" : "  \(tags)")")
        }
    }
}
