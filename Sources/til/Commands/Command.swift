import ArgumentParser

/// A subcommand: it parses, and is run in a context rather than in globals.
protocol Command: ParsableCommand {
    /// Does what the command is for.
    /// - Throws: `CommandFailure` or an error whose description is a full sentence.
    func run(in context: CommandContext) throws
}
