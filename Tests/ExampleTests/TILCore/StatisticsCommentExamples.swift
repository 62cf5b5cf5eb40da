import Foundation
import TILCore
import TestSupport
import Testing

/// The code in comments. `ArticleTests` compares each block with a passage.
@Suite struct StatisticsCommentExamples: ExampleSuite {
    let setup: ExampleSetup

    init() throws { setup = try ExampleSetup() }

    @Test func theExampleOfRecordingReviewsGivesTheStatedResult() throws {
        // article
        let recorded = try store.record(answer)
        let due = recorded.memory?.due  // when it is asked next
        try store.retract(recorded)
        // end
        #expect(due != nil)
    }

    @Test func theExampleOfPracticeGivesTheStatedResult() throws {
        try store.record(answer)
        // article
        for day in try store.practice(limit: 7) {
            print("\(day.day): \(day.remembered) of \(day.answers)")
        }
        // end
    }

    @Test func theExampleOfPracticeDaysGivesTheStatedResult() throws {
        // article
        let preview = PracticeDay(day: today, verdicts: [.correct: 8, .wrong: 2], seconds: 95)
        print("\(preview.remembered) of \(preview.answers)")  // 8 of 10
        // end
        #expect(preview.answers == 10)
    }

    @Test func theExampleOfPracticedThingsGivesTheStatedResult() throws {
        // article
        let preview = PracticedThing(short: "FTW", long: "For the Win", verdicts: [.wrong, .correct])
        print(preview.verdicts.map(\.words))  // ["wrong", "right"]
        // end
        #expect(preview.verdicts.count == 2)
    }

    @Test func theExampleOfRecordedReviewsGivesTheStatedResult() throws {
        // article
        let recorded = try store.record(answer)
        print(recorded.memory?.dueDay ?? day)
        // end
        #expect(recorded.id == answer.id)
    }

    @Test func theExampleOfAnsweringThingsGivesTheStatedResult() throws {
        // article
        let others = try store.things(answering: "for the win", asked: .meaning)
        let isConfused = others.contains { $0.short == "FTW" }
        // end
        #expect(isConfused)
    }

    @Test func theExampleOfPairsGivesTheStatedResult() throws {
        // article
        let preview = ConfusedPair(
            Thing(short: "TCP", long: "Transmission Control Protocol"),
            Thing(short: "TLS", long: "Transport Layer Security"), count: 3)
        // end
        #expect(preview.things.count == 2)
    }

    @Test func theExampleOfStatisticsGivesTheStatedResult() throws {
        // article
        let statistics = try store.statistics(at: now, on: day)
        print("\(statistics.due.now) due, \(statistics.due.tomorrow) tomorrow")
        // end
        #expect(statistics.counts.things == 1)
    }

    @Test func theExampleOfPreviewsGivesTheStatedResult() throws {
        // article
        let preview = StudyStatistics(
            date: now, day: today, counts: ThingCounts(things: 120, new: 30), due: DueForecast(now: 4, days: [6, 9]),
            streak: Streak(days: 5))
        // end
        #expect(preview.due.later == 2)
    }

    @Test func theExampleOfWeeksGivesTheStatedResult() throws {
        // article
        let monday = today.advanced(by: 1 - today.weekday)
        let preview = StudyWeek(monday: monday, new: 20, answers: 150, seconds: 1_400)
        // end
        #expect(preview.answers == 150)
    }

    @Test func theExampleOfTimesGivesTheStatedResult() throws {
        // article
        let preview = StudyTime(today: 210, week: 1_400, total: 9_000, answers: 1_100)
        let perAnswer = preview.total / Double(preview.answers)
        // end
        #expect(perAnswer > 8)
    }

    @Test func theExampleOfBandsGivesTheStatedResult() throws {
        // article
        let preview = [StabilityBand(over: 0, upTo: 1, count: 12), StabilityBand(over: 1, count: 30)]
        let all = preview.reduce(0) { $0 + $1.count }  // 42
        // end
        #expect(all == 42)
    }

    @Test func theExampleOfForecastsGivesTheStatedResult() throws {
        // article
        let preview = DueForecast(now: 4, days: [6, 9, 3])
        print(preview.later, preview.tomorrow, preview.week)  // 2 9 18
        // end
        #expect(preview.week == 18)
    }

    @Test func theExampleOfCountsGivesTheStatedResult() throws {
        // article
        let counts = try store.statistics(at: now, on: day).counts
        let share = Double(counts.mature) / Double(max(1, counts.memories))
        // end
        #expect(share == 0)
    }

    @Test func theExampleOfMonthsGivesTheStatedResult() throws {
        // article
        let preview = MonthlyRetention(month: StudyDay(year: 2026, month: 11, day: 1), recalls: 40, recalled: 36)
        print(preview.retention)  // 0.9
        // end
        #expect(preview.retention == 0.9)
    }

    @Test func theExampleOfStreaksGivesTheStatedResult() throws {
        // article
        let streak = try store.streak(on: day)
        print(streak.days == 0 ? "No streak" : "\(streak.days) days in a row")
        // end
    }

    @Test func theExampleOfAdviceGivesTheStatedResult() throws {
        // article
        if let advice = try store.advice(on: day) {
            try store.update(at: now) { $0.newPerDay = advice.newPerDay }
        }
        // end
    }
}
