/// An entry that says the same as another of its acronym, but for case, accents, punctuation or spacing.
public struct NearRepeat: Hashable, Sendable, Codable {
    /// The number of the line, from 1.
    public let line: Int
    /// The acronym.
    public let short: String
    /// What the line says that it stands for.
    public let long: String
    /// What was there before: in the store, or higher up in the file.
    public let other: String

    /// Makes a near repeat from its parts.
    public init(line: Int, short: String, long: String, other: String) {
        self.line = line
        self.short = short
        self.long = long
        self.other = other
    }
}
