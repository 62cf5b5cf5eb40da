import Foundation
import Glibc
import TILCore

extension QuizRunner {
    /// Reads an answer to the question being asked, while its time runs.
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
            // The editor waits by the time of day; what counts is how long.
            update.wake = due.map { editorNow + max(0, $0.timeIntervalSince(instant)) }
            return update
        }
        console.output.flush()
        guard let outcome = read(request) else { return }
        take(outcome, for: number)
    }

    /// Reads a line or a key. What ends the quiz at every prompt alike ends it here: `q` where it is among the keys, the
    /// end of the input, Ctrl-C, and the signals that end the program.
    /// - Returns: what was read; nil where the quiz was ended.
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

    /// What the outcome of a line means for the question.
    private func take(_ outcome: LineOutcome, for number: Int) {
        switch outcome {
        case .line(let text): answer(text, number)
        case .key(let key): answer(key == "\n" || key == " " ? "" : String(key), number)
        case .ended(let text):
            heldText = text
            // A line that a pause ended is taken up again.
            if quiz.asking?.isPaused != true { apply(.check(question: number, typed: text.string)) }
        case .interrupted, .endOfInput, .terminated: break
        }
        // Where the key did nothing, the question goes on.
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

    /// Tells the quiz what happened while the line was read.
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

    /// Shows that the question is paused, until the key that paused it or Return is pressed. What is typed meanwhile goes
    /// on with the answer.
    func pause(_ asked: AskedQuestion) {
        // A terminal without cursor control cannot erase the question, but scroll it away.
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

    /// Reads the grade that the person gives themselves.
    func gradeByOneself(_ asked: AskedQuestion) {
        let question = asked.question
        // A quiz for practice leaves the schedule alone, so no grade leads to an interval.
        let outlooks = quiz.settings.isCram ? [] : outlooks(of: question)
        show(RevealedView(question: question, others: asked.excluded, outlooks: outlooks).text(page))
        while true {
            let request = LineRequest(
                // No letters: at the verdict that follows, e edits and h shows the history.
                kind: console.canAsk ? .keys(["1", "2", "3", "4", "q", "\n"]) : .answer,
                prompt: console.canAsk ? "Grade, [Return] for good: " : "")
            switch read(request) {
            case nil: return
            case .key(let key):
                if let grade = Self.grade(String(key)) { return apply(.grade(question: asked.number, grade: grade)) }
            case .line(let text):
                if let grade = Self.grade(Capitals.tidied(text)) {
                    return apply(.grade(question: asked.number, grade: grade))
                }
            default: break
            }
        }
    }

    /// A grade by its number, its name, or the beginning of that; Return is good.
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

    /// The keys of a quiz, as they are bound now.
    var keysView: QuizKeysView {
        let keys = LineFunction.allCases.map { ($0, console.editor.keys(for: $0)) }
        return QuizKeysView(keys: Dictionary(uniqueKeysWithValues: keys))
    }

    /// Whether prompts are to be short: a terminal without cursor control shows no more than a row of them.
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
