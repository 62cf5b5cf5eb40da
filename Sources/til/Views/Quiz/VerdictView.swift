import Foundation
import TILCore
import TILText

/// The result of a question: the verdict, the typed and the right answer, all meanings, and the next review.
struct VerdictView {
    let answer: Answer
    /// Other answers to the same question that may be shown.
    let others: [Thing]
    let memory: Memory?
    /// The thing that the answer belongs to, or that is often mixed up with the asked one, or nil.
    var confusion: Confusion?
    /// Whether the quiz asks the question again.
    var comesBack = false
    /// The mode of the quiz.
    var mode = QuizSettings.Mode.type
    let page: Page

    /// A thing that was mixed up with the asked one.
    struct Confusion {
        let thing: Thing
        /// Whether the answer belongs to the thing.
        let isNamed: Bool
        /// How often the two were mixed up.
        let count: Int
    }

    var text: String { page.lines(lines, indent: 9) { line in line } }

    private var lines: [String] {
        if answer.isGradedByOneself(in: mode) || answer.isSelfGraded {
            // The answer is already on the screen.
            return [page.style(answer.grade.role, "Graded \(answer.grade.name).")] + outlook
        }
        var rows = [headline] + comparison
        for (index, other) in others.enumerated() {
            let name = index == 0 ? "also" : "    "
            rows.append("  \(name)   \(text(of: other).visible)")
        }
        if !answer.thing.note.isEmpty { rows.append("  note   \(answer.thing.noteLines.first ?? "")") }
        return rows + outlook
    }

    private var headline: String {
        let isTimeUp = answer.limit > 0 && answer.seconds >= answer.limit
        let words = words(isLate: isTimeUp && !answer.isContested)
        let verdict = page.style(answer.verdict.role, words) + (confusion.map(sentence) ?? "")
        if answer.limit > 0 || mode == .reveal { return verdict }
        // The final time of the stopwatch, to the hundredth of a second.
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let stopped = (start + answer.seconds).formatted(.stopwatch(startingAt: start))
        return "\(verdict)  \(page.style(.faint, stopped))"
    }

    /// The verdict in words.
    /// - Parameter isLate: Whether time ended the question, so that the text typed until then was judged.
    private func words(isLate: Bool) -> String {
        switch answer.verdict {
        case .correct where answer.isContested: isHard ? "Right, as you say: graded hard." : "Right, as you say."
        case .correct where isLate: isHard ? "Time is up: right, graded hard." : "Time is up: right."
        case .correct: isHard ? "Right, but late: graded hard." : "Right."
        case .close: isLate ? "Time is up: right, with a typo." : "Right, with a typo."
        case .wrong: "Wrong."
        case .timedOut: answer.isRightSoFar ? "Late, but right so far: graded hard." : "Time is up."
        case .givenUp: "Given up."
        }
    }

    /// Whether a right answer came so late that its grade is hard.
    private var isHard: Bool { answer.grade == .hard && answer.limit > 0 }

    private func sentence(_ confusion: Confusion) -> String {
        let short = confusion.thing.short.visible
        if !confusion.isNamed { return " You have mixed this up with \(short) \(counted(confusion.count, "time"))." }
        return " That is \(short)." + (confusion.count > 1 ? " You have mixed these up before." : "")
    }

    /// The two meanings of a confusion, or the typed and the right answer.
    private var comparison: [String] {
        if let other = confusion?.thing {
            let difference = AnswerDifference(typed: other.long, right: answer.thing.long)
            return rows([other.short.visible, answer.thing.short.visible], difference)
        }
        let answered = answer.judgement?.right ?? text(of: answer.thing)
        let right = "  right  \(answered.visible)"
        if let named = answer.named { return ["  typed  \(text(of: named).visible), another meaning", right] }
        let isPlainlyRight = answer.verdict == .correct && !answer.isContested
        if answer.typed.isEmpty || isPlainlyRight { return [right] }
        let difference = answer.judgement?.difference ?? AnswerDifference(chosen: answer.typed, right: answered)
        return rows([mode == .choice ? "chose" : "typed", "right"], difference)
    }

    /// The two sides of a difference, with their names before them. Differing parts are marked if others agree.
    /// - Parameter names: the names of the typed and of the right side.
    private func rows(_ names: [String], _ difference: AnswerDifference) -> [String] {
        let aligned = names.aligned
        let typed = difference.segments.map { segment in part(segment.typed, of: segment, in: difference, .wrong) }
        let right = difference.segments.map { segment in part(segment.right, of: segment, in: difference, .right) }
        return ["  \(aligned[0])  \(typed.joined())", "  \(aligned[1])  \(right.joined())"]
    }

    private func part(
        _ part: String, of segment: AnswerDifference.Segment, in difference: AnswerDifference, _ role: Style.Role
    ) -> String {
        let text = part.visible
        if segment.kind == .same || text.isEmpty || !difference.isPartlySame { return text }
        return page.marked(text, role)
    }

    /// The time of the next review, and advice if the thing is a leech.
    private var outlook: [String] {
        guard let memory, answer.isScheduled else { return [] }
        let next = "  next   \(comesBack ? "again in this quiz" : page.next(memory))"
        if memory.lapses < page.leechLapses || answer.grade != .again { return [next] }
        let advice = "edit it or add a note. 'til resume \(answer.thing.short.visible)' lets it back in"
        return [next, "  \(page.style(.warning, "leech"))  forgotten \(counted(memory.lapses, "time")): \(advice)"]
    }

    private func text(of thing: Thing) -> String { answer.direction == .meaning ? thing.long : thing.short }
}

extension Answer {
    /// Whether the answer was revealed and graded, so that it needs no verdict.
    func isGradedByOneself(in mode: QuizSettings.Mode) -> Bool {
        mode == .reveal && [.correct, .wrong].contains(verdict)
    }
}

extension Grade {
    /// The colour of an answer with this grade.
    fileprivate var role: Style.Role {
        switch self {
        case .again: .wrong
        case .hard: .typo
        case .good, .easy: .right
        }
    }
}

extension Page {
    /// Returns a part of a text in a colour, or in brackets without colours.
    func marked(_ part: String, _ role: Style.Role) -> String { style.isOn ? style(role, part) : "[\(part)]" }

    /// Returns the answer of a flashcard, and the grades with their intervals.
    /// - Parameters:
    ///   - others: other right answers that may be shown.
    ///   - outlooks: the intervals, or an empty array if the quiz ignores the schedule.
    func revealed(_ question: Question, others: [Thing], outlooks: [Outlook]) -> String {
        var rows = ["  \(style(.right, question.answer.visible))"]
        for other in others {
            let answer = question.direction == .meaning ? other.long : other.short
            if answer != question.answer { rows.append("  also  \(answer.visible)") }
        }
        if !question.thing.note.isEmpty { rows.append("  note  \(question.thing.note.visible)") }
        let grades = Grade.allCases.map { grade in
            let outlook = outlooks.first { outlook in outlook.grade == grade }
            let wait = outlook.map { outlook in " (\(Self.wait(outlook.wait)))" } ?? ""
            return "\(style(.key, String(grade.rawValue))) \(grade.name)\(wait)"
        }
        let gradeRows = grades.packed(to: isTerminal ? width : .max)
        return lines(rows, indent: 8) { row in row } + lines(gradeRows) { row in row }
    }

    private static func wait(_ seconds: Double) -> String {
        if seconds < 3_600 { return "\(Int((seconds / 60).rounded(.up))) min" }
        if seconds < 86_400 { return "\(Int((seconds / 3_600).rounded())) h" }
        return counted(Int((seconds / 86_400).rounded()), "day")
    }
}
