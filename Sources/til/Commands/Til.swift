import ArgumentParser

/// The root of the grammar that the shell's arguments and the REPL's lines share.
struct Til: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "til",
        abstract: "Things I Learned: acronyms captured, looked up and remembered.",
        subcommands: [EditorProbe.self])
}
