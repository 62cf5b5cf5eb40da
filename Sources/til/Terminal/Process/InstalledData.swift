import Foundation
import TILCore

/// Where the files lie that come with the program; no other folder, least of all the present one, is ever looked into.
///
/// First what belongs to the program that runs: `data` of the checkout in whose `.build` it stands, or else
/// `share/til` beside its `bin`, where `make install` puts it. Then `til` in the machine's folders, `$XDG_DATA_DIRS`.
struct InstalledData: Sendable {
    /// The folders of decks, the first to be looked into first.
    let deckFolders: [String]

    /// The folders of the machine's glossaries, in the same order.
    let glossaryFolders: [String]

    /// Folders by name.
    init(deckFolders: [String] = [], glossaryFolders: [String] = []) {
        self.deckFolders = deckFolders
        self.glossaryFolders = glossaryFolders
    }

    /// The folders for a program and an environment.
    /// - Parameter program: the program's path without links; nil where it cannot be told.
    init(program: String?, variables: some Variables) {
        var own: String?
        if let program {
            var parts = program.split(separator: "/").map(String.init)
            if let build = parts.lastIndex(of: ".build") {
                own = "/" + (parts[..<build] + ["data"]).joined(separator: "/")
            } else {
                parts = parts.dropLast(2) + ["share", "til"]
                own = "/" + parts.joined(separator: "/")
            }
        }
        let isInstalled = own?.hasSuffix("/share/til") ?? false
        let named = variables["XDG_DATA_DIRS"] ?? ""
        // The XDG base directory specification: a relative path is not valid and is passed over.
        let machine = (named.isEmpty ? "/usr/local/share:/usr/share" : named).split(separator: ":")
            .filter { $0.hasPrefix("/") }.map { String($0) + ($0.hasSuffix("/") ? "" : "/") + "til" }
        func folders(_ name: String, first: String?) -> [String] {
            var folders = first.map { [$0] } ?? []
            for folder in machine.map({ $0 + "/" + name }) where !folders.contains(folder) { folders.append(folder) }
            return folders
        }
        deckFolders = folders("decks", first: own.map { isInstalled ? $0 + "/decks" : $0 })
        glossaryFolders = folders("glossaries", first: own.flatMap { isInstalled ? $0 + "/glossaries" : nil })
    }

    /// The folders of the process.
    static func ofProcess() -> InstalledData {
        InstalledData(program: PrivateFile.whole("/proc/self/exe"), variables: ProcessVariables())
    }
}
