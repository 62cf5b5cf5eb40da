/// An acronym that a document uses.
public struct AcronymUse: Hashable, Sendable {
    /// The acronym without the s of a plural.
    public var short: String
    /// How it is written, in the order of the document: "CNNs", "CNN".
    public var forms: [String]
    /// Where it is first used.
    public var place: SourcePlace
    /// How often it is used, its definitions included.
    public var count: Int

    /// The line on which it is first used, from 1.
    public var line: Int { place.line }

    /// Whether the document defines it, or all the parts that hyphens or slashes join in it.
    public var isDefined: Bool

    /// Of a label the acronyms that stand side by side in it wherever they stand: those of "TAC KBP".
    public var parts: [AcronymUse] = []

    /// Makes a use from its parts.
    public init(short: String, forms: [String], place: SourcePlace, count: Int, isDefined: Bool = false) {
        self.short = short
        self.forms = forms
        self.place = place
        self.count = count
        self.isDefined = isDefined
    }
}
