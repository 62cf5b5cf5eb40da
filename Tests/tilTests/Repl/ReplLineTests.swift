import Foundation
import Testing

@testable import til

/// The line of the REPL, as a person meets it.
@Suite struct ReplLineTests {
    @Test func thePromptFollowsAnotherProcessAndTheLineStays() throws {
        let til = try StoreTerminal(having: ["ftw for the win"]) { try $0.answer(secondsAgo: 120) }
        let terminal = til.terminal
        try terminal.wait(forLine: "til (1 due)>")
        terminal.send("show 漢字 ftw\u{2}\u{2}")
        try terminal.wait("the cursor in the line") { $0.cursorLine == "til (1 due)> show 漢字 ftw" && $0.column == 24 }
        _ = try til.runner.run("remove ftw --yes")
        try terminal.wait("the prompt without a number") { $0.cursorLine == "til> show 漢字 ftw" && $0.column == 16 }
        _ = try til.runner.run("undo")
        try terminal.wait("the prompt with a number") {
            $0.cursorLine == "til (1 due)> show 漢字 ftw" && $0.column == 24
        }
        terminal.send("\u{1}\u{B}ftw\r")
        try terminal.wait(for: "  For the Win\n")
    }

    @Test func tabCompletes() throws {
        let til = try StoreTerminal(having: StoreTerminal.threeThings)
        let terminal = til.terminal
        try terminal.wait(forLine: "til>")
        terminal.send("conf\t")
        try terminal.wait(forLine: "til> config")
        terminal.send("rete\t\u{15}")
        try terminal.wait(forLine: "til>")
        terminal.send("quiz --mo\t")
        try terminal.wait(forLine: "til> quiz --mode")
        terminal.send("rev\t--tag c\t!")
        try terminal.wait(forLine: "til> quiz --mode reveal --tag chat !")
        terminal.send("\u{15}show ft\t!")
        try terminal.wait(forLine: "til> show FTW !")
        terminal.send("\u{15}c\t\t")
        try terminal.wait(for: "check   config  CD\ntil> c")
    }

    @Test func theHistoryIsKeptInAPrivateFile() throws {
        let til = try StoreTerminal(having: StoreTerminal.threeThings)
        try til.terminal.wait(forLine: "til>")
        try til.terminal.enter("show ftw", expecting: "til FTW>")
        til.terminal.send("add\r")
        try til.terminal.wait(forLine: "short: FTW")
        til.terminal.send("secret\r\r")
        try til.terminal.wait(forLine: "til FTW>")
        try til.terminal.enter("back", expecting: "til>")
        til.terminal.send("\u{4}")
        #expect(try til.terminal.waitForExit() == 0)
        let file = til.runner.folder + "/.local/state/til/history"
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "show ftw\nadd\nback\n")
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
        let next = try til.again()
        try next.wait(forLine: "til>")
        next.send("\u{1B}[A\u{1B}[A\u{1B}[A")
        try next.wait(forLine: "til> show ftw")
        next.send("\u{3}")
        try next.wait(forLine: "til>")
        next.send("\u{12}sho")
        try next.wait(forLine: "(reverse-i-search)`sho': show ftw")
        next.send("\r")
        try next.wait(forLine: "til FTW>")
    }

    @Test func pastedLinesAreCommands() throws {
        let til = try StoreTerminal()
        try til.terminal.wait(forLine: "til>")
        til.terminal.paste("add ftw for the win\nadd cd compact disc\n# a comment\nlist\n")
        til.terminal.send("\r")
        try til.terminal.wait(
            for:
                "Added: FTW (For the Win).\nAdded: CD (Compact Disc).\n 1  CD    Compact Disc\n 2  FTW   For the Win\ntil list>"
        )
    }

    @Test func controlCDropsTheLineAndControlDLeaves() throws {
        let til = try StoreTerminal()
        try til.terminal.wait(forLine: "til>")
        til.terminal.send("add x y")
        try til.terminal.wait(forLine: "til> add x y")
        til.terminal.send("\u{3}")
        try til.terminal.wait(for: "til> add x y^C\ntil>")
        til.terminal.send("\u{4}")
        #expect(try til.terminal.waitForExit() == 0)
        #expect(til.terminal.screen.text.hasSuffix("\ntil>"))
        #expect(try til.runner.store().count == 0)
    }

    @Test(arguments: ["quit", "exit"])
    func aWordLeavesToo(word: String) throws {
        let til = try StoreTerminal()
        try til.terminal.wait(forLine: "til>")
        til.terminal.send("list\r\(word)\r")
        #expect(try til.terminal.waitForExit() == 0)
    }

    @Test func theJobIsStoppedAndTheLineIsThereAgain() throws {
        let til = try StoreTerminal(having: StoreTerminal.threeThings, isInShell: true)
        let terminal = til.terminal
        try terminal.wait(forLine: "$")
        terminal.send("$TIL\r")
        try terminal.wait(forLine: "til>")
        terminal.send("show f")
        try terminal.wait(forLine: "til> show f")
        terminal.send("\u{1A}")
        try terminal.wait(forLine: "$")
        #expect(terminal.isCooked)
        terminal.send("fg\r")
        try terminal.wait(forLine: "til> show f")
        terminal.send("tw\r")
        try terminal.wait(forLine: "til FTW>")
        terminal.send("\u{4}")
        try terminal.wait(forLine: "$")
    }

    @Test func anotherSizeRedrawsTheLine() throws {
        let til = try StoreTerminal(having: StoreTerminal.threeThings)
        let terminal = til.terminal
        try terminal.wait(forLine: "til>")
        let text = "search something that is longer than forty columns"
        terminal.send(text)
        try terminal.wait(forLine: "til> " + text)
        terminal.resize(columns: 40, rows: 12)
        try terminal.wait("the line in 40 columns") {
            $0.text.hasSuffix("\ntil> search something that is longer tha\nn forty columns") && $0.column == 15
        }
        terminal.resize(columns: 80, rows: 24)
        try terminal.wait("the line in 80 columns") { $0.text.hasSuffix("\ntil> " + text) && $0.column == 55 }
        terminal.send("\r")
        try terminal.wait(for: "til: Nothing has 'something that is longer than forty columns' in it.\n")
    }
}
