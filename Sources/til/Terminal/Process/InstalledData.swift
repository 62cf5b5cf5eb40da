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
}
