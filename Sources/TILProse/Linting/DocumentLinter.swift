/// Checks the acronyms of a document.
///
/// ```swift
/// let report = try DocumentLinter().lint("The XQB met.", knowledge: NoKnowledge())
/// ```
public struct DocumentLinter: Sendable {
    /// The options of the check.
    public var options: LintOptions

    /// The greatest number of findings in a document.
    static let maximum = 10_000

    /// Creates a linter.
    public init(options: LintOptions = LintOptions()) {
        self.options = options
    }

    /// Checks a document.
    /// - Parameters:
    ///   - document: the bytes of the document.
    ///   - format: the format of the document.
    ///   - knowledge: a source of meanings outside the document.
    /// - Throws: the errors of `knowledge`.
    public func lint(
        _ document: [UInt8], format: DocumentFormat = .markdown, knowledge: some AcronymKnowledge = NoKnowledge()
    ) throws -> LintReport {
        try lint(LintReading(document, format: format), knowledge: knowledge)
    }

    /// Checks a text.
    public func lint(
        _ text: String, format: DocumentFormat = .markdown, knowledge: some AcronymKnowledge = NoKnowledge()
    ) throws -> LintReport {
        try lint(Array(text.utf8), format: format, knowledge: knowledge)
    }

    /// Checks a document that has been parsed.
    /// - Throws: the errors of `knowledge`.
    public func lint(_ reading: LintReading, knowledge: some AcronymKnowledge = NoKnowledge()) throws -> LintReport {
        try reading.document.withUnsafeBufferPointer { try lint($0, reading, knowledge: knowledge) }
    }

    private func lint(
        _ document: Bytes, _ reading: LintReading, knowledge: some AcronymKnowledge
    ) throws -> LintReport {
        let directives = reading.directives
        let subject = try LintSubject(document: document, reading: reading, options: options, knowledge: knowledge)
        var remarks: [(rule: String, severity: LintSeverity, remark: LintRemark)] = []
        var isTruncated = reading.isTruncated
        for rule in LintRule.all {
            guard let severity = options.severities[rule] else { continue }
            let found = rule.check(subject)
                .filter { !directives.disables(rule.name, at: $0.range.lowerBound) }
            isTruncated = isTruncated || found.count > Self.maximum
            remarks += found.prefix(Self.maximum).map { (rule.name, severity, $0) }
        }
        // Findings at the same place are in the order of the rules.
        let sorted = remarks.enumerated().sorted {
            let (left, right) = ($0.element.remark.range, $1.element.remark.range)
            return (left.lowerBound, $0.offset) < (right.lowerBound, $1.offset)
        }.map(\.element)
        let places = PlaceCounter.places(of: sorted.map(\.remark.range), in: document, reading.markup.lines)
        let findings = zip(sorted, places).map { item, place in
            LintFinding(
                rule: item.rule, severity: item.severity, short: item.remark.short, message: item.remark.message,
                place: place, edits: item.remark.edits)
        }
        return LintReport(findings: findings, faults: directives.faults, isTruncated: isTruncated)
    }
}

/// The options of a linter.
public struct LintOptions: Sendable {
    /// The severities of the rules to report.
    public var severities: [LintRule: LintSeverity]
    /// Acronyms that need no definition.
    public var allowed: Set<String>
    /// Whether acronyms that everyone in computing or in an office knows (URL, PDF) are allowed too.
    public var allowsCommon: Bool
    /// Local names that are not acronyms, in small letters.
    public var names: Set<String>

    /// Creates options. By default they include all rules except the quiet ones.
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

    /// Whether an acronym needs no definition.
    func allows(_ short: String) -> Bool {
        allowed.contains(short) || allowsCommon && CommonAcronyms.words.contains(short)
    }
}

/// A meaning of an acronym from a source outside the document.
public struct KnownMeaning: Hashable, Sendable {
    /// The long form of the acronym.
    public var long: String
    /// The source, as named in a sentence: `your store`, `glossary.md`.
    public var origin: String

    /// Creates a meaning.
    public init(long: String, origin: String) {
        self.long = long
        self.origin = origin
    }
}

/// A source of meanings of acronyms: a store, a glossary, or several of them.
public protocol AcronymKnowledge {
    /// Returns all meanings of an acronym, or an empty array if it is unknown.
    /// - Parameter short: the acronym without the s of a plural.
    func meanings(of short: String) throws -> [KnownMeaning]
}

/// An empty source of meanings.
public struct NoKnowledge: AcronymKnowledge {
    /// Creates the source.
    public init() {}

    /// Returns an empty array.
    public func meanings(of short: String) -> [KnownMeaning] { [] }
}
