/// An entry of a file that an import adds.
public struct ListedEntry: Hashable, Sendable, Codable {
    /// The acronym.
    public let short: String
    /// What it stands for.
    public let long: String

    /// Makes an entry from its parts.
    public init(short: String, long: String) {
        self.short = short
        self.long = long
    }
}
