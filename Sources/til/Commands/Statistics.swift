import ArgumentParser
import Foundation
import TILCore

/// `til stats`: shows statistics of due things, retention and progress.
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

    @OptionGroup var options: DataOptions

    func validate() throws {
        if html != nil, json || workload {
            throw ValidationError("--html is a page of its own; leave out --json and --workload.")
        }
    }

    func run(_ session: Session, _ console: Console) throws {
        let store = try session.store()
        if workload { return try showWorkload(store, session, console) }
        let statistics = try store.statistics(at: session.now, on: session.today(try store.settings()))
        if json { return try console.printJSON(statistics.json) }
        guard statistics.counts.things > 0 || statistics.time.answers > 0 else {
            throw CommandFailure("There is nothing yet; 'til add ftw for the win' adds the first acronym.", .nothing)
        }
        let page = console.page()
        if let html {
            let text = StatisticsPage(statistics: statistics, page: page).text()
            if html == "-" { return console.write(text) }
            let file = try OutputFile(html, interruption: Interruption("Interrupted; nothing was written."))
            file.output.write(text)
            try file.finish()
            return console.say("Wrote the statistics to \(html.visible).\n")
        }
        try console.paged { output in
            for section in StatisticsView(statistics: statistics).sections(page) {
                guard output(section) else { return }
            }
        }
        // In the REPL, a number opens one of the hardest things.
        session.repl?.show(statistics.hardest.map(\.thing.id), again: nil)
    }

    private func showWorkload(_ store: ThingStore, _ session: Session, _ console: Console) throws {
        let settings = try store.settings()
        let current = settings.scheduling.desiredRetention
        let simulation = try store.workloadSimulation(at: session.now, on: session.today(settings))
        let steps = (0...9).map { Double(70 + 3 * $0) / 100 }
        let retentions = steps.contains(current) ? steps : (steps + [current]).sorted()
        let estimates = try console.watching("Simulating", whenStopped: "Interrupted.") { work in
            try retentions.enumerated().map { index, retention in
                try work.progress(index, retentions.count)
                return simulation.estimate(retention: retention)
            }
        }
        guard estimates.contains(where: { $0.learned > 0 }) else {
            throw CommandFailure(
                "There is nothing to learn yet; 'til add ftw for the win' adds the first acronym.", .nothing)
        }
        if json {
            return try console.printJSON(["retention": current, "workload": estimates.map(\.json)] as JSONObject)
        }
        console.write(Self.table(estimates, current, console.page()))
    }

    /// Returns a table of the workload of a year for each desired retention, with a bar. The current retention is
    /// marked.
    private static func table(
        _ estimates: [WorkloadSimulation.Estimate], _ current: Double, _ page: Page
    ) -> String {
        let most = estimates.map(\.answersPerDay).max() ?? 0
        let cells = min(30, page.width - 49)
        // A narrow page has no room for the full name or for the chart.
        let answers = page.width < 48 ? "a day" : "answers a day"
        let title = page.style(.heading, "A year at each retention, with your weights and your pace")
        var lines = [page.folded(title), "", page.style(.faint, "  retention  \(answers)  minutes  remembered")]
        for estimate in estimates {
            func rounded(_ number: Double) -> String { grouped(Int(number.rounded())) }
            let isCurrent = estimate.retention == current
            // Print the retention without trailing zeros: 0.9, 0.73.
            let retention = "\((estimate.retention * 10_000).rounded() / 10_000)"
            var line = (isCurrent ? "> " : "  ") + retention.leftPadded(to: 9)
            line += rounded(estimate.answersPerDay).leftPadded(to: answers.utf8.count + 2)
            line += rounded(estimate.minutesPerDay).leftPadded(to: 9)
            line += rounded(estimate.remembered).leftPadded(to: 12)
            if cells >= 5 {
                line += "  " + Bar.text(estimate.answersPerDay / max(most, 0.001), of: cells)
            }
            lines.append(isCurrent ? page.style(.short, line) : line)
        }
        let end =
            "Of \(counted(estimates.first?.learned ?? 0, "thing")) learned by then. 'til config retention 0.85' chooses; the "
            + "mark is where it stands."
        return (lines + [""] + end.wrapped(to: page.width)).joined(separator: "\n") + "\n"
    }
}

