import ArgumentParser
import TILCore

/// `til history [--days N]`: what was practised.
struct History: Command {
    static let configuration = CommandConfiguration(
        commandName: "history",
        abstract: "Show what was practised, a line for each study day, newest first.",
        discussion: """
            --full names each thing that was asked, with what became of it. \
            With --json: an array of days, each with day (yyyy-mm-dd), answers, remembered, verdicts (how many of each), \
            seconds, recalls and recalled (answers a day or more after the one before, and those remembered), and things: \
            id, short, long and their verdicts in order.
            """)

    @Option(help: ArgumentHelp("How many days back, today counted.", valueName: "n"))
    var days = 14

    @Flag(help: "Name each thing that was asked.")
    var full = false

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func validate() throws {
        guard (1...1_000_000).contains(days) else {
            throw ValidationError("--days takes a whole number from 1 to 1000000, not \(days).")
        }
    }

    func run(in context: CommandContext) throws {
        let store = try context.store()
        let today = context.today(try store.settings())
        let found = try store.practice(since: today.advanced(by: 1 - days))
        if json { return try printJSON(found, store, context) }
        guard !found.isEmpty else { throw CommandFailure(try emptySentence(store, today), .nothing) }
        let view = HistoryView(days: found, page: context.page())
        try context.paged { output in
            for (index, day) in found.enumerated() {
                // Each day is read when it is wanted, so that the first screen is there at once.
                var text = index == 0 || !full ? "" : "\n"
                text += view.headline(day)
                if full { text += view.lines(try store.practised(on: day.day)).joined() }
                guard output(text) else { return }
            }
        }
    }

    private func emptySentence(_ store: ThingStore, _ today: StudyDay) throws -> String {
        guard let last = try store.practice(limit: 1).first else {
            return "Nothing has been practised yet; 'til quiz' starts."
        }
        let back = last.day.distance(to: today) + 1
        return "Nothing was practised in \(counted(days, "day")), last on \(last.day); "
            + "'til history --days \(back)' goes back to it."
    }

    private func printJSON(_ days: [PracticeDay], _ store: ThingStore, _ context: CommandContext) throws {
        _ = try JSONText.writeArray(to: context.environment.output) { add in
            for day in days where try !add(HistoryJSON(day, store.practised(on: day.day))) { break }
        }
    }
}
