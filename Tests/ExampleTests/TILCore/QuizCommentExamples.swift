import Foundation
import TILCore
import TestSupport
import Testing

/// The code in comments. `ArticleTests` compares each block with a passage.
@Suite struct QuizCommentExamples: ExampleSuite {
    let setup: ExampleSetup

    init() throws { setup = try ExampleSetup() }

    @Test func theExampleOfAcceptedGivesTheStatedResult() throws {
        // article
        let right = try store.accepted(for: thing, asked: .meaning)
        print(right.map(\.long))  // ["For the Win"]
        // end
        #expect(right == [thing])
    }

    @Test func theExampleOfStandingsGivesTheStatedResult() throws {
        // article
        let standings = try store.standings(of: [thing], asked: .meaning, at: now, on: day)
        let isKnown = standings[thing.id] == .known  // false: it was never asked
        // end
        #expect(!isKnown)
    }

    @Test func theExampleOfLookAlikesGivesTheStatedResult() throws {
        // article
        var generator = SystemRandomNumberGenerator()
        let candidates = try store.lookAlikes(of: thing, using: &generator)
        // end
        #expect(candidates == [thing])
    }

    @Test func theExampleOfAskingFirstGivesTheStatedResult() throws {
        // article
        try store.askFirst(thing.id, at: now)
        let next = try store.questions(at: now).first?.thing
        // end
        #expect(next == thing)
    }

    @Test func theExampleOfQueueGivesTheStatedResult() throws {
        // article
        let entries = try store.queue(QueueRequest(tag: "chat"), at: now, on: day)
        let new = entries.filter { $0.memory == nil }
        // end
        #expect(entries.isEmpty && new.isEmpty)
    }

    @Test func theExampleOfCompletingGivesTheStatedResult() throws {
        // article
        let plain = Question(thing: thing, direction: .meaning)
        let complete = try store.completed(plain, at: now, on: day)
        // end
        #expect(complete.accepted == [thing])
    }

    @Test func theExampleOfRecordingAnAnswerGivesTheStatedResult() throws {
        var session = try begunSession()
        // article
        for effect in session.apply(.submit(question: 1, typed: "for the win"), at: now + 3) {
            guard case .record(let answer) = effect else { continue }
            let memory = try store.record(answer).memory
            _ = session.apply(.remembered(question: answer.number, memory: memory), at: now + 3)
        }
        // end
        #expect(try store.practice().count == 1)
    }

    @Test func theExampleOfDueCountGivesTheStatedResult() throws {
        // article
        let badge = try store.dueCount(at: now, on: day)
        print(badge == 0 ? "Nothing is due." : "\(badge) are due.")
        // end
    }

    @Test func theExampleOfSummariesGivesTheStatedResult() throws {
        // article
        let preview = DueSummary(due: 12, dueToday: 10, new: 3, duePerDay: 10)
        print("\(preview.all) questions today")  // 13
        // end
        #expect(preview.all == 13)
    }

    @Test func theExampleOfRequestsGivesTheStatedResult() throws {
        // article
        let chat = QueueRequest(tag: "chat", limit: 20)
        let cram = QueueRequest(directions: Direction.allCases, isCram: true)
        let questions = try store.questions(for: chat, at: now) + store.questions(for: cram, at: now)
        // end
        #expect(questions.count == 1)
    }

    @Test func theExampleOfQuestionsGivesTheStatedResult() throws {
        // article
        let question = Question(thing: thing, direction: .meaning)
        print("What is \(question.asked)?")  // What is FTW?
        print(question.answer)  // For the Win
        // end
        #expect(question.accepted == [thing])
    }

    @Test func theExampleOfChoicesGivesTheStatedResult() throws {
        var generator = SeededGenerator(seed: 1)
        // article
        let wrong = ["Fit the World", "Find the Way", "Free Trade Wharf"]
        let choices = AnswerChoices(right: thing.long, wrong: wrong, using: &generator)
        for (number, text) in choices.texts.enumerated() { print("\(number + 1) \(text)") }
        // end
        #expect(choices.texts.count == 4)
    }

    @Test func theExampleOfChoiceMakerGivesTheStatedResult() throws {
        var generator = SeededGenerator(seed: 1)
        // article
        var maker = ChoiceMaker(lists: [Array("TCP = Transmission Control Protocol\n".utf8)])
        let candidates = try store.lookAlikes(of: thing, using: &generator)
        let wrong = maker.wrongAnswers(for: thing, asked: .meaning, from: candidates, using: &generator)
        // end
        #expect(wrong.count < 4)
    }

