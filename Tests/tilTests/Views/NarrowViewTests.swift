import Foundation
import Testing

@testable import TILCore
@testable import til

/// Views in forty columns: rows are broken at words, and what goes on is indented.
@Suite struct NarrowViewTests {
    private var page: Page {
        var page = Page.of(40)
        page.isTerminal = true
        page.rowLimit = 40
        return page
    }

    @Test func helpIsNextToShortNamesAndBelowLongOnes() {
        let help = """
            OVERVIEW: Things I Learned: acronyms captured, looked up and remembered.

            USAGE: til edit [<short>] [<words> ...] [--id <id>] [--note <text>]
                   til SHORT ...       look acronyms up

            KEEP SUBCOMMANDS:
              undo                    Undo the last change.
              redo                    Make it again.

            OPTIONS:
              --note <text>           The new note, or '' to remove it.
              -h, --help              Show help information.
            """
        #expect(
            page.help(help) == """
                OVERVIEW: Things I Learned: acronyms
                captured, looked up and remembered.

                USAGE: til edit [<short>] [<words> ...]
                       [--id <id>] [--note <text>]
                       til SHORT ...
                           look acronyms up

                KEEP SUBCOMMANDS:
                  undo  Undo the last change.
                  redo  Make it again.

                OPTIONS:
                  --note <text>
                      The new note, or '' to remove it.
                  -h, --help
                      Show help information.
                """)
    }

    @Test func inAWideTerminalOnlyTheUsageIsWrapped() {
        var page = Page.of(80)
        page.isTerminal = true
        let help = """
            USAGE: til edit [<short>] [--id <id>] [<words> ...] [--short <text>] [--long <text>] [--note <text>]

            OPTIONS:
              --note <text>           The new note, or '' to remove it.
            """
        #expect(
            page.help(help) == """
                USAGE: til edit [<short>] [--id <id>] [<words> ...] [--short <text>] [--long
                       <text>] [--note <text>]

                OPTIONS:
                  --note <text>  The new note, or '' to remove it.
                """)
    }

    @Test func longCommandsOfExamplesAreWrappedSoThatTheyCanBeCopied() {
        let help = """
            Examples:
              til glossary add team https://example.org/terms.git --path 'terms/*.csv'
              til due                   now
              til due --days 7          how many things are due, and which come first
            """
        #expect(
            page.help(help) == #"""
                Examples:
                  til glossary add team \
                      https://example.org/terms.git \
                      --path 'terms/*.csv'
                  til due                   now
                  til due --days 7
                      how many things are due, and which
                      come first
                """#)
    }

    @Test func aLookUpIsBrokenAtWords() {
        var thing = StatisticsSample.thing(
            "CAPTCHA", "Completely Automated Public Turing test to tell Computers and Humans Apart")
        thing.note = "Test and tell have no letter of their own."
        thing.tags = ["security", "web"]
        #expect(
            page.meanings([Meaning(thing: thing)]) == """
                CAPTCHA  Completely Automated Public
                         Turing test to tell Computers
                         and Humans Apart
                         Test and tell have no letter of
                         their own.
                         #security · #web

                """)
    }

    @Test func theThingsToLookAtAgainAreInColumns() {
        let things = [
            StatisticsSample.thing("CAPTCHA", "Completely Automated Public Turing test"),
            StatisticsSample.thing("CD", "Compact Disc"),
        ]
        let answers = things.enumerated().map { index, thing in
            Answer(
                number: index + 1, thing: thing, direction: .meaning, asked: thing.short, typed: "x", judgement: nil,
                verdict: .wrong, grade: .again, seconds: 2, limit: 0, isScheduled: true, named: nil, date: page.now)
        }
        let summary = QuizSummary(answers: answers, totalSeconds: 4)
        #expect(
            SummaryView(summary: summary).text(page) == """

                Look again:
                  CAPTCHA  Completely Automated Public …
                  CD       Compact Disc
                Done: 2 answers, 0 % right.

                """)
    }

    @Test func theSummaryOfManyAnswersFitsAScreenAndEndsWithTheResult() {
        let things = (1...17).map { StatisticsSample.thing("K\($0)", "Key \($0)") }
        let answers = things.enumerated().map { index, thing in
            Answer(
                number: index + 1, thing: thing, direction: .meaning, asked: thing.short, typed: "x", judgement: nil,
                verdict: .wrong, grade: .again, seconds: 2, limit: 0, isScheduled: true, named: nil, date: page.now)
        }
        let day = SummaryView.Day(
            practice: PracticeDay(day: StatisticsSample.today, verdicts: [.wrong: 17], seconds: 34),
            due: DueSummary(due: 0, dueToday: 0, new: 0, newToday: 10, duePerDay: nil),
            forecast: DueForecast(now: 0, days: [0, 61]), streak: 9,
            progress: StudyProgress(learned: 130, forGood: 16, newTomorrow: 10))
        var view = SummaryView(summary: QuizSummary(answers: answers, totalSeconds: 40), day: day)
        view.record = .init(thing: things[0], days: 8)
        #expect(
            view.text(.of(80)) == """

                Look again:
                  K1  Key 1
                  K2  Key 2
                  K3  Key 3
                  K4  Key 4
                  K5  Key 5
                  K6  Key 6
                  and 11 more: 'til history'
                K1 (Key 1): next in 8 days, your longest.
                Tomorrow: 61 due and 10 new.
                130 learned, 16 for good, 9 days in a row.
                Done for today: 17 answers, 0 % right, 10 new.

                """)
    }

    @Test func theKeysFitASmallScreen() {
        let keys: [LineFunction: [String]] = [
            .moreTime: ["Ctrl-X t", "F2"], .lessTime: ["Ctrl-X -"], .restart: ["Ctrl-X r"], .pause: ["Ctrl-X p", "F3"],
            .giveUp: ["Ctrl-X g", "F4"], .help: ["Ctrl-X h", "F1"],
        ]
        let view = QuizKeysView(keys: keys)
        #expect(view.hint(page, seconds: 0, grows: false) == "Ctrl-X p pauses, Ctrl-X h lists keys,\nCtrl-C ends.\n")
        #expect(
            view.atQuestion(page) == """
                  F2        ten more seconds
                  Ctrl-X -  ten seconds less
                  Ctrl-X r  restart the countdown
                  F3        pause and hide the question
                  F4        give up
                  F1        list these keys
                  Ctrl-Z    stop the program and pause
                  Ctrl-C    end the quiz, keep answers
                """)
        #expect(
            view.atVerdict(claim: nil, page) == """
                  Return  next
                  g       grade: again, hard, good, easy
                  u       undo the last step
                  e       edit the thing
                  d       its details
                  h       its answers so far
                  s       suspend it
                  q       quit; answers are kept
                """)
        #expect(QuizKeysView(keys: [:]).hint(page, seconds: 15, grows: false) == "")
    }
}
