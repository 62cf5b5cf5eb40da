import Foundation
import TILCore
import TILText

/// The end of a quiz: what to look at again, what comes next, and last the result, which stays on the screen.
struct SummaryView {
    let summary: QuizSummary
    /// The study day with the quiz, or nil for a practice quiz, which has no part in the schedule.
    var day: Day?
    /// The thing with the longest interval so far, or nil.
    var record: Record?
    /// The number of questions with which the next quiz offers to continue.
    var offered = 0

    /// The figures of a study day.
    struct Day {
        /// The practice of the day so far, with the answers of all its quizzes.
        let practice: PracticeDay
        let due: DueSummary
        let forecast: DueForecast
        let streak: Int
        let progress: StudyProgress
        /// Advice about the number of new things, or nil.
        var advice: StudyAdvice?
    }

    /// A thing that waits longer than any thing did before.
    struct Record {
        let thing: Thing
        /// The interval in days.
        let days: Int
    }

    /// The most things to look at again.
    private static let mostThings = 6

    func text(_ page: Page) -> String {
        guard summary.answered > 0 else { return "No question was answered.\n" }
        let end = page.lines(lines(page)) { line in line }
        return "\n" + lookAgain(page, rowsBelow: page.rows(end)) + end
    }

    /// The things to look at again, as many as fit the screen above some rows and the next prompt.
    private func lookAgain(_ page: Page, rowsBelow: Int) -> String {
        let things = summary.lookAgain
        if things.isEmpty { return "" }
        let room = page.isTerminal ? max(1, page.height - rowsBelow - 4) : Self.mostThings
        let shown = things.prefix(min(Self.mostThings, room))
        let width = min(shown.map(\.short.visible).widest, page.width / 3)
        let rows = shown.map { thing in
            let row = "  \(thing.short.visible.fitted(to: width))  \(thing.long.visible)"
            return page.isTerminal ? row.truncated(to: page.width) : row
        }
        let more = things.count - shown.count
        let rest = more > 0 ? ["  and \(grouped(more)) more: 'til history'"] : []
        return (["Look again:"] + rows + rest).map { row in row + "\n" }.joined()
    }

    /// What comes next and what was done. Counts of zero are left out.
    private func lines(_ page: Page) -> [String] {
        guard let day else {
            return [page.style(.heading, done("Done", summary.answered, remembered: summary.remembered))]
        }
        let waiting = waiting(day)
        let practice = day.practice
        let start = waiting.isEmpty ? "Done for today" : "Today so far"
        let result = done(start, practice.answers, remembered: practice.remembered, new: day.due.newToday)
        let advice = day.advice?.text ?? ""
        let news = record.map { record in recordText(record, page) } ?? ""
        let sentences = [news, waiting, Self.delayed(day.due), tomorrow(day), advice, Self.progress(day)]
        return sentences.filter { sentence in !sentence.isEmpty } + [page.style(.heading, result)]
    }

    /// What is left for today, or an empty text.
    private func waiting(_ day: Day) -> String {
        let due = day.due
        var sentences: [String] = []
        let isOne = due.dueToday + due.new == 1
        var left: [String] = []
        if due.dueToday > 0 { left.append(due.dueText) }
        if due.new > 0 { left.append("\(grouped(due.new)) new") }
        if !left.isEmpty {
            let counts = left.joined(separator: " and ")
            sentences.append("\(counts.prefix(1).uppercased())\(counts.dropFirst()) \(isOne ? "is" : "are") left.")
        }
        if !left.isEmpty || offered > 0 {
            let those = isOne ? "it" : "them"
            sentences.append("'til quiz' continues with \(left.isEmpty ? counted(offered, "question") : those).")
        }
        let later = day.forecast.later
        if later > 0 {
            sentences.append("\(grouped(later)) \(later == 1 ? "comes" : "come") back later today.")
        }
        if !left.isEmpty, due.new == 0, due.newToday > 0 { sentences.append("Today's new things are done.") }
        return sentences.joined(separator: " ")
    }

    /// The due things that wait after the last one of the day, or an empty text.
    private static func delayed(_ due: DueSummary) -> String {
        if due.dueToday > 0 || due.due == 0 { return "" }
        return "\(grouped(due.due)) due \(due.due == 1 ? "waits" : "wait") for another day (due-per-day)."
    }

    /// `Tomorrow: 61 due and 10 new.`
    private func tomorrow(_ day: Day) -> String {
        let due = day.forecast.days[0] + day.forecast.tomorrow
        let new = day.progress.newTomorrow
        var parts: [String] = []
        if due > 0 {
            let most = min(due, day.due.duePerDay ?? due)
            parts.append(most < due ? "\(grouped(most)) of \(grouped(due)) due" : "\(grouped(due)) due")
        }
        if new > 0 { parts.append("\(grouped(new)) new") }
        return parts.isEmpty ? "" : "Tomorrow: \(parts.joined(separator: " and "))."
    }

    /// `130 learned, 16 for good, 9 days in a row.`
    private static func progress(_ day: Day) -> String {
        let progress = day.progress
        var parts = ["\(grouped(progress.learned)) learned"]
        if progress.forGood > 0 { parts.append("\(grouped(progress.forGood)) for good") }
        if day.streak > 1 { parts.append("\(grouped(day.streak)) days in a row") }
        return progress.learned > 0 ? parts.joined(separator: ", ") + "." : ""
    }

    private func done(_ start: String, _ answers: Int, remembered: Int, new: Int = 0) -> String {
        let fresh = new > 0 ? ", \(grouped(new)) new" : ""
        return "\(start): \(counted(answers, "answer")), \(percent(remembered, of: answers)) right\(fresh)."
    }

    private func recordText(_ record: Record, _ page: Page) -> String {
        "\(page.inline(record.thing)): next in \(counted(record.days, "day")), your longest."
    }
}

extension DueSummary {
    /// `12 due`, `nothing due`, or `today 40 of 212 due` if the setting `due-per-day` limits the day.
    var dueText: String {
        if due == 0 { return "nothing due" }
        return dueToday < due ? "today \(grouped(dueToday)) of \(grouped(due)) due" : "\(grouped(due)) due"
    }

    /// `12 due, 5 new`.
    var text: String { new == 0 ? dueText : "\(dueText), \(grouped(new)) new" }

    /// `12+5`, `12`, `+5`, or empty if nothing is due or new.
    var short: String {
        let due = dueToday > 0 ? "\(dueToday)" : ""
        return new > 0 ? "\(due)+\(new)" : due
    }
}

extension StudyAdvice {
    /// What happened, and what would help.
    var text: String {
        let fact =
            switch sign {
            case .retention(let retention, let desired):
                """
                You remembered \(Int((retention * 100).rounded())) % in seven days; \(Int((desired * 100).rounded())) % is \
                wanted.
                """
            case .load(let load, let before):
                "\(grouped(load)) answers a day, \(grouped(before)) two weeks ago."
            }
        return "\(fact) Fewer new things would help: 'til config new-per-day \(newPerDay)'."
    }
}
