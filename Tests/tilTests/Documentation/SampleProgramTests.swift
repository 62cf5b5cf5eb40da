import Foundation
import TILCore
import TestSupport
import Testing

/// The sample program that uses only the library, built with the tests.
@Suite(.waiting) struct SampleProgramTests {
    private let folder: TemporaryFolder
    private var store: String { folder.path + "/store/til.db" }

    init() throws { folder = try TemporaryFolder() }

    private static var program: String {
        URL(fileURLWithPath: PseudoTerminal.program).deletingLastPathComponent().appendingPathComponent("PlainQuiz")
            .path
    }

    private static let menu = "add ACRONYM MEANING, list, detail ACRONYM, quiz [SECONDS], history, import FILE, quit\n"

    /// What the program prints for lines of commands and answers, without the menu.
    private func run(_ lines: String...) throws -> String {
        let run = try ProgramRun.finished(
            [store], program: Self.program,
            input: folder.file("commands", lines.map { $0 + "\n" }.joined()), environment: ["HOME": folder.path])
        #expect(run.errorText == "")
        #expect(run.status == 0)
        #expect(run.outputText.hasPrefix(Self.menu))
        return String(run.outputText.dropFirst(Self.menu.count))
    }

    @Test func theSampleProgramAddsListsAndShowsThings() throws {
        #expect(
            try run("add ftw for the win", "add ftw free trade wharf", "list", "detail Ftw", "quit")
                == """
                [things: 0]
                [answers: 0]
                > Added FTW: For the Win.
                [things: 1]
                > Added FTW: Free Trade Wharf.
                [things: 2]
                > FTW = For the Win
                FTW = Free Trade Wharf
                > FTW: For the Win
                  never asked
                FTW: Free Trade Wharf
                  never asked
                >\u{20}
                """)
        #expect(
            try run("add ftw for the win", "detail ftx", "nonsense", "add")
                == """
                [things: 2]
                [answers: 0]
                > FTW (For the Win) already exists. Change the existing thing instead.
                > There is no ftx. Near it: FTW.
                > There is no command nonsense.
                > The acronym is empty. Use at least one visible character.
                >\u{20}

                """)
    }

    @Test func importedThingsAreAskedAndTheirAnswersRemembered() throws {
        let deck = try folder.file(
            "deck.txt", "FTW = for the win\nno separator here\nRNA = ribonucleic acid\nFTW = for the win\n")
        #expect(
            try run("import \(deck)", "quiz 60", "for the wni", "ribosome", "history", "detail rna")
                == """
                [things: 0]
                [answers: 0]
                > Read as text: new 2, further meanings 0, known 0, repeated 1, rejected 1
                  line 2: Expected '=', ':' or ' - ' between the acronym and its meaning.
                [things: 2]
                > New: FTW is for the win
                New: RNA is ribonucleic acid
                What is FTW?
                1:00> typo: for the win, again in 6 min
                What is RNA?
                1:00> wrong: ribonucleic acid, again in 1 min
                1 of 2 remembered.
                [answers: 2]
                > today: 1 of 2 remembered
                  FTW: typo
                  RNA: wrong
                > RNA: ribonucleic acid
                  meaning: answers 1, lapses 0, again in 1 min
                >\u{20}

                """)
        #expect(
            try run("import \(deck).nowhere").contains("The file '\(deck).nowhere' does not exist."))
    }

    @Test func anUnfinishedAnswerTimesOutWhileItIsTyped() throws {
        let terminal = try PseudoTerminal([store], program: Self.program, environment: ["HOME": folder.path])
        try terminal.wait(for: "[answers: 0]")
        terminal.send("add tla three letter acronym\n")
        try terminal.wait(for: "[things: 1]")
        terminal.send("quiz 3\n")
        try terminal.wait(for: "0:03>")
        terminal.send("three")
        try terminal.wait(for: "0:02> three")
        // Text that is typed before the prompt is echoed in between.
        try terminal.wait(for: "0 of 1 remembered.\n[answers: 1]\n>")
        terminal.send("quit\n")
        #expect(try terminal.waitForExit() == 0)
        #expect(
            terminal.screen.text.contains(
                """
                What is TLA?
                0:00> three
                timed out: Three Letter Acronym, again in 1 min
                0 of 1 remembered.
                [answers: 1]
                """))
    }

    @Test func changesOfAnotherProgramReachBothObservers() throws {
        let terminal = try PseudoTerminal([store], program: Self.program, environment: ["HOME": folder.path])
        try terminal.wait(for: "[answers: 0]")
        let other = try ThingStore(path: store)
        let thing = try other.add(ThingDraft(short: "tla", long: "three letter acronym"), at: Date())
        let today = try other.settings().studyDay(of: Date(), utcOffset: 0)
        try other.record(
            Review(
                thingID: thing.id, direction: .meaning, asked: "TLA", typed: "x", seconds: 1, limit: 15,
                verdict: .wrong,
                grade: .again, date: Date(), utcOffset: 0, studyDay: today))
        try terminal.wait(for: "[things: 1]")
        try terminal.wait(for: "[answers: 1]")
        terminal.send("quit\n")
        #expect(try terminal.waitForExit() == 0)
    }

    @Test func theSampleProgramReportsAFileThatIsNotAStore() throws {
        let path = try folder.file("deck.txt", "FTW = for the win\n")
        let run = try ProgramRun.finished([path], program: Self.program, environment: ["HOME": folder.path])
        #expect(run.status == 1)
        #expect(run.outputText == "")
        #expect(
            run.errorText == "PlainQuiz: \(path) is not a til store or it is damaged: it is not a database. "
                + "It has no backup. Restore one from another place.\n")
    }
}
