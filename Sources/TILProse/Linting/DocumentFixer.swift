/// Puts right what a linter finds in a document, where only one way is right.
///
/// An edit changes plain words in prose, and nothing in code, headings, tables, links or quotations. What has been put right is
/// read again, until there is nothing more: to fix a document twice changes nothing.
public struct DocumentFixer: Sendable {
    /// What came of a document.
    public struct Outcome: Hashable, Sendable {
        /// The document as it is put right.
        public var document: [UInt8]
        /// How many findings were put right.
        public var count: Int
    }

    private let linter: DocumentLinter
    /// How often a document is read again at most.
    private static let rounds = 8

    /// Makes a fixer; the rules of the options are those whose findings are put right.
    public init(options: LintOptions) {
        linter = DocumentLinter(options: options)
    }

    /// Puts a document right, as far as its findings are wanted.
    /// - Parameters:
    ///   - document: its bytes.
    ///   - knowledge: what is known of acronyms beside it.
    ///   - read: reads it as it is and as it becomes; it may do so on another thread and end the work.
    ///   - isWanted: whether a finding is to be put right.
    /// - Throws: what the knowledge throws, and the reading.
    public func fixed(
        _ document: [UInt8], knowledge: some AcronymKnowledge = NoKnowledge(),
        read: ([UInt8]) throws -> LintReading, isWanted: (LintFinding) -> Bool = { _ in true }
    ) throws -> Outcome {
        try fixed(document, isWanted: isWanted) { try linter.lint(read($0), knowledge: knowledge).findings }
    }

    /// Puts a document right, as far as its findings are wanted.
    /// - Throws: what the knowledge throws.
    public func fixed(
        _ document: [UInt8], format: DocumentFormat, knowledge: some AcronymKnowledge = NoKnowledge(),
        isWanted: (LintFinding) -> Bool = { _ in true }
    ) throws -> Outcome {
        try fixed(
            document, knowledge: knowledge, read: { LintReading($0, format: format) }, isWanted: isWanted)
    }

    private func fixed(
        _ document: [UInt8], isWanted: (LintFinding) -> Bool, lint: ([UInt8]) throws -> [LintFinding]
    ) throws -> Outcome {
        let unchanged = Outcome(document: document, count: 0)
        var outcome = unchanged
        // What comes of a document has to come of itself: only then does fixing twice change nothing.
        for _ in 0..<Self.rounds {
            let next = try once(outcome.document, isWanted: isWanted, lint: lint)
            guard next.count > 0 else {
                if outcome.count == 0 { return unchanged }
                return try lint(outcome.document).count < lint(document).count ? outcome : unchanged
            }
            outcome = Outcome(document: next.document, count: outcome.count + next.count)
        }
        return unchanged
    }

    /// Puts a document right as far as that can be seen from it alone.
    private func once(
        _ document: [UInt8], isWanted: (LintFinding) -> Bool, lint: ([UInt8]) throws -> [LintFinding]
    ) throws -> Outcome {
        // A definition that was written and is not read as one would be written again and again: it is not written then.
        var refused: Set<String> = []
        while true {
            let (outcome, unread) = try attempt(document, refused: refused, isWanted: isWanted, lint: lint)
            if unread.isSubset(of: refused) { return outcome }
            refused.formUnion(unread)
        }
    }

    /// Puts a document right but for some acronyms.
    /// - Returns: what came of it, and the acronyms for which that was no good.
    private func attempt(
        _ document: [UInt8], refused: Set<String>, isWanted: (LintFinding) -> Bool,
        lint: ([UInt8]) throws -> [LintFinding]
    ) throws -> (Outcome, Set<String>) {
        var outcome = Outcome(document: document, count: 0)
        let defining = [LintRule.knownElsewhere, .lateDefinition].map(\.name)
        var newlyDefined: Set<String> = []
        for round in 0... {
            let findings = try lint(outcome.document)
            let left = findings.filter { !$0.edits.isEmpty && !refused.contains($0.short) && isWanted($0) }
            let again = Set(
                findings.filter {
                    (defining.contains($0.rule) || $0.rule == LintRule.undefined.name)
                        && newlyDefined.contains($0.short)
                }.map(\.short))
            if left.isEmpty { return (outcome, again) }
            // What goes on for ever is given up.
            if round == Self.rounds { return (outcome, again.union(left.map(\.short))) }
            if !again.isEmpty { return (outcome, again) }
            let chosen = Self.compatible(left)
            newlyDefined.formUnion(chosen.filter { defining.contains($0.rule) }.map(\.short))
            outcome.count += chosen.count
            outcome.document = Self.apply(chosen.flatMap(\.edits), to: outcome.document)
        }
        return (outcome, [])
    }

    /// The findings whose edits do not touch those of another.
    private static func compatible(_ findings: [LintFinding]) -> [LintFinding] {
        var taken: [Range<Int>] = []
        return findings.filter { finding in
            let ranges = finding.edits.map(\.range)
            guard !ranges.contains(where: { range in taken.contains { $0.overlaps(range) } }) else { return false }
            taken += ranges
            return true
        }
    }

    /// The bytes with other ones in the place of some, and the paragraphs wrapped again.
    static func apply(_ edits: [LintEdit], to document: [UInt8]) -> [UInt8] {
        document.withUnsafeBufferPointer { document in
            var result: [UInt8] = []
            result.reserveCapacity(document.count + 64 * edits.count)
            var position = 0
            var rest = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }[...]
            while let edit = rest.first {
                let paragraph = DocumentParagraph(document, around: edit.range)
                let own = rest.prefix { $0.range.upperBound <= paragraph.range.upperBound }
                result += document[position..<paragraph.range.lowerBound]
                result += paragraph.edited(document, own)
                position = paragraph.range.upperBound
                rest = rest.dropFirst(own.count)
            }
            return result + document[position...]
        }
    }
}
