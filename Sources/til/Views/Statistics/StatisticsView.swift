import TILCore
import TILText

/// All statistics as text, section by section.
struct StatisticsView {
    let statistics: StudyStatistics
    let page: Page
    /// The number of due things that a quiz asks today, if the setting `due-per-day` limits it.
    var dueToday: Int?
    /// How far the person has come, as the end of a quiz says it, or nil to leave it out.
    var progress: StudyProgress?

    /// The sections, each ready to print.
    var sections: [String] {
        let rows = [
            overview, section("The last year", year), section("Week by week", weeks),
            section("Due in the next 30 days", due),
            section("Remembered, by month", note: "\(statistics.desiredPercent) % wanted", retention),
            section("Memories by stability", note: "up to", stability),
            section("Hardest", note: "lapses, difficulty from 1 to 10", hardest),
            section("Mixed up", note: "'til quiz --confused' asks them side by side", confused),
        ]
        return rows.filter { row in !row.isEmpty }.map { row in row.joined(separator: "\n") + "\n\n" }
    }

    private func section(_ title: String, note: String = "", _ rows: [String]) -> [String] {
        if rows.isEmpty { return [] }
        let heading = page.style(.heading, title) + (note.isEmpty ? "" : "  \(page.style(.faint, note))")
        return [page.folded(heading, indent: 2)] + rows
    }

    private var overview: [String] {
        let facts = [
            (name: "due", text: dueText), (name: "things", text: things), (name: "learned", text: learned),
            (name: "memories", text: memories), (name: "streak", text: streak), (name: "time", text: time),
        ]
        var rows: [String] = []
        for fact in facts where !fact.text.isEmpty {
            rows += page.labelled(fact.name, fact.text.wrapped(to: page.width - 12), nameWidth: 8)
        }
        return rows
    }

    /// The parts with a number above zero.
    private func parts(_ parts: [(count: Int, text: String)]) -> String {
        let present = parts.filter { part in part.count > 0 }
        return present.map { part in "\(grouped(part.count)) \(part.text)" }.joined(separator: ", ")
    }

    private var dueText: String {
        let due = statistics.due
        let now: String
        if let dueToday {
            now = "today \(grouped(min(dueToday, due.now))) of \(grouped(due.now))"
        } else {
            now = parts([(due.now, "now")])
        }
        let later = parts([
            (due.later, "later today"), (due.tomorrow, "more \(page.nextStudyDay)"), (due.week, "within 7 days"),
        ])
        let texts = [now, later].filter { text in !text.isEmpty }
        return texts.isEmpty ? "nothing within 7 days" : texts.joined(separator: ", ")
    }

    private var things: String {
        let counts = statistics.counts
        let kinds = parts([(counts.new, "of them never asked"), (counts.suspended, "suspended")])
        return grouped(counts.things) + (kinds.isEmpty ? "" : ", \(kinds)")
    }

    private var learned: String {
        guard let progress, progress.learned > 0 else { return "" }
        return grouped(progress.learned) + (progress.forGood > 0 ? ", \(grouped(progress.forGood)) for good" : "")
    }

    private var memories: String {
        let counts = statistics.counts
        let kinds = parts([
            (counts.learning, "learning"), (counts.memories - counts.learning - counts.mature, "young"),
            (counts.mature, "mature"), (counts.leeches, counts.leeches == 1 ? "leech" : "leeches"),
        ])
        return counts.memories > 0 ? "\(grouped(counts.memories)): \(kinds)" : ""
    }

    private var streak: String {
        let streak = statistics.streak
        guard let best = streak.best else { return "" }
        let days = best.count == 1 ? "\(best.lowerBound)" : "\(best.lowerBound) to \(best.upperBound)"
        let now = streak.days > 0 ? "\(counted(streak.days, "day")), " : ""
        return "\(now)best \(counted(streak.bestDays, "day")) (\(days))"
    }

    private var time: String {
        let time = statistics.time
        if time.answers == 0 { return "" }
        let spans = [
            (seconds: time.today, name: "today"), (seconds: time.week, name: "in 7 days"),
            (seconds: time.total, name: "in all"),
        ]
        let shown = spans.filter { span in span.seconds >= 1 }
        let spent = shown.map { span in "\(SpentTime.text(span.seconds)) \(span.name)" }.joined(separator: ", ")
        let each = time.total / Double(time.answers)
        let answers = counted(time.answers, "answer") + (each >= 1 ? " of \(SpentTime.text(each)) each" : "")
        return spent.isEmpty ? answers : "\(spent); \(answers)"
    }

    /// The new things and the answers of the last weeks, newest first.
    private var weeks: [String] {
        let weeks = statistics.recentWeeks
        if weeks.count < 2 { return [] }
        var columns = [
            weeks.map { week in MonthName.day(week.monday) }.alignedRight,
            weeks.map { week in "\(grouped(week.new)) new" }.alignedRight,
            weeks.map { week in counted(week.answers, "answer") }.alignedRight,
            weeks.map { week in week.seconds < 1 ? "" : SpentTime.text(week.seconds) }.alignedRight,
        ]
        func row(_ index: Int) -> String {
            "  " + columns.map { column in column[index] }.joined(separator: "  ")
        }
        // A narrow page has no room for the time.
        if weeks.indices.map(row).widest > page.width { columns.removeLast() }
        let rows = weeks.indices.map(row)
        let cells = min(40, page.width - rows.widest - 2)
        let most = weeks.map(\.answers).max() ?? 1
        return zip(rows, weeks).map { row, week in
            cells < 5 ? row : "\(row)  \(Bar.text(Double(week.answers) / Double(most), of: cells))"
        }
    }

