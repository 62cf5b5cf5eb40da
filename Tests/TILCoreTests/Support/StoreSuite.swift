import Foundation
import Testing

@testable import TILCore

/// Tests of a store of their own.
class StoreSuite {
    let temporary: TemporaryStore
    let today = StudyDay(of: morning, utcOffset: 0, rollover: 4)
    var store: ThingStore { temporary.store }
    var me: Reviewing { Reviewing(store: store) }

    init() throws { temporary = try TemporaryStore() }
}

extension ThingStore {
    /// Adds a thing in the morning.
    @discardableResult
    func add(_ short: String, _ long: String, note: String = "", tags: [String] = []) throws -> Thing {
        try add(ThingDraft(short: short, long: long, note: note, tags: tags), at: morning)
    }

    /// Changes a setting in the morning.
    func set(_ name: String, _ value: String) throws { try set(#require(.named(name)), to: value, at: morning) }
}

/// The bytes of a file.
func bytes(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

/// Writes a file.
func write(_ data: Data, to path: String) throws { try data.write(to: URL(fileURLWithPath: path)) }

/// The names in a folder, sorted.
func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
}
