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
        var head = "\(counted(summary.answered, "answer")) in \(Self.time(summary.totalSeconds))"
        if let median = summary.medianSeconds { head += ", median \(median.tenths) s" }
        var lines = ["", page.style(.heading, head)]
        let rows: [(verdict: Verdict, Int, Style.Role)] = [
            (.correct, summary.right, .right), (.close, summary.slips, .slip), (.wrong, summary.missed, .wrong),
            (.timedOut, summary.timedOut, .wrong), (.givenUp, summary.givenUp, .wrong),
        ]
        let most = max(1, rows.map(\.1).max() ?? 1)
        let room = max(5, min(40, page.width - 20))
        for (verdict, count, role) in rows {
            let length = count == 0 ? 0 : max(1, count * min(room, most) / most)
            let bar = page.style(role, String(repeating: "#", count: length))
            let number = String(count).leftPadded(to: 4)
            lines.append("  \(verdict.words.padded(to: 9)) \(number)\(count == 0 ? "" : " " + bar)")
        }
        if !summary.lookAgain.isEmpty {
            lines.append("Look again:")
            let shorts = summary.lookAgain.map { $0.short.visible }
            let width = min(shorts.widest, page.width / 3)
            for (thing, short) in zip(summary.lookAgain, shorts) {
                let meaning = toCome.contains(thing.id) ? "still to be asked" : thing.long.visible
                lines.append(
                    page.folded("  \(short.padded(to: width))  \(meaning)", indent: width + 4))
            }
        }
        if left > 0 {
            let offer = isOffered ? "; 'til quiz' goes on with \(left == 1 ? "it" : "them")" : ""
            lines.append(page.folded("\(counted(left, "question")) left unanswered\(offer)."))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func time(_ seconds: Double) -> String {
        let whole = Int(seconds.rounded())
        return String(format: "%d:%02d", whole / 60, whole % 60)
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
        isZero ? "nothing due" : due > DueSummary.most ? "over \(grouped(DueSummary.most)) due" : "\(grouped(due)) due"
    }

    /// `12 due, 5 new`.
    var text: String { new == 0 ? dueText : dueText + ", \(grouped(new)) new" }

    /// `12+5`, `12`, `+5`, or empty if nothing is due or new.
    var short: String { (isZero ? "" : String(min(due, DueSummary.most))) + (new == 0 ? "" : "+\(new)") }
}
