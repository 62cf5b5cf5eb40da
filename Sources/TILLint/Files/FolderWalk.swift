import Foundation
import TILProcess
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
                switch entry.visitedKind {
                case .file: found.append(entry.typed)
                case .folder where skipsPackages && Self.hasPackages(entry.typed, name: name): skip(entry.typed)
                case .folder: folders.append(entry)
                case nil: continue
                }
            }
            // The first folder is the next one to be visited.
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

        /// The kind of the entry, or nil for a link, for anything else that is not visited, and for what the rules exclude.
        var visitedKind: Kind? {
            guard let kind else { return nil }
            let isIgnored = ignored?.contains(names, isFolder: kind == .folder) ?? false
            return isIgnored ? nil : kind
        }

        private var kind: Kind? {
            var status = stat()
            guard lstat(typed.systemPath, &status) == 0 else { return nil }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: return .folder
            case S_IFREG: return .file
            default: return nil
            }
        }
    }
}
