import Foundation

/// Something that happened in a quiz.
///
/// What concerns a question carries its ``AskedQuestion/number``: if that is no longer the one being asked, nothing
/// happens, so that the countdown of an earlier question never acts on a later one and a pasted text with several lines
/// answers one question.
public enum QuizEvent: Hashable, Sendable {
    /// The quiz begins.
    case begin
    /// An answer was typed.
    case submit(question: Int, typed: String)
    /// One of the answers on offer was chosen, by its number from 1.
    case choose(question: Int, choice: Int)
    /// Time has passed: if it has run out, the text typed so far is judged as it stands.
    case check(question: Int, typed: String)
    /// More time is wanted.
    case moreTime(question: Int)
    /// Less time is wanted: what is taken off is over.
    case lessTime(question: Int)
    /// The countdown is to begin anew.
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
    /// The last answer is to be taken back and its question asked again; as often as there are answers.
    case undo
    /// A recorded answer led to a memory, so that a learning step comes back within the quiz; nil if no memory is known.
    case remembered(question: Int, memory: Memory?)
    /// A thing was edited.
    case edited(Thing)
    /// A thing was removed: it is asked no more.
    case removed(UUID)
    /// The person wants the next question.
    case proceed
    /// The quiz is to end here.
    case end

    /// The number of the question that the event concerns; nil if it concerns none.
    public var question: Int? {
        switch self {
        case .submit(let number, _), .choose(let number, _), .check(let number, _), .moreTime(let number),
            .lessTime(let number), .restart(let number), .pause(let number), .resume(let number),
            .giveUp(let number, _), .reveal(let number), .grade(let number, _), .regrade(let number, _),
            .wasRight(let number), .remembered(let number, _):
            number
        case .begin, .undo, .edited, .removed, .proceed, .end:
            nil
        }
    }
}
