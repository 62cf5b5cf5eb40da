public import Foundation

/// A quiz as a state machine: it receives events and returns effects.
///
/// It stores deadlines instead of ticks. It does not sleep, print, read a clock or store anything. The program that
/// drives it sends each event with its instant, and carries out the effects in order. An app that the system may end
/// can encode the session, and continue with it later.
///
/// ```swift
/// var session = QuizSession(questions: questions, settings: QuizSettings(seconds: 10))
/// var effects = session.apply(.begin, at: now)  // ask
/// effects = session.apply(.submit(question: 1, typed: "for the win"), at: now + 3)  // record, showVerdict
/// effects = session.apply(.remembered(question: 1, memory: memory), at: now + 3)
/// effects = session.apply(.proceed, at: now + 5)  // ask, or finish
/// ```
///
/// ## Topics
///
/// ### Run a quiz
/// - ``init(questions:steps:settings:)``
/// - ``apply(_:at:)``
/// - ``QuizEvent``
/// - ``QuizEffect``
///
/// ### Show a quiz
/// - ``asking``
/// - ``counts(at:)``
/// - ``isFinished``
///
/// ### After a quiz
/// - ``answers``
/// - ``meetings``
/// - ``summary(at:)``
public struct QuizSession: Hashable, Sendable, Codable {
    /// The settings for asking, timing and grading.
    public let settings: QuizSettings
    /// The answers that were not undone, in order.
    public internal(set) var answers: [Answer] = []
    /// The things that were shown before their first question, in order.
    public internal(set) var meetings: [Meeting] = []

    var stage = Stage.notBegun
    var agenda: QuizAgenda
    /// The question of each answer, and the agenda before that question was asked.
    var undoable: [Asking] = []
    /// The last answer before each of its corrections.
    var uncorrected: [Answer] = []
    /// The thing that was removed last, with the agenda before that.
    var lastRemoval: Removal?
    var lastNumber = 0
    /// The current versions of edited things, and the removed things.
    var edited: [UUID: Thing] = [:]
    var removed: Set<UUID> = []
    /// The current question when the quiz was ended.
    var interrupted: Question?
    private var began: Date?

    /// A question, and the agenda before it was asked.
    struct Asking: Hashable, Sendable, Codable {
        var question: Question
        var agenda: QuizAgenda
    }

    /// A thing that was removed, and the agenda before that.
    struct Removal: Hashable, Sendable, Codable {
        var thing: UUID
        var agenda: QuizAgenda
    }

    enum Stage: Hashable, Sendable, Codable {
        case notBegun
        case asking(AskedQuestion)
        case meeting(Meeting)
        case answered
        case resting
        case finished
    }

    /// Creates a quiz.
    ///
    /// ```swift
    /// let questions = try store.questions(at: now)
    /// let session = QuizSession(questions: questions, settings: QuizSettings(try store.settings()))
    /// print(session.counts(at: now).all)  // the number of questions
    /// ```
    /// - Parameters:
    ///   - questions: the questions in order, as `ThingStore.questions(for:at:in:)` returns them.
    ///   - steps: the learning steps that are open already. Like the steps of the quiz itself, they come back when they
    ///     are due, or when nothing else is left and they are due within ``QuizSettings/learnAhead``.
    ///   - settings: the settings for asking, timing and grading.
    public init(questions: [Question], steps: [LearningStep] = [], settings: QuizSettings = QuizSettings()) {
        self.settings = settings
        agenda = QuizAgenda(questions: questions, steps: steps)
    }

    /// The current question, or nil between questions.
    public var asking: AskedQuestion? {
        if case .asking(let asked) = stage { asked } else { nil }
    }

    /// Returns the way in which a question is answered. A question of choices without choices is typed.
    public func mode(of question: Question) -> QuizSettings.Mode { settings.mode(of: question) }

    /// Whether the quiz is over. If an answer is undone, the quiz continues.
    public var isFinished: Bool { stage == .finished }

    /// The questions that still need an answer, the current one first.
    public var remaining: [QuestionKey] {
        openQuestions.map(\.key)
    }

    /// The questions that were not asked, without learning steps. They are enough to continue an interrupted quiz
    /// later: see ``ThingStore/saveUnfinishedQuiz(_:)``.
    public var unasked: [QuestionKey] {
        openQuestions.filter { question in question.kind != .again }.map(\.key)
    }

    /// The questions that still need an answer. The first one is the current question, or the current one when the quiz
    /// was ended.
    private var openQuestions: [Question] {
        var questions = agenda.remaining
        if let current = asking?.question ?? interrupted { questions.insert(current, at: 0) }
        return questions.filter { question in !removed.contains(question.thing.id) }
    }

    /// Returns the numbers of questions that still need an answer, including the current one. Learning steps count only
    /// if they come back within the quiz.
    public func counts(at instant: Date) -> QuizCounts {
        let latest = instant + settings.learnAhead
        guard let current = asking else { return agenda.counts(until: latest, atMost: answersLeft) }
        var counts = agenda.counts(until: latest, atMost: max(0, answersLeft - 1))
        counts.count(current.question.kind)
        return counts
    }

