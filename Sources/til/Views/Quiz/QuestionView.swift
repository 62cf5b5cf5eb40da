import Foundation
import TILCore

/// A question on the screen: its heading once, its time with every tick.
struct QuestionView {
    let asked: AskedQuestion
    /// What is left, this one among it.
    let counts: QuizCounts
    var isCram = false
    /// Whether the answer is to be revealed rather than typed.
    var isRevealed = false
    /// Whether the time is told in words rather than shown in the prompt.
    var announcesTime = false

    /// The last seconds, in which the time is marked.
    static let lastSeconds = 5.0

    /// What stands above the line in which the answer is typed.
    func heading(_ page: Page, at instant: Date) -> String {
        let question = asked.question
        let left = page.style(.faint, QuizCountsView(counts: counts, isCram: isCram).text)
        let text = page.style(.short, question.asked.visible) + butNot(page)
        let tags =
            question.thing.tags.isEmpty ? "" : "  " + page.style(.faint, page.tags(question.thing.tags))
        let time = announcesTime ? timeInWords(at: instant).map { "  (\($0))" } ?? "" : ""
        var lines = "\n" + page.folded("\(left)  \(text)\(tags)\(time)", indent: 2) + "\n"
        for (index, choice) in (question.choices?.texts ?? []).enumerated() {
            lines += page.folded("  \(page.style(.key, String(index + 1)))  \(choice.visible)", indent: 5) + "\n"
        }
        return lines
    }

    /// How many of what is not asked are told.
    private static let mostTold = 3

    /// What is not asked: what is known already, or was answered just now.
    private func butNot(_ page: Page) -> String {
        let direction = asked.question.direction
        let texts = asked.excluded.map { (direction == .meaning ? $0.long : $0.short).visible }
        if texts.isEmpty { return asked.followsSibling ? ", not the one before" : "" }
        let more = texts.count - Self.mostTold
        let told = texts.prefix(Self.mostTold) + (more > 0 ? ["\(grouped(more)) more"] : [])
        let first = told.dropLast().joined(separator: ", ")
        return ", not " + (first.isEmpty ? "" : first + " or ") + (told.last ?? "")
    }

    private func timeInWords(at instant: Date) -> String? {
        guard let left = remaining(at: instant) else { return nil }
        let seconds = counted(Int(left.rounded(.up)), "second")
        return asked.isLocked(at: instant) ? "locked for \(seconds)" : seconds
    }

    /// The prompt at an instant: always as wide, so that what is typed after it stays where it is.
    func prompt(at instant: Date, _ page: Page) -> String {
        let isLocked = asked.isLocked(at: instant)
        let isLast = !isLocked && (remaining(at: instant).map { $0 <= Self.lastSeconds } ?? false)
        let hint = isLocked ? "locked" : asked.think == nil ? keys : keys.padded(to: 6)
        if announcesTime { return hint + "> " }
        let time = clockText(at: instant).leftPadded(to: 5)
        let marked = isLast ? page.style(.warning, time + "!") : time + " "
        return marked + hint + "> "
    }

    /// What is pressed to answer; nothing where it is typed.
    private var keys: String {
        if let choices = asked.question.choices { "1-\(choices.texts.count)" } else { isRevealed ? "Return" : "" }
    }

    /// The time left at an instant, in seconds; nil where there is no limit.
    func remaining(at instant: Date) -> Double? {
        if let unlocks = asked.unlocks(at: instant) { return unlocks.timeIntervalSince(instant) }
        guard let countdown = asked.countdown else { return nil }
        return countdown.remaining(at: instant)
    }

    /// When the time shown changes next; nil if it stands still.
    func nextTick(after instant: Date) -> Date? { TickSchedule(style(at: instant)).nextTick(after: instant) }

    private func clockText(at instant: Date) -> String { instant.formatted(style(at: instant)) }

    /// The style of the time that runs at an instant.
    private func style(at instant: Date) -> TimerFormatStyle {
        if let think = asked.think, asked.isLocked(at: instant) {
            return TimerFormatStyle(countingDownIn: think.range(at: instant))
        }
        if let countdown = asked.countdown { return TimerFormatStyle(countingDownIn: countdown.range(at: instant)) }
        return TimerFormatStyle(countingUpIn: asked.stopwatch.origin(at: instant)..<Date.distantFuture)
    }
}

/// What a quiz has left, by kind: `3 new, 2 again`.
struct QuizCountsView {
    let counts: QuizCounts
    /// Whether it asks without regard to the schedule, which makes everything of one kind.
    let isCram: Bool

    var text: String {
        if isCram { return "\(grouped(counts.all)) left" }
        let parts = [(counts.new, "new"), (counts.due, "due"), (counts.again, "again")].filter { $0.0 > 0 }
        return parts.map { "\(grouped($0.0)) \($0.1)" }.joined(separator: ", ")
    }
}
