import Foundation
import TILCore

/// The result of a question: the verdict, the typed and the right answer, all meanings, and the next review.
struct VerdictView {
    let answer: Answer
    /// Other answers to the same question that may be shown.
    let others: [Thing]
    let memory: Memory?
    /// Whether the quiz asks the question again.
    var comesBack = false
    let leechLapses: Int
    /// The mode of the quiz.
    var mode = QuizSettings.Mode.type

    func text(_ page: Page) -> String {
        let isRevealed = mode == .reveal && (answer.verdict == .correct || answer.verdict == .wrong)
        if isRevealed || answer.isSelfGraded {
            // The answer is already on the screen.
            let lines = [page.style(grade(answer.grade), "Graded \(answer.grade.name).")] + outlook(page)
            return lines.map { page.folded($0, indent: 9) + "\n" }.joined()
        }
        var lines = [headline(page)]
        let right = answer.judgement?.right ?? text(of: answer.thing)
        if let named = answer.named {
            lines.append("  typed  " + text(of: named).visible + ", which is another")
            lines.append("  right  " + right.visible)
        } else if let judgement = answer.judgement, answer.verdict != .correct || answer.isContested,
            !answer.typed.isEmpty
        {
            lines.append("  typed  " + marked(judgement.difference, side: \.typed, .wrong, page))
            lines.append("  right  " + marked(judgement.difference, side: \.right, .right, page))
        } else {
            if !answer.typed.isEmpty, answer.verdict != .correct {
                lines.append((mode == .choice ? "  chose  " : "  typed  ") + answer.typed.visible)
            }
            lines.append("  right  " + right.visible)
        }
        for (index, thing) in others.enumerated() {
            lines.append((index == 0 ? "  also   " : "         ") + text(of: thing).visible)
        }
        if !answer.thing.note.isEmpty {
            lines.append("  note   " + (answer.thing.noteLines.first ?? ""))
        }
        lines += outlook(page)
        return lines.map { page.folded($0, indent: 9) + "\n" }.joined()
    }

    /// Returns the time of the next review, and advice if the thing is a leech.
    private func outlook(_ page: Page) -> [String] {
        guard let memory, answer.isScheduled else { return [] }
        var lines = ["  next   " + (comesBack ? "again in this quiz" : page.next(memory))]
        if memory.lapses >= leechLapses, answer.grade == .again {
            let times = counted(memory.lapses, "time")
            lines.append(
                "  " + page.style(.warning, "leech")
                    + "  forgotten \(times): edit it, add a note, or leave it; it is kept out until --leeches")
        }
        return lines
    }

    private func grade(_ grade: Grade) -> Style.Role {
        switch grade {
        case .again: .wrong
        case .hard: .slip
        case .good, .easy: .right
        }
    }

    private func headline(_ page: Page) -> String {
        // When time runs out, the typed text is judged. Show that time ended the question.
        let isLate = answer.limit > 0 && answer.seconds >= answer.limit && !answer.isContested
        let late = isLate ? "Time is up: " : ""
        // The final time of the stopwatch.
        let time = answer.limit == 0 && mode != .reveal ? "  " + page.style(.faint, Self.stopped(answer.seconds)) : ""
        let words =
            switch answer.verdict {
            case .correct: answer.isContested ? "Right, as you say." : isLate ? late + "right." : "Right."
            case .close: isLate ? late + "right but for a slip." : "Right but for a slip."
            case .wrong: "Wrong."
            case .timedOut: "Time is up."
            case .givenUp: "Given up."
            }
        return page.style(answer.verdict.role, words) + time
    }

    private func text(of thing: Thing) -> String { answer.direction == .meaning ? thing.long : thing.short }

    /// Returns one side of a difference. Differing parts are coloured, or in brackets without colours.
    private func marked(
        _ difference: AnswerDifference, side: KeyPath<AnswerDifference.Segment, String>, _ role: Style.Role,
        _ page: Page
    ) -> String {
        difference.segments.map { segment in
            let text = segment[keyPath: side].visible
            if segment.kind == .same || text.isEmpty { return text }
            return page.style.isOn ? page.style(role, text) : "[\(text)]"
        }.joined()
    }

    /// Returns a duration to the hundredth of a second: `00:07.42`.
    private static func stopped(_ seconds: Double) -> String {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        return (start + seconds).formatted(.stopwatch(startingAt: start))
    }
}

/// The answer of a flashcard, and the interval after each grade unless the quiz ignores the schedule.
struct RevealedView {
    let question: Question
    /// Other right answers that may be shown.
    let others: [Thing]
    let outlooks: [Outlook]

    func text(_ page: Page) -> String {
        var lines = ["  \(page.style(.right, question.answer.visible))"]
        for thing in others {
            let other = question.direction == .meaning ? thing.long : thing.short
            if other != question.answer { lines.append("  also  " + other.visible) }
        }
        if !question.thing.note.isEmpty { lines.append("  note  " + question.thing.note.visible) }
        let grades = outlooks.map { outlook in
            let number = page.style(.key, String(outlook.grade.rawValue))
            return "\(number) \(outlook.grade.name) (\(Self.wait(outlook.wait)))"
        }
        let names = Grade.allCases.map { "\(page.style(.key, String($0.rawValue))) \($0.name)" }
        lines += Self.rows(grades.isEmpty ? names : grades, page)
        return lines.map { page.folded($0, indent: $0.hasPrefix("  ") ? 8 : 0) + "\n" }.joined()
    }

    /// Returns the grades in rows. No grade is broken at the end of a terminal row.
    private static func rows(_ grades: [String], _ page: Page) -> [String] {
        var rows: [String] = []
        for grade in grades {
            if let last = rows.last, !page.isTerminal || (last + "  " + grade).styledCells <= page.width {
                rows[rows.count - 1] = last + "  " + grade
            } else {
                rows.append(grade)
            }
        }
        return rows
    }

    private static func wait(_ seconds: Double) -> String {
        if seconds < 3_600 { return "\(Int((seconds / 60).rounded(.up))) min" }
        if seconds < 86_400 { return "\(Int((seconds / 3_600).rounded())) h" }
        return counted(Int((seconds / 86_400).rounded()), "day")
    }
}
