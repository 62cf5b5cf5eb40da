import Foundation
import TestSupport
import Testing

/// The README's picture of a quiz, made from what the program writes; `make picture` makes it again.
@Suite(.waiting) struct PictureTests {
    @Test func thePictureShowsWhatTheProgramWrites() throws {
        let picture = ScreenPicture(screen: try quiz(), title: "A quiz of til in a terminal").svg()
        let file = Checkout.file("Sources/TILCore/TILCore.docc/Resources/quiz.svg")
        if ProcessInfo.processInfo.environment["TIL_PICTURE"] != nil {
            try picture.write(to: file, atomically: true, encoding: .utf8)
        }
        // The seconds vary.
        let seconds = /0:[01][0-9]/
        let known = try String(contentsOf: file, encoding: .utf8)
        #expect(picture.replacing(seconds, with: "0:00") == known.replacing(seconds, with: "0:00"))
    }

    /// A screen with an answered question and one that is being answered.
    private func quiz() throws -> ScreenEmulator {
        let runner = try CommandRunner(having: "ftw for the win --tag chat", "rna ribonucleic acid --tag biology")
        let terminal = try runner.terminal(
            ["sh", "-i"], environment: ["PS1": "$ ", "TERM": "xterm-256color", "COLUMNS": "64"])
        try terminal.wait(forLine: "$")
        terminal.send("til quiz\r")
        try terminal.wait(for: "0:14 >")
        terminal.send("for the wni\r")
        try terminal.wait(for: "[Return] next")
        terminal.send("\r")
        try terminal.wait(for: "RNA")
        terminal.send("ribonuc")
        try terminal.wait("the text") { $0.cursorLine.hasSuffix(" > ribonuc") }
        // Ctrl-X - takes ten seconds away.
        terminal.send("\u{18}-")
        try terminal.wait("the last seconds") { $0.cursorLine.hasSuffix("!> ribonuc") }
        #expect(terminal.screen.unknown == [])
        return terminal.screen
    }
}
