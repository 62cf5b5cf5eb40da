import Foundation
import Glibc
import TILCore
import TILProse

/// The files of a folder and its subfolders, without links and hidden files.
struct FolderWalk {
    /// The folder's path as the user typed it.
    let path: String
    /// Whether to skip files that a .gitignore excludes.
    var obeysIgnoreFiles = true

    /// Whether a path leads to a folder.
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Returns the paths of the files, sorted by name. A folder's own files come before its subfolders.
    /// - Parameters:
    ///   - proceed: called before each folder and at the end with the number of files found so far.
    ///   - leaveOut: called with each folder that cannot be read and the `errno` value.
    func files(
        proceed: (_ count: Int) throws -> Void,
        leaveOut: (_ folder: String, _ reason: Int32) throws -> Void
    ) rethrows -> [String] {
        var found: [String] = []
        var waiting: [(path: String, ignored: IgnoredFiles?)] = [
            (path, obeysIgnoreFiles ? IgnoredFiles(above: path) : nil)
        ]
        while let folder = waiting.popLast() {
            try proceed(found.count)
            guard let entries = Self.entries(of: folder.path) else {
                try leaveOut(folder.path, errno)
                continue
            }
            let ignored = folder.ignored?.entering(folder.path)
            var folders: [(String, IgnoredFiles?)] = []
            for entry in entries {
                let place = folder.path == "/" ? "/" + entry.name : folder.path + "/" + entry.name
                guard ignored?.contains(place, isFolder: entry.isFolder) != true else { continue }
                if entry.isFolder { folders.append((place, ignored)) } else { found.append(place) }
            }
            waiting += folders.reversed()
        }
        try proceed(found.count)
        return found
    }

    /// Returns the entries of a folder, sorted by name, without hidden entries and links. Returns nil if the folder
    /// cannot be read.
    private static func entries(of path: String) -> [(name: String, isFolder: Bool)]? {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            // Set `errno` to the reason.
            _ = access(path, R_OK | X_OK)
            return nil
        }
        return names.sorted().compactMap { name in
            var status = stat()
            guard !name.hasPrefix("."), lstat(path + "/" + name, &status) == 0 else { return nil }
            let kind = status.st_mode & S_IFMT
            return kind == S_IFDIR || kind == S_IFREG ? (name, kind == S_IFDIR) : nil
        }
    }
}

/// The documents in a folder and its subfolders, recognized by their file names.
struct DocumentFolder {
    /// The folder's path as the user typed it.
    let path: String

    /// Returns the paths of the documents.
    func documents() -> [String] {
        FolderWalk(path: path).files(proceed: { _ in }, leaveOut: { _, _ in }).filter {
            Self.isDocument(PrivateFile.name(of: $0))
        }
    }

    /// Whether a file name is typical of a document.
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
