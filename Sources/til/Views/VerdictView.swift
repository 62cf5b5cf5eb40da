import TILCore

/// What became of a question: the verdict, the typed answer beside the right one, every meaning, and when it comes next.
struct VerdictView {
    let answer: Answer
    /// Everything that would have been right.
    let accepted: [Thing]
    let memory: Memory?
    let leechLapses: Int
    /// How the answer was given.
    var mode = QuizSettings.Mode.type

    func text(_ page: Page) -> String {
        if mode == .reveal, answer.verdict == .correct || answer.verdict == .wrong {
            // The answer stands above already.
            let lines = [page.style(grade(answer.grade), "Graded \(answer.grade.name).")] + outlook(page)
            return lines.map { page.folded($0, indent: 9) + "\n" }.joined()
        }
        var lines = [headline(page)]
        let right = answer.judgement?.right ?? text(of: answer.credited)
        if let judgement = answer.judgement, answer.verdict != .correct || answer.isContested, !answer.typed.isEmpty {
            lines.append("  typed  " + marked(judgement.difference, side: \.typed, .wrong, page))
            lines.append("  right  " + marked(judgement.difference, side: \.right, .right, page))
        } else {
            if !answer.typed.isEmpty, answer.verdict != .correct {
                lines.append((mode == .choice ? "  chose  " : "  typed  ") + page.visible(answer.typed))
            }
            lines.append("  right  " + page.visible(right))
        }
        let others = accepted.filter { text(of: $0) != right }
        for (index, thing) in others.enumerated() {
            lines.append((index == 0 ? "  also   " : "         ") + page.visible(text(of: thing)))
        }
        if !answer.credited.note.isEmpty {
            let first = answer.credited.note.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
            lines.append("  note   " + page.visible(first))
        }
        lines += outlook(page)
        return lines.map { page.folded($0, indent: 9) + "\n" }.joined()
    }

    /// When it comes next, and what is to be said of a thing that is forgotten again and again.
    private func outlook(_ page: Page) -> [String] {
        guard let memory, answer.isScheduled else { return [] }
        var lines = ["  next   " + page.next(memory)]
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
        return switch answer.verdict {
        case .correct:
            page.style(.right, answer.isContested ? "Right, as you say." : isLate ? late + "right." : "Right.")
        case .close: page.style(.slip, isLate ? late + "right but for a slip." : "Right but for a slip.")
        case .wrong: page.style(.wrong, "Wrong.")
        case .timedOut: page.style(.wrong, "Time is up.")
        case .givenUp: page.style(.wrong, "Given up.")
        }
    }

    private func text(of thing: Thing) -> String { answer.direction == .meaning ? thing.long : thing.short }

    /// One side of a difference; what differs is coloured, or stands in brackets where there are no colours.
    private func marked(
        _ difference: AnswerDifference, side: KeyPath<AnswerDifference.Segment, String>, _ role: Style.Role,
        _ page: Page
    ) -> String {
        difference.segments.map { segment in
            let text = page.visible(segment[keyPath: side])
            if segment.kind == .same || text.isEmpty { return text }
            return page.style.isOn ? page.style(role, text) : "[\(text)]"
        }.joined()
    }
}
