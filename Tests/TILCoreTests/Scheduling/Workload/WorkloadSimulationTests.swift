import Foundation
import Testing

@testable import TILCore

@Suite struct WorkloadSimulationTests {
    private let today = StudyDay(number: 20_000)
    private let now = Date(timeIntervalSince1970: 20_000 * 86_400)

    private func simulation(waiting: Int, newPerDay: Int = 20) -> WorkloadSimulation {
        var pace = StudyPace.standard
        pace.newPerDay = newPerDay
        return WorkloadSimulation([], waiting: waiting, today: today, at: now, options: .standard, pace: pace)
    }

    @Test func aHigherRetentionNeedsMoreAnswersAndRemembersMore() {
        let simulation = simulation(waiting: 500)
        let estimates = [0.7, 0.8, 0.9, 0.97].map { simulation.estimate(retention: $0) }
        for (lower, higher) in zip(estimates, estimates.dropFirst()) {
            #expect(lower.answersPerDay < higher.answersPerDay)
            #expect(lower.minutesPerDay < higher.minutesPerDay)
            #expect(lower.remembered < higher.remembered)
        }
        #expect(estimates.allSatisfy { $0.learned == 500 && $0.remembered <= 500 })
    }

    @Test func newThingsAreLearnedAtTheDailyPaceUntilNoneIsLeft() {
        #expect(simulation(waiting: 10_000, newPerDay: 3).estimate(retention: 0.9).learned == 3 * 365)
        #expect(simulation(waiting: 10, newPerDay: 3).estimate(retention: 0.9).learned == 10)
        let idle = simulation(waiting: 10, newPerDay: 0).estimate(retention: 0.9)
        #expect(idle.learned == 0)
        #expect(idle.answersPerDay == 0)
    }

    @Test func aLearnedThingThatIsNotDueFadesWithoutAnswers() {
        let memory = Memory(
            stability: 1_000, difficulty: 5, phase: .review, lastReview: now, due: now + 400 * 86_400,
            dueDay: today.advanced(by: 400), interval: 400, reviews: 9, lapses: 0)
        let simulation = WorkloadSimulation(
            [memory], waiting: 0, today: today, at: now, options: .standard, pace: .standard)
        let estimate = simulation.estimate(retention: 0.9)
        // It is not due within the year, and has faded by what the curve says.
        #expect(estimate.answersPerDay == 0)
        let chance = FSRSParameters.standard.retrievability(after: 365, stability: 1_000)
        #expect(abs(estimate.remembered - chance) < 1e-9)
    }

    @Test func aPaceFollowsTheAnswersAndIsStandardWithoutThem() {
        let pace = StudyPace(
            newPerDay: 7, first: [10_000, 0, 0, 0], later: [0, 0, 20_000, 0], seconds: [0, 0, 60_000, 0])
        #expect(pace.newPerDay == 7)
        #expect(pace.firstGrades[0] > 0.99)
        #expect(pace.rightGrades[1] > 0.99)
        #expect(abs(pace.seconds[2] - 3) < 0.01)
        // Nothing is known of wrong answers.
        #expect(pace.seconds[0] == StudyPace.standard.seconds[0])
    }
}
