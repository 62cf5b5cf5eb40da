import Foundation
import TILCore
import TILText

extension QuizRunner {
    /// Shows the result of a question and, on a terminal, waits for a key.
    func showVerdict(_ answer: Answer) throws {
        let confusion = try confusion(in: answer)
        if let confusion { apply(.confused(confusion.thing.id)) }
        let view = VerdictView(
            answer: answer, others: try tellable(beside: answer.thing, asked: answer.direction),
            memory: memory(after: answer), confusion: confusion,
            comesBack: quiz.comesBack(after: answer.number, at: now),
            mode: mode(of: answer), page: page)
        show(view.text)
        // A quick quiz continues without a key after a right answer.
        let isRight = (command.pace ?? configured.pace) == .quick && answer.verdict == .correct
        if !session.console.canAsk || isRight || answer.isGradedByOneself(in: quiz.settings.mode) {
            return apply(.proceed)
        }
        while let outcome = read(verdictRequest(answer)) {
            guard case .key(let key) = outcome else { return apply(.proceed) }
            if key.isNumber, let grade = Self.grade(String(key)) { return regrade(answer, grade) }
            guard let key = VerdictKey(rawValue: key) else { return apply(.proceed) }
            if try !handle(key, at: answer) { return }
        }
    }

    /// Does what a key at a verdict means.
    /// - Returns: Whether the verdict stays, so that another key is read.
    private func handle(_ key: VerdictKey, at answer: Answer) throws -> Bool {
        switch key {
        case .proceed, .proceedBySpace, .quit:
            apply(.proceed)
            return false
        case .wasRight:
            steps.append(.correction)
            apply(.wasRight(question: answer.number))
            return false
        case .undo:
            return try !takeBack(answer)
        case .edit:
            guard session.console.agrees(to: "Edit \(answer.thing.short.visible)?"),
                let change = try edit(answer.thing.id)
            else { return true }
            steps.append(.edit(change.before))
            apply(.edited(change.after))
            return false
        case .suspend:
            if session.console.agrees(to: "Suspend \(answer.thing.short.visible)?"), try suspend(answer.thing) {
                steps.append(.suspension)
            }
        case .detail:
            try showDetail(answer.thing.id)
        case .answers:
            show(page.answers(try store.reviews(of: answer.thing.id)))
        case .help:
            show(keysView.atVerdict(claim: claim(answer), page) + "\n")
        case .grade:
            guard let grade = askGrade() else { return true }
            regrade(answer, grade)
            return false
        }
        return true
    }

    /// Returns the way in which an answer was given.
    private func mode(of answer: Answer) -> QuizSettings.Mode {
        quiz.settings.mode == .choice && answer.judgement != nil ? .type : quiz.settings.mode
    }

    private func regrade(_ answer: Answer, _ grade: Grade) {
        steps.append(.correction)
        apply(.regrade(question: answer.number, grade: grade))
    }

    /// Asks for another grade of the answer.
    /// - Returns: The grade, or nil to keep the present one.
    private func askGrade() -> Grade? {
        let grades = Grade.allCases.map { grade in "[\(grade.rawValue)] \(grade.name)" }.joined(separator: ", ")
        let prompt = page.folded("Grade: \(grades), [Return] keeps it: ").trimmingCharacters(in: .newlines)
        let request = LineRequest(kind: .keys(["1", "2", "3", "4", "\n"]), prompt: prompt)
        guard case .key(let key) = read(request), key.isNumber else { return nil }
        return Self.grade(String(key))
    }

    /// Takes back the last step since the answer, or else the answer.
    /// - Returns: Whether the quiz goes on with another screen.
    private func takeBack(_ answer: Answer) throws -> Bool {
        switch steps.popLast() {
        case .suspension:
            let thing = try store.resume(answer.thing.id, at: session.now) ?? answer.thing
            show(page.folded("Resumed: \(page.inline(thing)).\n"))
            apply(.restored(thing.id))
            return false
        case .edit(let before):
            guard let thing = try store.thing(id: before.id) else { return false }
            do {
                let edited = try store.edit(before.id, to: ThingDraft(before), from: thing, at: session.now)
                show(page.folded("Changed back: \(page.inline(edited)).\n"))
                apply(.edited(edited))
                return true
            } catch let error as StoreError {
                session.console.printError(error.sentence)
                return false
            }
        case .correction:
            show("The grade is as it was before.\n")
            apply(.undo)
            return true
        case nil:
            apply(.undo)
            return true
        }
    }

    /// Returns the thing that was mixed up with the asked one, or nil: the answer is nearly the thing's, or the two were
    /// mixed up twice.
    private func confusion(in answer: Answer) throws -> VerdictView.Confusion? {
        if answer.verdict.isRemembered || answer.named != nil { return nil }
        let asked = answer.thing
        let others = try store.things(answering: answer.typed, asked: answer.direction).filter { other in
            Capitals.key(other.short) != Capitals.key(asked.short)
        }
        let named = Judge().judge(answer.typed, asked: answer.direction, accepted: others).credited
        var both = [asked.id]
        if let named { both.append(named.id) }
        let pair = try store.confusedPairs(asked: both).first { pair in
            both.allSatisfy { id in pair.things.contains { thing in thing.id == id } }
        }
        if let named { return .init(thing: named, isNamed: true, count: pair?.count ?? 1) }
        guard let pair, pair.count > 1, let other = pair.things.first(where: { thing in thing.id != asked.id }) else {
            return nil
        }
        return .init(thing: other, isNamed: false, count: pair.count)
    }

