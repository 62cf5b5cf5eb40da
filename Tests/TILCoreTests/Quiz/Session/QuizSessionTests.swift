import Foundation
import Testing

@testable import TILCore

/// Whole quizzes: what is shown and recorded of each thing that happens.
@Suite struct QuizSessionTests {
    // MARK: Typed answers, the clock, pauses

    @Test func asksRecordsAndSumsUp() {
        QuizScript.play(
            """
            0 left => FTW LAN CPU; 0 new, 3 due, 0 again
            0 begin => ask 1 FTW/For The Win until 15 of 15
            4 type for the wni => record 1 FTW 'for the wni' close hard in 4 of 15 at 4, verdict on For The Win
            4 left => LAN CPU; 0 new, 2 due, 0 again
            10 proceed => ask 2 LAN/Local Area Network until 25 of 15
            12 type local area network => record 2 LAN 'local area network' correct good in 2 of 15 at 12, verdict on Local Area Network
            13 proceed => ask 3 CPU/Central Processing Unit until 28 of 15
            14 type cat => record 3 CPU 'cat' wrong again in 1 of 15 at 14, verdict on Central Processing Unit
            20 proceed => finish 1/1/1/0/0 in 7 of 20 CPU
            20 left => ; 0 new, 0 due, 0 again, finished
            """)
    }

    @Test(arguments: ["for the win", "for the wi", "for", ""])
    func atZeroWhatIsTypedIsJudgedAsItStands(typed: String) {
        let outcome = [
            "for the win": "correct hard", "for the wi": "close hard", "for": "timedOut again", "": "timedOut again",
        ]
        QuizScript.play(
            """
            0 begin => ask 1 FTW/For The Win until 15 of 15
            14.99 zero \(typed)
            60 zero \(typed) => record 1 FTW '\(typed)' \(outcome[typed] ?? "") in 15 of 15 at 60, verdict on For The Win
            """)
    }

    @Test(arguments: [("15.2", "correct hard"), ("15.3", "timedOut again"), ("315", "timedOut again")])
    func anAnswerThatComesTooLateIsTimedOut(at seconds: String, outcome: String) {
        QuizScript.play(
            """
            0 begin => ask 1 FTW/For The Win until 15 of 15
            \(seconds) type for the win => record 1 FTW 'for the win' \(outcome) in 15 of 15 at \(seconds), verdict on For The Win
            """)
    }

    @Test func anEarlierQuestionsCountdownNeverActsOnALaterOne() {
        QuizScript.play(
            """
            0 begin => ask 1 FTW/For The Win until 15 of 15
            14 type for the win => record 1 FTW 'for the win' correct hard in 14 of 15 at 14, verdict on For The Win
            15 zero #1 x
            15 proceed => ask 2 LAN/Local Area Network until 30 of 15
            40 zero #1 x
            40 type #1 x
            40 give-up #1
            40 more #1
            40 pause #1
            40 resume #1
            40 reveal #1
            40 grade #1 good
            40 choose #1 1
            40 zero #3
            """)
    }

    @Test func moreTimeIsGivenAsOftenAsWanted() {
        QuizScript.play(
            """
            0 begin => ask 1 FTW/For The Win until 15 of 15
            5 more => redraw 1 FTW/For The Win until 25 of 25
            5 more => redraw 1 FTW/For The Win until 35 of 35
            5 more => redraw 1 FTW/For The Win until 45 of 45
            44.9 zero
            45 more
            45 type for the win => record 1 FTW 'for the win' correct hard in 45 of 45 at 45, verdict on For The Win
            """)
    }

    @Test func aPauseHidesTheQuestionAndStopsTheTime() {
        QuizScript.play(
            """
            0 begin => ask 1 FTW/For The Win until 15 of 15
            5 pause => paused 1 FTW/For The Win of 15
            1000 type for the win => paused 1 FTW/For The Win of 15
            1000 zero => paused 1 FTW/For The Win of 15
            1000 more => paused 1 FTW/For The Win of 15
            1000 give-up => paused 1 FTW/For The Win of 15
            1000 pause => paused 1 FTW/For The Win of 15
            2000 resume #2
            2000 resume => redraw 1 FTW/For The Win until 2010 of 15
            2001 resume
            2002 type for the win => record 1 FTW 'for the win' correct good in 7 of 15 at 2002, verdict on For The Win
            """)
    }

