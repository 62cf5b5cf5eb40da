import Foundation
import TILCore

extension QuizRunner {
    /// For how long keys are ignored after the time ran out, and after the last key that was, in seconds: they were meant
    /// for the answer.
    private static let grace = 0.7

    /// Shows what became of a question; on a terminal, until a key says how to go on.
    func showVerdict(_ answer: Answer) throws {
        let memory = memory(after: answer)
        let accepted = try store.accepted(for: answer.thing, asked: answer.direction)
        let view = VerdictView(
            answer: answer, accepted: accepted, memory: memory, leechLapses: configured.leechLapses,
            mode: session.settings.mode)
        show(view.text(page))
        guard context.canAsk else { return apply(.proceed) }
        var keys: Set<Character> = ["\n", " ", "u", "e", "d", "q", "?"]
        if answer.isContestable { keys.insert("r") }
        var request = LineRequest(kind: .keys(keys))
        request.prompt = keysPrompt(answer)
        if answer.verdict == .timedOut {
            request.ignoresKeysUntil = context.now + Self.grace
            request.silence = Self.grace
        }
        while true {
            switch read(request) {
            case nil: return
            case .key("r"): return apply(.wasRight(question: answer.number))
            case .key("u"): return apply(.undo)
            case .key("e"):
                guard let thing = try edit(answer.credited) else { continue }
                return apply(.edited(thing))
            case .key("d"): try showDetail(answer.credited.id)
            case .key("?"): show(QuizKeysView(editor: context.editor).text(page) + "\n")
            default: return apply(.proceed)
            }
        }
    }

    private func keysPrompt(_ answer: Answer) -> String {
        if isNarrow { return "[Return] \(answer.isContestable ? "[r]ight " : "")[u]ndo [q]uit [?] " }
        return "[Return] next, \(answer.isContestable ? "[r] I was right, " : "")[u] undo, [q] quit, [?] "
    }

    /// - Returns: the thing as it is now; nil where nothing was changed.
    private func edit(_ thing: Thing) throws -> Thing? {
        do {
            guard let draft = try EditForm(thing: thing).fill(context) else { return nil }
            let edited = try store.edit(thing.id, to: draft, at: context.now)
            return edited == thing ? nil : edited
        } catch let error as StoreError {
            context.complain(error.sentence)
            return nil
        }
    }

    private func showDetail(_ id: UUID) throws {
        if let view = try DetailView.of(id, store) { show(view.text(page)) }
    }
}
