import Foundation
import TILCore
import TILText

/// The verdict on an answer, and the keys that can be pressed there.
extension QuizRunner {
    /// Shows the result of a question and, on a terminal, waits for a key.
    func showVerdict(_ answer: Answer) throws {
        let confusion = try confusion(in: answer)
        if let confusion { apply(.confused(confusion.thing.id)) }
        let view = VerdictView(
            answer: answer, others: try tellable(beside: answer.thing, asked: answer.direction),
            memory: records.memory(after: answer), confusion: confusion,
            comesBack: quiz.comesBack(after: answer.number, at: now), mode: mode(of: answer), page: page)
        show(view.text)
        if waitsForKey(at: answer) { try readKeys(at: answer) } else { apply(.proceed) }
    }

    /// Returns whether a verdict stays until a key is pressed.
    private func waitsForKey(at answer: Answer) -> Bool {
        // A quick quiz continues without a key after a right answer.
        let isQuick = (command.pace ?? configured.pace) == .quick
        let isQuicklyRight = isQuick && answer.verdict == .correct
        return session.console.canAsk && !isQuicklyRight && !answer.isGradedByOneself(in: quiz.settings.mode)
    }

    /// Returns the way in which an answer was given.
    private func mode(of answer: Answer) -> QuizSettings.Mode {
        // In a quiz of choices, a question without choices is typed, and only a typed answer has a judgement.
        let isTypedInstead = quiz.settings.mode == .choice && answer.judgement != nil
        return isTypedInstead ? .type : quiz.settings.mode
    }

    // MARK: Keys

    /// Reads keys until one leaves the verdict, or the quiz is ended.
    private func readKeys(at answer: Answer) throws {
        while let outcome = read(verdictRequest(answer)) {
            switch try handle(outcome, at: answer) {
            case .staysAtVerdict: continue
            case .leavesVerdict: return
            }
        }
    }

    private func handle(_ outcome: LineOutcome, at answer: Answer) throws -> AfterKey {
        guard case .key(let character) = outcome else { return proceed() }
        if character.isNumber, let grade = Self.grade(String(character)) { return regrade(answer, grade) }
        guard let key = VerdictKey(rawValue: character) else { return proceed() }
        return try handle(key, at: answer)
    }

    /// Does what a key at a verdict means.
    private func handle(_ key: VerdictKey, at answer: Answer) throws -> AfterKey {
        switch key {
        case .proceed, .proceedBySpace, .quit: return proceed()
        case .wasRight: return countAsRight(answer)
        case .undo: return try takeBack(answer)
        case .edit: return try offerToEdit(answer)
        case .suspend: try offerToSuspend(answer.thing)
        case .detail: try showDetail(answer.thing.id)
        case .answers: show(page.answers(try store.reviews(of: answer.thing.id)))
        case .help: show(keysView.atVerdict(claim: claim(answer), page) + "\n")
        case .grade:
            if let grade = askGrade() { return regrade(answer, grade) }
        }
        return .staysAtVerdict
    }

    private func proceed() -> AfterKey {
        apply(.proceed)
        return .leavesVerdict
    }

    private func countAsRight(_ answer: Answer) -> AfterKey {
        steps.add(.correction)
        apply(.wasRight(question: answer.number))
        return .leavesVerdict
    }

    private func regrade(_ answer: Answer, _ grade: Grade) -> AfterKey {
        steps.add(.correction)
        apply(.regrade(question: answer.number, grade: grade))
        return .leavesVerdict
    }

    /// Returns the prompt for a verdict.
    private func verdictRequest(_ answer: Answer) -> LineRequest {
        var keys = Set(VerdictKey.allCases.map(\.rawValue))
        if claim(answer) == nil { keys.remove(VerdictKey.wasRight.rawValue) }
        // After a choice, a digit is a slip of the hand that chose.
        if mode(of: answer) != .choice { keys.formUnion("1234") }
        var request = LineRequest(kind: .keys(keys), prompt: verdictPrompt(claim: claim(answer)))
        if mode(of: answer) == .type { request.silence = Self.typingPause }
        // If the time ended the answer, it came as a surprise: the next keys were meant for the answer.
        request.isSurprise = isTimeUp(answer)
        return request
    }

    private func verdictPrompt(claim: String?) -> String {
        if isNarrow {
            let right = claim == nil ? "" : "[r]ight "
            return "[Return] \(right)[u]ndo [q]uit [?] "
        }
        let right = claim.map { claim in "[r] \(claim), " } ?? ""
        return "[Return] next, \(right)[u] undo, [q] quit, [?] "
    }

    /// Returns what the user can claim about an answer, or nil.
    private func claim(_ answer: Answer) -> String? {
        guard quiz.isContestable(answer) else { return nil }
        return answer.verdict == .close ? "count as right" : "I was right"
    }

    /// Whether the countdown ended the answer, not a key.
    private func isTimeUp(_ answer: Answer) -> Bool {
        let hasUsedAllTime = answer.limit > 0 && answer.seconds >= answer.limit
        return answer.verdict == .timedOut || hasUsedAllTime
    }

    private func showDetail(_ id: UUID) throws {
        guard var view = try session.detailView(of: id) else { return }
        // Do not reveal the answer to the next question.
        let known = try tellable(beside: view.thing, asked: .meaning)
        view.others.removeAll { other in !known.contains(other) }
        show(view.text(page))
    }

    /// Returns the other answers to the same question that may be shown with a thing: the known ones that the quiz does
    /// not ask next.
    private func tellable(beside thing: Thing, asked direction: Direction) throws -> [Thing] {
        let accepted = try store.accepted(for: thing, asked: direction)
        let standings = try store.standings(of: accepted, asked: direction, at: now, on: today)
        return accepted.filter { other in
            other.id != thing.id && standings[other.id] == .known && !quiz.isToCome(other.id)
        }
    }

    // MARK: Confusions

    /// Returns the thing that was mixed up with the asked one, or nil: the answer is nearly the thing's, or the two
    /// were mixed up twice.
    private func confusion(in answer: Answer) throws -> VerdictView.Confusion? {
        if answer.verdict.isRemembered || answer.named != nil { return nil }
        if let named = try thingNamed(by: answer) {
            let pair = try confusedPair(of: [answer.thing.id, named.id])
            return VerdictView.Confusion(thing: named, isNamed: true, count: pair?.count ?? 1)
        }
        guard let pair = try confusedPair(of: [answer.thing.id]), pair.count > 1 else { return nil }
        guard let other = pair.things.first(where: { thing in thing.id != answer.thing.id }) else { return nil }
        return VerdictView.Confusion(thing: other, isNamed: false, count: pair.count)
    }

    /// Returns the thing with another acronym whose answer was typed, or nil.
    private func thingNamed(by answer: Answer) throws -> Thing? {
        let asked = Capitals.key(answer.thing.short)
        let answered = try store.things(answering: answer.typed, asked: answer.direction)
        let others = answered.filter { other in Capitals.key(other.short) != asked }
        return Judge().judge(answer.typed, asked: answer.direction, accepted: others).credited
    }

    /// Returns the pair with some things that was mixed up most often, or nil if there is none.
    private func confusedPair(of things: [UUID]) throws -> ConfusedPair? {
        try store.confusedPairs(asked: things).first { pair in
            things.allSatisfy { id in pair.things.contains { thing in thing.id == id } }
        }
    }
}
