import Foundation
import Glibc
import Testing

@testable import til

/// The files that `til lint` reads beside its documents.
@Suite struct LintFilesTests {
    /// A runner with a folder of documents.
    private func runner(_ files: [String: String]) throws -> (runner: CommandRunner, folder: String) {
        let runner = try CommandRunner()
        let folder = runner.folder + "/docs"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (name, text) in files { try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name)) }
        return (runner, folder)
    }

    /// A dictionary is two files, of which the configuration names one.
    @Test func aGlossaryMayBeADictionary() throws {
        let (runner, folder) = try runner([
            "a.md": "The QZP met.\n", ".til-lint.toml": "glossaries = [\"words.index\"]\nstore = false\n",
        ])
        _ = try runner.run("add qzp quick zone protocol")
        #expect(try runner.run("export \(folder)/words.index --format dictd").code == 0)
        #expect(
            try runner.run("lint \(folder)/a.md") == .init(errors: "Nothing was found in 1 document.\n", code: 0))
    }

    /// Nobody waits for what may never be written into a pipe.
    @Test func aPipeInThePlaceOfAFileIsNotRead() throws {
        let (runner, folder) = try runner(["a.md": "Nothing.\n"])
        #expect(mkfifo(folder + "/.gitignore", 0o600) == 0)
        #expect(try runner.runProcess("lint \(folder)").code == 0)
        #expect(mkfifo(folder + "/.til-lint.toml", 0o600) == 0)
        let configured = try runner.runProcess("lint \(folder)")
        #expect(
            configured.errors.hasPrefix(
                "til: '\(folder)/.til-lint.toml' cannot be read: check its name and permissions.\n"))
        #expect(configured.code == 74)
        #expect(unlink(folder + "/.til-lint.toml") == 0)
        let baseline = try runner.runProcess("lint \(folder) --baseline \(folder)/.gitignore")
        #expect(
            baseline.errors.hasPrefix(
                "til: There is no baseline '\(folder)/.gitignore'; --write-baseline '\(folder)/.gitignore' makes one.\n"
            ))
        #expect(baseline.code == 66)
    }
}
