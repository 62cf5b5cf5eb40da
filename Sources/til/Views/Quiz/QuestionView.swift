import Foundation
import TILCore
import TILText

/// A question on the screen. The heading is printed once, and the time is updated.
struct QuestionView {
    let asked: AskedQuestion
    /// The number of remaining questions, including this one, in words.
    let left: String
    /// Whether the answer is revealed instead of typed.
    var isRevealed = false
    /// Whether the time is announced in words instead of in the prompt.
    var announcesTime = false
    /// Whether the keys that answer the question count already. The prompt names them only then.
    var takesKeys = true
    /// Whether the answer has to be typed because there are no choices.
    var isTypedInstead = false
    let page: Page

    /// The heading above the answer line.
    var heading: String {
        let question = asked.question
        let tags = question.thing.tags.isEmpty ? "" : "  \(page.style(.faint, page.tags(question.thing.tags)))"
        var time = ""
        if announcesTime, let timeInWords { time = "  (\(timeInWords))" }
        let text = "\(page.style(.short, question.asked.visible))\(butNot)\(tags)\(time)"
        let choices = (question.choices?.texts ?? []).enumerated()
        let reason = isTypedInstead ? page.folded(Self.typedInstead) + "\n" : ""
        return "\n\(page.folded("\(page.style(.faint, left))  \(text)", indent: 2))\n" + reason
            + page.lines(choices, indent: 5) { index, choice in
                "  \(page.style(.key, String(index + 1)))  \(choice.visible)"
            }
    }

    private static let typedInstead = "Type the answer: there are not three other answers like it."

    /// The answers that the question excludes, because they are known or were given just now. At most three are named.
    private var butNot: String {
        let texts = asked.excluded.map { thing in
            asked.question.direction == .meaning ? thing.long.visible : thing.short.visible
        }
        var listed = Array(texts.prefix(3))
        if texts.count > 3 { listed.append("\(grouped(texts.count - 3)) more") }
        guard let last = listed.popLast() else { return asked.followsSibling ? ", not the one before" : "" }
        if listed.isEmpty { return ", not \(last)" }
        return ", not \(listed.joined(separator: ", ")) or \(last)"
    }

    private var isLocked: Bool { asked.isLocked(at: page.now) }

    private var timeInWords: String? {
        guard let remaining else { return nil }
        let seconds = counted(Int(remaining.rounded(.up)), "second")
        return isLocked ? "locked for \(seconds)" : seconds
    }

    private static let locked = "locked"

    /// The prompt. Its width is constant, so that typed text does not move.
    var prompt: String {
        let mayBeLocked = asked.think != nil
        let answering = mayBeLocked ? keys.padded(to: Self.locked.cells) : keys
        let free = takesKeys ? answering : String(repeating: " ", count: answering.cells)
        let hint = isLocked ? Self.locked.padded(to: answering.cells) : free
        if announcesTime { return "\(hint)> " }
        let time = time.leftPadded(to: 5)
        // Highlight the last five seconds.
        let isLast = !isLocked && (remaining ?? .infinity) <= 5
        let shown = isLast ? page.style(.warning, "\(time)!") : "\(time) "
        return "\(shown)\(hint)> "
    }

    /// The keys that answer the question, or an empty string if the answer is typed. If the choices scroll the heading
    /// away, the acronym comes first.
    private var keys: String {
        guard let choices = asked.question.choices else { return isRevealed ? "Return" : "" }
        let acronym = "\(asked.question.asked.visible) "
        let isScrolled = page.isTerminal && page.rows(heading) > page.height && acronym.cells < page.width / 2
        return "\(isScrolled ? acronym : "")1-\(choices.texts.count)"
    }

    /// The remaining time in seconds, or nil without a limit.
    private var remaining: Double? {
        asked.unlocks(at: page.now)?.timeIntervalSince(page.now) ?? asked.countdown?.remaining(at: page.now)
    }

    /// The time of the next change of the displayed time, or nil if it does not change.
    var nextTick: Date? { TickSchedule(style).nextTick(after: page.now) }

    /// The running time.
    var time: String { page.now.formatted(style) }

