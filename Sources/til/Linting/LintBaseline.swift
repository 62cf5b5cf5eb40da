import Foundation
import TILCore
import TILProse

/// Findings that were there before: a file with how often each fingerprint comes in each document.
struct LintBaseline: Decodable {
    /// A fingerprint in a document.
    struct Entry: Hashable {
        var file: String
        var fingerprint: String
    }

    /// How often a fingerprint comes in a document.
    private struct Counted: Codable {
        var file: String
        var fingerprint: String
        var count: Int
    }

    /// More bytes than a hundred thousand findings take.
    private static let largest = 64 << 20

    private var counts: [Entry: Int] = [:]
    /// The folder of the file, from which the documents' paths start.
    private let folder: String

    private enum CodingKeys: String, CodingKey {
        case version, findings
    }

    /// An empty one, to be written into a file.
    init(for path: String) {
        let folder = PrivateFile.folder(of: path)
        self.folder = LintConfiguration.whole(folder.isEmpty ? "." : folder)
    }

    /// Reads a file.
    /// - Throws: `CommandFailure` where there is none, or it is none of ours.
    init(reading path: String) throws {
        self.init(for: path)
        let name = path.visible
        guard let bytes = try? RegularFile.contents(path, atMost: Self.largest) else {
            throw CommandFailure("There is no baseline '\(name)'; --write-baseline '\(name)' makes one.", .noInput)
        }
        guard let read = try? JSONDecoder().decode(LintBaseline.self, from: Data(bytes)) else {
            throw CommandFailure("'\(name)' is no baseline of til; --write-baseline '\(name)' makes one.", .data)
        }
        counts = read.counts
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        guard try values.decode(Int.self, forKey: .version) == 1 else {
            throw DecodingError.dataCorruptedError(forKey: .version, in: values, debugDescription: "Another version.")
        }
        folder = ""
        for item in try values.decode([Counted].self, forKey: .findings) where item.count > 0 {
            counts[Entry(file: item.file, fingerprint: item.fingerprint)] = item.count
        }
    }

    /// Counts the findings of a document.
    mutating func add(_ findings: [LintFinding], of path: String) {
        let file = inner(path)
        for finding in findings { counts[Entry(file: file, fingerprint: finding.fingerprint), default: 0] += 1 }
    }

    /// The findings of a document that were not there before: of one that comes more often, those that come last.
    func new(_ findings: [LintFinding], of path: String) -> [LintFinding] {
        let file = inner(path)
        var left: [String: Int] = [:]
        return findings.filter { finding in
            let key = finding.fingerprint
            let count = left[key] ?? counts[Entry(file: file, fingerprint: key)] ?? 0
            left[key] = count - 1
            return count <= 0
        }
    }

    /// Writes the baseline, one finding a line so that two versions can be compared.
    func write(to path: String, interruption: Interruption) throws {
        let file = try OutputFile(path, interruption: interruption)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let items = counts.sorted { ($0.key.file, $0.key.fingerprint) < ($1.key.file, $1.key.fingerprint) }
        file.output.write("{\"version\":1,\"findings\":[")
        for (number, item) in items.enumerated() {
            let line = Counted(file: item.key.file, fingerprint: item.key.fingerprint, count: item.value)
            file.output.write((number > 0 ? ",\n" : "\n") + String(decoding: try encoder.encode(line), as: UTF8.self))
        }
        file.output.write("\n]}\n")
        try file.finish()
    }

    /// How many findings it holds.
    var count: Int { counts.values.reduce(0, +) }

    private func inner(_ path: String) -> String {
        guard path != "-" else { return path }
        let whole = LintConfiguration.whole(path)
        return whole.hasPrefix(folder + "/") ? String(whole.dropFirst(folder.count + 1)) : whole
    }
}
