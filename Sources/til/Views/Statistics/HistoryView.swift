import TILCore

/// Study days with the things practised on each.
struct HistoryView {
    private let page: Page
    /// The columns that fit the page, with their maximum widths over all days.
    private let columns: [(column: Column, width: Int)]

    /// Creates a view of days.
    init(days: [PracticeDay], page: Page) {
        self.page = page
        var columns: [(column: Column, width: Int)] = []
        var used = 0
        for column in Self.columns(isNarrow: page.width < 50) {
            let width = days.lazy.map { column.text($0).utf8.count }.max() ?? 0
            guard columns.isEmpty || used + 2 + width <= page.width else { break }
            used += columns.isEmpty ? width : 2 + width
            columns.append((column, width))
        }
        self.columns = columns
    }

    /// Returns the headline of a day.
    func headline(_ day: PracticeDay) -> String {
        var cells = columns.map { column, width in
            column.isNumber ? column.text(day).leftPadded(to: width) : column.text(day).padded(to: width)
        }
        if let first = cells.first { cells[0] = page.style(.heading, first) }
        return cells.joined(separator: "  ").trimmedAtEnd + "\n"
    }

    /// Returns a line for each thing asked on a day: the acronym, the verdicts and the meaning.
    func lines(_ things: [PractisedThing]) -> [String] {
        let shorts = things.map { $0.short.visible }
        let verdicts = things.map { Self.words($0.verdicts) }
        let shortWidth = min(max(4, page.width / 5), shorts.widest)
        let verdictWidth = min(max(9, page.width / 3), verdicts.map(\.utf8.count).max() ?? 0)
        let room = max(1, page.width - shortWidth - verdictWidth - 6)
        return things.indices.map { index in
            let short = shorts[index].fitted(to: shortWidth)
            let words = verdicts[index].fitted(to: verdictWidth)
            let role = Self.role(things[index].verdicts)
            let long = things[index].long.visible.truncated(to: room)
            return "  \(page.style(.short, short))  \(page.style(role, words))  \(long)\n"
        }
    }

    private struct Column {
        var isNumber = false
        let text: (PracticeDay) -> String
    }

    private static func columns(isNarrow: Bool) -> [Column] {
        [
            Column { isNarrow ? "\($0.day)" : "\($0.day) \(CalendarMap.weekdays[$0.day.weekday - 1])" },
            Column(isNumber: true) { counted($0.answers, "answer") },
            Column(isNumber: true) { percent($0.remembered, of: $0.answers) + " right" },
            Column(isNumber: true) { SpentTime.text($0.seconds) },
            Column { day in
                Verdict.allCases.filter { $0 != .correct }.compactMap { verdict in
                    day.verdicts[verdict].map { "\(grouped($0)) \(verdict.words)" }
                }.joined(separator: ", ")
            },
        ]
    }

    /// Returns verdicts in order, with repetitions counted: `2x wrong, right`.
    static func words(_ verdicts: [Verdict]) -> String {
        var runs: [(verdict: Verdict, count: Int)] = []
        for verdict in verdicts {
            if runs.last?.verdict == verdict {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((verdict, 1))
            }
        }
        return runs.map { $0.count == 1 ? $0.verdict.words : "\($0.count)x \($0.verdict.words)" }
            .joined(separator: ", ")
    }

    private static func role(_ verdicts: [Verdict]) -> Style.Role {
        if verdicts.contains(where: { !$0.isRemembered }) { return .wrong }
        return verdicts.contains(.close) ? .slip : .right
    }
}

/// Readable durations.
enum SpentTime {
    /// Returns seconds in the two largest units: `45 s`, `3 min 20 s`, `12 h 5 min`.
    static func text(_ seconds: Double) -> String {
        let seconds = Int(min(1e12, max(0, seconds)).rounded())
        if seconds < 60 { return "\(seconds) s" }
        let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
        if minutes < 60 { return rest == 0 ? "\(minutes) min" : "\(minutes) min \(rest) s" }
        let hours = grouped(minutes / 60)
        return minutes % 60 == 0 ? "\(hours) h" : "\(hours) h \(minutes % 60) min"
    }
}

/// Returns a percentage: `92 %`. Only an exact whole is 100 %, and only an empty part is 0 %.
func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "-" }
    let rounded = Int((Double(part) * 100 / Double(whole)).rounded())
    if part > 0, part < whole { return "\(min(99, max(1, rounded))) %" }
    return "\(rounded) %"
}
