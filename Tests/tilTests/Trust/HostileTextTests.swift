import Foundation
import TILCore
import TestSupport
import Testing

@testable import til

/// Text with control characters, from every source of text: it is made visible and ends nothing.
@Suite(.waiting) struct HostileTextTests {
    let site: CrashSite

    init() throws { site = try CrashSite(16) }

    private func run(_ arguments: [String], input: String = "/dev/null", environment: [String: String] = [:]) throws
        -> ProgramRun
    {
        let run = try site.start(arguments, input: input, environment: environment)
        try run.waitForExit()
        return run
    }

    /// A store full of hostile things, as an import of what somebody sent brings them.
    private func fill() throws {
        let entries = Hostility.texts.enumerated().map { number, text in
            let fields = [
                "short": "A\(number)" + text, "long": text + " meaning", "note": text + "\n" + text,
            ].map { "\"\($0.key)\":\(Self.json($0.value))" }
            return "{" + fields.joined(separator: ",") + ",\"tags\":[\(Self.json("t" + text))]}\n"
        }
        let file = try site.folder.file("things.jsonl", entries.joined())
        let imported = try run(["import", file])
        Hostility.check(imported, "import", codes: [0])
        #expect(imported.outputText.contains("\(Hostility.texts.count) new"))
    }

    private static func json(_ text: String) -> String {
        "\""
            + text.unicodeScalars.map { $0.value < 0x20 || $0 == "\"" || $0 == "\\" ? "\\u" + hex($0) : String($0) }
            .joined() + "\""
    }

    private static func hex(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }

    @Test func controlCharactersOfAnImportAreMadeVisible() throws {
        try fill()
        let answers = try site.folder.file("answers", Hostility.texts.joined(separator: "\n") + "\n")
        for arguments in [
            ["list"], ["list", "--json"], ["list", "--sort", "due"], ["list", "--color", "always"],
            ["search", "meaning"],
            ["search", "meaning", "--json"], ["stats"], ["stats", "--json"], ["history"], ["check"],
            ["check", "--json"],
            ["quiz", "--seconds", "0", "--count", "9"], ["quiz", "--mode", "choice", "--cram", "--count", "9"],
            ["quiz", "--mode", "reveal", "--cram", "--count", "9"], ["quiz", "--json", "--cram", "--count", "9"],
            ["quiz", "--ask", "acronym", "--cram", "--count", "9"], ["history", "--json"], ["history", "--days", "1"],
        ] {
            let run = try run(arguments, input: answers)
            if arguments.contains("always") {
                // Colours are the program's own.
                #expect(run.status == 0 && !run.output.contains(0x07) && !run.outputText.contains("\u{9B}"))
            } else {
                Hostility.check(run, arguments.joined(separator: " "), codes: [0, 1])
            }
        }
        for (number, text) in Hostility.texts.enumerated() where Soak.isLong || number.isMultiple(of: 5) {
            let short = "A\(number)" + text
            for arguments in [
                [short], ["show", short], ["show", short, "--json"], ["edit", short, "--note", text],
                ["list", "--tag", "t" + text], ["add", short, text], ["remove", short], ["undo"],
            ] {
                Hostility.check(try run(arguments), arguments.joined(separator: " "), codes: [0, 1, 64, 65])
            }
        }
    }

    @Test func controlCharactersInArgumentsAreMadeVisible() throws {
        try site.run("add", "ftw", "for the win")
        for text in Hostility.few {
            for arguments in [
                [text], ["show", text], ["show", text, "--json"], ["x" + text + "y", "ftw"], ["list", "--tag", text],
                ["list", "--sort", text], ["list", "--limit", text], ["search", text], ["edit", text],
                ["edit", "--id", text],
                ["edit", "ftw", "--long", text], ["remove", text], ["config", text], ["config", "seconds", text],
                ["config", "color", text], ["config", "weights", text], ["config", "learning-steps", text],
                ["import", text], ["import", "/dev/null", "--format", text], ["export", "--format", text],
                ["export", "--tag", text], ["export", site.folder.path + "/none/" + text], ["scan", text],
                ["quiz", "--seconds", text],
                ["quiz", "--tag", text], ["quiz", "--mode", text], ["restore", text],
                ["backup", site.folder.path + "/none/" + text],
                ["history", "--days", text], ["--" + text], ["list", "--" + text], ["help", text],
                ["--color", text, "list"],
                ["--database", "/dev/null/" + text, "list"], ["--database", site.folder.path + "/" + text, "list"],
                ["add", text, "long"], ["add", "short", text], ["add", "a", "b", "--tag", text], ["undo"], ["list"],
                [text, "--learn"], ["add", text, text, "--json", "--as-is", "--note", text], ["Lits" + text],
            ] {
                Hostility.check(try run(arguments), arguments.joined(separator: " "))
            }
        }
    }

