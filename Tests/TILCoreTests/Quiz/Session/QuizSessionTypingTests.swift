import Foundation
import Testing

@testable import TILCore

/// Typed answers, the clock, pauses.
@Suite struct QuizSessionTypingTests {
    private let start = QuizFixture.start

    @Test func asksRecordsAndSumsUp() throws {
        var session = QuizFixture.session()
        #expect(session.remaining.count == 3)
        let first = try #require(session.apply(.begin, 0).first?.asked)
        #expect(first.number == 1 && first.question.asked == "FTW" && first.deadline == start + 15)
        let effects = session.apply(.submit(question: 1, typed: "for the wni"), 4)
        let answer = try #require(effects.first?.recorded)
        #expect(effects == [.record(answer), .showVerdict(answer)])
        #expect(answer.verdict == .close && answer.grade == .hard && answer.seconds == 4 && answer.limit == 15)
        #expect(
            answer.at == start + 4 && answer.isScheduled && answer.asked == "FTW" && answer.thing == QuizFixture.ftw)
        let day = StudyDay(number: 20_000)
        let review = answer.review(utcOffset: 3_600, studyDay: day)
        #expect(review.thing == QuizFixture.ftw.id && review.typed == "for the wni" && review.verdict == .close)
        #expect(review.utcOffset == 3_600 && review.studyDay == day && review.seconds == 4 && review.grade == .hard)
        #expect(session.asking == nil && session.remaining.count == 2)
        let second = try #require(session.apply(.proceed, 10).first?.asked)
        #expect(second.number == 2 && second.deadline == start + 25)
        #expect(session.apply(.submit(question: 2, typed: "local area network"), 12).first?.recorded?.grade == .good)
        #expect(session.apply(.proceed, 13).first?.asked?.number == 3)
        #expect(session.apply(.submit(question: 3, typed: "cat"), 14).first?.recorded?.verdict == .wrong)
        let summary = try #require(session.apply(.proceed, 20).first?.summary)
        #expect(Verdict.allCases.map { summary.count($0) } == [1, 1, 1, 0, 0])
        #expect(summary.medianSeconds == 2 && summary.answeringSeconds == 7 && summary.totalSeconds == 20)
        #expect(summary.lookAgain == [QuizFixture.cpu] && summary.answered == 3)
        #expect(session.isFinished && session.remaining.isEmpty)
    }

    @Test func aLateRightAnswerIsHard() {
        var session = QuizFixture.session()
        _ = session.apply(.begin, 0)
        #expect(session.apply(.submit(question: 1, typed: "for the win"), 12).first?.recorded?.grade == .hard)
    }

    @Test func atZeroWhatIsTypedIsJudgedAsItStands() throws {
        for (typed, verdict) in [
            ("for the win", Verdict.correct), ("for the wi", .close), ("for", .timedOut), ("", .timedOut),
        ] {
            var session = QuizFixture.session()
            _ = session.apply(.begin, 0)
            #expect(session.apply(.check(question: 1, typed: typed), 14.99).isEmpty)
            let answer = try #require(session.apply(.check(question: 1, typed: typed), 60).first?.recorded)
            #expect(answer.verdict == verdict && answer.seconds == 15 && answer.typed == typed)
            #expect(answer.grade == (verdict == .timedOut ? .again : .hard))
        }
    }

    @Test func anAnswerThatComesTooLateIsTimedOut() {
        for (delay, verdict) in [(0.2, Verdict.correct), (0.3, .timedOut), (300, .timedOut)] {
            var session = QuizFixture.session()
            _ = session.apply(.begin, 0)
            let answer = session.apply(.submit(question: 1, typed: "for the win"), 15 + delay).first?.recorded
            #expect(answer?.verdict == verdict)
            #expect(answer?.thing == QuizFixture.ftw)
        }
    }

    @Test func aTimeoutCanCountAsHard() {
        let settings = QuizSettings(grading: GradingRule(onTimeout: .hard))
        var session = QuizFixture.session(QuizFixture.questions(), settings)
        _ = session.apply(.begin, 0)
        #expect(session.apply(.check(question: 1, typed: ""), 15).first?.recorded?.grade == .hard)
    }

    @Test func anEarlierQuestionsCountdownNeverActsOnALaterOne() {
        var session = QuizFixture.session()
        _ = session.apply(.begin, 0)
        _ = session.apply(.submit(question: 1, typed: "for the win"), 14)
        #expect(session.apply(.check(question: 1, typed: "x"), 15).isEmpty)
        _ = session.apply(.proceed, 15)
        let stale: [QuizEvent] = [
            .check(question: 1, typed: "x"), .submit(question: 1, typed: "x"), .giveUp(question: 1, typed: ""),
            .moreTime(question: 1), .pause(question: 1), .resume(question: 1), .reveal(question: 1),
            .grade(question: 1, grade: .good), .choose(question: 1, choice: 1), .check(question: 3, typed: ""),
        ]
        for event in stale { #expect(session.apply(event, 40).isEmpty, "\(event)") }
        #expect(session.asking?.number == 2 && session.answers.count == 1)
    }

    @Test func aPastedTextWithSeveralLinesAnswersOneQuestion() {
        var session = QuizFixture.session()
        _ = session.apply(.begin, 0)
        let lines = ["for the win", "local area network", "central processing unit"]
        let effects = lines.map { session.apply(.submit(question: 1, typed: $0), 1) }
        #expect(effects.map(\.isEmpty) == [false, true, true])
        #expect(session.answers.count == 1)
    }

    @Test func moreTimeIsGivenAsOftenAsWanted() {
        var session = QuizFixture.session()
        _ = session.apply(.begin, 0)
        for count in 1...3 {
            guard case .redraw(let asked) = session.apply(.moreTime(question: 1), 5).first else {
                Issue.record("There was no more time.")
                return
            }
            #expect(asked.deadline == start + 15 + Double(count) * 10)
        }
        #expect(session.apply(.check(question: 1, typed: ""), 44.9).isEmpty)
        #expect(session.apply(.moreTime(question: 1), 45).isEmpty)
        let answer = session.apply(.submit(question: 1, typed: "for the win"), 45).first?.recorded
        #expect(answer?.limit == 45 && answer?.seconds == 45)
    }

    @Test func aPauseHidesTheQuestionAndStopsTheTime() throws {
        var session = QuizFixture.session()
        _ = session.apply(.begin, 0)
        let paused = try #require(session.apply(.pause(question: 1), 5).first)
        guard case .paused(let hidden) = paused else {
            Issue.record("It was not paused.")
            return
        }
        #expect(hidden.isPaused && hidden.deadline == nil)
        let refused: [QuizEvent] = [
            .submit(question: 1, typed: "for the win"), .check(question: 1, typed: ""), .moreTime(question: 1),
            .giveUp(question: 1, typed: ""), .pause(question: 1),
        ]
        for event in refused { #expect(session.apply(event, 1_000) == [paused], "\(event)") }
        #expect(session.apply(.resume(question: 2), 2_000).isEmpty)
        let resumed = session.apply(.resume(question: 1), 2_000)
        let shown = try #require(session.asking)
        #expect(resumed == [.redraw(shown)])
        #expect(session.asking?.deadline == start + 2_010)
        #expect(session.apply(.resume(question: 1), 2_001).isEmpty)
        #expect(session.apply(.submit(question: 1, typed: "for the win"), 2_002).first?.recorded?.seconds == 7)
    }

    @Test func whoGivesUpIsShownTheAnswer() {
        var session = QuizFixture.session()
        _ = session.apply(.begin, 0)
        let answer = session.apply(.giveUp(question: 1, typed: "for"), 3).first?.recorded
        #expect(answer?.verdict == .givenUp && answer?.grade == .again && answer?.typed == "for")
        #expect(session.apply(.wasRight(question: 1), 4).isEmpty)
    }

    @Test func withoutALimitAStopwatchRuns() {
        var session = QuizFixture.session(QuizFixture.questions(), QuizSettings(seconds: 0))
        #expect(session.apply(.begin, 0).first?.asked?.deadline == nil)
        #expect(session.apply(.check(question: 1, typed: ""), 10_000).isEmpty)
        #expect(session.apply(.moreTime(question: 1), 10_000).isEmpty)
        _ = session.apply(.pause(question: 1), 10_000)
        _ = session.apply(.resume(question: 1), 20_000)
        let answer = session.apply(.submit(question: 1, typed: "for the win"), 20_001).first?.recorded
        #expect(answer?.seconds == 10_001 && answer?.limit == 0 && answer?.grade == .good)
    }

    @Test func aClockSetBackTakesNothing() {
        var session = QuizFixture.session()
        _ = session.apply(.begin, 0)
        #expect(session.apply(.check(question: 1, typed: ""), -3_600).isEmpty)
        let answer = session.apply(.submit(question: 1, typed: "for the win"), -3_600).first?.recorded
        #expect(answer?.seconds == 0 && answer?.verdict == .correct)
    }

    @Test func speedIsRewardedWhereWanted() {
        let settings = QuizSettings(grading: GradingRule(rewardsSpeed: true), medianSecondsPerLetter: 1)
        var session = QuizFixture.session(QuizFixture.questions(), settings)
        _ = session.apply(.begin, 0)
        #expect(session.apply(.submit(question: 1, typed: "for the win"), 4).first?.recorded?.grade == .easy)
    }

    @Test func aQuizOfNothingIsOverAtOnce() {
        var session = QuizFixture.session([])
        #expect(session.apply(.submit(question: 1, typed: ""), 0).isEmpty)
        let summary = session.apply(.begin, 0).first?.summary
        #expect(summary?.answered == 0 && summary?.medianSeconds == nil)
        #expect(session.apply(.begin, 1).isEmpty && session.apply(.proceed, 1).isEmpty)
        #expect(session.apply(.undo, 1) == [.nothingToUndo])
    }

    @Test func theTimeBeginsOnceAQuestionIsPrepared() throws {
        var session = QuizFixture.session()
        _ = session.apply(.begin, 0)
        let other = QuizFixture.thing("FTW", "From The Window")
        let complete = Question(
            thing: QuizFixture.ftw, direction: .meaning, accepted: [QuizFixture.ftw, other], others: [])
        let prepared = session.prepare(complete, number: 1, at: start + 3)
        #expect(prepared == session.asking && prepared?.deadline == start + 18 && prepared?.number == 1)
        // Another question than the one that is asked is none of its business.
        let stray = Question(thing: QuizFixture.lan, direction: .meaning)
        #expect(session.prepare(stray, number: 1, at: start + 4) == nil)
        #expect(session.prepare(complete, number: 2, at: start + 4) == nil)
        #expect(session.asking?.deadline == start + 18)
        let answer = session.apply(.submit(question: 1, typed: "for the win"), 5).first?.recorded
        #expect(answer?.verdict == .correct && answer?.seconds == 2)
    }

    @Test func timeIsTakenOffAndBegunAnew() {
        var session = QuizFixture.session(QuizFixture.questions(), QuizSettings(seconds: 25))
        _ = session.apply(.begin, 0)
        _ = session.apply(.lessTime(question: 1), 5)
        #expect(session.asking?.deadline == start + 15)
        _ = session.apply(.restart(question: 1), 12)
        #expect(session.asking?.deadline == start + 37)
        #expect(session.asking?.seconds(at: start + 12) == 12)
        _ = session.apply(.lessTime(question: 1), 30)
        #expect(session.asking?.isOver(at: start + 30) == true)
        let answer = session.apply(.check(question: 1, typed: "for the win"), 30).first?.recorded
        #expect(answer?.verdict == .correct && answer?.grade == .hard && answer?.seconds == 30)
    }

    @Test func aStopwatchIsSetBackToZero() {
        var session = QuizFixture.session(QuizFixture.questions(), QuizSettings(seconds: 0))
        _ = session.apply(.begin, 0)
        #expect(session.apply(.lessTime(question: 1), 50).isEmpty)
        _ = session.apply(.restart(question: 1), 60)
        #expect(session.apply(.submit(question: 1, typed: "x"), 63).first?.recorded?.seconds == 3)
    }
}
