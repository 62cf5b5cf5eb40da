import TILCore

/// What became of a question: the verdict, the typed answer beside the right one, every meaning, and when it comes next.
struct VerdictView {
    let answer: Answer
    /// Everything that would have been right.
    let accepted: [Thing]
    let memory: Memory?
    let leechLapses: Int
    /// Whether the answer was chosen rather than typed.
    var isChoice = false

    func text(_ page: Page) -> String {
        var lines = [headline(page)]
        let right = answer.judgement?.right ?? text(of: answer.credited)
        if let judgement = answer.judgement, answer.verdict != .correct || answer.isContested, !answer.typed.isEmpty {
            lines.append("  typed  " + marked(judgement.difference, side: \.typed, .wrong, page))
            lines.append("  right  " + marked(judgement.difference, side: \.right, .right, page))
        } else {
            if !answer.typed.isEmpty, answer.verdict != .correct {
                lines.append((isChoice ? "  chose  " : "  typed  ") + page.visible(answer.typed))
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
        if let memory, answer.isScheduled {
            lines.append("  next   " + page.next(memory))
            if memory.lapses >= leechLapses, answer.grade == .again {
                let times = counted(memory.lapses, "time")
                lines.append(
                    "  " + page.style(.warning, "leech")
                        + "  forgotten \(times): edit it, add a note, or leave it; it is kept out until --leeches")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func headline(_ page: Page) -> String {
        switch answer.verdict {
        case .correct: page.style(.right, answer.isContested ? "Right, as you say." : "Right.")
        case .close: page.style(.slip, "Right but for a slip.")
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
