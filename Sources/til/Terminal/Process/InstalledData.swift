import Foundation
import TILCore

/// The folders of the files that come with the program. No other folders are searched, in particular not the working
/// directory.
///
/// The first folder belongs to the running program. It is `data` of the checkout if the program is in its `.build`,
/// otherwise `share/til` next to its `bin`, where `make install` puts it. After it come the `til` folders in
/// `$XDG_DATA_DIRS`.
struct InstalledData: Sendable {
    /// The folders of decks, in search order.
    let deckFolders: [String]

    /// The folders of system-wide glossaries, in search order.
    let glossaryFolders: [String]

    init(deckFolders: [String] = [], glossaryFolders: [String] = []) {
        self.deckFolders = deckFolders
        self.glossaryFolders = glossaryFolders
    }

    /// Finds the folders for a program and its environment.
    /// - Parameter program: The program's path without links, or nil if it is unknown.
    init(program: String?, variables: [String: String]) {
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
        // Skip relative paths, which are invalid according to the XDG base directory specification.
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

    /// Returns the folders for the current process.
    static func ofProcess() -> InstalledData {
        InstalledData(program: PrivateFile.whole("/proc/self/exe"), variables: ProcessInfo.processInfo.environment)
    }
}
