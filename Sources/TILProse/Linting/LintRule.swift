import TILText

/// A rule of the linter: a value with a name, a reason, and a function that finds violations.
public struct LintRule: Hashable, Sendable {
    /// The name of the rule: `undefined`.
    public let name: String
    /// The default severity of the findings.
    public let severity: LintSeverity
    /// A summary of the rule in one line.
    public let summary: String
    /// The reason why the findings are a problem for readers.
    public let reason: String
    /// An example with a finding.
    public let bad: String
    /// The same example without a finding.
    public let good: String
    /// Whether the rule reports only if it is enabled by name. Its fixes are applied anyway.
    public private(set) var isQuiet = false

    /// Returns the findings of the rule.
    let check: @Sendable (LintSubject) -> [LintRemark]

    /// Whether two rules have the same name.
    public static func == (left: LintRule, right: LintRule) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A finding of a rule, before its line and its severity are added.
struct LintRemark {
    var short: String
    var message: String
    var range: ByteRange
    var edits: [LintEdit] = []
}

/// The severity of a finding.
public enum LintSeverity: String, CaseIterable, Comparable, Hashable, Sendable {
    /// A remark. It does not make a check fail unless that is configured.
    case note
    /// A problem that makes reading harder.
    case warning
    /// A problem that makes the text unclear.
    case error

    /// Whether a severity is lower than another.
    public static func < (left: LintSeverity, right: LintSeverity) -> Bool {
        left != right && (left == .note || right == .error)
    }
}

extension LintRule {
    /// All rules, in their display order. A new rule needs a file in `Rules` and a line here.
    public static let all: [LintRule] = [
        .undefined,
        .lateDefinition,
        .conflict,
        .redefined,
        .unusedDefinition,
        .longFormAgain,
        .inconsistentCase,
        .plural,
        .article,
        .knownElsewhere,
    ]

    /// Returns the rule with a name, or nil if there is none.
    public static func named(_ name: String) -> LintRule? { all.first { $0.name == name } }

    /// Returns the name of the rule that an unknown name probably means, or nil.
    public static func nearest(to name: String) -> String? {
        EditDistance.nearest(to: name, among: all.map(\.name))
    }
}
