import Foundation
import TILCore
import TILProse

/// Runs `til lint`: checks the documents, prints the findings and reports the result.
final class LintCommand {
    private let lint: Lint
    private let console: Console
    private let interruption = Interruption("Interrupted. Not all documents were checked.")
    private let linting: LintRun

    /// The documents with findings. They are printed at the end, because an undefined acronym is reported only once.
    private var checked: [LintRun.Checked] = []
    private var documents = 0
    private var fixes = 0
    private var fixedDocuments = 0
    private var failure: CommandFailure?

    init(lint: Lint, session: Session) throws {
        (self.lint, console) = (lint, session)
        // Report invalid options before reading anything.
        var probe = LintConfiguration(folder: "/")
        try lint.override(&probe)
        linting = LintRun(
            configurations: LintConfigurations(named: lint.config, interruption: interruption) {
                try? lint.override(&$0)
            },
            knowledges: LintKnowledges(session: session, interruption: interruption),
            // Write all findings, including those of an old baseline.
            baseline: try lint.writeBaseline == nil ? lint.baseline.map(LintBaseline.init) : nil,
            interruption: interruption,
            forcesPatterns: lint.forceExclude)
    }

    func run() throws {
        try console.watching("Checking", interruption, check)
        if !lint.every { reportOnce() }
        let findings = checked.flatMap(\.report.findings)
        if let path = lint.writeBaseline {
            let baseline = LintBaseline(findings)
            try baseline.write(to: path, interruption: interruption)
            console.notify("Wrote \(counted(baseline.count, "finding")) to \(path.visible).\n")
        } else if let path = lint.writeAllow {
            let shorts = Set(findings.filter { $0.rule == .undefined }.map(\.short)).sorted()
            try LintAllowList.add(shorts, to: path, interruption: interruption)
            console.notify("Allowed \(counted(shorts.count, "acronym")) in \(path.visible).\n")
        } else {
            if !lint.diff { console.write(try lint.format.text(checked, console.page(nil))) }
            let sentences = [fixSummary, lint.diff ? nil : summary(findings)].compactMap(\.self)
            if !sentences.isEmpty { console.notify(sentences.joined(separator: " ") + "\n") }
            let fails = checked.contains { document in
                document.report.findings.contains { $0.severity >= document.configuration.failsOn }
            }
            if lint.diff ? fixes > 0 : fails { failure = failure ?? CommandFailure("", .nothing) }
        }
        if let failure { throw failure }
    }

    // MARK: Documents

    /// Checks all documents. Reports a document that cannot be read and continues with the others.
    private func check(_ work: WatchedWork) throws {
        let paths = try linting.documents(lint.files)
        var number = 0
        func next(_ check: () throws -> LintRun.Checked) throws {
            try work.progress(WorkProgress(number, of: paths.count))
            number += 1
            do {
                record(try check())
            } catch let error {
                guard let failure = CommandFailure(error), failure.code < 128 else { throw error }
                console.printError(failure.message)
                self.failure = self.failure ?? CommandFailure("", code: failure.code)
            }
        }
        if lint.fix || lint.diff {
            for path in paths { try next { try linting.check(path) { try apply(path, $0, $1) } } }
        } else {
            try linting.check(paths) { checked in try next(checked.get) }
        }
    }

    /// Records the result of a document.
    private func record(_ document: LintRun.Checked) {
        documents += 1
        for fault in document.report.faults {
            console.printError("\(document.path):\(fault.line): warning: \(fault.sentence)")
        }
        if document.report.isTruncated {
            console.notify("'\(document.path.visible)' has more than 200,000 findings. The rest is not shown.\n")
        }
        if !document.report.findings.isEmpty { checked.append(document) }
    }

    /// Writes a fixed document, or prints the diff.
    private func apply(_ path: String, _ before: [UInt8], _ fixed: DocumentFixer.Outcome) throws {
        if lint.diff {
            let difference = UnifiedDiff.text(path, from: before, to: fixed.document)
            // The output is byte for byte, but a terminal must not see control characters.
            if console.output.isTerminal {
                console.output.write(String(decoding: difference, as: UTF8.self).visible(lines: .many))
            } else {
                console.output.write(bytes: difference)
            }
        } else {
            guard try InputFile.contents(of: path, interruption: interruption).bytes == before else {
                throw CommandFailure(
                    "'\(path.visible)' was changed while it was checked, so it was not fixed. Check it again.",
                    .inputOutput)
            }
            let file = try OutputFile(path, interruption: interruption)
            file.output.write(bytes: fixed.document)
            try file.finish()
        }
        fixes += fixed.count
        fixedDocuments += 1
    }

    /// If an acronym is undefined in several documents, keeps only the first finding and adds the number of documents
    /// to it.
    private func reportOnce() {
        let undefined = checked.flatMap(\.report.findings).filter { $0.rule == .undefined }
        let counts = Dictionary(undefined.map { ($0.short, 1) }, uniquingKeysWith: +)
        var reported: Set<String> = []
        for index in checked.indices {
            checked[index].report.findings = checked[index].report.findings.compactMap { finding in
                guard finding.rule == .undefined, let count = counts[finding.short], count > 1 else { return finding }
                guard reported.insert(finding.short).inserted else { return nil }
                var finding = finding
                finding.message =
                    "\(finding.short) is undefined in \(counted(count, "document")), first here. Define it, or put it on the "
                    + "allow list."
                return finding
            }
        }
    }

    // MARK: Output

    /// The sentence about fixes, or nil if there were none and none were asked for.
    private var fixSummary: String? {
        let count = "\(counted(fixes, "finding")) in \(counted(fixedDocuments, "document"))"
        if fixes > 0 { return lint.fix ? "Fixed \(count)." : "--fix would fix \(count)." }
        return lint.diff ? "--fix would change nothing." : nil
    }

    /// The sentence about findings, or nil if no document could be read.
    private func summary(_ findings: [LintFinding]) -> String? {
        if documents == 0 { return failure == nil ? "No documents were checked." : nil }
        if findings.isEmpty { return "No findings in \(counted(documents, "document"))." }
        let kinds = LintSeverity.allCases.reversed().compactMap { severity in
            let count = findings.count { $0.severity == severity }
            return count > 0 ? counted(count, severity.rawValue) : nil
        }
        let count = checked.count { !$0.report.findings.isEmpty }
        let summary = "\(kinds.joined(separator: ", ")) in \(counted(count, "document")) of \(grouped(documents))."
        let fixable = findings.count { !$0.edits.isEmpty }
        return fixable == 0 || lint.fix ? summary : "\(summary) --fix can fix \(grouped(fixable)) of them."
    }
}

extension LintDirectiveFault {
    /// A sentence that says what to do.
    var sentence: String { "Unknown rule '\(name)' in a comment; \(Lint.advice(name))" }
}
