import Foundation

extension QuizSession {
    /// How late an answer may arrive to count as what had been typed when the time ran out, in seconds: the time between
    /// a key and its reading.
    static let grace: TimeInterval = 0.25

    mutating func submit(_ typed: String, for asked: AskedQuestion, at instant: Date) -> [QuizEffect] {
        guard settings.mode == .type else { return [] }
        guard asked.isOver(at: instant) else {
            let judgement = judge(typed, asked)
            return record(asked, typed: typed, judgement: judgement, verdict: judgement.verdict, at: instant)
        }
        return timeOut(typed, for: asked, isInTime: isInTime(asked, at: instant), at: instant)
    }

    mutating func check(_ typed: String, for asked: AskedQuestion, at instant: Date) -> [QuizEffect] {
        asked.isOver(at: instant) ? timeOut(typed, for: asked, at: instant) : []
    }

    mutating func choose(_ choice: Int, for asked: AskedQuestion, at instant: Date) -> [QuizEffect] {
        guard settings.mode == .choice, let choices = asked.question.choices else { return [] }
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
        var judgement = judge(typed, asked)
        let isRight = isInTime && judgement.verdict.isRemembered
        if !isRight { judgement.credited = nil }
        return record(
            asked, typed: typed, judgement: judgement, verdict: isRight ? judgement.verdict : .timedOut, at: instant)
    }

    private func isInTime(_ asked: AskedQuestion, at instant: Date) -> Bool {
        asked.deadline.map { instant.timeIntervalSince($0) <= Self.grace } ?? true
    }

    private func judge(_ typed: String, _ asked: AskedQuestion) -> Judgement {
        let question = asked.question
        return Judge().judge(
            typed, asked: question.direction, accepted: question.accepted, others: question.others)
    }

    private mutating func record(
        _ asked: AskedQuestion, typed: String = "", judgement: Judgement? = nil, verdict: Verdict, grade: Grade? = nil,
        at instant: Date
    ) -> [QuizEffect] {
        let question = asked.question
        let seconds = asked.seconds(at: instant)
        let answer = Answer(
            number: asked.number, thing: question.thing, direction: question.direction,
            credited: judgement?.credited ?? question.thing, asked: question.asked, typed: typed, judgement: judgement,
            verdict: verdict, grade: grade ?? self.grade(verdict, seconds, asked.limit, typed), seconds: seconds,
            limit: asked.limit, isScheduled: !settings.isCram, at: instant)
        undoable.append((question, agenda))
        answers.append(answer)
        stage = .answered
        if answer.credited.id != question.thing.id {
            // The other meaning is answered; if it was still to be asked, this one is asked in its place.
            agenda.replace(QuestionKey(thing: answer.credited.id, direction: question.direction), with: question)
        }
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
