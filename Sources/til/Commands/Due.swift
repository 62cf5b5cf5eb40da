import ArgumentParser
import TILCore

/// `til due`: what a quiz would ask, in one line.
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

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func validate() throws {
        if short, json { throw ValidationError("--short and --json exclude each other; give one of them.") }
    }

    func run(in context: CommandContext) throws {
        let summary = try summary(in: context)
        let output = context.environment.output
        if json { return output.line(try JSONText.encode(["due": summary?.due ?? 0, "new": summary?.new ?? 0])) }
        let count = DueCount(due: summary?.due ?? 0, new: summary?.new ?? 0)
        if !short { return output.line(count.text) }
        if !count.short.isEmpty { output.line(count.short) }
    }

    /// How many seconds a prompt waits for another program that holds the store.
    private static let promptPatience = 0.05

    /// The counts of what is due and new, or nil if there is no store, or if a prompt would have to wait for it.
    private func summary(in context: CommandContext) throws -> DueSummary? {
        if let quick = try context.quickDue() { return quick }
        do {
            guard let store = try short ? hurriedStore(in: context) : context.presentStore() else { return nil }
            return try store.dueSummary(at: context.now, on: context.today(try store.settings()))
        } catch StoreError.busy where short {
            return nil
        }
    }

    private func hurriedStore(in context: CommandContext) throws -> ThingStore? {
        if let open = try context.openStore() { return open }
        let path = try context.storePath()
        return InputFile.exists(path) ? try ThingStore(path: path, patience: Self.promptPatience) : nil
    }
}
