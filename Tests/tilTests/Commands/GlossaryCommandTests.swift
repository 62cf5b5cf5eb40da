import Foundation
import Testing

@testable import TILCore
@testable import til

/// `glossary` and what every other command knows of glossaries.
@Suite(.waiting) struct GlossaryCommandTests {
    private typealias Result = CommandRunner.Result

    private let runner: CommandRunner

    /// A glossary of one's own and one of the machine's.
    init() throws {
        runner = try CommandRunner()
        let machine = runner.folder + "/machine"
        runner.installedData = InstalledData(glossaryFolders: [machine])
        try FileManager.default.createDirectory(atPath: machine, withIntermediateDirectories: false)
        _ = try runner.file("vera.tsv", "TLA\tThree Letter Acronym\nMTU\tMaximum Transmission Unit\n")
        #expect(try runner.run("glossary build \(runner.folder)/vera.tsv -o \(machine)/vera.til").code == 0)
        _ = try runner.file("team.csv", "Abbr,Text,Team\nTLA,The Lovely Ants,zoo\nDNS,Domain Name System,net\nbad\n")
        let added = try runner.run("glossary add team \(runner.folder)/team.csv --columns Abbr,Text,,Team")
        #expect(
            added
                == Result(
                    output: """
                        team: 2 entries from 1 file
                          team.csv line 4: There is only one column: an acronym needs a second with what it stands for.

                        """))
    }

    @Test func lookUpShowsOnesOwnFirst() throws {
        #expect(
            try runner.run("tla")
                == Result(
                    output: """
                        TLA  The Lovely Ants
                             in team · #zoo
                        TLA  Three Letter Acronym
                             in vera

                        """))
        _ = try runner.run("add tla three lives ahead")
        let expected = """
            TLA  Three Lives Ahead
            TLA  The Lovely Ants
                 in team · #zoo
            TLA  Three Letter Acronym
                 in vera

            """
        // The quick way, and the one that opens the store.
        #expect(try runner.run("tla").output == expected)
        #expect(try runner.run("show --learn tla").output == expected)
        #expect(
            try runner.run("show dns --json").output
                == "[\n{\"glossary\":\"team\",\"long\":\"Domain Name System\",\"note\":\"\",\"short\":\"DNS\",\"tags\":[\"net\"]}\n]\n"
        )
        let unknown = try runner.run("mtx")
        #expect(
            unknown.errors == "til: MTX is not known; near it: MTU; 'til add MTX ...' adds it.\n" && unknown.code == 1)
    }

    @Test func listsAndSearchesKnowThem() throws {
        #expect(
            try runner.run("list --glossary team --format '{short}={long}'").output
                == "DNS=Domain Name System\nTLA=The Lovely Ants\n")
        #expect(try runner.run("list --glossary team --tag zoo").output == " 1  TLA   The Lovely Ants  in team #zoo\n")
        _ = try runner.run("add name the name of a thing")
        #expect(
            try runner.run("search name").output
                == " 1  NAME  The Name of a Thing\n 2  DNS   Domain Name System  in team #net\n")
        #expect(try runner.run("search name --limit 1").output == " 1  NAME  The Name of a Thing\n")
        #expect(try runner.run("list --glossary nowhere").errors.hasPrefix("til: There is no glossary 'nowhere'; "))
        #expect(try runner.run("list --glossary team --sort due").code == 64)
    }

    @Test func scanKnowsThem() throws {
        let document = try runner.file("paper.txt", "The MTU of a link. The XYZQ is not known, nor is the XYZQ.\n")
        #expect(try runner.run("scan --undefined \(document)").output == "XYZQ\n")
    }

    @Test func whatIsTakenOverIsOnesOwn() throws {
        let result = try runner.run("add dns --from team --tag learn")
        #expect(result == Result(errors: "Added: DNS (Domain Name System).\n"))
        let thing = try #require(try runner.store().meanings(of: "DNS").first)
        #expect(thing.source == "team" && thing.tags == ["learn", "net"])
        #expect(try runner.run("add dns --from team").code == 1)
        #expect(try runner.run("add tla the lovely --from team").code == 0)
        #expect(try runner.run("add tla something else --from team").code == 1)
        #expect(try runner.run("undo").code == 0)
    }

    @Test func whatSaysTheSameIsShownOnce() throws {
        _ = try runner.run("add dns --from team --tag learn")
        let expected = "DNS  Domain Name System\n     from team\n     #learn · #net\n"
        // The quick way, and the one that opens the store.
        #expect(try runner.run("dns").output == expected)
        #expect(try runner.run("show --learn dns").output == expected)
        #expect(try runner.run("search domain").output == " 1  DNS   Domain Name System  #learn #net\n")
        let document = try runner.file("paper.txt", "The DNS of a link.\n")
        #expect(try runner.run("scan --json \(document)").output.contains("\"longs\":[\"Domain Name System\"]"))
        // In another spelling, too; another meaning is another.
        _ = try runner.run("add MTU Maximum transmission-unit --as-is")
        #expect(try runner.run("mtu").output == "MTU  Maximum transmission-unit\n")
        _ = try runner.run("add tla Three Lives Ahead")
        #expect(try runner.run("tla").output.contains("in team") && runner.run("tla").output.contains("in vera"))
        #expect(try runner.run("search transmission").output == " 1  MTU   Maximum transmission-unit\n")
    }

    @Test func aTakesOverInTheDetailView() throws {
        let result = try runner.run(words: [], input: "list --glossary team\n1\na\n")
        #expect(result.errors == "Added: DNS (Domain Name System).\n")
        #expect(try runner.store().meanings(of: "DNS").map(\.source) == ["team"])
    }

    @Test func aQuizTakesNothingOver() throws {
        let result = try runner.run("quiz --glossary vera --cram --count 2 --seed 1", input: "x\ny\n")
        #expect(result.code == 0)
        #expect(result.output.contains("Maximum Transmission Unit") && result.output.contains("Three Letter Acronym"))
        #expect(try runner.store().count == 0)
        #expect(try runner.run("quiz --glossary vera").code == 64)
    }

    @Test func areListedUpdatedAndRemoved() throws {
        runner.variables["COLUMNS"] = "200"
        #expect(
            try runner.run("glossary").output
                == """
                team  2 entries  2026-11-21  \(runner.folder)/team.csv
                vera  2 entries  2026-11-21  of this machine

                """)
        #expect(try runner.run("glossary update").output == "team: nothing new; 2 entries\n")
        #expect(try runner.run("glossary update --quiet") == Result())
        _ = try runner.file("team.csv", "Abbr,Text,Team\nTLA,The Lovely Ants,zoo\nDNS,Do Not Sleep,net\n")
        #expect(try runner.run("glossary update team").output == "team: 1 new, 1 gone; 2 entries\n")
        try FileManager.default.removeItem(atPath: runner.folder + "/team.csv")
        let failed = try runner.run("glossary update")
        #expect(failed.code == 66 && failed.errors.hasPrefix("til: team: There is no file"))
        #expect(try runner.run("dns").output == "DNS  Do Not Sleep\n     in team · #net\n")
        #expect(try runner.run("glossary update vera").code == 1)
        #expect(try runner.run("glossary remove vera").code == 1)
        #expect(try runner.run("glossary remove team") == Result(errors: "Removed the glossary team.\n"))
        #expect(try runner.run("dns").code == 1)
    }

    @Test func aDamagedOneIsLeftOutAndTold() throws {
        let path = runner.folder + "/.local/share/til/glossaries/team.til"
        try Data("no database".utf8).write(to: URL(fileURLWithPath: path))
        let result = try runner.run("tla")
        #expect(result.output == "TLA  Three Letter Acronym\n     in vera\n" && result.code == 0)
        #expect(result.errors.hasPrefix("til: The glossary team (\(path)) is left out: it is not a database; "))
    }

    @Test func ofAFolderThoseFilesThatFit() throws {
        for (name, text) in [
            ("lists/a.csv", "A,b\nC,d\n"), ("lists/deep/e.tsv", "E\tf\n"), ("lists/README.md", "- G: h\n"),
            ("lists/.hidden.csv", "I,j\n"), ("lists/picture.png", "\u{0}"),
        ] {
            try FileManager.default.createDirectory(
                atPath: runner.folder + "/lists/deep", withIntermediateDirectories: true)
            _ = try runner.file(name, text)
        }
        #expect(try runner.run("glossary add all \(runner.folder)/lists").output == "all: 3 entries from 2 files\n")
        #expect(
            try runner.run("glossary add deep \(runner.folder)/lists --path deep/*.tsv").output
                == "deep: 1 entry from 1 file\n")
        #expect(try runner.run("glossary add none \(runner.folder)/lists --path '*.zip'").code == 66)
        #expect(try runner.run("glossary add ../x \(runner.folder)/lists").code == 64)
        #expect(try runner.run("glossary add all \(runner.folder)/lists").code == 1)
    }

    @Test func aRepositoryOfGit() throws {
        let work = runner.folder + "/work"
        func git(_ arguments: String) throws {
            let run = try ProgramRun.finished(
                ["-c", "cd '\(work)' && git -c user.name=a -c user.email=a@b \(arguments)"], program: "/bin/sh",
                environment: ["PATH": "/usr/bin:/bin", "HOME": runner.folder])
            #expect(run.status == 0, "git \(arguments): \(run.errorText)")
        }
        try FileManager.default.createDirectory(atPath: work + "/terms", withIntermediateDirectories: true)
        runner.variables["PATH"] = "/usr/bin:/bin"
        try git("init -q -b main .")
        _ = try runner.file("work/terms/a.csv", "A,b\nC,d\n")
        try git("add . && git -c user.name=a -c user.email=a@b commit -q -m one")
        let added = try runner.runProcess("glossary add repo file://\(work) --path terms/*.csv")
        #expect(added == Result(output: "repo: 2 entries from 1 file\n"))
        #expect(try runner.runProcess("glossary update repo").output == "repo: nothing new; 2 entries\n")
        _ = try runner.file("work/terms/a.csv", "A,b\nC,e\nF,g\n")
        // A link to elsewhere is no file of acronyms.
        try FileManager.default.createSymbolicLink(
            atPath: work + "/terms/link.csv", withDestinationPath: runner.folder + "/team.csv")
        try git("add . && git -c user.name=a -c user.email=a@b commit -q -m two")
        #expect(try runner.runProcess("glossary update repo").output.hasPrefix("repo: 2 new, 1 gone; 3 entries\n"))
        #expect(try runner.run("f").output == "F  g\n   in repo\n")
        try FileManager.default.removeItem(atPath: work)
        #expect(try runner.runProcess("glossary update repo").code != 0)
        #expect(try runner.run("f").output == "F  g\n   in repo\n")
    }
}
