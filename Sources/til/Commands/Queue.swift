import ArgumentParser
import TILCore

/// `til due`: prints the number of due and new things in one line.
struct Due: Command {
    static let configuration = CommandConfiguration(
        commandName: "due",
        abstract: "Print what is due and what is new, in one line.",
        discussion: """
            It is quick enough for a shell's prompt: --short prints 22+18, or 22, or +18, and nothing where there is nothing \
            to ask, or if another program holds the store. With --json: due and new. Counting ends at \(grouped(DueSummary.most)).
            """)

    @Flag(help: "As few characters as possible; none where nothing is to be asked.")
    var short = false

    @OptionGroup var options: DataOptions

    func validate() throws {
        if short, json { throw ValidationError("--short and --json exclude each other; give one of them.") }
    }

    /// The number of seconds that a shell prompt waits while another program holds the store.
    private static let promptPatience = 0.05

    func run(_ session: Session, _ console: Console) throws {
        var count = DueCount(due: 0, new: 0)
        do {
            if let store = try session.presentStore(patience: short ? Self.promptPatience : nil) {
                count = try session.dueCount(of: store)
            }
        } catch StoreError.busy where short {}
        if json { return try console.printJSON(["due": count.due, "new": count.new]) }
        if !short { return console.print(count.text) }
        if !count.short.isEmpty { console.print(count.short) }
    }
}

/// `til suspend SHORT`: excludes a thing from every quiz.
struct Suspend: Command {
    static let configuration = CommandConfiguration(
        commandName: "suspend",
        abstract: "Keep an acronym out of every quiz, until 'til resume'.",
        discussion: "What is known of it, and every answer, stays.")

    @OptionGroup var choice: ThingChoice
    @OptionGroup var options: StoreOptions

    func run(_ session: Session, _ console: Console) throws {
        guard let thing = try choice.thing(session, verb: "suspend") else { return }
        let name = console.page().inline(thing)
        guard try session.store().suspend(thing.id, at: session.now) != nil else {
            throw CommandFailure("\(name) is suspended already.", .nothing)
        }
        console.say("Suspended: \(name).\n")
    }
}

/// `til resume SHORT`: resumes a suspended thing.
struct Resume: Command {
    static let configuration = CommandConfiguration(
        commandName: "resume",
        abstract: "Let a quiz ask a suspended acronym again.")

    @OptionGroup var choice: ThingChoice
    @OptionGroup var options: StoreOptions

    func run(_ session: Session, _ console: Console) throws {
        guard let thing = try choice.thing(session, verb: "resume") else { return }
        let name = console.page().inline(thing)
        guard try session.store().resume(thing.id, at: session.now) != nil else {
            throw CommandFailure("\(name) is not suspended; 'til list --suspended' shows what is.", .nothing)
        }
        console.say("Resumed: \(name).\n")
    }
}
