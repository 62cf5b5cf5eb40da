import Foundation
import Glibc
import TILCore

extension QuizRunner {
    /// Whether the time is announced on lines of its own, rather than redrawn in the prompt.
    private var announcesTime: Bool { !context.editor.canRedraw || configured.ticks == .quiet }

    /// Reads an answer to the question being asked, while its time runs.
    func ask(_ asked: AskedQuestion, typed: LineText = LineText()) {
        let number = asked.number
        var request = LineRequest(kind: kind, prompt: "", text: typed)
        var announced = Double.infinity
        request.prompt = view(asked).prompt(at: now, page)
        request.live = { [self] event, editorNow, text in
            heard(event, number: number, typed: text.string)
            guard let asked = session.asking, asked.number == number else { return LineUpdate(ending: .kept) }
            if asked.isPaused { return LineUpdate(ending: .erased(rowsAbove: headingRows(asked))) }
            let instant = now
            if asked.isOver(at: instant) {
                return LineUpdate(prompt: announcesTime ? nil : view(asked).prompt(at: instant, page), ending: .kept)
            }
            var update = LineUpdate()
            if case .function(.help) = event { update.announcement = QuizKeysView(editor: context.editor).text(page) }
            let next: Date?
            if announcesTime {
                update.announcement = update.announcement ?? announcement(asked, at: instant, after: &announced)
                next = nextAnnouncement(asked, after: instant)
            } else {
                update.prompt = view(asked).prompt(at: instant, page)
                next = view(asked).nextTick(after: instant)
            }
            let due = [next, asked.deadline].compactMap { $0 }.min()
            // The editor waits by the time of day; what counts is how long.
            update.wake = due.map { editorNow + max(0, $0.timeIntervalSince(instant)) }
            return update
        }
        take(context.editor.read(request), for: number)
    }

    /// What the outcome of a line means for the question.
    private func take(_ outcome: LineOutcome, for number: Int) {
        switch outcome {
        case .line(let text): answer(text, number)
        case .key(let key): answer(key == "\n" || key == " " ? "" : String(key), number)
        case .ended(let text):
            heldText = text
            // A line that a pause ended is taken up again.
            if session.asking?.isPaused != true { apply(.check(question: number, typed: text.string)) }
        case .interrupted:
            endedBy = SIGINT
            apply(.end)
        case .endOfInput: apply(.end)
        case .terminated(let signal):
            endedBy = signal
            apply(.end)
        }
        // Where nothing came of it, the question goes on.
        if !hasPending, let asked = session.asking, asked.number == number { ask(asked) }
    }

    private func answer(_ text: String, _ number: Int) {
        let word = Capitals.tidied(text)
        if word == "?", context.canAsk { return show(QuizKeysView(editor: context.editor).text(page) + "\n") }
        switch session.settings.mode {
        case .type: apply(.submit(question: number, typed: text))
        case .choice:
            if word == "g" { return apply(.giveUp(question: number, typed: "")) }
            apply(.choose(question: number, choice: Int(word) ?? 0))
        case .reveal:
            if word == "g" { return apply(.giveUp(question: number, typed: "")) }
            apply(.reveal(question: number))
        }
    }

    /// Tells the session what happened while the line was read.
    private func heard(_ event: LineEvent, number: Int, typed: String) {
        switch event {
        case .tick, .resized, .resumed, .function(.help): break
        case .function(.moreTime): applyOnScreen(.moreTime(question: number))
        case .function(.pause), .stopping: applyOnScreen(.pause(question: number))
        case .function(.giveUp): applyOnScreen(.giveUp(question: number, typed: typed))
        }
    }

    /// Shows that the question is paused, until a key is pressed.
    func pause(_ asked: AskedQuestion) {
        let request = LineRequest(
            kind: .keys(["\n", " ", "q"]), prompt: "Paused; the question is hidden. [Return] goes on, [q] ends. ")
        let outcome = context.editor.read(request)
        show("\n")
        switch outcome {
        case .key("q"), .endOfInput: apply(.end)
        case .interrupted:
            endedBy = SIGINT
            apply(.end)
        case .terminated(let signal):
            endedBy = signal
            apply(.end)
        default: apply(.resume(question: asked.number))
        }
    }

