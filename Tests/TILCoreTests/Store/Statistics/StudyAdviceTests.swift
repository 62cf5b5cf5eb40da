import Foundation
import Testing

@testable import TILCore

/// When fewer new things are advised.
@Suite struct StudyAdviceTests {
    private let today = StudyDay(number: 20_000)

    private func day(_ age: Int, answers: Int, recalls: Int = 0, recalled: Int = 0) -> PracticeDay {
        PracticeDay(
            day: today.advanced(by: -age), verdicts: [.correct: answers], seconds: 60, recalls: recalls,
            recalled: recalled)
    }

    private func advice(_ days: [PracticeDay], newPerDay: Int = 10) -> StudyAdvice? {
        var settings = StoreSettings()
        settings.newPerDay = newPerDay
        return StudyAdvice(for: days, on: today, settings)
    }

    @Test(arguments: [(84, true), (85, false), (90, false)])
    func aWeekMoreThanFivePointsUnderTheDesiredRetentionGivesAdvice(recalled: Int, isSign: Bool) {
        let days = [
            day(0, answers: 60, recalls: 60, recalled: recalled - 40), day(6, answers: 40, recalls: 40, recalled: 40),
        ]
        #expect((advice(days) != nil) == isSign)
    }

    @Test func anEarlierWeekOrFewAnswersGiveNoAdvice() {
        #expect(advice([day(7, answers: 100, recalls: 100, recalled: 10)]) == nil)
        #expect(advice([day(0, answers: 19, recalls: 19, recalled: 0)]) == nil)
    }

    @Test(arguments: [(29, false), (30, true)]) func aLoadThatTripledInTwoWeeksGivesAdvice(present: Int, isSign: Bool) {
        let days = [day(0, answers: present), day(1, answers: present), day(14, answers: 10), day(20, answers: 10)]
        #expect((advice(days) != nil) == isSign)
    }

    @Test func theSameAdviceIsRepeatedAfterSevenDaysWithAnswers() {
        let settings = StoreSettings()
        let given = (0..<16).filter { last in
            // Every day has too few right answers, and the first one already gives advice.
            let days = (0...last).map { age in day(age, answers: 40, recalls: 40, recalled: 20) }
            return StudyAdvice.timely(for: days, on: today, settings) != nil
        }
        #expect(given == [0, 7, 14])
    }

    @Test func adviceComesAgainAtOnceIfTheSignWentAway() {
        let settings = StoreSettings()
        // The good week in between ends the first bad one.
        let bad = [0, 20].map { age in day(age, answers: 200, recalls: 200, recalled: 20) }
        let good = (7...13).map { age in day(age, answers: 40, recalls: 40, recalled: 40) }
        #expect(StudyAdvice.timely(for: bad + good, on: today, settings) != nil)
    }

    @Test func adviceRequiresNewThings() {
        let days = [day(0, answers: 60, recalls: 60, recalled: 30)]
        #expect(advice(days)?.newPerDay == 5)
        #expect(advice(days)?.sign == .retention(0.5, desired: 0.9))
        #expect(advice(days, newPerDay: 1) == nil)
    }
}
