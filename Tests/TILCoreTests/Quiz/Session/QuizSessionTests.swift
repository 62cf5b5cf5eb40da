import Foundation
import Testing

@testable import TILCore

/// Whole quizzes as scripts, and the rest as code.
@Suite struct QuizSessionTests {
    @Test func theFixtureHasMoreThanThirtyScripts() { #expect(QuizScript.all.count > 30) }

    @Test(arguments: QuizScript.all) func eachEventOfAScriptHasTheWrittenEffects(_ script: QuizScript) throws {
        #expect(try script.played() == script.lines)
    }

    @Test func anAnswerBecomesAReviewWithItsTextVerdictAndTime() throws {
        var session = QuizFixture.begun()
        let answered = session.submit(4, "for the wni")
        let answer = try #require(answered)
        let day = StudyDay(number: 20_000)
        let review = answer.review(utcOffset: 3_600, studyDay: day)
        #expect(review.thingID == Thing.ftw.id && review.typed == "for the wni" && review.verdict == .close)
        #expect(review.utcOffset == 3_600 && review.studyDay == day && review.seconds == 4 && review.grade == .hard)
    }

    @Test func aSummaryHasTheMedianTimeOfItsAnswers() {
        var session = QuizFixture.begun()
        let medians = [1.0, 5, 2].map { seconds in
            session.submit(Double(session.answers.count) * 10 + seconds, "x")
            session.proceed(Double(session.answers.count) * 10)
            return session.summary(at: QuizFixture.start).medianSeconds
        }
        #expect(medians == [1, 3, 2] && QuizSummary(answers: [], totalSeconds: 0).medianSeconds == nil)
    }

    @Test func theCountdownStartsWhenAQuestionIsPrepared() throws {
        var session = QuizFixture.begun()
        let other = QuizFixture.thing("FTW", "From The Window")
        let complete = Question(
            thing: .ftw, direction: .meaning, accepted: [.ftw, other], others: [])
        let prepared = session.prepare(complete, number: 1, at: QuizFixture.start + 3)
        #expect(prepared == session.asking && prepared?.deadline == QuizFixture.start + 18 && prepared?.number == 1)
        // Another question than the current one changes nothing.
        let stray = Question(thing: .lan, direction: .meaning)
        #expect(session.prepare(stray, number: 1, at: QuizFixture.start + 4) == nil)
        #expect(session.prepare(complete, number: 2, at: QuizFixture.start + 4) == nil)
        #expect(session.asking?.deadline == QuizFixture.start + 18)
        let answer = session.submit(5, "for the win")
        #expect(answer?.verdict == .correct && answer?.seconds == 2)
    }

    @Test func aThingWhoseAcronymWasEditedIsNoLongerAccepted() {
        var other = QuizFixture.thing("FTW", "Free To Watch")
        let question = Question(thing: .ftw, direction: .meaning, accepted: [other])
        var session = QuizFixture.begun([question])
        other.long = "Free To Wear"
        session.apply(.edited(other), 1)
        #expect(session.asking?.question.accepted == [.ftw, other])
        other.short = "FTX"
        session.apply(.edited(other), 1)
        #expect(session.asking?.question.accepted == [.ftw])
    }

    @Test func learningStepsAreAskedAfterTheQuestionsIfTheyAreDueInTime() {
        let questions = QuizFixture.questions
        let steps = [LearningStep(question: questions[0], due: QuizFixture.start + 300)]
        var session = QuizSession(questions: [questions[1]], steps: steps, settings: QuizSettings(learnAhead: 1_200))
        #expect(session.apply(.begin, 0).first?.asked?.question.thing == .lan)
        #expect(session.counts(at: QuizFixture.start) == QuizCounts(due: 1, again: 1))
        session.submit(1, "local area network")
        #expect(session.proceed(2)?.question.kind == .again)
        var other = QuizSession(questions: [], steps: steps, settings: QuizSettings(learnAhead: 60))
        #expect(other.apply(.begin, 0).first?.summary?.answered == 0)
    }
}
