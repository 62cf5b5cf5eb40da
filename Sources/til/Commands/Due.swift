import ArgumentParser
import TILCore

/// `til due`: what a quiz would ask, in one line.
struct Due: Command {
    static let configuration = CommandConfiguration(
        commandName: "due",
        abstract: "Print what is due and what is new, in one line.",
        discussion: """
            It is quick enough for a shell's prompt: --short prints 22+18, or 22, or +18, and nothing where there is nothing \
            to ask. With --json: due and new. Counting ends at \(grouped(DueSummary.most)).
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
        let summary = try Self.summary(in: context)
        let output = context.environment.output
        if json { return output.line(try JSONText.encode(["due": summary?.due ?? 0, "new": summary?.new ?? 0])) }
        let count = DueCount(due: summary?.due ?? 0, new: summary?.new ?? 0)
        if !short { return output.line(count.text) }
        if !count.short.isEmpty { output.line(count.short) }
    }

    /// The counts of what is due and new; nil where there is no store.
    private static func summary(in context: CommandContext) throws -> DueSummary? {
        if let quick = try context.quickDue() { return quick }
        guard let store = try context.presentStore() else { return nil }
        return try store.dueSummary(at: context.now, on: context.today(try store.settings()))
    }
}
