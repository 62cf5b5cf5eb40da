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

    @Test func adviceRequiresNewThings() {
        let days = [day(0, answers: 60, recalls: 60, recalled: 30)]
        #expect(advice(days)?.newPerDay == 5)
        #expect(advice(days)?.sign == .retention(0.5, desired: 0.9))
        #expect(advice(days, newPerDay: 1) == nil)
    }
}
