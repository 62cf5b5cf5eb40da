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
    /// Things that are still to be asked, whose meanings stay hidden.
    var toCome: Set<UUID> = []

    /// The figures of a study day.
    struct Day {
        /// The practice of the day so far, with the answers of all its quizzes.
        let practice: PracticeDay
        let due: DueSummary
        /// The number of things that come back later today.
        let later: Int
        /// The number of things that tomorrow's quizzes will ask if nothing is answered until then.
        let tomorrow: Int
        let streak: Int
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
        let again = summary.lookAgain.filter { !toCome.contains($0.id) }
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
        let due = DueCount(due: day.due.due, new: day.due.new)
        let left = [due.isZero ? nil : due.dueText, due.new > 0 ? "\(grouped(due.new)) new" : nil].compactMap { $0 }
        let offer = offered > 0 ? " with \(counted(offered, "question"))" : ""
        let waiting = [
            left.isEmpty ? nil : "\(left.joined(separator: " and ")) \(due.due + due.new == 1 ? "is" : "are") left.",
            left.isEmpty && offered == 0 ? nil : "'til quiz' continues\(offer).",
            day.later > 0 ? "\(grouped(day.later)) \(day.later == 1 ? "comes" : "come") back later today." : nil,
        ].compactMap { $0 }.joined(separator: " ")
        let next = [
            day.tomorrow > 0 ? "Tomorrow: about \(grouped(day.tomorrow))." : nil,
            day.streak > 1 ? "Streak: \(grouped(day.streak)) days." : nil,
        ].compactMap { $0 }.joined(separator: " ")
        let practice = day.practice
        return [
            page.style(
                .heading,
                done("Done for today", practice.answers, remembered: practice.remembered, new: day.due.newToday)),
            waiting.isEmpty ? "Nothing is left for today." : waiting, next,
        ].filter { !$0.isEmpty }
    }

    private func done(_ start: String, _ answers: Int, remembered: Int, new: Int = 0) -> String {
        let fresh = new > 0 ? ", \(grouped(new)) new" : ""
        return "\(start): \(counted(answers, "answer")), \(percent(remembered, of: answers)) right\(fresh)."
    }

    private func grown(_ growth: Growth, _ page: Page) -> String {
        let days = [growth.before, growth.now].map { $0 < 10 ? $0.tenths : grouped(Int($0.rounded())) }
        let text = "\(page.inline(growth.thing)) grew most: stable for \(days[0]) days before, now for \(days[1])."
        return page.folded(text) + "\n" + growth.curve.map { "  \($0)\n" }.joined()
    }
}

/// The number of due and new things. Counting has an upper limit, so that it is fast in any store.
struct DueCount {
    let due: Int
    let new: Int

    /// Whether nothing is due.
    var isZero: Bool { due == 0 }

    /// `12 due`, `over 1,000 due`, `nothing due`.
    var dueText: String {
        let count = due > DueSummary.most ? "over \(grouped(DueSummary.most))" : grouped(due)
        return "\(isZero ? "nothing" : count) due"
    }

    /// `12 due, 5 new`.
    var text: String { new == 0 ? dueText : "\(dueText), \(grouped(new)) new" }

    /// `12+5`, `12`, `+5`, or empty if nothing is due or new.
    var short: String { "\(isZero ? "" : "\(min(due, DueSummary.most))")\(new == 0 ? "" : "+\(new)")" }
}
