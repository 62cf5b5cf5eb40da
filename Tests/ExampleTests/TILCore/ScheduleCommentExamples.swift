import Foundation
import TILCore
import TestSupport
import Testing

/// The code in comments. `ArticleTests` compares each block with a passage.
@Suite struct ScheduleCommentExamples: ExampleSuite {
    let setup: ExampleSetup

    init() throws { setup = try ExampleSetup() }

    @Test func theExampleOfSchedulingGivesTheStatedResult() throws {
        // article
        let scheduler = Scheduler()
        let first = scheduler.memory(after: .good, at: now, studyDay: day, from: nil, seed: seed)
        print(first.due.timeIntervalSince(now))  // 600 seconds: the second learning step
        // end
        #expect(first.reviews == 1)
    }

    @Test func theExampleOfMemoryGivesTheStatedResult() throws {
        // article
        let next = scheduler.memory(after: .easy, at: now + 600, studyDay: day, from: memory, seed: seed)
        print("again on \(next.dueDay)")
        // end
        #expect(next.reviews == 2)
    }

    @Test func theExampleOfRecallGivesTheStatedResult() throws {
        // article
        let today = scheduler.retrievability(of: memory, at: now)
        let nextWeek = scheduler.retrievability(of: memory, at: now + 7 * 86_400)  // less
        // end
        #expect(nextWeek < today)
    }

    @Test func theExampleOfIntervalGivesTheStatedResult() throws {
        // article
        let days = scheduler.interval(stability: 10, fraction: 0.5)
        print("again in \(days) days")
        // end
        #expect(days > 5)
    }

    @Test func theExampleOfOutlooksGivesTheStatedResult() throws {
        // article
        for outlook in scheduler.outlooks(at: now, studyDay: day, from: memory, seed: seed) {
            print("\(outlook.grade.name): in \(Int(outlook.wait)) seconds")
        }
        // end
    }

    @Test func theExampleOfReplayingGivesTheStatedResult() throws {
        try store.record(answer)
        // article
        let memory = scheduler.replay(try store.reviews(of: thing.id))
        print(memory?.reviews ?? 0)  // 1
        // end
        #expect(memory?.reviews == 1)
    }

    @Test func theExampleOfOutlookGivesTheStatedResult() throws {
        // article
        let outlooks = scheduler.outlooks(at: now, studyDay: day, from: memory, seed: seed)
        let buttons = outlooks.map { "\($0.grade.name) (\(Int($0.wait / 60)) min)" }
        // end
        #expect(buttons.count == 4)
    }

    @Test func theExampleOfCurvesGivesTheStatedResult() throws {
        try store.record(answer)
        // article
        let curve = ForgettingCurve(of: try store.reviews(of: thing.id), by: Scheduler())
        let points = curve.samples(from: now, to: now + 30 * 86_400, count: 60)
        // end
        #expect(points.count == 60)
    }

    @Test func theExampleOfGradingGivesTheStatedResult() throws {
        // article
        let rule = GradingRule(onTimeout: .hard)
        let grade = rule.grade(for: .timedOut, seconds: 15, limit: 15)  // hard
        // end
        #expect(grade == .hard)
    }

    @Test func theExampleOfSeedsGivesTheStatedResult() throws {
        // article
        let seed = FuzzSeed(thing: thing.id, direction: .meaning)
        let same = FuzzSeed(thing: thing.id, direction: .meaning)  // always the same variation
        // end
        #expect(seed == same)
    }

    @Test func theExampleOfStepsGivesTheStatedResult() throws {
        // article
        let steps = try LearningSteps("1m,10m,1h")
        print(steps.seconds)  // [60.0, 600.0, 3600.0]
        // end
        #expect(steps.seconds.count == 3)
    }

    @Test func theExampleOfStepOutcomeGivesTheStatedResult() throws {
        // article
        let steps = try LearningSteps("1m,10m")
        let outcome = steps.outcome(of: .good, at: 1)  // the last step is over
        // end
        #expect(outcome != steps.outcome(of: .again, at: 1))
    }

    @Test func theExampleOfOptionsGivesTheStatedResult() throws {
        // article
        let options = try SchedulingOptions(desiredRetention: 0.85, isFuzzed: false)
        let scheduler = Scheduler(options)
        // end
        #expect(scheduler.options == options)
    }

    @Test func theExampleOfWeightsGivesTheStatedResult() throws {
        // article
        let parameters = FSRSParameters.standard
        let chance = parameters.retrievability(after: 10, stability: 10)  // 0.9
        // end
        #expect(abs(chance - 0.9) < 0.001)
    }

    @Test func theExampleOfIntervalOfWeightsGivesTheStatedResult() throws {
        // article
        let parameters = FSRSParameters.standard
        let days = parameters.interval(for: 0.8, stability: 10)  // more than 10
        // end
        #expect(days > 10)
    }

    @Test func theExampleOfProgressGivesTheStatedResult() throws {
        // article
        try store.repair { progress in
            if let fraction = progress.fraction { print("\(Int(fraction * 100)) %") }
        }
        // end
    }

    @Test func theExampleOfStudyDaysGivesTheStatedResult() throws {
        // article
        let today = try store.settings().studyDay(of: now)
        let monday = today.advanced(by: 1 - today.weekday)
        print(monday)  // such as 2026-11-16
        // end
        #expect(monday.weekday == 1)
    }

    @Test func theExampleOfCivilDaysGivesTheStatedResult() throws {
        // article
        let day = StudyDay(year: 2026, month: 11, day: 21)
        print(day, day.weekday)  // 2026-11-21 6
        // end
        #expect(day.weekday == 6)
    }

    @Test func theExampleOfDayOfADateGivesTheStatedResult() throws {
        // article
        let late = StudyDay(of: now, in: .gmt, rollover: 0)
        let early = StudyDay(of: now, in: .gmt, rollover: 23)
        print(early <= late)  // true: the later a day starts, the earlier the day
        // end
        #expect(early <= late)
    }

    @Test func theExampleOfDayOfTheStoreGivesTheStatedResult() throws {
        // article
        let day = try store.settings().studyDay(of: now, in: .gmt)
        let advice = try store.advice(on: day)
        // end
        #expect(advice == nil)
    }

    @Test func theExampleOfReviewsGivesTheStatedResult() throws {
        // article
        let review = Review(
            thingID: thing.id, direction: .meaning, asked: "FTW", typed: "for the win", verdict: .correct, grade: .good,
            at: now, in: .gmt, rollover: try store.settings().rollover)
        try store.record(review)
        // end
        #expect(try store.reviews(of: thing.id) == [review])
    }

    @Test func theExampleOfDueGivesTheStatedResult() throws {
        try store.record(answer)
        // article
        let memory = try store.memories(of: thing.id)[.meaning]
        let isDue = memory?.isDue(at: now, on: day) ?? false
        // end
        #expect(!isDue)
    }

    @Test func theExampleOfGeneratorsGivesTheStatedResult() throws {
        // article
        var generator = SeededGenerator(seed: 7)
        let order = (1...5).shuffled(using: &generator)  // the same in each run
        // end
        #expect(order.count == 5)
    }
}
