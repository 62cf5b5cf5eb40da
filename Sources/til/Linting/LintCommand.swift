import Foundation
import TILCore
import TILProse

/// Runs `til lint`: checks the documents, prints the findings and reports the result.
final class LintCommand {
    private let lint: Lint
    private let session: Session
    private var console: Console { session.console }
    private let interruption: Interruption
    private let linting: LintRun
    private var newBaseline: LintBaseline?
    private var output: any LintOutput

    /// The documents with findings. They are printed at the end, because an undefined acronym is reported only once.
    private var checked: [LintRun.Checked] = []

    // The totals of all documents.
    private var counts: [LintSeverity: Int] = [:]
    private var documents = 0
    private var documentsWithFindings = 0
    private var fixes = 0
    private var fixedDocuments = 0
    private var fixable = 0
    private var fails = false
    private var failure: CommandFailure?
    /// Output that is held until the check is done, so that no progress bar appears in it.
    private var held = ""

    init(lint: Lint, session: Session) throws {
        self.lint = lint
        self.session = session
        let interruption = Interruption("Interrupted; the check is not whole.")
        self.interruption = interruption
        // Report invalid options before reading anything.
        var probe = LintConfiguration(folder: "/")
        try lint.override(&probe)
        linting = LintRun(
            session: session, configurations: LintConfigurations(named: lint.config) { try? lint.override(&$0) },
            knowledges: LintKnowledges(session: session, interruption: interruption),
            baseline: try lint.baseline.map { try LintBaseline(reading: $0) }, interruption: interruption,
            forcesPatterns: lint.forceExclude)
        newBaseline = lint.writeBaseline.map { _ in LintBaseline() }
        output = lint.format.output(session.console.page(nil))
    }

    func run() throws {
        let isQuiet = lint.diff || newBaseline != nil || lint.writeAllow != nil
        if !isQuiet { write(output.start) }
        try console.watching("Checking", interruption) { work in
            let paths = try linting.documents(lint.files)
            var number = 0
            func take(_ path: String, _ check: () throws -> LintRun.Checked) throws {
                try work.progress(number, paths.count)
                number += 1
                try self.take(path, check)
            }
            if lint.fix || lint.diff {
                for path in paths { try take(path) { try linting.check(path) { try self.take($0) } } }
            } else {
                try linting.check(paths) { path, checked in try take(path) { try checked.get() } }
            }
        }
        if !lint.every { tellOnce() }
        if !isQuiet {
            for document in checked { try tell(document) }
            write(output.end)
        }
        if !held.isEmpty { console.write(held) }
        if let path = lint.writeBaseline, let newBaseline {
            try newBaseline.write(to: path, interruption: interruption)
            console.say("Wrote \(counted(newBaseline.count, "finding")) to \(path.visible).\n")
            if let failure { throw failure }
            return
        }
        if let path = lint.writeAllow {
            let shorts = Set(checked.flatMap(\.report.findings).filter { $0.rule == "undefined" }.map(\.short)).sorted()
            try LintAllowList.add(shorts, to: path, interruption: interruption)
            console.say("Allowed \(counted(shorts.count, "acronym")) in \(path.visible).\n")
            if let failure { throw failure }
            return
        }
        summarize()
        if let failure { throw failure }
        if lint.diff ? fixes > 0 : fails { throw CommandFailure("", .nothing) }
    }

    // MARK: A document

    /// Records the result of a document. Reports a document that cannot be read and continues with the others.
    private func take(_ path: String, _ check: () throws -> LintRun.Checked) throws {
        do {
            let checked = try check()
            documents += 1
            for fault in checked.report.faults { note(fault, path) }
            if checked.report.isTruncated {
                console.say("'\(path.visible)' has more findings than are kept of one document.\n")
            }
            for finding in checked.report.findings { newBaseline?.insert(finding) }
            if newBaseline == nil, !lint.diff, !checked.report.findings.isEmpty { self.checked.append(checked) }
        } catch let error {
            guard let failure = CommandFailure(error), failure.code < 128 else { throw error }
            console.complain(failure.message)
            self.failure = self.failure ?? CommandFailure("", code: failure.code)
        }
    }

