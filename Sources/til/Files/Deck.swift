import Foundation
import TILCore
import TILProcess
import TILText

/// A file of acronyms that comes with the program: the deck of one field, or the starter deck for all fields.
struct Deck: Sendable {
    let path: String

    /// The file name extension of decks.
    static let fileEnding = ".txt"
    /// The format of decks. It is named, so that a deck needs no meanings that spell their acronyms.
    static let format = InterchangeFormat.importable.first { $0.name == "text" }
    /// The name of the deck for beginners.
    static let starterName = "starter"

    /// The file name without the extension.
    var name: String { String(PrivateFile.name(of: path).dropLast(Self.fileEnding.count)) }

    /// Returns the entries as things, which do not belong to a store.
    func entries() throws -> [Thing] {
        var entries: [Thing] = []
        try InputFile.toImport(path, as: Self.format, interruption: Interruption("Interrupted.")).forEachItem { item in
            guard case .record(let record) = item else { return }
            entries.append(
                Thing(
                    short: record.short, long: record.long, note: record.note, tags: record.tags,
                    origin: ThingOrigin(.deck, name: name)))
        }
        return entries
    }

    /// Returns the number of entries of the deck and their tags. Each tag appears once, in order of appearance, so the
    /// field's own tag comes first.
    func contents() throws -> (things: Int, tags: [String]) {
        var things = 0
        var tags: [String] = []
        try InputFile.toImport(path, as: Self.format, interruption: Interruption("Interrupted.")).forEachItem { item in
            guard case .record(let record) = item else { return }
            things += 1
            tags += record.tags.filter { !tags.contains($0) }
        }
        return (things, tags)
    }
}

extension Environment {
    /// The installed decks, by which things of an earlier til get their origins. An unreadable deck has no entries.
    var shippedDecks: ShippedDecks {
        let data = installedData()
        return ShippedDecks {
            data.decks().map { deck in
                let entries = (try? deck.entries()) ?? []
                return ShippedDecks.Deck(name: deck.name, entries: entries.map { ($0.short, $0.long) })
            }
        }
    }
}

extension InstalledData {
    /// Returns the installed decks, sorted by name: every readable text file. If two decks have the same name, the
    /// first folder wins.
    /// - Parameter part: a folder in each folder of decks, such as `/choices` with the lists for quizzes of choices.
    func decks(in part: String = "") -> [Deck] {
        var found: [String: Deck] = [:]
        for folder in deckFolders.reversed().map({ $0 + part }) {
            for file in PrivateFile.names(in: folder) ?? []
            where file.hasSuffix(Deck.fileEnding) && file != Deck.fileEnding {
                let deck = Deck(path: "\(folder)/\(file)")
                let mode = OutputFile.status(deck.path)?.st_mode ?? 0
                if mode & S_IFMT == S_IFREG, access(deck.path.systemPath, R_OK) == 0 { found[deck.name] = deck }
            }
        }
        return found.values.sorted { $0.name < $1.name }
    }

    /// Returns the deck with a name.
    /// - Throws: `CommandFailure` with similar names if the deck does not exist.
    func deck(named name: String) throws -> Deck {
        let decks = decks()
        if let deck = decks.first(where: { $0.name == name }) { return deck }
        guard !decks.isEmpty else { throw CommandFailure(Self.emptySentence, .nothing) }
        let near = decks.map(\.name).filter { CommandNames.isNear(name, $0) }
        let advice = near.isEmpty ? "'til decks' lists them." : "near it: \(near.joined(separator: ", "))."
        throw CommandFailure("No deck is named '\(name.visible)'; \(advice)", .nothing)
    }

    /// The message if no decks are installed.
    static let emptySentence =
        "No decks are installed, neither with til nor in til/decks of the folders in $XDG_DATA_DIRS."
}
