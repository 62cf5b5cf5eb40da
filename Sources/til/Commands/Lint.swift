import ArgumentParser
import Foundation
import TILCore
import TILLint
import TILProcess
import TILProse
import TILText

/// `til lint FILE ...`: checks the acronyms of documents.
struct Lint: Command {
    static let configuration = CommandConfiguration(
        "lint", "Check the acronyms of documents.",
        """
        Reports acronyms that are undefined, defined late, twice or for nothing, and more. In a folder, til checks \
        every document that neither a .gitignore nor the nearest .til-lint.toml excludes. Acronyms of your store are \
        not reported as undefined, nor those that a glossary page of the repository explains.

        A comment such as <!-- til-lint-disable plural --> disables a rule until <!-- til-lint-enable plural -->. \
        Likewise, disable-line, disable-next-line and disable-file are for a line, the next line and the document.

        Examples:
          til lint README.md docs
          til lint --fix README.md
          til lint --format sarif . > lint.sarif
          til lint --explain undefined
        """)

    @Argument(help: "The files and folders. - is standard input.", completion: .file())
    var files: [String] = []

    @Option(help: ArgumentHelp("Check only these rules, separated by commas.", valueName: "rules"))
    var select: String?

    @Option(help: ArgumentHelp("Skip these rules, separated by commas.", valueName: "rules"))
    var ignore: String?

    @Option(
        help: ArgumentHelp("The severity of a rule, for example plural=error.", valueName: "rule=severity")
    )
    var severity: [String] = []

    @Option(help: "Exit with 1 from this severity on: note, warning (default) or error.")
    var failOn: LintSeverity?

    @Option(help: "The output format: text, json, sarif or github.")
    var format = LintFormat.text

    @Flag(help: "Fix findings in the files.")
    var fix = false

    @Flag(help: "Print the changes of --fix as a diff for 'patch -p1'.")
    var diff = false

    @Option(help: ArgumentHelp("Do not report the findings in this file.", valueName: "file"), completion: .file())
    var baseline: String?

    @Option(help: ArgumentHelp("Write all findings to a baseline.", valueName: "file"), completion: .file())
    var writeBaseline: String?

    @Option(
        help: ArgumentHelp("A configuration instead of the nearest .til-lint.toml.", valueName: "file"),
        completion: .file())
    var config: String?

    @Flag(help: "Skip what the configuration excludes, even if it is named here.")
    var forceExclude = false

    @Flag(help: "Add the undefined acronyms to .til-lint-allow, next to the configuration.")
    var writeAllow = false

    @Flag(inversion: .prefixedNo, help: "Allow acronyms that everybody knows, such as URL and PDF (default: yes).")
    var allowCommon: Bool?

    @Flag(help: "Report an undefined acronym in every document, not only in the first.")
    var every = false

    @Flag(help: "Do not use the store.")
    var noStore = false

    @Option(
        help: ArgumentHelp("Explain a rule with examples. 'all' lists the rules.", valueName: "rule"),
        completion: .list(LintRule.all.map(\.name) + ["all"]))
    var explain: String?

    @OptionGroup var options: StoreOptions

    func validate() throws {
        if files.isEmpty, explain == nil {
            throw ValidationError("Name the files or folders to check. '-' is standard input.")
        }
        if [fix, diff, writeBaseline != nil, writeAllow].count(where: \.self) > 1 {
            throw ValidationError("Use only one of --fix, --diff, --write-baseline and --write-allow.")
        }
        if writeBaseline == "-" { throw ValidationError("--write-baseline needs the name of a file.") }
        if fix, files.contains("-") {
            throw ValidationError("Standard input cannot be fixed in place. Use --diff to see the changes.")
        }
    }

    func run(_ session: Session) throws {
        if let explain {
            let page = session.page().plain
            return session.console.write(try explain == "all" ? page.rules() : page.rule(Self.rule(explain)))
        }
        try session.checkInput(files)
        if let writeBaseline { try session.checkIsNotStore(writeBaseline) }
        // Report invalid options before reading anything.
        var probe = LintConfiguration(folder: "/")
        try override(&probe)
        let interruption = Interruption("Interrupted. Not all documents were checked.")
        let knowledge = StoreKnowledge(session: session)
        let outcome = try check(session, knowledge, interruption)
        if let writeBaseline {
            let baseline = LintBaseline(outcome.findings)
            try baseline.write(to: writeBaseline, interruption: interruption, checking: knowledge.checkMayWrite)
            session.console.notify("Wrote \(counted(baseline.count, "finding")) to \(writeBaseline.visible).\n")
        } else if writeAllow {
            let allowed = try outcome.allowUndefined(
                interruption: interruption, checking: knowledge.checkMayWrite)
            let lists = allowed.lists.isEmpty ? "" : " in \(allowed.lists.map(\.visible).joined(separator: ", "))"
            session.console.notify("Allowed \(counted(allowed.acronyms, "acronym"))\(lists).\n")
        } else {
            try report(outcome, session)
        }
        if let failure = outcome.failure { throw CommandFailure("", code: failure.code) }
    }

