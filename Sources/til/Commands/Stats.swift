import ArgumentParser
import TILCore

/// `til stats`: what falls due, what is remembered, how it grows.
struct Stats: Command {
    static let configuration = CommandConfiguration(
        commandName: "stats",
        abstract: "Show what is due, what is remembered, the streak and the last year.",
        discussion: """
            With --json: at (an instant, UTC), day (the study day, yyyy-mm-dd), things (all, new, memories, learning, \
            mature, leeches, suspended), due (now, tomorrow, week, days), retention (desired, and months with recalls, recalled and \
            retention), stability (over, upTo and count; days), streak (days, best, bestFrom, bestTo), hardest, time \
            (today, week, all; seconds) and days of the last year (answers, remembered, seconds). \
            With --workload --json: retention (the desired one) and workload (retention, answersPerDay, minutesPerDay, \
            remembered, learned).
            """)

    @Flag(help: "Show what a year comes to, in answers a day and things remembered, for each desired retention.")
    var workload = false

    @Option(
        help: ArgumentHelp("Write one page of HTML with charts to this file.", valueName: "file"), completion: .file())
    var html: String?

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func validate() throws {
        if html != nil, json || workload {
            throw ValidationError("--html is a page of its own; leave out --json and --workload.")
        }
    }

    func run(in context: CommandContext) throws {
        let store = try context.store()
        if workload { return try showWorkload(store, context) }
        let now = context.now
        let statistics = try store.statistics(at: now, on: context.today(try store.settings()))
        if json { return context.environment.output.line(try JSONText.encode(StatisticsJSON(statistics))) }
        guard statistics.counts.things > 0 || statistics.time.answers > 0 else {
            throw CommandFailure("There is nothing yet; 'til add ftw for the win' adds the first acronym.", .nothing)
        }
        if let html { return try write(statistics, to: html, context) }
        let page = context.page()
        try context.paged { output in
            for section in StatisticsView(statistics: statistics).sections(page) {
                guard output(section) else { return }
            }
        }
        // In the REPL a number opens one of the hardest.
        if let repl = context.repl {
            repl.listing = statistics.hardest.map(\.thing.id)
            repl.listAgain = nil
            repl.current = nil
        }
    }

    private func write(_ statistics: StudyStatistics, to path: String, _ context: CommandContext) throws {
        let text = StatisticsPage(statistics: statistics, page: context.page()).text()
        if path == "-" { return context.environment.output.write(text) }
        let file = try OutputFile(path, interruption: Interruption("Interrupted; nothing was written."))
        file.output.write(text)
        try file.finish()
        context.say("Wrote the statistics to \(VisibleText.visible(path)).\n")
    }

    private func showWorkload(_ store: ThingStore, _ context: CommandContext) throws {
        let settings = try store.settings()
        let current = settings.scheduling.desiredRetention
        let simulation = try store.workloadSimulation(at: context.now, on: context.today(settings))
        let work = WatchedWork(context: context, label: "Simulating", whenStopped: "Interrupted.")
        let retentions = WorkloadView.retentions(with: current)
        let estimates = try work.run { progress in
            try retentions.enumerated().map { index, retention in
                try progress(index, retentions.count)
                return simulation.estimate(retention: retention)
            }
        }
        guard estimates.contains(where: { $0.learned > 0 }) else {
            throw CommandFailure(
                "There is nothing to learn yet; 'til add ftw for the win' adds the first acronym.", .nothing)
        }
        if json {
            return context.environment.output.line(try JSONText.encode(WorkloadJSON(estimates, current: current)))
        }
        context.environment.output.write(WorkloadView(estimates: estimates, current: current).text(context.page()))
    }
}
