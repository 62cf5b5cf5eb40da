/// An acronym that a document uses.
public struct AcronymUse: Hashable, Sendable {
    /// The acronym without the s of a plural.
    public var short: String
    /// The forms in which the acronym is written, in the order of the document: "CNNs", "CNN".
    public var forms: [String]
    /// Where the acronym is first used.
    public var place: SourcePlace
    /// How often the acronym is used, its definitions included.
    public var count: Int

    /// The line on which the acronym is first used, from 1.
    public var line: Int { place.line }

    /// Whether the document defines the acronym, or all the parts that hyphens or slashes join in it.
    public var isDefined: Bool

    /// The acronyms of a label that always stand side by side: those of "TAC KBP"; empty for others.
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
