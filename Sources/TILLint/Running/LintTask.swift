package import TILProcess
package import TILProse
import TILText

/// A check of files and folders, as `til lint` makes it.
package struct LintTask {
    /// What happens with the findings that can be fixed.
    package enum Mode {
        /// They are reported.
        case report
        /// The files are fixed.
        case fix
        /// The changes are reported as diffs.
        case diff
    }

    /// An event during the check.
    package enum Event {
        /// A number of documents has been checked.
        case progress(done: Int, total: Int)
        /// A document could not be checked, and the others are.
        case failure(CommandFailure)
        /// A file in a folder is no readable document, for example a damaged PDF, and is skipped.
        case unreadable(CommandFailure)
        /// A comment in a document names an unknown rule.
        case fault(path: String, LintDirectiveFault)
        /// Pages in folders were skipped, because their format has no reader.
        case skipped([String])
        /// Folders with packages of others were skipped.
        case skippedPackages([String])
        /// A document has more findings than are reported.
        case truncated(path: String)
        /// The changes of a document, in mode ``Mode/diff``.
        case difference([UInt8])
    }

    /// The result of the check.
    package struct Outcome {
        /// The documents with findings, in their order.
        package fileprivate(set) var documents: [CheckedDocument] = []
        /// The number of documents that were checked.
        package fileprivate(set) var documentCount = 0
        /// The number of findings that were fixed, or would be.
        package fileprivate(set) var fixCount = 0
        /// The number of documents with such findings.
        package fileprivate(set) var fixedDocumentCount = 0
        /// The first failure of a document, or nil.
        package fileprivate(set) var failure: CommandFailure?
        /// The acronyms that the documents of each repository explain for each other. The key nil is for documents
        /// outside of repositories.
        private var explained: [String?: ExplainedAcronyms] = [:]

        /// Counts a document that was checked, and keeps it if it has findings.
        fileprivate mutating func add(_ document: CheckedDocument) {
            documentCount += 1
            explained[document.repository, default: ExplainedAcronyms()].formUnion(document.explained)
            if !document.report.findings.isEmpty { documents.append(document) }
        }

        /// Removes the findings about undefined acronyms that another document of the same repository explains, whatever
        /// the order of the documents.
        fileprivate mutating func removeExplained() {
            for index in documents.indices {
                guard let acronyms = explained[documents[index].repository] else { continue }
                documents[index].removeUndefined(acronyms)
            }
            documents.removeAll { document in document.report.findings.isEmpty }
        }

        /// All findings.
        package var findings: [LintFinding] { documents.flatMap(\.report.findings) }

        /// Whether a finding has at least the severity from which its configuration lets the command fail.
        package var hasFailed: Bool {
            documents.contains { document in
                let least = document.configuration.failsOn
                return document.report.findings.contains { finding in finding.severity >= least }
            }
        }
    }

    /// The files and folders. `-` is standard input.
    private let names: [String]
    private let mode: Mode
    /// Whether an undefined acronym is reported in every document, not only in the first.
    private let reportsEach: Bool
    private let knowledge: any LintKnowledge
    private let interruption: Interruption
    private let run: LintRun

    /// Creates a check.
    /// - Parameters:
    ///   - names: the files and folders. `-` is standard input.
    ///   - mode: what happens with the findings that can be fixed.
    ///   - reportsEach: whether an undefined acronym is reported in every document, not only in the first.
    ///   - configurations: the configurations of documents.
    ///   - knowledge: what the caller knows about acronyms.
    ///   - baseline: the known findings, which are not reported, or nil.
    ///   - forcesPatterns: whether the patterns of a configuration also apply to documents that are named.
    ///   - interruption: interrupts the check.
    package init(
        _ names: [String], mode: Mode, reportsEach: Bool, configurations: LintConfigurations,
        knowledge: any LintKnowledge, baseline: LintBaseline?, forcesPatterns: Bool, interruption: Interruption
    ) {
        self.names = names
        self.mode = mode
        self.reportsEach = reportsEach
        self.knowledge = knowledge
        self.interruption = interruption
        run = LintRun(
            configurations: configurations, knowledge: knowledge, baseline: baseline, interruption: interruption,
            forcesPatterns: forcesPatterns)
    }

    /// Checks all documents. A document that cannot be read is reported, and the others are checked.
    package func check(_ report: (Event) throws -> Void) throws -> Outcome {
        var outcome = Outcome()
        let paths = try run.documents(
            in: names, skip: { pages in try report(.skipped(pages)) },
            skipPackages: { folders in try report(.skippedPackages(folders)) })
        var done = 0
        func add(_ check: () throws -> CheckedDocument) throws {
            let path = paths[done]
            try report(.progress(done: done, total: paths.count))
            done += 1
            do {
                let document = try check()
                try Self.report(document, report)
                outcome.add(document)
            } catch {
                let event = try event(of: error, at: path)
                try report(event)
                if case .failure(let failure) = event { outcome.failure = outcome.failure ?? failure }
            }
        }
        switch mode {
        case .report: try run.check(paths) { document in try add(document.get) }
        case .fix, .diff:
            for path in paths {
                try add {
                    try run.fix(path) { before, fixed in
                        try apply(fixed.document, to: path, before: before, report)
                        outcome.fixCount += fixed.count
                        outcome.fixedDocumentCount += 1
                    }
                }
            }
        }
        outcome.removeExplained()
        if !reportsEach { outcome.documents = Self.reportedOnce(outcome.documents) }
        return outcome
    }

    /// Returns the event that a document was not checked because of an error.
    /// - Throws: the error if it ends the whole check, for example a signal.
    private func event(of error: any Error, at path: String) throws -> Event {
        if let unreadable = error as? LintRun.Unreadable {
            // Nobody named a file in a folder, only its ending suggests a document.
            let isNamed = names.contains(path)
            return isNamed ? .failure(unreadable.failure) : .unreadable(unreadable.failure)
        }
        guard let failure = CommandFailure(error), !failure.isSignal else { throw error }
        return .failure(failure)
    }

    /// Reports what is wrong with the comments of a document, and findings that were left out.
    private static func report(_ document: CheckedDocument, _ report: (Event) throws -> Void) throws {
        for fault in document.report.faults { try report(.fault(path: document.path, fault)) }
        if document.report.isTruncated { try report(.truncated(path: document.path)) }
    }

    /// Writes a fixed document, or reports the changes.
    private func apply(
        _ text: [UInt8], to path: String, before: [UInt8], _ report: (Event) throws -> Void
    ) throws {
        if mode == .diff {
            return try report(.difference(UnifiedDiff.text(path, from: before, to: text)))
        }
        guard try DocumentFile.bytes(of: path, interruption: interruption) == before else {
            throw CommandFailure(
                "'\(path.visible)' was changed while it was checked, so it was not fixed. Check it again.",
                .inputOutput)
        }
        let file = try OutputFile(path, interruption: interruption, refusing: knowledge.checkMayWrite)
        file.output.write(bytes: text)
        try file.finish()
    }

    /// Returns the documents without the later findings of an acronym that is undefined in several documents. The first
    /// finding says how many they are.
    private static func reportedOnce(_ documents: [CheckedDocument]) -> [CheckedDocument] {
        var counts: [String: Int] = [:]
        for finding in documents.flatMap(\.report.findings) where finding.rule == .undefined {
            counts[finding.short, default: 0] += 1
        }
        var reported: Set<String> = []
        return documents.map { document in
            var kept = document
            kept.report.findings = []
            for finding in document.report.findings {
                let count = finding.rule == .undefined ? counts[finding.short, default: 1] : 1
                if count == 1 {
                    kept.report.findings.append(finding)
                } else if reported.insert(finding.short).inserted {
                    kept.report.findings.append(first(finding, of: count))
                }
            }
            return kept
        }
    }

    /// Returns the first finding of an acronym that is undefined in several documents.
    private static func first(_ finding: LintFinding, of count: Int) -> LintFinding {
        var first = finding
        first.message = """
            \(finding.short) is undefined in \(counted(count, "document")), first here. Define it, or put it on \
            the allow list.
            """
        return first
    }
}

