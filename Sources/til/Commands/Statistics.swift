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
        try write(text, toPage: html, session)
    }

    /// Writes a page of HTML to a file, or to standard output for the name `-`. Only a page of `til stats` is replaced.
    private func write(_ text: String, toPage path: String, _ session: Session) throws {
        if path == "-" { return session.console.write(text) }
        if try OutputFile.wouldReplace(path), try !StatisticsPage.isPage(RegularFile.contents(path)) {
            throw CommandFailure(
                "'\(path.visible)' already exists and is not a page of 'til stats'. Give another name.", .usage)
        }
        let file = try OutputFile(path, interruption: Interruption("Interrupted. Nothing was written."))
        file.output.write(text)
        try file.finish()
        session.console.notify("Wrote the statistics to \(path.visible).\n")
    }

    private func showWorkload(_ store: ThingStore, _ session: Session) throws {
        let settings = try store.settings()
        let current = settings.scheduling.desiredRetention
        let simulation = try store.workloadSimulation(at: session.now, on: session.today(settings))
        // 70, 73, ... 97 per cent, and the current retention.
        let steps = stride(from: 70, through: 97, by: 3).map { percent in Double(percent) / 100 }
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
        session.console.write(session.page().workload(estimates, current: current))
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
            return try session.console.printJSON(
                lines: found.map { practice in try practice.json(store.practiced(on: practice.day)) })
        }
        if found.isEmpty { throw try nothingFound(store, session, today: today) }
        let page = session.page()
        var texts: [String] = []
        for (practice, headline) in zip(found, page.headlines(found)) {
            let isNewest = texts.isEmpty
            guard isNewest || full else {
                texts.append(headline)
                continue
            }
            let separation = isNewest ? "" : "\n"
            texts.append(separation + headline + page.practised(try store.practiced(on: practice.day)))
        }
        session.console.paged(texts)
    }

    /// Returns the reason why there is no practice to show.
    private func nothingFound(_ store: ThingStore, _ session: Session, today: StudyDay) throws -> CommandFailure {
        if store.count == 0 { return session.emptyStore }
        guard let last = try store.practice(limit: 1).first else {
            return CommandFailure("You have not practised yet. Run 'til quiz' to start.")
        }
        return CommandFailure(
            """
            No practice in the last \(counted(days, "day")). You last practised on \(last.day): 'til history --days \
            \(last.day.distance(to: today) + 1)' shows it.
            """)
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
                sequences, current: scheduling.parameters, relearningSteps: scheduling.relearningSteps.seconds.count,
                progress: work.progress)
        }
        let isAdopted = optimization.isBetter && !dryRun
        if isAdopted {
            try session.console.watching("Replaying", whenStopped: sentence) { work in
                try store.adopt(optimization.fitted, at: session.now, progress: work.progress)
            }
        }
        if json { return try session.console.printJSON(optimization.json(isAdopted: isAdopted)) }
        session.console.write(text(optimization, session.page()))
    }

    /// Returns the comparison of the weights, and what follows from it.
    private func text(_ optimization: WeightOptimization, _ page: Page) -> String {
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
        return """
            \(page.folded(lead))

                      log loss  RMSE (bins)
            \(row("in use", optimization.before))
            \(row("fitted", optimization.after))

            \(page.folded(end))

            """
    }
}
