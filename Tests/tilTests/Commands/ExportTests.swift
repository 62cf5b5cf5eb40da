import Foundation
import Testing

@testable import til

@Suite struct ExportTests {
    private typealias Result = CommandRunner.Result

    private func filled() throws -> CommandRunner {
        let runner = try CommandRunner(
            having: "ftw for the win --tag chat --note 'Said in victory.'", "cd compact disc --tag media",
            "cd change directory")
        return runner
    }

    @Test(arguments: ["text", "csv", "tsv", "markdown", "jsonl", "anki", "wtf"])
    func whatIsExportedIsKnownWhenItIsImported(format: String) throws {
        let runner = try filled()
        let file = runner.folder + "/out"
        #expect(
            try runner.run("export \(file) --format \(format)")
                == Result(errors: "Exported 3 things to \(file) (\(format)).\n"))
        let result = try runner.run("import \(file) --format \(format)")
        #expect(result.output == "\(file) (\(format)): 0 new, 0 new meanings, 3 known, 0 repeated, 0 rejected\n")
        let other = try CommandRunner()
        #expect(try other.run("import \(file) --format \(format)").code == 0)
        #expect(try other.run("list").output.components(separatedBy: "\n").count == 4)
        #expect(try other.run("cd").output.contains("Compact Disc"))
    }

    @Test func theNameTellsTheFormat() throws {
        let runner = try filled()
        for (name, format) in [("a.md", "markdown"), ("a.csv", "csv"), ("a.tsv", "tsv"), ("a.jsonl", "jsonl")] {
            #expect(
                try runner.run("export \(runner.folder)/\(name)").errors
                    == "Exported 3 things to \(runner.folder)/\(name) (\(format)).\n")
        }
        let result = try runner.run("export \(runner.folder)/a.xyz")
        #expect(result.code == 64)
        #expect(
            result.errors.hasPrefix("til: The name '\(runner.folder)/a.xyz' does not tell the format: give --format"))
        #expect(!FileManager.default.fileExists(atPath: runner.folder + "/a.xyz"))
    }

    @Test func noDatabaseIsOverwritten() throws {
        let runner = try filled()
        let link = runner.folder + "/link.md"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: runner.database)
        for name in [runner.database, link, runner.database + "-wal"] {
            if !FileManager.default.fileExists(atPath: name) { _ = try runner.file("til.db-wal", "") }
            let result = try runner.run("export \(name) --format tsv")
            #expect(result.code == 74)
            #expect(
                result.errors.hasSuffix(
                    " is there already and is a database, which is not overwritten; give another name, or remove it first.\n"
                ))
        }
        #expect(try runner.run("cd").output.contains("Compact Disc"))
    }

    @Test func aMarkdownGlossaryHasATitle() throws {
        let output = try filled().run("export --format markdown --title 'My words' --tag chat").output
        #expect(output == "# My words\n\n## F\n\n- **FTW**: For the Win `#chat`\n\n  Said in victory.\n\n")
    }

    @Test func aFailureKeepsTheFileThatWasThere() throws {
        let runner = try filled()
        let file = try runner.file("out.tsv", "old\n")
        #expect(try runner.run("export --force \(file) --tag none").code == 1)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "old\n")
        let folder = runner.folder + "/folder.tsv"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        #expect(
            try runner.run("export \(folder)")
                == Result(
                    errors:
                        "til: '\(folder)' cannot be written: is a directory; check the folder and its permissions, or give another name.\n",
                    code: 74))
        #expect(
            try runner.run("export \(runner.folder)/none/out.tsv")
                == Result(
                    errors:
                        "til: '\(runner.folder)/none/out.tsv' cannot be written: no such file or directory; check the folder and its permissions, or give another name.\n",
                    code: 74))
        let left = try FileManager.default.contentsOfDirectory(atPath: runner.folder).filter { $0.contains(".tsv") }
        #expect(left.sorted() == ["folder.tsv", "out.tsv"])
    }

    @Test func whatIsNoFileIsWrittenTo() throws {
        let runner = try filled()
        #expect(
            try runner.run("export /dev/null --format csv")
                == Result(errors: "Exported 3 things to /dev/null (csv).\n"))
        #expect(
            try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
                == .typeCharacterSpecial)
    }

    @Test func aLinkStaysALink() throws {
        let runner = try filled()
        let file = try runner.file("out.tsv", "old\n")
        try FileManager.default.createSymbolicLink(atPath: runner.folder + "/link.tsv", withDestinationPath: file)
        #expect(try runner.run("export --force \(runner.folder)/link.tsv --tag media").code == 0)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "CD\tCompact Disc\t\tmedia\n")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: runner.folder + "/link.tsv") == file)
    }

    @Test func aLinkToWhatIsNotThereYetStaysALink() throws {
        let runner = try filled()
        let link = runner.folder + "/link.tsv"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "later.tsv")
        #expect(try runner.run("export \(link) --tag media").code == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "later.tsv")
        #expect(
            try String(contentsOfFile: runner.folder + "/later.tsv", encoding: .utf8)
                == "CD\tCompact Disc\t\tmedia\n")
    }

    @Test func aFileThatNobodyMayWriteToStays() throws {
        let runner = try filled()
        let file = try runner.file("out.tsv", "old\n")
        #expect(chmod(file, 0o444) == 0)
        #expect(
            try runner.run("export --force \(file)")
                == Result(
                    errors: "til: '\(file)' cannot be written: permission denied; check the folder and its "
                        + "permissions, or give another name.\n", code: 74))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "old\n")
    }

    @Test func guardsFormulas() throws {
        let runner = try CommandRunner()
        _ = try runner.run(words: ["add", "--", "=x", "=1+1"])
        #expect(try runner.run("export --format csv --guard-formulas").output.contains("'=1+1"))
        #expect(try !runner.run("export --format csv").output.contains("'="))
        // The wide forms, which some spreadsheets take for the same.
        for sign in ["\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}"] {
            _ = try runner.run(words: ["add", "--as-is", "--anyway", "W", "\(sign)1+1"])
            #expect(try runner.run("export --format csv --guard-formulas").output.contains("\"'\(sign)1+1\""))
        }
    }

    /// A new file is private, whatever the mask; one that is there keeps what it has, unless the person says otherwise.
    @Test func aNewFileIsPrivateUnlessAskedFor() throws {
        let runner = try CommandRunner(having: "ftw for the win")
        let path = runner.folder + "/x.tsv"
        func mode() throws -> Int {
            try #require(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
        }
        #expect(try runner.run("export \(path)").code == 0)
        #expect(try mode() == 0o600)
        #expect(try runner.run("export --force \(path) --mode 644").code == 0)
        #expect(try mode() == 0o644)
        #expect(try runner.run("export --force \(path)").code == 0)
        #expect(try mode() == 0o644)
        #expect(
            try runner.run("export \(path) --mode 9").errors.contains(
                "'9' are no permissions; say them in octal digits, as in --mode 644."))
    }

    @Test func aFileThatIsThereIsReplacedOnlyWhenThatIsSaid() throws {
        let runner = try CommandRunner(having: "ftw for the win")
        let file = try runner.file("out.tsv", "mine\n")
        #expect(
            try runner.run("export \(file)")
                == Result(
                    errors:
                        "til: '\(file)' is there already, and was not replaced: there is no terminal here to ask you at; --force goes on without asking.\n",
                    code: 64))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine\n")
        #expect(try runner.run("export --force \(file)").code == 0)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "FTW\tFor the Win\n")
    }
}
