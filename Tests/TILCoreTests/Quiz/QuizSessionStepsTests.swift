import Foundation
import Testing

@testable import TILCore

/// Learning steps that come back within the quiz.
@Suite struct QuizSessionStepsTests {
    private let start = QuizFixture.start

    private func memory(_ instant: TimeInterval, wait: TimeInterval) -> Memory {
        QuizFixture.memory(at: start + instant, wait: wait)
    }

    /// Begins, answers the first question wrongly and tells what it led to.
    private func failed(_ settings: QuizSettings, wait: TimeInterval = 60) -> QuizSession {
        var session = QuizFixture.session(QuizFixture.questions(), settings)
        _ = session.apply(.begin, 0)
        _ = session.apply(.submit(question: 1, typed: "x"), 1)
        _ = session.apply(.remembered(question: 1, memory: memory(1, wait: wait)), 1)
        return session
    }

    @Test func aStepComesBackWhenItsMinuteHasCome() {
        var session = failed(QuizSettings(seconds: 0, learnAhead: 0))
        #expect(session.remaining.last?.thing == QuizFixture.ftw.id && session.remaining.count == 3)
        #expect(session.apply(.proceed, 2).first?.asked?.question.thing == QuizFixture.lan)
        _ = session.apply(.submit(question: 2, typed: "local area network"), 65)
        #expect(session.apply(.proceed, 66).first?.asked?.question.thing == QuizFixture.ftw)
        _ = session.apply(.submit(question: 3, typed: "for the win"), 67)
        _ = session.apply(.remembered(question: 3, memory: memory(67, wait: 2 * 86_400)), 67)
        #expect(session.apply(.proceed, 68).first?.asked?.question.thing == QuizFixture.cpu)
        _ = session.apply(.submit(question: 4, typed: "central processing unit"), 69)
        let summary = session.apply(.proceed, 70).first?.summary
        #expect(summary?.answered == 4 && summary?.lookAgain == [QuizFixture.ftw])
    }

    @Test func whenNothingElseIsLeftItIsAskedEarly() {
        var session = failed(QuizSettings(learnAhead: 1_200))
        for number in 2...3 {
            _ = session.apply(.proceed, 2)
            _ = session.apply(.giveUp(question: number, typed: ""), 3)
        }
        #expect(session.apply(.proceed, 4).first?.asked?.question.thing == QuizFixture.ftw)
    }

    @Test func otherwiseTheQuizWaits() {
        var session = failed(QuizSettings(learnAhead: 0))
        for number in 2...3 {
            _ = session.apply(.proceed, 2)
            _ = session.apply(.giveUp(question: number, typed: ""), 3)
        }
        #expect(session.apply(.proceed, 4) == [.wait(until: start + 61)])
        #expect(session.apply(.wake, 60) == [.wait(until: start + 61)])
        var impatient = session
        #expect(impatient.apply(.proceed, 5).first?.asked?.question.thing == QuizFixture.ftw)
        #expect(session.apply(.wake, 61).first?.asked?.question.thing == QuizFixture.ftw)
        #expect(session.apply(.wake, 62).isEmpty)
    }

    @Test func aLongStepOrAnIntervalInDaysDoesNotComeBack() {
        #expect(failed(QuizSettings(), wait: 3_601).remaining.count == 2)
        #expect(failed(QuizSettings(), wait: 86_400).remaining.count == 2)
        #expect(failed(QuizSettings(), wait: 3_600).remaining.count == 3)
    }

    @Test func whatTheAnswerLedToMayChange() {
        var session = failed(QuizSettings(learnAhead: 0))
        _ = session.apply(.wasRight(question: 1), 2)
        #expect(session.remaining.count == 2)
        _ = session.apply(.remembered(question: 1, memory: memory(1, wait: 600)), 2)
        _ = session.apply(.remembered(question: 1, memory: memory(1, wait: 600)), 2)
        #expect(session.remaining.count == 3)
        _ = session.apply(.undo, 3)
        #expect(session.remaining.count == 3)
        _ = session.apply(.remembered(question: 1, memory: memory(1, wait: 600)), 2)
        #expect(session.remaining.count == 3)
    }

    @Test func anIntervalInDaysTakesThePlaceOfAStep() {
        var session = failed(QuizSettings())
        _ = session.apply(.remembered(question: 1, memory: memory(1, wait: 86_400)), 2)
        #expect(session.remaining.count == 2)
        _ = session.apply(.remembered(question: 1, memory: memory(1, wait: 60)), 2)
        _ = session.apply(.remembered(question: 1, memory: nil), 2)
        #expect(session.remaining.count == 2)
    }

    @Test func stepsCountTowardsTheLimit() {
        var session = failed(QuizSettings(answerLimit: 2, learnAhead: 1_200))
        _ = session.apply(.proceed, 2)
        _ = session.apply(.submit(question: 2, typed: "x"), 3)
        #expect(session.apply(.proceed, 4).first?.summary?.answered == 2)
        #expect(session.remaining.count == 2)
        _ = session.apply(.undo, 5)
        #expect(session.asking?.number == 3)
    }

    @Test func whatWasCreditedComesBack() {
        let other = QuizFixture.thing("FTW", "Free To Watch")
        let question = Question(thing: QuizFixture.ftw, direction: .meaning, accepted: [other])
        var session = QuizFixture.session([question], QuizSettings())
        _ = session.apply(.begin, 0)
        _ = session.apply(.submit(question: 1, typed: "free to watch"), 1)
        _ = session.apply(.remembered(question: 1, memory: memory(1, wait: 600)), 1)
        let asked = session.apply(.proceed, 2).first?.asked
        #expect(asked?.question.thing == other && asked?.question.accepted == [other, QuizFixture.ftw])
    }
}
