import Foundation
import TILCore
import TILProse

/// Findings that were there before: a file with the rules and the acronyms that they are about. A place has no part in it, so
/// that a new page does not fail because of an old word.
struct LintBaseline: Codable {
    /// A rule and an acronym that it found something about.
    struct Entry: Codable, Hashable {
        var rule: String
        var acronym: String
    }

    /// More bytes than a hundred thousand findings take.
    private static let largest = 64 << 20

    private let version: Int
    private var findings: Set<Entry>

    /// An empty baseline.
    init() {
        version = 2
        findings = []
    }

    /// Reads a file.
    /// - Throws: `CommandFailure` if there is none, or if it is not a baseline.
    init(reading path: String) throws {
        let name = path.visible
        guard let bytes = try? RegularFile.contents(path, atMost: Self.largest) else {
            throw CommandFailure("There is no baseline '\(name)'; --write-baseline '\(name)' makes one.", .noInput)
        }
        guard let read = try? JSONDecoder().decode(LintBaseline.self, from: Data(bytes)), read.version == 2 else {
            throw CommandFailure("'\(name)' is no baseline of til; --write-baseline '\(name)' makes one.", .data)
        }
        self = read
    }

    /// How many findings it holds.
    var count: Int { findings.count }

    /// Adds a finding.
    mutating func insert(_ finding: LintFinding) { findings.insert(Entry(rule: finding.rule, acronym: finding.short)) }

    /// Whether a finding was there before.
    func contains(_ finding: LintFinding) -> Bool {
        findings.contains(Entry(rule: finding.rule, acronym: finding.short))
    }

    /// Writes the baseline, one finding a line so that two versions can be compared.
    func write(to path: String, interruption: Interruption) throws {
        let file = try OutputFile(path, mode: OutputFile.modeOfShared(path), interruption: interruption)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let lines = try findings.sorted { ($0.rule, $0.acronym) < ($1.rule, $1.acronym) }
            .map { "\n" + String(decoding: try encoder.encode($0), as: UTF8.self) }
        file.output.write("{\"version\":2,\"findings\":[" + lines.joined(separator: ",") + "\n]}\n")
        try file.finish()
    }
}
