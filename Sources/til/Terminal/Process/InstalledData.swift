import CArguments
import CDecks
import Foundation
import TILCore
import TILText

/// The decks in the program, and the folders in which a machine has more decks and glossaries. No other folders are
/// searched, in particular not the working directory.
///
/// The first folder is `share/til` next to the program's `bin`. After it come the `til` folders in `$XDG_DATA_DIRS`.
struct InstalledData: Sendable {
    /// The decks that the program contains.
    var programDecks: [EmbeddedFile] = []

    /// The lists with wrong answers for quizzes of choices that the program contains.
    var programChoices: [EmbeddedFile] = []

    /// The folders of decks, in search order.
    var deckFolders: [String] = []

    /// The folders of system-wide glossaries, in search order.
    var glossaryFolders: [String] = []
}

/// A file that the build embedded in the program.
struct EmbeddedFile: Sendable {
    /// The file name without the extension.
    let name: String
    // Memory of the program, which never changes.
    private nonisolated(unsafe) let memory: UnsafeBufferPointer<UInt8>

    /// The contents of the file.
    var bytes: [UInt8] { Array(memory) }

    init(_ file: til_embedded_file) {
        name = String(cString: file.name)
        memory = UnsafeBufferPointer(start: file.start, count: file.count)
    }
}

extension InstalledData {
    /// Finds the folders for a program and its environment, and the decks in this program.
    /// - Parameter program: The program's path without links, or nil if it is unknown.
    init(program: String?, variables: [String: String]) {
        var seen: Set<String> = []
        let shares = Self.shares(program, variables).filter { share in seen.insert(share).inserted }
        self.init(
            programDecks: (0..<til_count_of_decks).map { index in EmbeddedFile(til_deck(index)) },
            programChoices: (0..<til_count_of_lists_of_choices).map { index in EmbeddedFile(til_list_of_choices(index))
            },
            deckFolders: shares.map { share in share + "/decks" },
            glossaryFolders: shares.map { share in share + "/glossaries" })
    }

    /// Returns the folders of til for data that does not change, in search order. A folder may appear twice.
    private static func shares(_ program: String?, _ variables: [String: String]) -> [String] {
        var shares: [String] = []
        if let program {
            // The program is in a folder such as /usr/local/bin. `joined` would search all types of the program for
            // what a `Substring` conforms to.
            let parts = program.split(separator: "/").dropLast(2)
            let root = parts.reduce("") { path, part in "\(path)/\(part)" }
            shares.append(root + "/share/til")
        }
        let named = variables["XDG_DATA_DIRS"] ?? ""
        let folders = named.isEmpty ? "/usr/local/share:/usr/share" : named
        // Skip relative paths, which are invalid according to the XDG base directory specification.
        for folder in folders.split(separator: ":") where folder.hasPrefix("/") {
            shares.append(folder.hasSuffix("/") ? "\(folder)til" : "\(folder)/til")
        }
        return shares
    }

    /// Returns the folders for the current process.
    static func ofProcess(_ variables: [String: String]) -> InstalledData {
        // Where /proc is not mounted, the path that the program was started with is nearly as good.
        let started = til_program().flatMap { path in PrivateFile.whole(String(cString: path)) }
        return InstalledData(program: Platform.programPath ?? started, variables: variables)
    }
}
