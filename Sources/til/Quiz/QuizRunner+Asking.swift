import Foundation
import TILCore
import TILProcess
import TILText

extension QuizRunner {
    /// Completes a question with everything that is needed to judge or choose the answer: other accepted answers and
    /// their memories, similar entries that do not count as typos, and choices. Also reads the thing again, since it
    /// may have been edited or removed since the queue was made.
    /// - Returns: The complete question with its full time limit, or nil if the thing was removed.
    func complete(_ asked: AskedQuestion) throws -> AskedQuestion? {
        let direction = asked.question.direction
        guard let thing = try current(asked.question.thing) else { return nil }
        var question = try store.completed(
            Question(thing: thing, direction: direction, kind: asked.question.kind), at: now, on: today)
        if quiz.settings.mode == .choice {
            question.choices = try choices.choices(for: thing, asked: direction, accepted: question.accepted)
        }
        return prepare(question, number: asked.number)
    }

    /// Reads a thing again. Returns nil if it was removed.
    private func current(_ known: Thing) throws -> Thing? {
        guard let thing = try store.thing(id: known.id) else {
            reportRemoved(known)
            return nil
        }
        if thing != known { applyOnScreen(.edited(thing)) }
        return thing
    }

    /// Reports a thing that was removed in the meantime, and stops asking it.
    func reportRemoved(_ thing: Thing) {
        session.console.notify("\(page.inline(thing)) was removed in the meantime. It is not asked again.\n")
        apply(.removed(thing.id))
    }

    /// Shows a thing before its first question, and waits for Return on a terminal.
    func meet(_ meeting: Meeting) throws {
        guard let thing = try current(meeting.question.thing) else { return }
        let text = MeetingView(thing: thing, left: left, page: page).text
        show(text)
        // A person may take the page for a question, so no letter of an answer is a key here.
        var request = LineRequest(kind: .keys(["\n", " "]), prompt: "[Return] next, [Ctrl-C] ends. ")
        request.silence = Self.typingPause
        // The question follows soon, and its answer must not be on the screen.
        request.rowsErasedByKey = page.rows(text)
        if session.console.canAsk {
            guard read(request) != nil else { return }
        }
        apply(.met(number: meeting.number))
    }

    /// A question while its line is edited.
    private struct LiveQuestion {
        let number: Int
        /// The time by the editor's clock from which the keys that answer count.
        let opens: Date
        var announcer = TimeAnnouncer()
    }

    /// Reads the answer to the current question while its time runs.
    func ask(_ asked: AskedQuestion, typed: LineText = LineText()) {
        let number = asked.number
        var live = LiveQuestion(number: number, opens: session.now + KeyGuard.settling)
        var request = LineRequest(kind: kind(of: asked), prompt: view(asked, takesKeys: false).prompt, text: typed)
        request.keysCountFrom = live.opens
        request.guardsEmptyLine = true
        request.live = { [self] event, editorNow, text in
            apply(event, number, typed: text.string)
            return update(&live, after: event, at: editorNow)
        }
        session.console.output.flush()
        switch read(request) {
        case .line(let text): answer(text, number)
        case .key(let key):
            let isEmpty = key == "\n" || key == " "
            answer(isEmpty ? "" : String(key), number)
        case .ended(let text): checkTime(text, number)
        case .endOfInput, .interrupted, .terminated, .moved, nil:
            // The quiz has ended.
            return
        }
        // If the key had no effect, the question continues.
        askAgain(number)
    }

    /// Keeps the text of a line that a pause or the end of the time has ended, and judges it if the time is over.
    private func checkTime(_ text: LineText, _ number: Int) {
        line.keep(text)
        // If a pause ended the line, the user continues it later.
        if quiz.asking?.isPaused == true { return }
        let pause = session.console.editor.lastKey.map { lastKey in session.now.timeIntervalSince(lastKey) }
        apply(.check(question: number, typed: text.string, pause: pause))
    }

