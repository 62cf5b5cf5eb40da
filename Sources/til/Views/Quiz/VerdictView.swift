import Foundation
import TILCore

/// What became of a question: the verdict, the typed answer beside the right one, every meaning, and when it comes next.
struct VerdictView {
    let answer: Answer
    /// What else has the same question, and may be told.
    let others: [Thing]
    let memory: Memory?
    /// Whether it is asked again in this quiz.
    var comesBack = false
    let leechLapses: Int
    /// How the answer was given.
    var mode = QuizSettings.Mode.type

    func text(_ page: Page) -> String {
        let isRevealed = mode == .reveal && (answer.verdict == .correct || answer.verdict == .wrong)
        if isRevealed || answer.isSelfGraded {
            // The answer stands above already.
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
            let first = answer.thing.note.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
            lines.append("  note   " + first.visible)
        }
        lines += outlook(page)
        return lines.map { page.folded($0, indent: 9) + "\n" }.joined()
    }

    /// When it comes next, and what is to be said of a thing that is forgotten again and again.
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
        // At zero what stands there is judged: that the question ended by itself is to be seen.
        let isLate = answer.limit > 0 && answer.seconds >= answer.limit && !answer.isContested
        let late = isLate ? "Time is up: " : ""
        // What a stopwatch shows when it stops.
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

    /// One side of a difference; what differs is coloured, or stands in brackets where there are no colours.
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

    /// How long it took, to the hundredth: `00:07.42`.
    private static func stopped(_ seconds: Double) -> String {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        return (start + seconds).formatted(.stopwatch(startingAt: start))
    }
}
