import TILCore
import TILText

extension Page {
    /// Returns the headlines of study days, with as many columns as fit the page.
    func headlines(_ days: [PracticeDay]) -> [String] {
        let columns = [
            days.map { day in width < 50 ? "\(day.day)" : "\(day.day) \(CalendarMap.weekdays[day.day.weekday - 1])" },
            days.map { day in counted(day.answers, "answer") }.alignedRight,
            days.map { day in "\(percent(day.remembered, of: day.answers)) right" }.alignedRight,
            days.map { day in SpentTime.text(day.seconds) }.alignedRight,
            days.map { day in
                Verdict.allCases.filter { verdict in verdict != .correct }
                    .compactMap { verdict in
                        day.verdicts[verdict].map {
                            verdict == .close ? counted($0, "typo") : "\(grouped($0)) \(verdict.words)"
                        }
                    }
                    .joined(separator: ", ")
            },
        ]
        var used = 0
        let fitting = columns.dropFirst().prefix { column in
            used += (used == 0 ? columns[0].widest : 0) + 2 + column.widest
            return used <= width
        }
        return days.indices.map { index in
            let cells = [style(.heading, columns[0][index])] + fitting.map { fitting in fitting[index] }
            return cells.joined(separator: "  ").trimmedAtEnd + "\n"
        }
    }

    /// Returns a line for each thing asked on a day: the acronym, the verdicts in order and the meaning.
    func practised(_ things: [PracticedThing]) -> String {
        let verdicts = things.map { thing in
            thing.verdicts.runs.map { ($1 == 1 ? "" : "\($1)x ") + $0.words }.joined(separator: ", ")
        }
        let shortWidth = min(max(4, width / 5), things.map(\.short.visible).widest)
        let verdictWidth = min(max(9, width / 3), verdicts.widest)
        let room = max(1, width - shortWidth - verdictWidth - 6)
        return zip(things, verdicts).map { thing, verdicts in
            let short = style(.short, thing.short.visible.fitted(to: shortWidth))
            let isForgotten = thing.verdicts.contains { verdict in !verdict.isRemembered }
            let remembered: Style.Role = thing.verdicts.contains(.close) ? .typo : .right
            let role = isForgotten ? .wrong : remembered
            let words = style(role, verdicts.fitted(to: verdictWidth))
            return "  \(short)  \(words)  \(thing.long.visible.truncated(to: room))\n"
        }.joined()
    }
}

/// Readable durations.
enum SpentTime {
    /// Returns seconds in the two largest units: `45 s`, `3 min 20 s`, `12 h 5 min`.
    static func text(_ seconds: Double) -> String {
        let seconds = Int(min(1e12, max(0, seconds)).rounded())
        if seconds < 60 { return "\(seconds) s" }
        let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
        if minutes < 60 { return "\(minutes) min" + (rest == 0 ? "" : " \(rest) s") }
        return "\(grouped(minutes / 60)) h" + (minutes % 60 == 0 ? "" : " \(minutes % 60) min")
    }
}
