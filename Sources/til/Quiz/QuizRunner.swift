import Foundation
import TILCore
import TILProcess
import TILText

/// Runs a `QuizSession` with a person or a pipe: passes events to it and executes its effects.
final class QuizRunner {
    let session: Session
    let store: ThingStore
    let configured: StoreSettings
    let command: QuizCommand
    private let clock: QuizClock
    private(set) var quiz: QuizSession
    /// The effects that are not carried out yet, in order.
    private var pending: [QuizEffect] = []
    /// The records of the quiz in the store.
    let records: QuizRecords
    /// The maker of the choices.
    let choices: QuizChoices
    /// The line of the current question.
    var line = QuestionLine()
    /// The steps since the last answer that can be taken back at a verdict.
    var steps = VerdictSteps()
    /// The reason why the quiz ended early, if the program must report it.
    private(set) var earlyEnd: EarlyEnd?

    /// A reason for an early end.
    enum EarlyEnd {
        case signal(Int32)
        /// An answer on a pipe is invalid.
        case refusal(CommandFailure)
    }

    /// Creates the runner of a quiz.
    /// - Parameters:
    ///   - command: the command with its options.
    ///   - session: the session, for the terminal.
    ///   - store: the store with the things.
    ///   - configured: the settings of the person's own store.
    ///   - settings: the settings of the quiz.
    ///   - entries: the things to ask, in order.
    ///   - generator: the source of choices.
    init(
        _ command: QuizCommand, session: Session, store: ThingStore, configured: StoreSettings,
        settings: QuizSettings, entries: [QueueEntry], generator: SeededGenerator
    ) throws {
        self.command = command
        self.session = session
        self.store = store
        self.configured = configured
        let clock = QuizClock(at: session.now)
        self.clock = clock
        choices = QuizChoices(session: session, store: store, generator: generator)
        let meet = command.meet ?? configured.meet
        quiz = try Self.quiz(of: entries, in: store, settings: settings, meet: meet, at: clock.now)
        // Use the clock of the answers. By another clock, an answer could precede the start of the quiz.
        let unfinished = UnfinishedQuiz(began: clock.now, questions: entries.map(\.id), settings: settings)
        records = QuizRecords(in: store, unfinished: settings.isCram ? nil : unfinished)
    }

    /// Returns the quiz for a queue. The data to judge an answer is read when its question is asked.
    private static func quiz(
        of entries: [QueueEntry], in store: ThingStore, settings: QuizSettings, meet: StoreSettings.Meet,
        at instant: Date
    ) throws -> QuizSession {
        var questions: [Question] = []
        var steps: [LearningStep] = []
        for entry in entries {
            let question = try store.question(about: entry, isCram: settings.isCram, meet: meet)
            if !settings.isCram, let due = entry.step(at: instant) {
                steps.append(LearningStep(question: question, due: due))
            } else {
                questions.append(question)
            }
        }
        return QuizSession(questions: questions, steps: steps, settings: settings)
    }

    // MARK: Running

    /// Runs the quiz until it is over.
    func run() throws {
        let signals = beginCatchingSignals()
        // Text typed before a question appears belongs to the question's line, not to the heading above it.
        session.console.editor.showTypingAhead(false)
        defer {
            session.console.editor.showTypingAhead(true)
            signals.end()
        }
        show(keysView.hint(page, seconds: quiz.settings.seconds, grows: growsWithMeaning))
        beginWhenReady()
        while !pending.isEmpty { try carryOut(pending.removeFirst()) }
        switch earlyEnd {
        case .signal(let signal): throw CommandFailure("", code: 128 + signal)
        case .refusal(let failure): throw failure
        case nil: break
        }
    }

    /// Catches the signals that end or pause the program.
    ///
    /// Between two lines, Ctrl-C must also end the quiz properly, and Ctrl-Z must pause it: the next line finds the
    /// signal. Ctrl-\ is caught too. Lines ignore it, but otherwise it would leave the terminal without an echo.
    private func beginCatchingSignals() -> TerminalSignals {
        let atTerminal = session.console.canAsk ? [SIGTSTP, SIGQUIT] : []
        let signals = TerminalSignals([SIGINT, SIGTERM, SIGHUP] + atTerminal)
        signals.begin()
        return signals
    }

    /// Begins the quiz, after a key if the command says so. `q` ends it instead.
    private func beginWhenReady() {
        let waits = command.ready && session.console.canAsk
        if waits {
            let request = LineRequest(
                kind: .keys(["\n", " ", "q"]), prompt: "\(left). [Return] begins, [q] quits. ")
            guard read(request) != nil else { return }
        }
        apply(.begin)
    }

    // MARK: Events

    /// Passes an event to the quiz and queues the resulting effects.
    func apply(_ event: QuizEvent) {
        pending += quiz.apply(event, at: now)
    }

    /// Passes an event to the quiz while the question is on the screen. The prompt redraws itself, so redraw effects
    /// are dropped.
    func applyOnScreen(_ event: QuizEvent) {
        for effect in quiz.apply(event, at: now) {
            if case .redraw = effect { continue }
            pending.append(effect)
        }
    }

    /// Pauses the quiz without showing the pause.
    func pauseSilently(question number: Int) {
        _ = quiz.apply(.pause(question: number), at: now)
    }

    /// Completes the current question and starts its time.
    func prepare(_ question: Question, number: Int) -> AskedQuestion? {
        quiz.prepare(question, number: number, at: now)
    }

