import Foundation
import TestSupport
import Testing

@testable import TILCore
@testable import til

/// Bad input: its messages are meant for people, and its cost is in proportion.
@Suite(.waiting) struct BadInputTests {
    private static let seeds: [(format: String, text: String)] = [
        ("tsv", "FTW\tfor the win\tnote\tchat\n\"A\"\t\"b\"\n"), ("csv", "short,long\nFTW,\"for the win\"\n"),
        ("text", "#tags: chat\nFTW = for the win\n#note: said\n"),
        ("markdown", "# x\n- **FTW**: for `the` win `#chat`\n"),
        (
            "jsonl",
            """
            {"id":"1b4e28ba-2fa1-11d2-883f-0016d3cca427","short":"FTW","long":"for the win","added":"2026-11-21T08:00:00Z"}
            {"thing":"1b4e28ba-2fa1-11d2-883f-0016d3cca427","direction":"meaning","asked":"FTW","typed":"x","seconds":1e308,\
            "limit":1e308,"verdict":"wrong","grade":"again","scheduled":true,"at":"2026-11-21T08:00:00Z","utcOffset":0,\
            "studyDay":"2026-11-21"}

            """
        ), ("anki", "#separator:tab\n#html:true\nFTW\tfor&nbsp;the win\n"), ("wtf", "$NetBSD$\nFTW\tfor the win\n"),
    ]
    private static let pieces = [
        "\u{0}", "\"", "\n", "\t", "1e999", "-1e17", "{", "}", "[", "]", "\\u", "\\ud800", "9999-99-99T99:99:99Z", "=",
        "<", "&#x110000;",
        "null", "NaN", String(repeating: "x", count: 300), "\u{FEFF}", "\u{1B}[2J",
    ]

    /// 500 damaged files and the commands that show what came of them, in one program.
    @Test func damagedFilesGiveSentencesAndNoErrorsOfSwift() throws {
        let site = try CrashSite(40)
        var generator = SeededGenerator(seed: Soak.seed)
        var lines: [String] = []
        for number in 0..<500 {
            let (format, seed) = Self.seeds[number % Self.seeds.count]
            var bytes = Array(seed.utf8)
            for _ in 0..<Int.random(in: 0...4, using: &generator) {
                let place = Int.random(in: 0...bytes.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0:
                    bytes.insert(contentsOf: Self.pieces.randomElement(using: &generator)?.utf8 ?? "".utf8, at: place)
                case 1: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
                case 2: bytes.removeSubrange(place...)
                default: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &generator) }
                }
            }
            let path = site.folder.path + "/\(number)"
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            lines.append("import \(path)" + (number.isMultiple(of: 3) ? "" : " --format \(format)"))
            if number.isMultiple(of: 50) { lines += ["stats --json", "history --json", "list --json", "scan \(path)"] }
        }
        lines += [
            "stats --json", "history --json", "history", "stats", "list --json", "ftw --json", "export --format jsonl",
            "import / /nowhere", "import /dev/null/x", "export /nowhere/x.tsv", "list --limit x", "add", "nonsense --x",
        ]
        let commands = try site.folder.file("commands", lines.joined(separator: "\n") + "\n")
        let run = try site.start([], input: commands)
        let status = try run.waitForExit(within: 300)
        #expect(status < 70, "til left with \(status)")
        for text in [run.outputText, run.errorText] {
            for sign in ["Error.", "Error(", "The operation could", "a bug in til", "Fatal"]
            where text.contains(sign) {
                let line = text.split(separator: "\n").first { $0.contains(sign) } ?? ""
                Issue.record("«\(sign)» is in: \(line.prefix(300))")
            }
        }
        #expect(run.errorText.contains("is a folder"))
    }

    /// Seconds of a file count for at most as much as seconds of another program do.
    @Test func importedSecondsAreLimitedToAYear() throws {
        let runner = try CommandRunner()
        let file = try runner.file("x.jsonl", Self.seeds[4].text)
        #expect(try runner.run("import \(file)").code == 0)
        #expect(try runner.run("stats --json").code == 0)
        let thing = try #require(try runner.store().meanings(of: "FTW").first)
        #expect(try runner.store().reviews(of: thing.id).map(\.seconds) == [31_536_000])
    }

    /// A few bytes that unpack to very many are refused, in time and on the disk.
    @Test func aFileThatUnpacksToVeryManyLinesIsRefused() throws {
        let site = try CrashSite(41)
        let made = try ProgramRun.finished(
            ["-c", "yes 'FTW = for the win' | head -c 40000000 | gzip -c >'\(site.folder.path)/list.txt.gz'"],
            program: "/bin/sh")
        #expect(made.status == 0)
        let run = try site.start(["import", site.folder.path + "/list.txt.gz"], input: "/dev/null")
        #expect(try run.waitForExit(within: 60) == 65)
        #expect(
            run.errorText
                == "til: '\(site.folder.path)/list.txt.gz' was not read: It unpacks to more than 50 times its size. "
                + "If it is a real list, unpack it first.\n")
        #expect(try site.store().count == 0)
    }
}
