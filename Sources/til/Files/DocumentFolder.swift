import TILCore
import TILProse

/// The documents in a folder and in those inside, by the names of the files.
struct DocumentFolder {
    /// The folder's path, as the person named it.
    let path: String

    /// The paths of the documents.
    func documents() -> [String] {
        FolderWalk(path: path).files(proceed: { _ in }, leaveOut: { _, _ in }).filter {
            Self.isDocument(PrivateFile.name(of: $0))
        }
    }

    /// Whether a file's name is one of a document.
    private static func isDocument(_ name: String) -> Bool {
        if DocumentFormat(path: name) != nil { return true }
        let plain = name.lowercased().hasSuffix(".gz") ? String(name.dropLast(3)) : name
        guard let stop = plain.lastIndex(of: ".") else { return names.contains(plain.lowercased()) }
        return endings.contains(plain[plain.index(after: stop)...].lowercased())
    }

    private static let endings: Set<String> = ["txt", "text", "docx", "pdf", "adoc", "org"]
    private static let names: Set<String> = [
        "readme", "news", "changelog", "changes", "todo", "hacking", "install", "faq",
    ]
}
