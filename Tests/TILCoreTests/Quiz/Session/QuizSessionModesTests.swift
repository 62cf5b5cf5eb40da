import Foundation
import Testing

@testable import TILCore

/// Choices, flashcards, time to think.
@Suite struct QuizSessionModesTests {
    private let start = QuizFixture.start

    private func choiceSession() -> (QuizSession, AnswerChoices) {
        var generator = SeededGenerator(seed: 1)
        let choices = AnswerChoices(right: "For The Win", wrong: ["Free To Watch", "Fit To Wear"], using: &generator)
        let question = Question(thing: QuizFixture.ftw, direction: .meaning, choices: choices)
        return (QuizFixture.session([question], QuizSettings(mode: .choice)), choices)
    }

    @Test func aDigitAnswersAtOnce() {
        var (session, choices) = choiceSession()
        _ = session.apply(.begin, 0)
        #expect(session.apply(.choose(question: 1, choice: 0), 1) == [.noSuchChoice(0)])
        #expect(session.apply(.choose(question: 1, choice: 4), 1) == [.noSuchChoice(4)])
        #expect(session.apply(.submit(question: 1, typed: "for the win"), 1).isEmpty)
        #expect(session.apply(.reveal(question: 1), 1).isEmpty)
        let answer = session.apply(.choose(question: 1, choice: choices.right + 1), 2).first?.recorded
        #expect(answer?.verdict == .correct && answer?.typed == "For The Win" && answer?.grade == .good)
        let wrong = (choices.right + 1) % 3
        (session, choices) = choiceSession()
        _ = session.apply(.begin, 0)
        let other = session.apply(.choose(question: 1, choice: wrong + 1), 2).first?.recorded
        #expect(other?.verdict == .wrong && other?.typed == choices.texts[wrong])
    }

    @Test func aChoiceNotMadeIsTimedOut() {
        for event in [QuizEvent.check(question: 1, typed: "1"), .choose(question: 1, choice: 1)] {
            var (session, _) = choiceSession()
            _ = session.apply(.begin, 0)
            #expect(session.apply(event, 16).first?.recorded?.verdict == .timedOut)
        }
    }

    @Test func aFlashcardIsRevealedAndGraded() throws {
        var session = QuizFixture.session(QuizFixture.questions(), QuizSettings(mode: .reveal, learnAhead: 0))
        _ = session.apply(.begin, 0)
        #expect(session.apply(.grade(question: 1, grade: .good), 1).isEmpty)
        #expect(session.apply(.submit(question: 1, typed: "for the win"), 1).isEmpty)
        guard case .revealed(let asked) = session.apply(.reveal(question: 1), 3).first else {
            Issue.record("It was not revealed.")
            return
        }
        #expect(asked.isRevealed && asked.deadline == nil)
        #expect(session.apply(.check(question: 1, typed: ""), 100).isEmpty)
        #expect(session.apply(.pause(question: 1), 100).isEmpty)
        #expect(session.apply(.giveUp(question: 1, typed: ""), 100).isEmpty)
        let answer = try #require(session.apply(.grade(question: 1, grade: .easy), 200).first?.recorded)
        #expect(answer.verdict == .correct && answer.grade == .easy && answer.seconds == 3 && answer.typed.isEmpty)
        _ = session.apply(.proceed, 201)
        _ = session.apply(.reveal(question: 2), 202)
        let again = session.apply(.grade(question: 2, grade: .again), 203).first?.recorded
        #expect(again?.verdict == .wrong && again?.grade == .again)
        _ = session.apply(.proceed, 204)
        #expect(session.apply(.check(question: 3, typed: ""), 219).first?.recorded?.verdict == .timedOut)
        #expect(session.apply(.wasRight(question: 3), 220).isEmpty)
    }

    @Test func theAnswerStaysLockedWhileOneThinks() {
        let settings = QuizSettings(mode: .reveal, seconds: 15, thinkSeconds: 5)
        var session = QuizFixture.session(QuizFixture.questions(), settings)
        let asked = session.apply(.begin, 0).first?.asked
        #expect(asked?.deadline == start + 20 && asked?.limit == 20 && asked?.think?.deadline == start + 5)
        guard let asked else { return }
        #expect(session.apply(.reveal(question: 1), 4.9) == [.locked(asked, until: start + 5)])
        #expect(session.asking == asked)
        _ = session.apply(.pause(question: 1), 3)
        _ = session.apply(.resume(question: 1), 103)
        #expect(session.asking?.deadline == start + 120)
        #expect(session.asking?.unlocks(at: start + 104) == start + 105)
        guard case .revealed = session.apply(.reveal(question: 1), 105).first else {
            Issue.record("It stayed locked.")
            return
        }
        let answer = session.apply(.grade(question: 1, grade: .hard), 110).first?.recorded
        #expect(answer?.seconds == 5 && answer?.limit == 20 && answer?.verdict == .correct && answer?.grade == .hard)
    }

    @Test func thinkingLocksWithoutALimitToo() {
        var session = QuizFixture.session(
            QuizFixture.questions(), QuizSettings(mode: .reveal, seconds: 0, thinkSeconds: 5))
        #expect(session.apply(.begin, 0).first?.asked?.limit == 0)
        _ = session.apply(.pause(question: 1), 2)
        _ = session.apply(.resume(question: 1), 50)
        guard case .locked(_, let until) = session.apply(.reveal(question: 1), 52).first else {
            Issue.record("It was not locked.")
            return
        }
        #expect(until == start + 53)
        _ = session.apply(.reveal(question: 1), 60)
        #expect(session.apply(.grade(question: 1, grade: .good), 61).first?.recorded?.seconds == 12)
    }

    @Test func thinkingLocksTypedAnswersAndChoicesToo() {
        var session = QuizFixture.session(QuizFixture.questions(), QuizSettings(thinkSeconds: 5))
        guard let asked = session.apply(.begin, 0).first?.asked else { return }
        #expect(session.apply(.submit(question: 1, typed: "for the win"), 4) == [.locked(asked, until: start + 5)])
        #expect(session.apply(.submit(question: 1, typed: "for the win"), 6).first?.recorded?.verdict == .correct)
        var generator = SeededGenerator(seed: 1)
        let choices = AnswerChoices(right: "For The Win", wrong: ["Free To Watch"], using: &generator)
        let question = Question(thing: QuizFixture.ftw, direction: .meaning, choices: choices)
        session = QuizFixture.session([question], QuizSettings(mode: .choice, thinkSeconds: 5))
        guard let asked = session.apply(.begin, 0).first?.asked else { return }
        #expect(session.apply(.choose(question: 1, choice: 1), 4) == [.locked(asked, until: start + 5)])
        #expect(session.apply(.choose(question: 1, choice: 1), 6).first?.recorded != nil)
    }

    @Test func aCramLeavesTheScheduleAlone() {
        var session = QuizFixture.session(QuizFixture.questions(), QuizSettings(isCram: true))
        _ = session.apply(.begin, 0)
        let answer = session.apply(.submit(question: 1, typed: "x"), 1).first?.recorded
        #expect(answer?.isScheduled == false)
        _ = session.apply(.remembered(question: 1, memory: QuizFixture.memory(at: start, wait: 60)), 1)
        #expect(session.remaining.count == 2)
    }
}
