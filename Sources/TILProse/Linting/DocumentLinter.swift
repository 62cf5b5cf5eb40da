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
            let subject = try LintSubject(document: document, parsed: parsed, options: options, knowledge: knowledge)
            var counter = PlaceCounter(document)
            var findings: [LintFinding] = []
            for found in remarks(about: subject) {
                let rule = found.rule
                let remark = found.remark
                findings.append(
                    LintFinding(
                        rule: rule, severity: options.severities[rule] ?? rule.severity, short: remark.short,
                        message: remark.message, place: counter.place(of: remark.range), edits: remark.edits))
            }
            let faults = parsed.directives.faults.filter { fault in !rules.contains { rule in rule.name == fault.name }
            }
            return LintReport(findings: findings, faults: faults, isTruncated: parsed.isTruncated)
        }
    }

    /// A remark and its rule.
    private struct Found {
        let rule: LintRule
        let remark: LintRemark
    }

    /// Returns the remarks of all rules that no comment disables, in the order of the document.
    private func remarks(about subject: LintSubject) -> [Found] {
        let directives = subject.parsed.directives
        var found: [Found] = []
        for rule in rules {
            for remark in rule.check(subject) where !directives.disables(rule.name, at: remark.range.lowerBound) {
                found.append(Found(rule: rule, remark: remark))
            }
        }
        // Remarks at the same place stay in the order of the rules.
        return found.sorted { first, second in first.remark.range.lowerBound < second.remark.range.lowerBound }
    }

    /// The rules to check: those of til in their display order, then the own rules of an app by name.
    private var rules: [LintRule] {
        let ofTil = LintRule.all.filter { rule in options.severities[rule] != nil }
        let others = options.severities.keys.filter { rule in !LintRule.all.contains(rule) }
        return ofTil + others.sorted { first, second in first.name < second.name }
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
    public var severities: [LintRule: LintSeverity] = {
        var severities: [LintRule: LintSeverity] = [:]
        for rule in LintRule.all where !rule.isQuiet { severities[rule] = rule.severity }
        return severities
    }()
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

    /// Returns the one of several meanings that an acronym probably has in a document, or nil if that is open. A
    /// finding names it, and no fix inserts it.
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