extension LintTask.Outcome {
    /// Writes the acronyms that are undefined to the allow lists next to their documents' configurations.
    /// - Returns: The number of acronyms, and the paths of the lists.
    package func allowUndefined(
        interruption: Interruption, checking check: (_ path: String) throws -> Void
    ) throws -> (acronyms: Int, lists: [String]) {
        var shorts: [String: Set<String>] = [:]
        for document in documents {
            let undefined = document.report.findings.filter { finding in finding.rule == .undefined }
            if undefined.isEmpty { continue }
            shorts[document.configuration.allowListPath, default: []].formUnion(undefined.map(\.short))
        }
        let lists = shorts.keys.sorted()
        // A repository of others may ship a link to any file of the person.
        for path in lists {
            guard let target = PrivateFile.target(ofLink: path) else { continue }
            throw CommandFailure(
                "'\(path.visible)' is a link to \(target.visible). Write the acronyms there, or remove the link.",
                .inputOutput)
        }
        var count = 0
        for path in lists {
            let added = (shorts[path] ?? []).sorted()
            count += try AllowList(reading: path).add(added, interruption: interruption, checking: check)
        }
        return (count, lists)
    }

    /// The sentence about fixes, or nil if there were none and none were asked for.
    package func fixSummary(_ mode: LintTask.Mode) -> String? {
        let count = "\(counted(fixCount, "finding")) in \(counted(fixedDocumentCount, "document"))"
        switch mode {
        case .report: return nil
        case .fix: return fixCount > 0 ? "Fixed \(count)." : nil
        case .diff: return fixCount > 0 ? "--fix would fix \(count)." : "--fix would change nothing."
        }
    }

    /// The sentence about findings, or nil if no document could be read.
    package func summary(_ mode: LintTask.Mode) -> String? {
        if documentCount == 0 { return failure == nil ? "No documents were checked." : nil }
        let findings = findings
        if findings.isEmpty { return "No findings in \(counted(documentCount, "document"))." }
        let kinds = LintSeverity.allCases.reversed().compactMap { severity in
            let count = findings.count { finding in finding.severity == severity }
            return count > 0 ? counted(count, severity.rawValue) : nil
        }
        let count = documents.count { document in !document.report.findings.isEmpty }
        let summary = "\(kinds.joined(separator: ", ")) in \(counted(count, "document")) of \(grouped(documentCount))."
        let fixable = findings.count { finding in !finding.edits.isEmpty }
        if fixable == 0 || mode == .fix { return summary }
        return "\(summary) --fix can fix \(grouped(fixable)) of them."
    }
}

extension LintDirectiveFault {
    /// A sentence that says what to do.
    package var sentence: String { "Unknown rule '\(name)' in a comment; \(LintRule.advice(on: name))" }
}

extension LintRule {
    /// Returns the advice on the name of an unknown rule.
    package static func advice(on name: String) -> String {
        guard let nearest = nearest(to: name) else { return "'til lint --explain all' lists them." }
        return "did you mean '\(nearest)'?"
    }
}
