import Testing

@testable import til

/// The form that adds a thing, as a person meets it.
@Suite struct ReplFormTests {
    @Test func theFormWritesCapitalsAsTheyAreTyped() throws {
        let til = try StoreTerminal()
        let terminal = til.terminal
        try terminal.wait(forLine: "til>")
        terminal.send("add\r")
        try terminal.wait(forLine: "short: FTW")
        terminal.send("io")
        try terminal.wait(forLine: "short: IO")
        terminal.send("\u{7F}ot")
        try terminal.wait(forLine: "short: IOT")
        terminal.send("\u{15}Io")
        try terminal.wait(forLine: "short: IO")
        terminal.send("T")
        try terminal.wait(forLine: "short: IoT")
        terminal.send("\r")
        try terminal.wait(forLine: "long:  for the win")
        terminal.send("internet of")
        try terminal.wait(forLine: "long:  Internet Of")
        terminal.send(" things")
        try terminal.wait(forLine: "long:  Internet of Things")
        terminal.send("\r")
        try terminal.wait(forLine: "note:  a note; Return skips it")
        terminal.send("everywhere\r")
        try terminal.wait(forLine: "tags:  #chat #web; Return skips them")
        terminal.send("net\r")
        try terminal.wait(for: "tags:  net\nAdded: IoT (Internet of Things).\ntil>")
        #expect(try til.runner.run("iot").output == "IoT  Internet of Things\n     everywhere\n     #net\n")
    }

    @Test func anEntryIsTypedIntoOneField() throws {
        let til = try StoreTerminal(environment: ["NO_COLOR": "1"])
        let terminal = til.terminal
        try terminal.wait(forLine: "til>")
        terminal.send("add\r")
        // Without colours nothing is dim.
        try terminal.wait(forLine: "short: (FTW)")
        terminal.send("gnu = gnu is not unix")
        try terminal.wait(forLine: "short: GNU = Gnu Is Not Unix")
        terminal.send("\r")
        try terminal.wait(for: "  GNU = Gnu Is Not Unix\nlong:  Gnu Is Not Unix")
        terminal.send("\r\r\r")
        try terminal.wait(for: "Added: GNU (Gnu Is Not Unix).\ntil>")
    }

    @Test func aQuotedLetterStaysSmallAndCapitalsAreTakenBack() throws {
        let til = try StoreTerminal()
        let terminal = til.terminal
        try terminal.wait(forLine: "til>")
        terminal.send("add\r")
        try terminal.wait(forLine: "short: FTW")
        terminal.send("\u{16}mrna")
        try terminal.wait(forLine: "short: mRNA")
        terminal.send("\r")
        try terminal.wait(forLine: "long:  for the win")
        terminal.paste("messenger ribonucleic acid")
        try terminal.wait(forLine: "long:  Messenger Ribonucleic Acid")
        terminal.send("\u{1F}")
        try terminal.wait(forLine: "long:  Messenger Ribonucleic acid")
        terminal.send("\r\r\r")
        try terminal.wait(for: "Added: mRNA (Messenger Ribonucleic acid).\ntil>")
    }

    @Test func theFormAsksForWhatIsMissingAndNamesWhatIsKnown() throws {
        let til = try StoreTerminal(having: StoreTerminal.threeThings)
        let terminal = til.terminal
        try terminal.wait(forLine: "til>")
        terminal.send("add ftw --tag net\r")
        try terminal.wait(for: "  FTW (For the Win) is known; another meaning is another thing.\nlong:")
        terminal.send("for the whale\r")
        try terminal.wait(forLine: "note:  a note; Return skips it")
        terminal.send("\r")
        try terminal.wait(for: "Added: FTW (For the Whale); it also means For the Win.\ntil>")
        #expect(try til.runner.run("list --tag net").output == " 1  FTW   For the Whale  #net\n")
    }