    /// Returns the prompt for a verdict.
    private func verdictRequest(_ answer: Answer) -> LineRequest {
        let claim = claim(answer)
        let prompt: String
        if isNarrow {
            let right = claim == nil ? "" : "[r]ight "
            prompt = "[Return] \(right)[u]ndo [q]uit [?] "
        } else {
            let right = claim.map { claim in "[r] \(claim), " } ?? ""
            prompt = "[Return] next, \(right)[u] undo, [q] quit, [?] "
        }
        var keys = Set(VerdictKey.allCases.map(\.rawValue))
        if claim == nil { keys.remove(VerdictKey.wasRight.rawValue) }
        // After a choice, a digit is a slip of the hand that chose.
        if mode(of: answer) != .choice { keys.formUnion("1234") }
        var request = LineRequest(kind: .keys(keys), prompt: prompt)
        if mode(of: answer) == .type { request.silence = Self.typingPause }
        // If the time ended the answer, it came as a surprise: the next keys were meant for the answer.
        request.isSurprise = isTimeUp(answer)
        return request
    }

    /// Returns what the user can claim about an answer, or nil.
    private func claim(_ answer: Answer) -> String? {
        guard quiz.isContestable(answer) else { return nil }
        return answer.verdict == .close ? "count as right" : "I was right"
    }

    /// Whether the countdown ended the answer, not a key.
    private func isTimeUp(_ answer: Answer) -> Bool {
        answer.verdict == .timedOut || answer.limit > 0 && answer.seconds >= answer.limit
    }

    /// Reads the grade that the user gives the answer.
    func gradeByOneself(_ asked: AskedQuestion) {
        // A practice quiz does not change the schedule, so it shows no intervals.
        let outlooks = quiz.settings.isCram ? [] : outlooks(of: asked.question)
        show(page.revealed(asked.question, others: asked.excluded, outlooks: outlooks))
        let undo = quiz.answers.isEmpty || isNarrow ? "" : ", [u] undo the last one"
        let request = LineRequest(
            kind: session.console.canAsk ? .keys(["1", "2", "3", "4", "u", "q", "\n"]) : .answer,
            prompt: session.console.canAsk ? "Grade, [Return] for good\(undo): " : "")
        while true {
            let grade: Grade?
            switch read(request) {
            case nil: return
            case .key("u"): return apply(.undo)
            case .key(let key): grade = Self.grade(String(key))
            case .line(let line): grade = Self.grade(Capitals.tidied(line))
            default: continue
            }
            if let grade { return apply(.grade(question: asked.number, grade: grade)) }
        }
    }

    /// Returns the grade with a number, a name or an initial, or nil. Return means good.
    static func grade(_ text: String) -> Grade? {
        if text.isEmpty || text == "\n" { return .good }
        if let number = Int(text) { return Grade(rawValue: number) }
        return Grade.allCases.first { grade in grade.name == text || grade.name.prefix(1) == text }
    }

    private func outlooks(of question: Question) -> [Outlook] {
        let memory = (try? store.memories(of: question.thing.id))?[question.direction]
        return Scheduler(configured.scheduling).outlooks(
            at: now, studyDay: today, from: memory,
            seed: FuzzSeed(thing: question.thing.id, direction: question.direction))
    }

    /// Lets the user edit a thing as it is now, which may be suspended.
    /// - Returns: The thing before and after the edit, or nil if nothing was changed.
    private func edit(_ id: UUID) throws -> (before: Thing, after: Thing)? {
        guard let thing = try store.thing(id: id) else {
            session.console.printError("The thing was removed in the meantime.")
            return nil
        }
        do {
            guard let draft = try ThingForm.edited(thing, session) else { return nil }
            let edited = try store.edit(thing.id, to: draft, from: thing, at: session.now)
            if edited == thing { return nil }
            try session.offerToResume(edited)
            return (thing, edited)
        } catch let error as StoreError {
            session.console.printError(error.sentence)
            return nil
        }
    }

    /// Suspends a thing and removes it from the rest of this quiz.
    /// - Returns: Whether it was suspended now.
    private func suspend(_ thing: Thing) throws -> Bool {
        do {
            guard try store.suspend(thing.id, at: session.now) != nil else {
                session.console.printError("\(thing.short) (\(thing.long)) is already suspended.")
                return false
            }
            show(page.folded("Suspended: \(page.inline(thing)). 'til resume' includes it again.\n"))
            apply(.removed(thing.id))
            return true
        } catch let error as StoreError {
            session.console.printError(error.sentence)
            return false
        }
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
}

/// A key at a verdict. `1` to `4` are grades.
private enum VerdictKey: Character, CaseIterable {
    case proceed = "\n"
    case proceedBySpace = " "
    case undo = "u"
    case edit = "e"
    case grade = "g"
    case detail = "d"
    case answers = "h"
    case suspend = "s"
    case quit = "q"
    case help = "?"
    case wasRight = "r"
}

/// A step at a verdict that `u` takes back.
enum VerdictStep {
    /// The grade or the verdict was changed.
    case correction
    case suspension
    /// The thing was edited. The value is the thing before that.
    case edit(Thing)
}
