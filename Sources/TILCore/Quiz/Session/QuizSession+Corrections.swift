import Foundation

extension QuizSession {
    /// Makes the last answer right, where it was judged otherwise.
    mutating func contest(_ number: Int, at instant: Date) -> [QuizEffect] {
        guard let last = answers.last, last.number == number, last.isContestable, stage == .answered || isFinished
        else {
            return []
        }
        var right = last
        right.verdict = .correct
        right.grade = grade(.correct, last.seconds, last.limit, last.typed)
        right.isContested = true
        answers[answers.count - 1] = right
        agenda.unschedule(after: number)
        return [.replace(last, with: right), isFinished ? .finish(summary(at: instant)) : .showVerdict(right)]
    }

    /// Takes the last answer back and asks its question again, with its whole time.
    mutating func undo(at instant: Date) -> [QuizEffect] {
        guard let answer = answers.popLast(), let before = undoable.popLast() else { return [.nothingToUndo] }
        agenda = before.agenda
        if removed.contains(answer.thing.id) { return [.retract(answer)] + advance(at: instant) }
        return [.retract(answer)] + ask(before.question, at: instant)
    }

    /// Lets the question of an answer come back where the answer led to a learning step.
    mutating func remember(_ memory: Memory?, after number: Int) -> [QuizEffect] {
        guard let index = answers.firstIndex(where: { $0.number == number }) else { return [] }
        agenda.unschedule(after: number)
        let answer = answers[index]
        guard let memory, memory.interval == 0, !settings.isCram,
            memory.due.timeIntervalSince(answer.at) <= settings.longestStep
        else { return [] }
        let question = undoable[index].question.asking(answer.credited).rotated(by: number)
        agenda.schedule(question, after: number, due: memory.due)
        return []
    }

    /// Shows a thing as it was edited, wherever it occurs.
    mutating func update(_ thing: Thing) -> [QuizEffect] {
        edited[thing.id] = thing
        for index in answers.indices {
            if answers[index].thing.id == thing.id { answers[index].thing = thing }
            let answer = answers[index]
            if answer.credited.id == thing.id {
                // The typed answer was compared with what is no longer there.
                let isSame =
                    answer.direction == .meaning
                    ? answer.credited.long == thing.long : answer.credited.short == thing.short
                if !isSame { answers[index].judgement = nil }
                answers[index].credited = thing
            }
        }
        switch stage {
        case .asking(var asked):
            let question = asked.question.updated(with: thing)
            guard question != asked.question else { return [] }
            asked.question = question
            stage = .asking(asked)
            return [asked.isPaused ? .paused(asked) : asked.isRevealed ? .revealed(asked) : .redraw(asked)]
        case .answered:
            guard let last = answers.last, last.thing.id == thing.id || last.credited.id == thing.id else { return [] }
            return [.showVerdict(last)]
        case .notBegun, .waiting, .finished:
            return []
        }
    }

    /// Asks a removed thing no more, and accepts it no more.
    mutating func remove(_ thing: UUID, at instant: Date) -> [QuizEffect] {
        removed.insert(thing)
        guard case .asking(var asked) = stage else { return [] }
        if asked.question.thing.id == thing { return advance(at: instant) }
        asked.question = asked.question.without([thing])
        stage = .asking(asked)
        return []
    }
}
