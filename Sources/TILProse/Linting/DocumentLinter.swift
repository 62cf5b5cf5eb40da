/// Checks the acronyms of a document.
///
/// ```swift
/// let linter = DocumentLinter()
/// let report = try linter.lint("The XQB met.", knowledge: NoKnowledge())
/// ```
public struct DocumentLinter: Sendable {
    /// The options of the check.
    public var options: LintOptions

    /// Creates a linter.
    public init(options: LintOptions = LintOptions()) {
        self.options = options
    }

    /// Checks a document.
    ///
    /// ```swift
    /// let document = try Data(contentsOf: URL(fileURLWithPath: path))
    /// let format = DocumentFormat(path: path, start: document)
    /// let report = try DocumentLinter().lint(Array(document), format: format)
    /// ```
    /// - Parameters:
    ///   - document: the bytes of the document.
    ///   - format: the format of the document.
    ///   - knowledge: a source of meanings outside the document.
    /// - Throws: the errors of `knowledge`.
    public func lint(
        _ document: [UInt8], format: DocumentFormat = .markdown, knowledge: some AcronymKnowledge = NoKnowledge()
    ) throws -> LintReport {
        try lint(ParsedDocument(document, format: format), knowledge: knowledge)
    }

    /// Checks a text.
    ///
    /// ```swift
    /// let linter = DocumentLinter()
    /// for finding in try linter.lint("The XQB met.", format: .plain).findings {
    ///     print("\(finding.place.line):\(finding.place.column) \(finding.message)")
    /// }
    /// ```
    public func lint(
        _ text: String, format: DocumentFormat = .markdown, knowledge: some AcronymKnowledge = NoKnowledge()
    ) throws -> LintReport {
        try lint(Array(text.utf8), format: format, knowledge: knowledge)
    }

    /// Checks a document that has been parsed.
    ///
    /// ```swift
    /// let parsed = ParsedDocument(Array("Send the file to an URL.".utf8))
    /// let report = try DocumentLinter().lint(parsed, knowledge: NoKnowledge())
    /// ```
    /// - Throws: the errors of `knowledge`.
    public func lint(_ parsed: ParsedDocument, knowledge: some AcronymKnowledge = NoKnowledge()) throws -> LintReport {
        try parsed.document.withUnsafeBufferPointer { document in
            let directives = parsed.directives
            // The own rules of an app follow those of til.
            let rules = options.severities.keys.map { rule in (rule, LintRule.all.firstIndex(of: rule) ?? .max) }
                .sorted { ($0.1, $0.0.name) < ($1.1, $1.0.name) }
            let subject = try LintSubject(document: document, parsed: parsed, options: options, knowledge: knowledge)
            var report = LintReport(
                findings: [],
                faults: directives.faults.filter { fault in !rules.contains { rule in rule.0.name == fault.name } },
                isTruncated: parsed.isTruncated)
            var remarks: [(rule: LintRule, remark: LintRemark)] = []
            for (rule, _) in rules {
                remarks += rule.check(subject).filter { !directives.disables(rule.name, at: $0.range.lowerBound) }
                    .map { (rule, $0) }
            }
            // Findings at the same place are in the order of the rules.
            remarks.sort { $0.remark.range.lowerBound < $1.remark.range.lowerBound }
            var counter = PlaceCounter(document)
            report.findings = remarks.map { rule, remark in
                LintFinding(
                    rule: rule, severity: options.severities[rule] ?? rule.severity, short: remark.short,
                    message: remark.message, place: counter.place(of: remark.range), edits: remark.edits)
            }
            return report
        }
    }
}

/// The options of a linter.
///
/// ```swift
/// var options = LintOptions()
/// options.severities[.undefined] = .error
/// options.severities[.article] = nil  // not checked
/// let findings = try DocumentLinter(options: options).lint("The XQB met.").findings
/// ```
public struct LintOptions: Sendable {
    /// The severities of the rules to report.
    public var severities = Dictionary(
        uniqueKeysWithValues: LintRule.all.filter { !$0.isQuiet }.map { ($0, $0.severity) })
    /// Acronyms that need no definition.
    public var allowed: Set<String> = []
    /// Whether acronyms that everyone in computing or in an office knows (URL, PDF) are allowed too.
    public var allowsCommon = true
    /// Local names that are not acronyms, in small letters.
    public var names: Set<String> = []

