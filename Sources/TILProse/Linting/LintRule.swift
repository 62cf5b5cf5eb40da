import TILText

/// A rule of the linter: a value with a name, a reason, and a function that finds violations.
///
/// An app can add rules of its own to the options:
///
/// ```swift
/// let patience = LintRule(name: "patience", severity: .note, summary: "ASAP sounds impatient.") { document in
///     document.uses.filter { $0.short == "ASAP" }.map { use in
///         LintRemark(short: use.short, message: "Give a date instead of ASAP.", range: use.range)
///     }
/// }
/// options.severities[patience] = .note
/// ```
///
/// ## Topics
///
/// ### Rules of the library
/// - ``all``
/// - ``named(_:)``
/// - ``undefined``
///
/// ### Rules of your own
/// - ``init(name:severity:summary:reason:find:)``
/// - ``LintRemark``
/// - ``LintSeverity``
public struct LintRule: Hashable, Sendable, Identifiable {
    /// The name of the rule: `undefined`.
    public let name: String
    /// The default severity of the findings.
    public let severity: LintSeverity
    /// A summary of the rule in one line.
    public let summary: String
    /// The reason why the findings are a problem for readers.
    public let reason: String
    /// An example with a finding.
    public private(set) var bad = ""
    /// The same example without a finding.
    public private(set) var good = ""
    /// Whether the rule is checked only if it is enabled by name.
    public private(set) var isQuiet = false

    /// The name, which identifies the rule.
    public var id: String { name }

    /// Returns the findings of the rule.
    let check: @Sendable (LintSubject) -> [LintRemark]

    /// Whether two rules have the same name.
    ///
    /// ```swift
    /// let findings = try DocumentLinter().lint("Send the file to an URL.").findings
    /// let articles = findings.filter { $0.rule == .article }
    /// ```
    public static func == (left: LintRule, right: LintRule) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension LintRule: Codable {
    /// Reads the name of a rule. A rule of your own, which the library does not know, is read without its function.
    public init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        self = Self.named(name) ?? LintRule(name: name, summary: "") { _ in [] }
    }

    /// Writes the name of the rule.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}

/// A finding of a rule, before its line and its severity are added.
///
/// ```swift
/// let loud = LintRule(name: "loud", severity: .note, summary: "FYI is loud.") { document in
///     document.uses.filter { $0.short == "FYI" }.map { use in
///         LintRemark(short: use.short, message: "Write \"for your information\".", range: use.range)
///     }
/// }
/// ```
public struct LintRemark {
    let short: String
    let message: String
    let range: ByteRange
    var edits: [LintEdit]

    /// Creates a remark.
    ///
    /// ```swift
    /// let edit = LintEdit(range: use.range, text: "for your information")
    /// let remark = LintRemark(
    ///     short: use.short, message: "Write \"for your information\".", range: use.range, edits: [edit])
    /// ```
    /// - Parameters:
    ///   - short: the acronym, without the s of a plural.
    ///   - message: a full sentence that says what to do.
    ///   - range: the bytes of the finding in the document.
    ///   - edits: the edits that fix the finding, or none if a person has to decide.
    public init(short: String, message: String, range: Range<Int>, edits: [LintEdit] = []) {
        self.short = short
        self.message = message
        self.range = range
        self.edits = edits
    }
}

/// The severity of a finding.
///
/// ```swift
/// let worst = findings.map(\.severity).max() ?? .note
/// let isOk = worst < .error  // true
/// ```
public enum LintSeverity: String, CaseIterable, Comparable, Hashable, Sendable, Codable {
    /// A remark. It does not make a check fail unless that is configured.
    case note
    /// A problem that makes reading harder.
    case warning
    /// A problem that makes the text unclear.
    case error

    /// Whether a severity is lower than another.
    ///
    /// ```swift
    /// let serious = findings.filter { LintSeverity.note < $0.severity }
    /// print("\(serious.count) warnings and errors")  // 1 warnings and errors
    /// ```
    public static func < (left: LintSeverity, right: LintSeverity) -> Bool {
        left != right && (left == .note || right == .error)
    }
}

extension LintRule {
    /// Creates a rule of your own. It reports if the options have a severity for it.
    ///
    /// ```swift
    /// let long = LintRule(name: "long", summary: "An acronym has more than five letters.") { document in
    ///     document.uses.filter { $0.short.count > 5 }.map { use in
    ///         LintRemark(short: use.short, message: "Find a shorter name than \(use.short).", range: use.range)
    ///     }
    /// }
    /// ```
    /// - Parameters:
    ///   - name: the name in findings and in comments that disable the rule.
    ///   - severity: the default severity.
    ///   - summary: a summary in one line.
    ///   - reason: the reason why the findings are a problem for readers.
    ///   - find: returns the violations in a document, in any order.
    public init(
        name: String, severity: LintSeverity = .warning, summary: String, reason: String = "",
        find: @escaping @Sendable (ParsedDocument) -> [LintRemark]
    ) {
        self.init(name: name, severity: severity, summary: summary, reason: reason) { subject in
            find(subject.parsed)
        }
    }

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
    public static func named(_ name: String) -> LintRule? { all.first { rule in rule.name == name } }

    /// Returns the name of the rule that an unknown name probably means, or nil.
    package static func nearest(to name: String) -> String? {
        EditDistance.nearest(to: name, among: all.map(\.name))
    }
}
