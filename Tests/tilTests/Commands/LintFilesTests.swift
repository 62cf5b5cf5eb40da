import Foundation
import Glibc
import Testing

@testable import til

/// The files that `til lint` reads beside its documents.
@Suite(.waiting) struct LintFilesTests {
    /// A dictionary is two files, of which the configuration names one.
    @Test func aGlossaryMayBeADictionary() throws {
        let (runner, folder) = try CommandRunner.withDocuments([
            "a.md": "The QZP met.\n", ".til-lint.toml": "glossaries = [\"words.index\"]\nstore = false\n",
        ])
        _ = try runner.run("add qzp quick zone protocol")
        #expect(try runner.run("export \(folder)/words.index --format dictd").code == 0)
        #expect(
            try runner.run("lint \(folder)/a.md") == .init(errors: "Nothing was found in 1 document.\n", code: 0))
    }

    /// Nobody waits for what may never be written into a pipe.
    @Test func aPipeInThePlaceOfAFileIsNotRead() throws {
        let (runner, folder) = try CommandRunner.withDocuments(["a.md": "Nothing.\n"])
        #expect(mkfifo(folder + "/.gitignore", 0o600) == 0)
        #expect(try runner.runProcess("lint \(folder)").code == 0)
        #expect(mkfifo(folder + "/.til-lint.toml", 0o600) == 0)
        let configured = try runner.runProcess("lint \(folder)")
        #expect(
            configured.errors.hasPrefix(
                "til: '\(folder)/.til-lint.toml' cannot be read: check its name and permissions.\n"))
        #expect(configured.code == 74)
        #expect(unlink(folder + "/.til-lint.toml") == 0)
        let baseline = try runner.runProcess("lint \(folder) --baseline \(folder)/.gitignore")
        #expect(
            baseline.errors.hasPrefix(
                "til: There is no baseline '\(folder)/.gitignore'; --write-baseline '\(folder)/.gitignore' makes one.\n"
            ))
        #expect(baseline.code == 66)
    }

    // MARK: Configuration

    @Test func anAcronymIsToldOnce() throws {
        let (runner, folder) = try CommandRunner.withDocuments([
            "a.md": "The XQB met.\n", "b.md": "The XQB and the QZP met.\n",
        ])
        let (first, other) = ("\(folder)/a.md:1:5", "\(folder)/b.md:1")
        #expect(
            try runner.run("lint \(folder)").output == """
                \(first): warning: XQB is undefined in 2 documents, first here: define it, or put it on the allow list. [undefined]
                \(other):17: warning: Define QZP where it is first used, at line 1, or put it on the allow list. [undefined]

                """)
        #expect(try runner.run("lint \(folder) --every").output.contains("\(other):5: warning: Define XQB"))
    }

    @Test func theAllowListGrows() throws {
        let (runner, folder) = try CommandRunner.withDocuments([
            "a.md": "The XQB and the QZP met.\n",
            ".til-lint.toml": "# Ours.\nallow = [\n    \"ZLF\",\n]\n[severity]\nplural = \"note\"\n",
        ])
        let file = folder + "/.til-lint.toml"
        #expect(
            try runner.run("lint \(folder)/a.md --write-allow \(file)")
                == .init(errors: "Allowed 2 acronyms in \(file).\n", code: 0))
        #expect(
            try String(contentsOfFile: file, encoding: .utf8)
                == "# Ours.\nallow = [\n    \"ZLF\", \"QZP\", \"XQB\"]\n[severity]\nplural = \"note\"\n")
        #expect(try runner.run("lint \(folder)/a.md").code == 0)
        try "".write(toFile: folder + "/empty.toml", atomically: true, encoding: .utf8)
        _ = try runner.run("lint \(folder)/a.md --write-allow \(folder)/new.toml --config \(folder)/empty.toml")
        #expect(try String(contentsOfFile: folder + "/new.toml", encoding: .utf8) == "allow = [\"QZP\", \"XQB\"]\n")
    }

    @Test func namesOfTheRepositoryAreNotAcronyms() throws {
        let (runner, folder) = try CommandRunner.withDocuments([
            "README.md": "# The XQB\n\nThe XQB, the QZP and the ZLF met, and so did the KQV.\n", ".git/HEAD": "",
            "source/qzp.c": "", "Package.swift": "let package = Package(name: \"zlf\")\n",
        ])
        let found = try runner.run("lint \(folder)/README.md").output
        #expect(found.contains("Define KQV") && found.split(separator: "\n").count == 1, "\(found)")
    }

    @Test(arguments: [
        ("alow = []", ": There is no key 'alow'; the nearest is 'allow'."),
        ("zzzzzzzzzz = 1", ": There is no key 'zzzzzzzzzz'; there are select, ignore, severity, allow,"),
        ("allow = \"XQB\"", ": 'allow' is a list of texts; write allow = [\"one\", \"another\"]."),
        ("allow = [1]", ": 'allow' is a list of texts; write"),
        ("store = \"yes\"", ": 'store' is true or false; write store = true."),
        ("fail-on = \"grave\"", ": 'fail-on' is a severity; write one of"),
        ("select = [\"plurals\"]", ": There is no rule 'plurals'; the nearest is 'plural'."),
        ("[severity]\nplurl = \"error\"", ": There is no rule 'plurl'; the nearest is 'plural'."),
        ("severity = 1", ": 'severity' is a table; write [severity] and below it"),
        ("allow = [", ":1:10: this is no TOML: "),
    ])
    func aBadConfigurationIsTold(_ text: String, _ message: String) throws {
        let (runner, folder) = try CommandRunner.withDocuments(["a.md": "Nothing.\n", ".til-lint.toml": text])
        let result = try runner.run("lint \(folder)/a.md")
        #expect(result.code == 65)
        #expect(result.errors.hasPrefix("til: \(folder)/.til-lint.toml\(message)"), "\(result.errors)")
    }

    // MARK: Baselines

    /// A name with line breaks would otherwise say in a difference what is to be done to another file.
    @Test func aFileNameIsNoPartOfADifference() throws {
        let (runner, folder) = try CommandRunner.withDocuments(["Makefile": "all:\n\techo good\n"])
        let place = folder + "/x.md\n--- a/Makefile\n+++ b"
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        try Data("Many CD's.\n".utf8).write(
            to: URL(fileURLWithPath: place + "/Makefile\n@@ -1,1 +1,1 @@\n-all:\n+all: evil\n.md"))
        let said = try runner.runProcess("lint --no-store --diff \(folder)").output
        #expect(said.contains("\\n--- a/Makefile") || said.contains("\\012--- a/Makefile"), "\(said)")
        #expect(!said.contains("\n--- a/Makefile"))
    }

    /// A terminal would do what the characters say.
    @Test func aDifferenceOnATerminalIsVisible() throws {
        let (runner, folder) = try CommandRunner.withDocuments(["e.md": "\u{1B}]0;pwn\u{7}\n\nMany CD's.\n"])
        let terminal = try PseudoTerminal(["lint", "--no-store", "--diff", folder + "/e.md"])
        _ = try withExtendedLifetime(runner) { try terminal.waitForExit() }
        let said = String(decoding: terminal.output, as: UTF8.self)
        #expect(said.contains("CDs") && !said.contains("\u{1B}]0;pwn"), "\(said)")
    }

    /// What is put right stays its owner's.
    @Test(.enabled(if: getuid() == 0, "Only root may give files away."))
    func aFileStaysItsOwners() throws {
        let (runner, folder) = try CommandRunner.withDocuments(["o.md": "Many CD's.\n"])
        #expect(chown(folder + "/o.md", 65_534, 65_534) == 0)
        _ = try runner.run("lint --no-store --fix \(folder)/o.md")
        #expect(try String(contentsOfFile: folder + "/o.md", encoding: .utf8) == "Many CDs.\n")
        var status = stat()
        #expect(stat(folder + "/o.md", &status) == 0)
        #expect(status.st_uid == 65_534 && status.st_gid == 65_534)
    }
}