    @Test func whoGivesUpIsShownTheAnswer() {
        QuizScript.play(
            """
            0 begin => ask 1 FTW/For The Win until 15 of 15
            3 give-up for => record 1 FTW 'for' givenUp again in 3 of 15 at 3, verdict on For The Win
            4 was-right
            """)
    }

    @Test func withoutALimitAStopwatchRuns() {
        QuizScript.play(
            """
            0 begin => ask 1 FTW/For The Win of 0
            10000 zero
            10000 more
            10000 pause => paused 1 FTW/For The Win of 0
            20000 resume => redraw 1 FTW/For The Win of 0
            20001 type for the win => record 1 FTW 'for the win' correct good in 10001 of 0 at 20001, verdict on For The Win
            """, settings: QuizSettings(seconds: 0))
    }

    @Test func aClockSetBackTakesNothing() {
        QuizScript.play(
            """
            0 begin => ask 1 FTW/For The Win until 15 of 15
            -3600 zero
            -3600 type for the win => record 1 FTW 'for the win' correct good in 0 of 15 at -3600, verdict on For The Win
            """)
    }

    @Test func aQuizOfNothingIsOverAtOnce() {
        QuizScript.play(
            """
            0 type #1
            0 begin => finish 0/0/0/0/0 in 0 of 0
            1 begin
            1 proceed
            1 undo => nothing to undo
            """, [])
    }

    @Test func timeIsTakenOffAndBegunAnew() {
        QuizScript.play(
            """
            0 begin => ask 1 FTW/For The Win until 25 of 25
            5 less => redraw 1 FTW/For The Win until 15 of 15
            12 restart => redraw 1 FTW/For The Win until 37 of 37
            30 less => redraw 1 FTW/For The Win until 30 of 30
            30 zero for the win => record 1 FTW 'for the win' correct hard in 30 of 30 at 30, verdict on For The Win
            """, settings: QuizSettings(seconds: 25))
    }

    // MARK: Choices, flashcards, time to think

    private static let choices: [Question] = {
        var generator = SeededGenerator(seed: 1)
        let choices = AnswerChoices(right: "For The Win", wrong: ["Free To Watch", "Fit To Wear"], using: &generator)
        return [Question(thing: .ftw, direction: .meaning, choices: choices)]
    }()

    @Test func aDigitAnswersAtOnce() {
        QuizScript.play(
            """
            0 begin => ask 1 FTW/For The Win until 15 of 15
            1 choose 0 => no choice 0
            1 choose 4 => no choice 4
            1 type for the win
            1 reveal
            2 choose 1 => record 1 FTW 'Free To Watch' wrong again in 2 of 15 at 2, verdict on For The Win
            3 undo => retract 1, ask 2 FTW/For The Win until 18 of 15
            4 choose 2 => record 2 FTW 'For The Win' correct good in 1 of 15 at 4, verdict on For The Win
            5 undo => retract 2, ask 3 FTW/For The Win until 20 of 15
            6 choose 3 => record 3 FTW 'Fit To Wear' wrong again in 1 of 15 at 6, verdict on For The Win
            7 undo => retract 3, ask 4 FTW/For The Win until 22 of 15
            22 zero 1 => record 4 FTW '' timedOut again in 15 of 15 at 22, verdict on For The Win
            23 undo => retract 4, ask 5 FTW/For The Win until 38 of 15
            39 choose 1 => record 5 FTW 'Free To Watch' timedOut again in 15 of 15 at 39, verdict on For The Win
            """, Self.choices, settings: QuizSettings(mode: .choice))
    }

