import TILText

/// Recognizes lists of changes by their names: `CHANGELOG.md`, `NEWS`, `docs/release-notes.rst`.
///
/// An entry is a record of the past for readers who know the program. Nobody adds definitions to it.
enum ChangeLog {
    /// Whether the name of a file is one of a list of changes.
    static func isNamed(_ path: String) -> Bool {
        let stem = PrivateFile.name(of: path).lowercased().prefix { character in character != "." }
        return names.contains(stem.filter(\.isLetter))
    }

    private static let names: Set = [
        "changelog", "changelogs", "changes", "history", "news", "releases", "releasenotes", "whatsnew",
    ]
}