    @Test func controlCharactersInLinesOnAPipeAreMadeVisible() throws {
        try fill()
        for text in Hostility.few {
            let script = try site.folder.file(
                "script",
                "\(text)\nshow \(text)\nadd x\(text) \(text)\n'\(text)\nlist --tag \(text)\n\(text)\\\n1\nnext\nback\n")
            Hostility.check(try run([], input: script), "script " + text)
        }
        try Data([0x66, 0, 0x67, 10, 0xFF, 0xFE, 0x41, 10, 0xC2, 10, 0xED, 0xA0, 0x80, 10]).write(
            to: URL(fileURLWithPath: site.folder.path + "/script"))
        Hostility.check(try run([], input: site.folder.path + "/script"), "script of bytes")
    }

    @Test func controlCharactersInImportedAndScannedFilesAreMadeVisible() throws {
        let all = Hostility.texts.joined(separator: " ")
        for (name, text) in [
            ("x.tsv", Hostility.texts.map { "A\($0)\t\($0)\t\($0)\t\($0)\n" }.joined() + "\(all)\n"),
            (
                "x.csv",
                "short,long,note,tags\n" + Hostility.texts.map { "\"A\($0)\",\"\($0)\",\"\($0)\",\"\($0)\"\n" }.joined()
            ),
            ("x.md", Hostility.texts.map { "- **A\($0)**: \($0)\n" }.joined()),
            ("x.txt", Hostility.texts.map { "A\($0) = \($0)\n" }.joined() + all),
            ("x.jsonl", "{\"short\":\"\(all)\"\n{}\n[]\n"),
            ("x\(Hostility.texts[0]).tsv", "a\tb\n\tc\n"),
        ] {
            let file = try site.folder.file(name, text)
            for arguments in [
                ["import", file], ["import", file, "--dry-run", "--format", "tsv"],
                ["import", file, "--json", "--format", "csv"],
                ["import", file, "--strict", "--format", "jsonl"], ["scan", file], ["scan", file, "--json"],
                ["scan", file, "--undefined"], ["scan", file, "--add"],
            ] {
                Hostility.check(try run(arguments), arguments.joined(separator: " "))
            }
        }
        Hostility.check(try run(["list"]), "list")
    }

    @Test func anExportToATerminalMakesControlCharactersVisible() throws {
        try fill()
        let exported = try run(["export"])
        #expect(Hostility.leak(exported.output) == "\u{1B}")
        for format in ["tsv", "csv", "jsonl", "md"] {
            let terminal = try PseudoTerminal(["--database", site.path, "export", "--format", format])
            #expect(try terminal.waitForExit() == 0)
            #expect(Hostility.leak(terminal.output, allowing: ["\r", "\n", "\t"]) == nil, "\(format)")
            // Line ends are not made visible.
            #expect(!String(decoding: terminal.output, as: UTF8.self).contains("^M\r"))
        }
    }

    @Test func hugeFieldsAndLinesAreRejectedWithShortMessages() throws {
        // A debug build takes its time over such fields. A line of two megabytes is too long already.
        let huge = String(repeating: "x\u{1B}", count: Soak.isLong ? 5 << 20 : 1 << 20)
        let file = try site.folder.file("huge.tsv", "A\tb\n\(huge)\tlong\nB\t\(huge)\nC\tc\t\(huge)\n")
        let imported = try run(["import", file, "--format", "tsv"])
        Hostility.check(imported, "import of huge fields", codes: [0])
        #expect(imported.outputText.contains("1 new") && imported.outputText.contains("3 rejected"))
        #expect(imported.output.count < 10_000)
        let line = Soak.isLong ? huge[...] : huge.prefix(1 << 18)
        let script = try site.folder.file("huge", "\(line)\nadd \(line) x\nadd x \(line)\n")
        let lines = try run([], input: script)
        Hostility.check(lines, "huge lines")
        #expect(lines.errors.count < 1 << 20, "\(lines.errors.count)")
        #expect(try site.survivor().count == 1)
    }

    @Test func withHostileVariablesCommandsEndWithoutControlCharacters() throws {
        try fill()
        for text in Hostility.few + [
            "", "0", "-1", "99999999999999999999", "1e9", String(repeating: "9", count: 5_000),
        ] {
            for name in [
                "COLUMNS", "LINES", "TERM", "PAGER", "LANG", "LC_ALL", "TZ", "NO_COLOR", "COLORTERM", "XDG_DATA_HOME",
            ] {
                Hostility.check(try run(["list"], environment: [name: text]), "\(name)=\(text.prefix(20)) list")
            }
            for name in ["HOME", "TIL_DATABASE"] {
                var variables = ["TIL_DATABASE": "", "HOME": ""]
                variables[name] = "/dev/null/" + text
                Hostility.check(try run(["list"], environment: variables), "\(name)=\(text.prefix(20)) list")
            }
        }
        for columns in ["1", "2", "3", "5", "9", "20"] {
            for arguments in [["list"], ["A0" + Hostility.texts[0]], ["stats"], ["help"], ["quiz", "--count", "1"]] {
                Hostility.check(
                    try run(arguments, environment: ["COLUMNS": columns]), "COLUMNS=\(columns) \(arguments)")
            }
        }
    }
}
