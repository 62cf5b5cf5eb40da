import Foundation
import TILText

/// Words that are names in a document's repository: from the README's title, file names and package names.
final class RepositoryNames {
    private var cache: [String: Set<String>] = [:]
    /// The maximum number of files whose names are read, and their maximum depth.
    private static let most = 5_000
    private static let deepest = 3

    /// Returns the names in a document's repository, in lowercase. The repository is the nearest folder that contains
    /// `.git`. Returns an empty set outside of a repository.
    func names(of path: String) -> Set<String> {
        let folder = path == "-" ? "." : PrivateFile.folder(of: path)
        if let names = cache[folder] { return names }
        let root = FolderChain(LintConfiguration.whole(folder)).nearest(with: ".git") ?? "/"
        let names = cache[root] ?? (root.count > 1 ? Self.read(root) : [])
        cache[root] = names
        cache[folder] = names
        return names
    }

    private static func read(_ root: String) -> Set<String> {
        let folder = PrivateFile.name(of: root).lowercased()
        var names = Set(
            folder.split { character in !character.isLetter && !character.isNumber }.map(String.init) + [folder])
        guard let files = FileManager.default.enumerator(atPath: root) else { return names }
        var count = 0
        while count < most, let path = files.nextObject() as? String {
            count += 1
            let name = PrivateFile.name(of: path)
            if name.hasPrefix(".") || files.level >= deepest { files.skipDescendants() }
            names.insert(name.prefix { $0 != "." }.lowercased())
            guard files.level == 1 else { continue }
            if name.hasPrefix("README") {
                let title = text(root + "/" + path).split(separator: "\n").first { part in
                    part.contains(where: \.isLetter)
                }
                names.formUnion(
                    title?.split { character in !character.isLetter && !character.isNumber }.map { $0.lowercased() }
                        ?? [])
            } else if ["Package.swift", "package.json", "Cargo.toml", "pyproject.toml"].contains(name),
                let package = text(root + "/" + path).firstMatch(of: /"?name"?\s*[:=]\s*"([^"]+)"/)
            {
                names.insert(package.output.1.lowercased())
            }
        }
        return names
    }

    private static func text(_ path: String) -> String {
        String(decoding: ((try? RegularFile.contents(path, atMost: 1 << 20)) ?? []).prefix(4_000), as: UTF8.self)
    }
}
