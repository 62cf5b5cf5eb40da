import Foundation

@testable import TILCore

/// Statistics of somebody who has practised for some months.
enum StatisticsSample {
    static let today = StudyDay(year: 2026, month: 11, day: 21)

    static func day(_ day: StudyDay, _ verdicts: [Verdict: Int], seconds: Double = 60) -> PracticeDay {
        PracticeDay(day: day, verdicts: verdicts, seconds: seconds, recalls: 0, recalled: 0)
    }

    /// Every day but each seventh and a holiday in August, more and more.
    static var year: [PracticeDay] {
        (0..<200).compactMap { back in
            let day = today.advanced(by: -back)
            let (_, month, _) = day.civil
            guard back % 7 != 3, month != 8 else { return nil }
            return self.day(day, [.correct: (200 - back) / 8 + back % 5 + 1])
        }
    }

    static func memory(lapses: Int, difficulty: Double) -> Memory {
        let last = Date(timeIntervalSince1970: 1_795_161_600)
        return Memory(
            stability: 3, difficulty: difficulty, phase: .review, lastReview: last, due: last + 3 * 86_400,
            dueDay: today.advanced(by: 2), interval: 3, reviews: 12, lapses: lapses)
    }

    static func thing(_ short: String, _ long: String) -> Thing {
        Thing(id: UUID(), short: short, long: long, dateAdded: Date(timeIntervalSince1970: 1_795_000_000))
    }

    static var statistics: StudyStatistics {
        let counts = [12, 30, 41, 18, 66, 103, 8, 1, 0]
        let ends: [Double?] = [1, 3, 7, 14, 30, 91, 182, 365, nil]
        return StudyStatistics(
            date: Date(timeIntervalSince1970: 1_795_248_000), day: today,
            counts: ThingCounts(things: 1_234, new: 955, memories: 279, learning: 12, mature: 131, leeches: 1),
            due: DueForecast(
                now: 12,
                days: [
                    14, 9, 3, 22, 17, 0, 1, 8, 11, 30, 5, 6, 7, 2, 2, 0, 0, 9, 12, 3, 1, 1, 1, 0, 0, 4, 6, 2, 1, 3,
                ]), desiredRetention: 0.9,
            retention: [
                MonthlyRetention(month: StudyDay(year: 2026, month: 11, day: 1), recalls: 412, recalled: 379),
                MonthlyRetention(month: StudyDay(year: 2026, month: 10, day: 1), recalls: 1_020, recalled: 867),
                MonthlyRetention(month: StudyDay(year: 2026, month: 9, day: 1), recalls: 7, recalled: 7),
                MonthlyRetention(month: StudyDay(year: 2026, month: 7, day: 1), recalls: 300, recalled: 1),
            ],
            stability: zip([0] + ends.dropLast(), zip(ends, counts)).map { over, band in
                StabilityBand(over: over ?? 0, upTo: band.0, count: band.1)
            },
            streak: Streak(of: year.map(\.day).reversed(), today: today),
            hardest: [
                QueueEntry(
                    thing: thing("DHCP", "Dynamic Host Configuration Protocol"), direction: .meaning,
                    memory: memory(lapses: 9, difficulty: 9.96)),
                QueueEntry(
                    thing: thing("世界", "A Very Long Meaning That Goes On And On Until It No Longer Fits The Line"),
                    direction: .acronym, memory: memory(lapses: 1, difficulty: 7.25)),
            ], time: StudyTime(today: 192, week: 1_805, total: 43_380, answers: 5_400), year: year)
    }
}
