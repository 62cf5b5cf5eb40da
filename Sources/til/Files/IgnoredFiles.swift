import Foundation
import Glibc
import TILCore
import TILText

/// The rules of the .gitignore files in a folder, its parents and its subfolders.
struct IgnoredFiles {
    /// A line of a .gitignore file.
    private struct Pattern {
        /// The folder that contains the .gitignore file, with a trailing slash.
        let base: String
        let path: PathPattern
        let isOnlyForFolders: Bool
        let isException: Bool
    }

    private var patterns: [Pattern] = []

    /// Reads the patterns of the parents of a folder up to the root of the repository.
    /// - Parameter folder: The folder's full path, or nil to obey no file.
    init(above folder: String?) {
        guard var folder else { return }
        var parents: [String] = []
        while access((folder + "/.git").systemPath, F_OK) != 0 {
            guard folder.count > 1 else { return }
            folder = PrivateFile.folder(of: folder)
            parents.append(folder)
        }
        for parent in parents.reversed() { read(parent) }
    }

    /// Adds the patterns of a folder.
    mutating func read(_ folder: String) {
        guard let data = try? RegularFile.contents(folder + "/.gitignore", atMost: 1 << 20) else { return }
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
            var text = line.trimmingCharacters(in: .whitespaces)[...]
            guard !text.hasPrefix("#") else { continue }
            let isException = text.hasPrefix("!")
            if isException { text.removeFirst() }
            let isOnlyForFolders = text.hasSuffix("/")
            if isOnlyForFolders { text.removeLast() }
            guard text.contains(where: { $0 != "/" }) else { continue }
            patterns.append(
                Pattern(
                    base: folder + "/", path: PathPattern(String(text)), isOnlyForFolders: isOnlyForFolders,
                    isException: isException))
        }
    }

    /// Whether a file or folder is ignored. The last matching pattern decides.
    /// - Parameter path: The full path.
    func contains(_ path: String, isFolder: Bool) -> Bool {
        let decisive = patterns.last { pattern in
            (isFolder || !pattern.isOnlyForFolders) && path.hasPrefix(pattern.base)
                && pattern.path.isExactly(path.dropFirst(pattern.base.count))
        }
        return decisive.map { !$0.isException } ?? false
    }
}

/// A path pattern: `*` matches any part of a name, and `**` matches any number of folders.
struct PathPattern {
    private var parts: [String]

    /// Parses a pattern. A pattern without a slash matches a name in any folder.
    init(_ text: String) {
        parts = (text.contains("/") ? text : "**/" + text).split(separator: "/").map(String.init)
    }

    /// Whether the pattern matches a path or one of its parent folders.
    func fits(_ path: String) -> Bool {
        var inside = self
        inside.parts.append("**")
        return isExactly(path[...]) || inside.isExactly(path[...])
    }

    /// Whether the pattern matches the whole path, component by component.
    func isExactly(_ path: Substring) -> Bool {
        let names = path.split(separator: "/").map(String.init)
        // The numbers of path components that the pattern's parts so far can match.
        var reached: Set = [0]
        for part in parts {
            let next = reached.map { count in
                if part == "**" { return count..<(names.count + 1) }
                let isMatch = count < names.count && fnmatch(part, names[count], 0) == 0
                return isMatch ? (count + 1)..<(count + 2) : 0..<0
            }
            reached = Set(next.joined())
        }
        return reached.contains(names.count)
    }
}
