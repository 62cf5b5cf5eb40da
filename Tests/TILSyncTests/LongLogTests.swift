import Foundation
import GRDB
import TILCore
import TestSupport
import Testing

@testable import TILSync

@Suite("Long logs of other devices") final class LongLogTests: ReplicaSuite {
    override init() async throws {
        try await super.init()
        try one.begin(remote)
    }

    /// The identifier with a number, in the order of numbers.
    private func identifier(_ number: Int) -> UUID {
        let digits = String(number, radix: 16)
        return UUID(uuidString: "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits)
            ?? UUID()
    }

    private func thing(_ number: Int, _ short: String = "FTW", _ long: String = "For the Win") -> SyncEvent.Change {
        let added = Date(timeIntervalSince1970: 1_600_000_000)
        return .thing(Thing(id: identifier(number), short: short, long: long, dateAdded: added), removed: nil)
    }

    private func edit(_ number: Int, _ name: String, _ value: (any DatabaseValueConvertible)?) -> SyncEvent.Change {
        .edit(identifier(number), SyncField(name, value))
    }

    private func same(_ other: Int, _ kept: Int) -> SyncEvent.Change { .same(identifier(other), as: identifier(kept)) }

    /// Writes the log of another device.
    private func write(_ events: [SyncEvent.Change]) throws {
        let device = "other"
        let folder = "\(home)/shared/log/\(device)"
        try makeFolder(folder)
        var last = LogLine.start(device)
        var number: Int64 = 0
        for (file, start) in stride(from: 0, to: events.count, by: 3_000).enumerated() {
            var bytes: [UInt8] = []
            for change in events[start...].prefix(3_000) {
                number += 1
                let stamp = SyncStamp(milliseconds: 1_700_000_000_000 + number, device: device)
                let event = SyncEvent(number: number, stamp: stamp, change)
                LogLine.write(event, after: &last, into: &bytes)
            }
            try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(file + 1).jsonl"))
        }
    }

    @Test func eventsThatWaitForAThingAreAppliedOnceItHasCome() async throws {
        let count = 1_000
        for number in 1...count { try one.add("S\(number)", "meaning \(number)") }
        let mine = (1...count).map { thing($0 + 2 * count, "S\($0)", "meaning \($0)") }
        let edits = (1...count).reversed().flatMap { number in
            [edit(number, "#t\(number % 5)", 1), same(number + 1, number)]
        }
        try write(mine + edits + [thing(count + 1)])
        // Meanwhile another program adds one thing after the other.
        let path = one.store.path
        let adding = Task.detached {
            let store = try ThingStore(path: path, patience: .seconds(2))
            var count = 0
            while !Task.isCancelled {
                count += 1
                try store.add(try ThingDraft(short: "A\(count)", long: "added meanwhile"), at: instant())
                await Task.yield()
            }
            return count
        }
        try await one.sync()
        adding.cancel()
        let added = try await adding.value
        #expect(one.store.count == count + 1 + added)
        let found = try #require(try one.store.meanings(of: "FTW").first)
        #expect(found.id == identifier(1))
        #expect(found.tags == ["t0", "t1", "t2", "t3", "t4"])
        #expect(try SQLiteScript.run("SELECT count(*) FROM sync_later", on: one.store.path) == ["0"])
        #expect(try one.faults() == [])
    }

    @Test func anEarlierTextOfAThingIsNotMergedWithAnEqualThing() async throws {
        // Another device had a thing with this meaning, and changed it; mine was added later. They never were the same.
        try one.add("FTW", "For the Win", at: 5_000)
        let filler = (2...9_000).map { edit(1, "note", "note \($0)") }
        try write([thing(1)] + filler + [edit(1, "long", "Free the Whales")])
        try await one.sync()
        #expect(try one.store.meanings(of: "FTW").map(\.long).sorted() == ["For the Win", "Free the Whales"])
    }
}
