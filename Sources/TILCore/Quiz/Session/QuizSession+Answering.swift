import Foundation

extension QuizSession {
    /// The maximum delay, in seconds, for an answer that was typed before the time ran out: the time between pressing a
    /// key and reading it.
    static let grace: TimeInterval = 0.25

    mutating func submit(_ typed: String, for asked: AskedQuestion, at instant: Date) -> [QuizEffect] {
        guard mode(of: asked.question) == .type else { return [] }
        if let unlocks = asked.unlocks(at: instant) { return [.locked(asked, until: unlocks)] }
        guard asked.isOver(at: instant) else {
            if typed.allSatisfy(\.isWhitespace) { return giveUp(typed, for: asked, at: instant) }
            return applyJudgement(judge(typed, asked), typed: typed, for: asked, otherwise: .wrong, at: instant)
        }
        return timeOut(typed, for: asked, isInTime: isInTime(asked, at: instant), at: instant)
    }

    /// The most seconds between the last key and the end of the time in which a person was still typing.
    static let typingPause: TimeInterval = 2

    mutating func check(
        _ typed: String, pause: TimeInterval?, for asked: AskedQuestion, at instant: Date
    ) -> [QuizEffect] {
        guard asked.isOver(at: instant) else { return [] }
        let wasTyping = pause.map { pause in pause <= Self.typingPause } ?? false
        return timeOut(typed, wasTyping: wasTyping, for: asked, at: instant)
    }

    mutating func choose(_ choice: Int, for asked: AskedQuestion, at instant: Date) -> [QuizEffect] {
        guard settings.mode == .choice, let choices = asked.question.choices else { return [] }
        if let unlocks = asked.unlocks(at: instant) { return [.locked(asked, until: unlocks)] }
        guard choices.texts.indices.contains(choice - 1) else { return [.noSuchChoice(choice)] }
        var verdict = choice - 1 == choices.right ? Verdict.correct : .wrong
        if !isInTime(asked, at: instant) { verdict = .timedOut }
        return record(asked, typed: choices.texts[choice - 1], verdict: verdict, at: instant)
    }

    mutating func giveUp(_ typed: String, for asked: AskedQuestion, at instant: Date) -> [QuizEffect] {
        guard !asked.isRevealed else { return [] }
        if asked.isOver(at: instant) { return timeOut(typed, for: asked, at: instant) }
        return record(asked, typed: typed, verdict: .givenUp, at: instant)
    }

    mutating func grade(_ grade: Grade, for asked: AskedQuestion, at instant: Date) -> [QuizEffect] {
        guard asked.isRevealed else { return [] }
        return record(asked, verdict: grade == .again ? .wrong : .correct, grade: grade, at: instant)
    }

    /// Judges the typed text after the time has run out.
    /// - Parameters:
    ///   - isInTime: whether the text was typed in time. If not, it cannot be right.
    ///   - wasTyping: whether the person was still typing. If so, the beginning of the right answer is graded as hard.
    mutating func timeOut(
        _ typed: String, wasTyping: Bool = false, for asked: AskedQuestion, isInTime: Bool = true, at instant: Date
    ) -> [QuizEffect] {
        guard mode(of: asked.question) == .type else { return record(asked, verdict: .timedOut, at: instant) }
        if wasTyping, isInTime, judge(typed, asked).credited == nil, isRightSoFar(typed, asked) {
            return record(
                asked, typed: typed, judgement: judgeAlone(typed, asked), verdict: .timedOut, grade: .hard,
                isRightSoFar: true, at: instant)
        }
        var judgement = isInTime ? judge(typed, asked) : judgeAlone(typed, asked)
        if !isInTime { judgement.credited = nil }
        return applyJudgement(judgement, typed: typed, for: asked, otherwise: .timedOut, at: instant)
    }

    /// Returns whether a text is the right answer except for the rest of its last word.
    private func isRightSoFar(_ typed: String, _ asked: AskedQuestion) -> Bool {
        let question = asked.question
        return Judge().isBeginning(typed, of: question.thing, asked: question.direction)
    }