    private var year: [String] {
        if statistics.year.isEmpty { return [] }
        return CalendarMap(values: statistics.answersByDay, today: statistics.day).lines(page)
    }

    private var due: [String] {
        if !statistics.isAnyDue { return [] }
        return ColumnChart(values: statistics.due.days, labels: statistics.dueLabels, height: 5, cutsFirst: true)
            .lines(page)
    }

    private var retention: [String] {
        let months = statistics.retention
        let recalls = months.map { month in grouped(month.recalls) }.alignedRight
        let cells = min(50, page.width - 23 - recalls.widest)
        return zip(months, recalls).map { month, recalls in
            let share = percent(month.recalled, of: month.recalls).leftPadded(to: 5)
            let text = "  \(month.name)  \(share) of \(recalls)"
            if cells < 10 { return text }
            // Show a mark at the desired retention in the bar.
            let role: Style.Role = month.retention >= statistics.desiredRetention ? .right : .typo
            let bar = Bar.text(month.retention, of: cells)
            let goal = min(cells - 1, Int(statistics.desiredRetention * Double(cells)))
            let below = page.style(role, bar.padded(to: cells).prefix(goal))
            return "\(text)  \(below)│\(page.style(role, bar.dropFirst(goal + 1)))"
        }
    }

    private var stability: [String] {
        let bands = statistics.stability
        let most = bands.map(\.count).max() ?? 0
        if most == 0 { return [] }
        let counts = bands.map { band in grouped(band.count) }.alignedRight
        let cells = max(1, min(60, page.width - 16 - counts.widest))
        return bands.indices.filter { index in bands[index].count > 0 }.map { index in
            let bar = Bar.text(Double(bands[index].count) / Double(most), of: cells)
            let name = StudyStatistics.bandNames[index].padded(to: 8)
            return "  \(name)  \(counts[index])\(bar.isEmpty ? "" : "  \(bar)")"
        }
    }

    private var confused: [String] {
        let things = statistics.confused.flatMap(\.things)
        let times = statistics.confused.flatMap { confused in [counted(confused.count, "time"), ""] }.alignedRight
        let width = min(max(4, page.width / 5), things.map(\.short.visible).widest)
        return zip(times, things).map { times, thing in
            let room = max(1, page.width - 6 - times.cells - width)
            let short = page.style(.short, thing.short.visible.fitted(to: width))
            return "  \(times)  \(short)  \(thing.long.visible.truncated(to: room))"
        }
    }

    private var hardest: [String] {
        let hardest = statistics.hardest
        let lapses = hardest.map(\.lapses).alignedRight
        let width = min(max(4, page.width / 5), hardest.map(\.thing.short.visible).widest)
        return hardest.indices.map { index in
            let entry = hardest[index]
            let facts = "\(lapses[index])  \(entry.difficulty.leftPadded(to: 4))"
            let room = max(1, page.width - 10 - width - facts.cells)
            let long = "\(entry.thing.long.visible)\(entry.direction.remark)".truncated(to: room)
            let number = page.style(.faint, "\(index + 1)".leftPadded(to: 4))
            let short = page.style(.short, entry.thing.short.visible.fitted(to: width))
            return "\(number)  \(short)  \(facts)  \(long)"
        }
    }
}

// MARK: Data for both the terminal and the HTML page

extension StudyStatistics {
    /// The number of answers on each day of the last year.
    var answersByDay: [StudyDay: Int] { Dictionary(year.map { year in (year.day, year.answers) }, uniquingKeysWith: +) }

    /// The desired retention in percent.
    var desiredPercent: Int { Int((desiredRetention * 100).rounded()) }

    /// Whether anything is due today or on one of the next days.
    var isAnyDue: Bool { due.days.contains { day in day > 0 } }

    /// The labels of future days by index: today and one day per week.
    var dueLabels: [Int: String] {
        var labels = [0: "today"]
        for index in stride(from: 7, to: due.days.count, by: 7) {
            labels[index] = MonthName.day(day.advanced(by: index))
        }
        return labels
    }

    /// The names of the stability bands.
    static let bandNames = [
        "1 day", "3 days", "1 week", "2 weeks", "1 month", "3 months", "6 months", "1 year", "longer",
    ]
}

extension MonthlyRetention {
    /// The month as `2026-11`.
    var name: String { String(month.description.prefix(7)) }
}

extension QueueEntry {
    /// The number of lapses in words, or an empty text.
    var lapses: String {
        guard let memory, memory.lapses > 0 else { return "" }
        return counted(memory.lapses, "lapse")
    }

    /// The difficulty with one decimal, or an empty text.
    var difficulty: String { memory?.difficulty.tenths ?? "" }
}
