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
