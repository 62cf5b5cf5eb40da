import Foundation
import TILCore
import Testing

/// The code of the article `Schedule.md`.
@Suite struct ScheduleExamples {
    private let now = morning
    private let thing = Thing(short: "FTW", long: "For the Win")

    @Test func follow() {
        // article
        let scheduler = Scheduler()
        let seed = FuzzSeed(thing: thing.id, direction: .meaning)
        let today = StudyDay(of: now, in: .gmt)

        let grade = GradingRule().grade(for: .correct, seconds: 4, limit: 15)  // good
        let first = scheduler.memory(after: grade, at: now, studyDay: today, from: nil, seed: seed)
        let wait = first.due.timeIntervalSince(now)  // 600: the second learning step
        // end
        #expect(grade == .good)
        #expect(wait == 600)
    }

    @Test func outlooks() throws {
        let scheduler = try Scheduler(SchedulingOptions(isFuzzed: false))
        let seed = FuzzSeed(thing: thing.id, direction: .meaning)
        let today = StudyDay(of: now, in: .gmt)
        let memory = scheduler.memory(after: .easy, at: now - 864_000, studyDay: today, from: nil, seed: seed)
        // article
        let waits = scheduler.outlooks(at: now, studyDay: today, from: memory, seed: seed).map { outlook in
            "\(outlook.grade.name): \(outlook.memory.interval) d"
        }
        // end
        #expect(waits.count == 4)
        #expect(waits.first == "again: 0 d")
    }

    @Test func replay() throws {
        let scheduler = Scheduler()
        let reviews = [0, 600.0].map { seconds in
            Review(
                thingID: thing.id, direction: .meaning, asked: "FTW", typed: "for the win", seconds: 4, limit: 15,
                verdict: .correct, grade: .good, date: now - 864_000 + seconds, utcOffset: 0,
                studyDay: StudyDay(of: now - 864_000, utcOffset: 0, rollover: 4))
        }
        // article
        let memory = scheduler.replay(reviews)
        let chance = memory.map { scheduler.retrievability(of: $0, at: now + 864_000) }

        let curve = ForgettingCurve(of: reviews, by: scheduler)
        let points = curve.samples(from: now, to: now + 864_000, count: 50)
        // end
        #expect(try #require(memory).reviews == 2)
        #expect((0...1).contains(try #require(chance)))
        #expect(points.count == 50)
    }

    @Test func choose() throws {
        // article
        let options = try SchedulingOptions(
            desiredRetention: 0.85, learningSteps: LearningSteps("1m,10m"), isFuzzed: false)
        let scheduler = Scheduler(options)
        let days = scheduler.interval(stability: 10, fraction: 0)  // longer than 10: 85 % are enough
        // end
        #expect(days > 10)
    }
}
