import Foundation
import Testing

/// The sample program that uses the library alone, as it was built beside the tests.
@Suite struct SampleProgramTests {
    private let folder: TemporaryFolder
    private let deck: String

    init() throws {
        folder = try TemporaryFolder()
        deck = try folder.file(
            "deck.txt",
            """
            FTW = for the win
            no separator here
            RNA = ribonucleic acid
            FTW = free trade wharf
            FTW = for the win

            """)
    }

    private static var program: String {
        URL(fileURLWithPath: PseudoTerminal.program).deletingLastPathComponent().appendingPathComponent("PlainQuiz")
            .path
    }

    private func run(_ answers: String) throws -> ProgramRun {
        try ProgramRun.finished(
            [folder.path + "/store/til.db", deck, "60"], program: Self.program,
            input: folder.file("answers", answers), environment: ["HOME": folder.path])
    }

    @Test func itImportsAsksAndSaysWhenEachComesNext() throws {
        let first = try run("for the wni\nRibosome\n")
        #expect(first.errorText == "")
        #expect(first.status == 0)
        #expect(
            first.outputText == """
                Read as text: new 2, further meanings 1, known 0, repeated 1, rejected 1
                  line 2: There is no '=', ':' or dash between spaces that parts an acronym from what it stands for.

                What is FTW?
                1:00> slip: for the win, again in 6 min

                What is RNA?
                1:00> wrong: ribonucleic acid, again in 1 min

                1 of 2 remembered.

                """)
        let again = try run("")
        #expect(
            again.outputText == """
                Read as text: new 0, further meanings 0, known 4, repeated 0, rejected 1
                  line 2: There is no '=', ':' or dash between spaces that parts an acronym from what it stands for.

                0 of 0 remembered.

                """)
    }

    @Test func theTimeRunsOutBesideWhatIsTyped() throws {
        let terminal = try PseudoTerminal(
            [folder.path + "/store/til.db", folder.file("one.txt", "TLA = three letter acronym\n"), "3"],
            program: Self.program, environment: ["HOME": folder.path])
        try terminal.wait(for: "0:03>")
        terminal.send("three")
        try terminal.wait(for: "0:02> three")
        #expect(try terminal.waitForExit() == 0)
        #expect(
            terminal.screen.text == """
                Read as text: new 1, further meanings 0, known 0, repeated 0, rejected 0

                What is TLA?
                0:00> three
                timed out: three letter acronym, again in 1 min

                0 of 1 remembered.
                """)
    }

    @Test func itSaysWhatIsWrong() throws {
        try FileManager.default.removeItem(atPath: deck)
        let run = try run("")
        #expect(run.status == 1)
        #expect(run.outputText == "")
        #expect(run.errorText == "PlainQuiz: There is no file '\(deck)': check the name and the directory.\n")
    }
}
