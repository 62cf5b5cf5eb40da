import Foundation
import TILText

/// Reads words that are names in a repository: from the README's title, file names and package names.
enum RepositoryNames {
    /// The maximum number of files whose names are read, and their maximum depth.
    private static let most = 5_000
    private static let deepest = 3

    /// Returns the names in a repository, in lowercase.
    /// - Parameter root: the full path of its folder.
    static func names(inRepository root: String) -> Set<String> {
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
            if isAtRoot { names.formUnion(self.names(inFile: name, at: root + "/" + path)) }
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
