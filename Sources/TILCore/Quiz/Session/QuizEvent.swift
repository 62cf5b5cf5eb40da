import Foundation

/// Something that happened in a quiz.
///
/// An event about a question carries its ``AskedQuestion/number``. The session ignores the event if that question is
/// not the current one. The countdown of an earlier question therefore never affects a later one, and a pasted text
/// with several lines answers one question.
public enum QuizEvent: Hashable, Sendable {
    /// The quiz begins.
    case begin
    /// An answer was typed. An empty one means "don't know".
    case submit(question: Int, typed: String)
    /// One of the answers on offer was chosen, by its number from 1.
    case choose(question: Int, choice: Int)
    /// Time has passed: if it has run out, the text typed so far is judged as it stands.
    case check(question: Int, typed: String)
    /// More time is wanted.
    case moreTime(question: Int)
    /// The person wants less time. The time is shortened by the extra seconds of the settings.
    case lessTime(question: Int)
    /// The countdown restarts.
    case restart(question: Int)
    /// The question is to be hidden and its time to stand still.
    case pause(question: Int)
    /// The time is to go on.
    case resume(question: Int)
    /// The person does not know the answer.
    case giveUp(question: Int, typed: String)
    /// The answer of a flashcard is to be shown.
    case reveal(question: Int)
    /// A revealed answer was graded.
    case grade(question: Int, grade: Grade)
    /// The last answer deserves another grade.
    case regrade(question: Int, grade: Grade)
    /// The last answer was right after all.
    case wasRight(question: Int)
    /// The last answer is undone and its question asked again. This can be repeated for every answer.
    case undo
    /// A recorded answer led to a memory, so that a learning step comes back within the quiz; nil if no memory is known.
    case remembered(question: Int, memory: Memory?)
    /// A thing was mixed up with the one that was asked, and comes last.
    case confused(UUID)
    /// A thing was edited.
    case edited(Thing)
    /// A thing was removed: it is asked no more.
    case removed(UUID)
    /// The person wants the next question.
    case proceed
    /// The person has seen the thing that was shown.
    case met(number: Int)
    /// The quiz is to end here.
    case end

    /// The number of the question that the event concerns, or nil if it does not concern a question.
    public var question: Int? {
        switch self {
        case .submit(let number, _), .choose(let number, _), .check(let number, _), .moreTime(let number),
            .lessTime(let number), .restart(let number), .pause(let number), .resume(let number),
            .giveUp(let number, _), .reveal(let number), .grade(let number, _), .regrade(let number, _),
            .wasRight(let number), .remembered(let number, _), .met(let number):
            number
        case .begin, .undo, .confused, .edited, .removed, .proceed, .end:
            nil
        }
    }
}

/// Something that a quiz wants done by the program that drives it.
public enum QuizEffect: Hashable, Sendable {
    /// A question begins: show it, and send ``QuizEvent/check(question:typed:)`` at its deadline.
    case ask(AskedQuestion)
    /// Show a thing that is asked later, without a countdown, then send ``QuizEvent/met(number:)``.
    case meet(Meeting)
    /// The question or its time has changed (more time, resumed, edited): show it again.
    case redraw(AskedQuestion)
    /// Report that the person named another meaning than the asked one. The question continues with its whole time.
    case another(AskedQuestion, named: Thing)
    /// The question is paused: hide it, and say how to go on.
    case paused(AskedQuestion)
    /// No answer is taken or shown before an instant: say so, and do nothing else.
    case locked(AskedQuestion, until: Date)
    /// Show the answer, and ask for a grade.
    case revealed(AskedQuestion)
    /// Report that no answer has this number.
    case noSuchChoice(Int)
    /// Record an answer durably, then send ``QuizEvent/remembered(question:memory:)``.
    case record(Answer)
    /// Record an answer in the place of one recorded before, then send ``QuizEvent/remembered(question:memory:)``.
    case replace(Answer, with: Answer)
    /// Take a recorded answer back.
    case retract(Answer)
    /// Show the verdict on the answer, and wait for the person to go on.
    case showVerdict(Answer)
    /// Report that no answer is left to undo.
    case nothingToUndo
    /// The quiz is over.
    case finish(QuizSummary)
}
