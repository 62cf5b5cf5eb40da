import Foundation
import TILCore

/// A question on the screen. The heading is printed once, and the time is updated.
struct QuestionView {
    let asked: AskedQuestion
    /// The number of remaining questions, including this one.
    let counts: QuizCounts
    var isCram = false
    /// Whether the answer is revealed instead of typed.
    var isRevealed = false
    /// Whether the time is announced in words instead of in the prompt.
    var announcesTime = false

    /// The number of seconds at the end in which the time is highlighted.
    static let lastSeconds = 5.0

    /// Returns the heading above the answer line.
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

    /// The maximum number of excluded answers in the heading.
    private static let mostTold = 3

    /// Returns the answers that the question excludes, because they are known or were given just now.
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

    /// Returns the prompt at a time. Its width is constant, so that typed text does not move.
    func prompt(at instant: Date, _ page: Page) -> String {
        let isLocked = asked.isLocked(at: instant)
        let isLast = !isLocked && (remaining(at: instant).map { $0 <= Self.lastSeconds } ?? false)
        let hint = isLocked ? "locked" : asked.think == nil ? keys : keys.padded(to: 6)
        if announcesTime { return hint + "> " }
        let time = clockText(at: instant).leftPadded(to: 5)
        let marked = isLast ? page.style(.warning, time + "!") : time + " "
        return marked + hint + "> "
    }

    /// The keys that answer the question, or an empty string if the answer is typed.
    private var keys: String {
        if let choices = asked.question.choices { "1-\(choices.texts.count)" } else { isRevealed ? "Return" : "" }
    }

    /// Returns the remaining time in seconds, or nil without a limit.
    func remaining(at instant: Date) -> Double? {
        if let unlocks = asked.unlocks(at: instant) { return unlocks.timeIntervalSince(instant) }
        guard let countdown = asked.countdown else { return nil }
        return countdown.remaining(at: instant)
    }

    /// Returns the time of the next change of the displayed time, or nil if it does not change.
    func nextTick(after instant: Date) -> Date? { TickSchedule(style(at: instant)).nextTick(after: instant) }

    private func clockText(at instant: Date) -> String { instant.formatted(style(at: instant)) }

    /// Returns the format of the running time.
    private func style(at instant: Date) -> TimerFormatStyle {
        if let think = asked.think, asked.isLocked(at: instant) {
            return TimerFormatStyle(countingDownIn: think.range(at: instant))
        }
        if let countdown = asked.countdown { return TimerFormatStyle(countingDownIn: countdown.range(at: instant)) }
        return TimerFormatStyle(countingUpIn: asked.stopwatch.origin(at: instant)..<Date.distantFuture)
    }
}

/// The remaining questions of a quiz by kind: `3 new, 2 again`.
struct QuizCountsView {
    let counts: QuizCounts
    /// Whether the quiz ignores the schedule, so that there is only one kind.
    let isCram: Bool

    var text: String {
        if isCram { return "\(grouped(counts.all)) left" }
        let parts = [(counts.new, "new"), (counts.due, "due"), (counts.again, "again")].filter { $0.0 > 0 }
        return parts.map { "\(grouped($0.0)) \($0.1)" }.joined(separator: ", ")
    }
}

/// The list of the quiz's keys.
struct QuizKeysView {
    /// The keys bound to each function, in readable form. Empty without a keyboard.
    let keys: [LineFunction: [String]]

    /// Returns a line with the most important keys for the start of a quiz, or an empty string if none is bound.
    func hint(_ page: Page) -> String {
        let parts = [(LineFunction.pause, "pauses"), (.help, "lists keys")].compactMap { function, what in
            keys[function]?.first.map { "\($0) \(what)" }
        }
        guard !parts.isEmpty else { return "" }
        return page.folded(page.style(.faint, parts.joined(separator: ", ") + ".")) + "\n"
    }

    /// Returns the keys during a question, without a trailing newline.
    func atQuestion(_ page: Page) -> String {
        let functions: [(LineFunction, String)] = [
            (.moreTime, "more time"), (.lessTime, "less time"),
            (.restart, "begin the countdown anew"), (.pause, "pause, and hide the question"), (.giveUp, "give up"),
            (.help, "these keys"),
        ]
        // A small screen has room for only one key per function, since the question has to stay visible.
        if page.width < 64 {
            let rows = functions.dropLast().map { function, meaning in
                (keys[function]?.min { $0.cells < $1.cells } ?? "", meaning)
            }
            return Self.table(rows + [("Ctrl-C", "end; answers are kept")], page)
        }
        let rows = functions.map { function, meaning in
            ((keys[function] ?? []).prefix(2).joined(separator: " or "), "\(meaning) (\(function.rawValue))")
        }
        return Self.table(
            rows + [("Ctrl-Z", "stop, and pause"), ("Ctrl-C", "end the quiz; every answer given is kept")], page)
    }

    /// Returns the keys at a verdict, without a trailing newline.
    /// - Parameter isContestable: Whether the user can claim to have been right.
    func atVerdict(isContestable: Bool, _ page: Page) -> String {
        let right = isContestable ? [("r", "I was right")] : []
        return Self.table(
            [("Return", "next")] + right + [
                ("1-4", "grade: again, hard, good, easy"), ("u", "undo the answer, ask it again"),
                ("e", "edit the thing"), ("d", "its details"), ("h", "its answers so far"),
                ("s", "suspend it: asked no more"), ("q", "quit; answers are kept"),
            ], page)
    }

    private static func table(_ rows: [(key: String, meaning: String)], _ page: Page) -> String {
        let width = rows.map(\.key).widest
        return rows.map {
            let key = page.style(.key, $0.key.padded(to: width))
            return page.folded("  \(key)  \($0.meaning)", indent: width + 4)
        }.joined(separator: "\n")
    }
}
