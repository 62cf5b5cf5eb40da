import Foundation

/// Where a glossary comes from and how it is read; kept in its database, so that an update needs nothing else.
public struct GlossaryOrigin: Hashable, Sendable, Codable {
    /// The kinds of places from which glossaries come.
    public enum Kind: String, Sendable, Codable {
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
    public var kind: Kind
    /// The path or the address; empty for what was built.
    public var place: String
    /// Which files of a folder or a repository: a pattern as shells have it; nil for all that may hold acronyms.
    public var pattern: String?
    /// The columns of tables that are read, as they were given; nil for those that a table tells by itself.
    public var columns: ColumnChoice?
    /// The format that all files are read in; nil for what each is recognised as.
    public var format: String?
    /// The commit that was taken in last, of a repository.
    public var commit: String?

    /// An origin by its parts.
    public init(
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

    /// An origin as the database has it; nil where it is none.
    init?(text: String) {
        guard let origin = try? JSONDecoder().decode(GlossaryOrigin.self, from: Data(text.utf8)) else { return nil }
        self = origin
    }
}
