import TILCore

/// All statistics as text, section by section.
struct StatisticsView {
    let statistics: StudyStatistics

    /// Returns the sections, each ready to print.
    func sections(_ page: Page) -> [String] {
        [overview, year, due, retention, stability, hardest].compactMap { section in
            let lines = section(page)
            return lines.isEmpty ? nil : lines.joined(separator: "\n") + "\n\n"
        }
    }

    private func title(_ text: String, _ page: Page, note: String = "") -> [String] {
        [page.style(.heading, text) + (note.isEmpty ? "" : "  " + page.style(.faint, note))]
    }

    private func overview(_ page: Page) -> [String] {
        let (due, counts, streak, time) = (statistics.due, statistics.counts, statistics.streak, statistics.time)
        let suspended = counts.suspended > 0 ? ", \(grouped(counts.suspended)) suspended" : ""
        var rows = [
            (
                "due",
                "\(grouped(due.now)) now, \(grouped(due.tomorrow)) \(page.nextStudyDay), \(grouped(due.week)) within 7 days"
            ), ("things", "\(grouped(counts.things)), \(grouped(counts.new)) of them never asked\(suspended)"),
        ]
        if counts.memories > 0 {
            let leeches = counts.leeches > 0 ? ", \(counted(counts.leeches, "leech", "leeches"))" : ""
            rows.append(
                (
                    "memories",
                    "\(grouped(counts.memories)): \(grouped(counts.learning)) learning, \(grouped(counts.mature)) mature "
                        + "(stable for 21 days or more)\(leeches)"
                ))
        }
        if let best = streak.best {
            let range = best.count == 1 ? "\(best.lowerBound)" : "\(best.lowerBound) to \(best.upperBound)"
            rows.append(
                ("streak", "\(counted(streak.days, "day")), best \(counted(streak.bestDays, "day")) (\(range))"))
        }
        if time.answers > 0 {
            rows.append(
                (
                    "time",
                    "\(SpentTime.text(time.today)) today, \(SpentTime.text(time.week)) in 7 days, "
                        + "\(SpentTime.text(time.total)) in all; \(counted(time.answers, "answer")) of "
                        + "\(SpentTime.text(time.total / Double(time.answers))) each"
                ))
        }
        return rows.flatMap { name, text in
            text.wrapped(to: page.width - 12).enumerated().map { index, row in
                "  " + page.style(.faint, (index == 0 ? name : "").padded(to: 8)) + "  " + row
            }
        }
    }

    private func year(_ page: Page) -> [String] {
        if statistics.year.isEmpty { return [] }
        return title("The last year", page)
            + CalendarMap(values: statistics.answersByDay, today: statistics.day).lines(page)
    }

    private func due(_ page: Page) -> [String] {
        let days = statistics.due.days
        guard days.contains(where: { $0 > 0 }) else { return [] }
        let chart = ColumnChart(values: days, labels: statistics.dueLabels, height: 5, cutsFirst: true)
        return title("Due in the next 30 days", page) + chart.lines(page)
    }

    private func retention(_ page: Page) -> [String] {
        let months = statistics.retention
        if months.isEmpty { return [] }
        let desired = statistics.desiredRetention
        let widest = months.map { grouped($0.recalls) }.widest
        let cells = min(50, page.width - 23 - widest)
        return title("Remembered, by month", page, note: "\(statistics.desiredPercent) % wanted")
            + months.map { month in
                let share = percent(month.recalled, of: month.recalls).leftPadded(to: 5)
                let text = "  \(month.name)  \(share) of \(grouped(month.recalls).leftPadded(to: widest))"
                if cells < 10 { return text }
                // Show a mark at the desired retention in the bar.
                let role: Style.Role = month.retention >= desired ? .right : .slip
                let bar = Bar.text(month.retention, of: cells)
                let goal = min(cells - 1, Int(desired * Double(cells)))
                return text + "  " + page.style(role, bar.padded(to: cells).prefix(goal)) + "│"
                    + page.style(role, bar.dropFirst(goal + 1))
            }
    }

    private func stability(_ page: Page) -> [String] {
        let most = statistics.stability.map(\.count).max() ?? 0
        if most == 0 { return [] }
        let widest = grouped(most).utf8.count
        let cells = max(1, min(60, page.width - 16 - widest))
        return title("Memories by stability", page, note: "up to")
            + zip(statistics.stability, StudyStatistics.bandNames).map { band, name in
                let bar = Bar.text(Double(band.count) / Double(most), of: cells)
                return "  \(name.padded(to: 8))  \(grouped(band.count).leftPadded(to: widest))"
                    + (bar.isEmpty ? "" : "  " + bar)
            }
    }

    private func hardest(_ page: Page) -> [String] {
        let hardest = statistics.hardest
        if hardest.isEmpty { return [] }
        let shorts = hardest.map(\.thing.short.visible)
        let width = min(max(4, page.width / 5), shorts.widest)
        let lapses = hardest.map { counted($0.memory?.lapses ?? 0, "lapse") }
        return title("Hardest", page, note: "lapses, difficulty of 10")
            + hardest.indices.map { index in
                let facts =
                    lapses[index].leftPadded(to: lapses.widest) + "  " + hardest[index].difficulty.leftPadded(to: 4)
                let room = page.width - 8 - width - facts.cells - 2
                let long = (hardest[index].thing.long.visible + hardest[index].asked).truncated(to: max(1, room))
                return "\(page.style(.faint, "\(index + 1)".leftPadded(to: 4)))  "
                    + "\(page.style(.short, shorts[index].fitted(to: width)))  \(facts)  \(long)"
            }
    }
}

// MARK: Data for both the terminal and the HTML page

extension StudyStatistics {
    /// The number of answers on each day of the last year.
    var answersByDay: [StudyDay: Int] { Dictionary(year.map { ($0.day, $0.answers) }, uniquingKeysWith: +) }

    /// The desired retention in percent.
    var desiredPercent: Int { Int((desiredRetention * 100).rounded()) }

    /// The labels of future days by index: today and one day per week.
    var dueLabels: [Int: String] {
        let weeks = stride(from: 7, to: due.days.count, by: 7).map { ($0, MonthName.day(day.advanced(by: $0))) }
        return Dictionary(uniqueKeysWithValues: [(0, "today")] + weeks)
    }

    /// The names of the stability bands.
    static let bandNames = [
        "1 day", "3 days", "1 week", "2 weeks", "1 month", "3 months", "6 months", "1 year", "longer",
    ]
}

extension MonthlyRetention {
    /// The month as `2026-11`.
    var name: String { String(month.description.prefix(7)) }
}

extension QueueEntry {
    /// The difficulty with one decimal, or an empty text.
    var difficulty: String { memory?.difficulty.tenths ?? "" }

    /// A note if the question asks for the acronym.
    var asked: String { direction == .acronym ? " (acronym)" : "" }
}
