import Foundation
import Testing

@testable import TILCore

@Suite struct ForgettingCurveTests {
    private let start = Date(timeIntervalSince1970: 1_795_219_200)
    private let day: TimeInterval = 86_400
    private let thing = UUID()

    private func curve(days: [Double]) -> ForgettingCurve {
        let reviews = days.map { days in
            Review(
                thingID: thing, direction: .meaning, asked: "", typed: "", seconds: 1, limit: 0, verdict: .correct,
                grade: .good, date: start + days * day, utcOffset: 0,
                studyDay: StudyDay(number: Int(days)))
        }
        return ForgettingCurve(of: reviews, by: Scheduler(.withoutSteps))
    }

    @Test func theCurveFallsFromOneAndRisesWithEachReview() throws {
        let curve = curve(days: [0, 2])
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
        let samples = curve(days: [0, 2, 2.1, 4]).samples(from: start - day, to: start + 4 * day, count: 6)
        #expect(samples.map { $0.instant.timeIntervalSince(start) / day } == [-1, 0, 1, 2, 3, 4])
        #expect(samples.map(\.reviews) == [0, 1, 0, 2, 0, 1])
        #expect(samples.map { $0.retrievability == nil } == [true, false, false, false, false, false])
    }

    @Test func aReversedSpanOrACountOfZeroGivesNoSamples() throws {
        let curve = curve(days: [0])
        #expect(curve.samples(from: start, to: start + day, count: 0).isEmpty)
        #expect(curve.samples(from: start, to: start - 1, count: 5).isEmpty)
        #expect(curve.samples(from: start, to: start + day, count: 1).map(\.instant) == [start])
        #expect(curve.samples(from: start, to: start, count: 3).map(\.reviews) == [0, 0, 1])
    }

    @Test func ifTheClockIsSetBackTheCurveFallsFromTheLastReview() throws {
        let curve = curve(days: [0, 30, 3])
        #expect(curve.retrievability(at: start + 3 * day) == 1)
        let later = try #require(curve.retrievability(at: start + 30 * day))
        #expect(later < 1)
        #expect(curve.reviews.count == 3)
    }
}
