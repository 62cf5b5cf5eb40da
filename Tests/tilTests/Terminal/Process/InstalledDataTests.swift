import Foundation
import TestSupport
import Testing

@testable import til

/// Where what comes with the program is looked for.
@Suite(.waiting) struct InstalledDataTests {
    @Test(arguments: [
        (
            "/opt/til/bin/til", "",
            ["/opt/til/share/til/decks", "/usr/local/share/til/decks", "/usr/share/til/decks"]
        ),
        ("/usr/local/bin/til", "", ["/usr/local/share/til/decks", "/usr/share/til/decks"]),
        ("/home/a/til", "/srv/", ["/home/share/til/decks", "/srv/til/decks"]),
        // A relative path would depend on the current folder.
        ("/usr/bin/til", "share:./x::/srv", ["/usr/share/til/decks", "/srv/til/decks"]),
        ("/til", "/srv", ["/share/til/decks", "/srv/til/decks"]),
    ])
    func decksNextToTheProgramComeBeforeThoseOfTheSystem(program: String, dataFolders: String, expected: [String]) {
        let data = InstalledData(program: program, variables: ["XDG_DATA_DIRS": dataFolders])
        #expect(data.deckFolders == expected)
    }

    @Test func ifTheProgramCannotBeFoundOnlySystemFoldersAreSearched() {
        let data = InstalledData(program: nil, variables: ["XDG_DATA_DIRS": "/srv"])
        #expect(data.deckFolders == ["/srv/til/decks"])
    }

    @Test func theProgramContainsEveryFileOfTheFolderData() throws {
        let data = InstalledData(program: nil, variables: ["XDG_DATA_DIRS": "/nowhere"])
        for (folder, files) in [("data", data.programDecks), ("data/choices", data.programChoices)] {
            let names = try FileManager.default.contentsOfDirectory(atPath: Checkout.file(folder).path)
                .filter { $0.hasSuffix(".txt") }.sorted()
            #expect(files.map { $0.name + ".txt" } == names)
            for file in files {
                let contents = try Data(contentsOf: Checkout.file("\(folder)/\(file.name).txt"))
                #expect(file.bytes == Array(contents), "\(file.name)")
            }
        }
    }

    @Test func aFileReplacesTheProgramsDeckWithItsName() throws {
        let runner = try CommandRunner()
        try FileManager.default.createDirectory(
            atPath: runner.folder + "/til/decks", withIntermediateDirectories: true)
        _ = try runner.file("til/decks/chat.txt", "FTW = For the Win\n")
        _ = try runner.file("til/decks/team.txt", "QPS = Queries per Second\nSLO = Service Level Objective\n")
        let data = InstalledData(program: nil, variables: ["XDG_DATA_DIRS": runner.folder])
        #expect(data.decks().map(\.name) == (data.programDecks.map(\.name) + ["team"]).sorted())
        #expect(try data.deck(named: "chat").summary().things == 1)
        #expect(try data.deck(named: "team").path == runner.folder + "/til/decks/team.txt")
        #expect(try data.deck(named: "law").path == nil)
    }

    @Test func aFileInTheCurrentFolderIsNotADeck() throws {
        let runner = try CommandRunner()
        for folder in ["data", "decks", "til/decks", "share/til/decks"] {
            try FileManager.default.createDirectory(
                atPath: runner.folder + "/" + folder, withIntermediateDirectories: true)
            _ = try runner.file(folder + "/foreign.txt", "FTW = For the Win\n")
        }
        let run = try ProgramRun.finished(
            ["-c", "cd '\(runner.folder)' && '\(PseudoTerminal.program)' import --deck foreign"], program: "/bin/sh",
            environment: ["TIL_DATABASE": runner.database, "XDG_DATA_DIRS": ":.:share"])
        #expect(run.errorText == "til: No deck is named 'foreign'; 'til decks' lists them.\n")
        #expect(run.status == 1)
    }
}
