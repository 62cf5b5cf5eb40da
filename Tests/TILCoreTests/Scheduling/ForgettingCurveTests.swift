import Foundation
import Testing

@testable import TILCore

@Suite struct ForgettingCurveTests {
    private let start = Date(timeIntervalSince1970: 1_795_219_200)
    private let day: TimeInterval = 86_400
    private let thing = UUID()

    private func curve(days: [Double], isScheduled: Bool = true) throws -> ForgettingCurve {
        let options = try SchedulingOptions(learningSteps: .none, relearningSteps: .none)
        let reviews = days.map { days in
            Review(
                thing: thing, direction: .meaning, asked: "", typed: "", seconds: 1, limit: 0, verdict: .correct,
                grade: .good, isScheduled: isScheduled, at: start + days * day, utcOffset: 0,
                studyDay: StudyDay(number: Int(days)))
        }
        return ForgettingCurve(of: reviews, by: Scheduler(options))
    }

    @Test func fallsFromOneAndRisesWithEachReview() throws {
        let curve = try curve(days: [0, 2])
        #expect(curve.retrievability(at: start - 1) == nil)
        #expect(curve.retrievability(at: start) == 1)
        let expected = FSRSParameters.standard.retrievability(after: 1.5, stability: 2.3065)
        #expect(curve.retrievability(at: start + 1.5 * day) == expected)
        #expect(curve.retrievability(at: start + 2 * day) == 1)
        let before = try #require(curve.retrievability(at: start + 1 * day))
        let after = try #require(curve.retrievability(at: start + 3 * day))
        #expect(after > before)
    }

    @Test func samplesLieAtEqualDistancesAndCountReviews() throws {
        let samples = try curve(days: [0, 2, 2.1, 4]).samples(from: start - day, to: start + 4 * day, count: 6)
        #expect(samples.map { $0.instant.timeIntervalSince(start) / day } == [-1, 0, 1, 2, 3, 4])
        #expect(samples.map(\.reviews) == [0, 1, 0, 2, 0, 1])
        #expect(samples.map { $0.retrievability == nil } == [true, false, false, false, false, false])
    }

    @Test func reviewsOutsideTheSpanAreNotCounted() throws {
        let samples = try curve(days: [0, 1, 9]).samples(from: start + 0.5 * day, to: start + 5 * day, count: 3)
        #expect(samples.map(\.reviews) == [1, 0, 0])
    }

    @Test func emptySpansAndCounts() throws {
        let curve = try curve(days: [0])
        #expect(curve.samples(from: start, to: start + day, count: 0).isEmpty)
        #expect(curve.samples(from: start, to: start - 1, count: 5).isEmpty)
        #expect(curve.samples(from: start, to: start + day, count: 1).map(\.instant) == [start])
        #expect(curve.samples(from: start, to: start, count: 3).map(\.reviews) == [0, 0, 1])
    }

    @Test func aClockSetBackDoesNotLeaveAnArcInTheFuture() throws {
        let curve = try curve(days: [0, 30, 3])
        #expect(curve.retrievability(at: start + 3 * day) == 1)
        let later = try #require(curve.retrievability(at: start + 30 * day))
        #expect(later < 1)
        #expect(curve.reviews.count == 3)
    }

    @Test func cramsAreLeftOut() throws {
        let curve = try curve(days: [0], isScheduled: false)
        #expect(curve.retrievability(at: start + day) == nil)
        #expect(curve.reviews.isEmpty)
    }
}
