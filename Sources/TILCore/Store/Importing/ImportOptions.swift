/// The options of an import.
public struct ImportOptions: Hashable, Sendable {
    /// Tags that every new thing gets besides its own.
    public var tags: [String]
    /// Whether only the report is wanted, and nothing is changed.
    public var isDryRun: Bool
    /// Whether one rejected line is enough for nothing to be changed.
    public var isStrict: Bool
    /// Whether the report lists what is new, thing by thing.
    public var listsNew: Bool

    /// Makes options.
    public init(tags: [String] = [], isDryRun: Bool = false, isStrict: Bool = false, listsNew: Bool = false) {
        self.tags = tags
        self.isDryRun = isDryRun
        self.isStrict = isStrict
        self.listsNew = listsNew
    }
}
