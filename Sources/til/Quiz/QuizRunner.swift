import Foundation
import Glibc
import TILCore

/// Drives a `QuizSession` against a person or a pipe: carries out its effects, and tells it what happened.
final class QuizRunner {
    let session: Session
    var console: Console { session.console }
    let store: ThingStore
    let configured: Settings
    let isJSON: Bool
    let clock: SteadyClock
    var quiz: QuizSession
    let pace: QuizPace
    /// Whether Return is waited for before the first question.
    let waitsUntilReady: Bool
    private var recorded: [Int: RecordedReview] = [:]
    private var pending: [QuizEffect] = []
    var maker: QuestionMaker
    /// The note that is kept for the case that the quiz is interrupted; nil where none is.
    private var unfinished: UnfinishedQuiz?
    /// Whether the note was written: not before there is an answer, since writing takes longer than all that comes
    /// before the first question.
    private var isNoted = false
    /// What was typed when the line was ended by a pause.
    var heldText = LineText()
    /// How many rows above the line belong to the question: what a pause hides.
    var rowsAbove = 0
    /// The signal that ended the quiz.
    var endedBy: Int32?

    init(
        session: Session, store: ThingStore, configured: Settings, settings: QuizSettings, maker: QuestionMaker,
        pace: QuizPace, waitsUntilReady: Bool, isJSON: Bool
    ) {
        self.session = session
        self.store = store
        self.configured = configured
        self.maker = maker
        self.pace = pace
        self.waitsUntilReady = waitsUntilReady
        self.isJSON = isJSON
        clock = SteadyClock(startingAt: session.now)
        quiz = QuizSession(questions: [], settings: settings)
    }

    /// Asks until the quiz is over.
    func run(_ entries: [QueueEntry]) throws {
        quiz = Self.quiz(of: entries, quiz.settings, at: now)
        if !quiz.settings.isCram {
            // By the clock of the answers: by another, one might have been given before the quiz began.
            unfinished = UnfinishedQuiz(began: now, questions: quiz.remaining, settings: quiz.settings)
        }
        // Also between two lines Ctrl-C ends the quiz in order: the next line to be read finds that it came.
        // So does Ctrl-Z; and Ctrl-\, which no line heeds, must not leave a terminal that shows nothing.
        let signals = TerminalSignals([SIGINT, SIGTERM, SIGHUP] + (console.canAsk ? [SIGTSTP, SIGQUIT] : []))
        signals.begin()
        // What is typed before a question can take it belongs to its line, not to the heading above.
        console.editor.showsTypingAhead = false
        defer {
            console.editor.showsTypingAhead = true
            signals.end()
        }
        show(keysView.hint(page))
        if try isReady() { apply(.begin) }
        while !pending.isEmpty { try carryOut(pending.removeFirst()) }
        if let endedBy { throw CommandFailure("", code: 128 + endedBy) }
    }

    /// The quiz of a queue. What it takes to judge an answer is looked up when its question is asked.
    private static func quiz(of entries: [QueueEntry], _ settings: QuizSettings, at instant: Date) -> QuizSession {
        var questions: [Question] = []
        var steps: [LearningStep] = []
        for entry in entries {
            let kind: Question.Kind = settings.isCram || entry.memory != nil ? .due : .new
            let question = Question(thing: entry.thing, direction: entry.direction, kind: kind)
            if !settings.isCram, let due = entry.step(at: instant) {
                steps.append(LearningStep(question: question, due: due))
            } else {
                questions.append(question)
            }
        }
        return QuizSession(questions: questions, steps: steps, settings: settings)
    }

    /// Waits for Return where that is wanted.
    private func isReady() throws -> Bool {
        guard waitsUntilReady, console.canAsk else { return true }
        let left = QuizCountsView(counts: quiz.counts(at: now), isCram: quiz.settings.isCram).text
        return read(LineRequest(kind: .keys(["\n", " ", "q"]), prompt: "\(left). [Return] begins, [q] quits. ")) != nil
    }

    /// Whether effects wait to be carried out.
    var hasPending: Bool { !pending.isEmpty }

    /// The present instant, by a clock that nobody sets.
    var now: Date { clock.now }

    /// The present study day.
    var today: StudyDay { configured.studyDay(of: now, utcOffset: session.environment.utcOffset(now)) }

    /// How things look.
    var page: Page {
        var page = console.page()
        page.now = now
        return page
    }

    /// Prints for the person; not where the output is to be a JSON document.
    func show(_ text: String) {
        guard !isJSON else { return session.environment.isInputTerminal ? console.say(text) : () }
        console.write(console.asTyped(text))
    }

    /// Prints below the line of a question that was ended and goes on in another: both count for a pause.
    func showBelow(_ text: String) {
        show(text)
        rowsAbove += 1 + page.rows(text)
    }

    /// Tells the quiz what happened; what it wants done is done when the present effect has been carried out.
    func apply(_ event: QuizEvent) {
        pending += quiz.apply(event, at: now)
    }

    /// Tells the quiz what happened while a question is on the screen, which shows its new state by itself.
    func applyOnScreen(_ event: QuizEvent) {
        pending += quiz.apply(event, at: now).filter { effect in
            if case .redraw = effect { false } else { true }
        }
    }

