import ArgumentParser
import Foundation
import TILCore
import TILProcess
import TILText

/// `til stats`: shows statistics of due things, retention and progress.
struct Stats: Command {
    static let configuration = CommandConfiguration(
        "stats", "Show what is due, your retention and your streak.",
        """
        Examples:
          til stats
          til stats --workload         answers a day for each desired retention
          til stats --html stats.html  a page with charts
        """)

    @Flag(help: "Predict how many answers a day each desired retention needs.")
    var workload = false

    @Option(
        help: ArgumentHelp("Write a page of HTML with charts to this file.", valueName: "file"), completion: .file())
    var html: String?

    @OptionGroup var options: DataOptions

    func validate() throws {
        if html != nil, json || workload {
            throw ValidationError("--html cannot be used with --json or --workload.")
        }
    }

    func run(_ session: Session) throws {
        let store = try session.store()
        if workload { return try showWorkload(store, session) }
        let statistics = try store.statistics(at: session.now, on: session.today(try store.settings()))
        if json { return try session.console.printJSON(statistics.json) }
        let summary = try session.dueSummary(of: store)
        let dueToday = summary.dueToday < summary.due ? summary.dueToday : nil
        if statistics.counts.things == 0, statistics.time.answers == 0 { throw session.emptyStore }
        let page = session.page()
        guard let html else {
            let view = StatisticsView(
                statistics: statistics, page: page, dueToday: dueToday, progress: try store.progress())
            session.console.paged(view.sections)
            // In the REPL, a number opens one of the hardest things.
            session.repl?.show(statistics.hardest.map(\.thing.id), again: nil)
            return
        }
        let text = StatisticsPage(statistics: statistics, page: page, dueToday: dueToday).text
        if html == "-" { return session.console.write(text) }
        if try OutputFile.wouldReplace(html), try !StatisticsPage.isPage(RegularFile.contents(html)) {
            throw CommandFailure(
                "'\(html.visible)' already exists and is not a page of 'til stats'. Give another name.", .usage)
        }
        let file = try OutputFile(html, interruption: Interruption("Interrupted. Nothing was written."))
        file.output.write(text)
        try file.finish()
        session.console.notify("Wrote the statistics to \(html.visible).\n")
    }

    private func showWorkload(_ store: ThingStore, _ session: Session) throws {
        let settings = try store.settings()
        let current = settings.scheduling.desiredRetention
        let simulation = try store.workloadSimulation(at: session.now, on: session.today(settings))
        let steps = (0...9).map { index in Double(70 + 3 * index) / 100 }
        let retentions = Set(steps + [current]).sorted()
        let estimates = try session.console.watching("Simulating", whenStopped: "Interrupted.") { work in
            try retentions.enumerated().map { index, retention in
                try work.progress(WorkProgress(index, of: retentions.count))
                return simulation.estimate(retention: retention)
            }
        }
        guard estimates.contains(where: { estimate in estimate.learned > 0 }) else {
            throw session.emptyStore
        }
        if json {
            return try session.console.printJSON(["retention": current, "workload": estimates] as JSONObject)
        }
        session.console.write(Self.table(estimates, current, session.page()))
    }

    /// Returns a table of the workload of a year for each desired retention, with a bar. The current retention is
    /// marked.
    private static func table(
        _ estimates: [WorkloadSimulation.Estimate], _ current: Double, _ page: Page
    ) -> String {
        let most = max(0.001, estimates.map(\.answersPerDay).max() ?? 0)
        let cells = min(30, page.width - 49)
        // A narrow page has no room for the full name or for the chart.
        let answers = page.width < 48 ? "a day" : "answers a day"
        func rounded(_ number: Double, _ width: Int) -> String { number.brief.leftPadded(to: width) }
        let rows = estimates.map { estimate in
            let isCurrent = estimate.retention == current
            // Print the retention without trailing zeros: 0.9, 0.73.
            let retention = "\((estimate.retention * 10_000).rounded() / 10_000)".leftPadded(to: 9)
            let numbers =
                rounded(estimate.answersPerDay, answers.count + 2) + rounded(estimate.minutesPerDay, 9)
                + rounded(estimate.remembered, 12)
            let bar = cells < 5 ? "" : "  \(Bar.text(estimate.answersPerDay / most, of: cells))"
            let row = "\(isCurrent ? ">" : " ") \(retention)\(numbers)\(bar)"
            return isCurrent ? page.style(.short, row) : row
        }
        let end = """
            til simulated a year with \(counted(estimates.first?.learned ?? 0, "thing")). > marks your desired retention. To \
            change it, run 'til config retention 0.85'.
            """
        return """
            \(page.folded(page.style(.heading, "A year at each desired retention")))

            \(page.style(.faint, "  retention  \(answers)  minutes  remembered\(cells < 5 ? "" : "  \(answers)")"))
            \(rows.joined(separator: "\n"))

            \(page.folded(end))

            """
    }
}

