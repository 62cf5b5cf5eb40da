import Testing

@testable import til

@Suite struct EditTests {
    private typealias Result = CommandRunner.Result

    /// Somebody else changes the thing while a person is asked about it.
    @Test func whatWasChangedMeanwhileIsShownAnewAndStays() throws {
        let til = try StoreTerminal(["edit", "ftw"], having: ["ftw for the win"])
        try til.terminal.wait(for: "short: FTW")
        _ = try til.runner.run("edit ftw --long 'fear the worst'")
        for field in ["long:", "note:", "tags:"] {
            til.terminal.send("\r")
            try til.terminal.wait(for: field)
        }
        til.terminal.send("\r")
        try til.terminal.wait(for: "FTW (Fear the Worst)\ntil: FTW (Fear the Worst) was changed meanwhile")
        #expect(try til.terminal.waitForExit() == 1)
        let other = try StoreTerminal(["remove", "cd"], having: ["cd compact disc"])
        try other.terminal.wait(for: "Remove CD (Compact Disc)? [y/N]")
        _ = try other.runner.run("edit cd --note round")
        other.terminal.send("y\r")
        try other.terminal.wait(for: "was changed meanwhile, so nothing was done to it")
        #expect(try other.terminal.waitForExit() == 1)
        #expect(try other.runner.run("cd").output == "CD  Compact Disc\n    round\n")
    }

    @Test func wordsAfterTheAcronymAreItsMeaning() throws {
        let til = try StoreTerminal(["edit", "asap", "new", "words"], having: ["asap as soon as possible"])
        try til.terminal.wait(forLine: "ASAP (As Soon as Possible) stands for New Words from now on? [y/N]")
        til.terminal.send("\r")
        try til.terminal.wait(for: "til: Nothing was changed.")
        #expect(try til.terminal.waitForExit() == 1)
        let again = try til.again(["edit", "asap", "=", "new", "words"], columns: 40)
        try again.wait(for: "ASAP (As Soon as Possible) stands for\nNew Words from now on? [y/N]")
        again.send("y\r")
        try again.wait(for: "Changed: ASAP (New Words); 'til undo'\ntakes it back.")
        #expect(try til.runner.run("asap").output == "ASAP  New Words\n")
    }

    @Test func theFormSaysWhatItsLinesAreFor() throws {
        let til = try StoreTerminal(["edit", "ftw"], having: ["ftw for the win"], columns: 40, rows: 12)
        try til.terminal.wait(forScreen: [
            "FTW (For the Win): change what is wrong", "in its four lines; Return keeps a line,",
            "Ctrl-C leaves all as it was.", "short: FTW",
        ])
        til.terminal.send("\u{3}")
        try til.terminal.wait(for: "short: FTW^C\nNothing was changed.")
    }

    @Test func refusesWhereSeveralMeaningsFit() throws {
        let runner = try CommandRunner(having: "cd compact disc", "cd change directory")
        let (disc, directory) = (try runner.id("Compact Disc"), try runner.id("Change Directory"))
        let refusal = try runner.run("edit cd --long x")
        let lines = refusal.errors.split(separator: "\n")
        #expect(refusal.code == 64 && lines.first == "til: CD has 2 meanings; say which one:" && lines.count == 3)
        // As much of each identifier is printed as tells it from all others.
        for (line, (id, long)) in zip(lines.dropFirst(), [(disc, "Compact Disc"), (directory, "Change Directory")]) {
            let parts = line.components(separatedBy: "  ").filter { !$0.isEmpty }
            #expect(parts.count == 2 && parts[1] == long)
            let digits = parts[0].replacing("til edit --id ", with: "")
            #expect(!digits.isEmpty && id.hasPrefix(digits) && digits.count < id.count)
        }
        #expect(
            try runner.run("edit --id \(directory) --long 'Change dir'")
                == Result(errors: "Changed: CD (Change Dir).\n"))
    }

    @Test func takesTheFirstDigitsOfAnIdentifier() throws {
        let runner = try CommandRunner(having: "cd compact disc")
        let digits = try runner.id("Compact Disc").prefix(12)
        #expect(try runner.run("edit --id \(digits) --long x").errors == "Changed: CD (X).\n")
        #expect(
            try runner.run("edit --id ffff --long x")
                == Result(errors: "til: No thing has the identifier ffff; 'til list --json' shows them.\n", code: 1))
    }

    @Test func doesNotGuessBetweenIdentifiers() throws {
        let runner = try CommandRunner()
        let lines = (0..<2).map { #"{"id":"0199a1b2-c3d4-7e5f-8a9b-00000000000\#($0)","short":"CD","long":"L\#($0)"}"# }
        _ = try runner.run("import \(try runner.file("a.jsonl", lines.joined(separator: "\n")))")
        let result = try runner.run("edit --id 0199 --long x")
        #expect(result.code == 1)
        #expect(result.errors.hasPrefix("til: Several things have an identifier like "))
    }
}

@Suite struct RemoveTests {
    private typealias Result = CommandRunner.Result

    @Test func refusesWhereSeveralMeaningsFit() throws {
        let runner = try CommandRunner(having: "cd compact disc", "cd change directory")
        let result = try runner.run("remove cd --yes --yes")
        #expect(result.code == 64)
        #expect(result.errors.hasPrefix("til: CD has 2 meanings; say which one:\n  til remove --id "))
        #expect(
            try runner.run("remove --yes --id \(try runner.id("Compact Disc"))").errors
                == "Removed: CD (Compact Disc).\n")
        #expect(try runner.run("remove cd --yes").errors == "Removed: CD (Change Directory).\n")
    }
}

@Suite struct UndoTests {
    private typealias Result = CommandRunner.Result

    @Test func severalAreRemovedAtOnce() throws {
        let runner = try CommandRunner(
            having: "ftw for the win", "cd compact disc", "cd change directory", "idk i don't know")
        #expect(
            try runner.run("remove ftw idk")
                == Result(
                    errors:
                        "til: Nothing was removed: there is no terminal here to ask you at; --yes goes on without asking.\n",
                    code: 64)
        )
        #expect(try runner.run("remove ftw ftw idk --yes").errors == "Removed: 2 things.\n")
        #expect(try runner.store().count == 2)
        #expect(try runner.run("undo --list").output.contains("removed 2 things"))
        #expect(try runner.run("undo").errors == "Undone: 2 things that were removed together are back.\n")
        let ambiguous = try runner.run("remove cd --yes").errors
        let prefix = try #require(ambiguous.split(separator: "\n").last?.split(separator: " ").dropFirst(3).first)
        #expect(prefix.count < 20)
        #expect(try runner.run("remove --yes --id \(prefix)").errors == "Removed: CD (Change Directory).\n")
    }
}
