import Foundation
import Testing

@testable import til

/// The REPL as a person meets it.
@Suite struct ReplTerminalTests {
    private static let three = ["ftw for the win --tag chat", "cd compact disc", "cd change directory"]

    // MARK: - Welcome

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
        let til = try StoreTerminal(having: Self.three)
        try til.terminal.wait(forScreen: [
            "Things I Learned: 3 things, nothing due, never studied; quiz asks new things.", "til>",
        ])
    }

    @Test func whatIsDueIsInTheWelcomeAndThePrompt() throws {
        let til = try StoreTerminal(having: Self.three, columns: 40) { try $0.answer(secondsAgo: 120) }
        try til.terminal.wait(forScreen: [
            "Things I Learned: 3 things, 1 due, last", "studied today; quiz asks what is due.", "til (1 due)>",
        ])
    }

    // MARK: - Adding

    @Test func theFormWritesCapitalsAsTheyAreTyped() throws {
        let til = try StoreTerminal()
        let terminal = til.terminal
        try terminal.wait(forLine: "til>")
        terminal.send("add\r")
        try terminal.wait(forLine: "short:")
        terminal.send("ftw")
        try terminal.wait(forLine: "short: FTW")
        terminal.send("\rfor the w")
        try terminal.wait(forLine: "long:  For The W")
        terminal.send("in\r")
        try terminal.wait(for: "long:  For The Win\nAdded: FTW (For The Win).\ntil>")
        #expect(try til.runner.run("ftw").output == "FTW  For The Win\n")
    }

    @Test func aQuotedLetterStaysSmallAndPastedTextIsWrittenAlike() throws {
        let til = try StoreTerminal()
        let terminal = til.terminal
        try terminal.wait(forLine: "til>")
        terminal.send("add\r")
        try terminal.wait(forLine: "short:")
        terminal.send("\u{16}mrna")
        try terminal.wait(forLine: "short: mRNA")
        terminal.send("\r")
        try terminal.wait(forLine: "long:")
        terminal.paste("messenger ribonucleic acid")
        try terminal.wait(forLine: "long:  Messenger Ribonucleic Acid")
        terminal.send("\r")
        try terminal.wait(for: "Added: mRNA (Messenger Ribonucleic Acid).\ntil>")
    }

    @Test func theFormAsksForWhatIsMissingAndNamesWhatIsKnown() throws {
        let til = try StoreTerminal(having: Self.three)
        let terminal = til.terminal
        try terminal.wait(forLine: "til>")
        terminal.send("add ftw --tag net\r")
        try terminal.wait(for: "  FTW (For The Win) is known; another meaning is another thing.\nlong:")
        terminal.send("for the whale\r")
        try terminal.wait(for: "Added: FTW (For The Whale); it also means For The Win.\ntil>")
        #expect(try til.runner.run("list --tag net").output == " 1  FTW   For The Whale  net\n")
    }

    @Test(arguments: ["\u{3}", "\u{4}", "\r"])
    func theFormIsLeftWithoutAddingAnything(key: String) throws {
        let til = try StoreTerminal()
        let terminal = til.terminal
        try terminal.wait(forLine: "til>")
        terminal.send("add ftw\r")
        try terminal.wait(forLine: "long:")
        terminal.send(key)
        try terminal.wait(for: "Nothing was added.\ntil>")
        #expect(try til.runner.store().count == 0)
    }

    // MARK: - Browsing

    @Test func aNumberOpensAThingAndOneGoesOnFromThere() throws {
        let til = try StoreTerminal(having: Self.three, rows: 50)
        let terminal = til.terminal
        try terminal.wait(forLine: "til>")
        try terminal.enter(
            "list",
            expecting: "\n 1  CD    Change Directory\n 2  CD    Compact Disc\n 3  FTW   For The Win  chat\ntil list>")
        try terminal.enter(
            "2",
            expecting:
                "\n  CD\n  Compact Disc\n\n  also       Change Directory\n  \(added(til))\n  known      never asked\n\ntil CD 2/3>"
        )
        try terminal.enter("next", expecting: "known      never asked\n\ntil FTW 3/3>")
        try terminal.enter("next", expecting: "til: That was the last one; 'previous' goes back.\ntil FTW 3/3>")
        try terminal.enter("previous", expecting: "known      never asked\n\ntil CD 2/3>")
        try terminal.enter("back", expecting: "\ntil list>")
        try terminal.enter("ftw", expecting: "known      never asked\n\ntil FTW 3/3>")
        try terminal.enter("9", expecting: "til: The list has no number 9; its numbers go from 1 to 3.\ntil FTW 3/3>")
        try terminal.enter("add wtf what the fox", expecting: "\nAdded: WTF (What The Fox).\ntil FTW 3/3>")
        try terminal.enter("back", expecting: "\ntil list>")
        try terminal.enter("back", expecting: "\ntil>")
        #expect(terminal.screen.unknown.isEmpty)
    }

    /// The row that tells when a thing was added, at the local time of this machine.
    private func added(_ til: StoreTerminal) throws -> String {
        let line = try PipedProgram.run([], input: "list\n1\n", folder: til.runner.folder).output.split(separator: "\n")
            .first {
                $0.hasPrefix("  added")
            }
        return String(try #require(line).dropFirst(2))
    }

    @Test func whatIsOpenIsEditedInPlace() throws {
        let til = try StoreTerminal(having: ["ftw for the win --tag chat"], rows: 50)
        let terminal = til.terminal
        try terminal.wait(forLine: "til>")
        try terminal.enter("FTW", expecting: "never asked\n\ntil FTW>")
        terminal.send("edit\r")
        try terminal.wait(forLine: "short: FTW")
        terminal.send("\r")
        try terminal.wait(forLine: "long:  For The Win")
        terminal.send("\u{17}whale\r")
        try terminal.wait(forLine: "note:")
        terminal.send("a note\r")
        try terminal.wait(forLine: "tags:  chat")
        terminal.send(" more\r")
        try terminal.wait(for: "\n  FTW\n  For The Whale\n\n  note       a note\n  tags       chat more\n")
        try terminal.wait(forLine: "til FTW>")
    }

    @Test func removingAsksFirst() throws {
        let til = try StoreTerminal(having: Self.three, rows: 50)
        let terminal = til.terminal
        try terminal.wait(forLine: "til>")
        try terminal.enter("remove ftw", expecting: "\nRemove FTW (For The Win)? [y/N]")
        try terminal.enter("", expecting: "\nNothing was removed.\ntil>")
        try terminal.enter("remove ftw", expecting: "\nRemove FTW (For The Win)? [y/N]")
        try terminal.enter("y", expecting: "\nRemoved: FTW (For The Win).\ntil>")
        try terminal.enter("undo", expecting: "\nUndone: FTW (For The Win) is back.\ntil>")
        try terminal.enter("remove ftw --yes", expecting: "\nRemoved: FTW (For The Win).\ntil>")
        try terminal.enter(
            "remove cd", expecting: "\n 1  CD    Compact Disc\n 2  CD    Change Directory\nWhich one to remove (1-2)?")
        try terminal.enter("2", expecting: "\nRemove CD (Change Directory)? [y/N]")
        try terminal.enter("yes", expecting: "\nRemoved: CD (Change Directory).\ntil>")
    }

    @Test func aLongListIsPaged() throws {
        let til = try StoreTerminal(rows: 12) { runner in
            let list = (1...99).map { "A\($0) = meaning \($0)\n" }.joined()
            _ = try runner.run("import \(runner.file("list.txt", list))")
        }
        let terminal = til.terminal
        try terminal.wait(forLine: "til>")
        terminal.send("list\r")
        try terminal.wait(for: "11  A19   meaning 19")
        try terminal.wait(forLine: ":")
        terminal.send("q")
        try terminal.wait(forLine: "til list>")
        try terminal.enter("42", expecting: "never asked\n\ntil A47 42/99>")
    }

    @Test func aSmallScreenIsEnough() throws {
        let til = try StoreTerminal(columns: 40, rows: 12) { runner in
            _ = try runner.run(words: [
                "add", "nato", "north atlantic treaty organization of 漢字漢字漢字", "--note",
                "A note that is longer than the screen is wide.", "--tag", "government",
            ])
        }
        let terminal = til.terminal
        try terminal.wait(forLine: "til>")
        try terminal.enter("list", expecting: "\n 1  NATO  North Atlantic Treaty Organiz…\ntil list>")
        terminal.send("1\r")
        try terminal.wait(
            for: """
                  NATO
                  North Atlantic Treaty Organization Of
                  漢字漢字漢字

                  note       A note that is longer than
                             the screen is wide.
                  tags       government
                """)
        try terminal.wait(forLine: "til NATO>")
        try terminal.enter(
            "lsit --tag x", expecting: "til: There is no command 'lsit'; did you\nmean 'list'?\ntil NATO>")
    }

    // MARK: - The line

    @Test func thePromptFollowsAnotherProcessAndTheLineStays() throws {
        let til = try StoreTerminal(having: ["ftw for the win"]) { try $0.answer(secondsAgo: 120) }
        let terminal = til.terminal
        try terminal.wait(forLine: "til (1 due)>")
        terminal.send("show 漢字 ftw\u{2}\u{2}")
        try terminal.wait("the cursor in the line") { $0.cursorLine == "til (1 due)> show 漢字 ftw" && $0.column == 24 }
        _ = try til.runner.run("remove ftw")
        try terminal.wait("the prompt without a number") { $0.cursorLine == "til> show 漢字 ftw" && $0.column == 16 }
        _ = try til.runner.run("undo")
        try terminal.wait("the prompt with a number") {
            $0.cursorLine == "til (1 due)> show 漢字 ftw" && $0.column == 24
        }
        terminal.send("\u{1}\u{B}ftw\r")
        try terminal.wait(for: "  For The Win\n")
    }

    @Test func tabCompletes() throws {
        let til = try StoreTerminal(having: Self.three)
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
        let til = try StoreTerminal(having: Self.three)
        try til.terminal.wait(forLine: "til>")
        try til.terminal.enter("show ftw", expecting: "til FTW>")
        til.terminal.send("add\r")
        try til.terminal.wait(forLine: "short:")
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
                "Added: FTW (For The Win).\nAdded: CD (Compact Disc).\n 1  CD    Compact Disc\n 2  FTW   For The Win\ntil list>"
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
        let til = try StoreTerminal(having: Self.three, isInShell: true)
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
        let til = try StoreTerminal(having: Self.three)
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

extension CommandRunner {
    /// Answers the next question wrong, some time ago.
    func answer(secondsAgo: Double) throws {
        let present = now
        now = present - secondsAgo
        _ = try run("quiz --count 1", input: "no idea\n")
        now = present
    }
}
