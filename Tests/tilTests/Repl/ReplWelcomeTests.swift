import Foundation
import Testing

@testable import til

/// What the REPL says first.
@Suite struct ReplWelcomeTests {
    @Test func anEmptyStoreSaysHowToFillIt() throws {
        let til = try StoreTerminal()
        try til.terminal.wait(forScreen: [
            "Things I Learned: nothing here yet.", "",
            "  add ftw for the win    adds an acronym; add alone asks for it",
            "  import --deck starter  brings in the starter deck",
            "  decks                  lists the decks, one for each of several fields",
            "  help                   lists all commands", "", "til>",
        ])
        try til.terminal.enter("import --deck starter --dry-run", expecting: "this was a dry run.\ntil>")
    }

    @Test func whereTheStarterDeckIsMissingAFileIsNamed() throws {
        let runner = try CommandRunner()
        let session = runner.session()
        defer { session.close() }
        #expect(
            try Repl(session: session, choice: StoreChoice()).welcome(session.store()).text(session.console.page()) == """
                Things I Learned: nothing here yet.

                  add ftw for the win  adds an acronym; add alone asks for it
                  import glossary.txt  brings in a file of lines such as FTW = For the Win
                  help                 lists all commands


                """)
    }

    @Test func aFilledStoreSaysWhatThereIs() throws {
        let til = try StoreTerminal(having: StoreTerminal.threeThings)
        try til.terminal.wait(forScreen: [
            "Things I Learned: 3 things, nothing due, 3 new, never studied; quiz asks new", "things.", "til>",
        ])
    }

    @Test func whatIsDueIsInTheWelcomeAndThePrompt() throws {
        let til = try StoreTerminal(having: StoreTerminal.threeThings, columns: 40) { try $0.answer(secondsAgo: 120) }
        try til.terminal.wait(forScreen: [
            "Things I Learned: 3 things, 1 due, 2", "new, last studied today; quiz asks what", "is due.",
            "til (1 due)>",
        ])
    }
}
