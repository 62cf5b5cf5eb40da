import TILCore

/// Makes questions of what the queue chose: what else is right, what is no slip, what to choose from.
struct QuestionMaker {
    let store: ThingStore
    let mode: QuizSettings.Mode
    var generator: SeededGenerator

    /// The question of an entry.
    mutating func question(_ entry: QueueEntry) throws -> Question {
        let (thing, direction) = (entry.thing, entry.direction)
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
