import Foundation
import TILCore
import TestSupport
import Testing

/// The code of the article `Statistics.md`, as one program.
@Suite struct StatisticsExamples {
    @Test func theCodeOfTheArticleGivesTheStatedResults() async throws {
        func Date() -> Foundation.Date { Foundation.Date(timeIntervalSince1970: 1_795_248_000) }
        let output = PrintedLines()
        let print = output.print
        // article
        let now = Date()
        let store = try ThingStore()
        let thing = try store.add(ThingDraft(short: "ftw", long: "for the win"), at: now)
        let today = try store.settings().studyDay(of: now, in: .gmt)
        for (verdict, seconds) in [(Verdict.wrong, 0.0), (.correct, 60)] {
            try store.record(
                Review(
                    thingID: thing.id, direction: .meaning, asked: "FTW", typed: "for the win", seconds: 4, limit: 15,
                    verdict: verdict, grade: verdict == .wrong ? .again : .good, at: now + seconds, in: .gmt,
                    rollover: 4))
        }

        for day in try store.practice(limit: 7) {
            print("\(day.day): \(day.remembered) of \(day.answers)")
            for thing in try store.practiced(on: day.day) {
                print("  \(thing.short): \(thing.verdicts.map(\.words).joined(separator: ", "))")
            }
        }
        // end
        // article
        let verdicts = try store.reviews(of: thing.id).map(\.verdict)  // wrong, correct
        let due = try store.memories(of: thing.id)[.meaning]?.due  // in eleven minutes
        // end
        #expect(verdicts == [.wrong, .correct])
        #expect(due == now + 660)
        // article
        let statistics = try store.statistics(at: now, on: today)
        print("\(statistics.counts.things) in the store, \(statistics.due.tomorrow) due tomorrow")
        print("streak: \(statistics.streak.days), \(Int(statistics.time.today)) seconds today")
        // end
        // article
        let preview = StudyStatistics(
            date: now, day: today, counts: ThingCounts(things: 120, new: 30, memories: 90, mature: 41),
            due: DueForecast(now: 12, days: [14, 9, 3]), streak: Streak(days: 5),
            time: StudyTime(today: 210, answers: 24),
            year: [
                PracticeDay(day: today, verdicts: [.correct: 20, .wrong: 4], seconds: 210, recalls: 18, recalled: 15)
            ])
        let month = MonthlyRetention(month: today, recalls: 18, recalled: 15)
        let practiced = PracticedThing(short: "FTW", long: "For the Win", verdicts: [.wrong, .correct])
        let advice = StudyAdvice(sign: .load(60, before: 20), newPerDay: 5)
        // end
        #expect(preview.due.tomorrow == 9 && preview.year[0].remembered == 20 && month.retention > 0.8)
        #expect(practiced.verdicts.count == 2 && advice.newPerDay == 5)
        #expect(
            await output.all() == [
                "2026-11-21: 1 of 2", "  FTW: wrong, right", "1 in the store, 0 due tomorrow",
                "streak: 1, 8 seconds today",
            ])
    }
}