    private var mode: LintTask.Mode {
        if fix { return .fix }
        return diff ? .diff : .report
    }

    /// Checks the documents, and prints what happens on the way.
    private func check(
        _ session: Session, _ knowledge: StoreKnowledge, _ interruption: Interruption
    ) throws -> LintTask.Outcome {
        let console = session.console
        let task = LintTask(
            files, mode: mode, reportsEach: every || writeAllow,
            configurations: LintConfigurations(named: config, interruption: interruption) { configuration in
                try? override(&configuration)
            },
            knowledge: knowledge,
            // Write all findings, including those of an old baseline.
            baseline: try writeBaseline == nil ? baseline.map(LintBaseline.init) : nil,
            forcesPatterns: forceExclude, interruption: interruption)
        return try console.watching("Checking", interruption) { work in
            try task.check { event in try Self.report(event, console, work) }
        }
    }

    /// Prints what happens while documents are checked.
    private static func report(_ event: LintTask.Event, _ console: Console, _ work: WatchedWork) throws {
        switch event {
        case .progress(let done, let total): try work.progress(WorkProgress(done, of: total))
        case .failure(let failure): console.printError(failure.message)
        case .fault(let path, let fault): console.printError("\(path):\(fault.line): warning: \(fault.sentence)")
        case .skipped(let pages): reportSkipped(pages, console)
        case .skippedPackages(let folders):
            console.notify("\(DocumentFolder.sentence(skippingPackages: folders)) To check them, name them.\n")
        case .unreadable(let failure): console.notify("Skipped: \(failure.message)\n")
        case .truncated(let path):
            console.notify("'\(path.visible)' has more than 200,000 findings. The rest is not shown.\n")
        case .difference(let difference): print(difference, console.output)
        }
    }

    /// Prints which pages in a folder are not checked.
    private static func reportSkipped(_ pages: [String], _ console: Console) {
        let hint = "To check them, name them, or add a pattern to 'files' in .til-lint.toml."
        let printed = pages.filter(DocumentFolder.isPDF)
        let others = pages.filter { page in !DocumentFolder.isPDF(page) }
        if !others.isEmpty { console.notify("\(DocumentFolder.sentence(skipping: others)) \(hint)\n") }
        if !printed.isEmpty { console.notify("\(DocumentFolder.sentence(skippingPDFs: printed)) \(hint)\n") }
    }

    /// Prints a diff. It is byte for byte, but a terminal must not see control characters.
    private static func print(_ difference: [UInt8], _ output: Output) {
        if output.isTerminal {
            output.write(String(decoding: difference, as: UTF8.self).visible(lines: .many))
        } else {
            output.write(bytes: difference)
        }
    }

    /// Prints the findings and a summary, and fails if the findings are severe.
    private func report(_ outcome: LintTask.Outcome, _ session: Session) throws {
        let console = session.console
        if !diff { console.write(try format.text(of: outcome.documents, on: console.page(nil).plain)) }
        let sentences = [outcome.fixSummary(mode), diff ? nil : outcome.summary(mode)].compactMap(\.self)
        if !sentences.isEmpty { console.notify(sentences.joined(separator: " ") + "\n") }
        if outcome.failure != nil { return }
        if diff ? outcome.fixCount > 0 : outcome.hasFailed { throw CommandFailure("", .nothing) }
    }

    // MARK: Configuration options

    /// Applies the options of the command line, which override the configuration file.
    func override(_ configuration: inout LintConfiguration) throws {
        if let select { configuration.select = try Self.rules(select) }
        if let ignore { configuration.ignore += try Self.rules(ignore) }
        for setting in severity {
            let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, let severity = LintSeverity(rawValue: parts[1]) else {
                throw CommandFailure(
                    """
                    Invalid severity '\(setting.visible)'. Use RULE=SEVERITY, for example --severity plural=error. The \
                    severities are note, warning and error.
                    """, .usage)
            }
            configuration.severity[try Self.rule(parts[0]).name] = severity
        }
        if let allowCommon { configuration.allowsCommon = allowCommon }
        if noStore { configuration.usesStore = false }
        if let failOn { configuration.failsOn = failOn }
    }

    private static func rules(_ list: String) throws -> [String] {
        try list.split(separator: ",").map { part in try rule(part.trimmingCharacters(in: .whitespaces)).name }
    }

    private static func rule(_ name: String) throws -> LintRule {
        if let rule = LintRule.named(name) { return rule }
        throw CommandFailure("Unknown rule '\(name.visible)'; \(LintRule.advice(on: name))", .usage)
    }
}

extension LintSeverity: ExpressibleByArgument {}
extension LintFormat: ExpressibleByArgument {}