/// `til history [--days N]`: shows the practice of the last days.
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

    @OptionGroup var options: DataOptions

    func validate() throws {
        guard (1...1_000_000).contains(days) else {
            throw ValidationError("--days takes a whole number from 1 to 1000000, not \(days).")
        }
    }

    func run(_ session: Session, _ console: Console) throws {
        let store = try session.store()
        let today = session.today(try store.settings())
        let found = try store.practice(since: today.advanced(by: 1 - days))
        if json {
            try console.printJSON { add in
                for day in found where try !add(day.json(store.practised(on: day.day))) { break }
            }
            return
        }
        guard !found.isEmpty else {
            guard let last = try store.practice(limit: 1).first else {
                throw CommandFailure("Nothing has been practised yet; 'til quiz' starts.", .nothing)
            }
            throw CommandFailure(
                "Nothing was practised in \(counted(days, "day")), last on \(last.day); "
                    + "'til history --days \(last.day.distance(to: today) + 1)' goes back to it.", .nothing)
        }
        let view = HistoryView(days: found, page: console.page())
        try console.paged { output in
            for (index, day) in found.enumerated() {
                // Read each day only when it is printed, so that the first screen appears immediately.
                var text = index == 0 || !full ? "" : "\n"
                text += view.headline(day)
                if full { text += view.lines(try store.practised(on: day.day)).joined() }
                guard output(text) else { return }
            }
        }
    }
}

/// `til optimize`: fits the weights of the schedule to the user's own answers.
struct Optimize: Command {
    static let configuration = CommandConfiguration(
        commandName: "optimize",
        abstract: "Fit the schedule to your own memory.",
        discussion: """
            Fits the 21 weights of FSRS-6 to your answers, and compares them with those in use on the last quarter of the \
            answers, which the fit has not seen. Only if they foretell it better are they adopted; every memory is then \
            computed again, and 'til undo' takes it back. It takes \(WeightFitting.neededAnswers) answers that were given \
            at least a day after the one before. With --json: scored, heldOut, before and after (logLoss, rmseBins), \
            weights, better and adopted.
            """)

    @Flag(help: "Show what it would bring, and change nothing.")
    var dryRun = false

    @OptionGroup var options: DataOptions

    func run(_ session: Session, _ console: Console) throws {
        let store = try session.store()
        let scheduling = try store.settings().scheduling
        let sequences = try store.answerSequences()
        let sentence = "Interrupted; nothing was changed."
        let optimization = try console.watching("Fitting", whenStopped: sentence) { work in
            try WeightOptimization(
                sequences, current: scheduling.parameters, relearningSteps: scheduling.relearningSteps.seconds.count
            ) { try work.progress(Int($0 * 1_000), 1_000) }
        }
        let isAdopted = optimization.isBetter && !dryRun
        if isAdopted {
            try console.watching("Replaying", whenStopped: sentence) { work in
                try store.adopt(optimization.fitted, at: session.now) { try work.progress($0, $1) }
            }
        }
        if json { return try console.printJSON(optimization.json(isAdopted: isAdopted)) }
        let width = console.page().width
        let lead =
            "Fitted to \(grouped(optimization.scoredCount)) answers; compared on the last "
            + "\(grouped(optimization.before.count)), which the fit had not seen."
        let rows = [
            "          log loss  RMSE (bins)",
            Self.row("in use", optimization.before), Self.row("fitted", optimization.after),
        ]
        let end =
            if !optimization.isBetter {
                "The weights in use foretell at least as well, so nothing was changed."
            } else if dryRun {
                "The fitted weights foretell better; without --dry-run they would be adopted. Nothing was changed."
            } else {
                "The fitted weights foretell better, and are in use now; 'til undo' brings back the others."
            }
        let paragraphs = [lead.wrapped(to: width), rows, end.wrapped(to: width)]
        console.write(paragraphs.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n"))
    }

    private static func row(_ name: String, _ evaluation: FitEvaluation) -> String {
        "  \(name)  "
            + String(format: "%8.4f  %9.2f %%", evaluation.logLoss, evaluation.binError * 100)
    }
}
