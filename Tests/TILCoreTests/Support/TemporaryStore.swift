import Foundation
import TILCore

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

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }
}

/// 2026-11-21T08:00:00Z
let morning = Date(timeIntervalSince1970: 1_795_248_000)