/// `til history [--days N]`: shows the practice of the last days.
struct History: Command {
    static let configuration = CommandConfiguration(
        "history", "Show what you practised, one line per study day.",
        """
        The newest day comes first, with each thing that was asked on it.

        Examples:
          til history
          til history --days 30 --full
        """)

    @Option(help: ArgumentHelp("The number of days to show, including today.", valueName: "n"))
    var days = 14

    @Flag(help: "List each thing that was asked, on every day.")
    var full = false

    @OptionGroup var options: DataOptions

    func validate() throws {
        guard (1...1_000_000).contains(days) else {
            throw ValidationError("--days must be a whole number from 1 to 1000000, not \(days).")
        }
    }

    func run(_ session: Session) throws {
        let store = try session.store()
        let today = session.today(try store.settings())
        let found = try store.practice(since: today.advanced(by: 1 - days))
        if json {
            return try session.console.printJSON(lines: found.map { try $0.json(store.practiced(on: $0.day)) })
        }
        if found.isEmpty {
            let last = try store.practice(limit: 1).first.map { last in
                """
                No practice in the last \(counted(days, "day")). You last practised on \(last.day): 'til history --days \
                \(last.day.distance(to: today) + 1)' shows it.
                """
            }
            if store.count == 0 { throw session.emptyStore }
            throw CommandFailure(last ?? "You have not practised yet. Run 'til quiz' to start.")
        }
        let page = session.page()
        let texts = try zip(page.headlines(found), found).enumerated().map { index, day in
            if !full, index > 0 { return day.0 }
            return (index == 0 ? "" : "\n") + day.0 + page.practised(try store.practiced(on: day.1.day))
        }
        session.console.paged(texts)
    }
}

/// `til optimize`: fits the weights of the schedule to the user's own answers.
struct Optimize: Command {
    static let configuration = CommandConfiguration(
        "optimize", "Fit the schedule to your own memory.",
        """
        Fits the 21 weights of FSRS-6 to your answers and compares them with the current weights on the last quarter \
        of the answers, which the fit has not used. If they predict better, til uses them and recomputes every \
        memory state. 'til undo' reverts this. You need \(WeightFitting.neededAnswers) answers that were given at \
        least a day after the previous one.

        Examples:
          til optimize --dry-run
          til optimize
        """)

    @Flag(help: "Show the result without changing anything.")
    var dryRun = false

    @OptionGroup var options: DataOptions

    func run(_ session: Session) throws {
        let store = try session.store()
        let scheduling = try store.settings().scheduling
        let sequences = try store.answerSequences()
        let sentence = "Interrupted. Nothing was changed."
        let optimization = try session.console.watching("Fitting", whenStopped: sentence) { work in
            try WeightOptimization(
                sequences, current: scheduling.parameters, relearningSteps: scheduling.relearningSteps.seconds.count
            ) { try work.progress($0) }
        }
        let isAdopted = optimization.isBetter && !dryRun
        if isAdopted {
            try session.console.watching("Replaying", whenStopped: sentence) { work in
                try store.adopt(optimization.fitted, at: session.now) { try work.progress($0) }
            }
        }
        if json { return try session.console.printJSON(optimization.json(isAdopted: isAdopted)) }
        let page = session.page()
        func row(_ name: String, _ evaluation: FitEvaluation) -> String {
            "  \(name)  " + String(format: "%8.4f  %9.2f %%", evaluation.logLoss, evaluation.binError * 100)
        }
        let lead = """
            Fitted to \(grouped(optimization.scoredCount)) answers, and compared on the last \
            \(grouped(optimization.before.count)), which the fit has not used.
            """
        let end =
            if !optimization.isBetter {
                "The current weights predict at least as well, so nothing was changed."
            } else if dryRun {
                "The fitted weights predict better. Run without --dry-run to use them. Nothing was changed."
            } else {
                "The fitted weights predict better and are in use now. 'til undo' restores the earlier ones."
            }
        session.console.write(
            """
            \(page.folded(lead))

                      log loss  RMSE (bins)
            \(row("in use", optimization.before))
            \(row("fitted", optimization.after))

            \(page.folded(end))

            """)
    }
}
