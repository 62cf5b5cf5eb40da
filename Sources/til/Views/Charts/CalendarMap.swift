import TILCore
import TILText

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
        let grid = Grid(monday: monday, weeks: weeks, cell: cell)
        let margin = String.blanks(Self.margin)
        var lines = total(grid, page)
        lines.append(margin + page.style(.faint, grid.monthNames))
        for weekday in Self.weekdays.indices { lines.append(row(weekday, grid, page)) }
        lines += legend(page).packed(to: page.width - Self.margin).map { levels in margin + levels }
        return lines
    }

    /// The weeks that fit a page.
    private struct Grid {
        /// The first day.
        let monday: StudyDay
        let weeks: Int
        /// The width of a day in cells.
        let cell: Int

        /// The names of the months above the weeks in which they start.
        var monthNames: String {
            let starts = MonthName.starts(from: monday, weeks: weeks)
            let labels = starts.map { start in (position: start.week * cell, text: start.name) }
            return ColumnChart.labelLine(labels, within: weeks * cell)
        }

        /// Returns the days of a row. 0 is Monday.
        func days(_ weekday: Int) -> [StudyDay] {
            (0..<weeks).map { week in monday.advanced(by: 7 * week + weekday) }
        }
    }

    /// Returns the number of answers and of days on which they were given.
    private func total(_ grid: Grid, _ page: Page) -> [String] {
        let shown = values.filter { value in grid.monday <= value.key && value.key <= today }
        let answers = counted(shown.values.reduce(0, +), "answer")
        let sentence = "\(answers) on \(counted(shown.count, "day")) of \(counted(grid.weeks, "week"))"
        return sentence.wrapped(to: page.width - 2).map { row in "  \(row)" }
    }

    /// Returns the row of a weekday up to today.
    private func row(_ weekday: Int, _ grid: Grid, _ page: Page) -> String {
        let days = grid.days(weekday).filter { day in day <= today }
        let levels = days.map { day in HeatLevels.level(values[day] ?? 0) }
        var cells = ""
        // Adjacent cells of the same level share a colour sequence.
        for run in levels.runs {
            let shade = ChartGlyphs.shades[run.element]
            // Repeat blocks so that a day looks square, but not dots.
            let isDot = run.element == 0
            let day = isDot && grid.cell > 1 ? shade + " " : String(repeating: shade, count: grid.cell)
            cells += page.style.heat(run.element, String(repeating: day, count: run.count))
        }
        return "  \(page.style(.faint, Self.weekdays[weekday]))  \(cells)"
    }

    /// Returns the shades with their names.
    private func legend(_ page: Page) -> [String] {
        HeatLevels.all.map { level in
            let unit = level == HeatLevels.all.last ? " answers a day" : ""
            return "\(page.style.heat(level, ChartGlyphs.shades[level])) \(HeatLevels.name(level))\(unit)"
        }
    }
}

/// The number of answers for each shade: the quarters of 100, so that a shade always has the same meaning.
enum HeatLevels {
    /// The minimum number of answers of each step, with its name.
    private static let steps: [(least: Int, name: String)] = [
        (0, "none"), (1, "few"), (26, "some"), (51, "many"), (76, "lots"),
    ]
    /// All steps: 0 for no answers, then 1 to 4.
    static let all = steps.indices

    /// Returns the step of a number.
    static func level(_ number: Int) -> Int { steps.lastIndex { step in number >= step.least } ?? 0 }

    /// Returns the text of a step: `few 1-25`, `lots 76+`.
    static func name(_ level: Int) -> String {
        let step = steps[level]
        if level == 0 { return step.name }
        let isLast = level == steps.count - 1
        return isLast ? "\(step.name) \(step.least)+" : "\(step.name) \(step.least)-\(steps[level + 1].least - 1)"
    }
}

extension Style {
    /// Returns the text in the colour of a level, from 0 for no answers to 4.
    ///
    /// The greens have a medium lightness, so that they have enough contrast on dark and light backgrounds.
    func heat(_ level: Int, _ text: String) -> String {
        if level == 0 { return self(.faint, text) }
        let codes: [String]
        switch palette {
        case .none: return text
        case .sixteen: codes = ["2;32", "32", "32", "1;32"]
        case .many: codes = ["38;5;108", "38;5;71", "38;5;34", "38;5;28"]
        }
        return "\u{1B}[\(codes[level - 1])m\(text)\u{1B}[0m"
    }
}

/// The names of the months in English, the language of the program.
enum MonthName {
    private static let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// Returns a day without its year: `28 Nov`.
    static func day(_ day: StudyDay) -> String { "\(day.civil.day) \(names[day.civil.month - 1])" }

    /// Returns the weeks in which a month starts, with the month's name.
    static func starts(from monday: StudyDay, weeks: Int) -> [(week: Int, name: String)] {
        var starts: [(week: Int, name: String)] = []
        for week in 0..<weeks {
            let sunday = monday.advanced(by: 7 * week + 6).civil
            let hasFirstOfMonth = sunday.day <= 7
            if hasFirstOfMonth { starts.append((week, names[sunday.month - 1])) }
        }
        return starts
    }
}

extension Sequence where Element: Equatable {
    /// The elements with repetitions counted.
    var runs: [(element: Element, count: Int)] {
        var runs: [(element: Element, count: Int)] = []
        for element in self {
            if runs.last?.element == element {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((element, 1))
            }
        }
        return runs
    }
}

extension Sequence<String> {
    /// Returns the texts in rows of a maximum number of cells, with two spaces between them. No text is broken.
    func packed(to cells: Int) -> [String] {
        var rows: [String] = []
        for text in self {
            if let last = rows.last, "\(last)  \(text)".styledCells <= cells {
                rows[rows.count - 1] += "  \(text)"
            } else {
                rows.append(text)
            }
        }
        return rows
    }
}
