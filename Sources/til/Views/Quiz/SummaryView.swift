import Foundation
import TILCore

/// The end of a quiz: what was done, what comes next, the memory that grew most, and what to look at again.
struct SummaryView {
    let summary: QuizSummary
    /// The study day with the quiz, or nil for a practice quiz, which has no part in the schedule.
    var day: Day?
    /// The memory that grew most, or nil.
    var growth: Growth?
    /// The number of questions with which the next quiz offers to continue.
    var offered = 0

    /// The figures of a study day.
    struct Day {
        /// The practice of the day so far, with the answers of all its quizzes.
        let practice: PracticeDay
        let due: DueSummary
        let forecast: DueForecast
        let streak: Int
        /// Advice about the number of new things, or nil.
        var advice: StudyAdvice?
    }

    /// The growth of a memory in a quiz.
    struct Growth {
        let thing: Thing
        /// The stability in days before the quiz and now.
        let before, now: Double
        /// The rows of the curve.
        let curve: [String]
    }

    func text(_ page: Page) -> String {
        guard summary.answered > 0 else { return "No question was answered.\n" }
        let again = summary.lookAgain
        let width = min(again.map(\.short.visible).widest, page.width / 3)
        let lookAgain = page.lines(again, indent: width + 4) { thing in
            "  \(thing.short.visible.padded(to: width))  \(thing.long.visible)"
        }
        return "\n" + page.lines(lines(page)) { $0 } + (growth.map { grown($0, page) } ?? "")
            + (again.isEmpty ? "" : "Look again:\n\(lookAgain)")
    }

    /// What was done and what comes next. Counts of zero are left out.
    private func lines(_ page: Page) -> [String] {
        guard let day else {
            return [page.style(.heading, done("Done", summary.answered, remembered: summary.remembered))]
        }
        let due = day.due
        let left = [due.dueToday > 0 ? due.dueText : nil, due.new > 0 ? "\(grouped(due.new)) new" : nil].compactMap {
            $0
        }
        let offer = left.isEmpty ? " with \(counted(offered, "question"))" : ""
        let waiting = [
            left.isEmpty
                ? nil : "\(left.joined(separator: " and ")) \(due.dueToday + due.new == 1 ? "is" : "are") left.",
            left.isEmpty && offered == 0 ? nil : "'til quiz' continues\(offer).",
            day.forecast.later > 0
                ? "\(grouped(day.forecast.later)) \(day.forecast.later == 1 ? "comes" : "come") back later today."
                : nil,
            due.dueToday == 0 && due.due > 0
                ? "\(grouped(due.due)) more \(due.due == 1 ? "waits" : "wait") for another day (due-per-day)." : nil,
            !left.isEmpty && due.new == 0 && due.newToday > 0 ? "Today's new things are done." : nil,
        ].compactMap { $0 }.joined(separator: " ")
        let tomorrow = day.forecast.days[0] + day.forecast.tomorrow
        let next = [
            tomorrow > 0 ? "By tomorrow: about \(grouped(tomorrow))." : nil,
            day.streak > 1 ? "Streak: \(grouped(day.streak)) days." : nil,
        ].compactMap { $0 }.joined(separator: " ")
        let practice = day.practice
        return [
            page.style(
                .heading,
                done(
                    offered > 0 ? "Today so far" : "Done for today", practice.answers, remembered: practice.remembered,
                    new: day.due.newToday)),
            waiting.isEmpty ? "Nothing is left for today." : waiting, next, day.advice?.text ?? "",
        ].filter { !$0.isEmpty }
    }

    private func done(_ start: String, _ answers: Int, remembered: Int, new: Int = 0) -> String {
        let fresh = new > 0 ? ", \(grouped(new)) new" : ""
        return "\(start): \(counted(answers, "answer")), \(percent(remembered, of: answers)) right\(fresh)."
    }

    private func grown(_ growth: Growth, _ page: Page) -> String {
        let text = """
            \(page.inline(growth.thing)) grew most: stable for \(growth.before.brief) days before, now for \
            \(growth.now.brief).
            """
        return page.folded(text) + "\n" + growth.curve.map { "  \($0)\n" }.joined()
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
    var short: String { "\(dueToday == 0 ? "" : "\(dueToday)")\(new == 0 ? "" : "+\(new)")" }
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
