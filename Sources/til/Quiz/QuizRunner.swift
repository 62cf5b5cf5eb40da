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
    var quiz: QuizSession
    /// The source of choices.
    var generator: SeededGenerator
    /// The maker of choices from the decks and lists, which are read for the first choices.
    lazy var choiceMaker: ChoiceMaker = {
        let data = session.environment.installedData()
        let lists = data.decks() + data.listsOfChoices()
        return ChoiceMaker(lists: lists.compactMap { list in try? list.contents().bytes })
    }()
    private let start: Date
    private let origin = ContinuousClock.now
    private var recorded: [Int: RecordedReview] = [:]
    /// The memories before the quiz.
    private(set) var memoriesBefore: [QuestionKey: Memory] = [:]
    private var pending: [QuizEffect] = []
    /// The record with which an interrupted quiz can be continued, or nil for a practice quiz.
    private(set) var unfinished: UnfinishedQuiz?
    /// Whether the record was written. It is written after the first answer, because writing takes longer than
    /// everything else before the first question.
    var isRecorded = false
    /// The text that was typed before a pause ended the line.
    var heldText = LineText()
    /// The number of rows above the line that belong to the question. A pause erases them.
    var rowsAbove = 0
    /// The steps since the last answer that `u` takes back, the last one last.
    var steps: [VerdictStep] = []
    /// The signal that ended the quiz, or nil.
    var endedBy: Int32?
    /// The reason why an answer on a pipe ended the quiz, or nil.
    var refusal: CommandFailure?

    init(
        _ command: QuizCommand, _ session: Session, _ store: ThingStore, _ configured: StoreSettings,
        _ settings: QuizSettings, _ generator: SeededGenerator
    ) {
        self.command = command
        self.session = session
        self.store = store
        self.configured = configured
        self.generator = generator
        start = session.now
        quiz = QuizSession(questions: [], settings: settings)
    }

    /// Runs the quiz until it is over.
    func run(_ entries: [QueueEntry]) throws {
        quiz = try self.quiz(of: entries, quiz.settings, at: now)
        if !quiz.settings.isCram {
            // Use the clock of the answers. By another clock, an answer could precede the start of the quiz.
            unfinished = UnfinishedQuiz(began: now, questions: entries.map(\.id), settings: quiz.settings)
        }
        // Between two lines, Ctrl-C must also end the quiz properly, and Ctrl-Z must pause it: the next line finds the
        // signal. Catch Ctrl-\ too. Lines ignore it, but otherwise it would leave the terminal without an echo.
        let atTerminal = session.console.canAsk ? [SIGTSTP, SIGQUIT] : []
        let signals = TerminalSignals([SIGINT, SIGTERM, SIGHUP] + atTerminal)
        signals.begin()
        // Text typed before a question appears belongs to the question's line, not to the heading above it.
        session.console.editor.showTypingAhead(false)
        defer {
            session.console.editor.showTypingAhead(true)
            signals.end()
        }
        show(
            keysView.hint(page, seconds: quiz.settings.seconds, grows: quiz.settings.typingSpeed != nil))
        let ready = LineRequest(kind: .keys(["\n", " ", "q"]), prompt: "\(left). [Return] begins, [q] quits. ")
        if !command.ready || !session.console.canAsk || read(ready) != nil { apply(.begin) }
        while !pending.isEmpty { try carryOut(pending.removeFirst()) }
        if let refusal { throw refusal }
        if let endedBy { throw CommandFailure("", code: 128 + endedBy) }
    }

    /// Returns the quiz for a queue. The data to judge an answer is read when its question is asked.
    private func quiz(of entries: [QueueEntry], _ settings: QuizSettings, at instant: Date) throws -> QuizSession {
        let meet = command.meet ?? configured.meet
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

    /// The current time. The clock starts at the time of day and advances by elapsed time, including suspension, so
    /// that setting the system clock has no effect on countdowns.
    var now: Date { start + origin.duration(to: .now) / .seconds(1) }

    /// The current study day.
    var today: StudyDay { configured.studyDay(of: now, utcOffset: session.environment.utcOffset(now)) }

    /// The page layout at the current time.
    var page: Page {
        var page = session.page()
        page.now = now
        return page
    }

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
        rowsAbove += 1 + page.rows(text)
    }

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

    /// Asks again if nothing happened.
    func askAgain(_ number: Int) {
        if pending.isEmpty, let asked = quiz.asking, asked.number == number { ask(asked) }
    }

    /// Whether the remaining time is announced on separate lines instead of in the prompt.
    var announcesTime: Bool {
        session.console.canAsk && (!session.console.editor.canRedraw || configured.ticks == .quiet)
    }

    /// Returns the view of a question.
    /// - Parameter takesKeys: Whether the keys that answer the question count already.
    func view(_ asked: AskedQuestion, takesKeys: Bool = true) -> QuestionView {
        QuestionView(
            asked: asked, left: left, isRevealed: quiz.settings.mode == .reveal, announcesTime: announcesTime,
            takesKeys: takesKeys || !session.console.editor.canRedraw,
            isTypedInstead: quiz.settings.mode == .choice && asked.question.choices == nil, page: page)
    }

    /// The seconds without typing after which a letter at a screen without a line is meant as a key.
    static let typingPause = 0.5

    /// The remaining questions in words.
    var left: String { quiz.counts(at: now).text(isCram: quiz.settings.isCram) }

    /// Prints the heading and reads the answer, which may have been begun before.
    private func begin(_ asked: AskedQuestion) {
        let text = view(asked).heading
        show(text)
        rowsAbove = page.rows(text)
        goOn(asked)
    }

    /// Continues the answer line with the text typed so far.
    private func goOn(_ asked: AskedQuestion) {
        let typed = heldText
        heldText = LineText()
        ask(asked, typed: typed)
    }

    private func carryOut(_ effect: QuizEffect) throws {
        switch effect {
        case .ask(let asked):
            guard let prepared = try prepare(asked) else { return }
            heldText = LineText()
            begin(prepared)
        case .meet(let meeting): try meet(meeting)
        case .redraw(let asked): begin(asked)
        case .another(let asked, let named):
            let text = asked.question.direction == .meaning ? named.long : named.short
            showBelow(page.folded(page.style(.right, "Right, \(text.visible) is one.") + " And another?") + "\n")
            heldText = LineText()
            ask(asked)
        case .locked(let asked, let until):
            let seconds = max(1, Int(until.timeIntervalSince(now).rounded(.up)))
            showBelow("Locked for \(counted(seconds, "second")) more.\n")
            goOn(asked)
        case .noSuchChoice(let number):
            guard let asked = quiz.asking else { return }
            let last = asked.question.choices?.texts.count ?? 0
            showBelow("The question has no answer \(number). Use a number from 1 to \(last).\n")
            ask(asked)
        case .paused(let asked): pause(asked)
        case .revealed(let asked): gradeByOneself(asked)
        case .rest(let end, let count): offerToWait(until: end, for: count)
        case .record(let answer):
            steps = []
            try record(answer, replacing: nil)
        case .replace(let old, let answer): try record(answer, replacing: recorded[old.number])
        case .retract(let answer):
            let review = recorded.removeValue(forKey: answer.number)
            let wasThere = try review.map { review in try store.retract(review) } ?? true
            show(wasThere ? "Undone. Once more:\n" : "It was already undone elsewhere. Once more:\n")
        case .showVerdict(let answer): try showVerdict(answer)
        case .nothingToUndo: show("No answer to undo.\n")
        case .finish(let summary): try finish(summary)
        }
    }

    private func record(_ answer: Answer, replacing replaced: RecordedReview?) throws {
        // A practice quiz continues even if the store is read-only.
        if quiz.settings.isCram, store.readOnlyReason != nil { return }
        try recordUnfinished()
        let key = answer.key
        let isFirst = replaced == nil && !quiz.answers.dropLast().contains { answer in answer.key == key }
        let utcOffset = session.environment.utcOffset(answer.date)
        do {
            if isFirst {
                let memories = try store.memories(of: key.thingID)
                memoriesBefore[key] = memories[key.direction]
            }
            let stored = try store.record(answer, replacing: replaced, utcOffset: utcOffset)
            recorded[answer.number] = stored
            apply(.remembered(question: answer.number, memory: stored.memory))
        } catch StoreError.noSuchThing {
            reportRemoved(answer.thing)
        }
    }

    /// Returns the memory after an answer was recorded.
    func memory(after answer: Answer) -> Memory? { recorded[answer.number]?.memory }
}
