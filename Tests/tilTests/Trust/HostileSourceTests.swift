import Foundation
import TILCore
import TILText
import TestSupport
import Testing

@testable import til

/// Hostile text that came into til's own files by another way than til.
@Suite(.waiting) struct HostileSourceTests {
    let site: CrashSite

    init() throws { site = try CrashSite(18) }

    @Test func controlCharactersInTheHistoryAreMadeVisible() throws {
        let folder = site.folder.path + "/.local/state/til"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let lines = Hostility.texts.filter { !$0.contains("\n") }.map { "show x" + $0 }
        try site.run("config", "offer", "off")
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: folder + "/history"))
        let terminal = try PseudoTerminal(
            ["--database", site.path, "--color", "never"], environment: ["HOME": site.folder.path], terminal: "dumb")
        try terminal.wait(for: "til>")
        for _ in lines { terminal.send("\u{10}") }
        terminal.send("\r")
        try terminal.wait(for: "til: No X")
        terminal.send("quit\r")
        _ = try terminal.waitForExit()
        // What a dumb terminal needs to redraw a line is its own.
        let leak = Hostility.leak(terminal.output, allowing: ["\r", "\n", "\u{8}", "\u{7}"])
        #expect(
            leak == nil,
            "\(leak?.escaped(asASCII: true) ?? "") in \(String(decoding: terminal.output, as: UTF8.self).debugDescription)"
        )
    }

    @Test func controlCharactersInAnUnfinishedFormAreMadeVisible() throws {
        let folder = site.folder.path + "/.local/state/til"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let fields = ["short": "FTW", "long": Hostility.texts.joined(separator: " "), "note": "", "tags": ""]
        let form: [String: Any] = [
            "store": site.path, "at": Date().timeIntervalSinceReferenceDate - 60, "fields": fields,
        ]
        try JSONSerialization.data(withJSONObject: form).write(to: URL(fileURLWithPath: folder + "/unfinished-form"))
        let terminal = try PseudoTerminal(
            ["add", "ftw", "--database", site.path, "--color", "never"], environment: ["HOME": site.folder.path],
            terminal: "dumb", columns: 4_000)
        // In fewer columns a dumb terminal would show the end of the line only.
        try terminal.wait(for: "meaning:")
        terminal.send("\t")
        try terminal.wait(for: "note:")
        terminal.send("\u{3}")
        _ = try terminal.waitForExit()
        let leak = Hostility.leak(terminal.output, allowing: ["\r", "\n", "\u{8}", "\u{7}"])
        #expect(leak == nil, "\(String(decoding: terminal.output, as: UTF8.self).debugDescription)")
    }

    @Test func controlCharactersThatAnotherProgramStoredAreMadeVisible() throws {
        try site.run("add", "ftw", "for the win")
        for (number, text) in Hostility.few.enumerated() {
            let hex = text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            let value = "CAST(x'\(hex)' AS TEXT)"
            try SQLiteScript.run(
                """
                UPDATE thing SET short = \(value), note = \(value), long = \(value);
                INSERT OR REPLACE INTO tag VALUES (1, \(value)); INSERT OR REPLACE INTO setting VALUES ('seconds', \(value));
                INSERT OR REPLACE INTO setting VALUES (\(value), \(value));
                """, on: site.path)
            for arguments in [
                ["list"], ["ftw"], ["ftw", "--json"], ["config"], ["stats"], ["history"], ["check"],
                ["check", "--repair"],
                ["quiz", "--cram", "--count", "1"], ["undo"],
            ] {
                let run = try site.start(arguments, input: "/dev/null")
                try run.waitForExit()
                Hostility.check(run, "\(number): \(arguments)", codes: [0, 1, 64, 65, 74])
            }
        }
    }
}