    /// If an acronym is undefined in several documents, keeps only the first finding and adds the number of documents
    /// to it.
    private func tellOnce() {
        func isUndefined(_ finding: LintFinding) -> Bool { finding.rule == "undefined" }
        var counts: [String: Int] = [:]
        for finding in checked.flatMap(\.report.findings) where isUndefined(finding) {
            counts[finding.short, default: 0] += 1
        }
        var told: Set<String> = []
        for index in checked.indices {
            checked[index].report.findings = checked[index].report.findings.compactMap { finding in
                guard isUndefined(finding), let count = counts[finding.short], count > 1 else { return finding }
                guard told.insert(finding.short).inserted else { return nil }
                var finding = finding
                finding.message =
                    "\(finding.short) is undefined in \(counted(count, "document")), first here: define it, or put it on the "
                    + "allow list."
                return finding
            }
        }
    }

    private func tell(_ checked: LintRun.Checked) throws {
        for finding in checked.report.findings {
            counts[finding.severity, default: 0] += 1
            fails = fails || finding.severity >= checked.configuration.failsOn
            if !finding.edits.isEmpty { fixable += 1 }
        }
        if !checked.report.findings.isEmpty { documentsWithFindings += 1 }
        write(try output.text(checked))
    }

    /// Prints a diff. The output is byte for byte if it is not a terminal. On a terminal, control characters are
    /// escaped.
    private func show(_ difference: [UInt8]) {
        let output = console.output
        guard output.isTerminal else { return output.write(bytes: difference) }
        output.write(String(decoding: difference, as: UTF8.self).visible(lines: .many))
    }

    /// Writes a fixed document, or prints the diff.
    private func take(_ fixed: LintRun.Fixed) throws {
        if lint.diff {
            let text = UnifiedDiff.text(fixed.path, from: fixed.before, to: fixed.after)
            show(text)
        } else {
            guard try InputFile.contents(of: fixed.path, interruption: interruption).bytes == fixed.before else {
                throw CommandFailure(
                    "'\(fixed.path.visible)' was changed while it was checked, and is left as it is: check it again.",
                    .inputOutput)
            }
            let file = try OutputFile(fixed.path, interruption: interruption)
            file.output.write(bytes: fixed.after)
            try file.finish()
        }
        fixes += fixed.count
        fixedDocuments += 1
    }

    private func note(_ fault: LintDirectiveFault, _ path: String) {
        let advice = fault.nearest.map { "did you mean '\($0)'?" } ?? "'til lint --explain all' lists them."
        console.complain("\(path):\(fault.line): warning: There is no rule '\(fault.name)' to be disabled; \(advice)")
    }

    // MARK: Output

    private func write(_ text: String) {
        let output = console.output
        if output.isTerminal || console.errors.isTerminal { held += text } else { output.write(text) }
    }

    private func summarize() {
        var sentences: [String] = []
        if lint.fix || lint.diff, fixes > 0 {
            let places = "\(counted(fixes, "finding")) in \(counted(fixedDocuments, "document"))"
            sentences.append(lint.fix ? "Put right \(places)." : "--fix would put right \(places).")
        }
        if !lint.diff {
            let kinds = LintSeverity.allCases.reversed().compactMap { severity in
                counts[severity].map { counted($0, severity.rawValue) }
            }
            let places = "\(counted(documentsWithFindings, "document")) of \(grouped(documents))"
            sentences.append(
                kinds.isEmpty
                    ? "Nothing was found in \(counted(documents, "document"))."
                    : "\(kinds.joined(separator: ", ")) in \(places).")
            if fixable > 0, !lint.fix { sentences.append("--fix puts \(grouped(fixable)) of them right.") }
        } else if fixes == 0 {
            sentences.append("There is nothing that --fix would change.")
        }
        console.say(sentences.joined(separator: " ") + "\n")
    }
}
