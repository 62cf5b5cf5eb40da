public import Foundation
import TILText

/// The name and the path of a glossary. A glossary is a read-only list by other people that look-ups search in addition
/// to a person's own things.
///
/// ```swift
/// for glossary in Glossary.all(own: folder, machine: ["/usr/share/til/glossaries"]) {
///     print(glossary.isOwn ? "\(glossary.name), yours" : glossary.name)
/// }
/// ```
public struct Glossary: Hashable, Sendable {
    /// The name of the glossary.
    public let name: String
    /// The path of its database.
    public let path: String
    /// Whether the person owns the glossary and can update and remove it. Otherwise, it belongs to the machine.
    public let isOwn: Bool

    /// The file name extension of glossaries.
    package static let fileEnding = ".til"
    /// The maximum length of a name.
    package static let longestName = 64

    /// Creates a glossary.
    ///
    /// ```swift
    /// let glossary = Glossary(name: "team", path: folder + "team.til", isOwn: true)
    /// let shelf = GlossaryShelf([glossary])
    /// ```
    public init(name: String, path: String, isOwn: Bool) {
        self.name = name
        self.path = path
        self.isOwn = isOwn
    }

    /// Returns whether a text is a valid name: letters, digits, `-`, `_` and `.`, starting with a letter or a digit.
    /// Such a text is a valid file name everywhere, and is neither a path nor an option.
    package static func isName(_ text: String) -> Bool {
        func isWord(_ scalar: Unicode.Scalar) -> Bool {
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        }
        let scalars = text.unicodeScalars
        guard let first = scalars.first, isWord(first), scalars.count <= longestName else { return false }
        let marks = "-_.".unicodeScalars
        let hasOnlyAllowed = scalars.allSatisfy { scalar in isWord(scalar) || marks.contains(scalar) }
        return hasOnlyAllowed && !text.hasSuffix(fileEnding)
    }

    /// Returns the glossaries in folders, sorted by name. If two have the same name, the glossary in the first folder
    /// is used.
    ///
    /// ```swift
    /// let glossaries = Glossary.all(own: own, machine: [])
    /// let names = glossaries.map(\.name)  // ["team"]
    /// ```
    /// - Parameters:
    ///   - own: the person's folder, or nil.
    ///   - machine: the machine's folders.
    public static func all(own: String?, machine: [String]) -> [Glossary] {
        var folders = machine
        if let own { folders.insert(own, at: 0) }
        var found: [Glossary] = []
        var names: Set<String> = []
        for folder in folders {
            for name in Self.names(in: folder) where names.insert(name).inserted {
                found.append(Glossary(name: name, path: "\(folder)/\(name)\(fileEnding)", isOwn: folder == own))
            }
        }
        return found
    }

    /// Returns the sorted names of the glossaries in a folder, or an empty array if the folder does not exist.
    private static func names(in folder: String) -> [String] {
        // Most people have none of the folders, and Foundation's error costs more than this check.
        guard access(folder.systemPath, F_OK) == 0 else { return [] }
        var names: [String] = []
        for file in PrivateFile.names(in: folder) ?? [] where file.hasSuffix(fileEnding) {
            let name = String(file.dropLast(fileEnding.count))
            if isName(name) { names.append(name) }
        }
        return names.sorted()
    }
}

/// The source of a glossary and the way in which its files are read. It is stored in the glossary's database for later
/// updates.
package struct GlossaryOrigin: Hashable, Sendable, Codable {
    /// The kinds of sources.
    package enum Kind: String, Sendable, Codable {
        /// A file.
        case file
        /// A folder with files.
        case folder
        /// A repository of git.
        case git
        /// Files from which its publisher built it once, so that it cannot be updated.
        case built
    }

    /// The kind of the source.
    package var kind: Kind
    /// The path or the address, or an empty text for ``Kind/built``.
    package var place: String
    /// The shell pattern of the files to read in a folder or a repository, or nil for all files that can contain
    /// acronyms.
    package var pattern: String?
    /// The columns of tables to read, as the person wrote them, or nil to detect them for each table.
    package var columns: ColumnChoice?
    /// The format of all files, or nil to detect it for each file.
    package var format: String?
    /// The last imported commit of a repository.
    package var commit: String?

    /// Creates an origin.
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

    /// Returns whether files are read in the same way as for another origin.
    func isRead(as other: GlossaryOrigin) -> Bool { columns == other.columns && format == other.format }
}

/// The reason why a glossary cannot be used, made or updated. The description is a full sentence.
///
/// ```swift
/// let shelf = GlossaryShelf(Glossary.all(own: folder, machine: []))
/// let meanings = shelf.meanings(of: "tla")
/// for failure in shelf.failures { print(failure) }  // The glossary team is left out: ...
/// ```
public enum GlossaryError: Error, Hashable, Sendable {
    /// Its database cannot be read. The reason is a clause such as `it is not a database`.
    case unusable(name: String, path: String, reason: String)
    /// til 0.3.0 made it. An update makes it again from its source.
    case outdated(Glossary)
    /// Its files contain no entry that can be imported.
    case empty(name: String)
    /// Its only file, or a file that it contained before, cannot be read. The reason is a full sentence.
    case unreadable(name: String, file: String, reason: String, isNew: Bool)
    /// It has more entries than the limit.
    case tooLarge(name: String)
}

extension GlossaryError: CustomStringConvertible, LocalizedError {
    /// A sentence with the problem, its location and the remedy.
    public var description: String {
        switch self {
        case .unusable(let name, let path, let reason):
            "The glossary \(name) (\(path)) is left out: \(reason); remove it, and add it again."
        case .outdated(let glossary):
            "The glossary \(glossary.name) (\(glossary.path)) is left out: til 0.3.0 made it; update it."
        case .empty(let name):
            "No entries were found for the glossary \(name), and nothing was changed. Name its files or format."
        case .unreadable(let name, let file, let reason, let isNew):
            "The glossary \(name) was not \(isNew ? "added" : "changed"), because '\(file)' cannot be read. \(reason)"
        case .tooLarge(let name):
            "The glossary \(name) was not changed, because it would have more than "
                + "\(GlossarySchema.mostEntries / 1_000_000) million entries. Choose fewer files."
        }
    }

    /// The same sentence, for Foundation.
    public var errorDescription: String? { description }
}

extension GlossaryError {
    /// Runs a closure, and turns errors of its store into errors of a glossary.
    static func translating<Value>(
        _ glossary: Glossary, _ body: () throws -> Value
    ) throws(GlossaryError) -> Value {
        func unusable(_ reason: String) -> GlossaryError {
            .unusable(name: glossary.name, path: glossary.path, reason: reason)
        }
        do {
            return try body()
        } catch let error as GlossaryError {
            throw error
        } catch StoreError.olderSchema {
            throw .outdated(glossary)
        } catch StoreError.damaged(_, let reason, _), StoreError.cannotAccess(_, let reason) {
            throw unusable(reason)
        } catch StoreError.newerSchema {
            throw unusable("it was made by a newer til")
        } catch StoreError.replaced {
            throw unusable("it no longer exists")
        } catch {
            throw unusable("reading it failed")
        }
    }
}
