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
        let shown = values.filter { value in monday <= value.key && value.key <= today }
        let days = "\(counted(shown.values.reduce(0, +), "answer")) on \(counted(shown.count, "day"))"
        let sum = "\(days) of \(counted(weeks, "week"))".wrapped(to: page.width - 2).map { "  \($0)" }
        let months = MonthName.starts(from: monday, weeks: weeks).map { start in (start.week * cell, start.name) }
        let names = ColumnChart.labelLine(months, within: weeks * cell)
        let rows = Self.weekdays.enumerated().map { index, name in
            let days = (0..<weeks).map { monday.advanced(by: 7 * $0 + index) }.filter { $0 <= today }
            // Adjacent cells of the same level share a colour sequence.
            let cells = days.map { day in HeatLevels.level(shown[day] ?? 0) }.runs.map { level, count in
                let shade = ChartGlyphs.shades[level]
                // Repeat blocks so that a day looks square, but not dots.
                let day = level == 0 && cell > 1 ? shade + " " : String(repeating: shade, count: cell)
                return page.style.heat(level, String(repeating: day, count: count))
            }
            return "  \(page.style(.faint, name))  \(cells.joined())"
        }
        let levels = HeatLevels.all.map { level in
            let unit = level == HeatLevels.all.last ? " answers a day" : ""
            return "\(page.style.heat(level, ChartGlyphs.shades[level])) \(HeatLevels.name(level))\(unit)"
        }
        let margin = String.blanks(Self.margin)
        return sum + [margin + page.style(.faint, names)] + rows
            + levels.packed(to: page.width - Self.margin).map { margin + $0 }
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
        let (least, name) = steps[level]
        if level == 0 { return name }
        return "\(name) \(least)" + (level + 1 < steps.count ? "-\(steps[level + 1].least - 1)" : "+")
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
        (0..<weeks).map { index in (index, monday.advanced(by: 7 * index + 6).civil) }.filter { $1.day <= 7 }
            .map { ($0, names[$1.month - 1]) }
    }
}

extension Sequence where Element: Equatable {
    /// The elements with repetitions counted.
    var runs: [(element: Element, count: Int)] {
        reduce(into: []) { runs, element in
            if runs.last?.element == element {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((element, 1))
            }
        }
    }
}

extension Sequence<String> {
    /// Returns the texts in rows of a maximum number of cells, with two spaces between them. No text is broken.
    func packed(to cells: Int) -> [String] {
        reduce(into: []) { rows, text in
            if let last = rows.last, "\(last)  \(text)".styledCells <= cells {
                rows[rows.count - 1] += "  \(text)"
            } else {
                rows.append(text)
            }
        }
    }
}
