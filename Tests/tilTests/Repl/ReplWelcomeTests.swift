import Foundation
import Testing

@testable import til

/// What the REPL says first.
@Suite struct ReplWelcomeTests {
    @Test func anEmptyStoreSaysHowToFillIt() throws {
        let til = try StoreTerminal()
        try til.terminal.wait(forScreen: [
            "Things I Learned: nothing here yet.", "",
            "  add ftw for the win  adds an acronym; add alone asks for it",
            "  import glossary.txt  brings in a file of lines such as FTW = For The Win",
            "  help                 lists all commands", "", "til>",
        ])
    }

    @Test func theStarterDeckIsNamedWhereItIs() throws {
        let til = try StoreTerminal { runner in
            try FileManager.default.createDirectory(
                atPath: runner.folder + "/data", withIntermediateDirectories: false)
            _ = try runner.file("data/starter.txt", "FTW = For The Win\n")
        }
        try til.terminal.wait(for: "  import data/starter.txt  brings in the starter deck\n")
        try til.terminal.enter(
            "import data/starter.txt", expecting: "1 new, 0 new meanings, 0 known, 0 repeated, 0 rejected\ntil>")
    }

    @Test func aFilledStoreSaysWhatThereIs() throws {
        let til = try StoreTerminal(having: StoreTerminal.threeThings)
        try til.terminal.wait(forScreen: [
            "Things I Learned: 3 things, nothing due, never studied; quiz asks new things.", "til>",
        ])
    }

    @Test func whatIsDueIsInTheWelcomeAndThePrompt() throws {
        let til = try StoreTerminal(having: StoreTerminal.threeThings, columns: 40) { try $0.answer(secondsAgo: 120) }
        try til.terminal.wait(forScreen: [
            "Things I Learned: 3 things, 1 due, last", "studied today; quiz asks what is due.", "til (1 due)>",
        ])
    }
}
