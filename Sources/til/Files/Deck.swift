import Foundation
import TILCore
import TILProcess
import TILText

/// A list of acronyms that comes with the program: the deck of one field, or the starter deck for all fields.
struct Deck: Sendable {
    /// Where a deck is.
    enum Place: Sendable {
        /// A part of the program, which the build embedded.
        case program(EmbeddedFile)
        /// A file with its path.
        case file(String)
    }

    let name: String
    let place: Place

    /// The file name extension of decks.
    static let fileEnding = ".txt"
    /// The format of decks. It is named, so that a deck needs no meanings that spell their acronyms.
    static let format = InterchangeFormat.importable.first { format in format.name == "text" }
    /// The name of the deck for beginners.
    static let starterName = "starter"

    /// Creates a deck that the program contains.
    init(_ file: EmbeddedFile) {
        name = file.name
        place = .program(file)
    }

    /// Creates a deck from a file, which has its name without the extension.
    init(path: String) {
        name = String(PrivateFile.name(of: path).dropLast(Self.fileEnding.count))
        place = .file(path)
    }

    /// The path of its file, or nil for a deck that the program contains.
    var path: String? {
        switch place {
        case .program: nil
        case .file(let path): path
        }
    }

    /// Returns the text of the deck, whose name in messages is `deck starter.txt`.
    /// - Throws: `InterchangeError` if its file cannot be read.
    func contents(interruption: Interruption = Interruption("Interrupted.")) throws -> FileContents {
        let title = "deck \(name)\(Self.fileEnding)"
        return switch place {
        case .program(let file): FileContents(name: title, bytes: file.bytes)
        case .file(let path): try InputFile.contents(of: path, named: title, interruption: interruption)
        }
    }

    /// Opens the deck for an import.
    /// - Parameter format: the format to read it in.
    func opened(
        as format: InterchangeFormat? = format, interruption: Interruption = Interruption("Interrupted.")
    ) throws -> ImportFile {
        try opened(contents(interruption: interruption), as: format, interruption: interruption)
    }

    private func opened(
        _ contents: FileContents, as format: InterchangeFormat? = format,
        interruption: Interruption = Interruption("Interrupted.")
    ) throws -> ImportFile {
        var file = try InputFile.toImport(
            contents, as: format, options: ReadingOptions(), interruption: interruption)
        file.origin = ThingOrigin(.deck, name: name)
        return file
    }

    /// Returns the entries as things, which do not belong to a store.
    func entries() throws -> [Thing] { try entries(in: contents()) }

    /// Returns the entries in the text of the deck, or in a part of it, as things, which do not belong to a store.
    func entries(in contents: FileContents) throws -> [Thing] {
        var entries: [Thing] = []
        try opened(contents).forEachItem { item in
            guard case .record(let record) = item else { return }
            entries.append(
                Thing(
                    short: record.short, long: record.long, note: record.note, tags: record.tags,
                    origin: ThingOrigin(.deck, name: name)))
        }
        return entries
    }

    /// The contents of a deck.
    struct Summary {
        /// The number of entries.
        let things: Int
        /// The tags of the entries. Each tag appears once, in order of appearance, so the field's own tag comes first.
        let tags: [String]
    }

    /// Returns the number of entries of the deck and their tags.
    func summary() throws -> Summary {
        var things = 0
        var tags: [String] = []
        try opened().forEachItem { item in
            guard case .record(let record) = item else { return }
            things += 1
            tags += record.tags.filter { tag in !tags.contains(tag) }
        }
        return Summary(things: things, tags: tags)
    }
}

extension Environment {
    /// The installed decks, by which things of an earlier til get their origins. An unreadable deck has no entries.
    var shippedDecks: ShippedDecks {
        let data = installedData()
        return ShippedDecks {
            data.decks().map { deck in
                let entries = (try? deck.entries()) ?? []
                return ShippedDecks.Deck(name: deck.name, entries: entries.map { entry in (entry.short, entry.long) })
            }
        }
    }
}

extension InstalledData {
    /// The decks, sorted by name: those of the program, and every readable text file in the folders. A file replaces
    /// a deck of the program with its name. If two files have the same name, the first folder wins.
    func decks() -> [Deck] { all(programDecks, filesIn: "") }

    /// The lists with wrong answers for quizzes of choices, found as decks are.
    func listsOfChoices() -> [Deck] { all(programChoices, filesIn: "/choices") }

    /// - Parameter part: the folder in each folder of decks.
    private func all(_ embedded: [EmbeddedFile], filesIn part: String) -> [Deck] {
        var found: [String: Deck] = [:]
        for file in embedded { found[file.name] = Deck(file) }
        // A file of an earlier folder replaces one of a later folder.
        for folder in deckFolders.reversed() {
            for deck in Self.decks(inFolder: folder + part) { found[deck.name] = deck }
        }
        return found.values.sorted { first, second in first.name < second.name }
    }

    /// Returns the decks in a folder that can be read.
    private static func decks(inFolder folder: String) -> [Deck] {
        let names = PrivateFile.names(in: folder) ?? []
        let files = names.filter { name in name.hasSuffix(Deck.fileEnding) && name != Deck.fileEnding }
        return files.map { name in "\(folder)/\(name)" }.filter(isReadableFile).map { path in Deck(path: path) }
    }

    private static func isReadableFile(_ path: String) -> Bool {
        let mode = OutputFile.status(path)?.st_mode ?? 0
        return mode & S_IFMT == S_IFREG && access(path.systemPath, R_OK) == 0
    }

    /// Returns the deck with a name.
    /// - Throws: `CommandFailure` with similar names if the deck does not exist.
    func deck(named name: String) throws -> Deck {
        let decks = decks()
        if let deck = decks.first(where: { deck in deck.name == name }) { return deck }
        let near = decks.map(\.name).filter { other in CommandNames.isNear(name, to: other) }
        let advice = near.isEmpty ? "'til decks' lists them." : "near it: \(near.joined(separator: ", "))."
        throw CommandFailure("No deck is named '\(name.visible)'; \(advice)", .nothing)
    }
}
