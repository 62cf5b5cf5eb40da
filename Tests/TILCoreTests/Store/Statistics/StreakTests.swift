import Testing

@testable import TILCore

@Suite struct StreakTests {
    private func days(_ numbers: [Int]) -> [StudyDay] { numbers.map(StudyDay.init(number:)) }

    @Test(arguments: [
        ([], 10, 0, 0), ([10], 10, 1, 1), ([9], 10, 1, 1), ([8], 10, 0, 1), ([8, 9, 10], 10, 3, 3),
        ([1, 2, 3, 4, 8, 9], 10, 2, 4), ([1, 2, 4, 5], 10, 0, 2), ([9, 10, 11, 12], 10, 2, 2), ([11], 10, 0, 0),
    ])
    func aStreakCountsDaysInARowUpToToday(numbers: [Int], today: Int, now: Int, best: Int) {
        let streak = Streak(of: days(numbers), today: StudyDay(number: today))
        #expect(streak.days == now)
        #expect(streak.bestDays == best)
        // If there are two best rows, the newer one is given.
        if numbers == [1, 2, 4, 5] { #expect(streak.best == StudyDay(number: 4)...StudyDay(number: 5)) }
    }

    @Test func theRetentionOfAMonthAddsUpItsDays() throws {
        func day(_ text: String, _ recalls: Int, _ recalled: Int) throws -> PracticeDay {
            PracticeDay(
                day: try #require(StudyDay(text)), verdicts: [.correct: recalls + 1], seconds: 1, recalls: recalls,
                recalled: recalled)
        }
        let months = MonthlyRetention.months(of: [
            try day("2026-11-02", 3, 1), try day("2026-11-01", 1, 1), try day("2026-10-31", 4, 4),
            try day("2026-09-30", 0, 0), try day("2025-11-30", 2, 0),
        ])
        #expect(months.map(\.month.description) == ["2026-11-01", "2026-10-01", "2025-11-01"])
        #expect(months.map(\.recalls) == [4, 4, 2])
        #expect(months.map(\.retention) == [0.5, 1, 0])
    }
}
