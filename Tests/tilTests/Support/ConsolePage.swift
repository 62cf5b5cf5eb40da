import Foundation
import TestSupport

/// A Markdown page whose `console` blocks show commands and their output.
///
/// A block in an HTML comment is run like any other, so a page can hide its set-up from readers.
struct ConsolePage {
    /// A command and the lines that the page shows below it.
    struct Example {
        let command: String
        var expected: [String] = []
    }

    /// An example whose output differs from the page.
    struct Difference: CustomStringConvertible {
        let example: Example
        let printed: [String]

        var description: String {
            let (printed, expected) = (printed.joined(separator: "\n"), example.expected.joined(separator: "\n"))
            return "$ \(example.command)\nprinted:\n\(printed)\nexpected:\n\(expected)"
        }
    }

    /// The commands of all `console` blocks, in their order.
    let examples: [Example]

    init(_ text: String) {
        var examples: [Example] = []
        for block in text.components(separatedBy: "```console\n").dropFirst() {
            for line in block.components(separatedBy: "\n```")[0].components(separatedBy: "\n") {
                if line.hasPrefix("$ ") {
                    examples.append(Example(command: String(line.dropFirst(2))))
                } else if !examples.isEmpty {
                    examples[examples.count - 1].expected.append(line)
                }
            }
        }
        self.examples = examples
    }

    /// Runs all examples in a new folder with a store of its own.
    ///
    /// The folder has links to `til` and to the decks in `data`.
    func differences() throws -> [Difference] {
        let folder = try TemporaryFolder()
        for (name, target) in [("data", Checkout.file("data").path), ("til", PseudoTerminal.program)] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/" + name, withDestinationPath: target)
        }
        return try examples.compactMap { example in
            let printed = try Self.run(example.command, in: folder.path)
            return Self.matches(printed, example.expected) ? nil : Difference(example: example, printed: printed)
        }
    }

    /// Runs a shell command and returns the lines of both outputs together, as a person sees them.
    private static func run(_ command: String, in folder: String) throws -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "{ \(command)\n} 2>&1"]
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = [
            "PATH": folder + ":/usr/bin:/bin", "HOME": folder, "TIL_DATABASE": folder + "/store/til.db",
            "LC_ALL": "C.UTF-8", "TERM": "dumb", "COLUMNS": "100",
        ].merging(ProgramRun.sanitizing) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        var lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    private static func matches(_ printed: [String], _ expected: [String]) -> Bool {
        printed.count == expected.count && zip(printed, expected).allSatisfy(matches)
    }

    /// Whether a line is as expected, if `…` stands for any text.
    static func matches(_ line: String, _ expected: String) -> Bool {
        let parts = expected.components(separatedBy: "…")
        guard parts.count > 1 else { return line == expected }
        guard line.hasPrefix(parts[0]), line.hasSuffix(parts[parts.count - 1]) else { return false }
        var rest = line.dropFirst(parts[0].count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let range = rest.range(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }
}
