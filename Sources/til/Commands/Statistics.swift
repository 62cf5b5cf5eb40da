import ArgumentParser
import Foundation
import TILCore

/// `til stats`: shows statistics of due things, retention and progress.
struct Stats: Command {
    static let configuration = CommandConfiguration(
        "stats", "Show what is due, what is remembered, the streak and the last year.",
        """
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

    @OptionGroup var options: DataOptions

    func validate() throws {
        if html != nil, json || workload {
            throw ValidationError("--html is a page of its own; leave out --json and --workload.")
        }
    }

    func run(_ session: Session) throws {
        let store = try session.store()
        if workload { return try showWorkload(store, session) }
        let statistics = try store.statistics(at: session.now, on: session.today(try store.settings()))
        if json { return try session.printJSON(statistics.json) }
        if statistics.counts.things == 0, statistics.time.answers == 0 { throw CommandFailure.emptyStore }
        let page = session.page()
        guard let html else {
            session.paged(StatisticsView(statistics: statistics, page: page).sections)
            // In the REPL, a number opens one of the hardest things.
            session.repl?.show(statistics.hardest.map(\.thing.id), again: nil)
            return
        }
        let text = StatisticsPage(statistics: statistics, page: page).text
        if html == "-" { return session.write(text) }
        let file = try OutputFile(html, interruption: Interruption("Interrupted; nothing was written."))
        file.output.write(text)
        try file.finish()
        session.say("Wrote the statistics to \(html.visible).\n")
    }

    private func showWorkload(_ store: ThingStore, _ session: Session) throws {
        let settings = try store.settings()
        let current = settings.scheduling.desiredRetention
        let simulation = try store.workloadSimulation(at: session.now, on: session.today(settings))
        let steps = (0...9).map { Double(70 + 3 * $0) / 100 }
        let retentions = Set(steps + [current]).sorted()
        let estimates = try session.watching("Simulating", whenStopped: "Interrupted.") { work in
            try retentions.enumerated().map { index, retention in
                try work.progress(index, retentions.count)
                return simulation.estimate(retention: retention)
            }
        }
        guard estimates.contains(where: { $0.learned > 0 }) else {
            throw CommandFailure("There is nothing to learn yet; 'til add ftw for the win' adds the first acronym.")
        }
        if json {
            return try session.printJSON(["retention": current, "workload": estimates] as JSONObject)
        }
        session.write(Self.table(estimates, current, session.page()))
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
        func rounded(_ number: Double, _ width: Int) -> String { grouped(Int(number.rounded())).leftPadded(to: width) }
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
            Of \(counted(estimates.first?.learned ?? 0, "thing")) learned by then. 'til config retention 0.85' chooses; the \
            mark is where it stands.
            """
        return """
            \(page.folded(page.style(.heading, "A year at each retention, with your weights and your pace")))

            \(page.style(.faint, "  retention  \(answers)  minutes  remembered"))
            \(rows.joined(separator: "\n"))

            \(end.wrapped(to: page.width).joined(separator: "\n"))

            """
    }
}

/// `til history [--days N]`: shows the practice of the last days.
struct History: Command {
    static let configuration = CommandConfiguration(
        "history", "Show what was practised, a line for each study day, newest first.",
        """
        --full names each thing that was asked, with what became of it. \
        With --json: an array of days, each with day (yyyy-mm-dd), answers, remembered, verdicts (how many of each), \
        seconds, recalls and recalled (answers a day or more after the one before, and those remembered), and things: \
        id, short, long and their verdicts in order.
        """)

    @Option(help: ArgumentHelp("How many days back, today counted.", valueName: "n"))
    var days = 14

    @Flag(help: "Name each thing that was asked.")
    var full = false

    @OptionGroup var options: DataOptions

    func validate() throws {
        guard (1...1_000_000).contains(days) else {
            throw ValidationError("--days takes a whole number from 1 to 1000000, not \(days).")
        }
    }

    func run(_ session: Session) throws {
        let store = try session.store()
        let today = session.today(try store.settings())
        let found = try store.practice(since: today.advanced(by: 1 - days))
        if json {
            return try session.printJSON(lines: found.map { try $0.json(store.practised(on: $0.day)) })
        }
        if found.isEmpty {
            let last = try store.practice(limit: 1).first.map { last in
                """
                Nothing was practised in \(counted(days, "day")), last on \(last.day); 'til history --days \
                \(last.day.distance(to: today) + 1)' goes back to it.
                """
            }
            throw CommandFailure(last ?? "Nothing has been practised yet; 'til quiz' starts.")
        }
        let page = session.page()
        let texts = try zip(page.headlines(found), found).enumerated().map { index, day in
            if !full { return day.0 }
            return (index == 0 ? "" : "\n") + day.0 + page.practised(try store.practised(on: day.1.day))
        }
        session.paged(texts)
    }
}

/// `til optimize`: fits the weights of the schedule to the user's own answers.
struct Optimize: Command {
    static let configuration = CommandConfiguration(
        "optimize", "Fit the schedule to your own memory.",
        """
        Fits the 21 weights of FSRS-6 to your answers, and compares them with those in use on the last quarter of the \
        answers, which the fit has not seen. Only if they foretell it better are they adopted; every memory is then \
        computed again, and 'til undo' takes it back. It takes \(WeightFitting.neededAnswers) answers that were given \
        at least a day after the one before. With --json: scored, heldOut, before and after (logLoss, rmseBins), \
        weights, better and adopted.
        """)

    @Flag(help: "Show what it would bring, and change nothing.")
    var dryRun = false

    @OptionGroup var options: DataOptions

    func run(_ session: Session) throws {
        let store = try session.store()
        let scheduling = try store.settings().scheduling
        let sequences = try store.answerSequences()
        let sentence = "Interrupted; nothing was changed."
        let optimization = try session.watching("Fitting", whenStopped: sentence) { work in
            try WeightOptimization(
                sequences, current: scheduling.parameters, relearningSteps: scheduling.relearningSteps.seconds.count
            ) { try work.progress(Int($0 * 1_000), 1_000) }
        }
        let isAdopted = optimization.isBetter && !dryRun
        if isAdopted {
            try session.watching("Replaying", whenStopped: sentence) { work in
                try store.adopt(optimization.fitted, at: session.now) { try work.progress($0, $1) }
            }
        }
        if json { return try session.printJSON(optimization.json(isAdopted: isAdopted)) }
        let width = session.page().width
        func row(_ name: String, _ evaluation: FitEvaluation) -> String {
            "  \(name)  " + String(format: "%8.4f  %9.2f %%", evaluation.logLoss, evaluation.binError * 100)
        }
        let lead = """
            Fitted to \(grouped(optimization.scoredCount)) answers; compared on the last \
            \(grouped(optimization.before.count)), which the fit had not seen.
            """
        let end =
            if !optimization.isBetter {
                "The weights in use foretell at least as well, so nothing was changed."
            } else if dryRun {
                "The fitted weights foretell better; without --dry-run they would be adopted. Nothing was changed."
            } else {
                "The fitted weights foretell better, and are in use now; 'til undo' brings back the others."
            }
        session.write(
            """
            \(lead.wrapped(to: width).joined(separator: "\n"))

                      log loss  RMSE (bins)
            \(row("in use", optimization.before))
            \(row("fitted", optimization.after))

            \(end.wrapped(to: width).joined(separator: "\n"))

            """)
    }
}
