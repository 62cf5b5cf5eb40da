import ArgumentParser

/// A subcommand: it parses, and is run in a session rather than in globals.
protocol Command: ParsableCommand {
    /// The options that every command has.
    var options: StoreOptions { get }

    /// Does what the command is for.
    /// - Throws: `CommandFailure`, or an error that has one.
    func run(_ session: Session, _ console: Console) throws
}
