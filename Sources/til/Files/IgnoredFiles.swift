import Foundation
import Glibc
import TILCore

/// What the .gitignore files of a folder and of those around it leave out.
struct IgnoredFiles {
    /// A line of such a file.
    private struct Pattern {
        /// The folder of the file, with a slash at its end.
        let base: String
        /// Its parts between slashes; "**" stands for any folders.
        let parts: [String]
        let isOnlyForFolders: Bool
        let isException: Bool
    }

    private var patterns: [Pattern] = []

    /// The patterns of the folders around one, up to that of the repository.
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
        // What stands above is compared with whole paths, what comes below with those the person named.
        outer = (named: path, full: target)
    }

    private var outer: (named: String, full: String)?

    /// The same with the patterns of a folder's own file.
    func entering(_ path: String) -> IgnoredFiles {
        var inner = self
        inner.read(path, base: whole(path) + "/")
        return inner
    }

    /// Whether a file or folder is left out. The last pattern that fits decides.
    func contains(_ path: String, isFolder: Bool) -> Bool {
        let path = whole(path)
        let decisive = patterns.last { pattern in
            guard isFolder || !pattern.isOnlyForFolders, path.hasPrefix(pattern.base) else { return false }
            let names = path.dropFirst(pattern.base.count).split(separator: "/").map(String.init)
            return PathPattern.fits(pattern.parts, names)
        }
        return decisive.map { !$0.isException } ?? false
    }

    /// A path below the folder that was named, as a whole one.
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
            var parts = text.split(separator: "/").map(String.init)
            guard !parts.isEmpty else { continue }
            // A name without a slash fits in every folder.
            if !text.contains("/") { parts.insert("**", at: 0) }
            patterns.append(
                Pattern(base: base, parts: parts, isOnlyForFolders: isOnlyForFolders, isException: isException))
        }
    }
}
