/// An acronym that a document uses.
public struct AcronymUse: Hashable, Sendable {
    /// The acronym without the s of a plural.
    public var short: String
    /// How it is written, in the order of the document: "CNNs", "CNN".
    public var forms: [String]
    /// The line on which it is first used, from 1.
    public var line: Int
    /// How often it is used, its definitions included.
    public var count: Int

    /// Makes a use from its parts.
    public init(short: String, forms: [String], line: Int, count: Int) {
        self.short = short
        self.forms = forms
        self.line = line
        self.count = count
    }
}