    /// Ends the quiz for a reason that the program reports.
    func end(because reason: EarlyEnd) {
        earlyEnd = reason
        apply(.end)
    }

    /// Asks again if nothing happened.
    func askAgain(_ number: Int) {
        guard pending.isEmpty, let asked = quiz.asking, asked.number == number else { return }
        ask(asked)
    }

    // MARK: Effects

    private func carryOut(_ effect: QuizEffect) throws {
        switch effect {
        case .ask(let asked):
            guard let completed = try complete(asked) else { return }
            line.dropText()
            begin(completed)
        case .meet(let meeting): try meet(meeting)
        case .redraw(let asked): begin(asked)
        case .another(let asked, let named): askForAnother(asked, than: named)
        case .locked(let asked, let until):
            let seconds = max(1, Int(until.timeIntervalSince(now).rounded(.up)))
            showBelow("Locked for \(counted(seconds, "second")) more.\n")
            goOn(asked)
        case .noSuchChoice(let number): reportNoSuchChoice(number)
        case .paused(let asked): pause(asked)
        case .revealed(let asked): gradeByOneself(asked)
        case .rest(let end, let count): offerToWait(until: end, for: count)
        case .record(let answer):
            steps.removeAll()
            try record(answer, replacing: nil)
        case .replace(let old, let answer): try record(answer, replacing: records.review(of: old))
        case .retract(let answer):
            let wasThere = try records.retract(answer)
            show(wasThere ? "Undone. Once more:\n" : "It was already undone elsewhere. Once more:\n")
        case .showVerdict(let answer): try showVerdict(answer)
        case .nothingToUndo: show("No answer to undo.\n")
        case .finish(let summary): try finish(summary)
        }
    }

    /// Prints the heading and reads the answer, which may have been begun before.
    private func begin(_ asked: AskedQuestion) {
        let text = view(asked).heading
        show(text)
        line.begin(rowsAbove: page.rows(text))
        goOn(asked)
    }

    /// Continues the answer line with the text typed so far.
    private func goOn(_ asked: AskedQuestion) {
        ask(asked, typed: line.takeText())
    }

    private func askForAnother(_ asked: AskedQuestion, than named: Thing) {
        let text = asked.question.direction == .meaning ? named.long : named.short
        let praise = page.style(.right, "Right, \(text.visible) is one.")
        showBelow(page.folded(praise + " And another?") + "\n")
        line.dropText()
        ask(asked)
    }

    private func reportNoSuchChoice(_ number: Int) {
        guard let asked = quiz.asking else { return }
        let last = asked.question.choices?.texts.count ?? 0
        showBelow("The question has no answer \(number). Use a number from 1 to \(last).\n")
        ask(asked)
    }

    private func record(_ answer: Answer, replacing replaced: RecordedReview?) throws {
        // A practice quiz continues even if the store is read-only.
        if quiz.settings.isCram, store.readOnlyReason != nil { return }
        let wasAnswered = quiz.answers.dropLast().contains { earlier in earlier.key == answer.key }
        let isFirst = replaced == nil && !wasAnswered
        let utcOffset = session.environment.utcOffset(answer.date)
        try records.saveUnfinished()
        do {
            let memory = try records.record(answer, replacing: replaced, isFirst: isFirst, utcOffset: utcOffset)
            apply(.remembered(question: answer.number, memory: memory))
        } catch StoreError.noSuchThing {
            reportRemoved(answer.thing)
        }
    }

    // MARK: Time and text

    /// The current time of the quiz.
    var now: Date { clock.now }

    /// The current study day.
    var today: StudyDay { configured.studyDay(of: now, utcOffset: session.environment.utcOffset(now)) }

    /// The page layout at the current time.
    var page: Page {
        var page = session.page()
        page.now = now
        return page
    }

    /// The remaining questions in words.
    var left: String { quiz.counts(at: now).text(isCram: quiz.settings.isCram) }

    /// Whether long meanings have longer countdowns.
    var growsWithMeaning: Bool { quiz.settings.typingSpeed != nil }

    /// Prints text for the user. If the output is a JSON document, prints it only on a terminal.
    func show(_ text: String) {
        if !command.json {
            session.console.write(session.console.asTyped(text))
        } else if session.environment.isInputTerminal {
            session.console.notify(text)
        }
    }

    /// Prints text below a line that ended and continues in another line. A pause erases both lines.
    func showBelow(_ text: String) {
        show(text)
        line.addRowsAbove(1 + page.rows(text))
    }

    /// Whether the remaining time is announced on separate lines instead of in the prompt.
    var announcesTime: Bool {
        session.console.canAsk && (!session.console.editor.canRedraw || configured.ticks == .quiet)
    }

    /// Returns the view of a question.
    /// - Parameter takesKeys: Whether the keys that answer the question count already.
    func view(_ asked: AskedQuestion, takesKeys: Bool = true) -> QuestionView {
        let isTypedInstead = quiz.settings.mode == .choice && asked.question.choices == nil
        return QuestionView(
            asked: asked, left: left, isRevealed: quiz.settings.mode == .reveal, announcesTime: announcesTime,
            takesKeys: takesKeys || !session.console.editor.canRedraw, isTypedInstead: isTypedInstead, page: page)
    }

    /// The seconds without typing after which a letter at a screen without a line is meant as a key.
    static let typingPause = 0.5
}
