import TILCore
import TILText

/// The statistics as a self-contained HTML page. Charts are drawings with their numbers in words. The page supports
/// light and dark mode and does not rely on colours alone.
struct StatisticsPage {
    let statistics: StudyStatistics
    let page: Page
    /// The number of due things that a quiz asks today, if the setting `due-per-day` limits it.
    var dueToday: Int?

    private static let title = "Things I Learned: "

    /// Whether the bytes of a file are such a page.
    static func isPage(_ bytes: [UInt8]) -> Bool {
        String(decoding: bytes.prefix(1_000), as: UTF8.self).contains("<title>\(title)")
    }

    /// The whole page.
    var text: String {
        """
        \(HTMLEscape.head("\(Self.title)\(statistics.day)", style: Self.style))<body>
        <h1>Things I Learned</h1>
        <p class="faint">\(page.dateAndTime(statistics.date))</p>
        \(overview)\(year)\(weeks)\(due)\(retention)\(stability)\(hardest)</body>
        </html>

        """
    }

    private func section(_ title: String, _ note: String = "", _ content: String) -> String {
        let faint = note.isEmpty ? "" : " <span class=\"faint\">\(HTMLEscape.text(note))</span>"
        return "<section>\n<h2>\(HTMLEscape.text(title))\(faint)</h2>\n\(content)</section>\n"
    }

    private var overview: String {
        let due = statistics.due
        let counts = statistics.counts
        let streak = statistics.streak
        let time = statistics.time
        var numbers = [Fact("due now", due.now)]
        if let dueToday { numbers.append(Fact("of them today", min(dueToday, due.now))) }
        numbers += [
            Fact("more tomorrow", due.tomorrow), Fact("within 7 days", due.week), Fact("things", counts.things),
            Fact("never asked", counts.new),
        ]
        if counts.suspended > 0 { numbers.append(Fact("suspended", counts.suspended)) }
        if counts.memories > 0 {
            numbers += [
                Fact("memories", counts.memories), Fact("learning", counts.learning), Fact("mature", counts.mature),
            ]
        }
        if counts.leeches > 0 { numbers.append(Fact("leeches", counts.leeches)) }
        if streak.best != nil {
            numbers.append(Fact("streak", text: counted(streak.days, "day")))
            numbers.append(Fact("best streak", text: counted(streak.bestDays, "day")))
        }
        if time.answers > 0 {
            numbers += [
                Fact("time today", text: SpentTime.text(time.today)),
                Fact("time in 7 days", text: SpentTime.text(time.week)),
                Fact("time in all", text: SpentTime.text(time.total)), Fact("answers", time.answers),
            ]
        }
        return "<dl class=\"facts\">\n\(numbers.map(\.html).joined())</dl>\n"
    }

    /// A figure with its name.
    private struct Fact {
        let name: String
        let text: String

        init(_ name: String, text: String) {
            self.name = name
            self.text = text
        }

        init(_ name: String, _ number: Int) { self.init(name, text: grouped(number)) }

        var html: String { "<div><dt>\(name)</dt><dd>\(HTMLEscape.text(text))</dd></div>\n" }
    }

    /// The year as squares, with a column per week. The size of a square shows the number of answers.
    private var year: String {
        if statistics.year.isEmpty { return "" }
        let values = statistics.answersByDay
        let weeks = StudyStatistics.weeks
        let monday = StudyStatistics.monday(weeks: weeks, endingWith: statistics.day)
        let months = Dictionary(uniqueKeysWithValues: MonthName.starts(from: monday, weeks: weeks))
        var marks: [String] = []
        for week in 0..<weeks {
            let x = YearChart.left + week * YearChart.cell
            if let name = months[week] { marks.append(Self.label(name, x: x, y: YearChart.top - 6)) }
            for weekday in 0..<7 {
                let day = monday.advanced(by: 7 * week + weekday)
                if day > statistics.day { break }
                marks.append(YearChart.square(day, values[day] ?? 0, week: week, weekday: weekday))
            }
        }
        // Every second name has room.
        for weekday in stride(from: 0, to: 7, by: 2) {
            let y = YearChart.top + (weekday + 1) * YearChart.cell - 3
            marks.append(Self.label(CalendarMap.weekdays[weekday], x: 2, y: y))
        }
        let sum = "\(counted(values.values.reduce(0, +), "answer")) on \(counted(values.count, "day"))"
        let drawing = Self.drawing(
            YearChart.left + weeks * YearChart.cell + 4, YearChart.top + 7 * YearChart.cell + 4,
            "Answers on each day of the last year: \(sum)", marks)
        let legend = HeatLevels.all.dropFirst().map(HeatLevels.name).joined(separator: ", ")
        return section(
            "The last year", sum,
            "\(drawing)<p class=\"faint\">Answers a day, the more the larger: \(legend).</p>\n")
    }

    /// The sizes of the drawing of a year.
    private enum YearChart {
        /// The width and the height of a day.
        static let cell = 14
        /// The room for the names of weekdays and of months.
        static let left = 34
        static let top = 18

        /// Returns the square of a day in the middle of its cell.
        static func square(_ day: StudyDay, _ answers: Int, week: Int, weekday: Int) -> String {
            let level = HeatLevels.level(answers)
            let size = level == 0 ? 3 : 5 + 2 * level
            let gap = (cell - size) / 2
            return StatisticsPage.bar(
                "h\(level)", x: left + week * cell + gap, y: top + weekday * cell + gap, size, size,
                "\(day): \(counted(answers, "answer"))")
        }
    }

