/// A place of a document that says what an acronym stands for.
public struct AcronymDefinition: Hashable, Sendable {
    /// The acronym as it is written.
    public var short: String
    /// What it stands for, as it is written; line ends and marks of emphasis are taken out.
    public var long: String
    /// The line on which the definition starts, from 1.
    public var line: Int
    /// The bytes of the acronym in the document, from 0.
    public var shortSpan: Range<Int>
    /// The bytes of the long form in the document, from 0: exactly those that ``long`` was made of.
    public var longSpan: Range<Int>

    /// Makes a definition from its parts.
    public init(short: String, long: String, line: Int, shortSpan: Range<Int>, longSpan: Range<Int>) {
        self.short = short
        self.long = long
        self.line = line
        self.shortSpan = shortSpan
        self.longSpan = longSpan
    }
}
