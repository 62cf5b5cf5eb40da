import Foundation
import TILCore
import TILProse

/// A file of known findings. It stores rules and acronyms but no places, so that a known acronym on a new page does not
/// fail a check.
struct LintBaseline: Codable {
    /// A rule and the acronym that it reported.
    struct Entry: Codable, Hashable {
        var rule: String
        var acronym: String
    }

    /// The maximum size in bytes, which is more than a hundred thousand findings need.
    private static let largest = 64 << 20

    private let version: Int
    private var findings: Set<Entry>

    /// Creates an empty baseline.
    init() {
        version = 2
        findings = []
    }

    /// Reads a baseline file.
    /// - Throws: `CommandFailure` if the file does not exist or is not a baseline.
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

    var count: Int { findings.count }

    mutating func insert(_ finding: LintFinding) { findings.insert(Entry(rule: finding.rule, acronym: finding.short)) }

    /// Whether the baseline contains a finding.
    func contains(_ finding: LintFinding) -> Bool {
        findings.contains(Entry(rule: finding.rule, acronym: finding.short))
    }

    /// Writes the baseline, one finding per line, so that a diff shows each finding.
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
