import ArgumentParser
import CVersion

/// The root of the grammar that the shell's arguments and the REPL's lines share.
struct Til: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "til",
        abstract: "Things I Learned: acronyms captured, looked up and remembered.",
        usage: """
            til                 start the REPL; on a pipe, read commands, one a line
            til SHORT ...       look acronyms up
            til <command> ...
            """,
        discussion: """
            Commands are in lower case: 'til add' adds, 'til ADD' looks ADD up.
            'til help add' tells more of one.
            """,
        version: String(cString: til_version()),
        subcommands: [Start.self, Manual.self, CompletionsCommand.self, Complete.self],
        groupedSubcommands: groups,
        defaultSubcommand: Start.self)

    /// The commands in the groups in which help lists them. A new command is one word here.
    static let groups = [
        CommandGroup(
            name: "Capture",
            subcommands: [
                Add.self, Edit.self, TagCommand.self, Remove.self, Import.self, Decks.self, Scan.self, Lint.self,
            ]),
        CommandGroup(
            name: "Look up", subcommands: [Show.self, List.self, Search.self, Tags.self, GlossaryCommand.self]),
        CommandGroup(
            name: "Remember",
            subcommands: [
                QuizCommand.self, Due.self, Suspend.self, Resume.self, History.self, Stats.self, Optimize.self,
            ]),
        CommandGroup(
            name: "Keep",
            subcommands: [
                Undo.self, Redo.self, Export.self, Check.self, BackupCommand.self, RestoreCommand.self, Config.self,
                SyncCommand.self,
            ]),
    ]

    @OptionGroup var options: StoreOptions
}

/// A subcommand: it parses, and is run in a session rather than in globals.
protocol Command: ParsableCommand {
    /// The options that every command has.
    var options: StoreOptions { get }

    /// Does what the command is for.
    /// - Throws: `CommandFailure`, or an error that has one.
    func run(_ session: Session, _ console: Console) throws
}

/// The options that every command has.
struct StoreOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The store's file (default: $TIL_DATABASE, else til/til.db in $XDG_DATA_HOME or ~/.local/share).",
            valueName: "file"), completion: .file())
    var database: String?

    /// The name of the option that names the store's file.
    static let databaseName = "--database"

    @Option(help: ArgumentHelp("When to use colours: auto, always or never.", valueName: "when"))
    var color: ColorChoice?

    /// The options as they were given.
    var choice: StoreChoice { StoreChoice(database: database, color: color) }
}

/// What the options of a command say of the store and of colours; nil where they say nothing.
struct StoreChoice {
    var database: String?
    var color: ColorChoice?
}

extension ColorChoice: ExpressibleByArgument {}
