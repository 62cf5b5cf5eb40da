/// What a linter looks for.
public struct LintOptions: Sendable {
    /// The rules whose findings are reported, with how grave they are.
    public var severities: [LintRule: LintSeverity]
    /// Acronyms that nobody has to define.
    public var allowed: Set<String>
    /// Whether acronyms that everybody in computing or in an office knows (URL, PDF) are allowed too.
    public var allowsCommon: Bool
    /// Words that are names where the document belongs to, in small letters.
    public var names: Set<String>

    /// Makes options: all rules but the quiet ones, unless others are given.
    public init(
        severities: [LintRule: LintSeverity]? = nil, allowed: Set<String> = [], allowsCommon: Bool = true,
        names: Set<String> = []
    ) {
        self.severities =
            severities
            ?? Dictionary(uniqueKeysWithValues: LintRule.all.filter { !$0.isQuiet }.map { ($0, $0.severity) })
        self.allowed = allowed
        self.allowsCommon = allowsCommon
        self.names = names
    }

    /// Whether an acronym need not be defined.
    func allows(_ short: String) -> Bool {
        allowed.contains(short) || allowsCommon && CommonAcronyms.words.contains(short)
    }
}
