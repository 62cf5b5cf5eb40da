import ArgumentParser
import CVersion
import TILProcess
import TILText

/// The root of the command grammar. The REPL shares its commands.
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
            'til help add' explains one command.
            """,
        version: String(cString: til_version()),
        subcommands: [Start.self, Manual.self, Complete.self],
        groupedSubcommands: groups,
        defaultSubcommand: Start.self)

    /// The commands in the groups that help shows. To add a command, add one word here and in
    /// `InstallationTests`.
    static let groups = [
        CommandGroup(
            name: "Capture",
            subcommands: [
                Add.self, Edit.self, TagCommand.self, Remove.self, Import.self, Decks.self, Scan.self, Lint.self,
                LanguageServerCommand.self, AgentServerCommand.self,
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
                SyncCommand.self, CompletionsCommand.self,
            ]),
    ]

    @OptionGroup var options: StoreOptions
}

/// A subcommand. It runs in a session and does not use global state.
protocol Command: ParsableCommand {
    associatedtype Options: CommandOptions

    /// The options that every command has.
    var options: Options { get }

    /// Runs the command.
    /// - Throws: `CommandFailure`, or an error that can be converted to one.
    func run(_ session: Session) throws
}

/// The common options of a command.
protocol CommandOptions: ParsableArguments {
    /// The choice of store and colours.
    var choice: StoreChoice { get }
}

/// The options of a command that prints data.
struct DataOptions: CommandOptions {
    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var store: StoreOptions

    var choice: StoreChoice { store.choice }
}

extension Command where Options == DataOptions {
    var json: Bool { options.json }
}

/// The options that every command has.
struct StoreOptions: CommandOptions {
    @Option(
        help: ArgumentHelp(
            "The store's file (default: $TIL_DATABASE, or til/til.db in $XDG_DATA_HOME).",
            valueName: "file"), completion: .file())
    var database: String?

    /// The name of the option for the store's file.
    static let databaseName = "--database"

    @Option(help: ArgumentHelp("When to use colours.", valueName: "when"))
    var color: ColorChoice?

    /// The options as given.
    var choice: StoreChoice { StoreChoice(database: database, color: color) }
}

/// The choice of store and colours in the options of a command, or nil for options that were not given.
struct StoreChoice {
    var database: String?
    var color: ColorChoice?
}

extension ColorChoice: ExpressibleByArgument {}

extension CommandConfiguration {
    /// Creates the description of a subcommand. With an explicit name, the parser starts faster.
    init(
        _ name: String, _ abstract: String, _ discussion: String = "", shouldDisplay: Bool = true,
        subcommands: [any ParsableCommand.Type] = [], defaultSubcommand: (any ParsableCommand.Type)? = nil,
        aliases: [String] = []
    ) {
        self.init(
            commandName: name, abstract: abstract, discussion: discussion, shouldDisplay: shouldDisplay,
            subcommands: subcommands, defaultSubcommand: defaultSubcommand, aliases: aliases)
    }
}

extension Command {
    /// Throws an error if a number is less than 1.
    func checkPositive(_ number: Int?, _ option: String) throws {
        if let number, number < 1 { throw ValidationError("\(option) must be at least 1.") }
    }
}

/// The names of the commands. Distinguishes them from acronyms and suggests similar names.
enum CommandNames {
    /// The name of the help command that ArgumentParser adds.
    static let help = "help"

    /// Returns the command with a name or alias. All names are in small letters.
    static func command(named word: String, in root: any ParsableCommand.Type) -> (any ParsableCommand.Type)? {
        // Spares a look-up the making of all commands' configurations, which takes a tenth of its time.
        if word.utf8.contains(where: \.isUpper) { return nil }
        return root.configuration.subcommands.first { command in
            let configuration = command.configuration
            return configuration.commandName == word || configuration.aliases.contains(word)
        }
    }

    /// Names of similar commands in other programs.
    private static let otherNames: [(command: String, names: String)] = [
        ("add", "create insert new remember"),
        ("backup", "copy"),
        ("check", "doctor validate verify"),
        ("config", "configure options preferences settings setup"),
        ("due", "agenda forecast next pending remind schedule today todo"), ("due tomorrow", "tomorrow"),
        ("edit", "amend change correct fix mistake modify rename typo update"),
        ("export", "csv dump excel output save share spreadsheet write"),
        ("glossary", "dictionary"),
        ("help", "commands manual usage"),
        ("import", "download install load paste read"),
        ("list", "browse cards ls print"),
        ("quit", "bye leave logout"),
        (
            "quiz",
            "begin drill exam flashcards game learn memorise memorize play practice practise repeat review revise study test train"
        ),
        ("remove", "del delete drop erase forget rm"),
        ("resume", "unsuspend"),
        ("scan", "extract"),
        ("search", "find grep"),
        ("show", "define describe display get info look lookup open view what whatis"),
        ("stats", "calendar count progress statistics"),
        ("suspend", "bury ignore pause skip"),
        ("tag", "label untag"),
        ("tags", "categories topics"),
        ("undo", "back revert takeback undelete"),
    ]

    private static func meant(by word: String) -> String? {
        otherNames.first { otherName in otherName.names.split(separator: " ").contains(word[...]) }?.command
    }

    /// Whether a word is the name that a command has in other programs.
    static func isOtherName(_ word: String) -> Bool { meant(by: word) != nil }

    /// Whether a word means `quit`, which does not exist in the shell.
    static func isLeaving(_ word: String) -> Bool { Quit.names.contains(word) || meant(by: word) == "quit" }

    /// Returns the command that is one typo away from a lowercase word, or that has the name in other programs.
    /// Returns nil if no command is similar.
    /// - Parameter isInRepl: Whether to include the navigation commands of the REPL.
    static func nearest(to word: String, isInRepl: Bool) -> String? {
        guard word == word.lowercased(), word.count > 1 else { return nil }
        let names = shown(isInRepl: isInRepl)
        if names.contains(word) { return nil }
        // The shell has no command to leave.
        if !isInRepl, isLeaving(word) { return nil }
        if let command = meant(by: word) { return command }
        return names.first { name in EditDistance.between(Array(word), Array(name), atMost: 1) != nil }
    }

    /// Returns the visible names in alphabetical order.
    static func shown(isInRepl: Bool) -> [String] {
        let root: any ParsableCommand.Type = isInRepl ? ReplGrammar.self : Til.self
        var names = [help]
        for command in root.configuration.subcommands {
            let configuration = command.configuration
            guard configuration.shouldDisplay else { continue }
            if let name = configuration.commandName { names.append(name) }
            names += configuration.aliases
        }
        return names.sorted()
    }

    /// Whether a word probably means a name: it is one typo away, or one of the two is a prefix of the other.
    static func isNear(_ word: String, to name: String) -> Bool {
        if word.isEmpty { return false }
        if name.hasPrefix(word) || word.hasPrefix(name) { return true }
        return EditDistance.between(Array(word), Array(name), atMost: 1) != nil
    }
}
