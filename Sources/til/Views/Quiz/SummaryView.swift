import Foundation
import TILCore

/// The summary of a quiz.
struct SummaryView {
    let summary: QuizSummary
    /// The number of unanswered questions.
    let left: Int
    /// Whether the next quiz offers to continue with them.
    var isOffered = false
    /// Things that are still to be asked. Their meanings stay hidden.
    var toCome: Set<UUID> = []

    func text(_ page: Page) -> String {
        guard summary.answered > 0 else { return "No question was answered.\n" }
        let (minutes, seconds) = Int(summary.totalSeconds.rounded()).quotientAndRemainder(dividingBy: 60)
        let time = String(format: "%d:%02d", minutes, seconds)
        let median = summary.medianSeconds.map { ", median \($0.tenths) s" } ?? ""
        let head = page.style(.heading, "\(counted(summary.answered, "answer")) in \(time)\(median)")
        let rows: [(verdict: Verdict, count: Int)] = [
            (.correct, summary.right), (.close, summary.slips), (.wrong, summary.missed),
            (.timedOut, summary.timedOut), (.givenUp, summary.givenUp),
        ]
        let most = rows.map(\.count).max() ?? 1
        let room = max(5, min(40, page.width - 20))
        let bars = rows.map { verdict, count in
            let bar = String(repeating: "#", count: count == 0 ? 0 : max(1, count * min(room, most) / most))
            let name = "  \(verdict.words.padded(to: 9)) \(String(count).leftPadded(to: 4))"
            return count == 0 ? "\(name)\n" : "\(name) \(page.style(verdict.role, bar))\n"
        }
        let again = summary.lookAgain
        let width = min(again.map(\.short.visible).widest, page.width / 3)
        let lookAgain = page.lines(again, indent: width + 4) { thing in
            let meaning = toCome.contains(thing.id) ? "still to be asked" : thing.long.visible
            return "  \(thing.short.visible.padded(to: width))  \(meaning)"
        }
        let offer = isOffered ? "; 'til quiz' goes on with \(left == 1 ? "it" : "them")" : ""
        let unanswered = page.folded("\(counted(left, "question")) left unanswered\(offer).")
        return "\n\(head)\n\(bars.joined())" + (again.isEmpty ? "" : "Look again:\n\(lookAgain)")
            + (left > 0 ? "\(unanswered)\n" : "")
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
