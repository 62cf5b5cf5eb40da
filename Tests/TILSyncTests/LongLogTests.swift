import Foundation
import TILCore
import TestSupport
import Testing

@testable import TILSync

@Suite("Long logs of other devices") struct LongLogTests {
    private let temporary: TemporaryFolder
    private let replica: Replica
    private var shared: String { temporary.path + "/shared" }

    init() throws {
        temporary = try TemporaryFolder()
        replica = try Replica("one", in: temporary.path)
        try FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: true)
        try replica.begin(.folder(shared))
    }

    /// The identifier with a number, in the order of numbers.
    private func identifier(_ number: Int) -> UUID {
        let digits = String(number, radix: 16)
        return UUID(uuidString: "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits)
            ?? UUID()
    }

    private func event(
        _ operation: SyncEvent.Operation, _ number: Int, thing: Int? = nil, _ fill: (inout SyncEvent) -> Void = { _ in }
    ) -> SyncEvent {
        var event = SyncEvent(number: 0, stamp: SyncStamp(milliseconds: 0, device: ""), operation: operation)
        (event.id, event.thing) = (identifier(number), thing.map(identifier))
        fill(&event)
        return event
    }

    private func thing(_ number: Int, _ long: String = "For the Win") -> SyncEvent {
        event(.thing, number) { ($0.short, $0.long, $0.added) = ("FTW", long, 1_600_000_000_000) }
    }

    private func same(_ other: Int, _ kept: Int) -> SyncEvent { event(.same, other, thing: kept) }

    /// Writes the log of another device.
    private func write(_ events: [SyncEvent]) throws {
        let device = "other"
        try FileManager.default.createDirectory(atPath: shared + "/log/\(device)", withIntermediateDirectories: true)
        var hash = LogLine.seed(device)
        var number: Int64 = 0
        for (file, start) in stride(from: 0, to: events.count, by: 3_000).enumerated() {
            var bytes: [UInt8] = []
            for var event in events[start...].prefix(3_000) {
                number += 1
                event.number = number
                event.stamp = SyncStamp(milliseconds: 1_700_000_000_000 + number, device: device)
                LogLine.write(event, after: &hash, into: &bytes)
            }
            try Data(bytes).write(to: URL(fileURLWithPath: shared + "/log/\(device)/\(file + 1).jsonl"))
        }
    }

    /// Syncs, while another program adds one thing after the other.
    /// - Returns: how many it added.
    private func syncWhileOthersAdd() async throws -> Int {
        let path = replica.store.path
        let adding = Task.detached {
            let store = try ThingStore(path: path, patience: 2)
            var count = 0
            while !Task.isCancelled {
                count += 1
                try await store.add(
                    try ThingDraft(short: "A\(count)", long: "added meanwhile"), at: Date(timeIntervalSince1970: 1))
                try? await Task.sleep(for: .milliseconds(20))
            }
            return count
        }
        try await replica.sync()
        adding.cancel()
        return try await adding.value
    }

    @Test("A chain of identifiers that are the same ends at the smallest one, and nobody waits for it")
    func chain() async throws {
        let count = 4_000
        let chain = (1..<count).reversed().map { same($0 + 1, $0) }
        try write([thing(count)] + chain)
        let added = try await syncWhileOthersAdd()
        #expect(try replica.store.meanings(of: "FTW").map(\.id) == [identifier(1)])
        #expect(replica.store.count == 1 + added)
        #expect(try replica.faults() == [])
    }

    @Test("What waits for a thing is applied once it has come, under whichever identifier, in whatever order")
    func waiting() async throws {
        let count = 1_000
        let edits = (1...count).reversed().flatMap { number in
            [event(.edit, number) { $0.tag = "t\(number % 5)" }, same(number + 1, number)]
        }
        try write(edits + [thing(count + 1)])
        _ = try await syncWhileOthersAdd()
        let found = try #require(try replica.store.meanings(of: "FTW").first)
        #expect(found.id == identifier(1))
        #expect(found.tags == ["t0", "t1", "t2", "t3", "t4"])
        #expect(try SQLiteScript.run("SELECT count(*) FROM sync_later", on: replica.store.path) == ["0"])
        #expect(try replica.faults() == [])
    }

    @Test("Things that are the same on both sides, and events that waited, keep nobody out for long")
    func manyAtOnce() async throws {
        let count = 2_000
        for number in 1...count { try replica.add("S\(number)", "meaning \(number)") }
        let mine = (1...count).map { number in
            event(.thing, number) { ($0.short, $0.long) = ("S\(number)", "meaning \(number)") }
        }
        let notes = (1...count).map { number in event(.edit, count + 1) { $0.note = "note \(number)" } }
        try write(mine + notes + [thing(count + 1)])
        let start = ContinuousClock.now
        let added = try await syncWhileOthersAdd()
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        #expect(Double(added) >= seconds, "\(added) in \(seconds) s")
        #expect(replica.store.count == count + 1 + added)
        #expect(try replica.store.meanings(of: "FTW").map(\.note) == ["note \(count)"])
        #expect(try replica.faults() == [])
    }

    @Test("A state of the past that says what another thing says now is not taken for it")
    func past() async throws {
        // Another device had a thing with this meaning, and changed it; mine was added later. They never were the same.
        try replica.add("FTW", "For the Win", at: 5_000)
        let filler = (2...9_000).map { number in event(.edit, 1) { $0.note = "note \(number)" } }
        try write([thing(1)] + filler + [event(.edit, 1) { $0.long = "Free the Whales" }])
        try await replica.sync()
        #expect(try replica.store.meanings(of: "FTW").map(\.long).sorted() == ["For the Win", "Free the Whales"])
    }
}