    @Test func aFlashcardIsRevealedAndGraded() {
        QuizScript.play(
            """
            0 begin => ask 1 FTW/For The Win until 15 of 15
            1 grade good
            1 type for the win
            3 reveal => revealed 1 FTW/For The Win of 15
            100 zero
            100 pause
            100 give-up
            200 grade easy => record 1 FTW '' correct easy in 3 of 15 at 200, verdict on For The Win
            201 proceed => ask 2 LAN/Local Area Network until 216 of 15
            202 reveal => revealed 2 LAN/Local Area Network of 15
            203 grade again => record 2 LAN '' wrong again in 1 of 15 at 203, verdict on Local Area Network
            204 proceed => ask 3 CPU/Central Processing Unit until 219 of 15
            219 zero => record 3 CPU '' timedOut again in 15 of 15 at 219, verdict on Central Processing Unit
            220 was-right
            """, settings: QuizSettings(mode: .reveal, learnAhead: 0))
    }

    @Test func theAnswerStaysLockedWhileOneThinks() {
        QuizScript.play(
            """
            0 begin => ask 1 FTW/For The Win until 20 of 20
            4.9 reveal => locked until 5
            3 pause => paused 1 FTW/For The Win of 20
            103 resume => redraw 1 FTW/For The Win until 120 of 20
            104 reveal => locked until 105
            105 reveal => revealed 1 FTW/For The Win of 20
            110 grade hard => record 1 FTW '' correct hard in 5 of 20 at 110, verdict on For The Win
            """, settings: QuizSettings(mode: .reveal, thinkSeconds: 5))
        QuizScript.play(
            """
            0 begin => ask 1 FTW/For The Win until 20 of 20
            4 type for the win => locked until 5
            6 type for the win => record 1 FTW 'for the win' correct good in 6 of 20 at 6, verdict on For The Win
            """, settings: QuizSettings(thinkSeconds: 5))
        QuizScript.play(
            """
            0 begin => ask 1 FTW/For The Win until 20 of 20
            4 choose 1 => locked until 5
            6 choose 1 => record 1 FTW 'Free To Watch' wrong again in 6 of 20 at 6, verdict on For The Win
            """, Self.choices, settings: QuizSettings(mode: .choice, thinkSeconds: 5))
    }

    @Test func aCramLeavesTheScheduleAlone() {
        QuizScript.play(
            """
            0 begin => ask 1 FTW/For The Win until 15 of 15
            1 type x => record 1 FTW 'x' wrong again in 1 of 15 at 1 unscheduled, verdict on For The Win
            1 wait 60
            1 left => LAN CPU; 0 new, 2 due, 0 again
            """, settings: QuizSettings(isCram: true))
    }

    // MARK: Second thoughts

    @Test func aWrongAnswerCanBeMadeRightWhileItIsShown() {
        QuizScript.play(
            """
            0 begin => ask 1 FTW/For The Win until 15 of 15
            1 type for the loss => record 1 FTW 'for the loss' wrong again in 1 of 15 at 1, verdict on For The Win
            5 was-right => replace 1 by 1 FTW 'for the loss' correct good in 1 of 15 at 1 contested, verdict on For The Win
            6 was-right
            7 proceed => ask 2 LAN/Local Area Network until 22 of 15
            7 was-right #1
            8 type local area netwrok => record 2 LAN 'local area netwrok' close hard in 1 of 15 at 8, verdict on Local Area Network
            9 was-right #1
            9 was-right => replace 2 by 2 LAN 'local area netwrok' correct good in 1 of 15 at 8 contested, verdict on Local Area Network
            10 proceed => ask 3 CPU/Central Processing Unit until 25 of 15
            11 type central processing unit => record 3 CPU 'central processing unit' correct good in 1 of 15 at 11, verdict on Central Processing Unit
            12 was-right
            13 proceed => finish 3/0/0/0/0 in 3 of 13
            """)
    }

    @Test func oneGivesOneselfAGrade() {
        QuizScript.play(
            """
            0 begin => ask 1 FTW/For The Win until 15 of 15
            1 type for the win => record 1 FTW 'for the win' correct good in 1 of 15 at 1, verdict on For The Win
            5 regrade easy => replace 1 by 1 FTW 'for the win' correct easy in 1 of 15 at 1 self-graded, verdict on For The Win
            5 regrade #2 hard
            6 proceed => ask 2 LAN/Local Area Network until 21 of 15
            7 regrade #1 hard
            """)
    }