    /// The number of answers before the quiz ends.
    var answersLeft: Int {
        guard let limit = settings.answerLimit else { return .max }
        return max(0, limit - answers.count)
    }

    /// Returns whether the question of an answer will certainly be asked again in this quiz.
    ///
    /// ```swift
    /// if let answer = session.answers.last, session.comesBack(after: answer.number, at: now) {
    ///     print("It is asked again in this quiz.")
    /// }
    /// ```
    public func comesBack(after answer: Int, at instant: Date) -> Bool {
        guard let rank = agenda.rank(ofStepAfter: answer, until: instant + settings.learnAhead) else { return false }
        return rank <= answersLeft
    }

    /// Returns whether a thing is still to be asked, so that the program must not show its answer.
    public func isToCome(_ thing: UUID) -> Bool {
        remaining.contains { key in key.thingID == thing }
    }

    /// Returns the summary of the answers so far.
    public func summary(at instant: Date) -> QuizSummary {
        let totalSeconds = began.map { began in instant.timeIntervalSince(began) } ?? 0
        return QuizSummary(answers: answers, totalSeconds: totalSeconds)
    }

    /// Applies an event.
    ///
    /// ```swift
    /// for effect in session.apply(.begin, at: now) {
    ///     if case .ask(let asked) = effect { print("What is \(asked.question.asked)?") }
    /// }
    /// ```
    /// - Parameters:
    ///   - event: the event. If it does not fit the state of the quiz, it has no effect.
    ///   - instant: the instant of the event.
    /// - Returns: the effects to carry out, in order. The array is often empty.
    public mutating func apply(_ event: QuizEvent, at instant: Date) -> [QuizEffect] {
        switch event {
        case .begin: begin(at: instant)
        case .wasRight(let number): contest(number, at: instant)
        case .regrade(let number, let grade): regrade(number, grade, at: instant)
        case .undo: undo(at: instant)
        case .remembered(let number, let memory): remember(memory, after: number)
        case .confused(let thing): confuse(thing)
        case .edited(let thing): update(thing)
        case .removed(let thing): remove(thing, at: instant)
        case .restored(let thing): restore(thing)
        case .proceed: proceed(at: instant)
        case .met(let number): endMeeting(number, at: instant)
        case .end: end(at: instant)
        case .submit, .choose, .check, .moreTime, .lessTime, .restart, .pause, .resume, .giveUp, .reveal,
            .grade:
            act(on: event, at: instant)
        }
    }

    /// Applies an event to the current question, if the numbers match. While the question is paused, the only effect is
    /// a report of that.
    private mutating func act(on event: QuizEvent, at instant: Date) -> [QuizEffect] {
        guard let asked = asking, asked.number == event.question else { return [] }
        if case .resume = event { return resume(asked, at: instant) }
        if asked.isPaused { return [.paused(asked)] }
        switch event {
        case .submit(_, let typed): return submit(typed, for: asked, at: instant)
        case .choose(_, let choice): return choose(choice, for: asked, at: instant)
        case .check(_, let typed, let pause): return check(typed, pause: pause, for: asked, at: instant)
        case .giveUp(_, let typed): return giveUp(typed, for: asked, at: instant)
        case .reveal: return reveal(asked, at: instant)
        case .grade(_, let grade): return self.grade(grade, for: asked, at: instant)
        default: return changeTime(of: asked, by: event, at: instant)
        }
    }

    /// Applies an event that changes the time of the current question. It has no effect if the time does not run.
    private mutating func changeTime(
        of asked: AskedQuestion, by event: QuizEvent, at instant: Date
    ) -> [QuizEffect] {
        let isRunning = !asked.isRevealed && !asked.isOver(at: instant)
        guard isRunning else { return [] }
        let hasCountdown = asked.limit > 0
        let extra = settings.extraSeconds
        switch event {
        case .moreTime where hasCountdown:
            return change(asked, QuizEffect.redraw) { asked in asked.addTime(extra, at: instant) }
        case .lessTime where hasCountdown:
            return change(asked, QuizEffect.redraw) { asked in asked.addTime(-extra, at: instant) }
        case .restart:
            return change(asked, QuizEffect.redraw) { asked in asked.restart(at: instant) }
        case .pause:
            return change(asked, QuizEffect.paused) { asked in asked.pause(at: instant) }
        default:
            return []
        }
    }

    private mutating func proceed(at instant: Date) -> [QuizEffect] {
        guard stage == .answered || stage == .resting else { return [] }
        return advance(at: instant)
    }

    private mutating func endMeeting(_ number: Int, at instant: Date) -> [QuizEffect] {
        guard case .meeting(let meeting) = stage, meeting.number == number else { return [] }
        return advance(at: instant)
    }

    private mutating func begin(at instant: Date) -> [QuizEffect] {
        guard stage == .notBegun else { return [] }
        began = instant
        return advance(at: instant)
    }

    private mutating func end(at instant: Date) -> [QuizEffect] {
        guard !isFinished else { return [] }
        interrupted = asking?.question
        return finish(at: instant)
    }
}
