import Foundation
import TILCore

extension QuizRunner {
    /// Returns how many seconds keys are ignored after an answer and after the last ignored key, because they were
    /// meant for the answer. The time is longer after a time-out, which comes as a surprise.
    private static func grace(_ answer: Answer) -> TimeInterval { answer.verdict == .timedOut ? 0.7 : 0.5 }

    /// Shows the result of a question and, on a terminal, waits for a key.
    func showVerdict(_ answer: Answer) throws {
        let view = VerdictView(
            answer: answer, others: try tellable(beside: answer.thing, asked: answer.direction),
            memory: memory(after: answer), comesBack: quiz.comesBack(after: answer.number, at: now),
            leechLapses: configured.leechLapses, mode: quiz.settings.mode)
        show(view.text(page))
        if !console.canAsk || goesOnByItself(after: answer) { return apply(.proceed) }
        let request = verdictRequest(answer)
        while true {
            switch read(request) {
            case nil: return
            case .key("r"): return apply(.wasRight(question: answer.number))
            case .key("u"): return apply(.undo)
            case .key("e"):
                guard let thing = try edit(answer.thing) else { continue }
                return apply(.edited(thing))
            case .key("d"): try showDetail(answer.thing.id)
            case .key("s"): try suspend(answer.thing)
            case .key("h"): show(AnswersView(reviews: try store.reviews(of: answer.thing.id)).text(page))
            case .key("?"): show(keysView.atVerdict(isContestable: answer.isContestable, page) + "\n")
            case .key(let key):
                guard let grade = key.isNumber ? Self.grade(String(key)) : nil else { return apply(.proceed) }
                return apply(.regrade(question: answer.number, grade: grade))
            default: return apply(.proceed)
            }
        }
    }

    /// Whether to continue without a key: a quick quiz does so after a right answer.
    private func goesOnByItself(after answer: Answer) -> Bool { pace == .quick && answer.verdict == .correct }

    /// Returns the prompt for a verdict. The keys are shown once they are accepted.
    private func verdictRequest(_ answer: Answer) -> LineRequest {
        var keys: Set<Character> = ["\n", " ", "u", "e", "d", "h", "s", "q", "?", "1", "2", "3", "4"]
        if answer.isContestable { keys.insert("r") }
        var request = LineRequest(kind: .keys(keys))
        request.silence = Self.grace(answer)
        let earliest = session.now + request.silence
        request.ignoresKeysUntil = earliest
        let prompt = keysPrompt(answer)
        // If the editor cannot redraw the prompt, show the keys from the start.
        request.prompt = console.editor.canRedraw ? "" : prompt
        request.live = { _, now, _ in
            now < earliest ? LineUpdate(wake: earliest) : LineUpdate(prompt: prompt)
        }
        return request
    }

    private func keysPrompt(_ answer: Answer) -> String {
        if isNarrow { return "[Return] \(answer.isContestable ? "[r]ight " : "")[u]ndo [q]uit [?] " }
        return "[Return] next, \(answer.isContestable ? "[r] I was right, " : "")[u] undo, [q] quit, [?] "
    }

    /// - Returns: The edited thing, or nil if nothing was changed.
    private func edit(_ thing: Thing) throws -> Thing? {
        do {
            guard let draft = try EditForm(thing: thing).fill(session) else { return nil }
            let edited = try store.edit(thing.id, to: draft, from: thing, at: session.now)
            return edited == thing ? nil : edited
        } catch let error as StoreError {
            console.complain(error.sentence)
            return nil
        }
    }

    /// Suspends a thing and removes it from the rest of this quiz.
    private func suspend(_ thing: Thing) throws {
        do {
            guard try store.suspend(thing.id, at: session.now) != nil else {
                return console.complain("\(thing.short) (\(thing.long)) is suspended already.")
            }
            show(page.folded("Suspended: \(page.inline(thing)); 'til resume' lets it be asked again.\n"))
            apply(.removed(thing.id))
        } catch let error as StoreError {
            console.complain(error.sentence)
        }
    }

    private func showDetail(_ id: UUID) throws {
        if var view = try session.detailView(of: id) {
            // Do not reveal the answer to the next question.
            let known = try tellable(beside: view.thing, asked: .meaning)
            view.others.removeAll { !known.contains($0) }
            show(view.text(page))
        }
    }
}
