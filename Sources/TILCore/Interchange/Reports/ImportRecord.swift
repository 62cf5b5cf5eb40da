import Foundation

/// One entry of an imported file: a thing as the file has it.
///
/// The texts are as written, trimmed of white space at both ends: capitals are the importer's business.
public struct ImportRecord: Hashable, Sendable {
    /// The number of the line on which the entry starts, from 1.
    public var line: Int
    /// The acronym; never empty.
    public var short: String
    /// What the acronym stands for; never empty.
    public var long: String
    /// The note; empty where the file has none.
    public var note: String
    /// The tags, in the order of the file.
    public var tags: [String]
    /// Where the thing was met; empty where the file does not say.
    public var source: String
    /// The thing's identity, from a format that keeps it.
    public var id: UUID?
    /// When the thing was captured, from a format that keeps it.
    public var added: Date?
    /// Since when no quiz asks the thing, from a format that keeps it; nil where it is asked.
    public var suspended: Date?

    /// Makes a record from its parts.
    public init(
        line: Int, short: String, long: String, note: String = "", tags: [String] = [], source: String = "",
        id: UUID? = nil, added: Date? = nil, suspended: Date? = nil
    ) {
        self.line = line
        self.short = short
        self.long = long
        self.note = note
        self.tags = tags
        self.source = source
        self.id = id
        self.added = added
        self.suspended = suspended
    }
}
