import Foundation
import Glibc
import TILCore
import TILProse
import TILText

/// The files of a folder and its subfolders, without links and hidden files.
struct FolderWalk {
    /// The folder's path as the user typed it.
    let path: String
    /// Whether to skip files that a .gitignore excludes.
    var obeysIgnoreFiles = true

    /// Whether a path leads to a folder.
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path.systemPath, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
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
        // The patterns of .gitignore files need full paths, but the files are reported as the user typed the folder.
        let whole = PrivateFile.resolved(path)
        typealias Folder = (typed: String, whole: String, ignored: IgnoredFiles)
        var waiting: [Folder] = [(path, whole, IgnoredFiles(above: obeysIgnoreFiles ? whole : nil))]
        while var folder = waiting.popLast() {
            try proceed(found.count)
            guard let names = PrivateFile.names(in: folder.typed) else {
                try leaveOut(folder.typed, errno)
                continue
            }
            if obeysIgnoreFiles { folder.ignored.read(folder.whole) }
            var folders: [Folder] = []
            for name in names.sorted() where !name.hasPrefix(".") {
                func inside(_ folder: String) -> String { folder == "/" ? "/" + name : folder + "/" + name }
                let (typed, whole) = (inside(folder.typed), inside(folder.whole))
                var status = stat()
                guard lstat(typed.systemPath, &status) == 0 else { continue }
                let isFolder = status.st_mode & S_IFMT == S_IFDIR
                guard isFolder || status.st_mode & S_IFMT == S_IFREG,
                    !folder.ignored.contains(whole, isFolder: isFolder)
                else { continue }
                if isFolder { folders.append((typed, whole, folder.ignored)) } else { found.append(typed) }
            }
            waiting += folders.reversed()
        }
        try proceed(found.count)
        return found
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
        let parts = name.lowercased().split(separator: ".", omittingEmptySubsequences: false)
        let plain = parts.count > 1 && parts.last == "gz" ? parts.dropLast() : parts
        let known = plain.count == 1 ? names : endings
        return plain.last.map(known.split(separator: " ").contains) ?? false
    }

    private static let endings = "txt text docx pdf adoc org"
    private static let names = "readme news changelog changes todo hacking install faq"
}
