import ArgumentParser
import Foundation
import TILCore

/// The options that every command has.
struct StoreOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The store's file (default: $TIL_DATABASE, else til/til.db in $XDG_DATA_HOME or ~/.local/share).",
            valueName: "file"))
    var database: String?

    @Option(help: ArgumentHelp("When to use colours: auto, always or never.", valueName: "when"))
    var color: ColorChoice?

    /// What was given.
    var choice: StoreChoice { StoreChoice(database: database, color: color) }
}

/// What the options of a command say of the store and of colours; nil where they say nothing.
struct StoreChoice {
    var database: String?
    var color: ColorChoice?
}

extension ColorChoice: ExpressibleByArgument {}

/// Where the store is.
enum StoreLocation {
    /// The file's path: what was asked for, else what the environment says.
    /// - Throws: `CommandFailure` where there is no home folder to put it in.
    static func path(_ requested: String?, variables: some Variables) throws -> String {
        if let requested, !requested.isEmpty { return requested }
        if let named = variables["TIL_DATABASE"], !named.isEmpty { return named }
        // The XDG base directory specification: a relative path is not valid and is passed over.
        if let data = variables["XDG_DATA_HOME"], data.hasPrefix("/") { return data + "/til/til.db" }
        guard let home = variables["HOME"], home.hasPrefix("/") else {
            throw CommandFailure(
                "HOME is not set, so there is no place for the store; set it, or give --database FILE.", .usage)
        }
        return home + "/.local/share/til/til.db"
    }

    /// Where the REPL keeps its history; nil where there is no place for it.
    static func historyPath(variables: some Variables) -> String? {
        if let state = variables["XDG_STATE_HOME"], state.hasPrefix("/") { return state + "/til/history" }
        guard let home = variables["HOME"], home.hasPrefix("/") else { return nil }
        return home + "/.local/state/til/history"
    }
}
