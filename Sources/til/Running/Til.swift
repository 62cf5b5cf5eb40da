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
        discussion: "Commands are in lower case: 'til add' adds, 'til ADD' looks ADD up.",
        version: String(cString: til_version()),
        subcommands: [
            Add.self, Show.self, List.self, Search.self, Edit.self, Remove.self, QuizCommand.self, Import.self,
            Export.self, Scan.self, Undo.self, History.self, Stats.self, Optimize.self, Check.self, BackupCommand.self,
            RestoreCommand.self, Config.self, Start.self,
            EditorProbe.self, Manual.self, CompletionsCommand.self,
        ],
        defaultSubcommand: Start.self)
}
