import Testing

@testable import til

@Suite struct CompleterTests {
    /// What Tab offers at the end of a line.
    private func offers(_ line: String, in runner: CommandRunner) throws -> Completions {
        let session = runner.session()
        return Completer(session: session).completions(UnfinishedLine(line))
    }

    private func filled() throws -> CommandRunner {
        try CommandRunner(
            having: "ftw for the win --tag chat", "ftp file transfer protocol --tag net", "cd compact disc")
    }

    @Test func theFirstWordIsCompletedToCommandsAndAcronyms() throws {
        let runner = try filled()
        #expect(try offers("", in: runner) == .words(CommandNames.shown(isInRepl: true)))
        #expect(try offers("f", in: runner) == .words(CommandNames.shown(isInRepl: true) + ["FTP", "FTW"]))
    }

    @Test func anArgumentIsCompletedToAcronyms() throws {
        let runner = try filled()
        for command in ["show", "edit", "remove", "search", "CD"] {
            #expect(try offers("\(command) ft", in: runner) == .words(["FTP", "FTW"]))
        }
        #expect(try offers("add f", in: runner) == .words(["FTP", "FTW"]))
        #expect(try offers("add ftw f", in: runner) == .none)
        // A hyphen alone is a word.
        #expect(try offers("add - f", in: runner) == .none)
    }

    @Test func inAnOpenQuoteTheWordsBeforeItDecide() throws {
        let runner = try filled()
        for line in [#"show "f"#, "show don't f", #"show "for the win" f"#] {
            #expect(try offers(line, in: runner) == .words(["FTP", "FTW"]))
        }
        #expect(try offers(#"import "so"#, in: runner) == .files)
        #expect(try offers(#"list --tag="n"#, in: runner) == .words(["net"]))
    }

    @Test func aDashIsCompletedToTheOptionsOfTheCommand() throws {
        let runner = try filled()
        guard case .words(let words) = try offers("list --", in: runner) else {
            Issue.record("No options are offered.")
            return
        }
        #expect(
            words == [
                "--tag", "--sort", "--limit", "--format", "--glossary", "--due", "--leeches", "--suspended", "--hidden",
                "--json",
                "--database", "--color", "--help",
            ])
    }

    @Test(arguments: ["list --sort ", "list --sort=", "list --json --sort re"])
    func anOptionIsCompletedToItsValues(line: String) throws {
        #expect(try offers(line, in: filled()) == .words(["short", "recent", "due"]))
    }

    @Test(arguments: ["quiz --tag ", "quiz --tag=", "list --cram --tag ", "add x y --tag "])
    func anOptionForTagsIsCompletedToTheTagsOfTheStore(line: String) throws {
        #expect(try offers(line, in: filled()) == .words(["chat", "net"]))
        #expect(try offers(line + "C", in: filled()) == .words(["chat"]))
    }

    @Test func aSettingIsCompletedToItsValues() throws {
        let runner = try filled()
        #expect(try offers("config color ", in: runner) == .words(["auto", "always", "never", "default"]))
        #expect(try offers("config on-timeout ", in: runner) == .words(["again", "hard", "default"]))
        #expect(try offers("config seconds 3 ", in: runner) == .none)
        #expect(try offers("completions ", in: runner) == .words(["bash", "zsh", "fish"]))
    }

    @Test func afterAPlusSignTagsAreOffered() throws {
        let runner = try filled()
        _ = try runner.run("add fig a fruit --tag food --tag fun")
        #expect(try offers("tag FIG +F", in: runner) == .words(["+food", "+fun"]))
        #expect(try offers("tag FIG +fo", in: runner) == .words(["+food"]))
        #expect(try offers("tag fi", in: runner) == .words(["FIG"]))
    }

    @Test func restoreIsCompletedToTheNamesOfBackups() throws {
        let runner = try filled()
        #expect(try runner.run("backup").code == 0)
        guard case .words(let names) = try offers("restore ", in: runner) else {
            Issue.record("No backups are offered.")
            return
        }
        #expect(names.first == "newest" && names.count > 1)
        #expect(try offers("restore ./", in: runner) == .files)
    }

    @Test func withTheOptionDatabaseTheWordsComeFromThatStore() throws {
        let runner = try filled()
        let other = runner.folder + "/other.db"
        _ = try runner.run("add fig a fruit --database \(other)")
        #expect(try offers("show --database \(other) f", in: runner) == .words(["FIG"]))
    }

    @Test(arguments: ["import ", "export x", "scan ./", "import a.txt b", "list --database "])
    func filesAreOfferedForArgumentsThatAreFiles(line: String) throws {
        #expect(try offers(line, in: filled()) == .files)
    }

    @Test func settingsAndTopicsOfHelpAreOffered() throws {
        let runner = try filled()
        guard case .words(let keys) = try offers("config ", in: runner) else {
            Issue.record("No settings are offered.")
            return
        }
        #expect(keys.contains("retention"))
        #expect(try offers("help ", in: runner) == .words(CommandNames.shown(isInRepl: true)))
    }

    @Test(arguments: [
        ("list --sort \"", Completions.words(["short", "recent", "due"])), ("show 'f", .words(["FTP", "FTW"])),
        ("show f\\", .words(["FTP", "FTW"])), ("show \\", .none),
    ])
    func afterAnOpenQuoteOrBackslashTheSameWordsAreOffered(line: String, offered: Completions) throws {
        #expect(try offers(line, in: filled()) == offered)
    }
}
