import Glibc
import TILCore

/// A file of acronyms that comes with the program: one field's, or the starter's of all fields.
struct Deck: Sendable {
    /// Its file.
    let path: String

    /// How the names of its files end.
    static let fileEnding = ".txt"
    /// The one to begin with.
    static let starterName = "starter"

    /// What it is called: its file's name without the ending.
    var name: String {
        String((path.split(separator: "/").last ?? "").dropLast(Self.fileEnding.count))
    }

    /// Whether it is a file, not a folder or a pipe, that one may read.
    var isReadable: Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, R_OK) == 0
    }

    /// What is in a deck.
    struct Contents {
        /// How many things it has.
        var things = 0
        /// The tags of its things, each once, in the order in which they come: the field's is the first.
        var tags: [String] = []
    }

    /// Reads the deck as an import does.
    func contents() throws -> Contents {
        var contents = Contents()
        try InputFile.toImport(path, interruption: Interruption("Interrupted.")).forEachItem { item in
            guard case .record(let record) = item else { return }
            contents.things += 1
            contents.tags += record.tags.filter { !contents.tags.contains($0) }
        }
        return contents
    }
}
