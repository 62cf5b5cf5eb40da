public import Foundation

/// An event in a quiz.
///
/// An event about a question contains its ``AskedQuestion/number``. The session ignores the event if that question is
/// not the current one. The countdown of an earlier question therefore never affects a later one, and a pasted text of
/// several lines answers only one question.
///
/// ```swift
/// _ = session.apply(.begin, at: now)
/// _ = session.apply(.pause(question: 1), at: now + 5)
/// _ = session.apply(.resume(question: 1), at: now + 60)
/// _ = session.apply(.giveUp(question: 1, typed: ""), at: now + 62)
/// ```
public enum QuizEvent: Hashable, Sendable {
    /// The quiz begins.
    case begin
    /// The person typed an answer. An empty one means "don't know".
    case submit(question: Int, typed: String)
    /// The person chose one of the answers, by its number from 1.
    case choose(question: Int, choice: Int)
    /// Time has passed. If it has run out, the text typed so far is judged. The pause is the number of seconds since
    /// the person pressed a key, or nil if it is unknown.
    case check(question: Int, typed: String, pause: TimeInterval? = nil)
    /// The person wants more time.
    case moreTime(question: Int)
    /// The person wants less time. The time is shortened by the extra seconds of the settings.
    case lessTime(question: Int)
    /// The countdown restarts.
    case restart(question: Int)
    /// The person pauses the quiz, which hides the question.
    case pause(question: Int)
    /// The person resumes the quiz.
    case resume(question: Int)
    /// The person does not know the answer.
    case giveUp(question: Int, typed: String)
    /// The person wants to see the answer of a flashcard.
    case reveal(question: Int)
    /// The person graded a revealed answer.
    case grade(question: Int, grade: Grade)
    /// The person changes the grade of the last answer.
    case regrade(question: Int, grade: Grade)
    /// The person corrects the verdict on the last answer to right. A choice stays as it is.
    case wasRight(question: Int)
    /// The last step is undone: a correction of the last answer, or the answer itself, whose question is asked again.
    /// This can be repeated for every answer.
    case undo
    /// An answer was recorded. If the memory is in a learning step, the question comes back in the quiz. The memory is
    /// nil if it is unknown.
    case remembered(question: Int, memory: Memory?)
    /// A thing was confused with the asked one, and moves to the end.
    case confused(UUID)
    /// A thing was edited.
    case edited(Thing)
    /// A thing was removed and is no longer asked.
    case removed(UUID)
    /// The thing that was removed last is there again.
    case restored(UUID)
    /// The person wants the next question, or has waited for it.
    case proceed
    /// The person has seen a thing that was shown.
    case met(number: Int)
    /// The person ends the quiz.
    case end

    /// The number of the question that the event concerns, or nil if it does not concern a question.
    public var question: Int? {
        switch self {
        case .submit(let number, _), .choose(let number, _), .check(let number, _, _), .moreTime(let number),
            .lessTime(let number), .restart(let number), .pause(let number), .resume(let number),
            .giveUp(let number, _), .reveal(let number), .grade(let number, _), .regrade(let number, _),
            .wasRight(let number), .remembered(let number, _), .met(let number):
            number
        case .begin, .undo, .confused, .edited, .removed, .restored, .proceed, .end:
            nil
        }
    }
}

/// An instruction from a quiz to the program that drives it.
///
/// ```swift
/// for effect in session.apply(.begin, at: now) {
///     if case .ask(let asked) = effect { print("What is \(asked.question.asked)?") }
///     if case .finish(let summary) = effect { print("\(summary.remembered) of \(summary.answered)") }
/// }
/// ```
public enum QuizEffect: Hashable, Sendable {
    /// A question begins. Show it, and send ``QuizEvent/check(question:typed:pause:)`` at its deadline.
    case ask(AskedQuestion)
    /// Show a thing that is asked later, without a countdown, then send ``QuizEvent/met(number:)``.
    case meet(Meeting)
    /// The question or its time has changed, for example by an edit. Show it again.
    case redraw(AskedQuestion)
    /// Report that the person named a different meaning. The question continues with its whole time.
    case another(AskedQuestion, named: Thing)
    /// The question is paused. Hide it, and explain how to continue.
    case paused(AskedQuestion)
    /// Answers are accepted and shown only after an instant. Report this, and do nothing else.
    case locked(AskedQuestion, until: Date)
    /// Show the answer, and ask for a grade.
    case revealed(AskedQuestion)
    /// Report that no answer has this number.
    case noSuchChoice(Int)
    /// Record an answer durably, then send ``QuizEvent/remembered(question:memory:)``.
    case record(Answer)
    /// Record an answer in place of an earlier one, then send ``QuizEvent/remembered(question:memory:)``.
    case replace(Answer, with: Answer)
    /// Undo a recorded answer.
    case retract(Answer)
    /// Nothing can be asked before an instant, at which a number of learning steps come back. Offer to wait, then send
    /// ``QuizEvent/proceed``.
    case rest(until: Date, count: Int)
    /// Show the verdict on the answer, and wait for the person to continue.
    case showVerdict(Answer)
    /// Report that no answer is left to undo.
    case nothingToUndo
    /// The quiz is over.
    case finish(QuizSummary)
}
