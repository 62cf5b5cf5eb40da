import TILCore

/// All statistics, one section below the other.
struct StatisticsView {
    let statistics: StudyStatistics

    /// The sections, each ready to be printed.
    func sections(_ page: Page) -> [String] {
        [overview, year, due, retention, stability, hardest].compactMap { section in
            let lines = section(page)
            return lines.isEmpty ? nil : lines.joined(separator: "\n") + "\n\n"
        }
    }

    private func overview(_ page: Page) -> [String] {
        let (due, counts, streak, time) = (statistics.due, statistics.counts, statistics.streak, statistics.time)
        var rows = [
            (
                "due",
                "\(grouped(due.now)) now, \(grouped(due.tomorrow)) \(page.nextStudyDay), \(grouped(due.week)) within 7 days"
            ),
            (
                "things",
                "\(grouped(counts.things)), \(grouped(counts.new)) of them never asked"
                    + (counts.suspended > 0 ? ", \(grouped(counts.suspended)) suspended" : "")
            ),
        ]
        if counts.memories > 0 {
            var memories = "\(grouped(counts.memories)): \(grouped(counts.learning)) learning, "
            memories += "\(grouped(counts.mature)) mature (stable for 21 days or more)"
            if counts.leeches > 0 { memories += ", \(counted(counts.leeches, "leech", "leeches"))" }
            rows.append(("memories", memories))
        }
        if let best = streak.best {
            let range = best.count == 1 ? "\(best.lowerBound)" : "\(best.lowerBound) to \(best.upperBound)"
            rows.append(
                ("streak", "\(counted(streak.days, "day")), best \(counted(streak.bestDays, "day")) (\(range))"))
        }
        if time.answers > 0 {
            let each = time.total / Double(time.answers)
            rows.append(
                (
                    "time",
                    "\(SpentTime.text(time.today)) today, \(SpentTime.text(time.week)) in 7 days, "
                        + "\(SpentTime.text(time.total)) in all; \(counted(time.answers, "answer")) of "
                        + "\(SpentTime.text(each)) each"
                ))
        }
        return rows.flatMap { name, text in
            text.wrapped(to: page.width - 12).enumerated().map { index, row in
                "  " + page.style(.faint, (index == 0 ? name : "").padded(to: 8)) + "  " + row
            }
        }
    }

    private func year(_ page: Page) -> [String] {
        let days = statistics.year
        guard !days.isEmpty else { return [] }
        let map = CalendarMap(
            values: Dictionary(days.map { ($0.day, $0.answers) }, uniquingKeysWith: +), today: statistics.day)
        return [page.style(.heading, "The last year")] + map.lines(page)
    }

    private func due(_ page: Page) -> [String] {
        let days = statistics.due.days
        guard days.contains(where: { $0 > 0 }) else { return [] }
        var labels = [0: "today"]
        for index in stride(from: 7, to: days.count, by: 7) {
            labels[index] = MonthName.day(statistics.day.advanced(by: index))
        }
        return [page.style(.heading, "Due in the next 30 days")]
            + ColumnChart(values: days, labels: labels, height: 5, cutsFirst: true).lines(page)
    }

    private func retention(_ page: Page) -> [String] {
        let months = statistics.retention
        guard !months.isEmpty else { return [] }
        let desired = statistics.desiredRetention
        let wanted = "\(Int((desired * 100).rounded())) % wanted"
        let widest = months.map { grouped($0.recalls).utf8.count }.max() ?? 0
        let cells = min(50, page.width - 23 - widest)
        let rows = months.map { month in
            let share = percent(month.recalled, of: month.recalls).leftPadded(to: 5)
            let count = grouped(month.recalls).leftPadded(to: widest)
            let isEnough = month.retention >= desired
            let text = "  \(month.month.description.prefix(7))  \(share) of \(count)"
            guard cells >= 10 else { return text }
            return text + "  " + retentionBar(month.retention, desired, cells, isEnough ? .right : .slip, page)
        }
        return [page.style(.heading, "Remembered, by month") + "  " + page.style(.faint, wanted)] + rows
    }

    /// A bar with a mark where the desired retention is.
    private func retentionBar(
        _ retention: Double, _ desired: Double, _ cells: Int, _ role: Style.Role, _ page: Page
    ) -> String {
        let bar = Bar.text(retention, of: cells, page.glyphs)
        let goal = min(cells - 1, Int(desired * Double(cells)))
        let padded = bar.padded(to: cells)
        let before = String(padded.prefix(goal))
        let after = String(bar.dropFirst(goal + 1))
        return page.style(role, before) + page.glyphs.goal + page.style(role, after)
    }

    /// How the bands of stability are called.
    static let bandNames = [
        "1 day", "3 days", "1 week", "2 weeks", "1 month", "3 months", "6 months", "1 year", "longer",
    ]

    private func stability(_ page: Page) -> [String] {
        let bands = statistics.stability
        let most = bands.map(\.count).max() ?? 0
        guard most > 0 else { return [] }
        let widest = grouped(most).utf8.count
        let cells = min(60, page.width - 16 - widest)
        return [page.style(.heading, "Memories by stability") + "  " + page.style(.faint, "up to")]
            + zip(bands, Self.bandNames).map { band, name in
                let count = grouped(band.count).leftPadded(to: widest)
                let bar = Bar.text(Double(band.count) / Double(most), of: max(1, cells), page.glyphs)
                return "  \(name.padded(to: 8))  \(count)" + (bar.isEmpty ? "" : "  " + bar)
            }
    }

    private func hardest(_ page: Page) -> [String] {
        let hardest = statistics.hardest
        guard !hardest.isEmpty else { return [] }
        let shorts = hardest.map { $0.thing.short.visible }
        let shortWidth = min(max(4, page.width / 5), shorts.widest)
        let lapses = hardest.map { counted($0.memory?.lapses ?? 0, "lapse") }
        let lapsesWidth = lapses.map(\.utf8.count).max() ?? 0
        let rows = hardest.indices.map { index in
            let difficulty = hardest[index].memory.map { Self.tenth($0.difficulty) } ?? ""
            let left = "\(index + 1)".leftPadded(to: 4)
            let short = shorts[index].fitted(to: shortWidth)
            let facts =
                lapses[index].leftPadded(to: lapsesWidth) + "  "
                + difficulty.leftPadded(to: 4)
            let room = page.width - 8 - shortWidth - facts.cells - 2
            let asked = hardest[index].direction == .acronym ? " (acronym)" : ""
            let long = (hardest[index].thing.long.visible + asked).truncated(to: max(1, room))
            return "\(page.style(.faint, left))  \(page.style(.short, short))  \(facts)  \(long)"
        }
        return [page.style(.heading, "Hardest") + "  " + page.style(.faint, "lapses, difficulty of 10")] + rows
    }

    /// A number to a tenth: `9.3`.
    static func tenth(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