    /// Whether the time is announced on lines of its own, rather than redrawn in the prompt.
    var announcesTime: Bool { console.canAsk && (!console.editor.canRedraw || configured.ticks == .quiet) }

    /// A question as it is shown.
    func view(_ asked: AskedQuestion) -> QuestionView {
        QuestionView(
            asked: asked, counts: quiz.counts(at: now), isCram: quiz.settings.isCram,
            isRevealed: quiz.settings.mode == .reveal, announcesTime: announcesTime)
    }

    /// Shows what stands above the line in which a question is answered.
    private func showHeading(_ asked: AskedQuestion) {
        let page = page
        let text = view(asked).heading(page, at: now)
        show(text)
        rowsAbove = page.rows(text)
    }

    private func carryOut(_ effect: QuizEffect) throws {
        switch effect {
        case .ask(let asked):
            guard let prepared = try prepare(asked) else { return }
            heldText = LineText()
            showHeading(prepared)
            ask(prepared)
        case .redraw(let asked):
            showHeading(asked)
            let typed = heldText
            heldText = LineText()
            ask(asked, typed: typed)
        case .another(let asked, let named):
            let text = asked.question.direction == .meaning ? named.long : named.short
            showBelow(page.folded(page.style(.right, "Right, \(text.visible) is one.") + " And another?") + "\n")
            heldText = LineText()
            ask(asked)
        case .locked(let asked, let until):
            let seconds = max(1, Int(until.timeIntervalSince(now).rounded(.up)))
            showBelow("Locked for \(counted(seconds, "second")) more.\n")
            let typed = heldText
            heldText = LineText()
            ask(asked, typed: typed)
        case .noSuchChoice(let number):
            guard let asked = quiz.asking else { return }
            let count = asked.question.choices?.texts.count ?? 0
            showBelow("There is no answer \(number); give a number from 1 to \(count).\n")
            ask(asked)
        case .paused(let asked): pause(asked)
        case .revealed(let asked): gradeByOneself(asked)
        case .record(let answer): try record(answer, replacing: nil)
        case .replace(let old, let answer): try record(answer, replacing: recorded[old.number])
        case .retract(let answer):
            let review = recorded.removeValue(forKey: answer.number)
            let wasThere = try review.map { try store.retract($0) } ?? true
            show(wasThere ? "Taken back; once more:\n" : "It was taken back elsewhere already; once more:\n")
        case .showVerdict(let answer): try showVerdict(answer)
        case .nothingToUndo: show("There is no answer to take back.\n")
        case .finish(let summary): try finish(summary)
        }
    }

    /// Notes what is left for the case that the quiz is interrupted.
    private func noteUnfinished() throws {
        guard let unfinished, !isNoted else { return }
        try store.noteUnfinishedQuiz(unfinished)
        isNoted = true
    }

    private func record(_ answer: Answer, replacing replaced: RecordedReview?) throws {
        // A quiz that is for practice only goes on where nothing can be kept.
        if quiz.settings.isCram, store.readOnlyReason != nil { return }
        try noteUnfinished()
        let offset = session.environment.utcOffset(answer.at)
        let review = answer.review(utcOffset: offset, studyDay: configured.studyDay(of: answer.at, utcOffset: offset))
        do {
            let stored = try store.record(review, replacing: replaced)
            recorded[answer.number] = stored
            apply(.remembered(question: answer.number, memory: stored.memory))
        } catch StoreError.noSuchThing {
            console.say("\(page.inline(answer.thing)) was removed meanwhile; it is asked no more.\n")
            apply(.removed(answer.thing.id))
        }
    }

    /// The memory that an answer led to.
    func memory(after answer: Answer) -> Memory? { recorded[answer.number]?.memory }

    private func finish(_ summary: QuizSummary) throws {
        let left = unansweredCount
        // The questions that a script leaves unanswered are not offered to the next quiz.
        let isOffered = left > 0 && !quiz.settings.isCram && (console.canAsk || endedBy != nil)
        if isOffered {
            // Another quiz may have noted itself since.
            isNoted = false
            try noteUnfinished()
        } else if let unfinished {
            try store.forgetUnfinishedQuiz(unfinished)
        }
        if isJSON {
            try console.printJSON(
                ["answers": quiz.answers.map(\.json), "summary": summary.json(left: left)] as JSONObject)
        } else {
            // What would have been asked next is not given away.
            let isFull = quiz.settings.answerLimit == quiz.answers.count
            let toCome = Set(isFull ? [] : quiz.remaining.prefix(1).map(\.thing))
            show(SummaryView(summary: summary, left: left, isOffered: isOffered, toCome: toCome).text(page))
        }
    }

    /// How many questions have no answer yet; a learning step that would have come back has one.
    private var unansweredCount: Int {
        if quiz.settings.answerLimit == quiz.answers.count { return 0 }
        let answered = quiz.answers.map { QuestionKey(thing: $0.thing.id, direction: $0.direction) }
        return Set(quiz.remaining).subtracting(answered).count
    }
}
