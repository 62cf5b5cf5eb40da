import TILCore
import TILText

/// The statistics as a self-contained HTML page. Charts are drawings with their numbers in words. The page supports
/// light and dark mode and does not rely on colours alone.
struct StatisticsPage {
    let statistics: StudyStatistics
    let page: Page

    /// Returns the whole page.
    func text() -> String {
        let sections = [overview, year, due, retention, stability, hardest].compactMap { $0 }
        return HTMLEscape.head("Things I Learned: \(statistics.day)", style: Self.style) + "<body>\n"
            + "<h1>Things I Learned</h1>\n<p class=\"faint\">\(page.dateAndTime(statistics.at))</p>\n"
            + sections.joined() + "</body>\n</html>\n"
    }

    private func section(_ title: String, _ note: String = "", _ content: String) -> String {
        let faint = note.isEmpty ? "" : " <span class=\"faint\">\(HTMLEscape.text(note))</span>"
        return "<section>\n<h2>\(HTMLEscape.text(title))\(faint)</h2>\n\(content)</section>\n"
    }

    private var overview: String? {
        let (due, counts, streak, time) = (statistics.due, statistics.counts, statistics.streak, statistics.time)
        var rows = [
            ("due now", grouped(due.now)), ("due tomorrow", grouped(due.tomorrow)),
            ("within 7 days", grouped(due.week)),
            ("things", grouped(counts.things)), ("never asked", grouped(counts.new)),
        ]
        if counts.suspended > 0 { rows.append(("suspended", grouped(counts.suspended))) }
        if counts.memories > 0 {
            rows += [
                ("memories", grouped(counts.memories)), ("learning", grouped(counts.learning)),
                ("mature", grouped(counts.mature)),
            ]
        }
        if counts.leeches > 0 { rows.append(("leeches", grouped(counts.leeches))) }
        if streak.best != nil {
            rows += [("streak", counted(streak.days, "day")), ("best streak", counted(streak.bestDays, "day"))]
        }
        if time.answers > 0 {
            rows += [
                ("time today", SpentTime.text(time.today)), ("time in 7 days", SpentTime.text(time.week)),
                ("time in all", SpentTime.text(time.total)), ("answers", grouped(time.answers)),
            ]
        }
        let items = rows.map { "<div><dt>\($0.0)</dt><dd>\(HTMLEscape.text($0.1))</dd></div>\n" }.joined()
        return "<dl class=\"facts\">\n\(items)</dl>\n"
    }

    /// The year as squares, with a column per week. The size of a square shows the number of answers.
    private var year: String? {
        let days = statistics.year
        guard !days.isEmpty else { return nil }
        let values = statistics.answersByDay
        let monday = StudyStatistics.monday(weeks: StudyStatistics.weeks, endingWith: statistics.day)
        let (cell, left, top) = (14, 34, 18)
        var marks = ""
        for week in 0..<StudyStatistics.weeks {
            let (_, month, date) = monday.advanced(by: 7 * week + 6).civil
            if date <= 7 {
                marks += Self.label(MonthName.short(month), x: left + week * cell, y: top - 6)
            }
            for weekday in 0..<7 {
                let day = monday.advanced(by: 7 * week + weekday)
                guard day <= statistics.day else { continue }
                let answers = values[day] ?? 0
                let level = HeatLevels.level(answers)
                let size = level == 0 ? 2 : 2 + level * 5 / 2
                let offset = (cell - size) / 2
                marks +=
                    "<rect class=\"h\(level)\" x=\"\(left + week * cell + offset)\" "
                    + "y=\"\(top + weekday * cell + offset)\" width=\"\(size)\" height=\"\(size)\">"
                    + "<title>\(day): \(counted(answers, "answer"))</title></rect>\n"
            }
        }
        for (weekday, name) in ["Mon", "Wed", "Fri", "Sun"].enumerated() {
            marks += Self.label(name, x: 2, y: top + weekday * 2 * cell + cell - 3)
        }
        let width = left + StudyStatistics.weeks * cell + 4
        let sum = "\(counted(values.values.reduce(0, +), "answer")) on \(counted(values.count, "day"))"
        let legend = (1...HeatLevels.steps.count).map { HeatLevels.name($0) }
        return section(
            "The last year", sum,
            Self.drawing(width, top + 7 * cell + 4, "Answers on each day of the last year: \(sum)", marks)
                + "<p class=\"faint\">Answers a day, the more the larger: \(legend.joined(separator: ", ")).</p>\n")
    }

    /// A column for each of the next days, with its number above it.
    private var due: String? {
        let days = statistics.due.days
        guard let most = days.max(), most > 0 else { return nil }
        let (step, height, top) = (25, 140, 18)
        var marks = ""
        for (index, count) in days.enumerated() {
            let bar = count == 0 ? 0 : max(2, count * height / most)
            let x = index * step + 4
            marks +=
                "<rect class=\"bar\" x=\"\(x)\" y=\"\(top + height - bar)\" width=\"\(step - 6)\" height=\"\(bar)\">"
                + "<title>\(statistics.day.advanced(by: index)): \(grouped(count))</title></rect>\n"
            if count > 0 {
                marks += Self.label(
                    grouped(count), x: x + (step - 6) / 2, y: top + height - bar - 4, anchor: "middle", class: "number")
            }
            if let day = statistics.dueLabels[index] { marks += Self.label(day, x: x, y: top + height + 16) }
        }
        let width = days.count * step + 30
        return section(
            "Due in the next \(days.count) days", "",
            Self.drawing(
                width, top + height + 24, "Memories that fall due on each of the next \(days.count) days", marks))
    }

