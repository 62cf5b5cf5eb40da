import Foundation

extension QuizSession {
    /// How late an answer may arrive to count as what had been typed when the time ran out, in seconds: the time between
    /// a key and its reading.
    static let grace: TimeInterval = 0.25

    mutating func submit(_ typed: String, for asked: AskedQuestion, at instant: Date) -> [QuizEffect] {
        guard settings.mode == .type else { return [] }
        if let unlocks = asked.unlocks(at: instant) { return [.locked(asked, until: unlocks)] }
        guard asked.isOver(at: instant) else {
            if typed.allSatisfy(\.isWhitespace) { return giveUp(typed, for: asked, at: instant) }
            return take(judge(typed, asked), typed: typed, for: asked, otherwise: .wrong, at: instant)
        }
        return timeOut(typed, for: asked, isInTime: isInTime(asked, at: instant), at: instant)
    }

    mutating func check(_ typed: String, for asked: AskedQuestion, at instant: Date) -> [QuizEffect] {
        asked.isOver(at: instant) ? timeOut(typed, for: asked, at: instant) : []
    }

    mutating func choose(_ choice: Int, for asked: AskedQuestion, at instant: Date) -> [QuizEffect] {
        guard settings.mode == .choice, let choices = asked.question.choices else { return [] }
        if let unlocks = asked.unlocks(at: instant) { return [.locked(asked, until: unlocks)] }
        guard choices.texts.indices.contains(choice - 1) else { return [.noSuchChoice(choice)] }
        let verdict = !isInTime(asked, at: instant) ? Verdict.timedOut : choice - 1 == choices.right ? .correct : .wrong
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

    /// Judges what stands there when the time has run out.
    /// - Parameter isInTime: whether it stood there when it did; else it cannot be right any more.
    mutating func timeOut(
        _ typed: String, for asked: AskedQuestion, isInTime: Bool = true, at instant: Date
    ) -> [QuizEffect] {
        guard settings.mode == .type else { return record(asked, verdict: .timedOut, at: instant) }
        var judgement = isInTime ? judge(typed, asked) : judgeAlone(typed, asked)
        if !isInTime { judgement.credited = nil }
        return take(judgement, typed: typed, for: asked, otherwise: .timedOut, at: instant)
    }

    /// Takes a judged answer: right or not, or another meaning than the one that is asked.
    /// - Parameter otherwise: the verdict of an answer that is not right.
    private mutating func take(
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
            agenda.drop(QuestionKey(thing: named.id, direction: question.direction))
        }
        if asked.isFollowUp {
            // The question has continued once already. The thing that it asks for still needs an answer, and comes
            // next.
            agenda.putBack(question)
            return effects
        }
        // The question continues, so no verdict is shown.
        return Array(effects.prefix(1)) + [goOn(asked, named: named, at: instant)]
    }

    /// Whether a thing that was named while another was asked is credited: the schedule or this quiz would ask it now.
    private func isDue(_ named: Thing, in asked: AskedQuestion, at instant: Date) -> Bool {
        if asked.excluded.contains(where: { $0.id == named.id }) { return false }
        if !settings.isCram, asked.question.standings[named.id] == .due { return true }
        return agenda.mayAsk(named.id, at: instant, learnAhead: settings.learnAhead)
    }

    private func isInTime(_ asked: AskedQuestion, at instant: Date) -> Bool {
        asked.deadline.map { instant.timeIntervalSince($0) <= Self.grace } ?? true
    }

    /// Judges an answer: as one of the asked thing if it can be that, else of any other.
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
        verdict: Verdict, grade: Grade? = nil, named other: Thing? = nil, at instant: Date
    ) -> [QuizEffect] {
        let question = asked.question
        let seconds = asked.seconds(at: instant)
        let answer = Answer(
            number: asked.number, thing: named ?? question.thing, direction: question.direction,
            asked: question.asked, typed: typed, judgement: judgement, verdict: verdict,
            grade: grade ?? self.grade(verdict, seconds, asked.limit, typed), seconds: seconds, limit: asked.limit,
            isScheduled: !settings.isCram, named: other, at: instant)
        undoable.append((question, agenda))
        answers.append(answer)
        stage = .answered
        return [.record(answer), .showVerdict(answer)]
    }

    /// The grade that the rule gives.
    func grade(_ verdict: Verdict, _ seconds: TimeInterval, _ limit: TimeInterval, _ typed: String) -> Grade {
        let letters = settings.mode == .type ? FoldedText(typed).letters.count : 0
        return settings.grading.grade(
            for: verdict, seconds: seconds, limit: limit, letters: letters,
            medianSecondsPerLetter: settings.medianSecondsPerLetter)
    }
}
