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
    /// Whether to skip folders with packages of others, such as `node_modules`.
    package var skipsPackages: Bool
    /// The number of files after which the walk ends, or nil for all files.
    package var mostFiles: Int?

    /// Creates a walk through a folder.
    package init(
        path: String, obeysIgnoreFiles: Bool = true, skipsPackages: Bool = false, mostFiles: Int? = nil
    ) {
        self.path = path
        self.obeysIgnoreFiles = obeysIgnoreFiles
        self.skipsPackages = skipsPackages
        self.mostFiles = mostFiles
    }

    /// Returns the paths of the files, sorted by name. A folder's own files come before its subfolders.
    /// - Parameters:
    ///   - proceed: called before each file and folder and at the end with the number of files found so far.
    ///   - leaveOut: called with each folder that cannot be read and the `errno` value.
    ///   - skip: called with each folder of packages that is skipped.
    /// - Throws: `CommandFailure` if a .gitignore is too large, and the errors of the closures.
    package func files(
        proceed: (_ count: Int) throws -> Void,
        leaveOut: (_ folder: String, _ reason: Int32) throws -> Void,
        skip: (_ folder: String) -> Void = { _ in }
    ) throws -> [String] {
        var found: [String] = []
        // The patterns of .gitignore files need full paths, but the files are reported as the user typed the folder.
        let whole = PrivateFile.resolved(path)
        let above = obeysIgnoreFiles ? try IgnoredFiles.above(whole) { try proceed(0) } : nil
        var waiting = [Folder(typed: path, whole: whole, names: PathNames(whole), ignored: above)]
        while found.count < mostFiles ?? .max, var folder = waiting.popLast() {
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
                guard let kind = entry.kind, !entry.isIgnored(kind) else { continue }
                switch kind {
                case .file: found.append(entry.typed)
                case .folder where skipsPackages && Self.hasPackages(entry.typed, name: name): skip(entry.typed)
                case .folder: folders.append(entry)
                }
            }
            waiting += folders.reversed()
        }
        try proceed(found.count)
        return found
    }

    /// Whether a folder has packages of others, which a package manager or a convention puts there, or pages that a
    /// program made of documents.
    private static func hasPackages(_ folder: String, name: String) -> Bool {
        if packageFolders.contains(name) { return true }
        // A folder about vendors may have this name, too.
        guard name == "vendor", let names = PrivateFile.names(in: folder) else { return false }
        return names.contains(where: vendorMarks.contains)
    }

    private static let packageFolders: Set<String> = [
        "node_modules", "bower_components", "jspm_packages", "site-packages", "third_party", "third-party",
        "thirdparty", "3rdparty", "_build", "_site",
    ]

    /// What Go, Composer, Bundler and Cargo put into a folder with the name `vendor`.
    private static let vendorMarks: Set<String> = [
        "modules.txt", "autoload.php", "bundle", "cache", "node_modules", "github.com",
    ]

    /// The kinds of entries that a walk visits.
    private enum Kind {
        case file
        case folder
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

        /// The kind of the entry, or nil for a link or anything else that is not visited.
        var kind: Kind? {
            var status = stat()
            guard lstat(typed.systemPath, &status) == 0 else { return nil }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: return .folder
            case S_IFREG: return .file
            default: return nil
            }
        }

        /// Whether the rules exclude the entry.
        func isIgnored(_ kind: Kind) -> Bool { ignored?.contains(names, isFolder: kind == .folder) ?? false }
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
        /// The paths of folders with packages of others, such as `node_modules`. They are checked only if somebody names
        /// them.
        package fileprivate(set) var packageFolders: [String] = []
        /// The paths of all other files.
        fileprivate(set) var others: [String] = []
    }

    /// Returns the files.
    /// - Throws: `CommandFailure` if a signal arrives or a .gitignore is too large.
    package func files(_ interruption: Interruption) throws -> Files {
        let walk = FolderWalk(path: path, skipsPackages: true)
        var files = Files()
        let paths = try walk.files(
            proceed: { _ in try interruption.check() }, leaveOut: { _, _ in },
            skip: { folder in files.packageFolders.append(folder) })
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
        "Skipped \(list(pages)): til has no reader for their format."
    }

    /// Whether a file is a PDF by its name. Its findings are mended in the document that it was made from.
    package static func isPDF(_ path: String) -> Bool {
        let name = path.lowercased()
        return name.hasSuffix(".pdf") || name.hasSuffix(".pdf.gz")
    }

    /// Returns a sentence about PDFs that were skipped, for a person.
    package static func sentence(skippingPDFs paths: [String]) -> String {
        "Skipped \(list(paths)): a PDF is made from another document."
    }

    /// Returns a sentence about folders of packages that were skipped, for a person.
    package static func sentence(skippingPackages folders: [String]) -> String {
        "Skipped \(list(folders)): packages of others or generated pages."
    }

    private static func list(_ paths: [String]) -> String {
        let names = paths.prefix(3).map { path in "'\(path.visible)'" }.joined(separator: ", ")
        return paths.count > 3 ? "\(names) and \(paths.count - 3) more" : names
    }

    /// Whether a file name is typical of a document.
    static func isDocument(_ name: String) -> Bool {
        if instructions.contains(name.lowercased()) { return false }
        if DocumentFormat(path: name) != nil { return true }
        var parts = name.lowercased().split(separator: ".", omittingEmptySubsequences: false)
        if parts.count > 1, parts.last == "gz" { parts.removeLast() }
        guard let last = parts.last else { return false }
        let hasEnding = parts.count > 1
        return hasEnding ? endings.contains(last) : names.contains(last)
    }

    /// Whether a file name is typical of a page that a program makes a document of: `page.mdx`, `page.md.erb`.
    private static func isPage(_ name: String) -> Bool {
        let parts = name.lowercased().split(separator: ".")
        guard parts.count > 1, let ending = parts.last else { return false }
        if pages.contains(ending) { return true }
        guard templates.contains(ending), let inner = DocumentFormat(path: parts.dropLast().joined(separator: "."))
        else { return false }
        return inner != .html && inner != .roff
    }

    /// Text files that programs read.
    private static let instructions: Set<String> = [
        "cmakelists.txt", "requirements.txt", "constraints.txt", "robots.txt", "meson_options.txt", "conanfile.txt",
    ]
    private static let endings: Set<Substring> = ["txt", "text", "docx", "pdf"]
    private static let names: Set<Substring> = [
        "readme", "news", "changelog", "changes", "todo", "hacking", "install", "faq",
    ]
    private static let pages: Set<Substring> = ["mdx", "qmd", "rmd"]
    private static let templates: Set<Substring> = ["erb", "j2", "jinja", "jinja2", "tmpl", "liquid"]
}
