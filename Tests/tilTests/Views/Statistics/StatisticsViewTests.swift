import Foundation
import TILText
import Testing

@testable import TILCore
@testable import til

@Suite struct StatisticsViewTests {
    private func text(_ page: Page, _ statistics: StudyStatistics = StatisticsSample.statistics) -> String {
        StatisticsView(statistics: statistics, page: page).sections.joined()
    }

    @Test func theLimitOfDueThingsPerDayIsNamed() {
        let view = StatisticsView(statistics: StatisticsSample.statistics, page: .of(80), dueToday: 5)
        #expect(
            view.sections[0].hasPrefix("  due       today 5 of 12, 2 later today, 9 more tomorrow, 66 within 7 days\n"))
    }

    @Test func learnedIsTheNumberThatTheEndOfAQuizSays() {
        let progress = StudyProgress(learned: 130, forGood: 16, newTomorrow: 10)
        let view = StatisticsView(statistics: StatisticsSample.statistics, page: .of(80), progress: progress)
        #expect(view.sections[0].contains("  learned   130, 16 for good\n  memories  279: 12 learning, "))
    }

    @Test func statisticsAreDrawnWithBlocksInEightyColumns() {
        #expect(
            text(.of(80)) == """
                  due       12 now, 2 later today, 9 more tomorrow, 66 within 7 days
                  things    1,234, 955 of them never asked
                  memories  279: 12 learning, 136 young, 131 mature, 1 leech
                  streak    3 days, best 6 days (2026-11-12 to 2026-11-17)
                  time      3 min 12 s today, 30 min 5 s in 7 days, 12 h 3 min in all; 5,400
                            answers of 8 s each

                The last year
                  2,176 answers on 144 days of 53 weeks
                         Dec Jan Feb Mar  Apr May  Jun Jul Aug  Sep Oct Nov
                  Mon  ·························░░░░░░░░░░░░·····░░░░░░░░▒▒░
                  Tue  ·························░░░░░░░░░░░░····░░░░░░░░░▒░▒
                  Wed  ·····················································
                  Thu  ························░░░░░░░░░░░░░····░░░░░░░░▒░▒▒
                  Fri  ························░░░░░░░░░░░░░····░░░░░░░▒░░▒▒
                  Sat  ························░░░░░░░░░░░░·····░░░░░░░░░▒▒▒
                  Sun  ························░░░░░░░░░░░░·····░░░░░░░░░▒▒
                       · none  ░ few 1-25  ▒ some 26-50  ▓ many 51-75  █ lots 76+ answers a day

                Due in the next 30 days
                   30 │                  █
                      │      ▅           █
                      │▃     █ ▇         █
                      │█ ▄   █ █     ▃ ▇ █     ▁         ▄ █
                      │█ █ ▄ █ █   ▁ █ █ █ ▇ █ █ ▃ ▃     █ █ ▄ ▁ ▁ ▁     ▅ █ ▃ ▁ ▄
                    0 └────────────────────────────────────────────────────────────
                       today         28 Nov        5 Dec         12 Dec        19 Dec

                Remembered, by month  90 % wanted
                  2026-11   92 % of   412  █████████████████████████████████████████████│
                  2026-10   85 % of 1,020  ██████████████████████████████████████████▌  │
                  2026-09  100 % of     7  █████████████████████████████████████████████│████
                  2026-07    1 % of   300  ▏                                            │

                Memories by stability  up to
                  1 day      12  ███████
                  3 days     30  █████████████████▌
                  1 week     41  ███████████████████████▉
                  2 weeks    18  ██████████▌
                  1 month    66  ██████████████████████████████████████▌
                  3 months  103  ████████████████████████████████████████████████████████████
                  6 months    8  ████▋
                  1 year      1  ▋

                Hardest  lapses, difficulty from 1 to 10
                   1  DHCP  9 lapses  10.0  Dynamic Host Configuration Protocol
                   2  世界   1 lapse   7.3  A Very Long Meaning That Goes On And On Until It No…


                """)
    }

    @Test func statisticsFitFortyColumns() {
        #expect(
            text(.of(40)) == """
                  due       12 now, 2 later today, 9
                            more tomorrow, 66 within 7
                            days
                  things    1,234, 955 of them never
                            asked
                  memories  279: 12 learning, 136 young,
                            131 mature, 1 leech
                  streak    3 days, best 6 days
                            (2026-11-12 to 2026-11-17)
                  time      3 min 12 s today, 30 min 5 s
                            in 7 days, 12 h 3 min in
                            all; 5,400 answers of 8 s
                            each

                The last year
                  2,176 answers on 144 days of 33 weeks
                          May  Jun Jul Aug  Sep Oct Nov
                  Mon  ·····░░░░░░░░░░░░·····░░░░░░░░▒▒░
                  Tue  ·····░░░░░░░░░░░░····░░░░░░░░░▒░▒
                  Wed  ·································
                  Thu  ····░░░░░░░░░░░░░····░░░░░░░░▒░▒▒
                  Fri  ····░░░░░░░░░░░░░····░░░░░░░▒░░▒▒
                  Sat  ····░░░░░░░░░░░░·····░░░░░░░░░▒▒▒
                  Sun  ····░░░░░░░░░░░░·····░░░░░░░░░▒▒
                       · none  ░ few 1-25  ▒ some 26-50
                       ▓ many 51-75
                       █ lots 76+ answers a day

                Due in the next 30 days
                   30 │         █
                      │   ▅     █
                      │▃  █▇    █
                      │█▄ ██  ▃▇█  ▁    ▄█
                      │██▄██ ▁███▇██▃▃  ██▄▁▁▁  ▅█▃▁▄
                    0 └──────────────────────────────
                       today  28 Nov 5 Dec  12 Dec

                Remembered, by month  90 % wanted
                  2026-11   92 % of   412  ██████████│
                  2026-10   85 % of 1,020  ██████████│
                  2026-09  100 % of     7  ██████████│█
                  2026-07    1 % of   300  ▏         │

                Memories by stability  up to
                  1 day      12  ██▌
                  3 days     30  ██████▏
                  1 week     41  ████████▍
                  2 weeks    18  ███▋
                  1 month    66  █████████████▌
                  3 months  103  █████████████████████
                  6 months    8  █▋
                  1 year      1  ▎

                Hardest  lapses, difficulty from 1 to 10
                   1  DHCP  9 lapses  10.0  Dynamic Hos…
                   2  世界   1 lapse   7.3  A Very Long…


                """)
    }

    @Test(arguments: [80, 40], [Style.Palette.sixteen, .many])
    func coloursDoNotChangeTheText(width: Int, palette: Style.Palette) {
        let colored = text(.of(width, colors: palette))
        #expect(colored.contains("\u{1B}["))
        #expect(colored.contains("38;5;") == (palette == .many))
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == text(.of(width)))
    }

    @Test(arguments: 40...130)
    func noLineIsLongerThanThePage(width: Int) {
        let lines = text(.of(width)).split(separator: "\n")
        let widest = lines.map(\.cells).max() ?? 0
        #expect(widest <= width, "\(lines.max { $0.count < $1.count } ?? "")")
    }

    @Test func aStoreWithoutAnswersShowsOnlyItsCounts() {
        var statistics = StatisticsSample.statistics
        statistics.counts = ThingCounts(things: 3, new: 3, memories: 0, learning: 0, mature: 0, leeches: 0)
        statistics.due = DueForecast(now: 0, days: Array(repeating: 0, count: 30))
        statistics.retention = []
        statistics.stability = []
        statistics.streak = Streak(of: [], today: StatisticsSample.today)
        statistics.hardest = []
        statistics.time = StudyTime(today: 0, week: 0, total: 0, answers: 0)
        statistics.year = []
        #expect(
            text(.of(80), statistics) == """
                  due       nothing within 7 days
                  things    3, 3 of them never asked


                """)
    }
}