    @Test func undoAsksAgainAsOftenAsThereAreAnswers() {
        QuizScript.play(
            """
            0 begin => ask 1 FTW/For The Win until 15 of 15
            1 type x => record 1 FTW 'x' wrong again in 1 of 15 at 1, verdict on For The Win
            2 proceed => ask 2 LAN/Local Area Network until 17 of 15
            3 type y => record 2 LAN 'y' wrong again in 1 of 15 at 3, verdict on Local Area Network
            4 proceed => ask 3 CPU/Central Processing Unit until 19 of 15
            5 type z => record 3 CPU 'z' wrong again in 1 of 15 at 5, verdict on Central Processing Unit
            10 proceed => finish 0/0/3/0/0 in 3 of 10 FTW LAN CPU
            11 undo => retract 3, ask 4 CPU/Central Processing Unit until 26 of 15
            11 undo => retract 2, ask 5 LAN/Local Area Network until 26 of 15
            11 undo => retract 1, ask 6 FTW/For The Win until 26 of 15
            11 left => FTW LAN CPU; 0 new, 3 due, 0 again
            12 undo => nothing to undo
            100 zero #1
            13 type for the win => record 6 FTW 'for the win' correct good in 2 of 15 at 13, verdict on For The Win
            14 proceed => ask 7 LAN/Local Area Network until 29 of 15
            """)
    }

    @Test func anInterruptedQuizSaysWhatIsLeft() {
        QuizScript.play(
            """
            0 begin => ask 1 FTW/For The Win until 15 of 15
            1 type for the win => record 1 FTW 'for the win' correct good in 1 of 15 at 1, verdict on For The Win
            2 proceed => ask 2 LAN/Local Area Network until 17 of 15
            3 end => finish 1/0/0/0/0 in 1 of 3
            3 left => LAN CPU; 0 new, 1 due, 0 again, finished
            4 end
            4 type x
            5 undo => retract 1, ask 3 FTW/For The Win until 20 of 15
            5 left => FTW LAN CPU; 0 new, 3 due, 0 again
            6 type for the win => record 3 FTW 'for the win' correct good in 1 of 15 at 6, verdict on For The Win
            7 end => finish 1/0/0/0/0 in 1 of 7
            7 left => LAN CPU; 0 new, 2 due, 0 again, finished
            """)
    }

    @Test func anEditedThingIsShownAndJudgedAsItIsNow() {
        QuizScript.play(
            """
            0 begin => ask 1 FTW/For The Win until 15 of 15
            1 edit FTW For The World => redraw 1 FTW/For The World until 15 of 15
            1 edit CPU Central Pricing Unit
            2 type for the world => record 1 FTW 'for the world' correct good in 2 of 15 at 2, verdict on For The World
            3 edit FTW For The Whole World => verdict on For The Whole World
            4 undo => retract 1, ask 2 FTW/For The Whole World until 19 of 15
            5 type x => record 2 FTW 'x' wrong again in 1 of 15 at 5, verdict on For The Whole World
            6 proceed => ask 3 LAN/Local Area Network until 21 of 15
            7 type x => record 3 LAN 'x' wrong again in 1 of 15 at 7, verdict on Local Area Network
            8 proceed => ask 4 CPU/Central Pricing Unit until 23 of 15
            """)
    }

    @Test func aRemovedThingIsAskedNoMore() {
        QuizScript.play(
            """
            0 begin => ask 1 FTW/For The Win until 15 of 15
            1 remove LAN
            1 left => FTW CPU; 0 new, 2 due, 0 again
            2 remove FTW => ask 2 CPU/Central Processing Unit until 17 of 15
            3 type x => record 2 CPU 'x' wrong again in 1 of 15 at 3, verdict on Central Processing Unit
            4 remove CPU
            5 undo => retract 2, finish 0/0/0/0/0 in 0 of 5
            5 left => ; 0 new, 0 due, 0 again, finished
            """)
    }

    // MARK: Learning steps that come back within the quiz

