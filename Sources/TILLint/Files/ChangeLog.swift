import TILText

/// Recognizes lists of changes by their names: `CHANGELOG.md`, `NEWS`, `release-notes/2.1.rst`.
///
/// An entry is a record of the past for readers who know the program. Nobody adds definitions to it.
enum ChangeLog {
    /// Whether the name of a file or of its folder is one of a list of changes.
    static func isNamed(_ path: String) -> Bool {
        let stem = PrivateFile.name(of: path).lowercased().prefix { character in character != "." }
        let folder = PrivateFile.name(of: PrivateFile.folder(of: path)).lowercased()
        return names.contains(stem.filter(\.isLetter)) || folders.contains(folder.filter(\.isLetter))
    }

    private static let names: Set = [
        "changelog", "changelogs", "changes", "history", "news", "releases", "releasenotes", "whatsnew",
    ]
    /// Other texts may be in a folder "history" or "news".
    private static let folders: Set = ["changelog", "changelogs", "releasenotes", "whatsnew"]
}
