import Foundation

extension InstalledData {
    /// The decks that there are, by their names: every text file that can be read. Of two of one name the first counts.
    func decks() -> [Deck] {
        var found: [String: Deck] = [:]
        for folder in deckFolders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for file in names where file.hasSuffix(Deck.fileEnding) {
                let deck = Deck(path: folder + "/" + file)
                if !deck.name.isEmpty, found[deck.name] == nil, deck.isReadable { found[deck.name] = deck }
            }
        }
        return found.values.sorted { $0.name < $1.name }
    }

    /// The deck of a name.
    /// - Throws: `CommandFailure` with the nearest names where there is none.
    func deck(named name: String) throws -> Deck {
        let decks = decks()
        if let deck = decks.first(where: { $0.name == name }) { return deck }
        guard !decks.isEmpty else { throw CommandFailure(Self.emptySentence, .nothing) }
        let near = decks.map(\.name).filter { CommandNames.isNear(name, $0) }
        let advice = near.isEmpty ? "'til decks' lists them." : "near it: \(near.joined(separator: ", "))."
        throw CommandFailure("There is no deck '\(name.visible)'; \(advice)", .nothing)
    }

    /// What is said where there is no deck at all.
    static let emptySentence =
        "There are no decks: none beside the program, and none in til/decks of the folders in XDG_DATA_DIRS."
}
