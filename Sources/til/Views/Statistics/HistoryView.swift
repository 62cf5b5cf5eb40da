import TILCore
import TILText

extension Page {
    /// Returns the headlines of study days, with as many columns as fit the page.
    func headlines(_ days: [PracticeDay]) -> [String] {
        let dates = days.map { day in
            width < 50 ? "\(day.day)" : "\(day.day) \(CalendarMap.weekdays[day.day.weekday - 1])"
        }
        let further = [
            days.map { day in counted(day.answers, "answer") }.alignedRight,
            days.map { day in "\(percent(day.remembered, of: day.answers)) right" }.alignedRight,
            days.map { day in SpentTime.text(day.seconds) }.alignedRight,
            days.map(otherVerdicts),
        ]
        var shown: [[String]] = []
        var used = dates.widest
        for column in further {
            used += 2 + column.widest
            if used > width { break }
            shown.append(column)
        }
        return days.indices.map { index in
            let cells = [style(.heading, dates[index])] + shown.map { column in column[index] }
            return cells.joined(separator: "  ").trimmedAtEnd + "\n"
        }
    }

    /// Returns the verdicts of a day other than right, with their numbers.
    private func otherVerdicts(_ day: PracticeDay) -> String {
        var parts: [String] = []
        for verdict in Verdict.allCases where verdict != .correct {
            guard let count = day.verdicts[verdict] else { continue }
            parts.append(verdict == .close ? counted(count, "typo") : "\(grouped(count)) \(verdict.words)")
        }
        return parts.joined(separator: ", ")
    }

    /// Returns a line for each thing asked on a day: the acronym, the verdicts in order and the meaning.
    func practised(_ things: [PracticedThing]) -> String {
        let verdicts = things.map { thing in
            let runs = thing.verdicts.runs
            return runs.map { run in run.count == 1 ? run.element.words : "\(run.count)x \(run.element.words)" }
                .joined(separator: ", ")
        }
        let shortWidth = min(max(4, width / 5), things.map(\.short.visible).widest)
        let verdictWidth = min(max(9, width / 3), verdicts.widest)
        let room = max(1, width - shortWidth - verdictWidth - 6)
        let lines = zip(things, verdicts).map { thing, verdicts in
            let short = style(.short, thing.short.visible.fitted(to: shortWidth))
            let words = style(role(of: thing.verdicts), verdicts.fitted(to: verdictWidth))
            return "  \(short)  \(words)  \(thing.long.visible.truncated(to: room))\n"
        }
        return lines.joined()
    }

    /// Returns the colour of the worst of several verdicts.
    private func role(of verdicts: [Verdict]) -> Style.Role {
        if verdicts.contains(where: { verdict in !verdict.isRemembered }) { return .wrong }
        return verdicts.contains(.close) ? .typo : .right
    }
}

/// Readable durations.
enum SpentTime {
    /// Returns seconds in the two largest units: `45 s`, `3 min 20 s`, `12 h 5 min`.
    static func text(_ seconds: Double) -> String {
        let seconds = Int(min(1e12, max(0, seconds)).rounded())
        if seconds < 60 { return "\(seconds) s" }
        let minutes = seconds / 60
        if minutes < 60 { return text(minutes, "min", rest: seconds % 60, "s") }
        return text(minutes / 60, "h", rest: minutes % 60, "min")
    }

    private static func text(_ count: Int, _ unit: String, rest: Int, _ smallerUnit: String) -> String {
        let whole = "\(grouped(count)) \(unit)"
        return rest == 0 ? whole : "\(whole) \(rest) \(smallerUnit)"
    }
}