    @Test func aStepComesBackWhenItsMinuteHasCome() {
        QuizScript.play(
            """
            0 begin => ask 1 FTW/For The Win of 0
            1 type x => record 1 FTW 'x' wrong again in 1 of 0 at 1, verdict on For The Win
            1 wait 60
            1 left => LAN CPU FTW; 0 new, 2 due, 0 again
            2 proceed => ask 2 LAN/Local Area Network of 0
            65 type local area network => record 2 LAN 'local area network' correct good in 63 of 0 at 65, verdict on Local Area Network
            66 proceed => ask 3 FTW/For The Win of 0
            67 type for the win => record 3 FTW 'for the win' correct good in 1 of 0 at 67, verdict on For The Win
            67 wait 172800
            68 proceed => ask 4 CPU/Central Processing Unit of 0
            69 type central processing unit => record 4 CPU 'central processing unit' correct good in 1 of 0 at 69, verdict on Central Processing Unit
            70 proceed => finish 3/0/1/0/0 in 66 of 70 FTW
            """, settings: QuizSettings(seconds: 0, learnAhead: 0))
    }

    @Test func whatIsDueLaterThanThatIsLeftToAnotherQuiz() {
        QuizScript.play(
            """
            0 begin => ask 1 FTW/For The Win until 15 of 15
            1 type x => record 1 FTW 'x' wrong again in 1 of 15 at 1, verdict on For The Win
            1 wait 60
            1 left => LAN CPU FTW; 0 new, 2 due, 0 again
            31 left => LAN CPU FTW; 0 new, 2 due, 1 again, back
            2 proceed => ask 2 LAN/Local Area Network until 17 of 15
            3 give-up => record 2 LAN '' givenUp again in 1 of 15 at 3, verdict on Local Area Network
            4 proceed => ask 3 CPU/Central Processing Unit until 19 of 15
            5 give-up => record 3 CPU '' givenUp again in 1 of 15 at 5, verdict on Central Processing Unit
            6 proceed => finish 0/0/1/0/2 in 3 of 6 FTW LAN CPU
            6 left => FTW; 0 new, 0 due, 0 again, finished
            """, settings: QuizSettings(learnAhead: 30))
    }

    @Test func whatIsLeftIsCountedByKind() {
        let questions = QuizFixture.questions.map {
            Question(thing: $0.thing, direction: .meaning, kind: $0.thing == .cpu ? .due : .new)
        }
        QuizScript.play(
            """
            0 begin => ask 1 FTW/For The Win until 15 of 15
            0 left => FTW LAN CPU; 2 new, 1 due, 0 again
            1 type x => record 1 FTW 'x' wrong again in 1 of 15 at 1, verdict on For The Win
            1 wait 60
            1 left => LAN CPU FTW; 1 new, 1 due, 1 again, back
            2 proceed => ask 2 LAN/Local Area Network until 17 of 15
            2 left => LAN CPU FTW; 1 new, 1 due, 1 again
            """, questions, settings: QuizSettings())
        QuizScript.play(
            """
            0 begin => ask 1 FTW/For The Win until 15 of 15
            1 type x => record 1 FTW 'x' wrong again in 1 of 15 at 1, verdict on For The Win
            1 wait 60
            1 left => LAN CPU FTW; 0 new, 1 due, 0 again
            2 proceed => ask 2 LAN/Local Area Network until 17 of 15
            2 left => LAN CPU FTW; 0 new, 1 due, 0 again
            3 type x => record 2 LAN 'x' wrong again in 1 of 15 at 3, verdict on Local Area Network
            3 left => CPU FTW; 0 new, 0 due, 0 again
            4 proceed => finish 0/0/2/0/0 in 2 of 4 FTW LAN
            4 left => CPU FTW; 0 new, 0 due, 0 again, finished
            5 undo => retract 2, ask 3 LAN/Local Area Network until 20 of 15
            """, questions, settings: QuizSettings(answerLimit: 2))
    }

