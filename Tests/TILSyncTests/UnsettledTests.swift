import Foundation
import TILCore
import Testing

@testable import TILSync

/// A folder in which another program replaces a device's file as soon as it is written.
private struct RestlessCarrier: Carrier {
    let folder: FolderCarrier

    var head: String { get async { folder.head } }
    func fetch() async throws { try await folder.fetch() }
    func files() async throws -> [LogFile] { try await folder.files() }
    func isUnchanged(since seen: Seen) async -> Bool { folder.isUnchanged(since: seen) }
    func read(_ file: LogFile) async throws -> [UInt8] { try await folder.read(file) }
    func missingCount() async throws -> Int? { try await folder.missingCount() }
    func replaceDamaged() async throws -> Bool { try await folder.replaceDamaged() }
    func tidy() async throws { try await folder.tidy() }

    func publish(_ files: [LogContent]) async throws {
        try await folder.publish(
            files.map { LogContent(path: $0.path, bytes: Array($0.bytes.dropLast(5)) + Array("ABC\"}\n".utf8)) })
    }
}

@Suite("A sync without an end") final class UnsettledTests: ReplicaSuite {
    @Test func aSyncEndsIfAFileChangesAfterEveryRound() async throws {
        try one.add("FTW", "for the win")
        try one.begin(remote)
        try await one.sync()
        try two.add("TBD", "to be done")
        try two.begin(remote)
        let folder = RestlessCarrier(folder: FolderCarrier(folder: temporary.path + "/shared"))
        let synchronizer = try Synchronizer(two.store, variables: Replica.variables, mayAsk: false)
        await #expect(throws: SyncError.unsettled) {
            try await synchronizer.run(at: instant(2_000), SyncProgress(), over: folder)
        }
        #expect(try two.thing("FTW") != nil)
        #expect(try two.store.syncOutcomes(limit: 1).first?.received ?? 0 > 0)
        try await sync(two, one, two)
        #expect(try one.thing("TBD") != nil)
        try expectAgreement()
    }
}

/// The progress of a sync while a person may be asked.
@Suite struct SyncProgressTests {
    @Test func progressIsErasedBeforeAQuestion() async throws {
        let progress = SyncProgress()
        progress.record(3, of: 10)
        #expect(progress.present?.done == 3)
        let hiding = Task { try await progress.hide() }
        while progress.present != nil { await Task.yield() }
        try await hiding.value
        #expect(progress.present == nil)
        progress.unhide()
        #expect(progress.present?.total == 10)
    }
}
