/// Fixes the findings of a linter that have only one correct fix.
///
/// An edit changes plain words in prose, and nothing in code, headings, tables, links or quotations. The fixed document
/// is checked again until nothing is left to fix, so fixing a document twice changes nothing. A document whose fixes do
/// not end after eight rounds stays as it is.
///
/// ```swift
/// let text = "An XQB met. The cross-quarter board (XQB) sat."
/// let fixer = DocumentFixer(options: LintOptions())
/// let outcome = try fixer.fixed(Array(text.utf8), format: .markdown)
/// ```
public struct DocumentFixer: Sendable {
    /// The result of fixing a document.
    ///
    /// ```swift
    /// let outcome = try fixer.fixed(document, format: .markdown)
    /// if outcome.count > 0 {
    ///     print(String(decoding: outcome.document, as: UTF8.self))  // The machine has two CPUs and a URL.
    /// }
    /// ```
    public struct Outcome: Hashable, Sendable {
        /// The fixed document.
        public var document: [UInt8]
        /// The number of findings that the document has no longer, and at least one if it was changed.
        public var count: Int
    }

    private let linter: DocumentLinter

    /// Creates a fixer. It fixes the findings of the rules in the options.
    public init(options: LintOptions) {
        linter = DocumentLinter(options: options)
    }

    /// Returns the fixed document.
    ///
    /// ```swift
    /// let outcome = try fixer.fixed(document) { bytes in
    ///     try Task.checkCancellation()
    ///     return ParsedDocument(bytes, format: .markdown)
    /// }
    /// ```
    /// - Parameters:
    ///   - document: the bytes of the document.
    ///   - knowledge: a source of meanings outside the document.
    ///   - read: parses the document and its fixed versions. It may use another thread, and may throw to cancel.
    ///   - isWanted: whether to fix a finding.
    /// - Throws: the errors of `knowledge` and `read`.
    public func fixed(
        _ document: [UInt8], knowledge: some AcronymKnowledge = NoKnowledge(),
        read: ([UInt8]) throws -> ParsedDocument, isWanted: (LintFinding) -> Bool = { _ in true }
    ) throws -> Outcome {
        func lint(_ document: [UInt8]) throws -> [LintFinding] {
            try linter.lint(read(document), knowledge: knowledge).findings.filter(isWanted)
        }
        let before = try lint(document)
        var fixed = document
        var findings = before
        /// The acronyms whose definitions were written, and those whose written definitions are not recognised.
        var defined: Set<String> = []
        var refused: Set<String> = []
        for _ in 0..<Self.mostRounds {
            let fixable = findings.filter { finding in !finding.edits.isEmpty && !refused.contains(finding.short) }
            let chosen = Self.compatible(fixable)
            if chosen.isEmpty {
                let leastCount = fixed == document ? 0 : 1
                return Outcome(document: fixed, count: max(before.count - findings.count, leastCount))
            }
            let next = Self.apply(chosen.flatMap(\.edits), to: fixed)
            let left = try lint(next)
            // A written definition that is not recognised as one would be written again and again. If there are any,
            // the round is repeated without them.
            defined.formUnion(Self.definedAcronyms(chosen))
            let wrong = defined.intersection(Self.definedAcronyms(left))
            if wrong.isEmpty {
                fixed = next
                findings = left
            }
            refused.formUnion(wrong)
            defined.subtract(wrong)
        }
        return Outcome(document: document, count: 0)
    }

    /// The greatest number of rounds. Fixes that need more never end.
    private static let mostRounds = 8

    /// Returns the fixed document.
    ///
    /// ```swift
    /// let outcome = try fixer.fixed(document, format: .markdown) { finding in finding.rule == .plural }
    /// print(String(decoding: outcome.document, as: UTF8.self))  // The machine has two CPUs and an URL.
    /// ```
    /// - Throws: the errors of `knowledge`.
    public func fixed(
        _ document: [UInt8], format: DocumentFormat, knowledge: some AcronymKnowledge = NoKnowledge(),
        isWanted: (LintFinding) -> Bool = { _ in true }
    ) throws -> Outcome {
        try fixed(
            document, knowledge: knowledge, read: { bytes in ParsedDocument(bytes, format: format) },
            isWanted: isWanted)
    }

    /// Returns the acronyms of the findings whose fixes write definitions.
    private static func definedAcronyms(_ findings: [LintFinding]) -> [String] {
        let defining = findings.filter { finding in finding.rule == .knownElsewhere || finding.rule == .lateDefinition }
        return defining.map(\.short)
    }

    /// Returns the findings whose edits do not overlap those of an earlier finding.
    private static func compatible(_ findings: [LintFinding]) -> [LintFinding] {
        var taken: Set<Int> = []
        var compatible: [LintFinding] = []
        for finding in findings {
            let bytes = finding.edits.flatMap(\.range)
            guard taken.isDisjoint(with: bytes) else { continue }
            taken.formUnion(bytes)
            compatible.append(finding)
        }
        return compatible
    }

    /// Returns the bytes after the edits, with the changed paragraphs wrapped again.
    static func apply(_ edits: [LintEdit], to document: [UInt8]) -> [UInt8] {
        document.withUnsafeBufferPointer { document in
            var result: [UInt8] = []
            result.reserveCapacity(document.count + 64 * edits.count)
            var position = 0
            let sorted = edits.sorted { first, second in first.range.lowerBound < second.range.lowerBound }
            var rest = sorted[...]
            while let edit = rest.first {
                let paragraph = DocumentParagraph(document, around: edit.range)
                let own = rest.prefix { edit in edit.range.upperBound <= paragraph.range.upperBound }
                result += document[position..<paragraph.range.lowerBound]
                result += paragraph.edited(document, own)
                position = paragraph.range.upperBound
                rest = rest.dropFirst(own.count)
            }
            return result + document[position...]
        }
    }
}
