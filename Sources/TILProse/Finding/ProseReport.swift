/// What a scanner found in a document.
public struct ProseReport: Hashable, Sendable {
    /// The definitions in the order of the document, repeated ones included, without those that were taken before.
    public var definitions: [AcronymDefinition]
    /// The acronyms that are used, in the order of their first use.
    public var uses: [AcronymUse]
    /// Whether there were more definitions or acronyms than the scanner keeps.
    public var isTruncated: Bool

    /// Makes a report from its parts.
    public init(definitions: [AcronymDefinition] = [], uses: [AcronymUse] = [], isTruncated: Bool = false) {
        self.definitions = definitions
        self.uses = uses
        self.isTruncated = isTruncated
    }

    /// The acronyms that are used and not defined, in the order of their first use.
    public var undefined: [AcronymUse] { uses.filter { !$0.isDefined } }
}
