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

    /// Writes the log of another device.
    private func write(_ operations: [SyncEvent.Operation]) throws {
        let device = "other"
        try FileManager.default.createDirectory(atPath: shared + "/log/\(device)", withIntermediateDirectories: true)
        var hash = LogLine.seed(device)
        var number: Int64 = 0
        for (file, start) in stride(from: 0, to: operations.count, by: 3_000).enumerated() {
            var bytes: [UInt8] = []
            for operation in operations[start...].prefix(3_000) {
                number += 1
                let stamp = SyncStamp(milliseconds: 1_700_000_000_000 + number, device: device)
                LogLine.write(SyncEvent(number: number, stamp: stamp, operation: operation), after: &hash, into: &bytes)
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
        let thing = Thing(
            id: identifier(count), short: "FTW", long: "For the Win", added: Date(timeIntervalSince1970: 1_600_000_000))
        let chain = (1..<count).reversed().map { SyncEvent.Operation.same(identifier($0 + 1), identifier($0)) }
        try write([.thing(thing, removed: nil)] + chain)
        let added = try await syncWhileOthersAdd()
        #expect(try replica.store.meanings(of: "FTW").map(\.id) == [identifier(1)])
        #expect(replica.store.count == 1 + added)
        #expect(try replica.faults() == [])
    }

    @Test("What waits for a thing is applied once it has come, under whichever identifier, in whatever order")
    func waiting() async throws {
        let count = 1_000
        let edits = (1...count).reversed().flatMap { number in
            [
                SyncEvent.Operation.edit(identifier(number), .tag("t\(number % 5)", isOn: true)),
                .same(identifier(number + 1), identifier(number)),
            ]
        }
        let thing = Thing(
            id: identifier(count + 1), short: "FTW", long: "For the Win",
            added: Date(timeIntervalSince1970: 1_600_000_000))
        try write(edits + [.thing(thing, removed: nil)])
        _ = try await syncWhileOthersAdd()
        let found = try #require(try replica.store.meanings(of: "FTW").first)
        #expect(found.id == identifier(1))
        #expect(found.tags == ["t0", "t1", "t2", "t3", "t4"])
        #expect(try SQLiteScript.run("SELECT count(*) FROM sync_later", on: replica.store.path) == ["0"])
        #expect(try replica.faults() == [])
    }
}
