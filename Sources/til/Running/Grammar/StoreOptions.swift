import ArgumentParser

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
