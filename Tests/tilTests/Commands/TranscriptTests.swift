import Foundation
import TestSupport
import Testing

/// The sections of the transcripts, each a test that begins with the commands at the top of its page; ``Transcript``
/// explains how they are written. With `TIL_RECORD=1` the output of the commands is written into them.
@Suite(.waiting) struct TranscriptTests {
    private static let folder = Checkout.file("Tests/Fixtures/transcripts")
    private static let lock = NSLock()

    /// The lines of a page, cut before each heading of a section.
    private static func sections(_ page: String) -> [[String]] {
        let text = (try? String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8)) ?? ""
        var isCode = false
        return text.components(separatedBy: "\n").reduce(into: [[]]) { sections, line in
            if line.hasPrefix("```") { isCode.toggle() }
            if line.hasPrefix("## "), !isCode { sections.append([]) }
            sections[sections.count - 1].append(line)
        }
    }

    /// The names of all sections, as the page of promises gives them.
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().flatMap {
        page in
        sections(page).dropFirst().map { page + "/" + $0[0].dropFirst(3) }
    }

    @Test func moreThan300SectionsExistAndTheirNamesDiffer() {
        #expect(Self.names.count > 300)
        #expect(Set(Self.names).count == Self.names.count)
    }

    @Test(arguments: names) func theCommandsOfASectionPrintWhatItShows(_ name: String) throws {
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        let isSection = { (lines: [String]) in lines[0] == "## " + parts[1] }
        let sections = Self.sections(parts[0])
        let expected = sections[0] + (try #require(sections.first(where: isSection)))
        let actual = try Transcript.play(expected)
        if ProcessInfo.processInfo.environment["TIL_RECORD"] != nil {
            return try Self.lock.withLock {
                let section = Array(actual.dropFirst(sections[0].count))
                let lines = Self.sections(parts[0]).map { isSection($0) ? section : $0 }
                let text = lines.map { $0.joined(separator: "\n") }.joined(separator: "\n")
                try text.write(to: Self.folder.appendingPathComponent(parts[0]), atomically: true, encoding: .utf8)
            }
        }
        guard let line = zip(actual, expected).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
            return #expect(actual.count == expected.count)
        }
        Issue.record(
            "printed:\n\(actual[line...].joined(separator: "\n"))\nexpected:\n\(expected[line...].joined(separator: "\n"))"
        )
    }
}