    @Test func whatSaysTheSameIsAskedAbout() throws {
        let til = try StoreTerminal(having: StoreTerminal.threeThings)
        let terminal = til.terminal
        try terminal.wait(forLine: "til>")
        terminal.send("add ftw\r")
        try terminal.wait(forLine: "long:  for the win")
        terminal.send("FOR THE WIN!\r")
        try terminal.wait(for: "  FTW (For the Win) says the same.\nAdd it anyway? [y/N]")
        terminal.send("\r")
        try terminal.wait(forLine: "long:  FOR THE WIN!")
        terminal.send("\r")
        try terminal.wait(forLine: "Add it anyway? [y/N]")
        terminal.send("y\r")
        try terminal.wait(forLine: "note:  a note; Return skips it")
        terminal.send("\r\r")
        try terminal.wait(for: "Added: FTW (FOR THE WIN!); it also means For the Win.\ntil>")
    }

    @Test(arguments: [
        ("\u{3}", "the form was left"), ("\u{4}", "the form was left"), ("\r", "what FTW stands for is missing"),
    ])
    func theFormIsLeftWithoutAddingAnything(key: String, reason: String) throws {
        let til = try StoreTerminal()
        let terminal = til.terminal
        try terminal.wait(forLine: "til>")
        terminal.send("add ftw\r")
        try terminal.wait(forLine: "long:  for the win")
        terminal.send(key)
        try terminal.wait(for: "til: Nothing was added: \(reason); 'add' has what you")
        #expect(try til.runner.store().count == 0)
        terminal.send("add\r")
        try terminal.wait(forLine: "short: FTW")
        #expect(terminal.screen.column == 10)
        terminal.send("\u{4}\u{15}\u{4}")
        try terminal.wait(forLine: "til>")
        // Lines are one below the other, as ever.
        terminal.send("cd\r")
        try terminal.wait(for: "til> cd\nCD is not known. Add it? [y/N]")
    }

    @Test func whatWasTypedStandsInTheFormOfTheNextProcess() throws {
        let til = try StoreTerminal(["add"])
        try til.terminal.wait(forLine: "short: FTW")
        til.terminal.send("asap\r")
        try til.terminal.wait(forLine: "long:  for the win")
        til.terminal.send("as soon")
        try til.terminal.wait(forLine: "long:  As Soon")
        til.terminal.send("\u{3}")
        try til.terminal.wait(for: "til: Nothing was added: the form was left; 'til add' has what you typed.")
        #expect(try til.terminal.waitForExit() == 1)
        // What was meant for another store is not offered.
        let other = try til.again(["add", "--database", til.runner.folder + "/other.db"])
        try other.wait(forLine: "short: FTW")
        let again = try til.again(["add", "ASAP"])
        try again.wait(forLine: "long:  As Soon")
        again.send(" as possible\r\r\r")
        try again.wait(for: "Added: ASAP (As Soon as Possible).")
        try til.again(["add"]).wait(forLine: "short: FTW")
    }

    @Test func anExampleGoesWithItsLine() throws {
        let til = try StoreTerminal(["add"])
        try til.terminal.wait(forLine: "short: FTW")
        til.terminal.send("\u{3}")
        try til.terminal.wait(forScreen: ["short: ^C", "til: Nothing was added: the form was left."])
        #expect(try til.terminal.waitForExit() == 1)
    }

    @Test func anUnknownAcronymIsOffered() throws {
        let til = try StoreTerminal(having: StoreTerminal.threeThings)
        let terminal = til.terminal
        try terminal.wait(forLine: "til>")
        terminal.send("ftx\r")
        try terminal.wait(for: "Near it: FTW.\nFTX is not known. Add it? [y/N]")
        terminal.send("y\r")
        try terminal.wait(forLine: "long:  for the win")
        terminal.send("for the fox\r\r\r")
        try terminal.wait(for: "Added: FTX (For the Fox).\ntil>")
        try terminal.enter("config offer off", expecting: "offer is now off.\ntil>")
        try terminal.enter("xyz", expecting: "til: XYZ is not known; 'add XYZ ...' adds it.\ntil>")
    }
}
