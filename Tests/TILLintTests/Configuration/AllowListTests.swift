import Foundation
import TILProcess
import TestSupport
import Testing

@testable import TILLint

struct AllowListTests {
    private let temporary: TemporaryFolder

    init() throws { temporary = try TemporaryFolder() }

    @Test(
        "A line is an acronym unless it is empty or a comment",
        arguments: [
            ("XQA\nXQB\n", ["XQA", "XQB"]), ("", []), ("\n\n", []), ("# XQA\n  # XQB\nXQC", ["XQC"]),
            ("\u{FEFF}XQA\r\n\r\n XQB \r\n", ["XQA", "XQB"]), ("\tXQ  A\n", ["XQ A"]), ("ÖBB\nC#\n", ["ÖBB", "C#"]),
        ])
    func lines(text: String, shorts: [String]) throws {
        #expect(try AllowList(reading: temporary.file("list", text)).shorts == shorts)
    }

    @Test("A list that does not exist is empty, and is created when an acronym is added")
    func creation() throws {
        let path = temporary.path + "/list"
        let list = try AllowList(reading: path)
        #expect(list.shorts.isEmpty)
        #expect(try list.add(["XQA", "XQB"], interruption: Interruption("")) { _ in } == 2)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "XQA\nXQB\n")
    }

    @Test("A known acronym is not added again, and the rest of the file stays as it is")
    func known() throws {
        let path = try temporary.file("list", "# Ours.\r\nXQA")
        #expect(try AllowList(reading: path).add(["XQA"], interruption: Interruption("")) { _ in } == 0)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "# Ours.\r\nXQA")
        #expect(try AllowList(reading: path).add(["XQA", "XQB"], interruption: Interruption("")) { _ in } == 1)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "# Ours.\r\nXQA\nXQB\n")
    }

    @Test("A file that must not be written is not written")
    func refusal() throws {
        let path = temporary.path + "/list"
        #expect(throws: CommandFailure.self) {
            try AllowList(reading: path).add(["XQA"], interruption: Interruption("")) { path in
                throw CommandFailure("No.")
            }
        }
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
