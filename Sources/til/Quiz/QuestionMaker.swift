import TILCore

/// Prepares questions to be asked: what else is right, what is no slip, what to choose from.
struct QuestionMaker {
    let store: ThingStore
    let mode: QuizSettings.Mode
    var generator: SeededGenerator

    /// A question with all that is needed to judge the answer.
    mutating func prepared(_ question: Question) throws -> Question {
        let (thing, direction) = (question.thing, question.direction)
        let accepted = try store.accepted(for: thing, asked: direction)
        switch mode {
        case .type:
            let others =
                direction == .meaning
                ? try store.meaningsNear(thing.short) : try store.nearestShorts(to: thing.short, limit: 50)
            return Question(thing: thing, direction: direction, accepted: accepted, others: others)
        case .choice:
            let candidates = try store.lookAlikes(of: thing, using: &generator)
            let wrong = Distractors.choose(
                for: thing, asked: direction, accepted: accepted, from: candidates, using: &generator)
            let right = direction == .meaning ? thing.long : thing.short
            let choices = AnswerChoices(right: right, wrong: wrong, using: &generator)
            return Question(thing: thing, direction: direction, accepted: accepted, choices: choices)
        case .reveal:
            return Question(thing: thing, direction: direction, accepted: accepted)
        }
    }
}
