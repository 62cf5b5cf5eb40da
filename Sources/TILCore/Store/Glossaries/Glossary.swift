import Foundation

/// The name and the place of a glossary: a read-only list by somebody else that is looked up in addition to one's own
/// things.
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

    /// Returns the glossaries of folders, by their names. If two have the same name, the glossary in the first folder
    /// counts.
    /// - Parameters:
    ///   - own: the person's folder, or nil.
    ///   - machine: the machine's folders.
    public static func all(own: String?, machine: [String]) -> [Glossary] {
        var found: [Glossary] = []
        for folder in (own.map { [$0] } ?? []) + machine {
            for name in names(in: folder) where !found.contains(where: { $0.name == name }) {
                found.append(Glossary(name: name, path: "\(folder)/\(name)\(fileEnding)", isOwn: folder == own))
            }
        }
        return found
    }

    /// Returns the sorted names of the glossaries in a folder, or an empty array if the folder does not exist.
    private static func names(in folder: String) -> [String] {
        // Most people have none of the folders, and Foundation's error costs more than the question.
        guard access(folder, F_OK) == 0 else { return [] }
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.filter { $0.hasSuffix(fileEnding) }.map { String($0.dropLast(fileEnding.count)) }.filter(isName)
            .sorted()
    }
}

/// Where a glossary comes from and how it is read; kept in its database, so that an update needs nothing else.
package struct GlossaryOrigin: Hashable, Sendable, Codable {
    /// The kinds of places from which glossaries come.
    package enum Kind: String, Sendable, Codable {
        /// A file.
        case file
        /// A folder with files.
        case folder
        /// A repository of git.
        case git
        /// Files that it was built from once, by whoever brings it: it cannot be updated.
        case built
    }

    /// The kind of the place.
    package var kind: Kind
    /// The path or the address, or an empty text for ``Kind/built``.
    package var place: String
    /// The shell pattern of the files to read in a folder or a repository, or nil for all files that may hold acronyms.
    package var pattern: String?
    /// The columns of tables that are read, as they were given, or nil if they are detected for each table.
    package var columns: ColumnChoice?
    /// The format of all files, or nil if the format of each file is detected.
    package var format: String?
    /// The commit of a repository that was imported last.
    package var commit: String?

    /// An origin by its parts.
    package init(
        kind: Kind, place: String = "", pattern: String? = nil, columns: ColumnChoice? = nil, format: String? = nil,
        commit: String? = nil
    ) {
        self.kind = kind
        self.place = place
        self.pattern = pattern
        self.columns = columns
        self.format = format
        self.commit = commit
    }

    /// Whether files are read in the same way as they were for another.
    func isRead(as other: GlossaryOrigin) -> Bool { columns == other.columns && format == other.format }

    /// As the database has it.
    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    /// Reads an origin from its text in the database. The result is nil if the text is invalid.
    init?(text: String) {
        guard let origin = try? JSONDecoder().decode(GlossaryOrigin.self, from: Data(text.utf8)) else { return nil }
        self = origin
    }
}

/// Why a glossary cannot be used, made or updated; the description is a full sentence.
public enum GlossaryError: Error, Hashable, Sendable {
    /// Its database cannot be read; why, as `it is not a database`.
    case unusable(name: String, path: String, reason: String)
    /// Nothing in its files could be taken.
    case empty(name: String)
    /// A file that it had before cannot be read any more; the reason is a full sentence.
    case unreadable(name: String, file: String, reason: String)
    /// It has more entries than a glossary may have.
    case tooLarge(name: String)
}

extension GlossaryError: CustomStringConvertible, LocalizedError {
    /// The sentence for the person: the problem, its place and the remedy.
    public var description: String {
        switch self {
        case .unusable(let name, let path, let reason):
            "The glossary \(name) (\(path)) is left out: \(reason); update it, or remove it."
        case .empty(let name):
            "No entries were found for the glossary \(name), and nothing was changed. Name its files or its "
                + "format."
        case .unreadable(let name, let file, let reason):
            "Cannot read '\(file)', so the glossary \(name) was not changed. \(reason)"
        case .tooLarge(let name):
            "The glossary \(name) was not changed, because it would have more than "
                + "\(GlossarySchema.mostEntries / 1_000_000) million entries. Choose fewer files."
        }
    }

    /// The same sentence, for Foundation.
    public var errorDescription: String? { description }
}
