/// An acronym that a document uses.
public struct AcronymUse: Hashable, Sendable {
    /// The acronym without the s of a plural.
    public var short: String
    /// The acronym as it is first written.
    public var written: String
    /// The line on which it is first used, from 1.
    public var line: Int
    /// How often it is used, its definitions included.
    public var count: Int

    /// Makes a use from its parts.
    public init(short: String, written: String, line: Int, count: Int) {
        self.short = short
        self.written = written
        self.line = line
        self.count = count
    }
}