    /// Returns the changes to the line of a question after an event.
    /// - Parameter editorNow: the time of day by the editor's clock.
    private func update(_ live: inout LiveQuestion, after event: LineEvent, at editorNow: Date) -> LineUpdate {
        guard let asked = quiz.asking, asked.number == live.number else { return LineUpdate(ending: .kept) }
        if asked.isPaused { return LineUpdate(ending: .erased(rowsAbove: line.rowsAbove)) }
        let view = view(asked, takesKeys: editorNow >= live.opens)
        let instant = view.page.now
        var update = LineUpdate(prompt: view.prompt)
        if asked.isOver(at: instant) {
            update.ending = .kept
            return update
        }
        update.announcement = announcement(about: asked, after: event, at: instant, &live.announcer)
        if let text = update.announcement { line.addRowsAbove(page.rows(text)) }
        if let wait = secondsToNextUpdate(of: view, live, at: editorNow) {
            // The editor waits until a time of day, but the duration is what matters.
            update.wake = editorNow + max(0, wait)
        }
        return update
    }

    /// Returns the seconds until the line of a question changes without an event, or nil if it never does.
    private func secondsToNextUpdate(of view: QuestionView, _ live: LiveQuestion, at editorNow: Date) -> TimeInterval? {
        let instant = view.page.now
        var waits: [TimeInterval] = []
        if let deadline = view.asked.deadline { waits.append(deadline.timeIntervalSince(instant)) }
        if let change = nextChange(of: view, at: instant, live.announcer) {
            waits.append(change.timeIntervalSince(instant))
        }
        if !view.takesKeys { waits.append(live.opens.timeIntervalSince(editorNow)) }
        return waits.min()
    }

    /// Returns the text to print above the line of a question, or nil.
    private func announcement(
        about asked: AskedQuestion, after event: LineEvent, at instant: Date, _ announcer: inout TimeAnnouncer
    ) -> String? {
        let due = announcesTime ? announcer.sentence(for: asked, at: instant) : nil
        switch event {
        case .function(.help):
            return keysView.atQuestion(page, grows: growsWithMeaning)
        case .function(.moreTime), .function(.lessTime), .function(.restart):
            return announcesTime ? TimeAnnouncer.timeLeft(asked, at: instant) : nil
        default:
            return due
        }
    }

    /// Returns the time at which the shown time changes, or is announced again.
    private func nextChange(of view: QuestionView, at instant: Date, _ announcer: TimeAnnouncer) -> Date? {
        if announcesTime { return announcer.next(for: view.asked, after: instant) }
        return session.console.canAsk ? view.nextTick : nil
    }

    /// Reads a line or a key. Ends the quiz on the events that end it at every prompt: `q` if it is one of the keys,
    /// `quit` on a pipe, the end of the input, Ctrl-C, and the signals that end the program.
    /// - Returns: The line or key, or nil if the quiz was ended.
    func read(_ request: LineRequest) -> LineOutcome? {
        let outcome = session.console.read(request)
        switch outcome {
        case .key("q"), .endOfInput: break
        case .line(let text) where !session.console.canAsk && isLeaving(text): break
        case .interrupted:
            end(because: .signal(SIGINT))
            return nil
        case .terminated(let signal):
            end(because: .signal(signal))
            return nil
        case .line, .key, .moved, .ended: return outcome
        }
        apply(.end)
        return nil
    }

    /// Does what a line or a key at a question means.
    private func answer(_ text: String, _ number: Int) {
        if text.hasForeignBytes { return refuseForeignBytes(text) }
        let word = Capitals.tidied(text)
        if session.console.canAsk {
            if isHelp(word) { return showBelow(keysView.atQuestion(page, grows: growsWithMeaning) + "\n") }
            if isLeaving(word) { return offerToStop(number) }
        }
        let mode = quiz.asking.map { asked in quiz.mode(of: asked.question) } ?? .type
        switch mode {
        case .type:
            line.keep(LineText(text))
            apply(.submit(question: number, typed: text))
        case .choice:
            let givesUp = word == "g" || word.isEmpty
            let choice = Int(word) ?? 0
            apply(givesUp ? .giveUp(question: number, typed: "") : .choose(question: number, choice: choice))
        case .reveal:
            let givesUp = word == "g"
            apply(givesUp ? .giveUp(question: number, typed: "") : .reveal(question: number))
        }
    }

