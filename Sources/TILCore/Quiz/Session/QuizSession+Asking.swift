import Foundation

extension QuizSession {
    /// Goes on to the next question, to waiting for a learning step, or to the end.
    /// - Parameters:
    ///   - instant: the present instant.
    ///   - early: whether a learning step is asked whose time has not come.
    mutating func advance(at instant: Date, early: Bool = false) -> [QuizEffect] {
        if let limit = settings.answerLimit, answers.count >= limit { return finish(at: instant) }
        while true {
            switch agenda.availability(at: instant, learnAhead: early ? .infinity : settings.learnAhead) {
            case .never:
                return finish(at: instant)
            case .later(let date):
                stage = .waiting
                return [.wait(until: date)]
            case .now:
                guard let question = agenda.take(at: instant) else { return finish(at: instant) }
                if !removed.contains(question.thing.id) { return ask(question, at: instant) }
            }
        }
    }

    /// Asks a question, under a number of its own.
    mutating func ask(_ question: Question, at instant: Date) -> [QuizEffect] {
        lastNumber += 1
        interrupted = nil
        let asked = AskedQuestion(
            number: lastNumber, question: current(question), settings: settings, at: instant)
        stage = .asking(asked)
        return [.ask(asked)]
    }

    /// Puts a complete question in the place of the one being asked; its time begins anew.
    mutating func prepare(_ asked: AskedQuestion, _ question: Question, at instant: Date) -> [QuizEffect] {
        guard question.key == asked.question.key, !asked.isPaused, !asked.isRevealed else { return [] }
        stage = .asking(
            AskedQuestion(number: asked.number, question: current(question), settings: settings, at: instant))
        return []
    }

    /// A question with its things as they are now.
    private func current(_ question: Question) -> Question {
        if edited.isEmpty && removed.isEmpty { return question }
        let changed = question.accepted.compactMap { edited[$0.id] }
        return changed.reduce(question.without(removed)) { $0.updated(with: $1) }
    }

    mutating func finish(at instant: Date) -> [QuizEffect] {
        stage = .finished
        return [.finish(summary(at: instant))]
    }

    mutating func addTime(to asked: AskedQuestion, at instant: Date) -> [QuizEffect] {
        guard !asked.isRevealed, !asked.isOver(at: instant), asked.limit > 0 else { return [] }
        let extra = settings.extraSeconds
        return show(asked) { $0.addTime(extra, at: instant) }
    }

    mutating func pause(_ asked: AskedQuestion, at instant: Date) -> [QuizEffect] {
        guard !asked.isRevealed, !asked.isOver(at: instant) else { return [] }
        var paused = asked
        paused.pause(at: instant)
        stage = .asking(paused)
        return [.paused(paused)]
    }

    mutating func resume(_ asked: AskedQuestion, at instant: Date) -> [QuizEffect] {
        guard asked.isPaused else { return [] }
        return show(asked) { $0.resume(at: instant) }
    }

    mutating func reveal(_ asked: AskedQuestion, at instant: Date) -> [QuizEffect] {
        guard settings.mode == .reveal, !asked.isRevealed else { return [] }
        if let unlocks = asked.unlocks(at: instant) { return [.locked(asked, until: unlocks)] }
        if asked.isOver(at: instant) { return timeOut("", for: asked, at: instant) }
        var revealed = asked
        revealed.reveal(at: instant)
        stage = .asking(revealed)
        return [.revealed(revealed)]
    }

    private mutating func show(
        _ asked: AskedQuestion, after change: (inout AskedQuestion) -> Void
    ) -> [QuizEffect] {
        var changed = asked
        change(&changed)
        stage = .asking(changed)
        return [.redraw(changed)]
    }
}