    /// A column for each of the next days, with its number above it.
    private var due: String {
        let days = statistics.due.days
        if !statistics.isAnyDue { return "" }
        let most = ColumnChart.top(of: days, cutsFirst: true)
        let step = 25
        let height = 140
        let top = 18
        let width = step - 6
        let columns = days.enumerated().map { index, count in
            let bar = count == 0 ? 0 : max(2, min(count, most) * height / most)
            let x = index * step + 4
            let y = top + height - bar
            let title = "\(statistics.day.advanced(by: index)): \(grouped(count))"
            var column = Self.bar("bar", x: x, y: y, width, bar, title)
            if count > most {
                // The chart ends at its first column, so the number of a cut one starts there.
                column += Self.label("▲ \(grouped(count))", x: x, y: y - 4, class: "number")
            } else if count > 0 {
                column += Self.label(Self.short(count), x: x + width / 2, y: y - 4, anchor: "middle", class: "number")
            }
            if let label = statistics.dueLabels[index] { column += Self.label(label, x: x, y: top + height + 16) }
            return column
        }
        return section(
            "Due in the next \(days.count) days", "",
            Self.drawing(
                days.count * step + 30, top + height + 24,
                "Memories that fall due on each of the next \(days.count) days", columns))
    }

    /// A bar for each month, and a line at the desired retention.
    private var retention: String {
        let bars = statistics.retention.map { month in
            let share = "\(percent(month.recalled, of: month.recalls)) of \(grouped(month.recalls))"
            return (name: month.name, share: month.retention, text: share)
        }
        if bars.isEmpty { return "" }
        return section(
            "Remembered, by month", "\(statistics.desiredPercent) % desired (the line)",
            Self.bars(bars, "Retention by month", goal: statistics.desiredRetention))
    }

    private var stability: String {
        let counts = statistics.stability.map(\.count)
        guard let most = counts.max(), most > 0 else { return "" }
        var bars: [(name: String, share: Double, text: String)] = []
        for (name, count) in zip(StudyStatistics.bandNames, counts) where count > 0 {
            bars.append((name: name, share: Double(count) / Double(most), text: grouped(count)))
        }
        return section("Memories by stability", "up to", Self.bars(bars, "Memories by stability"))
    }

    private var hardest: String {
        if statistics.hardest.isEmpty { return "" }
        let rows = statistics.hardest.map { entry in
            """
            <tr><th scope="row" dir="auto">\(HTMLEscape.text(entry.thing.short))</th>\
            <td dir="auto">\(HTMLEscape.text(entry.thing.long + entry.direction.remark))</td>\
            <td>\(entry.lapses)</td><td>\(entry.difficulty)</td></tr>

            """
        }
        return section(
            "Hardest", "",
            """
            <table>
            <thead><tr><th scope="col">acronym</th><th scope="col">meaning</th><th scope="col">forgotten</th>\
            <th scope="col">difficulty, 1 to 10</th></tr></thead>
            <tbody>
            \(rows.joined())</tbody>
            </table>

            """)
    }

    /// The new things and the answers of the last weeks.
    private var weeks: String {
        let weeks = statistics.recentWeeks
        if weeks.count < 2 { return "" }
        let rows = weeks.map { week in
            """
            <tr><th scope="row">\(week.monday)</th><td>\(grouped(week.new))</td><td>\(grouped(week.answers))</td>\
            <td>\(HTMLEscape.text(SpentTime.text(week.seconds)))</td></tr>

            """
        }
        return section(
            "Week by week", "",
            """
            <table>
            <thead><tr><th scope="col">week from</th><th scope="col">new things</th><th scope="col">answers</th>\
            <th scope="col">time</th></tr></thead>
            <tbody>
            \(rows.joined())</tbody>
            </table>

            """)
    }

    /// Returns a number in at most four characters, since columns are narrow: `999`, `1.2k`, `13k`.
    private static func short(_ number: Int) -> String {
        if number < 1_000 { return "\(number)" }
        let thousands = Double(number) / 1_000
        return thousands < 9.95 ? "\(thousands.tenths)k" : "\(grouped(Int(thousands.rounded())))k"
    }

    // MARK: Drawings

    private static func drawing(_ width: Int, _ height: Int, _ label: String, _ marks: [String]) -> String {
        """
        <svg viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="img" \
        aria-label="\(HTMLEscape.text(label))">
        \(marks.joined())</svg>

        """
    }

    private static func label(
        _ text: String, x: Int, y: Int, anchor: String = "start", class name: String = "faint"
    ) -> String {
        "<text class=\"\(name)\" x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\">\(HTMLEscape.text(text))</text>\n"
    }

    private static func bar(
        _ name: String, x: Int, y: Int, _ width: Int, _ height: Int, _ title: String
    ) -> String {
        """
        <rect class="\(name)" x="\(x)" y="\(y)" width="\(width)" height="\(height)">\
        <title>\(HTMLEscape.text(title))</title></rect>

        """
    }

    /// Returns horizontal bars, each with its name before it and its number after it.
    private static func bars(
        _ bars: [(name: String, share: Double, text: String)], _ title: String, goal: Double? = nil
    ) -> String {
        let left = 84
        let length = 440
        let step = 24
        let marks = bars.enumerated().map { index, bar in
            let y = index * step + 4
            let width = bar.share > 0 ? max(2, Int(bar.share * Double(length))) : 0
            return label(bar.name, x: left - 8, y: y + 13, anchor: "end")
                + Self.bar("bar", x: left, y: y, width, step - 8, "\(bar.name): \(bar.text)")
                + label(bar.text, x: left + (goal == nil ? width : length) + 8, y: y + 13, class: "number")
        }
        let line = goal.map { goal in
            let x = left + Int(goal * Double(length))
            return "<line class=\"goal\" x1=\"\(x)\" x2=\"\(x)\" y1=\"0\" y2=\"\(bars.count * step + 4)\"/>\n"
        }
        return drawing(left + length + 140, bars.count * step + 8, title, marks + [line ?? ""])
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
