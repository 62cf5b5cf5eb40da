import Foundation
import Testing

@testable import TILCore
@testable import til

@Suite struct DetailViewTests {
    private let scheduler: Scheduler
    private let reviews: [Review]

    init() throws {
        scheduler = Scheduler(try SchedulingOptions(isFuzzed: false))
        let answers: [(day: Double, Grade)] = [
            (-60, .good), (-59.993, .good), (-57, .good), (-46, .again), (-45.993, .good), (-44, .good), (-40, .good),
            (-30, .hard), (-8, .good),
        ]
        reviews = answers.map { day, grade in
            let at = Page.of(80).now + day * 86_400
            return Review(
                thingID: UUID(), direction: .meaning, asked: "FTW", typed: "", seconds: 1, limit: 0, verdict: .correct,
                grade: grade, date: at, utcOffset: 0, studyDay: StudyDay(of: at, utcOffset: 0, rollover: 4))
        }
    }

    private func text(_ page: Page, _ reviews: [Review]? = nil) throws -> String {
        let reviews = reviews ?? self.reviews
        var thing = StatisticsSample.thing("FTW", "For the Win")
        thing.note =
            "Often said in games.\nAnd elsewhere, with a line that is rather long so that it has to be wrapped."
        thing.tags = ["chat", "games"]
        return DetailView(
            thing: thing, others: [StatisticsSample.thing("FTW", "For Those Who")],
            memories: scheduler.replay(reviews).map { [.meaning: $0] } ?? [:], reviews: reviews, scheduler: scheduler
        ).text(page)
    }

    @Test func theDetailsShowTheForgettingCurveWithItsReviews() throws {
        #expect(
            try text(.of(80)) == """

                  FTW
                  For the Win

                  note       Often said in games.
                             And elsewhere, with a line that is rather long so that it has to be
                             wrapped.
                  tags       #chat #games
                  also       For Those Who
                  added      2026-11-18 11:06
                  known      97 % now, stable for 36.8 days, difficulty 8.2 of 10, 9 answers, 1
                             lapse
                  next       2026-12-20 (in 29 days)
                  intervals  10m 2d 11d 10m 2d 4d 10d 18d 37d
                  curve      █▅█▇▇▆▆▅▅▇▄▆▅█▇▆▆▅▅█▇▇▇▆▆▆▅▅▅▅▅▄▄███▇▇▇▇▇▆▆▆▆▆▆▆▅▅▅▅▅▅▅▅▄  80-100 %
                             2^      2 ^ ^     ^             ^    |
                             2026-09-22                                 due 2026-12-20


                """)
    }

    @Test func theDetailsFitFortyColumns() throws {
        #expect(
            try text(.of(40)) == """

                  FTW
                  For the Win

                  note       Often said in games.
                             And elsewhere, with a line
                             that is rather long so that
                             it has to be wrapped.
                  tags       #chat #games
                  also       For Those Who
                  added      2026-11-18 11:06
                  known      97 % now, stable for 36.8
                             days, difficulty 8.2 of 10,
                             9 answers, 1 lapse
                  next       2026-12-20 (in 29 days)
                  intervals  ... 10m 2d 4d 10d 18d 37d
                  curve      █▇▅▇▇▅▇▆▅▄█▇▆▆▅▅▄  80-100 %
                             3 3^ ^   ^|
                             2026-09-22


                """)
    }

    @Test func coloursDoNotChangeTheText() throws {
        let colored = try text(.of(80, colors: .sixteen))
        // The future is fainter than the past.
        let (past, future) = ("█▅█▇▇▆▆▅▅▇▄▆▅█▇▆▆▅▅█▇▇▇▆▆▆▅▅▅▅▅▄▄███▇▇", "▇▇▇▆▆▆▆▆▆▆▅▅▅▅▅▅▅▅▄")
        #expect(colored.contains("\u{1B}[32m\(past)\u{1B}[0m\u{1B}[2m\(future)\u{1B}[0m"))
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == (try text(.of(80))))
    }

    @Test func aThingInItsFirstStepHasNoCurveYet() throws {
        var review = reviews[0]
        review.date = Page.of(80).now - 60
        let rows = try text(.of(80), [review]).split(separator: "\n").suffix(3)
        #expect(
            rows == [
                "  known      100 % now, stable for 2.3 days, difficulty 2.1 of 10, 1 answer",
                "  next       in 9 minutes",
                "  intervals  10m",
            ])
    }

    @Test func aThingWithoutAnswersIsShownAsNeverAsked() throws {
        #expect(try text(.of(80), []).hasSuffix("\n  known      never asked\n\n"))
    }
}