    /// Reports an answer that is not UTF-8. On a pipe, it ends the quiz.
    private func refuseForeignBytes(_ text: String) {
        let sentence = ForeignWords.sentence("The answer '\(text.visible)'")
        if session.console.canAsk {
            showBelow("\(sentence)\n")
        } else {
            end(because: .refusal(CommandFailure(sentence, .data)))
        }
    }

    private func isHelp(_ word: String) -> Bool {
        if word == "?" { return true }
        return word.lowercased() == CommandNames.help && !quiz.isNearAnswer(word)
    }

    /// Whether a text is a word that leaves other programs, and not nearly an answer.
    private func isLeaving(_ text: String) -> Bool {
        Quit.names.contains(Capitals.tidied(text).lowercased()) && !quiz.isNearAnswer(text)
    }

    /// Asks whether a word that leaves other programs is meant to end the quiz. The time stands still.
    private func offerToStop(_ number: Int) {
        pauseSilently(question: number)
        if session.console.agrees(to: "Stop the quiz? Every answer is kept.") { return apply(.end) }
        apply(.resume(question: number))
    }

    /// Passes an editor event to the quiz.
    private func apply(_ event: LineEvent, _ number: Int, typed: String) {
        switch event {
        case .tick, .resized, .resumed, .function(.help): break
        case .function(.moreTime): applyOnScreen(.moreTime(question: number))
        case .function(.lessTime): applyOnScreen(.lessTime(question: number))
        case .function(.restart): applyOnScreen(.restart(question: number))
        case .function(.pause), .stopping: applyOnScreen(.pause(question: number))
        case .function(.giveUp): applyOnScreen(.giveUp(question: number, typed: typed))
        }
    }

    /// Hides the question until the user presses Return or the pause key. The text typed before is kept, and text typed
    /// in the meantime is dropped.
    func pause(_ asked: AskedQuestion) {
        // A terminal without cursor control cannot erase the question, so scroll it off the screen.
        if session.console.canAsk, !session.console.editor.canRedraw {
            show(String(repeating: "\n", count: page.height))
        }
        let isTyped = quiz.mode(of: asked.question) == .type
        let key = isNarrow ? nil : session.console.editor.keys(for: .pause).first
        let goesOn = key.map { key in " or [\(key)]" } ?? ""
        let time = view(asked).time.trimmingCharacters(in: .whitespaces)
        let ends = isTyped ? "[Ctrl-C]" : "[q]"
        var request = LineRequest(
            kind: .keys(isTyped ? ["\n"] : ["\n", " ", "q"]),
            prompt: page.folded("Paused at \(time). [Return]\(goesOn) continues, \(ends) ends.") + " ")
        request.live = { event, _, _ in LineUpdate(ending: event == .function(.pause) ? .kept : nil) }
        if read(request) != nil { apply(.resume(question: asked.number)) }
    }

    /// The keys of a quiz with their current bindings.
    var keysView: QuizKeysView {
        let keys = LineFunction.allCases.map { function in (function, session.console.editor.keys(for: function)) }
        return QuizKeysView(keys: Dictionary(uniqueKeysWithValues: keys))
    }

    /// Whether prompts should be short. A terminal without cursor control shows only one row of a prompt.
    var isNarrow: Bool { page.width < 64 || !session.console.editor.canRedraw }

    private func kind(of asked: AskedQuestion) -> LineRequest.Kind {
        switch quiz.mode(of: asked.question) {
        case .choice where session.console.canAsk: .keys(["1", "2", "3", "4", "g", "?"])
        case .reveal where session.console.canAsk: .keys(["\n", " ", "g", "?"])
        default: .answer
        }
    }
}
