import CArguments
import Foundation
import TILCore
import TILText

/// The folders of the files that come with the program. No other folders are searched, in particular not the working
/// directory.
///
/// The first folder belongs to the running program. It is `data` of the checkout if the program is in its `.build`,
/// otherwise `share/til` next to its `bin`, where `make install` puts it. After it come the `til` folders in
/// `$XDG_DATA_DIRS`.
struct InstalledData: Sendable {
    /// The folders of decks, in search order.
    var deckFolders: [String] = []

    /// The folders of system-wide glossaries, in search order.
    var glossaryFolders: [String] = []
}

extension InstalledData {
    /// Finds the folders for a program and its environment.
    /// - Parameter program: The program's path without links, or nil if it is unknown.
    init(program: String?, variables: [String: String]) {
        let named = variables["XDG_DATA_DIRS"] ?? ""
        // Skip relative paths, which are invalid according to the XDG base directory specification.
        var shares = (named.isEmpty ? "/usr/local/share:/usr/share" : named).split(separator: ":")
            .filter { $0.hasPrefix("/") }.map { $0.hasSuffix("/") ? "\($0)til" : "\($0)/til" }
        var checkout: [String] = []
        if let parts = program?.split(separator: "/") {
            let build = parts.lastIndex(of: ".build")
            // `joined` would search all types of the program for what a `Substring` conforms to.
            let root = parts.prefix(build ?? max(0, parts.count - 2)).reduce("") { "\($0)/\($1)" }
            if build == nil { shares.insert(root + "/share/til", at: 0) } else { checkout = [root + "/data"] }
        }
        var seen: Set<String> = []
        func unique(_ folders: [String]) -> [String] { folders.filter { seen.insert($0).inserted } }
        self.init(
            deckFolders: unique(checkout + shares.map { $0 + "/decks" }),
            glossaryFolders: unique(shares.map { $0 + "/glossaries" }))
    }

    /// Returns the folders for the current process.
    static func ofProcess(_ variables: [String: String]) -> InstalledData {
        // Where /proc is not mounted, the path that the program was started with is nearly as good.
        let started = til_program().flatMap { PrivateFile.whole(String(cString: $0)) }
        return InstalledData(program: PrivateFile.whole("/proc/self/exe") ?? started, variables: variables)
    }
}
