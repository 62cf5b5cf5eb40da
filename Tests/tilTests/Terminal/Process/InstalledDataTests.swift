import Foundation
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
        ("/home/a/til/.build/x86_64-unknown-linux-gnu/debug/til", "/srv", ["/home/a/til/data", "/srv/til/decks"]),
        ("/home/a/.build/til/.build/release/til", "/srv/", ["/home/a/.build/til/data", "/srv/til/decks"]),
        // A relative path would depend on the current folder.
        ("/usr/bin/til", "share:./x::/srv", ["/usr/share/til/decks", "/srv/til/decks"]),
        ("/til", "/srv", ["/share/til/decks", "/srv/til/decks"]),
    ])
    func theProgramsOwnComesFirst(program: String, dataFolders: String, expected: [String]) {
        let data = InstalledData(program: program, variables: ["XDG_DATA_DIRS": dataFolders])
        #expect(data.deckFolders == expected)
    }

    @Test func aProgramThatCannotBeFoundHasTheMachines() {
        let data = InstalledData(program: nil, variables: ["XDG_DATA_DIRS": "/srv"])
        #expect(data.deckFolders == ["/srv/til/decks"])
    }

    @Test func aFileOfThePresentFolderIsNoDeck() throws {
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
