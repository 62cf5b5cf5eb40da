import ArgumentParser
import TILCore

/// `til decks`: the decks that are installed.
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

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func run(_ session: Session, _ console: Console) throws {
        let decks = session.environment.installedData().decks()
        if decks.isEmpty, !json { throw CommandFailure(InstalledData.emptySentence, .nothing) }
        let listed = try decks.map { deck in (deck: deck, contents: try deck.contents()) }
        if json {
            let lines = try listed.map { try JSONText.encode(DeckJSON($0.deck, $0.contents)) }
            console.write(lines.isEmpty ? "[]\n" : "[\n\(lines.joined(separator: ",\n"))\n]\n")
            if decks.isEmpty { throw CommandFailure(InstalledData.emptySentence, .nothing) }
        } else {
            console.write(DecksView(decks: listed).text(console.page()))
        }
    }
}

/// A deck as `--json` prints it.
struct DeckJSON: Encodable {
    var name: String
    var things: Int
    var tags: [String]
    var path: String

    init(_ deck: Deck, _ contents: Deck.Contents) {
        name = deck.name
        things = contents.things
        tags = contents.tags
        path = deck.path
    }
}
