import Foundation
import TILCore
import Testing

/// The code of the article `Schedule.md`, as one program.
@Suite struct ScheduleExamples {
    @Test func theCodeOfTheArticleGivesTheStatedResults() throws {
        func Date() -> Foundation.Date { Foundation.Date(timeIntervalSince1970: 1_795_248_000) }
        // article
        let now = Date()
        let thing = Thing(short: "FTW", long: "For the Win")
        let scheduler = Scheduler()
        let seed = FuzzSeed(thing: thing.id, direction: .meaning)
        let today = StudyDay(of: now, in: .gmt, rollover: 4)

        let grade = GradingRule().grade(for: .correct, seconds: 4, limit: 15)  // good
        let first = scheduler.memory(after: grade, at: now, studyDay: today, from: nil, seed: seed)
        let wait = first.due.timeIntervalSince(now)  // 600: the second learning step
        // end
        #expect(grade == .good)
        #expect(wait == 600)
        // article
        let waits = scheduler.outlooks(at: first.due, studyDay: today, from: first, seed: seed).map { outlook in
            "\(outlook.grade.name): \(outlook.memory.interval) d"  // again: 0 d, ...
        }
        // end
        #expect(waits.count == 4)
        #expect(waits.first == "again: 0 d")
        // article
        let reviews = [now, first.due].map { date in
            Review(
                thingID: thing.id, direction: .meaning, asked: "FTW", typed: "for the win", seconds: 4, limit: 15,
                verdict: .correct, grade: .good, at: date, in: .gmt, rollover: 4)
        }
        let memory = scheduler.replay(reviews)
        let chance = memory.map { scheduler.retrievability(of: $0, at: now + 864_000) }

        let curve = ForgettingCurve(of: reviews, by: scheduler)
        let points = curve.samples(from: now, to: now + 864_000, count: 50)
        // end
        #expect(try #require(memory).reviews == 2)
        #expect((0...1).contains(try #require(chance)))
        #expect(points.count == 50)
        // article
        let options = try SchedulingOptions(
            desiredRetention: 0.85, learningSteps: LearningSteps("1m,10m"), isFuzzed: false)
        let days = Scheduler(options).interval(stability: 10, fraction: 0)  // longer than 10: 85 % are enough
        // end
        #expect(days > 10)
    }
}