    /// The format of the running time.
    private var style: TimerFormatStyle {
        if let countdown = isLocked ? asked.think : asked.countdown {
            return TimerFormatStyle(countingDownIn: countdown.range(at: page.now))
        }
        return TimerFormatStyle(countingUpIn: asked.stopwatch.origin(at: page.now)..<Date.distantFuture)
    }
}

extension QuizCounts {
    /// Returns the remaining questions by kind: `2 due, 3 new`.
    /// - Parameter isCram: Whether the quiz ignores the schedule, so that there is only one kind.
    func text(isCram: Bool) -> String {
        if isCram { return "\(grouped(all)) left" }
        var parts: [String] = []
        if due > 0 { parts.append("\(grouped(due)) due") }
        if new > 0 { parts.append("\(grouped(new)) new") }
        if again > 0 { parts.append("\(grouped(again)) again") }
        return parts.joined(separator: ", ")
    }
}

/// The list of the quiz's keys.
struct QuizKeysView {
    /// The keys bound to each function, in readable form. Empty without a keyboard.
    let keys: [LineFunction: [String]]

    /// Returns a line with the countdown and the most important keys for the start of a quiz, or an empty string if no
    /// key is bound.
    /// - Parameter grows: Whether the countdown grows with the meaning.
    func hint(_ page: Page, seconds: Double, grows: Bool) -> String {
        var parts: [String] = []
        if let key = keys[.pause]?.first { parts.append("\(key) pauses") }
        if let key = keys[.help]?.first { parts.append("\(key) lists keys") }
        if parts.isEmpty { return "" }
        parts.append("Ctrl-C ends")
        let limit = grows ? "\(Int(seconds))+ seconds" : counted(Int(seconds), "second")
        let time = seconds > 0 ? "Answer within \(limit). " : ""
        let text = "\(time)\(parts.joined(separator: ", "))."
        return page.folded(page.style(.faint, text)) + "\n"
    }

    /// Returns the keys during a question, without a trailing newline.
    /// - Parameter grows: Whether the countdown grows with the meaning.
    func atQuestion(_ page: Page, grows: Bool = false) -> String {
        let functions: [(function: LineFunction, meaning: String)] = [
            (.moreTime, "ten more seconds"), (.lessTime, "ten seconds less"), (.restart, "restart the countdown"),
            (.pause, "pause and hide the question"), (.giveUp, "give up"), (.help, "list these keys"),
        ]
        let ends = [("Ctrl-Z", "stop the program and pause"), ("Ctrl-C", "end the quiz, keep answers")]
        // A narrow screen has room for the question only without the first of these.
        let isNarrow = page.width < 64
        let others = grows && isNarrow ? [ends[1]] : ends
        let rows = functions.map { function, meaning in
            let keys = keys[function] ?? []
            // A narrow screen has room for only one key, since the question has to stay visible.
            let byLength = isNarrow ? keys.sorted { first, second in first.cells < second.cells } : keys
            let shown = byLength.prefix(isNarrow ? 1 : 2)
            return (shown.joined(separator: " or "), meaning)
        }
        let note = grows ? "\n  A long meaning gets more time." : ""
        return Self.table(rows + others, page) + note
    }

    /// Returns the keys at a verdict, without a trailing newline.
    /// - Parameter claim: What the user can claim about the answer, or nil.
    func atVerdict(claim: String?, _ page: Page) -> String {
        let right = claim.map { claim in [("r", claim)] } ?? []
        return Self.table(
            [("Return", "next")] + right + [
                ("g", "grade: again, hard, good, easy"), ("u", "undo the last step"),
                ("e", "edit the thing"), ("d", "its details"), ("h", "its answers so far"),
                ("s", "suspend it"), ("q", "quit; answers are kept"),
            ], page)
    }

    private static func table(_ rows: [(key: String, meaning: String)], _ page: Page) -> String {
        let keys = rows.map(\.key).aligned
        return zip(keys, rows).map { key, row in
            page.folded("  \(page.style(.key, key))  \(row.meaning)", indent: key.cells + 4)
        }.joined(separator: "\n")
    }
}
