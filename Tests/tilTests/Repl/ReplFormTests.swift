import Testing

@testable import til

/// The form that adds a thing, as a person meets it.
@Suite struct ReplFormTests {
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
        try terminal.wait(for: "long:  For the Win\nAdded: FTW (For the Win).\ntil>")
        #expect(try til.runner.run("ftw").output == "FTW  For the Win\n")
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
        let til = try StoreTerminal(having: StoreTerminal.threeThings)
        let terminal = til.terminal
        try terminal.wait(forLine: "til>")
        terminal.send("add ftw --tag net\r")
        try terminal.wait(for: "  FTW (For the Win) is known; another meaning is another thing.\nlong:")
        terminal.send("for the whale\r")
        try terminal.wait(for: "Added: FTW (For the Whale); it also means For the Win.\ntil>")
        #expect(try til.runner.run("list --tag net").output == " 1  FTW   For the Whale  net\n")
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
        // Lines are one below the other, as ever.
        terminal.send("cd\r")
        try terminal.wait(for: "til> cd\ntil: CD is not known; 'add CD ...' adds it.\ntil>")
    }
}
