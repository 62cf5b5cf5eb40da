import Foundation
import TILCore
import TestSupport
import Testing

/// The code in comments about quizzes. `ArticleTests` compares each block with a passage.
@Suite struct AnswerCommentExamples: ExampleSuite {
    let setup: ExampleSetup

    init() throws { setup = try ExampleSetup() }

    @Test func theExampleOfKindsOfDifferences() throws {
        let judgement = Judge().judge("for the wn", asked: .meaning, accepted: [thing])
        // article
        let missing = judgement.difference.segments.filter { $0.kind == .missing }.map(\.right)
        print("missing: \(missing.joined(separator: ", "))")  // missing: i
        // end
        #expect(missing == ["i"])
    }

    @Test func theExampleOfSegments() throws {
        let judgement = Judge().judge("for the wn", asked: .meaning, accepted: [thing])
        // article
        let marked = judgement.difference.segments.map { segment in
            segment.kind == .same ? segment.right : "[\(segment.right)]"
        }
        print(marked.joined())  // For the W[i]n
        // end
        #expect(marked.joined() == "For the W[i]n")
    }

    @Test func theExampleOfJudgements() throws {
        // article
        let judgement = Judge().judge("for the wim", asked: .meaning, accepted: [thing])
        if judgement.verdict == .close { print("Almost: \(judgement.right)") }  // Almost: For the Win
        // end
        #expect(judgement.right == "For the Win")
    }

    @Test func theExampleOfMadeChoices() throws {
        var generator = SeededGenerator(seed: 1)
        // article
        let wrong = ["Find the Way", "Fit the World", "Free Trade Wharf"]
        let choices = AnswerChoices(right: "For the Win", wrong: wrong, using: &generator)
        print(choices.texts[choices.right])  // For the Win
        // end
        #expect(choices.texts[choices.right] == "For the Win")
    }

    @Test func theExampleOfKindsOfQuestions() throws {
        // article
        let questions = try store.questions(at: now)
        let new = questions.count { $0.kind == .new }  // 1
        // end
        #expect(new == 1)
    }

    @Test func theExampleOfStandings() throws {
        let question = try store.completed(Question(thing: thing, direction: .meaning), at: now, on: day)
        // article
        let others = question.accepted.filter { question.standings[$0.id] == .known }
        let title = others.isEmpty ? question.asked : "\(question.asked), not \(others[0].long)"
        // end
        #expect(title == "FTW")
    }

    @Test func theExampleOfMadeQuestions() throws {
        // article
        let question = Question(thing: thing, direction: .meaning, kind: .new, isUnmet: true)
        var session = QuizSession(questions: [question])
        let effects = session.apply(.begin, at: now)  // shows the thing before it is asked
        // end
        guard case .meet = effects.first else {
            Issue.record("The thing is not shown.")
            return
        }
    }

    @Test func theExampleOfKeys() throws {
        let session = try begunSession()
        // article
        let keys = session.remaining  // small enough to be saved
        let saved = try JSONEncoder().encode(keys)
        // end
        #expect(!saved.isEmpty)
    }

    @Test func theExampleOfMadeKeys() throws {
        let session = try begunSession()
        // article
        let key = QuestionKey(thingID: thing.id, direction: .meaning)
        let isAsked = session.remaining.contains(key)  // true
        // end
        #expect(isAsked)
    }

    @Test func theExampleOfAskedQuestions() throws {
        let session = try begunSession()
        // article
        if let asked = session.asking {
            print("\(asked.number): What is \(asked.question.asked)?")  // 1: What is FTW?
            if let deadline = asked.deadline { print("until \(deadline)") }
        }
        // end
        #expect(session.asking?.deadline != nil)
    }

    @Test func theExampleOfMeetings() throws {
        var session = QuizSession(questions: [Question(thing: thing, direction: .meaning, isUnmet: true)])
        // article
        for case .meet(let meeting) in session.apply(.begin, at: now) {
            print("New: \(meeting.question.thing.short) is \(meeting.question.thing.long)")
            _ = session.apply(.met(number: meeting.number), at: now + 2)
        }
        // end
        #expect(session.meetings.count == 1)
    }

    @Test func theExampleOfAnswers() throws {
        let session = try answeredSession()
        // article
        for answer in session.answers {
            print("\(answer.asked): \(answer.typed), \(answer.verdict.words) after \(Int(answer.seconds)) seconds")
        }
        // end
        #expect(session.answers.count == 1)
    }

    @Test func theExampleOfOpenSteps() throws {
        try store.record(answer)
        // article
        let steps = try store.queue(at: now, on: day).compactMap { entry -> LearningStep? in
            guard let due = entry.step(at: now) else { return nil }
            return LearningStep(question: Question(thing: entry.thing, direction: entry.direction), due: due)
        }
        // end
        #expect(steps.count == 1)
    }

    @Test func theExampleOfMadeSteps() throws {
        // article
        let step = LearningStep(question: Question(thing: thing, direction: .meaning), due: now + 600)
        let session = QuizSession(questions: [], steps: [step])  // asks it in ten minutes
        // end
        #expect(session.remaining.count == 1)
    }

    @Test func theExampleOfModes() throws {
        let question = Question(thing: thing, direction: .meaning)
        // article
        let mode: QuizSettings.Mode = question.choices == nil ? .type : .choice
        let session = QuizSession(questions: [question], settings: QuizSettings(mode: mode))
        // end
        #expect(session.settings.mode == .type)
    }

    @Test func theExampleOfMadeSettings() throws {
        // article
        let settings = QuizSettings(mode: .type, seconds: 20, answerLimit: 30)
        let session = QuizSession(questions: try store.questions(at: now), settings: settings)
        // end
        #expect(session.settings == settings)
    }

    @Test func theExampleOfMadeUnfinishedQuizzes() throws {
        let session = try freshSession()
        // article
        let quiz = UnfinishedQuiz(began: now, questions: session.unasked, settings: session.settings)
        try store.saveUnfinishedQuiz(quiz)
        // end
        #expect(try store.unfinishedQuiz()?.count == 1)
    }

    @Test func theExampleOfMadeSummaries() throws {
        let session = try answeredSession()
        // article
        let preview = QuizSummary(answers: session.answers, totalSeconds: 42)
        print("\(preview.remembered) of \(preview.answered) remembered")  // 0 of 1 remembered
        // end
        #expect(preview.remembered == 0 && preview.answered == 1)
    }

    @Test func theExampleOfCounts() throws {
        let session = try begunSession()
        // article
        let counts = session.counts(at: now)
        print("\(counts.new) new, \(counts.due) due, \(counts.again) again")  // 1 new, 0 due, 0 again
        // end
        #expect(counts.all == 1)
    }
}
