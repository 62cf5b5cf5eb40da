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

    @Test func whatIsDueLaterThanThatIsLeftToAnotherQuiz() {
        var session = failed(QuizSettings(learnAhead: 30))
        #expect(!session.comesBack(after: 1, at: start + 1))
        #expect(session.comesBack(after: 1, at: start + 31))
        for number in 2...3 {
            _ = session.apply(.proceed, 2)
            _ = session.apply(.giveUp(question: number, typed: ""), 3)
        }
        #expect(session.apply(.proceed, 4).first?.summary?.answered == 3)
        #expect(session.remaining == [QuestionKey(thing: QuizFixture.ftw.id, direction: .meaning)])
    }

    @Test func anIntervalInDaysDoesNotComeBack() {
        #expect(failed(QuizSettings(), wait: 86_400).remaining.count == 2)
        #expect(failed(QuizSettings(), wait: 3_601).remaining.count == 3)
    }

    @Test func whatIsLeftIsCountedByKind() {
        let questions = [QuizFixture.ftw, QuizFixture.lan, QuizFixture.cpu].map {
            Question(thing: $0, direction: .meaning, kind: $0 == QuizFixture.cpu ? .due : .new)
        }
        var session = QuizFixture.session(questions, QuizSettings())
        _ = session.apply(.begin, 0)
        #expect(session.counts(at: start) == QuizCounts(new: 2, due: 1))
        _ = session.apply(.submit(question: 1, typed: "x"), 1)
        _ = session.apply(.remembered(question: 1, memory: memory(1, wait: 60)), 1)
        #expect(session.comesBack(after: 1, at: start + 1))
        _ = session.apply(.proceed, 2)
        #expect(session.counts(at: start + 2) == QuizCounts(new: 1, due: 1, again: 1))
        var short = QuizFixture.session(questions, QuizSettings(answerLimit: 2))
        _ = short.apply(.begin, 0)
        _ = short.apply(.submit(question: 1, typed: "x"), 1)
        _ = short.apply(.remembered(question: 1, memory: memory(1, wait: 60)), 1)
        _ = short.apply(.proceed, 2)
        #expect(short.counts(at: start + 2) == QuizCounts(new: 0, due: 1))
        _ = short.apply(.submit(question: 2, typed: "x"), 3)
        #expect(!short.comesBack(after: 2, at: start + 3))
    }

    @Test func whatWillNotStayHasAnEnd() {
        var session = QuizFixture.session([Question(thing: QuizFixture.ftw, direction: .meaning)], QuizSettings())
        var effects = session.apply(.begin, 0)
        var asked = 0
        while let number = effects.first?.asked?.number, asked < 50 {
            asked += 1
            _ = session.apply(.submit(question: number, typed: "x"), Double(asked))
            _ = session.apply(.remembered(question: number, memory: memory(Double(asked), wait: 60)), Double(asked))
            effects = session.apply(.proceed, Double(asked))
        }
        #expect(asked == QuizSession.mostAskings)
        #expect(session.isFinished && session.remaining.isEmpty)
    }

    @Test func aQuizMayBeginWithSteps() {
        let questions = QuizFixture.questions()
        let steps = [LearningStep(question: questions[0], due: start + 300)]
        var session = QuizSession(questions: [questions[1]], steps: steps, settings: QuizSettings(learnAhead: 1_200))
        #expect(session.apply(.begin, 0).first?.asked?.question.thing == QuizFixture.lan)
        #expect(session.counts(at: start) == QuizCounts(due: 1, again: 1))
        _ = session.apply(.submit(question: 1, typed: "local area network"), 1)
        #expect(session.apply(.proceed, 2).first?.asked?.question.kind == .again)
        var other = QuizSession(questions: [], steps: steps, settings: QuizSettings(learnAhead: 60))
        #expect(other.apply(.begin, 0).first?.summary?.answered == 0)
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
}
