public import Foundation

/// A quiz as a state machine: it receives events and returns effects.
///
/// It stores deadlines instead of ticks. It does not sleep, print, read a clock or store anything. The program that
/// drives it sends each event with its instant, and carries out the effects in order. An app that the system may end can
/// encode the session, and continue with it later.
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
        ([openQuestion].compactMap { $0 } + agenda.remaining).map(\.key).filter { !removed.contains($0.thingID) }
    }

    /// The questions that were not asked, without learning steps. They are enough to continue an interrupted quiz
    /// later: see ``ThingStore/saveUnfinishedQuiz(_:)``.
    public var unasked: [QuestionKey] {
        ([openQuestion].compactMap { $0 } + agenda.remaining).filter { $0.kind != .again }.map(\.key)
            .filter { !removed.contains($0.thingID) }
    }

    /// The current question, or the current one when the quiz was ended.
    private var openQuestion: Question? { asking?.question ?? interrupted }

    /// Returns the numbers of questions that still need an answer, including the current one. Learning steps count only
    /// if they come back within the quiz.
    public func counts(at instant: Date) -> QuizCounts {
        let current = asking?.question.kind
        let left =
            settings.answerLimit.map { answerLimit in max(0, answerLimit - answers.count - (current == nil ? 0 : 1)) }
            ?? .max
        var counts = agenda.counts(until: instant + settings.learnAhead, atMost: left)
        if let current { counts.count(current) }
        return counts
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
        return settings.answerLimit.map { answerLimit in answers.count + rank <= answerLimit } ?? true
    }

    /// Returns whether a thing is still to be asked, so that the program must not show its answer.
    public func isToCome(_ thing: UUID) -> Bool {
        remaining.contains { $0.thingID == thing }
    }

    /// Returns the summary of the answers so far.
    public func summary(at instant: Date) -> QuizSummary {
        QuizSummary(answers: answers, totalSeconds: began.map { began in instant.timeIntervalSince(began) } ?? 0)
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
        case .proceed: stage == .answered || stage == .resting ? advance(at: instant) : []
        case .met(let number): isMeeting(number) ? advance(at: instant) : []
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
        let extra = settings.extraSeconds
        let runs = !asked.isRevealed && !asked.isOver(at: instant)
        switch event {
        case .submit(_, let typed): return submit(typed, for: asked, at: instant)
        case .choose(_, let choice): return choose(choice, for: asked, at: instant)
        case .check(_, let typed, let pause): return check(typed, pause: pause, for: asked, at: instant)
        case .moreTime where runs && asked.limit > 0:
            return change(asked, QuizEffect.redraw) { $0.addTime(extra, at: instant) }
        case .lessTime where runs && asked.limit > 0:
            return change(asked, QuizEffect.redraw) { $0.addTime(-extra, at: instant) }
        case .restart where runs: return change(asked, QuizEffect.redraw) { $0.restart(at: instant) }
        case .pause where runs: return change(asked, QuizEffect.paused) { $0.pause(at: instant) }
        case .giveUp(_, let typed): return giveUp(typed, for: asked, at: instant)
        case .reveal: return reveal(asked, at: instant)
        case .grade(_, let grade): return self.grade(grade, for: asked, at: instant)
        default: return []
        }
    }

    private func isMeeting(_ number: Int) -> Bool {
        if case .meeting(let meeting) = stage { meeting.number == number } else { false }
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
