import Foundation
import TILCore
import TestSupport
import Testing

/// The code in comments about statistics. `ArticleTests` compares each block with a passage.
@Suite struct PreviewCommentExamples: ExampleSuite {
    let setup: ExampleSetup

    init() throws { setup = try ExampleSetup() }

    @Test func theExampleOfMadePairs() throws {
        // article
        let tcp = Thing(short: "TCP", long: "Transmission Control Protocol")
        let preview = ConfusedPair(tcp, Thing(short: "TLS", long: "Transport Layer Security"), count: 3)
        print(preview.things.map(\.short))  // ["TCP", "TLS"]
        // end
        #expect(preview.count == 3)
    }

    @Test func theExampleOfMadeDays() throws {
        // article
        let preview = PracticeDay(day: today, verdicts: [.correct: 18, .wrong: 6], seconds: 240)
        print("\(preview.remembered) of \(preview.answers) remembered")  // 18 of 24 remembered
        // end
        #expect(preview.answers == 24)
    }

    @Test func theExampleOfMadePracticedThings() throws {
        // article
        let preview = PracticedThing(short: "FTW", long: "For the Win", verdicts: [.timedOut, .correct])
        print("\(preview.short): \(preview.verdicts.map(\.words).joined(separator: ", "))")  // FTW: timed out, right
        // end
        #expect(preview.verdicts.count == 2)
    }

    @Test func theExampleOfMadeRecordedReviews() throws {
        // article
        let preview = RecordedReview(review: answer, memory: memory)
        print("again on \(preview.memory?.dueDay ?? today)")
        // end
        #expect(preview.memory == memory)
    }

    @Test func theExampleOfSigns() throws {
        let advice = StudyAdvice(sign: .load(60, before: 20), newPerDay: 5)
        // article
        switch advice.sign {
        case .retention(let share, let desired): print("\(Int(share * 100)) % instead of \(Int(desired * 100)) %")
        case .load(let answers, let before): print("\(answers) answers a day, and \(before) before")
        }
        // end
    }

    @Test func theExampleOfMadeAdvice() throws {
        // article
        let preview = StudyAdvice(sign: .retention(0.78, desired: 0.9), newPerDay: 5)
        print("Try \(preview.newPerDay) new things a day.")  // Try 5 new things a day.
        // end
        #expect(preview.newPerDay == 5)
    }

    @Test func theExampleOfMadeStatistics() throws {
        // article
        let preview = StudyStatistics(
            date: now, day: today, counts: ThingCounts(things: 240, new: 60, memories: 180, mature: 77),
            due: DueForecast(now: 12, days: [15, 9, 4]), time: StudyTime(today: 320, answers: 4_300))
        print("\(preview.counts.things) things, \(preview.due.tomorrow) due tomorrow")  // 240 things, 9 due tomorrow
        // end
        #expect(preview.due.tomorrow == 9)
    }

    @Test func theExampleOfMadeWeeks() throws {
        // article
        let week = StudyWeek(monday: today.advanced(by: 1 - today.weekday), new: 35, answers: 210, seconds: 2_100)
        print("\(week.monday): \(week.answers) answers in \(Int(week.seconds / 60)) minutes")
        // end
        #expect(week.monday.weekday == 1)
    }

    @Test func theExampleOfMadeTimes() throws {
        // article
        let time = StudyTime(today: 320, week: 2_100, total: 40_000, answers: 4_300)
        print("\(Int(time.today / 60)) minutes today")  // 5 minutes today
        // end
        #expect(time.week == 2_100)
    }

    @Test func theExampleOfMadeBands() throws {
        // article
        let bands = [StabilityBand(over: 0, upTo: 7, count: 60), StabilityBand(over: 7, count: 120)]
        let titles = bands.map { band in band.upTo.map { "up to \(Int($0)) days" } ?? "longer" }
        // end
        #expect(titles == ["up to 7 days", "longer"])
    }

    @Test func theExampleOfMadeForecasts() throws {
        // article
        let forecast = DueForecast(now: 12, days: [15, 9, 4])
        print("\(forecast.now) now, \(forecast.later) later today")  // 12 now, 3 later today
        // end
        #expect(forecast.later == 3)
    }

    @Test func theExampleOfMadeCounts() throws {
        // article
        let counts = ThingCounts(things: 240, new: 60, memories: 180, learning: 9, mature: 77)
        print("\(counts.mature) of \(counts.memories) are mature")  // 77 of 180 are mature
        // end
        #expect(counts.leeches == 0)
    }

    @Test func theExampleOfMadeMonths() throws {
        // article
        let november = MonthlyRetention(month: StudyDay(year: 2026, month: 11, day: 1), recalls: 200, recalled: 180)
        print("\(Int(november.retention * 100)) % remembered")  // 90 % remembered
        // end
        #expect(november.retention == 0.9)
    }

    @Test func theExampleOfMadeStreaks() throws {
        // article
        let streak = Streak(days: 6, best: today.advanced(by: -40)...today.advanced(by: -21))
        print("\(streak.days) days, best \(streak.best?.count ?? 0)")  // 6 days, best 20
        // end
        #expect(streak.best?.count == 20)
    }
}
