/// Something that a linter looks for: a value with a name, a reason, and a function from what was read to findings.
public struct LintRule: Hashable, Sendable {
    /// What people call it: `undefined`.
    public let name: String
    /// How grave its findings are unless that is configured.
    public let severity: LintSeverity
    /// One line that says what it finds.
    public let summary: String
    /// Why readers stumble over that.
    public let reason: String
    /// A text in which it finds something.
    public let bad: String
    /// A text that says the same and in which it finds nothing.
    public let good: String
    /// Whether it finds only where it is asked for by name, though what it would put right is put right.
    public let isQuiet: Bool

    /// What it finds.
    let check: @Sendable (LintSubject) -> [LintRemark]

    init(
        name: String, severity: LintSeverity, summary: String, reason: String, bad: String, good: String,
        isQuiet: Bool = false, check: @escaping @Sendable (LintSubject) -> [LintRemark]
    ) {
        self.name = name
        self.severity = severity
        self.summary = summary
        self.reason = reason
        self.bad = bad
        self.good = good
        self.isQuiet = isQuiet
        self.check = check
    }

    /// Two rules are the same that have one name.
    public static func == (left: LintRule, right: LintRule) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// What a rule found, before its line and its severity are known.
struct LintRemark {
    var short: String
    var message: String
    var range: Range<Int>
    var edits: [LintEdit] = []
}

/// How grave a finding is.
public enum LintSeverity: String, CaseIterable, Comparable, Hashable, Sendable {
    /// Something to know of; it fails nothing unless that is asked for.
    case note
    /// What readers stumble over.
    case warning
    /// What readers cannot get past.
    case error

    /// Whether one is less grave than another.
    public static func < (left: LintSeverity, right: LintSeverity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