    /// A bar for each month, and a line at the desired retention.
    private var retention: String? {
        let months = statistics.retention
        guard !months.isEmpty else { return nil }
        let bars = months.map { month in
            (
                name: month.name, share: month.retention,
                text: "\(percent(month.recalled, of: month.recalls)) of \(grouped(month.recalls))"
            )
        }
        return section(
            "Remembered, by month", "\(statistics.desiredPercent) % wanted, where the line is",
            Self.bars(bars, "What was remembered, by month", goal: statistics.desiredRetention))
    }

    private var stability: String? {
        let bands = statistics.stability
        guard let most = bands.map(\.count).max(), most > 0 else { return nil }
        let bars = zip(bands, StudyStatistics.bandNames).map { band, name in
            (name: name, share: Double(band.count) / Double(most), text: grouped(band.count))
        }
        return section("Memories by stability", "up to", Self.bars(bars, "Memories by stability"))
    }

    private var hardest: String? {
        guard !statistics.hardest.isEmpty else { return nil }
        let rows = statistics.hardest.map { entry in
            return "<tr><th scope=\"row\" dir=\"auto\">\(HTMLEscape.text(entry.thing.short))</th>"
                + "<td dir=\"auto\">\(HTMLEscape.text(entry.thing.long + entry.asked))</td>"
                + "<td>\(counted(entry.memory?.lapses ?? 0, "lapse"))</td>"
                + "<td>\(entry.difficulty)</td></tr>\n"
        }
        return section(
            "Hardest", "",
            "<table>\n<thead><tr><th scope=\"col\">acronym</th><th scope=\"col\">meaning</th><th scope=\"col\">forgotten</th>"
                + "<th scope=\"col\">difficulty of 10</th></tr></thead>\n<tbody>\n\(rows.joined())</tbody>\n</table>\n")
    }

    // MARK: Drawings

    private static func drawing(_ width: Int, _ height: Int, _ label: String, _ marks: String) -> String {
        "<svg viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" height=\"\(height)\" role=\"img\" "
            + "aria-label=\"\(HTMLEscape.text(label))\">\n\(marks)</svg>\n"
    }

    private static func label(
        _ text: String, x: Int, y: Int, anchor: String = "start", class name: String = "faint"
    ) -> String {
        "<text class=\"\(name)\" x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\">\(HTMLEscape.text(text))</text>\n"
    }

    /// Returns horizontal bars, each with its name before it and its number after it.
    private static func bars(
        _ bars: [(name: String, share: Double, text: String)], _ title: String, goal: Double? = nil
    ) -> String {
        let (left, length, step) = (84, 440, 24)
        var marks = ""
        for (index, bar) in bars.enumerated() {
            let y = index * step + 4
            let width = bar.share > 0 ? max(2, Int(bar.share * Double(length))) : 0
            marks += label(bar.name, x: left - 8, y: y + 13, anchor: "end")
            marks +=
                "<rect class=\"bar\" x=\"\(left)\" y=\"\(y)\" width=\"\(width)\" height=\"\(step - 8)\">"
                + "<title>\(HTMLEscape.text("\(bar.name): \(bar.text)"))</title></rect>\n"
            marks += label(bar.text, x: left + (goal == nil ? width : length) + 8, y: y + 13, class: "number")
        }
        if let goal {
            let x = left + Int(goal * Double(length))
            marks += "<line class=\"goal\" x1=\"\(x)\" x2=\"\(x)\" y1=\"0\" y2=\"\(bars.count * step + 4)\"/>\n"
        }
        return drawing(left + length + 140, bars.count * step + 8, title, marks)
    }

    private static let style = """
        :root { color-scheme: light dark; --text: #1c1e21; --page: #fff; --faint: #5c636b; --line: #d9dde1; --bar: #2f6fb0;
        --h1: #a9c9e8; --h2: #6ea4d6; --h3: #3a78b8; --h4: #134a84; --goal: #b3261e; }
        @media (prefers-color-scheme: dark) {
        :root { --text: #e5e7ea; --page: #16181b; --faint: #a2a9b1; --line: #373c42; --bar: #6ba6e0;
        --h1: #2a4a68; --h2: #3f73a5; --h3: #63a0dc; --h4: #b9dcff; --goal: #ff8a80; }
        }
        body { color: var(--text); background: var(--page); font: 1rem/1.5 system-ui, sans-serif; max-width: 52rem;
        margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
        h1 { margin: .5rem 0 0; } h2 { font-size: 1.15rem; margin: 1.6rem 0 .5rem; } p { margin: .2rem 0; }
        .faint { color: var(--faint); font-weight: 400; font-size: .9rem; }
        .facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: .6rem; }
        .facts div { border: 1px solid var(--line); border-radius: .4rem; padding: .3rem .6rem; }
        dt { color: var(--faint); font-size: .85rem; } dd { margin: 0; font-size: 1.2rem; }
        svg { max-width: 100%; height: auto; } text { fill: var(--text); font: 12px system-ui, sans-serif; }
        text.faint { fill: var(--faint); font-size: 11px; } text.number { font-size: 11px; }
        .bar { fill: var(--bar); } .goal { stroke: var(--goal); stroke-width: 2; stroke-dasharray: 4 3; }
        .h0 { fill: var(--line); } .h1 { fill: var(--h1); } .h2 { fill: var(--h2); } .h3 { fill: var(--h3); }
        .h4 { fill: var(--h4); }
        table { border-collapse: collapse; width: 100%; } th, td { text-align: start; padding: .25rem .6rem;
        border-bottom: 1px solid var(--line); } td { unicode-bidi: isolate; }
        @media print { :root { --text: #000; --page: #fff; --faint: #444; } section { break-inside: avoid; } }
        """
}