    /// Creates options with all rules except the quiet ones.
    public init() {}

    /// Whether an acronym needs no definition.
    func allows(_ short: String) -> Bool {
        allowed.contains(short) || allowsCommon && CommonAcronyms.words.contains(short)
    }
}

/// A meaning of an acronym from a source outside the document.
///
/// ```swift
/// let known = ["BOL": "bill of lading"]
/// let meanings = known["BOL"].map { [KnownMeaning(long: $0, origin: "shipping.csv")] } ?? []
/// ```
public struct KnownMeaning: Hashable, Sendable {
    /// The long form of the acronym.
    public var long: String
    /// The source, as named in a sentence: `your store`, `glossary.md`.
    public var origin: String

    /// Creates a meaning.
    ///
    /// ```swift
    /// let meaning = KnownMeaning(long: "bill of lading", origin: "shipping.csv")
    /// print("\(meaning.long), in \(meaning.origin)")
    /// ```
    public init(long: String, origin: String) {
        self.long = long
        self.origin = origin
    }
}

/// A source of meanings of acronyms: a store, a glossary, or several of them.
///
/// ```swift
/// struct Team: AcronymKnowledge {
///     func meanings(of short: String) -> [KnownMeaning] {
///         short == "XQB" ? [KnownMeaning(long: "cross-quarter board", origin: "the team")] : []
///     }
/// }
/// let findings = try DocumentLinter().lint("The XQB met.", knowledge: Team()).findings  // none
/// ```
public protocol AcronymKnowledge {
    /// Returns all meanings of an acronym, or an empty array if it is unknown.
    /// - Parameter short: the acronym without the s of a plural.
    func meanings(of short: String) throws -> [KnownMeaning]

    /// Returns meanings that an acronym may have. They are mentioned as hints, and an acronym with only hints is still
    /// undefined.
    /// - Parameter short: the acronym without the s of a plural.
    func hints(of short: String) throws -> [KnownMeaning]

    /// Returns the one of several meanings that an acronym probably has in a document, or nil if that is open. A finding
    /// names it, and no fix inserts it.
    ///
    /// ```swift
    /// func probableMeaning(of short: String, in document: [UInt8], format: DocumentFormat) -> KnownMeaning? {
    ///     let isAboutShips = String(decoding: document, as: UTF8.self).contains("harbour")
    ///     return meanings(of: short).first { $0.origin == (isAboutShips ? "shipping" : "law") }
    /// }
    /// ```
    /// - Parameters:
    ///   - short: the acronym without the s of a plural.
    ///   - document: the bytes of the document.
    ///   - format: the format of the document.
    func probableMeaning(of short: String, in document: [UInt8], format: DocumentFormat) throws -> KnownMeaning?
}

extension AcronymKnowledge {
    /// Returns an empty array, for a source without hints.
    public func hints(of short: String) throws -> [KnownMeaning] { [] }

    /// Returns nil, for a source that does not compare texts.
    ///
    /// ```swift
    /// struct Team: AcronymKnowledge {
    ///     func meanings(of short: String) -> [KnownMeaning] { [] }
    /// }
    /// let probable = try Team().probableMeaning(of: "BOL", in: [], format: .markdown)  // nil
    /// ```
    public func probableMeaning(
        of short: String, in document: [UInt8], format: DocumentFormat
    ) throws -> KnownMeaning? { nil }
}

/// An empty source of meanings.
///
/// ```swift
/// let knowledge = NoKnowledge()
/// let report = try DocumentLinter().lint("The XQB met.", knowledge: knowledge)  // XQB is undefined
/// ```
public struct NoKnowledge: AcronymKnowledge {
    /// Creates the source.
    public init() {}

    /// Returns an empty array.
    public func meanings(of short: String) -> [KnownMeaning] { [] }
}
