import Foundation
import TILCore

/// Prepares questions to be asked: what else is right, what is known of it, what is no slip, what to choose from.
struct QuestionMaker {
    let store: ThingStore
    let mode: QuizSettings.Mode
    var generator: SeededGenerator

    /// A question with all that is needed to judge the answer.
    /// - Parameters:
    ///   - question: the question, with nothing but its thing, its direction and why it is asked.
    ///   - instant: when it is asked.
    ///   - day: the study day of that instant.
    mutating func prepared(_ question: Question, at instant: Date, on day: StudyDay) throws -> Question {
        let (thing, direction) = (question.thing, question.direction)
        let accepted = try store.accepted(for: thing, asked: direction)
        var others: [String] = []
        var choices: AnswerChoices?
        switch mode {
        case .type:
            others =
                direction == .meaning
                ? try store.meaningsNear(thing.short) : try store.nearestShorts(to: thing.short, limit: 50)
        case .choice:
            let candidates = try store.lookAlikes(of: thing, using: &generator)
            let wrong = Distractors.choose(
                for: thing, asked: direction, accepted: accepted, from: candidates, using: &generator)
            let right = direction == .meaning ? thing.long : thing.short
            choices = AnswerChoices(right: right, wrong: wrong, using: &generator)
        case .reveal: break
        }
        return Question(
            thing: thing, direction: direction, kind: question.kind, accepted: accepted,
            standings: try store.standings(of: accepted, asked: direction, at: instant, on: day), others: others,
            choices: choices)
    }
}
