import Foundation
import TestSupport
import Testing

@testable import til

/// The transcripts in `Tests/Fixtures/transcripts`: what commands print, section by section, for people to read.
///
/// Each section has a store of its own in a folder that `~` stands for, 80 columns and a clock that stands at
/// 2026-11-21T08:00:00Z. After `$ til …` come lines of standard input (`< `), of standard output, of standard error (`! `),
/// and the exit code unless it is 0 (`[64]`). `file` writes its input to a file, `cat` and `ls` show one or a folder, `rm`
/// removes one, `sleep 60` moves the clock, and `zone 3600` the local time. `…` stands for any text, and so for every ID.
/// With `TIL_RECORD=1` the transcripts are written instead.
@Suite(.waiting) struct TranscriptTests {
    private static let folder = Checkout.file("Tests/Fixtures/transcripts")

    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

    @Test func thereAreSome() { #expect(Self.names.count > 5) }

    @Test(arguments: names) func everyTranscriptIsTrue(_ name: String) throws {
        let file = Self.folder.appendingPathComponent(name)
        let expected = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        let actual = try Self.played(expected)
        if ProcessInfo.processInfo.environment["TIL_RECORD"] != nil {
            let kept = Set(expected.filter { $0.contains("…") })
            let lines = actual.map { line in kept.first { ConsolePage.matches(line, $0) } ?? line }
            return try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(actual.count == expected.count, "\(name): \(actual.count) lines rather than \(expected.count)")
        for (number, (line, wanted)) in zip(actual, expected).enumerated() where !ConsolePage.matches(line, wanted) {
            Issue.record("\(name) line \(number + 1): «\(line)» rather than «\(wanted)»")
            break
        }
    }

    /// The lines of a transcript with what its commands print now.
    private static func played(_ lines: [String]) throws -> [String] {
        var runner = try CommandRunner()
        var played: [String] = []
        var isCode = false
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("## ") { runner = try CommandRunner() }
            if line.hasPrefix("```") { isCode.toggle() }
            let isInput = line.hasPrefix("< ") || line == "<"
            if !isCode || line.hasPrefix("```") || line.hasPrefix("$ ") || isInput { played.append(line) }
            // A command runs once its input is complete.
            guard isCode, let start = lines[...index].lastIndex(where: { $0.hasPrefix("$ ") }),
                line.hasPrefix("$ ") || isInput, !lines[index + 1].hasPrefix("<")
            else { continue }
            let input = lines[(start + 1)...].prefix { $0.hasPrefix("<") }.map { $0.dropFirst(2) + "\n" }.joined()
            played += try rows(of: String(lines[start].dropFirst(2)), input: input, in: runner)
        }
        return played
    }

    /// Runs a line of a transcript and returns what it prints.
    private static func rows(of line: String, input: String, in runner: CommandRunner) throws -> [String] {
        var words = try WordSplitter.words(line).map { $0.replacing("~/", with: runner.folder + "/") }
        let file = URL(fileURLWithPath: runner.folder).appendingPathComponent(words.count > 1 ? words[1] : "")
        switch words[0] {
        case "sleep": runner.now += Double(words[1]) ?? 0
        case "zone": runner.utcOffset = { [offset = Int(words[1]) ?? 0] _ in offset }
        case "rm": try FileManager.default.removeItem(at: file)
        case "cat": return rows(try String(contentsOf: file, encoding: .utf8), in: runner)
        case "ls": return try FileManager.default.contentsOfDirectory(atPath: file.path).sorted()
        case "file":
            let folder = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try input.write(to: file, atomically: true, encoding: .utf8)
        default:
            let variables = runner.variables
            defer { runner.variables = variables }
            while let equals = words[0].firstIndex(of: "=") {
                runner.variables[String(words[0][..<equals])] = String(words.removeFirst()[equals...].dropFirst())
            }
            let result = try runner.run(words: Array(words.dropFirst()), input: input)
            let errors = rows(result.errors, in: runner).map { $0.isEmpty ? "!" : "! " + $0 }
            return rows(result.output, in: runner) + errors + (result.code == 0 ? [] : ["[\(result.code)]"])
        }
        return []
    }

    /// The lines of a text, without the names of this run's folder and the random IDs.
    private static func rows(_ text: String, in runner: CommandRunner) -> [String] {
        let plain = text.replacing(runner.folder, with: "~")
            .replacing(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.ignoresCase(), with: "…")
        let rows = plain.components(separatedBy: "\n")
        return rows.last == "" ? rows.dropLast() : rows
    }
}
