import Foundation
import Glibc
import Testing

@testable import til

/// `decks`, and what `import --deck` takes from them.
@Suite struct DecksTests {
    private typealias Result = CommandRunner.Result

    private let runner: CommandRunner

    /// Two folders of decks; what is no deck lies among them.
    init() throws {
        runner = try CommandRunner()
        for folder in ["own", "machine", "own/folder.txt"] {
            try FileManager.default.createDirectory(
                atPath: runner.folder + "/" + folder, withIntermediateDirectories: false)
        }
        _ = try runner.file("own/space.txt", "# Space.\n#tags: space\nISS = International Space Station\n")
        _ = try runner.file(
            "own/networking.txt",
            "#tags: web networking\nURL = Uniform Resource Locator\n#tags: networking\nTCP = Transmission Control Protocol\n"
        )
        _ = try runner.file("machine/space.txt", "ESA = European Space Agency\nX = Y\n")
        _ = try runner.file("machine/net\u{1B}[31m.txt", "A = B\n")
        _ = try runner.file("machine/.txt", "A = B\n")
        _ = try runner.file("machine/space.csv", "short,long\nA,B\n")
        #expect(mkfifo(runner.folder + "/machine/pipe.txt", 0o600) == 0)
        runner.installedData = InstalledData(
            deckFolders: ["own", "nowhere", "machine"].map { runner.folder + "/" + $0 })
    }

    @Test func areListed() throws {
        #expect(
            try runner.run("decks")
                == Result(
                    output: """
                        net^[[31m    1 thing
                        networking  2 things  #web #networking
                        space        1 thing  #space

                        """))
        #expect(
            try runner.run("decks --json")
                == Result(
                    output: """
                        [
                        {"name":"net\\u001b[31m","path":"\(runner.folder)/machine/net\\u001b[31m.txt","tags":[],"things":1},
                        {"name":"networking","path":"\(runner.folder)/own/networking.txt","tags":["web","networking"],"things":2},
                        {"name":"space","path":"\(runner.folder)/own/space.txt","tags":["space"],"things":1}
                        ]

                        """))
    }

    @Test func areCutToTheScreen() throws {
        runner.variables["COLUMNS"] = "30"
        #expect(
            try runner.run("decks").output
                == """
                net^[[31m    1 thing
                networking  2 things  #web #n…
                space        1 thing  #space

                """)
    }

    @Test func areImported() throws {
        let report = """
            \(runner.folder)/own/networking.txt (text): 2 new, 0 new meanings, 0 known, 0 repeated, 0 rejected
            \(runner.folder)/own/space.txt (text): 1 new, 0 new meanings, 0 known, 0 repeated, 0 rejected
            All: 3 things added

            """
        let line = "import --deck networking --deck space --deck networking"
        #expect(
            try runner.run(line + " --dry-run")
                == Result(output: report + "Nothing was changed: this was a dry run.\n"))
        #expect(try runner.store().count == 0)
        #expect(try runner.run(line) == Result(output: report))
        #expect(
            try runner.run("list").output == """
                 1  ISS   International Space Station  #space
                 2  TCP   Transmission Control Protocol  #networking
                 3  URL   Uniform Resource Locator  #networking #web

                """)
        #expect(try runner.run("undo").errors == "Undone: the import of 3 things was taken back.\n")
    }

    @Test func areImportedBesideFiles() throws {
        let file = try runner.file("list.txt", "FTW = For the Win\n")
        #expect(
            try runner.run("import \(file) --deck space --tag new").output == """
                \(runner.folder)/own/space.txt (text): 1 new, 0 new meanings, 0 known, 0 repeated, 0 rejected
                \(file) (text): 1 new, 0 new meanings, 0 known, 0 repeated, 0 rejected
                All: 2 things added

                """)
        #expect(
            try runner.run("list").output == """
                 1  FTW   For the Win  #new
                 2  ISS   International Space Station  #new #space

                """)
    }

    @Test(arguments: [
        ("netwroking", "There is no deck 'netwroking'; near it: networking."),
        ("spaces", "There is no deck 'spaces'; near it: space."),
        ("sp", "There is no deck 'sp'; near it: space."),
        ("Space", "There is no deck 'Space'; near it: space."),
        ("folder", "There is no deck 'folder'; 'til decks' lists them."),
        ("pipe", "There is no deck 'pipe'; 'til decks' lists them."),
        ("../own/space", "There is no deck '../own/space'; 'til decks' lists them."),
        ("", "There is no deck ''; 'til decks' lists them."),
    ])
    func anUnknownOneIsSaid(name: String, sentence: String) throws {
        #expect(
            try runner.run(words: ["import", "--deck", "space", "--deck", name])
                == Result(errors: "til: \(sentence)\n", code: 1))
        #expect(!FileManager.default.fileExists(atPath: runner.database))
    }

    @Test func whereThereAreNoneThatIsSaid() throws {
        runner.installedData = InstalledData(deckFolders: [runner.folder + "/nowhere"])
        let sentence =
            "til: There are no decks: none beside the program, and none in til/decks of the folders in XDG_DATA_DIRS.\n"
        #expect(try runner.run("decks") == Result(errors: sentence, code: 1))
        #expect(try runner.run("decks --json") == Result(output: "[]\n", errors: sentence, code: 1))
        #expect(try runner.run("import --deck space") == Result(errors: sentence, code: 1))
    }

    @Test func nothingToImportIsRefused() throws {
        let result = try runner.run("import")
        #expect(result.code == 64)
        #expect(
            result.errors.hasPrefix(
                "til: Say which file to import, or which deck: 'til decks' lists those that there are.\n"))
    }

    @Test func tabOffersThem() throws {
        let completer = Completer(session: runner.session())
        let found = completer.completions(
            UnfinishedLine("import --deck n"))
        #expect(found == .words(["net\u{1B}[31m", "networking"]))
    }
}
