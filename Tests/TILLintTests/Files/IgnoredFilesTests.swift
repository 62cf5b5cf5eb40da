import Foundation
import TILProcess
import TestSupport
import Testing

@testable import TILLint

struct IgnoredFilesTests {
    private let temporary: TemporaryFolder

    init() throws { temporary = try TemporaryFolder() }

    /// Returns the names of the documents in the folder that its .gitignore does not exclude.
    private func documents(_ ignored: String, _ names: [String]) throws -> [String] {
        for name in names {
            let folder = (temporary.path + "/" + name as NSString).deletingLastPathComponent
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            _ = try temporary.file(name, "text")
        }
        _ = try temporary.file(".gitignore", ignored)
        let found = try FolderWalk(path: temporary.path).files(proceed: { _ in }, leaveOut: { _, _ in })
        return found.map { String($0.dropFirst(temporary.path.count + 1)) }
    }

    @Test(
        "A line of .gitignore excludes the files that git excludes",
        arguments: [
            ("b.md", ["a.md", "c/d.md"]), ("/b.md", ["a.md", "c/b.md", "c/d.md"]), ("c/", ["a.md", "b.md"]),
            ("c/**", ["a.md", "b.md"]), ("c/**\n!c/d.md", ["a.md", "b.md", "c/d.md"]),
            ("c\n!c/d.md", ["a.md", "b.md"]), ("*.md\n!/a.md", ["a.md"]), ("[!a-c].md", ["a.md", "b.md", "c/b.md"]),
            ("**/b.md", ["a.md", "c/d.md"]), ("c/*.md", ["a.md", "b.md"]), ("\u{FEFF}b.md\r\n", ["a.md", "c/d.md"]),
            ("b.md  ", ["a.md", "c/d.md"]), ("  b.md", ["a.md", "b.md", "c/b.md", "c/d.md"]),
            ("b.md\\", ["a.md", "b.md", "c/b.md", "c/d.md"]), ("#b.md\n\\a.md", ["b.md", "c/b.md", "c/d.md"]),
            ("[[:alpha:]].md", []), ("/c/b.md/", ["a.md", "b.md", "c/b.md", "c/d.md"]),
        ])
    func lines(ignored: String, left: [String]) throws {
        #expect(try documents(ignored, ["a.md", "b.md", "c/b.md", "c/d.md"]) == left)
    }

    @Test("A backslash keeps a space at the end, if no other backslash precedes it")
    func spaces() throws {
        #expect(try documents("a\\   \nb\\\\ \n", ["a ", "a\\ ", "b\\", "b\\ "]) == ["a\\ ", "b\\ "])
    }

    @Test("A large file, or too many patterns in a folder and above it, is refused")
    func limits() throws {
        let large = #expect(throws: CommandFailure.self) {
            try documents(String(repeating: "abcdefg\n", count: 140_000), ["a.md"])
        }
        #expect(
            large?.message
                == "'\(temporary.path)/.gitignore' is larger than 1 MiB. Shorten it, or name the documents.")
        let many = #expect(throws: CommandFailure.self) {
            try documents(String(repeating: "a*\n", count: 100_001), ["a.md"])
        }
        #expect(
            many?.message
                == "'\(temporary.path)/.gitignore' and the files above it have more than 100,000 patterns. "
                + "Shorten them, or name the documents.")
        let long = #expect(throws: CommandFailure.self) {
            try documents(
                "# \(String(repeating: "c", count: 5_000))\nb\n\(String(repeating: "[a]", count: 1_366))\n", ["a.md"])
        }
        #expect(
            long?.message
                == "Line 3 of '\(temporary.path)/.gitignore' is longer than 4,096 bytes. "
                + "Shorten it, or name the documents."
        )
    }
}
