public import Foundation

extension QuizSession {
    /// The maximum number of times that a quiz asks a thing in one direction. A difficult thing must not prevent the
    /// end of a quiz.
    static let mostAskings = 5

    /// Moves to the next question, or to the end.
    mutating func advance(at instant: Date) -> [QuizEffect] {
        uncorrected = []
        lastRemoval = nil
        if answersLeft == 0 { return finish(at: instant) }
        while let question = agenda.removeNext(
            at: instant, after: lastNumber, learnAhead: settings.learnAhead, answersLeft: answersLeft)
        {
            if removed.contains(question.thing.id) { continue }
            return question.isUnmet ? meet(question, at: instant) : ask(question, at: instant)
        }
        if let longest = settings.longestRest, let rest = agenda.rest(after: instant, within: longest) {
            stage = .resting
            return [.rest(until: rest.end, count: rest.count)]
        }
        return finish(at: instant)
    }

    /// Shows a thing before its first question, which follows after two other questions.
    private mutating func meet(_ question: Question, at instant: Date) -> [QuizEffect] {
        lastNumber += 1
        agenda.meet(question, number: lastNumber, at: instant)
        let meeting = Meeting(number: lastNumber, question: current(question), date: instant)
        meetings.append(meeting)
        stage = .meeting(meeting)
        return [.meet(meeting)]
    }

    /// Asks a question with a new number.
    mutating func ask(_ question: Question, at instant: Date) -> [QuizEffect] {
        lastNumber += 1
        interrupted = nil
        let asked = presented(current(question), number: lastNumber, at: instant)
        stage = .asking(asked)
        return [.ask(asked)]
    }

    /// Completes the current question with everything that judging its answer needs, and starts its time.
    ///
    /// A session can start with questions that only have a thing and a direction, so that a long quiz starts as fast as
    /// a short one. Complete each question after its ``QuizEffect/ask(_:)``, before you show it.
    ///
    /// ```swift
    /// let complete = try store.completed(asked.question, at: now, on: day)
    /// if let shown = session.prepare(complete, number: asked.number, at: now) {
    ///     print("What is \(shown.question.asked)?")  // its whole time begins now
    /// }
    /// ```
    /// - Returns: the question as it is asked, or nil without a change if the question is not the current one.
    public mutating func prepare(_ question: Question, number: Int, at instant: Date) -> AskedQuestion? {
        guard let asked = asking else { return nil }
        let isCurrent = asked.number == number && asked.question.key == question.key
        let hasStarted = asked.isPaused || asked.isRevealed
        guard isCurrent, !hasStarted else { return nil }
        let prepared = presented(current(question), number: number, at: instant)
        stage = .asking(prepared)
        return prepared
    }

    /// Returns whether a text is nearly an answer to the current question, or one of its words.
    package func isNearAnswer(_ text: String) -> Bool {
        guard let asked = asking else { return false }
        if judge(text, asked).verdict.isRemembered { return true }
        let folded = FoldedText(text)
        return asked.question.accepted.contains { accepted in
            let words = asked.question.direction.answer(of: accepted).split(separator: " ")
            return words.contains { word in FoldedText(String(word)).matches(folded) }
        }
    }

    /// Continues a question with its whole time, after another meaning was named.
    mutating func continueQuestion(_ asked: AskedQuestion, named: Thing, at instant: Date) -> QuizEffect {
        lastNumber += 1
        var excluded = asked.excluded
        let isExcluded = excluded.contains { thing in thing.id == named.id }
        if !isExcluded { excluded.append(named) }
        let followUp = AskedQuestion(
            number: lastNumber, question: asked.question, excluded: excluded, isFollowUp: true, settings: settings,
            at: instant)
        stage = .asking(followUp)
        return .another(followUp, named: named)
    }

    /// Returns a question as it is asked at an instant, with the excluded things.
    private func presented(_ question: Question, number: Int, at instant: Date) -> AskedQuestion {
        let excluded = question.accepted.dropFirst().filter { other in
            let isKnown = question.standings[other.id] == .known
            return isKnown && !agenda.mayAsk(other.id, at: instant, learnAhead: settings.learnAhead)
        }
        return AskedQuestion(
            number: number, question: question, excluded: excluded,
            followsSibling: followsSibling(question, excluded: excluded), settings: settings, at: instant)
    }

    /// Returns whether the last question had the same text and was answered with a different thing that is not shown as
    /// excluded.
    private func followsSibling(_ question: Question, excluded: [Thing]) -> Bool {
        guard let last = answers.last, last.asked == question.asked else { return false }
        if last.thing.id == question.thing.id { return false }
        return !excluded.contains { thing in thing.id == last.thing.id }
    }

    /// Returns a question with its edited things and without its removed things.
    private func current(_ question: Question) -> Question {
        if edited.isEmpty && removed.isEmpty { return question }
        var current = question.without(removed)
        for accepted in question.accepted {
            if let thing = edited[accepted.id] { current = current.updated(with: thing) }
        }
        return current
    }

    mutating func finish(at instant: Date) -> [QuizEffect] {
        stage = .finished
        return [.finish(summary(at: instant))]
    }

    mutating func resume(_ asked: AskedQuestion, at instant: Date) -> [QuizEffect] {
        guard asked.isPaused else { return [] }
        return change(asked, QuizEffect.redraw) { asked in asked.resume(at: instant) }
    }

    mutating func reveal(_ asked: AskedQuestion, at instant: Date) -> [QuizEffect] {
        guard settings.mode == .reveal, !asked.isRevealed else { return [] }
        if let unlocks = asked.unlocks(at: instant) { return [.locked(asked, until: unlocks)] }
        if asked.isOver(at: instant) { return timeOut("", for: asked, at: instant) }
        return change(asked, QuizEffect.revealed) { asked in asked.reveal(at: instant) }
    }

    /// Changes the current question.
    /// - Parameters:
    ///   - effect: makes the effect that shows the changed question.
    ///   - change: changes the question.
    /// - Returns: the effect.
    mutating func change(
        _ asked: AskedQuestion, _ effect: (AskedQuestion) -> QuizEffect, by change: (inout AskedQuestion) -> Void
    ) -> [QuizEffect] {
        var changed = asked
        change(&changed)
        stage = .asking(changed)
        return [effect(changed)]
    }
}
