import TILCore

/// A heat map of the study days of a year. Each column is a week and starts with Monday.
struct CalendarMap {
    /// The number of answers per day, without days that have none.
    let values: [StudyDay: Int]
    /// The last day.
    let today: StudyDay

    /// The width of the weekday names with the spaces around them.
    private static let margin = 7
    static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

    /// Returns the lines: the total, the names of months, seven weekdays, and the legend.
    func lines(_ page: Page) -> [String] {
        let room = max(4, page.width - Self.margin)
        let cell = room >= StudyStatistics.weeks * 2 ? 2 : 1
        let weeks = min(StudyStatistics.weeks, room / cell)
        let monday = StudyStatistics.monday(weeks: weeks, endingWith: today)
        let shown = values.filter { $0.key >= monday && $0.key <= today }
        let sum = "\(counted(shown.values.reduce(0, +), "answer")) on \(counted(shown.count, "day"))"
        var lines = "\(sum) of \(counted(weeks, "week"))".wrapped(to: page.width - 2).map { "  " + $0 }
        lines.append(
            String.blanks(Self.margin) + page.style(.faint, months(from: monday, weeks, cell)))
        for (index, name) in Self.weekdays.enumerated() {
            let days = (0..<weeks).map { monday.advanced(by: 7 * $0 + index) }.filter { $0 <= today }
            lines.append(
                "  " + page.style(.faint, name) + "  " + row(days.map { HeatLevels.level(shown[$0] ?? 0) }, cell, page))
        }
        return lines + legend(page)
    }

    /// Returns the cells of a weekday. Adjacent cells of the same level share a colour sequence.
    private func row(_ levels: [Int], _ cell: Int, _ page: Page) -> String {
        var text = ""
        var start = levels.startIndex
        while start < levels.endIndex {
            let level = levels[start]
            let end = levels[start...].firstIndex { $0 != level } ?? levels.endIndex
            let glyph = ChartGlyphs.shades[level]
            // Repeat blocks so that a day looks square, but not dots.
            let one = level == 0 && cell > 1 ? glyph + " " : String(repeating: glyph, count: cell)
            text += page.style.heat(level, String(repeating: one, count: end - start))
            start = end
        }
        return text
    }

    /// Returns the names of the months, each above the week in which it starts. Names that do not fit are dropped.
    private func months(from monday: StudyDay, _ weeks: Int, _ cell: Int) -> String {
        let labels = (0..<weeks).compactMap { week -> (place: Int, text: String)? in
            let (_, month, day) = monday.advanced(by: 7 * week + 6).civil
            return day <= 7 ? (week * cell, MonthName.short(month)) : nil
        }
        return ColumnChart.labelLine(labels, within: weeks * cell)
    }

    private func legend(_ page: Page) -> [String] {
        var lines: [String] = []
        var width = page.width
        for level in 0...HeatLevels.steps.count {
            let name = HeatLevels.name(level) + (level == HeatLevels.steps.count ? " answers a day" : "")
            let item = page.style.heat(level, ChartGlyphs.shades[level]) + " " + name
            if width + 4 + name.utf8.count > page.width {
                lines.append(String.blanks(Self.margin) + item)
                width = Self.margin + 2 + name.utf8.count
            } else {
                lines[lines.count - 1] += "  " + item
                width += 4 + name.utf8.count
            }
        }
        return lines
    }
}

/// The number of answers for each shade: four fixed steps, so that a shade always has the same meaning.
enum HeatLevels {
    /// The minimum number of answers of each step, with its name.
    static let steps = [
        (least: 1, name: "few"), (least: 10, name: "some"), (least: 25, name: "many"), (least: 50, name: "lots"),
    ]

    /// Returns the step of a number: 0 for no answers, otherwise 1 to 4.
    static func level(_ number: Int) -> Int {
        steps.lastIndex { number >= $0.least }.map { $0 + 1 } ?? 0
    }

    /// Returns the text of a step: `few 1-9`, `lots 50+`.
    static func name(_ level: Int) -> String {
        guard steps.indices.contains(level - 1) else { return "none" }
        let step = steps[level - 1]
        return "\(step.name) " + (level < steps.count ? "\(step.least)-\(steps[level].least - 1)" : "\(step.least)+")
    }
}

extension Style {
    /// Returns the text in the colour of a level, from 0 for no answers to 4.
    ///
    /// The greens have a medium lightness, so that they have enough contrast on dark and light backgrounds.
    func heat(_ level: Int, _ text: String) -> String {
        guard level > 0 else { return self(.faint, text) }
        let many = ["38;5;108", "38;5;71", "38;5;34", "38;5;28"]
        let sixteen = ["2;32", "32", "32", "1;32"]
        let index = min(level, many.count) - 1
        switch palette {
        case .none: return text
        case .sixteen: return "\u{1B}[\(sixteen[index])m\(text)\u{1B}[0m"
        case .many: return "\u{1B}[\(many[index])m\(text)\u{1B}[0m"
        }
    }
}

/// The names of the months in English, the language of the program.
enum MonthName {
    private static let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// Returns the three-letter name of a month from 1 to 12.
    static func short(_ month: Int) -> String { names[(month + 11) % 12] }

    /// Returns a day without its year: `28 Nov`.
    static func day(_ day: StudyDay) -> String {
        let (_, month, date) = day.civil
        return "\(date) \(short(month))"
    }
}
