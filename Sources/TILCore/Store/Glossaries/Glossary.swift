import Foundation

/// A read-only list of somebody else's that is looked up beside one's own things: where it is, and what it is called.
public struct Glossary: Hashable, Sendable {
    /// The name of the glossary.
    public let name: String
    /// The path of its database.
    public let path: String
    /// Whether the glossary is the person's, who may update and remove it, rather than the machine's.
    public let isOwn: Bool

    /// How the names of glossaries' files end.
    public static let fileEnding = ".til"
    /// The longest name.
    public static let longestName = 64

    /// A glossary by its parts.
    public init(name: String, path: String, isOwn: Bool) {
        self.name = name
        self.path = path
        self.isOwn = isOwn
    }

    /// Whether a text can be a glossary's name: letters, digits, `-`, `_` and `.`, the first a letter or a digit. So it is
    /// a file's name everywhere, no path and no option.
    public static func isName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, text.unicodeScalars.count <= longestName else { return false }
        func isWord(_ scalar: Unicode.Scalar) -> Bool {
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        }
        return isWord(first) && text.unicodeScalars.allSatisfy { isWord($0) || "-_.".unicodeScalars.contains($0) }
            && !text.hasSuffix(fileEnding)
    }

    /// The glossaries of folders, by their names; of two of one name that of the first folder counts.
    /// - Parameters:
    ///   - own: the person's folder, where there is one.
    ///   - machine: the machine's folders.
    public static func all(own: String?, machine: [String]) -> [Glossary] {
        let folders = (own.map { [($0, true)] } ?? []) + machine.map { ($0, false) }
        var found: [Glossary] = []
        for (folder, isOwn) in folders {
            let names = names(in: folder)
            found += names.filter { name in !found.contains { $0.name == name } }
                .map { Glossary(name: $0, path: "\(folder)/\($0)\(fileEnding)", isOwn: isOwn) }
        }
        return found
    }

    /// The names of the glossaries in a folder, sorted; empty if there is no such folder.
    private static func names(in folder: String) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.filter { $0.hasSuffix(fileEnding) }.map { String($0.dropLast(fileEnding.count)) }.filter(isName)
            .sorted()
    }
}
