import Foundation
import TILCore
import TILProse

/// Runs `til lint`: goes over the documents, writes what is found, and says how it ended.
final class LintCommand {
    private let lint: Lint
    private let session: Session
    private var console: Console { session.console }
    private let interruption: Interruption
    private let linting: LintRun
    private var newBaseline: LintBaseline?
    private var output: any LintOutput

    // What came of all documents.
    private var counts: [LintSeverity: Int] = [:]
    private var documents = 0
    private var documentsWithFindings = 0
    private var fixes = 0
    private var fixedDocuments = 0
    private var fixable = 0
    private var fails = false
    private var failure: CommandFailure?
    /// What is written when all is done, so that no progress bar stands in it.
    private var held = ""

    init(lint: Lint, session: Session) throws {
        self.lint = lint
        self.session = session
        let interruption = Interruption("Interrupted; the check is not whole.")
        self.interruption = interruption
        // What is wrong with the options is said before anything is read.
        var probe = LintConfiguration(folder: "/")
        try lint.override(&probe)
        linting = LintRun(
            session: session, configurations: LintConfigurations(named: lint.config) { try? lint.override(&$0) },
            knowledges: LintKnowledges(session: session, interruption: interruption),
            baseline: try lint.baseline.map { try LintBaseline(reading: $0) }, interruption: interruption,
            forcesPatterns: lint.forceExclude)
        newBaseline = lint.writeBaseline.map { LintBaseline(for: $0) }
        output = lint.format.output(session.console.page(nil))
    }

    func run() throws {
        let isQuiet = lint.diff || newBaseline != nil
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
        if !isQuiet { write(output.end) }
        if !held.isEmpty { console.write(held) }
        if let path = lint.writeBaseline, let newBaseline {
            try newBaseline.write(to: path, interruption: interruption)
            console.say("Wrote \(counted(newBaseline.count, "finding")) to \(path.visible).\n")
            if let failure { throw failure }
            return
        }
        summarize()
        if let failure { throw failure }
        if lint.diff ? fixes > 0 : fails { throw CommandFailure("", .nothing) }
    }

    // MARK: A document

    /// Takes what is to be said of a document. One that cannot be read is told, and the others are checked all the same.
    private func take(_ path: String, _ check: () throws -> LintRun.Checked) throws {
        do {
            let checked = try check()
            documents += 1
            for fault in checked.report.faults { note(fault, path) }
            if checked.report.isTruncated {
                console.say("'\(path.visible)' has more findings than are kept of one document.\n")
            }
            if newBaseline != nil {
                newBaseline?.add(checked.report.findings, of: path)
            } else if !lint.diff {
                try take(checked)
            }
        } catch let error {
            guard let failure = CommandFailure(error), failure.code < 128 else { throw error }
            console.complain(failure.message)
            self.failure = self.failure ?? CommandFailure("", code: failure.code)
        }
    }

    private func take(_ checked: LintRun.Checked) throws {
        for finding in checked.report.findings {
            counts[finding.severity, default: 0] += 1
            fails = fails || finding.severity >= checked.configuration.failsOn
            if !finding.edits.isEmpty { fixable += 1 }
        }
        if !checked.report.findings.isEmpty { documentsWithFindings += 1 }
        write(try output.text(checked))
    }

    /// Writes a difference: byte for byte to what reads it, and for a person without what a terminal would obey.
    private func show(_ difference: [UInt8]) {
        let output = console.output
        guard output.isTerminal else { return output.write(bytes: difference) }
        output.write(String(decoding: difference, as: UTF8.self).visible(lines: .many))
    }

    /// Writes a document that was put right, or shows what is different.
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
        console.complain("\(path):\(fault.line): There is no rule '\(fault.name)' to be disabled; \(advice)")
        failure = failure ?? CommandFailure("", .data)
    }

    // MARK: What is said

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
