import Foundation
import TestSupport
import Testing

@testable import TILSync

/// Stories of two devices, with a folder that they may share.
class ReplicaSuite {
    let temporary: TemporaryFolder
    var home: String { temporary.path }
    var remote: SyncRemote
    let one: Replica
    let two: Replica

    init() async throws {
        temporary = try TemporaryFolder()
        let shared = temporary.path + "/shared"
        try makeFolder(shared)
        remote = .folder(shared)
        one = try Replica("one", in: temporary.path)
        two = try Replica("two", in: temporary.path)
    }

    /// Lets both take part, the second after the first has sent all.
    func begin() async throws {
        for replica in [one, two] {
            try replica.begin(remote)
            try await replica.sync()
        }
        try await one.sync()
    }

    func sync(_ replicas: Replica...) async throws { for replica in replicas { try await replica.sync() } }

    /// Expects that both have the same, and nothing is wrong with it.
    func expectAgreement() throws {
        for replica in [one, two] { #expect(try replica.faults() == []) }
        #expect(try one.contents() == two.contents())
    }
}

/// Makes a folder and those that it is in.
func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
}

/// An instant in the story of a test.
func instant(_ seconds: Double = 0) -> Date { Date(timeIntervalSince1970: 1_700_000_000 + seconds) }

/// Syncs replicas in turn until nothing is new any more.
func settle(_ replicas: [Replica]) async throws {
    for _ in 0..<8 {
        var isQuiet = true
        for replica in replicas {
            let outcome = try await replica.sync()
            if outcome.sent + outcome.received > 0 { isQuiet = false }
        }
        if isQuiet { return }
    }
}

/// The seeds to try: 10, or as many as `make soak` asks for, starting at `TIL_SOAK_SEED`.
let soakSeeds: Range<Int> = {
    func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }
    let first = number("TIL_SOAK_SEED") ?? 0
    return first..<(first + (number("TIL_SOAK_ROUNDS") ?? 10))
}()