    @Test func theExampleOfSettingsOfAQuizGivesTheStatedResult() throws {
        // article
        var settings = QuizSettings(try store.settings())
        settings.mode = .reveal
        settings.thinkSeconds = 3  // the answer stays hidden for so long
        // end
        #expect(settings.seconds == 15)
    }

    @Test func theExampleOfUnfinishedGivesTheStatedResult() throws {
        let session = try freshSession()
        // article
        let quiz = UnfinishedQuiz(began: now, questions: session.unasked, settings: session.settings)
        try store.saveUnfinishedQuiz(quiz)
        let left = try store.unfinishedQuiz() ?? []
        // end
        #expect(left.map(\.thing) == [thing])
    }

    @Test func theExampleOfSessionsGivesTheStatedResult() throws {
        // article
        let questions = try store.questions(at: now)
        let session = QuizSession(questions: questions, settings: QuizSettings(try store.settings()))
        print(session.counts(at: now).all)  // the number of questions
        // end
        #expect(session.counts(at: now).all == 1)
    }

    @Test func theExampleOfApplyingGivesTheStatedResult() throws {
        var session = try freshSession()
        // article
        for effect in session.apply(.begin, at: now) {
            if case .ask(let asked) = effect { print("What is \(asked.question.asked)?") }
        }
        // end
    }

    @Test func theExampleOfEventsGivesTheStatedResult() throws {
        var session = try freshSession()
        // article
        _ = session.apply(.begin, at: now)
        _ = session.apply(.pause(question: 1), at: now + 5)
        _ = session.apply(.resume(question: 1), at: now + 60)
        _ = session.apply(.giveUp(question: 1, typed: ""), at: now + 62)
        // end
        #expect(session.answers[0].verdict == .givenUp)
    }

    @Test func theExampleOfEffectsGivesTheStatedResult() throws {
        var session = try freshSession()
        // article
        for effect in session.apply(.begin, at: now) {
            if case .ask(let asked) = effect { print("What is \(asked.question.asked)?") }
            if case .finish(let summary) = effect { print("\(summary.remembered) of \(summary.answered)") }
        }
        // end
    }

    @Test func theExampleOfPreparingGivesTheStatedResult() throws {
        var session = try begunSession()
        let asked = try #require(session.asking)
        // article
        let complete = try store.completed(asked.question, at: now, on: day)
        if let shown = session.prepare(complete, number: asked.number, at: now) {
            print("What is \(shown.question.asked)?")  // its whole time begins now
        }
        // end
    }

    @Test func theExampleOfContestingGivesTheStatedResult() throws {
        var session = try begunSession()
        _ = session.apply(.submit(question: 1, typed: "something else"), at: now + 3)
        // article
        if let answer = session.answers.last, session.isContestable(answer) {
            _ = session.apply(.wasRight(question: answer.number), at: now + 5)
        }
        // end
        #expect(session.answers[0].verdict == .correct)
    }

    @Test func theExampleOfJudgingGivesTheStatedResult() throws {
        // article
        let meanings = try store.meanings(of: "ftw")
        let judgement = Judge().judge("for the wim", asked: .meaning, accepted: meanings)
        print(judgement.verdict, judgement.right)  // close For the Win
        // end
        #expect(judgement.verdict == .close)
    }

    @Test func theExampleOfDifferencesGivesTheStatedResult() throws {
        // article
        let judgement = Judge().judge("for the wim", asked: .meaning, accepted: [thing])
        for segment in judgement.difference.segments where segment.kind != .same {
            print("\(segment.typed) instead of \(segment.right)")
        }
        // end
    }

    @Test func theExampleOfSummaryGivesTheStatedResult() throws {
        let session = try freshSession()
        // article
        let summary = session.summary(at: now + 60)
        print("\(summary.remembered) of \(summary.answered) remembered")
        for thing in summary.lookAgain { print("Look again at \(thing.short).") }
        // end
    }

    @Test func theExampleOfComingBackGivesTheStatedResult() throws {
        let session = try freshSession()
        // article
        if let answer = session.answers.last, session.comesBack(after: answer.number, at: now) {
            print("It is asked again in this quiz.")
        }
        // end
    }
}
