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
        var decks: [ReadDeck] = []
        var failure: CommandFailure?
        for deck in session.environment.installedData().decks() {
            do {
                decks.append(ReadDeck(deck: deck, contents: try deck.summary()))
            } catch {
                // A deck that cannot be read does not hide the others.
                guard let unreadable = CommandFailure(error), !unreadable.isSignal else { throw error }
                if let failure { session.console.printError(failure.message) }
                failure = unreadable
            }
        }
        try show(decks, session)
        if let failure { throw failure }
    }

    private struct ReadDeck {
        let deck: Deck
        let contents: Deck.Summary

        var json: JSONObject {
            ["name": deck.name, "path": deck.path, "things": contents.things, "tags": contents.tags]
        }
    }

    private func show(_ decks: [ReadDeck], _ session: Session) throws {
        if json { return try session.console.printJSON(lines: decks.map(\.json)) }
        let page = session.page()
        let nameWidth = decks.map { read in read.deck.name.visible }.widest
        let countWidth = decks.map { read in counted(read.contents.things, "thing") }.widest
        let room = max(1, page.rowLimit - nameWidth - countWidth - 4)
        for read in decks {
            let name = page.cell(.short, read.deck.name.visible, to: nameWidth)
            let count = counted(read.contents.things, "thing").leftPadded(to: countWidth)
            let tags = page.tags(read.contents.tags).truncated(to: room)
            let end = tags.isEmpty ? "" : "  " + page.style(.faint, tags)
            session.console.print("\(name)  \(count)\(end)")
        }
    }
}
