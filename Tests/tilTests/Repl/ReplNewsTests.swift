import Testing

@testable import til

/// What another process does to what is open in the REPL.
@Suite struct ReplNewsTests {
    @Test func aThingThatIsChangedIsShownAnew() throws {
        let til = try StoreTerminal(having: StoreTerminal.threeThings, rows: 50)
        let terminal = til.terminal
        try terminal.wait(forLine: "til>")
        try terminal.enter("ftw", expecting: "never asked\n\ntil FTW>")
        terminal.send("half")
        _ = try til.runner.run("edit ftw --note 'Said in victory.'")
        try terminal.wait(
            for: "FTW (For the Win) was changed elsewhere:\n  FTW\n  For the Win\n\n  note       Said in victory.")
        try terminal.wait(forLine: "til FTW> half")
        _ = try til.runner.run("remove ftw --yes")
        try terminal.wait(for: "FTW (For the Win) was removed elsewhere; 'undo' brings it back.\ntil> half")
    }

    @Test func aListGrows() throws {
        let til = try StoreTerminal(having: StoreTerminal.threeThings, rows: 50)
        let terminal = til.terminal
        try terminal.wait(forLine: "til>")
        terminal.send("list\r")
        try terminal.wait(forLine: "til list>")
        try terminal.enter("3", expecting: "never asked\n\ntil FTW 3/3>")
        _ = try til.runner.run("add aaa another acronym again")
        try terminal.wait(forLine: "til FTW 3/4>")
        // Numbers go on to mean what they meant.
        try terminal.enter("1", expecting: "never asked\n\ntil CD 1/4>")
        try terminal.enter("4", expecting: "never asked\n\ntil AAA 4/4>")
    }

    @Test func aHiddenListOpensByNumbers() throws {
        let til = try StoreTerminal(["list", "--hidden"], having: StoreTerminal.threeThings)
        let terminal = til.terminal
        try terminal.wait(for: " 1  CD\n 2  CD\n 3  FTW\nNumber, [Return] ends:")
        terminal.send("3\r")
        try terminal.wait(for: "  FTW (For the Win)\nNumber, [Return] ends:")
        terminal.send("9\r")
        try terminal.wait(for: "til: There is no number 9 in the list.\nNumber, [Return] ends:")
        terminal.send("\r")
        #expect(try terminal.waitForExit() == 0)
    }
}
