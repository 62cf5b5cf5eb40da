import Foundation
import TestSupport
import Testing

/// Runs every example of the README, in its order, in one folder with one store, and compares what comes out.
@Suite(.waiting) struct ReadmeTests {
    /// A command and what the README says that it prints.
    struct Example: CustomTestStringConvertible {
        let command: String
        var expected: [String] = []

        var testDescription: String { command }
    }

    @Test func everyExampleIsTrue() throws {
        let readme = try String(contentsOf: Checkout.file("README.md"), encoding: .utf8)
        let folder = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/data", withDestinationPath: Checkout.file("data").path)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/til", withDestinationPath: PseudoTerminal.program)
        let examples = Self.examples(readme)
        #expect(examples.count > 20)
        for example in examples {
            let printed = try Self.run(example.command, in: folder.path)
            #expect(
                Self.fits(printed, example.expected),
                "$ \(example.command)\nprinted:\n\(printed.joined(separator: "\n"))\nexpected:\n\(example.expected.joined(separator: "\n"))"
            )
        }
    }

    @Test func theTwoCommandsLead() throws {
        let readme = try String(contentsOf: Checkout.file("README.md"), encoding: .utf8)
        let shell = try #require(readme.components(separatedBy: "```sh\n").dropFirst().first)
        #expect(shell.hasPrefix("make run "))
        #expect(shell.contains("\nmake test "))
    }

    /// The commands of all `console` blocks, each with the lines up to the next.
    static func examples(_ readme: String) -> [Example] {
        var examples: [Example] = []
        for block in readme.components(separatedBy: "```console\n").dropFirst() {
            let lines = block.components(separatedBy: "\n```")[0].components(separatedBy: "\n")
            for line in lines {
                if line.hasPrefix("$ ") {
                    examples.append(Example(command: String(line.dropFirst(2))))
                } else if !examples.isEmpty {
                    examples[examples.count - 1].expected.append(line)
                }
            }
        }
        return examples
    }

    /// Runs a command of the shell; both outputs together, as a person sees them.
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

    /// Whether lines are as expected, where `…` stands for anything within a line.
    private static func fits(_ printed: [String], _ expected: [String]) -> Bool {
        printed.count == expected.count && zip(printed, expected).allSatisfy(fits)
    }

    private static func fits(_ line: String, _ expected: String) -> Bool {
        let parts = expected.components(separatedBy: "…")
        guard parts.count > 1 else { return line == expected }
        guard line.hasPrefix(parts[0]), line.hasSuffix(parts[parts.count - 1]) else { return false }
        var rest = line.dropFirst(parts[0].count)
        for part in parts.dropFirst().dropLast() {
            guard let range = rest.range(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }
}
