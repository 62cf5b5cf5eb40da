/// What a rule says of a place in a document.
public struct LintFinding: Hashable, Sendable {
    /// The name of the rule.
    public var rule: String
    /// How grave it is.
    public var severity: LintSeverity
    /// The acronym that it is about, without the s of a plural.
    public var short: String
    /// A full sentence that says what to do.
    public var message: String
    /// Where it is.
    public var place: LintPlace
    /// What would put it right; nothing where a person has to decide.
    public var edits: [LintEdit]
    /// A name for the finding that does not change as lines move: its rule and its acronym.
    public var fingerprint: String { "\(rule)/\(short)" }
}

/// Other text for some bytes of a document.
public struct LintEdit: Hashable, Sendable {
    /// The bytes, from 0.
    public var range: Range<Int>
    /// What comes in their place.
    public var text: String
}

/// What a linter says of a document.
public struct LintReport: Hashable, Sendable {
    /// The findings in the order of the document.
    public var findings: [LintFinding]
    /// Comments that name rules that there are not.
    public var faults: [LintDirectiveFault]
    /// Whether there was more than is kept of one document.
    public var isTruncated: Bool
}

/// A comment that disables a rule that there is not.
public struct LintDirectiveFault: Hashable, Sendable {
    /// The line of the comment, from 1.
    public var line: Int
    /// What it names.
    public var name: String
    /// The rule that was probably meant.
    public var nearest: String?
}
