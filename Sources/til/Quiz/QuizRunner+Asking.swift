import Foundation
import Glibc
import TILCore

extension QuizRunner {
    /// Reads the answer to the current question while its time runs.
    func ask(_ asked: AskedQuestion, typed: LineText = LineText()) {
        let number = asked.number
        var request = LineRequest(kind: kind, prompt: "", text: typed)
        var announcer = TimeAnnouncer()
        request.prompt = view(asked).prompt(at: now, page)
        request.live = { [self] event, editorNow, text in
            heard(event, number: number, typed: text.string)
            guard let asked = quiz.asking, asked.number == number else { return LineUpdate(ending: .kept) }
            if asked.isPaused { return LineUpdate(ending: .erased(rowsAbove: rowsAbove)) }
            let instant = now
            if asked.isOver(at: instant) {
                return LineUpdate(prompt: view(asked).prompt(at: instant, page), ending: .kept)
            }
            var update = LineUpdate(prompt: view(asked).prompt(at: instant, page))
            var next: Date?
            if announcesTime {
                update.announcement = announcer.sentence(for: asked, at: instant)
                if [.function(.moreTime), .function(.lessTime), .function(.restart)].contains(event) {
                    update.announcement = TimeAnnouncer.timeLeft(asked, at: instant)
                }
                next = announcer.next(for: asked, after: instant)
            } else if console.canAsk {
                next = view(asked).nextTick(after: instant)
            }
            if event == .function(.help) { update.announcement = keysView.atQuestion(page) }
            if let text = update.announcement { rowsAbove += page.rows(text) }
            let due = [next, asked.deadline].compactMap { $0 }.min()
            // The editor waits until a time of day, but the duration is what matters.
            update.wake = due.map { editorNow + max(0, $0.timeIntervalSince(instant)) }
            return update
        }
        console.output.flush()
        guard let outcome = read(request) else { return }
        take(outcome, for: number)
    }

    /// Reads a line or a key. Ends the quiz on the events that end it at every prompt: `q` if it is one of the keys,
    /// the end of the input, Ctrl-C, and the signals that end the program.
    /// - Returns: The line or key, or nil if the quiz was ended.
    func read(_ request: LineRequest) -> LineOutcome? {
        let outcome = console.editor.read(request)
        switch outcome {
        case .key("q"), .endOfInput: break
        case .interrupted: endedBy = SIGINT
        case .terminated(let signal): endedBy = signal
        case .line, .key, .ended: return outcome
        }
        apply(.end)
        return nil
    }

    /// Applies the outcome of a line to the question.
    private func take(_ outcome: LineOutcome, for number: Int) {
        switch outcome {
        case .line(let text): answer(text, number)
        case .key(let key): answer(key == "\n" || key == " " ? "" : String(key), number)
        case .ended(let text):
            heldText = text
            // If a pause ended the line, the user continues it later.
            if quiz.asking?.isPaused != true { apply(.check(question: number, typed: text.string)) }
        case .interrupted, .endOfInput, .terminated: break
        }
        // If the key had no effect, the question continues.
        if !hasPending, let asked = quiz.asking, asked.number == number { ask(asked) }
    }

    private func answer(_ text: String, _ number: Int) {
        let word = Capitals.tidied(text)
        if word == "?", console.canAsk { return showBelow(keysView.atQuestion(page) + "\n") }
        switch quiz.settings.mode {
        case .type:
            heldText = LineText(text)
            apply(.submit(question: number, typed: text))
        case .choice:
            if word == "g" { return apply(.giveUp(question: number, typed: "")) }
            apply(.choose(question: number, choice: Int(word) ?? 0))
        case .reveal:
            if word == "g" { return apply(.giveUp(question: number, typed: "")) }
            apply(.reveal(question: number))
        }
    }