    /// Reads the grade that the person gives themselves.
    func gradeByOneself(_ asked: AskedQuestion) {
        let question = asked.question
        let outlooks = context.editor.isTerminal || !isJSON ? outlooks(of: question) : []
        show(RevealedView(question: question, outlooks: outlooks).text(page))
        while true {
            let request = LineRequest(
                kind: context.canAsk ? .keys(["1", "2", "3", "4", "a", "h", "g", "e", "q"]) : .answer, prompt: "Grade: "
            )
            switch context.editor.read(request) {
            case .key("q"), .endOfInput: return apply(.end)
            case .key(let key): if let grade = Self.grade(String(key)) { return take(grade, asked) }
            case .line(let text): if let grade = Self.grade(Capitals.tidied(text)) { return take(grade, asked) }
            case .interrupted:
                endedBy = SIGINT
                return apply(.end)
            case .terminated(let signal):
                endedBy = signal
                return apply(.end)
            case .ended: break
            }
        }
    }

    private func take(_ grade: Grade, _ asked: AskedQuestion) {
        if context.canAsk { show(grade.name + "\n") }
        apply(.grade(question: asked.number, grade: grade))
    }

    private static func grade(_ text: String) -> Grade? {
        if let number = Int(text) { return Grade(rawValue: number) }
        return Grade.allCases.first { $0.name == text || $0.name.prefix(1) == text }
    }

    private func outlooks(of question: Question) -> [Outlook] {
        let scheduler = Scheduler(configured.scheduling)
        let memory = (try? store.memories(of: question.thing.id))?[question.direction]
        let today = configured.studyDay(of: now, utcOffset: context.environment.utcOffset(now))
        return scheduler.outlooks(
            at: now, studyDay: today, from: memory,
            seed: FuzzSeed(thing: question.thing.id, direction: question.direction))
    }

    /// Waits until a learning step may come back; a key asks it now.
    func wait(_ until: Date) {
        guard context.canAsk else { return apply(.end) }
        var request = LineRequest(kind: .keys(["\n", " ", "q"]))
        let range = now..<max(now, until)
        func prompt(_ instant: Date) -> String {
            let left = instant.formatted(.timer(countingDownIn: range))
            return "Next: a learning step in \(left). [Return] asks it now, [q] ends. "
        }
        request.prompt = prompt(now)
        request.live = { [self] _, editorNow, _ in
            let instant = now
            if instant >= until { return LineUpdate(ending: .kept) }
            let next = TickSchedule(.timer(countingDownIn: range)).nextTick(after: instant) ?? until
            return LineUpdate(
                prompt: announcesTime ? nil : prompt(instant), wake: editorNow + next.timeIntervalSince(instant))
        }
        switch context.editor.read(request) {
        case .key("q"), .endOfInput: apply(.end)
        case .key, .line: apply(.proceed)
        case .ended: apply(.wake)
        case .interrupted:
            endedBy = SIGINT
            apply(.end)
        case .terminated(let signal):
            endedBy = signal
            apply(.end)
        }
        show("\n")
    }

    private var kind: LineRequest.Kind {
        guard context.canAsk else { return .answer }
        switch session.settings.mode {
        case .type: return .answer
        case .choice: return .keys(["1", "2", "3", "4", "g", "?"])
        case .reveal: return .keys(["\n", " ", "g", "?"])
        }
    }

    /// How many rows of the screen the heading takes.
    private func headingRows(_ asked: AskedQuestion) -> Int {
        var page = page
        page.style = .plain
        let lines = view(asked).heading(page).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        return lines.reduce(0) { $0 + max(1, (DisplayWidth.of($1) + page.width - 1) / max(1, page.width)) }
    }

    // MARK: - Time told on lines of its own

    private static let announcements = [10.0, 5.0]

    private func announcement(_ asked: AskedQuestion, at instant: Date, after announced: inout Double) -> String? {
        guard context.editor.isTerminal, let left = view(asked).remaining(at: instant) else { return nil }
        // More time was given: it will be told again.
        if left > announced { announced = .infinity }
        guard let step = Self.announcements.last(where: { left <= $0 + 0.05 }), step < announced else { return nil }
        defer { announced = step }
        // What is shorter than a step from the start needs no telling.
        return announced == .infinity && left < step - 0.5 ? nil : "\(Int(step)) seconds left."
    }

    private func nextAnnouncement(_ asked: AskedQuestion, after instant: Date) -> Date? {
        guard context.editor.isTerminal, let left = view(asked).remaining(at: instant) else { return nil }
        return Self.announcements.first { $0 < left - 0.05 }.map { instant + (left - $0) }
    }
}
