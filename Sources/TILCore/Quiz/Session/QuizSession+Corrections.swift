import Foundation

extension QuizSession {
    /// Returns whether ``QuizEvent/wasRight(question:)`` can correct the verdict. This requires a typed answer: a
    /// choice is right or wrong.
    ///
    /// ```swift
    /// if let answer = session.answers.last, session.isContestable(answer) {
    ///     _ = session.apply(.wasRight(question: answer.number), at: now + 5)
    /// }
    /// ```
    public func isContestable(_ answer: Answer) -> Bool {
        switch answer.verdict {
        case .wrong, .close, .timedOut:
            // In a quiz of choices, only a typed answer has a judgement.
            let isTyped = settings.mode != .choice || answer.judgement != nil
            let isEmpty = answer.typed.allSatisfy(\.isWhitespace)
            return isTyped && !isEmpty
        case .correct, .givenUp:
            return false
        }
    }

    /// Corrects the verdict on the last answer to right.
    mutating func contest(_ number: Int, at instant: Date) -> [QuizEffect] {
        guard var answer = shownAnswer(number), isContestable(answer) else { return [] }
        uncorrected.append(answer)
        answer.verdict = .correct
        answer.grade = grade(.correct, after: answer.seconds, limit: answer.limit, typed: answer.typed)
        answer.isContested = true
        return replaceLast(with: answer, at: instant)
    }

    /// Changes the grade of the last answer.
    mutating func regrade(_ number: Int, _ grade: Grade, at instant: Date) -> [QuizEffect] {
        guard var answer = shownAnswer(number) else { return [] }
        uncorrected.append(answer)
        answer.grade = grade
        answer.isSelfGraded = true
        return replaceLast(with: answer, at: instant)
    }

    /// Returns the last answer if it is still shown.
    private func shownAnswer(_ number: Int) -> Answer? {
        guard stage == .answered || isFinished, let last = answers.last, last.number == number else { return nil }
        return last
    }

    private mutating func replaceLast(with answer: Answer, at instant: Date) -> [QuizEffect] {
        guard let last = answers.popLast() else { return [] }
        answers.append(answer)
        agenda.unschedule(after: answer.number)
        return [.replace(last, with: answer), isFinished ? .finish(summary(at: instant)) : .showVerdict(answer)]
    }

    /// Undoes the last step: a correction of the last answer, or the answer. In that case, its question is asked again
    /// with its whole time.
    mutating func undo(at instant: Date) -> [QuizEffect] {
        if let before = uncorrected.popLast() { return replaceLast(with: before, at: instant) }
        guard let answer = answers.popLast(), let before = undoable.popLast() else { return [.nothingToUndo] }
        agenda = before.agenda
        // If the thing does not exist any more, the program reports it again when it prepares the question.
        removed.remove(answer.thing.id)
        return [.retract(answer)] + ask(before.question, at: instant)
    }

    /// Schedules the question of an answer if the answer led to a learning step, unless the maximum number is reached.
    mutating func remember(_ memory: Memory?, after number: Int) -> [QuizEffect] {
        guard let index = answers.firstIndex(where: { answer in answer.number == number }) else { return [] }
        agenda.unschedule(after: number)
        let answer = answers[index]
        let askings = answers.count { other in other.key == answer.key }
        let mayAskAgain = !settings.isCram && askings < Self.mostAskings
        guard mayAskAgain, let memory, memory.interval == 0 else { return [] }
        var question = undoable[index].question.asking(answer.thing)
        question.choices = question.choices?.rotated(by: number)
        agenda.schedule(question, after: number, due: memory.due)
        return []
    }

    /// Moves a thing to the end, away from the thing with which it was confused.
    mutating func confuse(_ thing: UUID) -> [QuizEffect] {
        agenda.putLast(thing)
        return []
    }

    /// Updates an edited thing wherever it occurs.
    mutating func update(_ thing: Thing) -> [QuizEffect] {
        edited[thing.id] = thing
        updateAnswers(with: thing)
        switch stage {
        case .asking(let asked):
            return update(asked, with: thing)
        case .answered:
            guard let last = answers.last, last.thing.id == thing.id else { return [] }
            return [.showVerdict(last)]
        case .notBegun, .meeting, .resting, .finished:
            return []
        }
    }

    /// Updates the answers about an edited thing.
    private mutating func updateAnswers(with thing: Thing) {
        for index in uncorrected.indices where uncorrected[index].thing.id == thing.id {
            uncorrected[index].judgement = nil
            uncorrected[index].thing = thing
        }
        for index in answers.indices where answers[index].thing.id == thing.id {
            let answer = answers[index]
            // The judgement compared the typed answer with the text before the edit.
            let isSameAnswer = answer.direction.answer(of: answer.thing) == answer.direction.answer(of: thing)
            if !isSameAnswer { answers[index].judgement = nil }
            answers[index].thing = thing
        }
    }

    /// Updates the current question after an edit, and shows it if it has changed.
    private mutating func update(_ asked: AskedQuestion, with thing: Thing) -> [QuizEffect] {
        var updated = asked
        updated.question = asked.question.updated(with: thing)
        let excluded = asked.excluded.map { excluded in excluded.id == thing.id ? thing : excluded }
        updated.excluded = excluded.filter(updated.question.accepted.contains)
        guard updated != asked else { return [] }
        stage = .asking(updated)
        if updated.isPaused { return [.paused(updated)] }
        return [updated.isRevealed ? .revealed(updated) : .redraw(updated)]
    }

    /// Stops asking and accepting a removed thing.
    mutating func remove(_ thing: UUID, at instant: Date) -> [QuizEffect] {
        lastRemoval = Removal(thing: thing, agenda: agenda)
        removed.insert(thing)
        for direction in Direction.allCases { agenda.drop(QuestionKey(thingID: thing, direction: direction)) }
        if case .meeting(let meeting) = stage, meeting.question.thing.id == thing { return advance(at: instant) }
        guard case .asking(var asked) = stage else { return [] }
        if asked.question.thing.id == thing { return advance(at: instant) }
        asked.question = asked.question.without([thing])
        asked.excluded.removeAll { excluded in excluded.id == thing }
        stage = .asking(asked)
        return []
    }

    /// Asks and accepts the thing that was removed last again, as if it had not been removed.
    mutating func restore(_ thing: UUID) -> [QuizEffect] {
        guard let lastRemoval, lastRemoval.thing == thing, stage == .answered else { return [] }
        removed.remove(thing)
        agenda = lastRemoval.agenda
        self.lastRemoval = nil
        return []
    }
}
