import Foundation
package import TILProcess
package import TILProse
import TILText

/// A file of known findings. It stores rules and acronyms but no places, so that a known acronym on a new page does not
/// fail a check.
package struct LintBaseline: Codable {
    /// A rule and the acronym that it reported.
    private struct Entry: Codable, Hashable {
        let rule: String
        let acronym: String

        init(_ finding: LintFinding) {
            rule = finding.rule.name
            acronym = finding.short
        }
    }

    private var version = 2
    private let findings: Set<Entry>

    /// Creates a baseline of findings.
    package init(_ findings: [LintFinding]) { self.findings = Set(findings.map(Entry.init)) }

    /// Reads a baseline file.
    /// - Throws: `CommandFailure` if the file does not exist or is not a baseline.
    package init(reading path: String) throws {
        let name = path.visible
        guard PrivateFile.exists(path) else {
            throw CommandFailure(
                "The baseline '\(name)' does not exist. Create it with --write-baseline '\(name)'.", .noInput)
        }
        // More than a hundred thousand findings fit.
        guard let bytes = try? RegularFile.contents(path, atMost: 64 << 20),
            let read = try? JSONDecoder().decode(LintBaseline.self, from: Data(bytes)), read.version == 2
        else {
            throw CommandFailure(
                "'\(name)' is not a baseline of til. Create one with --write-baseline and a new name.", .data)
        }
        self = read
    }

    package var count: Int { findings.count }

    /// Whether the baseline contains a finding.
    package func contains(_ finding: LintFinding) -> Bool { findings.contains(Entry(finding)) }

    /// Writes the baseline, one finding per line, so that a diff shows each finding.
    /// - Parameter check: throws an error if a file must not be replaced. See ``LintKnowledge/checkMayWrite(_:)``.
    /// - Throws: `CommandFailure` if the file exists and is not a baseline.
    package func write(
        to path: String, interruption: Interruption, checking check: (_ path: String) throws -> Void
    ) throws {
        try check(path)
        if let status = OutputFile.status(path), status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 {
            _ = try LintBaseline(reading: path)
        }
        let file = try OutputFile(
            path, mode: OutputFile.modeOfShared(path), interruption: interruption, refusing: check)
        let sorted = findings.sorted { first, second in
            first.rule == second.rule ? first.acronym < second.acronym : first.rule < second.rule
        }
        let lines = try sorted.map { entry in "\n" + (try JSONText.encode(entry)) }
        file.output.write("{\"version\":2,\"findings\":[" + lines.joined(separator: ",") + "\n]}\n")
        try file.finish()
    }
}
