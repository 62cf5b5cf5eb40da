import Foundation

extension QuizSession {
    /// The maximum delay, in seconds, for an answer that was typed before the time ran out: the time between pressing a
    /// key and reading it.
    static let grace: TimeInterval = 0.25

    /// The most seconds between the last key and the end of the time in which a person was still typing.
    static let typingPause: TimeInterval = 2

    // MARK: Events

    mutating func submit(_ typed: String, for asked: AskedQuestion, at instant: Date) -> [QuizEffect] {
        guard mode(of: asked.question) == .type else { return [] }
        if let unlocks = asked.unlocks(at: instant) { return [.locked(asked, until: unlocks)] }
        if asked.isOver(at: instant) {
            if isInTime(asked, at: instant) { return timeOut(typed, for: asked, at: instant) }
            return recordTooLate(typed, for: asked, at: instant)
        }
        let isEmpty = typed.allSatisfy(\.isWhitespace)
        if isEmpty { return giveUp(typed, for: asked, at: instant) }
        return applyJudgement(judge(typed, asked), typed: typed, for: asked, otherwise: .wrong, at: instant)
    }

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
        let index = choice - 1
        guard choices.texts.indices.contains(index) else { return [.noSuchChoice(choice)] }
        var verdict = index == choices.right ? Verdict.correct : .wrong
        if !isInTime(asked, at: instant) { verdict = .timedOut }
        return record(GivenAnswer(verdict, typed: choices.texts[index]), to: asked, at: instant)
    }

    mutating func giveUp(_ typed: String, for asked: AskedQuestion, at instant: Date) -> [QuizEffect] {
        guard !asked.isRevealed else { return [] }
        if asked.isOver(at: instant) { return timeOut(typed, for: asked, at: instant) }
        return record(GivenAnswer(.givenUp, typed: typed), to: asked, at: instant)
    }

    mutating func grade(_ grade: Grade, for asked: AskedQuestion, at instant: Date) -> [QuizEffect] {
        guard asked.isRevealed else { return [] }
        var given = GivenAnswer(grade == .again ? .wrong : .correct)
        given.grade = grade
        return record(given, to: asked, at: instant)
    }

    private func isInTime(_ asked: AskedQuestion, at instant: Date) -> Bool {
        guard let deadline = asked.deadline else { return true }
        return instant.timeIntervalSince(deadline) <= Self.grace
    }

    // MARK: The end of the time

    /// Judges the text that was typed before the time ran out.
    /// - Parameter wasTyping: whether the person was still typing. If so, the beginning of the right answer is graded
    ///   as hard.
    mutating func timeOut(
        _ typed: String, wasTyping: Bool = false, for asked: AskedQuestion, at instant: Date
    ) -> [QuizEffect] {
        guard mode(of: asked.question) == .type else {
            return record(GivenAnswer(.timedOut), to: asked, at: instant)
        }
        let judgement = judge(typed, asked)
        if wasTyping, judgement.credited == nil, isRightSoFar(typed, asked) {
            var given = GivenAnswer(.timedOut, typed: typed, judgement: judgeAlone(typed, asked))
            given.grade = .hard
            given.isRightSoFar = true
            return record(given, to: asked, at: instant)
        }
        return applyJudgement(judgement, typed: typed, for: asked, otherwise: .timedOut, at: instant)
    }

    /// Records a text that was typed after the time had run out, so that it cannot be right.
    private mutating func recordTooLate(
        _ typed: String, for asked: AskedQuestion, at instant: Date
    ) -> [QuizEffect] {
        var judgement = judgeAlone(typed, asked)
        judgement.credited = nil
        return record(GivenAnswer(.timedOut, typed: typed, judgement: judgement), to: asked, at: instant)
    }

    /// Returns whether a text is the right answer except for the rest of its last word.
    private func isRightSoFar(_ typed: String, _ asked: AskedQuestion) -> Bool {
        let question = asked.question
        return Judge().isBeginning(typed, of: question.thing, asked: question.direction)
    }

    // MARK: Judging

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

    /// Applies a judged answer: right or not, or a meaning other than the asked one.
    /// - Parameter otherwise: the verdict if the answer is not right.
    private mutating func applyJudgement(
        _ judgement: Judgement, typed: String, for asked: AskedQuestion, otherwise: Verdict, at instant: Date
    ) -> [QuizEffect] {
        guard let credited = judgement.credited else {
            return record(GivenAnswer(otherwise, typed: typed, judgement: judgement), to: asked, at: instant)
        }
        let given = GivenAnswer(judgement.verdict, typed: typed, judgement: judgement)
        if credited.id == asked.question.thing.id { return record(given, to: asked, at: instant) }
        let isDue = isDue(credited, in: asked, at: instant)
        if isDue { return recordOther(credited, given, to: asked, at: instant) }
        if asked.isFollowUp {
            var wrong = GivenAnswer(otherwise, typed: typed, judgement: judgeAlone(typed, asked))
            wrong.named = credited
            return record(wrong, to: asked, at: instant)
        }
        return [continueQuestion(asked, named: credited, at: instant)]
    }

    /// Records an answer for another thing that is due too. The asked thing still needs an answer.
    private mutating func recordOther(
        _ other: Thing, _ given: GivenAnswer, to asked: AskedQuestion, at instant: Date
    ) -> [QuizEffect] {
        var given = given
        given.thing = other
        let effects = record(given, to: asked, at: instant)
        agenda.drop(QuestionKey(thingID: other.id, direction: asked.question.direction))
        if asked.isFollowUp {
            // The question has already continued once, so it comes next.
            agenda.putBack(asked.question)
            return effects
        }
        // Omit the verdict, because the question continues.
        return Array(effects.prefix(1)) + [continueQuestion(asked, named: other, at: instant)]
    }

    /// Returns whether an answer counts for a named thing that is not the asked one. It does if the schedule or this
    /// quiz would ask the thing now.
    private func isDue(_ named: Thing, in asked: AskedQuestion, at instant: Date) -> Bool {
        if asked.excluded.contains(where: { excluded in excluded.id == named.id }) { return false }
        if !settings.isCram, asked.question.standings[named.id] == .due { return true }
        return agenda.mayAsk(named.id, at: instant, learnAhead: settings.learnAhead)
    }

    // MARK: Recording

    /// An answer that is not recorded yet.
    private struct GivenAnswer {
        var verdict: Verdict
        var typed: String
        var judgement: Judgement?
        /// The grade, or nil for the one by the rule.
        var grade: Grade?
        /// The thing whose meaning or acronym was given, or nil for the asked one.
        var thing: Thing?
        /// The other meaning that was named in the continued question.
        var named: Thing?
        var isRightSoFar = false

        init(_ verdict: Verdict, typed: String = "", judgement: Judgement? = nil) {
            self.verdict = verdict
            self.typed = typed
            self.judgement = judgement
        }
    }

    /// Records an answer.
    /// - Returns: the effects to carry out: the record first, then the verdict.
    private mutating func record(
        _ given: GivenAnswer, to asked: AskedQuestion, at instant: Date
    ) -> [QuizEffect] {
        let question = asked.question
        let seconds = asked.seconds(at: instant)
        let grade = given.grade ?? self.grade(given.verdict, after: seconds, limit: asked.limit, typed: given.typed)
        var answer = Answer(
            number: asked.number, thing: given.thing ?? question.thing, direction: question.direction,
            asked: question.asked, typed: given.typed, judgement: given.judgement, verdict: given.verdict,
            grade: grade, seconds: seconds, limit: asked.limit, isScheduled: !settings.isCram, named: given.named,
            date: instant)
        answer.isRightSoFar = given.isRightSoFar
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
