import Foundation
import Glibc

/// Where the files lie that come with the program; no other folder, least of all the present one, is ever looked into.
///
/// First what belongs to the program that runs: `data` of the checkout in whose `.build` it stands, or else
/// `share/til` beside its `bin`, where `make install` puts it. Then `til` in the machine's folders, `$XDG_DATA_DIRS`.
struct InstalledData: Sendable {
    /// The folders of decks, the first to be looked into first.
    let deckFolders: [String]

    /// Folders of decks by name.
    init(deckFolders: [String] = []) {
        self.deckFolders = deckFolders
    }

    /// The folders for a program and an environment.
    /// - Parameter program: the program's path without links; nil where it cannot be told.
    init(program: String?, variables: some Variables) {
        var folders: [String] = []
        if let program {
            var parts = program.split(separator: "/").map(String.init)
            if let build = parts.lastIndex(of: ".build") {
                parts[build...] = ["data"]
            } else {
                parts = parts.dropLast(2) + ["share", "til", "decks"]
            }
            folders.append("/" + parts.joined(separator: "/"))
        }
        let named = variables["XDG_DATA_DIRS"] ?? ""
        // The XDG base directory specification: a relative path is not valid and is passed over.
        for folder in (named.isEmpty ? "/usr/local/share:/usr/share" : named).split(separator: ":")
        where folder.hasPrefix("/") {
            let decks = String(folder) + (folder.hasSuffix("/") ? "" : "/") + "til/decks"
            if !folders.contains(decks) { folders.append(decks) }
        }
        deckFolders = folders
    }

    /// The folders of the process.
    static func ofProcess() -> InstalledData {
        let path = realpath("/proc/self/exe", nil)
        defer { free(path) }
        return InstalledData(program: path.map { String(cString: $0) }, variables: ProcessVariables())
    }

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
        throw CommandFailure("There is no deck '\(VisibleText.visible(name))'; \(advice)", .nothing)
    }

    /// What is said where there is no deck at all.
    static let emptySentence =
        "There are no decks: none beside the program, and none in til/decks of the folders in XDG_DATA_DIRS."
}
