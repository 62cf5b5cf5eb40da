import Foundation
import Testing

@testable import TILCore
@testable import til

@Suite struct HistoryViewTests {
    private let days = [
        StatisticsSample.day(StatisticsSample.today, [.correct: 9, .close: 1, .wrong: 2], seconds: 192),
        StatisticsSample.day(
            StatisticsSample.today.advanced(by: -1), [.correct: 1_200, .timedOut: 34], seconds: 9_000),
        StatisticsSample.day(StatisticsSample.today.advanced(by: -12), [.givenUp: 1], seconds: 3),
    ]
    private let things = [
        PracticedThing(id: UUID(), short: "FTW", long: "For the Win", verdicts: [.wrong, .wrong, .correct]),
        PracticedThing(
            id: UUID(), short: "世界", long: "A Very Long Meaning That Goes On And On Until It No Longer Fits The Line",
            verdicts: [.correct]),
        PracticedThing(id: UUID(), short: "ABCDEFGHIJKLMNOPQRS", long: "Many\u{1B}[2J Letters", verdicts: [.close]),
    ]

    private func text(_ page: Page) -> String {
        page.headlines(days).joined() + page.practised(things)
    }

    @Test func theColumnsOfAllDaysAreAligned() {
        #expect(
            text(.of(80)) == """
                2026-11-21 Sat     12 answers  83 % right  3 min 12 s  1 typo, 2 wrong
                2026-11-20 Fri  1,234 answers  97 % right  2 h 30 min  34 timed out
                2026-11-09 Mon       1 answer   0 % right         3 s  1 given up
                  FTW               2x wrong, right  For the Win
                  世界              right            A Very Long Meaning That Goes On And On Un…
                  ABCDEFGHIJKLMNO…  typo             Many^[[2J Letters

                """)
    }

    @Test func aNarrowHistoryKeepsCountsAndPercentages() {
        #expect(
            text(.of(40)) == """
                2026-11-21     12 answers  83 % right
                2026-11-20  1,234 answers  97 % right
                2026-11-09       1 answer   0 % right
                  FTW       2x wrong, ri…  For the Win
                  世界      right          A Very Long …
                  ABCDEFG…  typo           Many^[[2J Le…

                """)
    }

    @Test(arguments: [80, 40])
    func coloursDoNotChangeTheText(width: Int) {
        let colored = text(.of(width, colors: .sixteen))
        #expect(colored.contains("\u{1B}[31m2x wrong"))
        #expect(colored.contains("\u{1B}[1;4m2026-11-21"))
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == text(.of(width)))
    }

    @Test func durationsAndPercentagesAreWrittenForPeople() {
        #expect(
            [0, 59.4, 60, 192, 3_600, 9_000, 4e6].map { SpentTime.text($0) } == [
                "0 s", "59 s", "1 min", "3 min 12 s", "1 h", "2 h 30 min", "1,111 h 6 min",
            ])
        #expect(percent(999, of: 1_000) == "99 %")
        #expect(percent(1, of: 1_000) == "1 %")
        #expect(percent(3, of: 3) == "100 %")
        #expect(percent(0, of: 3) == "0 %")
    }
}
