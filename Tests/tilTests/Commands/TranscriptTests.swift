import Foundation
import TestSupport
import Testing

@testable import til

/// The transcripts in `Tests/Fixtures/transcripts`: what commands print, section by section, for people to read.
///
/// Each section has a store of its own, 80 columns and a clock that stands at 2026-11-21T08:00:00Z. After `$ til …` come
/// lines of standard input (`< `), of standard output, of standard error (`! `), and the exit code unless it is 0 (`[64]`).
/// `$ sleep 60` moves the clock; `…` stands for any text. With `TIL_RECORD=1` the transcripts are written instead.
@Suite struct TranscriptTests {
    private static let folder = Checkout.file("Tests/Fixtures/transcripts")

    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

    @Test func thereAreSome() { #expect(Self.names.count > 5) }

    @Test(arguments: names) func everyTranscriptIsTrue(_ name: String) throws {
        let file = Self.folder.appendingPathComponent(name)
        let expected = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        let actual = try Self.played(expected)
        if ProcessInfo.processInfo.environment["TIL_RECORD"] != nil {
            return try actual.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(actual.count == expected.count, "\(name): \(actual.count) lines rather than \(expected.count)")
        for (line, wanted) in zip(actual, expected) where !ConsolePage.matches(line, wanted) {
            Issue.record("\(name): «\(line)» rather than «\(wanted)»")
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
            let words = try WordSplitter.words(String(lines[start].dropFirst(2)))
            if words[0] == "sleep" {
                runner.now += Double(words[1]) ?? 0
                continue
            }
            let input = lines[(start + 1)...].prefix { $0.hasPrefix("<") }.map { $0.dropFirst(2) + "\n" }.joined()
            let result = try runner.run(words: Array(words.dropFirst()), input: input)
            played += rows(result.output) + rows(result.errors).map { "! " + $0 }
            if result.code != 0 { played.append("[\(result.code)]") }
        }
        return played
    }

    private static func rows(_ text: String) -> [String] {
        let rows = text.components(separatedBy: "\n")
        return rows.last == "" ? rows.dropLast() : rows
    }
}
