import Testing

@testable import til

/// Lists and open things of the REPL, as a person meets them.
@Suite struct ReplBrowsingTests {
    @Test func aNumberOpensAThingAndOneGoesOnFromThere() throws {
        let til = try StoreTerminal(having: StoreTerminal.threeThings, rows: 50)
        let terminal = til.terminal
        try terminal.wait(forLine: "til>")
        try terminal.enter(
            "list",
            expecting: "\n 1  CD    Change Directory\n 2  CD    Compact Disc\n 3  FTW   For the Win  #chat\ntil list>")
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
        try terminal.enter("add wtf what the fox", expecting: "\nAdded: WTF (What the Fox).\ntil FTW 3/3>")
        try terminal.enter("back", expecting: "\ntil list>")
        try terminal.enter("back", expecting: "\ntil>")
        #expect(terminal.screen.unknown.isEmpty)
    }

    /// The row that tells when a thing was added, at the local time of this machine.
    private func added(_ til: StoreTerminal) throws -> String {
        let line = try ProgramRun.run([], input: "list\n1\n", folder: til.runner.folder).output.split(separator: "\n")
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
        try terminal.wait(forLine: "long:  For the Win")
        terminal.send("\u{17}whale\r")
        try terminal.wait(forLine: "note:")
        terminal.send("a note\r")
        try terminal.wait(forLine: "tags:  #chat")
        terminal.send(" more\r")
        try terminal.wait(for: "\n  FTW\n  For the Whale\n\n  note       a note\n  tags       #chat #more\n")
        try terminal.wait(forLine: "til FTW>")
    }

    @Test func removingAsksFirst() throws {
        let til = try StoreTerminal(having: StoreTerminal.threeThings, rows: 50)
        let terminal = til.terminal
        try terminal.wait(forLine: "til>")
        try terminal.enter("remove ftw", expecting: "\nRemove FTW (For the Win)? [y/N]")
        try terminal.enter("", expecting: "\nNothing was removed.\ntil>")
        try terminal.enter("remove ftw", expecting: "\nRemove FTW (For the Win)? [y/N]")
        try terminal.enter("y", expecting: "\nRemoved: FTW (For the Win).\ntil>")
        try terminal.enter("undo", expecting: "\nUndone: FTW (For the Win) is back.\ntil>")
        try terminal.enter("remove ftw --yes", expecting: "\nRemoved: FTW (For the Win).\ntil>")
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
                  North Atlantic Treaty Organization of
                  漢字漢字漢字

                  note       A note that is longer than
                             the screen is wide.
                  tags       #government
                """)
        try terminal.wait(forLine: "til NATO>")
        try terminal.enter(
            "lsit --tag x", expecting: "til: There is no command 'lsit'; did you\nmean 'list'?\ntil NATO>")
    }
}
