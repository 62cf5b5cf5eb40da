import Foundation
package import TILProcess
import TILProse
import TILText

/// The files of a folder and its subfolders, without links and hidden files.
package struct FolderWalk {
    /// The folder's path as the user typed it.
    package let path: String
    /// Whether to skip files that a .gitignore excludes.
    package var obeysIgnoreFiles: Bool

    /// Creates a walk through a folder.
    package init(path: String, obeysIgnoreFiles: Bool = true) {
        self.path = path
        self.obeysIgnoreFiles = obeysIgnoreFiles
    }

    /// Returns the paths of the files, sorted by name. A folder's own files come before its subfolders.
    /// - Parameters:
    ///   - proceed: called before each file and folder and at the end with the number of files found so far.
    ///   - leaveOut: called with each folder that cannot be read and the `errno` value.
    /// - Throws: `CommandFailure` if a .gitignore is too large, and the errors of the closures.
    package func files(
        proceed: (_ count: Int) throws -> Void,
        leaveOut: (_ folder: String, _ reason: Int32) throws -> Void
    ) throws -> [String] {
        var found: [String] = []
        // The patterns of .gitignore files need full paths, but the files are reported as the user typed the folder.
        let whole = PrivateFile.resolved(path)
        let above = obeysIgnoreFiles ? try IgnoredFiles.above(whole) { try proceed(0) } : nil
        var waiting = [Folder(typed: path, whole: whole, names: PathNames(whole), ignored: above)]
        while var folder = waiting.popLast() {
            try proceed(found.count)
            guard let names = PrivateFile.names(in: folder.typed) else {
                try leaveOut(folder.typed, errno)
                continue
            }
            if obeysIgnoreFiles {
                folder.ignored = try IgnoredFiles.inside(folder.whole, above: folder.ignored) {
                    try proceed(found.count)
                }
            }
            var folders: [Folder] = []
            for name in names.sorted() where !name.hasPrefix(".") {
                try proceed(found.count)
                let entry = folder.entry(name)
                var status = stat()
                guard lstat(entry.typed.systemPath, &status) == 0 else { continue }
                let isFolder = status.st_mode & S_IFMT == S_IFDIR
                guard isFolder || status.st_mode & S_IFMT == S_IFREG,
                    folder.ignored?.contains(entry.names, isFolder: isFolder) != true
                else { continue }
                if isFolder { folders.append(entry) } else { found.append(entry.typed) }
            }
            waiting += folders.reversed()
        }
        try proceed(found.count)
        return found
    }

    /// A folder, or an entry of a folder.
    private struct Folder {
        /// The path as the user typed it.
        let typed: String
        /// The full path.
        let whole: String
        /// The names of the full path.
        let names: PathNames
        /// The rules that apply.
        var ignored: IgnoredFiles?

        /// Returns an entry of the folder.
        func entry(_ name: String) -> Folder {
            func inside(_ folder: String) -> String { folder == "/" ? "/" + name : folder + "/" + name }
            return Folder(
                typed: inside(typed), whole: inside(whole), names: names.appending(name), ignored: ignored)
        }
    }
}

/// The documents in a folder and its subfolders, recognized by their file names.
package struct DocumentFolder {
    /// The folder's path as the user typed it.
    private let path: String

    /// Creates the documents in a folder.
    package init(path: String) { self.path = path }

    /// The files in a folder.
    package struct Files {
        /// The paths of the documents.
        package fileprivate(set) var documents: [String] = []
        /// The paths of pages in formats without a reader, such as `page.mdx`. They are checked only if somebody names
        /// them.
        package fileprivate(set) var pages: [String] = []
        /// The paths of all other files.
        fileprivate(set) var others: [String] = []
    }

    /// Returns the files.
    /// - Throws: `CommandFailure` if a signal arrives or a .gitignore is too large.
    package func files(_ interruption: Interruption) throws -> Files {
        let walk = FolderWalk(path: path)
        let paths = try walk.files(proceed: { _ in try interruption.check() }, leaveOut: { _, _ in })
        var files = Files()
        for path in paths {
            let name = PrivateFile.name(of: path)
            if Self.isDocument(name) {
                files.documents.append(path)
            } else if Self.isPage(name) {
                files.pages.append(path)
            } else {
                files.others.append(path)
            }
        }
        return files
    }

    /// Returns a sentence about pages that were skipped, for a person.
    package static func sentence(skipping pages: [String]) -> String {
        let names = pages.prefix(3).map { page in "'\(page.visible)'" }.joined(separator: ", ")
        let rest = pages.count > 3 ? " and \(pages.count - 3) more" : ""
        return "Skipped \(names)\(rest): til has no reader for their format."
    }

    /// Whether a file name is typical of a document.
    private static func isDocument(_ name: String) -> Bool {
        if DocumentFormat(path: name) != nil { return true }
        let parts = name.lowercased().split(separator: ".", omittingEmptySubsequences: false)
        let plain = parts.count > 1 && parts.last == "gz" ? parts.dropLast() : parts
        let known = plain.count == 1 ? names : endings
        return plain.last.map(known.contains) ?? false
    }

    /// Whether a file name is typical of a page that a program makes a document of: `page.mdx`, `page.md.erb`.
    private static func isPage(_ name: String) -> Bool {
        let parts = name.lowercased().split(separator: ".")
        guard parts.count > 1, let ending = parts.last else { return false }
        let inner = DocumentFormat(path: parts.dropLast().joined(separator: "."))
        return pages.contains(ending) || templates.contains(ending) && inner != nil && inner != .html && inner != .roff
    }

    private static let endings: Set<Substring> = ["txt", "text", "docx", "pdf"]
    private static let names: Set<Substring> = [
        "readme", "news", "changelog", "changes", "todo", "hacking", "install", "faq",
    ]
    private static let pages: Set<Substring> = ["mdx", "qmd", "rmd"]
    private static let templates: Set<Substring> = ["erb", "j2", "jinja", "jinja2", "tmpl", "liquid"]
}
