import Foundation
import Observation
import TILCore

/// The model of a quiz screen: one question with its countdown. It compiles on every platform.
@MainActor @Observable
public final class QuizModel {
    /// The question on the screen, or nil if the quiz is over.
    public private(set) var asked: AskedQuestion?
    /// The last answer, until the next question.
    public private(set) var answer: Answer?
    /// A new thing that is shown before it is asked, until ``met()``.
    public private(set) var meeting: Meeting?
    /// The sentence about an answer that could not be recorded, until ``retry()`` succeeds. The quiz waits for it.
    public private(set) var failure: String?
    /// The text in the answer field.
    public var typed = ""

    private var session: QuizSession
    /// The effects that are not carried out yet.
    private var pending: [QuizEffect] = []
    /// Whether an answer is being recorded. The main actor may call the model again in the meantime.
    private var isRecording = false
    private let store: ThingStore
    private let now: @MainActor () -> Date

    /// Creates the model of a quiz.
    /// - Parameters:
    ///   - questions: the questions in their order.
    ///   - store: the store that records the answers.
    ///   - now: the clock, which a test or a preview can replace.
    public init(questions: [Question], store: ThingStore, now: @escaping @MainActor () -> Date = { Date() }) {
        session = QuizSession(questions: questions, settings: QuizSettings(seconds: 15))
        self.store = store
        self.now = now
    }

    /// Asks the first question.
    public func begin() async { await send(.begin) }

    /// Judges the typed text.
    public func submit() async {
        guard let asked else { return }
        await send(.submit(question: asked.number, typed: typed))
    }

    /// Continues after a new thing was shown.
    public func met() async {
        guard let meeting else { return }
        self.meeting = nil
        await send(.met(number: meeting.number))
    }

    /// Tries again to record the answer. It was not lost, because the quiz waits for it.
    public func retry() async {
        failure = nil
        await carryOut()
    }

    /// Continues after a verdict.
    public func proceed() async {
        answer = nil
        await send(.proceed)
    }

    /// Judges the text at the deadline. Call it when the countdown ends.
    public func checkTime() async {
        guard let asked, answer == nil, failure == nil else { return }
        await send(.check(question: asked.number, typed: typed))
    }

    private func send(_ event: QuizEvent) async {
        pending += session.apply(event, at: now())
        await carryOut()
    }

    /// Carries out effects in their order, up to an answer that cannot be recorded.
    private func carryOut() async {
        while failure == nil, !isRecording, let effect = pending.first {
            switch effect {
            case .ask(let question), .another(let question, named: _), .redraw(let question):
                if question.number != asked?.number { typed = "" }
                asked = question
            case .meet(let meeting): self.meeting = meeting
            case .record(let answer):
                isRecording = true
                defer { isRecording = false }
                do {
                    let memory = try await store.perform { store in try store.record(answer).memory }
                    pending += session.apply(.remembered(question: answer.number, memory: memory), at: now())
                } catch {
                    failure = "\(error)"
                    return
                }
            case .showVerdict(let answer): self.answer = answer
            case .finish: asked = nil
            default: break
            }
            pending.removeFirst()
        }
    }
}