    /// Passes an editor event to the quiz.
    private func heard(_ event: LineEvent, number: Int, typed: String) {
        switch event {
        case .tick, .resized, .resumed, .function(.help): break
        case .function(.moreTime): applyOnScreen(.moreTime(question: number))
        case .function(.lessTime): applyOnScreen(.lessTime(question: number))
        case .function(.restart): applyOnScreen(.restart(question: number))
        case .function(.pause), .stopping: applyOnScreen(.pause(question: number))
        case .function(.giveUp): applyOnScreen(.giveUp(question: number, typed: typed))
        }
    }

    /// Hides the question until the user presses Return or the pause key. Text typed in the meantime is added to the
    /// answer.
    func pause(_ asked: AskedQuestion) {
        // A terminal without cursor control cannot erase the question, so scroll it off the screen.
        if console.canAsk, !console.editor.canRedraw { show(String(repeating: "\n", count: page.height)) }
        let isTyped = quiz.settings.mode == .type
        let key = console.editor.keys(for: .pause).first
        let goesOn = isNarrow || key == nil ? "" : " or [\(key ?? "")]"
        let says = isNarrow ? "Paused." : "Paused; the question is hidden."
        var request = LineRequest(kind: isTyped ? .answer : .keys(["\n", " ", "q"]))
        request.text = isTyped ? heldText : LineText()
        request.prompt =
            "\(says) [Return]\(goesOn) goes on, [\(isTyped ? "Ctrl-C" : "q")] ends.\(isTyped ? "\n> " : " ")"
        request.live = { event, _, _ in LineUpdate(ending: event == .function(.pause) ? .kept : nil) }
        switch read(request) {
        case nil: return
        case .ended(let text): heldText = text
        case .line(let text): if text != heldText.string { heldText = LineText(text) }
        default: break
        }
        apply(.resume(question: asked.number))
    }

    /// Reads the grade that the user gives the answer.
    func gradeByOneself(_ asked: AskedQuestion) {
        let question = asked.question
        // A practice quiz does not change the schedule, so it shows no intervals.
        let outlooks = quiz.settings.isCram ? [] : outlooks(of: question)
        show(RevealedView(question: question, others: asked.excluded, outlooks: outlooks).text(page))
        while true {
            let request = LineRequest(
                // Accept no letters here: at the next prompt, e edits and h shows the history.
                kind: console.canAsk ? .keys(["1", "2", "3", "4", "q", "\n"]) : .answer,
                prompt: console.canAsk ? "Grade, [Return] for good: " : "")
            let text: String
            switch read(request) {
            case nil: return
            case .key(let key): text = String(key)
            case .line(let line): text = Capitals.tidied(line)
            default: continue
            }
            if let grade = Self.grade(text) { return apply(.grade(question: asked.number, grade: grade)) }
        }
    }

    /// Returns the grade with a number, a name or an initial, or nil. Return means good.
    static func grade(_ text: String) -> Grade? {
        if text.isEmpty || text == "\n" { return .good }
        if let number = Int(text) { return Grade(rawValue: number) }
        return Grade.allCases.first { $0.name == text || $0.name.prefix(1) == text }
    }

    private func outlooks(of question: Question) -> [Outlook] {
        let scheduler = Scheduler(configured.scheduling)
        let memory = (try? store.memories(of: question.thing.id))?[question.direction]
        return scheduler.outlooks(
            at: now, studyDay: today, from: memory,
            seed: FuzzSeed(thing: question.thing.id, direction: question.direction))
    }

    /// The keys of a quiz with their current bindings.
    var keysView: QuizKeysView {
        let keys = LineFunction.allCases.map { ($0, console.editor.keys(for: $0)) }
        return QuizKeysView(keys: Dictionary(uniqueKeysWithValues: keys))
    }

    /// Whether prompts should be short. A terminal without cursor control shows only one row of a prompt.
    var isNarrow: Bool { page.width < 64 || !console.editor.canRedraw }

    private var kind: LineRequest.Kind {
        guard console.canAsk else { return .answer }
        switch quiz.settings.mode {
        case .type: return .answer
        case .choice: return .keys(["1", "2", "3", "4", "g", "?"])
        case .reveal: return .keys(["\n", " ", "g", "?"])
        }
    }
}