    @Test func whatWillNotStayHasAnEnd() {
        QuizScript.play(
            """
            0 begin => ask 1 FTW/For The Win until 15 of 15
            1 type x => record 1 FTW 'x' wrong again in 1 of 15 at 1, verdict on For The Win
            1 wait 60
            2 proceed => ask 2 FTW/For The Win until 17 of 15
            3 type x => record 2 FTW 'x' wrong again in 1 of 15 at 3, verdict on For The Win
            3 wait 60
            4 proceed => ask 3 FTW/For The Win until 19 of 15
            5 type x => record 3 FTW 'x' wrong again in 1 of 15 at 5, verdict on For The Win
            5 wait 60
            6 proceed => ask 4 FTW/For The Win until 21 of 15
            7 type x => record 4 FTW 'x' wrong again in 1 of 15 at 7, verdict on For The Win
            7 wait 60
            8 proceed => ask 5 FTW/For The Win until 23 of 15
            9 type x => record 5 FTW 'x' wrong again in 1 of 15 at 9, verdict on For The Win
            9 wait 60
            10 proceed => finish 0/0/5/0/0 in 5 of 10 FTW
            10 left => ; 0 new, 0 due, 0 again, finished
            """, [QuizFixture.questions[0]], settings: QuizSettings())
    }

    @Test func whatTheAnswerLedToMayChange() {
        QuizScript.play(
            """
            0 begin => ask 1 FTW/For The Win until 15 of 15
            1 type x => record 1 FTW 'x' wrong again in 1 of 15 at 1, verdict on For The Win
            1 wait 60
            2 was-right => replace 1 by 1 FTW 'x' correct good in 1 of 15 at 1 contested, verdict on For The Win
            2 left => LAN CPU; 0 new, 2 due, 0 again
            2 wait 600
            2 wait 600
            2 left => LAN CPU FTW; 0 new, 2 due, 0 again
            3 undo => retract 1, ask 2 FTW/For The Win until 18 of 15
            3 left => FTW LAN CPU; 0 new, 3 due, 0 again
            2 wait #1 600
            3 left => FTW LAN CPU; 0 new, 3 due, 0 again
            """)
    }

    // MARK: What a script cannot say

    @Test func anAnswerBecomesAReview() throws {
        var session = QuizFixture.begun()
        let answered = session.submit(4, "for the wni")
        let answer = try #require(answered)
        let day = StudyDay(number: 20_000)
        let review = answer.review(utcOffset: 3_600, studyDay: day)
        #expect(review.thing == Thing.ftw.id && review.typed == "for the wni" && review.verdict == .close)
        #expect(review.utcOffset == 3_600 && review.studyDay == day && review.seconds == 4 && review.grade == .hard)
    }

    @Test func aSummaryHasTheMedianTime() {
        var session = QuizFixture.begun()
        let medians = [1.0, 5, 2].map { seconds in
            session.submit(Double(session.answers.count) * 10 + seconds, "x")
            session.proceed(Double(session.answers.count) * 10)
            return session.summary(at: QuizFixture.start).medianSeconds
        }
        #expect(medians == [1, 3, 2] && QuizSummary(answers: [], totalSeconds: 0).medianSeconds == nil)
    }

    @Test func theTimeBeginsOnceAQuestionIsPrepared() throws {
        var session = QuizFixture.begun()
        let other = QuizFixture.thing("FTW", "From The Window")
        let complete = Question(
            thing: .ftw, direction: .meaning, accepted: [.ftw, other], others: [])
        let prepared = session.prepare(complete, number: 1, at: QuizFixture.start + 3)
        #expect(prepared == session.asking && prepared?.deadline == QuizFixture.start + 18 && prepared?.number == 1)
        // Another question than the one that is asked is none of its business.
        let stray = Question(thing: .lan, direction: .meaning)
        #expect(session.prepare(stray, number: 1, at: QuizFixture.start + 4) == nil)
        #expect(session.prepare(complete, number: 2, at: QuizFixture.start + 4) == nil)
        #expect(session.asking?.deadline == QuizFixture.start + 18)
        let answer = session.submit(5, "for the win")
        #expect(answer?.verdict == .correct && answer?.seconds == 2)
    }

    @Test func anAcceptedThingThatWasEditedAwayIsAcceptedNoMore() {
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

    @Test func aQuizMayBeginWithSteps() {
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
