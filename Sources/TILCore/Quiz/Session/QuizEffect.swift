import Foundation

/// Something that a quiz wants done by the program that drives it.
public enum QuizEffect: Hashable, Sendable {
    /// A question begins: show it, and send ``QuizEvent/check(question:typed:)`` at its deadline.
    case ask(AskedQuestion)
    /// The question or its time has changed (more time, resumed, edited): show it again.
    case redraw(AskedQuestion)
    /// Another meaning than the one that is asked was named: say so. The question goes on, with its whole time.
    case another(AskedQuestion, named: Thing)
    /// The question is paused: hide it, and say how to go on.
    case paused(AskedQuestion)
    /// No answer is taken or shown before an instant: say so, and do nothing else.
    case locked(AskedQuestion, until: Date)
    /// Show the answer, and ask for a grade.
    case revealed(AskedQuestion)
    /// There is no answer with that number: say so.
    case noSuchChoice(Int)
    /// Record an answer durably, then send ``QuizEvent/remembered(question:memory:)``.
    case record(Answer)
    /// Record an answer in the place of one recorded before, then send ``QuizEvent/remembered(question:memory:)``.
    case replace(Answer, with: Answer)
    /// Take a recorded answer back.
    case retract(Answer)
    /// Show the verdict on the answer, and wait for the person to go on.
    case showVerdict(Answer)
    /// There is no answer to take back: say so.
    case nothingToUndo
    /// The quiz is over.
    case finish(QuizSummary)
}
