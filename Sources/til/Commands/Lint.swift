import ArgumentParser
import Foundation
import TILCore
import TILProse

/// `til lint FILE ...`: checks the acronyms of documents.
struct Lint: Command {
    static let configuration = CommandConfiguration(
        "lint", "Check the acronyms of documents.",
        """
        Reports acronyms that are undefined, defined late, twice or for nothing, and more. In a folder, til checks \
        every document that neither a .gitignore nor the nearest .til-lint.toml excludes. Acronyms of your store are \
        not reported as undefined.

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

    @Option(
        help: ArgumentHelp("Add the undefined acronyms to the allow list of this configuration.", valueName: "file"),
        completion: .file())
    var writeAllow: String?

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
        if [fix, diff, writeBaseline != nil, writeAllow != nil].count(where: \.self) > 1 {
            throw ValidationError("Use only one of --fix, --diff, --write-baseline and --write-allow.")
        }
        if writeBaseline == "-" { throw ValidationError("--write-baseline needs the name of a file.") }
        if fix, files.contains("-") {
            throw ValidationError("Standard input cannot be fixed in place. Use --diff to see the changes.")
        }
    }

    func run(_ session: Session) throws {
        if let explain {
            let page = session.page()
            return session.write(try explain == "all" ? page.rules() : page.rule(Self.rule(explain)))
        }
        try session.checkInput(files)
        for path in [writeBaseline, writeAllow].compactMap(\.self) { try session.checkIsNotStore(path) }
        try LintCommand(lint: self, session: session).run()
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
        try list.split(separator: ",").map { try rule($0.trimmingCharacters(in: .whitespaces)).name }
    }

    private static func rule(_ name: String) throws -> LintRule {
        if let rule = LintRule.named(name) { return rule }
        throw CommandFailure("Unknown rule '\(name.visible)'; \(advice(name))", .usage)
    }

    /// Returns the advice on an unknown rule.
    static func advice(_ name: String) -> String {
        LintRule.nearest(to: name).map { "did you mean '\($0)'?" } ?? "'til lint --explain all' lists them."
    }
}

extension LintSeverity: ExpressibleByArgument {}
