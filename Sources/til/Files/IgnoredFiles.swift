import Foundation
import Glibc
import TILCore

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

    /// Reads the patterns of the parent folders up to the root of the repository.
    init(above path: String) {
        guard let target = PrivateFile.whole(path) else { return }
        var folders: [String] = []
        var folder = target
        while folder != "/", access(folder + "/.git", F_OK) != 0 {
            folder = PrivateFile.folder(of: folder)
            folders.append(folder)
        }
        guard access(folder + "/.git", F_OK) == 0 else { return }
        for above in folders.reversed() where above != target { read(above, base: above + "/") }
        // The patterns of parent folders need full paths, but a walk reports paths as the user typed them.
        outer = (named: path, full: target)
    }

    private var outer: (named: String, full: String)?

    /// Returns a copy with the patterns of a subfolder added.
    func entering(_ path: String) -> IgnoredFiles {
        var inner = self
        inner.read(path, base: whole(path) + "/")
        return inner
    }

    /// Whether a file or folder is ignored. The last matching pattern decides.
    func contains(_ path: String, isFolder: Bool) -> Bool {
        let path = whole(path)
        let decisive = patterns.last { pattern in
            guard isFolder || !pattern.isOnlyForFolders, path.hasPrefix(pattern.base) else { return false }
            return pattern.path.isExactly(path.dropFirst(pattern.base.count))
        }
        return decisive.map { !$0.isException } ?? false
    }

    /// Returns the full path of a file below the named folder.
    private func whole(_ path: String) -> String {
        guard let outer, path.hasPrefix(outer.named) else { return path }
        return outer.full + path.dropFirst(outer.named.count)
    }

    private mutating func read(_ folder: String, base: String) {
        guard let data = try? RegularFile.contents(folder + "/.gitignore", atMost: 1 << 20) else { return }
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
            var text = line.trimmingCharacters(in: .whitespaces)
            guard !text.isEmpty, !text.hasPrefix("#") else { continue }
            let isException = text.hasPrefix("!")
            if isException { text.removeFirst() }
            let isOnlyForFolders = text.hasSuffix("/")
            if isOnlyForFolders { text.removeLast() }
            guard text.contains(where: { $0 != "/" }) else { continue }
            let path = PathPattern(text)
            patterns.append(
                Pattern(base: base, path: path, isOnlyForFolders: isOnlyForFolders, isException: isException))
        }
    }
}

/// A path pattern: `*` matches any part of a name, and `**` matches any number of folders.
struct PathPattern {
    private let parts: [String]

    /// Parses a pattern. A pattern without a slash matches a name in any folder.
    init(_ text: String) {
        let parts = text.split(separator: "/").map(String.init)
        self.parts = text.contains("/") ? parts : ["**"] + parts
    }

    /// Whether the pattern matches a path or one of its parent folders.
    func fits(_ path: String) -> Bool {
        isExactly(path[...]) || PathPattern(parts: parts + ["**"]).isExactly(path[...])
    }

    private init(parts: [String]) { self.parts = parts }

    /// Whether the pattern matches the whole path, component by component.
    func isExactly(_ path: Substring) -> Bool {
        let names = path.split(separator: "/").map(String.init)
        // The numbers of path components that the pattern's parts so far can match.
        var reached: Set<Int> = [0]
        for part in parts {
            var next: Set<Int> = []
            for count in reached {
                if part == "**" {
                    next.formUnion(count...names.count)
                } else if count < names.count, fnmatch(part, names[count], 0) == 0 {
                    next.insert(count + 1)
                }
            }
            reached = next
        }
        return reached.contains(names.count)
    }
}
