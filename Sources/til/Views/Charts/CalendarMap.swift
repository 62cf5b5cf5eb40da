import TILCore

/// A year of study days as a heat map: weeks side by side, Monday on top.
struct CalendarMap {
    /// How much there was on each day; none for days without practice.
    let values: [StudyDay: Int]
    /// The last day.
    let today: StudyDay

    /// The cells that the names of the weekdays take, with the blanks around them.
    private static let margin = 7
    private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

    /// The lines: how much there was, names of months, seven days, the legend.
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

    /// The cells of a weekday; neighbours of one level share one colour sequence.
    private func row(_ levels: [Int], _ cell: Int, _ page: Page) -> String {
        var text = ""
        var start = levels.startIndex
        while start < levels.endIndex {
            let level = levels[start]
            let end = levels[start...].firstIndex { $0 != level } ?? levels.endIndex
            let glyph = page.glyphs.shades[level]
            // Blocks touch, so that a day looks square; a dot stands alone.
            let one = level == 0 && cell > 1 ? glyph + " " : String(repeating: glyph, count: cell)
            text += page.style.heat(level, String(repeating: one, count: end - start))
            start = end
        }
        return text
    }

    /// The name of each month over the week in which it begins, where there is room for it.
    private func months(from monday: StudyDay, _ weeks: Int, _ cell: Int) -> String {
        var line = ""
        for week in 0..<weeks {
            let sunday = monday.advanced(by: 7 * week + 6)
            let (_, month, day) = sunday.civil
            let place = week * cell
            guard day <= 7, line.isEmpty || place > line.utf8.count, place + 3 <= weeks * cell else { continue }
            line += String.blanks(place - line.utf8.count) + MonthName.short(month)
        }
        return line
    }

    private func legend(_ page: Page) -> [String] {
        var lines: [String] = []
        var width = page.width
        for level in 0...HeatLevels.steps.count {
            let name = HeatLevels.name(level) + (level == HeatLevels.steps.count ? " answers a day" : "")
            let item = page.style.heat(level, page.glyphs.shades[level]) + " " + name
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

/// How many answers a day count as few and as many: four fixed steps, so that a shade means the same for everybody and
/// always.
enum HeatLevels {
    /// The fewest answers of each step, with its name.
    static let steps = [
        (least: 1, name: "few"), (least: 10, name: "some"), (least: 25, name: "many"), (least: 50, name: "lots"),
    ]

    /// The step of a number: 0 for nothing, else 1 to 4.
    static func level(_ number: Int) -> Int {
        steps.lastIndex { number >= $0.least }.map { $0 + 1 } ?? 0
    }

    /// A step in words: `few 1-9`, `lots 50+`.
    static func name(_ level: Int) -> String {
        guard steps.indices.contains(level - 1) else { return "none" }
        let step = steps[level - 1]
        return "\(step.name) " + (level < steps.count ? "\(step.least)-\(steps[level].least - 1)" : "\(step.least)+")
    }
}

extension Style {
    /// Text as hot as a level: 0 for nothing, 1 to 4 from little to much.
    ///
    /// Greens of a middle lightness, which keep a contrast on dark and on light ground.
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

/// The months' names, in English, as all of the program speaks it.
enum MonthName {
    private static let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// Three letters of a month from 1 to 12.
    static func short(_ month: Int) -> String { names[(month + 11) % 12] }

    /// A day without its year: `28 Nov`.
    static func day(_ day: StudyDay) -> String {
        let (_, month, date) = day.civil
        return "\(date) \(short(month))"
    }
}
