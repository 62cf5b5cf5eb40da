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
        if let when, named == nil { return try lookUp(when, session) }
        if let days = days ?? named {
            try printCount(until: days, session)
        } else if short {
            try printShortForm(session)
        } else {
            try printCountNow(session)
        }
    }

    /// Shows an acronym, with the times at which it is due.
    private func lookUp(_ acronym: String, _ session: Session) throws {
        let isKnown = try session.storeIfPossible()?.found(acronym).isEmpty == false
        if !isKnown {
            throw CommandFailure(
                "No \(Capitals.short(acronym).visible). Name today, tomorrow, week, a number of days, or an acronym.",
                .usage)
        }
        try LookUp(session: session, shorts: [acronym], json: json).run()
    }

    /// Prints how much is due on the last of some days, and what comes first. What is new is told for tomorrow.
    private func printCount(until days: DueDays, _ session: Session) throws {
        let store = try session.store()
        let today = session.today(try store.settings())
        let last = today.advanced(by: days.last)
        let count = try store.dueCount(until: last)
        let countOfToday = try days.last == 0 ? 0 : store.dueCount(until: today)
        let new = try days.last == 1 ? store.progress().newTomorrow : 0
        let first = try store.firstDue(until: last, limit: 3).map(\.short.visible)
        if json {
            return try session.console.printJSON(
                ["due": count, "before": countOfToday, "new": new, "first": first] as JSONObject)
        }
        if short {
            if count > 0 { session.console.print("\(count)") }
            return
        }
        var sentence = "\(count == 0 ? "nothing" : grouped(count)) due \(days.words)"
        if countOfToday > 0 { sentence += ", \(try share(ofToday: countOfToday, session))" }
        if new > 0 { sentence += ", \(grouped(new)) new" }
        if !first.isEmpty { sentence += "; first \(first.joined(separator: ", "))" }
        session.console.print(session.page().folded(sentence))
    }

    /// Returns the part of a count that is due today, as text. A setting may limit how much of it a quiz asks.
    private func share(ofToday count: Int, _ session: Session) throws -> String {
        if let summary = try session.presentStore().map(session.dueSummary), summary.dueToday < summary.due {
            return "today \(grouped(summary.dueToday)) of \(grouped(count))"
        }
        return "\(grouped(count)) of them today"
    }

    /// Prints what a quiz would ask now, for a shell's prompt. If another program holds the store, prints nothing.
    private func printShortForm(_ session: Session) throws {
        do {
            guard let store = try session.presentStore(patience: Self.promptPatience) else { return }
            let text = try session.dueSummary(of: store).short
            if !text.isEmpty { session.console.print(text) }
        } catch StoreError.busy {}
    }

    /// Prints what a quiz would ask now, and what becomes due until tomorrow.
    private func printCountNow(_ session: Session) throws {
        var summary: DueSummary?
        var forecast: DueForecast?
        if let store = try session.presentStore() {
            summary = try session.dueSummary(of: store)
            forecast = try store.dueForecast(at: session.now, on: session.today(store.settings()))
        }
        if json {
            return try session.console.printJSON([
                "due": summary?.due ?? 0, "today": summary?.dueToday ?? 0, "new": summary?.new ?? 0,
            ])
        }
        var parts = [summary?.text ?? "nothing due"]
        if let forecast, forecast.later > 0 { parts.append("\(grouped(forecast.later)) later today") }
        if let forecast, forecast.tomorrow > 0 { parts.append("\(grouped(forecast.tomorrow)) more tomorrow") }
        session.console.print(parts.joined(separator: ", "))
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
            let memory = try store.memories(of: thing.id).values.min { first, second in first.due < second.due }
            let next = memory.map { memory in page.next(memory, isBrief: true) } ?? "new"
            return Listed(thing, next: thing.isSuspended ? "suspended" : next)
        }
    }
}
