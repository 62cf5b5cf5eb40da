import ArgumentParser
import Foundation
import TILCore

/// `til due`: prints the number of due and new things in one line.
struct Due: Command {
    static let configuration = CommandConfiguration(
        "due", "Print what is due and what is new, in one line.",
        """
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

    func run(_ session: Session) throws {
        var count = DueCount(due: 0, new: 0)
        do {
            if let store = try session.presentStore(patience: short ? Self.promptPatience : nil) {
                count = try session.dueCount(of: store)
            }
        } catch StoreError.busy where short {}
        if json { return try session.printJSON(["due": count.due, "new": count.new]) }
        if !short { return session.print(count.text) }
        if !count.short.isEmpty { session.print(count.short) }
    }
}

/// `til suspend SHORT`: excludes a thing from every quiz.
struct Suspend: Command {
    static let configuration = CommandConfiguration(
        "suspend", "Keep an acronym out of every quiz, until 'til resume'.",
        "What is known of it, and every answer, stays.")

    @OptionGroup var choice: ThingChoice
    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws {
        try session.change(choice, "suspend", "Suspended", "is suspended already.") { try $0.suspend($1, at: $2) }
    }
}

/// `til resume SHORT`: resumes a suspended thing.
struct Resume: Command {
    static let configuration = CommandConfiguration(
        "resume", "Let a quiz ask a suspended acronym again.")

    @OptionGroup var choice: ThingChoice
    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws {
        let unneeded = "is not suspended; 'til list --suspended' shows what is."
        try session.change(choice, "resume", "Resumed", unneeded) { try $0.resume($1, at: $2) }
    }
}

extension Session {
    /// Suspends or resumes a thing, and reports it.
    fileprivate func change(
        _ choice: ThingChoice, _ verb: String, _ done: String, _ unneeded: String,
        _ change: (ThingStore, UUID, Date) throws -> Thing?
    ) throws {
        guard let thing = try choice.thing(self, verb: verb) else { return }
        let name = page().inline(thing)
        if try change(store(), thing.id, now) == nil { throw CommandFailure("\(name) \(unneeded)") }
        say("\(done): \(name).\n")
    }
}
