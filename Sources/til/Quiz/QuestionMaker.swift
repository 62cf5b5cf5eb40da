import Foundation
import TILCore

/// Completes questions: other accepted answers and their memories, similar entries that do not count as typos, and
/// choices.
struct QuestionMaker {
    let store: ThingStore
    let mode: QuizSettings.Mode
    var generator: SeededGenerator

    /// Returns a question with everything that is needed to judge the answer.
    /// - Parameters:
    ///   - question: the question with only its thing, direction and kind.
    ///   - instant: the time at which the question is asked.
    ///   - day: the study day at that time.
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
    /// Completes a question with the data that is needed to judge or choose the answer. Also reads the thing again,
    /// since it may have been edited or removed since the queue was made.
    /// - Returns: The complete question with its full time limit, or nil if the thing was removed.
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

    /// Returns the other answers to the same question that may be shown with a thing: the known ones that the quiz does
    /// not ask next.
    func tellable(beside thing: Thing, asked direction: Direction) throws -> [Thing] {
        let accepted = try store.accepted(for: thing, asked: direction)
        let standings = try store.standings(of: accepted, asked: direction, at: now, on: today)
        return accepted.filter { $0.id != thing.id && standings[$0.id] == .known && !quiz.isToCome($0.id) }
    }
}

/// A clock that starts at the time of day and is never set. It advances by elapsed time, including suspension.
///
/// Countdowns use it, so that setting the system clock during a question has no effect on them.
struct SteadyClock {
    private let start: Date
    private let origin: ContinuousClock.Instant

    init(startingAt start: Date) {
        self.start = start
        origin = ContinuousClock.now
    }

    var now: Date {
        let passed = origin.duration(to: ContinuousClock.now).components
        return start + Double(passed.seconds) + Double(passed.attoseconds) * 1e-18
    }
}
