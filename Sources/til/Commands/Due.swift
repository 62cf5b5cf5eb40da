import ArgumentParser
import Foundation
import TILCore
import TILProcess
import TILText

/// `til due [WHEN]`: prints the number of due and new things in one line.
struct Due: Command {
    static let configuration = CommandConfiguration(
        "due", "Print how much is due and how much is new.",
        """
        Things that are due stay due until you answer them, so tomorrow's count includes today's. Use --short in the \
        prompt of your shell.

        Examples:
          til due
          til due tomorrow  how many, and which come first
          til due --days 7
          til due FTW       when an acronym is asked next
          til due --short   22+18: 22 things are due and 18 are new
        """)

    @Argument(help: "today, tomorrow, week, a number of days, or an acronym. The default is now.")
    var when: String?

    @Option(help: ArgumentHelp("Count what is due within this many days, including today.", valueName: "n"))
    var days: DueDays?

    @Flag(help: "Print a short form such as 22+18, or nothing if there is nothing to ask.")
    var short = false

    @OptionGroup var options: DataOptions

    func validate() throws {
        if short, json { throw ValidationError("--short and --json cannot be used together.") }
    }

    /// The number of seconds that a shell prompt waits while another program holds the store.
    private static let promptPatience = Duration.milliseconds(50)

    func run(_ session: Session) throws {
        let named = when.flatMap(DueDays.init(argument:))
        if let when, named == nil {
            guard try session.storeIfPossible()?.found(when).isEmpty == false else {
                throw CommandFailure(
                    "No \(Capitals.short(when).visible). Name today, tomorrow, week, a number of days, or an acronym.",
                    .usage)
            }
            return try LookUp(session: session, shorts: [when], json: json).run()
        }
        if let days = days ?? named { return try printDue(days, session) }
        try printDueNow(session)
    }

    /// Prints what is due until a day, and which things come first.
    private func printDue(_ days: DueDays, _ session: Session) throws {
        let store = try session.store()
        let today = session.today(try store.settings())
        let lastDay = today.advanced(by: days.last)
        let count = try store.dueCount(until: lastDay)
        let before = try days.last == 0 ? 0 : store.dueCount(until: today)
        let new = try days.last == 1 ? store.progress().newTomorrow : 0
        let first = try store.firstDue(until: lastDay, limit: 3).map(\.short.visible)
        if json {
            return try session.console.printJSON(
                ["due": count, "before": before, "new": new, "first": first] as JSONObject)
        }
        if short {
            if count > 0 { session.console.print("\(count)") }
            return
        }
        var text = "\(count == 0 ? "nothing" : grouped(count)) due \(days.words)"
        if before > 0 {
            let summary = try session.presentStore().map(session.dueSummary)
            let limited = summary.flatMap { summary in summary.dueToday < summary.due ? summary.dueToday : nil }
            text +=
                limited.map { limited in ", today \(grouped(limited)) of \(grouped(before))" }
                ?? ", \(grouped(before)) of them today"
        }
        if new > 0 { text += ", \(grouped(new)) new" }
        if !first.isEmpty { text += "; first \(first.joined(separator: ", "))" }
        session.console.print(session.page().folded(text))
    }

    /// Prints what is due and new now, and what comes later.
    private func printDueNow(_ session: Session) throws {
        var count: DueSummary?
        var forecast: DueForecast?
        do {
            if let store = try session.presentStore(patience: short ? Self.promptPatience : nil) {
                count = try session.dueSummary(of: store)
                if !short { forecast = try store.dueForecast(at: session.now, on: session.today(store.settings())) }
            }
        } catch StoreError.busy where short {}
        if json {
            return try session.console.printJSON([
                "due": count?.due ?? 0, "today": count?.dueToday ?? 0, "new": count?.new ?? 0,
            ])
        }
        if !short {
            let coming = [(forecast?.later ?? 0, "later today"), (forecast?.tomorrow ?? 0, "more tomorrow")]
            let parts = coming.filter { $0.0 > 0 }.map { "\(grouped($0)) \($1)" }
            return session.console.print(([count?.text ?? "nothing due"] + parts).joined(separator: ", "))
        }
        if let text = count?.short, !text.isEmpty { session.console.print(text) }
    }
}

/// The study days until which things are due: `tomorrow`, or `7` for within seven days. Overdue things count too, as in
/// a quiz on the last day.
struct DueDays: ExpressibleByArgument {
    /// The number of days from today to the last one.
    let last: Int
    /// The days in a sentence about what is due.
    let words: String

    init(last: Int, words: String? = nil) {
        self.last = last
        self.words = words ?? (last == 0 ? "today" : "within \(counted(last + 1, "day"))")
    }

    init?(argument: String) {
        // `til due tomorrow?` is a question that people type.
        switch argument.hasSuffix("?") ? String(argument.dropLast()) : argument {
        case "today": self.init(last: 0)
        case "tomorrow": self.init(last: 1, words: "by tomorrow")
        case "week": self.init(last: 6)
        default:
            guard let days = Int(argument), (1...36_500).contains(days) else { return nil }
            self.init(last: days - 1)
        }
    }
}

extension Session {
    /// Returns what falls due on some days, the first due first, without leeches and suspended things.
    func due(_ days: DueDays) throws -> [Listed] {
        let store = try store()
        let page = page()
        let settings = try store.settings()
        let today = today(settings)
        return try store.entries(dueUntil: today.advanced(by: days.last)).compactMap { entry in
            guard let memory = entry.memory, memory.lapses < settings.leechLapses, !entry.thing.isSuspended else {
                return nil
            }
            return Listed(entry.thing, next: page.next(memory, isBrief: true))
        }
    }

    /// Returns things with the times at which they are due.
    func dated(_ things: [Thing]) throws -> [Listed] {
        let store = try store()
        let page = page()
        return try things.map { thing in
            let memory = try store.memories(of: thing.id).values.min { $0.due < $1.due }
            let next = memory.map { memory in page.next(memory, isBrief: true) } ?? "new"
            return Listed(thing, next: thing.isSuspended ? "suspended" : next)
        }
    }
}
