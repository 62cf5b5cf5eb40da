import Foundation
import Testing

@testable import TILCore

/// The order in which a quiz shows new things, asks them, and asks again what was missed.
@Suite struct QuizSessionMeetingTests {
    private static let things = ["A", "B", "C", "D", "E"].map { QuizFixture.thing($0, "\($0) Meaning") }

    private static func questions(_ count: Int, isUnmet: Bool) -> [Question] {
        things.prefix(count).map { Question(thing: $0, direction: .meaning, kind: .new, isUnmet: isUnmet) }
    }

    /// Plays a quiz to its end, and returns its course: `(A)` where A is shown, `A` where it is asked.
    /// - Parameters:
    ///   - knows: whether an answer is right.
    ///   - wait: the seconds after which a missed thing is due again; a right one is done.
    private static func course(
        _ questions: [Question], limit: Int? = nil, wait: TimeInterval = 0, knows: (Thing) -> Bool = { _ in true }
    ) -> String {
        var session = QuizSession(
            questions: questions, settings: QuizSettings(seconds: 0, answerLimit: limit, learnAhead: 1_200))
        var effects = session.apply(.begin, 0)[...]
        var (course, seconds) = ([String](), 0.0)
        while let effect = effects.popFirst() {
            seconds += 1
            switch effect {
            case .meet(let meeting):
                course.append("(\(meeting.question.thing.short))")
                effects += session.apply(.met(number: meeting.number), seconds)
            case .ask(let asked):
                course.append(asked.question.thing.short)
                let typed = knows(asked.question.thing) ? asked.question.answer : "no"
                effects += session.apply(.submit(question: asked.number, typed: typed), seconds)
            case .record(let answer):
                session.remember(answer.number, seconds, wait: answer.grade == .again ? wait : 86_400)
            case .showVerdict: effects += session.apply(.proceed, seconds)
            default: break
            }
        }
        #expect(session.isFinished && session.meetings.count == course.count { $0.hasPrefix("(") })
        return course.joined(separator: " ")
    }

    @Test(
        arguments: [
            (1, nil, "(A) A"), (2, nil, "(A) (B) A B"), (5, nil, "(A) (B) (C) A B C (D) (E) D E"),
            (5, 1, "(A) A"), (5, 2, "(A) (B) A B"), (5, 4, "(A) (B) (C) A B C (D) D"),
        ] as [(Int, Int?, String)])
    func aNewThingIsAskedAfterTwoOthersWereShown(count: Int, limit: Int?, course: String) {
        #expect(Self.course(Self.questions(count, isUnmet: true), limit: limit) == course)
    }

    @Test func aShownThingIsAskedBeforeTheLimitOfAnswersIsReached() {
        let questions = Self.questions(1, isUnmet: false) + Self.questions(3, isUnmet: true).dropFirst()
        func course(_ limit: Int) -> String {
            Self.course(questions, limit: limit, wait: 600) { $0.short != "A" }
        }
        #expect(course(3) == "A (B) (C) B C")
        #expect(course(4) == "A (B) (C) A B C")
        let known = Self.questions(5, isUnmet: false)
        let mixed = known[0...1] + Self.questions(3, isUnmet: true)[2...] + known[3...]
        #expect(Self.course(Array(mixed), limit: 4, wait: 1) { $0.short != "A" } == "A B (C) A C")
    }

    @Test func aMissedThingIsAskedAgainAfterTwoOthers() {
        func course(_ count: Int, _ wait: TimeInterval) -> String {
            Self.course(Self.questions(count, isUnmet: false), wait: wait) { $0.short != "A" }
        }
        #expect(course(1, 1) == "A A A A A")
        #expect(course(2, 1) == "A B A A A A")
        #expect(course(5, 1) == "A B C A D E A A A")
        // A step of minutes waits until nothing else is left.
        #expect(course(3, 600) == "A B C A A A A")
        let bothMissed = Self.course(Self.questions(2, isUnmet: false), wait: 600) { _ in false }
        #expect(bothMissed == "A B A B A B A B A B")
    }

    @Test func showingANewThingIsNotCountedAsAnAnswer() throws {
        var session = QuizSession(
            questions: Self.questions(3, isUnmet: true) + [Question(thing: .ftw, direction: .meaning)])
        guard case .meet(let meeting)? = session.apply(.begin, 0).first else {
            Issue.record("nothing is shown")
            return
        }
        #expect(session.counts(at: QuizFixture.start) == QuizCounts(new: 3, due: 1, again: 0))
        #expect(session.apply(.proceed, 1).isEmpty)
        #expect(session.apply(.met(number: 7), 1).isEmpty)
        #expect(session.apply(.submit(question: meeting.number, typed: "A Meaning"), 1).isEmpty)
        #expect(session.apply(.undo, 1) == [.nothingToUndo])
        // The thing that is shown is removed by somebody else.
        guard case .meet(let second)? = session.apply(.removed(Self.things[0].id), 2).first else {
            Issue.record("the next thing is not shown")
            return
        }
        #expect(second.question.thing == Self.things[1])
        #expect(session.apply(.end, 3).first?.summary?.answered == 0)
        #expect(session.remaining.map(\.thingID) == [Self.things[2].id, Thing.ftw.id, Self.things[1].id])
    }

    @Test(arguments: ["", "  ", "\u{A0}"])
    func anEmptyAnswerIsRecordedAsGivenUp(typed: String) throws {
        var session = QuizFixture.begun()
        #expect(session.submit(3, typed)?.verdict == .givenUp)
    }

    @Test func wordsOfTheMeaningAreNearTheAnswerAndOthersAreNot() {
        let thing = QuizFixture.thing("QS", "Quit Smoking")
        let session = QuizFixture.begun([Question(thing: thing, direction: .meaning)])
        let near = ["quit", "smoking", "quit smokin", "exit", "q", "help"].filter(session.isNearAnswer)
        #expect(near == ["quit", "smoking", "quit smokin"])
    }
}
