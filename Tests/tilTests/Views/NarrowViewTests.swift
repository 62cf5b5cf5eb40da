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

    @Test func helpStandsBesideShortNamesAndBelowLongOnes() {
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

    @Test func aWideTerminalBreaksTheUsageOnly() {
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

    @Test func theCommandsOfExamplesCanBeCopied() {
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

    @Test func whatIsToBeLookedAtAgainStandsInColumns() {
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
            SummaryView(summary: summary).text(page).hasSuffix(
                """
                Look again:
                  CAPTCHA  Completely Automated Public
                           Turing test
                  CD       Compact Disc

                """))
    }

    @Test func theKeysFitASmallScreen() {
        let keys: [LineFunction: [String]] = [
            .moreTime: ["Ctrl-X t", "F2"], .lessTime: ["Ctrl-X -"], .restart: ["Ctrl-X r"], .pause: ["Ctrl-X p", "F3"],
            .giveUp: ["Ctrl-X g", "F4"], .help: ["Ctrl-X h", "F1"],
        ]
        let view = QuizKeysView(keys: keys)
        #expect(view.hint(page, seconds: 0) == "Ctrl-X p pauses, Ctrl-X h lists keys,\nCtrl-C ends.\n")
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
            view.atVerdict(isContestable: false, page) == """
                  Return  next
                  1-4     grade: again, hard, good, easy
                  u       undo the answer, ask it again
                  e       edit the thing
                  d       its details
                  h       its answers so far
                  s       suspend it
                  q       quit; answers are kept
                """)
        #expect(QuizKeysView(keys: [:]).hint(page, seconds: 15) == "")
    }
}
