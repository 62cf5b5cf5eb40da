import Foundation
import Testing

@testable import TILCore

/// Countdowns that grow with the meaning, and answers that come late.
@Suite struct QuizSessionTimeTests {
    private static let captcha = QuizFixture.thing(
        "CAPTCHA", "Completely Automated Public Turing test to tell Computers and Humans Apart")

    private func seconds(for things: [Thing], _ settings: QuizSettings, _ direction: Direction = .meaning) -> Double? {
        let question = Question(thing: things[0], direction: direction, accepted: things)
        return QuizFixture.begun([question], settings: settings).asking?.countdown?.duration
    }

    private var growing: QuizSettings {
        var settings = QuizSettings(learnAhead: 0)
        settings.typingSpeed = QuizSettings.slowTyping
        return settings
    }

    @Test func aLongMeaningGetsALongerCountdown() {
        #expect(seconds(for: [Self.captcha], growing) == 40)
        #expect(seconds(for: [.ftw], growing) == 15)
        // The longest accepted meaning decides, so that the time does not tell which one is asked.
        #expect(seconds(for: [.ftw, Self.captcha], growing) == 40)
    }

    @Test func theCountdownDoesNotGrowForExactSecondsAcronymsOrRevealedAnswers() {
        var choices = growing
        choices.mode = .reveal
        #expect(seconds(for: [Self.captcha], QuizSettings(learnAhead: 0)) == 15)
        #expect(seconds(for: [Self.captcha], growing, .acronym) == 15)
        #expect(seconds(for: [Self.captcha], choices) == 15)
    }

    @Test func settingSecondsMakesThemExactUnlessAPlusFollows() throws {
        var settings = StoreSettings()
        #expect(QuizSettings(settings).typingSpeed != nil)
        settings.seconds = 15
        #expect(QuizSettings(settings).typingSpeed == nil)
        let key = try #require(SettingKey.named("seconds"))
        try key.set("default", in: &settings)
        #expect(key.value(in: settings) == "15+" && settings.growsWithMeaning)
        try key.set("20+", in: &settings)
        #expect(settings.seconds == 20 && settings.growsWithMeaning)
    }

    /// The answer to "Local Area Network" if the time ends some seconds after the last key.
    private func answerAtZero(_ typed: String, pause: Double?, onTimeout: GradingRule.TimeoutGrade = .again) -> Answer?
    {
        var session = QuizFixture.begun(
            [QuizFixture.questions[1]],
            settings: QuizSettings(grading: GradingRule(onTimeout: onTimeout), learnAhead: 0))
        return session.apply(.check(question: 1, typed: typed, pause: pause), 15).first?.recorded
    }

    @Test(arguments: ["local area ne", "LOCAL AREA N", "local-area-netw"])
    func anAnswerAtZeroIsGradedHardWhileItsLastWordIsTyped(typed: String) throws {
        let answer = try #require(answerAtZero(typed, pause: 1.9))
        #expect(answer.verdict == .timedOut && answer.grade == .hard && answer.isRightSoFar)
    }

    @Test(arguments: [
        ("local area ne", 2.1), ("local area ne", nil), ("local area", 1), ("lacol area ne", 1), ("lo", 1), ("", 1),
    ])
    func anUnfinishedAnswerAtZeroIsGradedAgainAfterAPauseOrError(typed: String, pause: Double?) throws {
        let answer = try #require(answerAtZero(typed, pause: pause))
        #expect(answer.verdict == .timedOut && answer.grade == .again && !answer.isRightSoFar)
    }

    @Test func aWholeAnswerAtZeroIsRight() {
        #expect(answerAtZero("local area network", pause: 1)?.verdict == .correct)
    }

    @Test func eachUndoRevertsOneStepOfAnAnswer() {
        var session = QuizFixture.begun()
        session.submit(2, "for the dog")
        #expect(session.answers.map(\.grade) == [.again])
        session.apply(.regrade(question: 1, grade: .hard), 3)
        session.apply(.wasRight(question: 1), 4)
        #expect(session.answers.map(\.verdict) == [.correct])
        session.apply(.undo, 5)
        #expect(session.answers.map(\.grade) == [.hard] && session.answers[0].verdict == .wrong)
        session.apply(.undo, 6)
        #expect(session.answers.map(\.grade) == [.again])
        #expect(session.apply(.undo, 7).last?.asked?.question.thing == .ftw && session.answers.isEmpty)
    }

    @Test func aThingThatIsRemovedAndRestoredIsAskedAgain() {
        var session = QuizFixture.begun(settings: QuizSettings(learnAhead: 1_200))
        session.submit(2, "x")
        session.remember(1, 2, wait: 60)
        let before = session.remaining
        session.apply(.removed(Thing.ftw.id), 3)
        #expect(session.remaining != before)
        session.apply(.restored(Thing.ftw.id), 4)
        #expect(session.remaining == before)
    }

    @Test func aQuizRestsOnlyForALearningStepThatIsDueSoon() {
        var settings = QuizSettings(learnAhead: 0)
        settings.longestRest = 600
        var session = QuizFixture.begun([QuizFixture.questions[0]], settings: settings)
        session.submit(2, "x")
        session.remember(1, 2, wait: 60)
        #expect(session.apply(.proceed, 3) == [.rest(until: QuizFixture.start + 62, count: 1)])
        #expect(session.apply(.proceed, 62).first?.asked?.question.thing == .ftw)
        session.submit(63, "x")
        session.remember(2, 63, wait: 700)
        #expect(session.apply(.proceed, 64).first?.summary != nil)
    }
}
