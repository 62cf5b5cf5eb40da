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

extension QuizRunner {
    /// Looks up what it takes to judge the answer, and to choose it, and the thing as it is by now: since the queue was made it may have been edited or removed, here or elsewhere.
    /// - Returns: the question, complete, with its whole time ahead; nil where it is asked no more.
    func prepare(_ asked: AskedQuestion) throws -> AskedQuestion? {
        let known = asked.question.thing
        guard let thing = try store.thing(id: known.id) else {
            console.say("\(page.inline(known)) was removed meanwhile; it is asked no more.\n")
            apply(.removed(known.id))
            return nil
        }
        if thing != known { applyOnScreen(.edited(thing)) }
        let question = Question(thing: thing, direction: asked.question.direction, kind: asked.question.kind)
        return quiz.prepare(try maker.prepared(question, at: now, on: today), number: asked.number, at: now)
    }

    /// The things with the same question as one that may be told beside it: those that are known, and not asked next.
    func tellable(beside thing: Thing, asked direction: Direction) throws -> [Thing] {
        let accepted = try store.accepted(for: thing, asked: direction)
        let standings = try store.standings(of: accepted, asked: direction, at: now, on: today)
        return accepted.filter { $0.id != thing.id && standings[$0.id] == .known && !quiz.isToCome($0.id) }
    }
}

/// A clock that shows the time of day and is never set: it goes on by what has really passed, suspension included.
///
/// Countdowns follow it, so that a clock that is set back or forward in the middle of a question is unfair to nobody.
struct SteadyClock {
    private let start: Date
    private let origin: ContinuousClock.Instant

    init(startingAt start: Date) {
        self.start = start
        origin = ContinuousClock.now
    }

    /// The present instant.
    var now: Date {
        let passed = origin.duration(to: ContinuousClock.now).components
        return start + Double(passed.seconds) + Double(passed.attoseconds) * 1e-18
    }
}