    /// Applies a judged answer: right or not, or a meaning other than the asked one.
    /// - Parameter otherwise: the verdict if the answer is not right.
    private mutating func applyJudgement(
        _ judgement: Judgement, typed: String, for asked: AskedQuestion, otherwise: Verdict, at instant: Date
    ) -> [QuizEffect] {
        let question = asked.question
        guard let named = judgement.credited, named.id != question.thing.id else {
            let verdict = judgement.credited == nil ? otherwise : judgement.verdict
            return record(asked, typed: typed, judgement: judgement, verdict: verdict, at: instant)
        }
        let isDue = isDue(named, in: asked, at: instant)
        if asked.isFollowUp, !isDue {
            return record(
                asked, typed: typed, judgement: judgeAlone(typed, asked), verdict: otherwise, named: named, at: instant)
        }
        var effects: [QuizEffect] = []
        if isDue {
            effects = record(
                asked, as: named, typed: typed, judgement: judgement, verdict: judgement.verdict, at: instant)
            agenda.drop(QuestionKey(thingID: named.id, direction: question.direction))
        }
        if asked.isFollowUp {
            // The question has already continued once. The asked thing still needs an answer, so it comes next.
            agenda.putBack(question)
            return effects
        }
        // Omit the verdict, because the question continues.
        return Array(effects.prefix(1)) + [continueQuestion(asked, named: named, at: instant)]
    }

    /// Returns whether an answer counts for a named thing that is not the asked one. It does if the schedule or this
    /// quiz would ask the thing now.
    private func isDue(_ named: Thing, in asked: AskedQuestion, at instant: Date) -> Bool {
        if asked.excluded.contains(where: { $0.id == named.id }) { return false }
        if !settings.isCram, asked.question.standings[named.id] == .due { return true }
        return agenda.mayAsk(named.id, at: instant, learnAhead: settings.learnAhead)
    }

    private func isInTime(_ asked: AskedQuestion, at instant: Date) -> Bool {
        asked.deadline.map { deadline in instant.timeIntervalSince(deadline) <= Self.grace } ?? true
    }

    /// Returns the judgement of an answer, compared with the asked thing first, then with other accepted things.
    func judge(_ typed: String, _ asked: AskedQuestion) -> Judgement {
        let alone = judgeAlone(typed, asked)
        if alone.verdict == .correct { return alone }
        let question = asked.question
        return Judge().judge(
            typed, asked: question.direction, accepted: question.accepted, others: question.others)
    }

    private func judgeAlone(_ typed: String, _ asked: AskedQuestion) -> Judgement {
        let question = asked.question
        return Judge().judge(typed, asked: question.direction, accepted: [question.thing], others: question.others)
    }

    /// Records an answer.
    /// - Returns: the effects to carry out.
    private mutating func record(
        _ asked: AskedQuestion, as named: Thing? = nil, typed: String = "", judgement: Judgement? = nil,
        verdict: Verdict, grade: Grade? = nil, named other: Thing? = nil, isRightSoFar: Bool = false, at instant: Date
    ) -> [QuizEffect] {
        let question = asked.question
        let seconds = asked.seconds(at: instant)
        var answer = Answer(
            number: asked.number, thing: named ?? question.thing, direction: question.direction,
            asked: question.asked, typed: typed, judgement: judgement, verdict: verdict,
            grade: grade ?? self.grade(verdict, after: seconds, limit: asked.limit, typed: typed), seconds: seconds,
            limit: asked.limit,
            isScheduled: !settings.isCram, named: other, date: instant)
        answer.isRightSoFar = isRightSoFar
        uncorrected = []
        undoable.append(Asking(question: question, agenda: agenda))
        answers.append(answer)
        stage = .answered
        return [.record(answer), .showVerdict(answer)]
    }

    /// Returns the grade of an answer by the rule.
    func grade(_ verdict: Verdict, after seconds: TimeInterval, limit: TimeInterval, typed: String) -> Grade {
        let letters = settings.mode == .type ? FoldedText(typed).letters.count : 0
        return settings.grading.grade(
            for: verdict, seconds: seconds, limit: limit, letters: letters,
            medianSecondsPerLetter: settings.medianSecondsPerLetter)
    }
}
