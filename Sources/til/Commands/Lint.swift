import ArgumentParser
import Foundation
import TILCore
import TILProse

/// `til lint FILE ...`: checks the acronyms of documents.
struct Lint: Command {
    static let configuration = CommandConfiguration(
        "lint", "Check the acronyms of documents: undefined, late, clashing, defined for nothing.",
        """
        Reads what 'til scan' reads. Of a folder every document is checked that no .gitignore and no pattern of the \
        nearest .til-lint.toml leaves out; what that file may say, the README tells. Acronyms that the store knows are \
        no findings. A comment such as <!-- til-lint-disable plural --> disables a rule up to <!-- til-lint-enable \
        plural -->; disable-line, disable-next-line and disable-file do so in a line, the next one and the document.

        Exit codes: 0 without findings at or above --fail-on, 1 with some.
        """)

    @Argument(help: "The files and folders; - is standard input.", completion: .file())
    var files: [String] = []

    @Option(help: ArgumentHelp("Only these rules, parted by commas.", valueName: "rules"))
    var select: String?

    @Option(help: ArgumentHelp("Not these rules, parted by commas.", valueName: "rules"))
    var ignore: String?

    @Option(
        help: ArgumentHelp("How grave a rule is: plural=error; may be given several times.", valueName: "rule=severity")
    )
    var severity: [String] = []

    @Option(help: "Fail from this severity on: note, warning or error (default: warning).")
    var failOn: LintSeverity?

    @Option(help: "How findings are written: text, json, sarif or github.")
    var format = LintFormat.text

    @Flag(help: "Put right what can be, in the files.")
    var fix = false

    @Flag(help: "Print what --fix would change as a difference for 'patch -p1'.")
    var diff = false

    @Option(help: ArgumentHelp("Leave out the findings that this file holds.", valueName: "file"), completion: .file())
    var baseline: String?

    @Option(help: ArgumentHelp("Write all findings to a baseline.", valueName: "file"), completion: .file())
    var writeBaseline: String?

    @Option(
        help: ArgumentHelp("The configuration, instead of the nearest .til-lint.toml.", valueName: "file"),
        completion: .file())
    var config: String?

    @Flag(help: "Leave out what patterns of the configuration leave out, though it is named here.")
    var forceExclude = false

    @Option(
        help: ArgumentHelp("Add the undefined acronyms to the allow list of a configuration.", valueName: "file"),
        completion: .file())
    var writeAllow: String?

    @Flag(inversion: .prefixedNo, help: "Allow acronyms that everybody knows, such as URL and PDF (default: yes).")
    var allowCommon: Bool?

    @Flag(help: "Report an undefined acronym in every document, not in the first one only.")
    var every = false

    @Flag(help: "Do not ask the store.")
    var noStore = false

    @Option(
        help: ArgumentHelp("Tell what a rule is for, with examples; 'all' lists the rules.", valueName: "rule"),
        completion: .list(LintRule.all.map(\.name) + ["all"]))
    var explain: String?

    @OptionGroup var options: StoreOptions

    func validate() throws {
        if files.isEmpty, explain == nil {
            throw ValidationError("Say which files or folders to check; '-' is standard input.")
        }
        if diff, fix { throw ValidationError("Give --fix or --diff, not both: one writes, the other shows.") }
        if fix, files.contains("-") {
            throw ValidationError("Standard input cannot be changed in place; --diff shows what would be.")
        }
    }

    func run(_ session: Session) throws {
        if let explain {
            let page = session.page()
            return session.write(try explain == "all" ? page.rules() : page.rule(Self.rule(explain)))
        }
        try session.checkInput(files)
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
                    '\(setting.visible)' is no RULE=SEVERITY: write, say, --severity plural=error; the severities are note, \
                    warning and error.
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
        let meant = LintRule.nearest(to: name).map { "did you mean '\($0)'?" }
        throw CommandFailure(
            "There is no rule '\(name.visible)'; \(meant ?? "'til lint --explain all' lists them.")", .usage)
    }
}

extension LintSeverity: ExpressibleByArgument {}
