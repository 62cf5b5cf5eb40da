import ArgumentParser
import TILCore
import TILProcess

/// The grammar of the REPL: the commands of the shell and the commands that navigate in the REPL.
struct ReplGrammar: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "til",
        abstract: "Things I Learned: acronyms captured, looked up and remembered.",
        usage: """
            <command> ...
            SHORT               look an acronym up
            NUMBER              open that thing in the list
            """,
        discussion: """
            Commands are in lower case: 'add' adds, 'ADD' looks ADD up. Tab completes. Quote words with spaces: \
            --note "two words".
            'help add' explains one command.
            """,
        subcommands: Til.configuration.ungroupedSubcommands,
        groupedSubcommands: Til.groups + [
            CommandGroup(name: "Move", subcommands: [Next.self, Previous.self, Back.self, Quit.self])
        ],
        defaultSubcommand: Start.self)

    @OptionGroup var options: StoreOptions
}

/// `next`: opens the next thing of the list.
struct Next: Command {
    static let configuration = CommandConfiguration(
        "next", "Open the next thing of the list.")
    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws { try session.step(forth: true) }
}

/// `previous`: opens the previous thing of the list.
struct Previous: Command {
    static let configuration = CommandConfiguration(
        "previous", "Open the previous thing of the list.")
    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws { try session.step(forth: false) }
}

/// `back`: closes the open thing, then the list.
struct Back: Command {
    static let configuration = CommandConfiguration(
        "back", "Close the open thing, then the list.")
    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws {
        guard let repl = session.repl else { return }
        if repl.current != nil, repl.listing.count > 1 {
            repl.close()
        } else {
            repl.closeList()
        }
    }
}

/// `quit`: leaves the REPL.
struct Quit: Command {
    static let names = ["quit", "exit", "q"]
    static let configuration = CommandConfiguration(
        names[0], "Leave.", aliases: Array(names.dropFirst()))
    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws { session.repl?.isOver = true }
}

extension Session {
    /// Opens the next or the previous thing of the list.
    fileprivate func step(forth: Bool) throws {
        guard let repl, !repl.listing.isEmpty else {
            throw CommandFailure("No list is open. Open one with 'list' or 'search'.", .nothing)
        }
        let index = repl.index(forth: forth)
        guard repl.listing.indices.contains(index) else {
            throw CommandFailure(
                forth ? "That was the last one. 'previous' goes back." : "That was the first one. 'next' goes forward.",
                .nothing)
        }
        try open(repl.listing[index])
    }
}
