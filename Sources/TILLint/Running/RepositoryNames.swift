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
        var names = words(of: folder).union([folder])
        guard let files = FileManager.default.enumerator(atPath: root) else { return names }
        var count = 0
        while count < most, let path = files.nextObject() as? String {
            count += 1
            let name = PrivateFile.name(of: path)
            if name.hasPrefix(".") || files.level >= deepest { files.skipDescendants() }
            names.insert(name.prefix { character in character != "." }.lowercased())
            let isAtRoot = files.level == 1
            if isAtRoot { names.formUnion(Self.names(inFile: name, at: root + "/" + path)) }
        }
        return names
    }

    /// The files that name a package.
    private static let packageFiles: Set = ["Package.swift", "package.json", "Cargo.toml", "pyproject.toml"]

    /// Returns the names in a README or in the file of a package.
    private static func names(inFile name: String, at path: String) -> Set<String> {
        if name.hasPrefix("README") { return words(of: title(of: text(path))) }
        guard packageFiles.contains(name), let package = text(path).firstMatch(of: /"?name"?\s*[:=]\s*"(?<name>[^"]+)"/)
        else { return [] }
        return [package.output.name.lowercased()]
    }

    /// Returns the first line with a letter.
    private static func title(of text: String) -> Substring {
        text.split(separator: "\n").first { line in line.contains(where: \.isLetter) } ?? ""
    }

    /// Returns the words of a text in small letters.
    private static func words(of text: some StringProtocol) -> Set<String> {
        let words = text.split { character in !character.isLetter && !character.isNumber }
        return Set(words.map { word in word.lowercased() })
    }

    /// Returns the start of a file, or an empty text if it cannot be read.
    private static func text(_ path: String) -> String {
        let bytes = (try? RegularFile.contents(path, atMost: 1 << 20)) ?? []
        return String(decoding: bytes.prefix(4_000), as: UTF8.self)
    }
}
