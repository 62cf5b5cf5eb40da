/// What a linter looks for.
public struct LintOptions: Sendable {
    /// The rules whose findings are reported, with how grave they are.
    public var severities: [LintRule: LintSeverity]
    /// Acronyms that nobody has to define.
    public var allowed: Set<String>
    /// Whether acronyms that stand in dictionaries as words (URL, PDF) are allowed too.
    public var allowsCommon: Bool

    /// Makes options: all rules but the quiet ones, unless others are given.
    public init(
        severities: [LintRule: LintSeverity]? = nil, allowed: Set<String> = [], allowsCommon: Bool = false
    ) {
        self.severities =
            severities
            ?? Dictionary(uniqueKeysWithValues: LintRule.all.filter { !$0.isQuiet }.map { ($0, $0.severity) })
        self.allowed = allowed
        self.allowsCommon = allowsCommon
    }

    /// Whether an acronym need not be defined.
    func allows(_ short: String) -> Bool {
        allowed.contains(short) || allowsCommon && CommonAcronyms.words.contains(short)
    }
}
