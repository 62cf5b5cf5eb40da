import Foundation
import TILCore
import TestSupport

/// A real store in a folder of its own, gone with its last reference.
final class TemporaryStore {
    let folder: String
    let store: ThingStore

    var path: String { folder + "/til.db" }

    init() throws {
        folder = FileManager.default.temporaryDirectory.path + "/til-tests-" + UUID().uuidString
        store = try ThingStore(path: folder + "/til.db")
    }

    /// Another connection to the same file, as another process has it.
    func anotherConnection() throws -> ThingStore {
        try ThingStore(path: path)
    }

    /// Adds things in one go: `S0`, `S1` and so on, each with a tag.
    func fill(_ count: Int, long: String = "some meaning") throws {
        let lines = (0..<count).map { "S\($0)\t\(long) number \($0)\n" }.joined()
        var options = ImportOptions()
        options.tags = ["many"]
        try importText(lines, options: options)
    }

    /// Imports what would be a file.
    @discardableResult
    func importText(
        _ text: String, format: String = "tsv", options: ImportOptions = ImportOptions()
    ) throws -> ImportReport {
        let file = try InterchangeFormat.named(format).file(FileContents(name: "text", bytes: Array(text.utf8)))
        var generator = SystemRandomNumberGenerator()
        let summary = try store.importThings([file], options: options, at: morning, using: &generator)
        return summary.files[0]
    }

    /// Writes a copy of the store next to it, closed and with a log.
    func closedCopy(_ name: String) throws -> String {
        let path = folder + "/" + name
        try store.backUp(toFile: path)
        try SQLiteScript.run("PRAGMA journal_mode = WAL; UPDATE thing SET note = note", on: path)
        return path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }
}

/// 2026-11-21T08:00:00Z
let morning = Date(timeIntervalSince1970: 1_795_248_000)
