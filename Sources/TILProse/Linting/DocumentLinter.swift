/// Checks the acronyms of a document.
///
/// ```swift
/// let report = try DocumentLinter().lint("The XQB met.", knowledge: NoKnowledge())
/// ```
public struct DocumentLinter: Sendable {
    /// What is looked for.
    public var options: LintOptions

    /// The most findings that are kept of one document.
    static let maximum = 10_000

    /// Makes a linter.
    public init(options: LintOptions = LintOptions()) {
        self.options = options
    }

    /// What is to be said of a document.
    /// - Parameters:
    ///   - document: its bytes.
    ///   - format: how it is written.
    ///   - knowledge: what is known of acronyms beside it.
    /// - Throws: what the knowledge throws.
    public func lint(
        _ document: [UInt8], format: DocumentFormat = .markdown, knowledge: some AcronymKnowledge = NoKnowledge()
    ) throws -> LintReport {
        try lint(LintReading(document, format: format), knowledge: knowledge)
    }

    /// What is to be said of a text.
    public func lint(
        _ text: String, format: DocumentFormat = .markdown, knowledge: some AcronymKnowledge = NoKnowledge()
    ) throws -> LintReport {
        try lint(Array(text.utf8), format: format, knowledge: knowledge)
    }

    /// What is to be said of a document that has been read.
    /// - Throws: what the knowledge throws.
    public func lint(_ reading: LintReading, knowledge: some AcronymKnowledge = NoKnowledge()) throws -> LintReport {
        try reading.document.withUnsafeBufferPointer { try lint($0, reading, knowledge: knowledge) }
    }

    private func lint(
        _ document: UnsafeBufferPointer<UInt8>, _ reading: LintReading, knowledge: some AcronymKnowledge
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
        // Of two at one place the first rule of the list comes first.
        let sorted = remarks.enumerated().sorted {
            let (left, right) = ($0.element.remark.range, $1.element.remark.range)
            return (left.lowerBound, $0.offset) < (right.lowerBound, $1.offset)
        }.map(\.element)
        let places = PlaceCounter.places(of: sorted.map(\.remark.range), in: document, reading.markup.lines)
        let findings = zip(sorted, places).map { item, place in
            LintFinding(
                rule: item.rule, severity: item.severity, short: item.remark.short, message: item.remark.message,
                place: place, edits: item.remark.edits, context: item.remark.context)
        }
        return LintReport(findings: findings, faults: directives.faults, isTruncated: isTruncated)
    }
}
